"""The ledger's file: restarts, damage, other programs, full disks, locks."""

from __future__ import annotations

import sqlite3
import sys
from dataclasses import replace
from pathlib import Path

import anyio
import pytest

from redaction.text import restored
from sidecar.adapters.ledger import SqliteLedger
from sidecar.domain.errors import BadConfiguration, Unavailable
from sidecar.domain.verdicts import Receipt, UnitRecord
from tests.contract.ledger.records import NOW, ids, score, unit
from tests.fakes import FakeClock

pytestmark = pytest.mark.anyio


WRITER = """
import anyio, itertools, pathlib, sys
from sidecar.adapters.clock import SystemClock
from sidecar.adapters.ledger import SqliteLedger
from tests.contract.ledger.records import score, unit

async def main():
    ledger = await SqliteLedger.open(pathlib.Path(sys.argv[1]), clock=SystemClock())
    for number in itertools.count():
        await ledger.record(unit(score(f"{number}"), name=f"turn{number}"))
        print(f"turn{number}", flush=True)

anyio.run(main)
"""


def files_of(database: Path) -> tuple[bytes, bytes]:
    """The database and its write-ahead log, as a crash would leave them now."""
    return database.read_bytes(), Path(f"{database}-wal").read_bytes()


def lay(database: Path, main: bytes, log: bytes) -> None:
    """Put a database and its log in place."""
    database.write_bytes(main)
    Path(f"{database}-wal").write_bytes(log)


