"""The ledger's file: ours or none, and one process at a time."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import anyio
import pytest

from sidecar.adapters.ledger import SqliteLedger
from sidecar.app.alone import alone
from sidecar.app.settings import configured
from sidecar.domain.errors import BadConfiguration, Unavailable
from tests.fakes import FakeClock
from tests.process import ROOT


@pytest.fixture
def settings(tmp_path: Path) -> Path:
    """A sidecar.yaml whose ledger stands beside it."""
    shutil.copytree(ROOT / "policies", tmp_path / "policies")
    file = tmp_path / "sidecar.yaml"
    file.write_text("ledger: {path: ledger.db}\n")
    return file


def _database(path: Path, application: int) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"PRAGMA application_id = {application}; CREATE TABLE t (a);")


def test_another_programs_file_is_refused_before_anything_opens(settings: Path) -> None:
    """Text, and a database that is not ours; neither is changed."""
    path = settings.parent / "ledger.db"
    path.write_text("not a database, but somebody's notes")
    with pytest.raises(BadConfiguration, match=r"ledger\.path: .* is no database"):
        configured(settings)
    path.unlink()
    _database(path, 7)
    before = path.read_bytes()
    with pytest.raises(BadConfiguration, match=r"ledger\.path: .* another program's"):
        configured(settings)
    assert path.read_bytes() == before


def test_our_own_file_an_empty_one_and_none_are_taken(settings: Path) -> None:
    """An empty file is what `mktemp` makes; ours may have died with its log unmerged."""
    path = settings.parent / "ledger.db"
    configured(settings)
    path.touch()
    configured(settings)

    async def opened() -> None:
        ledger = await SqliteLedger.open(path, clock=FakeClock(), retention_days=1.0)
        configured_meanwhile.append(await anyio.to_thread.run_sync(configured, settings))
        await ledger.close()

    configured_meanwhile: list[object] = []
    anyio.run(opened)
    configured(settings)
    assert configured_meanwhile


def test_a_ledger_is_worked_on_by_one_process(tmp_path: Path) -> None:
    """The second is told to come again: the first may be draining."""
    path = tmp_path / "ledger.db"
    with alone(path):
        with pytest.raises(Unavailable, match=r"ledger\.path"), alone(path):
            pass
        with alone(tmp_path / "other.db"), alone(None):
            pass
    with alone(path):
        pass


def test_a_lock_that_cannot_be_made_names_the_key(tmp_path: Path) -> None:
    """A folder stands where the lock would."""
    (tmp_path / "ledger.db.lock").mkdir()
    with pytest.raises(BadConfiguration, match=r"ledger\.path"), alone(tmp_path / "ledger.db"):
        pass