class TestFiles:
    """What may be wrong with the file."""

    async def test_what_was_recorded_survives_a_restart(self, tmp_path: Path) -> None:
        """Units, scores and the outbox come back in the next process."""
        first = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
        await first.record(unit(score("a"), score("b", "unknown")))
        await first.delivered([("a", Receipt.ACCEPTED)])
        await first.close()
        second = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
        assert await second.find("t") == (unit(score("a"), score("b", "unknown")),)
        assert await second.outbox(9) == (score("b", "unknown"),)
        await second.close()

    async def test_the_file_is_private(self, tmp_path: Path) -> None:
        """Redacted is not public."""
        ledger = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
        await ledger.close()
        assert (tmp_path / "ledger.db").stat().st_mode & 0o077 == 0

    @pytest.mark.parametrize("kept", [10, 2_000])
    async def test_a_torn_file_is_refused_by_name(self, tmp_path: Path, kept: int) -> None:
        """A file cut short is bad configuration, not a traceback and not an empty ledger."""
        path = tmp_path / "ledger.db"
        ledger = await SqliteLedger.open(path, clock=FakeClock())
        await ledger.record(unit(score("a", comment="x" * 20_000)))
        await ledger.close()
        path.write_bytes(path.read_bytes()[:kept])
        with pytest.raises(BadConfiguration, match=r"ledger\.path.*damaged"):
            await SqliteLedger.open(path, clock=FakeClock())

    async def test_another_programs_database_is_refused(self, tmp_path: Path) -> None:
        """We do not write into what is not ours."""
        path = tmp_path / "theirs.db"
        with sqlite3.connect(path) as theirs:
            theirs.execute("CREATE TABLE units (id)")
        theirs.close()
        with pytest.raises(BadConfiguration, match="another program"):
            await SqliteLedger.open(path, clock=FakeClock())

    async def test_a_newer_schema_is_refused(self, tmp_path: Path) -> None:
        """An older sidecar must not write into a newer ledger."""
        path = tmp_path / "ledger.db"
        await (await SqliteLedger.open(path, clock=FakeClock())).close()
        with sqlite3.connect(path) as newer:
            newer.execute("PRAGMA user_version = 99")
        newer.close()
        with pytest.raises(BadConfiguration, match="schema 99"):
            await SqliteLedger.open(path, clock=FakeClock())

    async def test_a_missing_folder_is_refused(self, tmp_path: Path) -> None:
        """The message names the key."""
        with pytest.raises(BadConfiguration, match=r"ledger\.path"):
            await SqliteLedger.open(tmp_path / "no" / "ledger.db", clock=FakeClock())

    async def test_a_folder_in_place_of_a_file_is_refused(self, tmp_path: Path) -> None:
        """The message names the key."""
        with pytest.raises(BadConfiguration, match=r"ledger\.path"):
            await SqliteLedger.open(tmp_path, clock=FakeClock())

    async def test_a_torn_log_is_recovered_up_to_its_last_whole_record(
        self, tmp_path: Path
    ) -> None:
        """A crash in the middle of a write costs that write and nothing before it."""
        ledger = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
        records = [unit(score(f"{n}"), name=f"turn{n}", recorded_at=NOW + n) for n in range(8)]
        for record in records:
            await ledger.record(record)
        database, log = files_of(tmp_path / "ledger.db")
        await ledger.close()
        seen = set()
        for cut in range(1, len(log), len(log) // 20):
            torn = tmp_path / f"torn{cut}.db"
            lay(torn, database, log[:-cut])
            again = await SqliteLedger.open(torn, clock=FakeClock())
            found = await again.find("t")
            assert found == tuple(records[: len(found)])
            assert ids(await again.outbox(9)) == [f"{n}" for n in range(len(found))]
            await again.record(records[-1])
            await again.close()
            seen.add(len(found))
        assert {0, 7} <= seen

    async def test_what_returned_survives_a_kill(self, tmp_path: Path) -> None:
        """Once `record` has returned, kill -9 does not take it back."""
        path = tmp_path / "ledger.db"
        writer = await anyio.open_process(
            [sys.executable, "-c", WRITER, str(path)], cwd=Path(__file__).parents[3], stderr=None
        )
        assert writer.stdout is not None
        told = b""
        async for chunk in writer.stdout:
            told += chunk
            if told.count(b"\n") >= 20:
                break
        writer.kill()
        async for chunk in writer.stdout:
            told += chunk
        await writer.wait()
        await writer.aclose()
        ledger = await SqliteLedger.open(path, clock=FakeClock())
        found = {record.unit for record in await ledger.find("t")}
        assert set(told.decode().split("\n")[:-1]) <= found
        assert await ledger.depth() == len(found)
        await ledger.close()

    async def test_a_full_disk_is_unavailable_and_passes(self, tmp_path: Path) -> None:
        """Nothing of the refused unit stays; when there is room again it can be recorded."""
        ledger = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
        large = replace(unit(score("a")), answer=restored("x" * 4_000_000))
        ledger._connection.execute("PRAGMA max_page_count = 100")
        with pytest.raises(Unavailable, match="SQLITE_FULL"):
            await ledger.record(large)
        assert await ledger.find("t") == ()
        ledger._connection.execute("PRAGMA max_page_count = 100000")
        await ledger.record(large)
        assert await ledger.find("t") == (large,)
        await ledger.close()

    async def test_one_refused_call_does_not_fail_its_neighbours(self, tmp_path: Path) -> None:
        """Calls that shared a transaction with the refused one are run again alone."""
        ledger = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
        ledger._connection.execute("PRAGMA max_page_count = 100")
        large = replace(unit(name="large"), answer=restored("x" * 4_000_000))
        refused: list[str] = []

        async def attempt(record: UnitRecord) -> None:
            try:
                await ledger.record(record)
            except Unavailable:
                refused.append(record.unit)

        async with anyio.create_task_group() as tasks:
            for record in (unit(name="first"), large, unit(name="last")):
                tasks.start_soon(attempt, record)
        assert refused == ["large"]
        assert {found.unit for found in await ledger.find("t")} == {"first", "last"}
        await ledger.close()

    async def test_a_locked_file_is_unavailable(self, tmp_path: Path) -> None:
        """Another writer that does not let go is an outage, not a crash."""
        path = tmp_path / "ledger.db"
        ledger = await SqliteLedger.open(path, clock=FakeClock())
        ledger._connection.execute("PRAGMA busy_timeout = 1")
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="SQLITE_BUSY"):
            await ledger.record(unit())
        other.execute("ROLLBACK")
        other.close()
        await ledger.record(unit())
        await ledger.close()
