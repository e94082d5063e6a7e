"""What the ledger lets go: by age, and when it is told to."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import anyio
import pytest

from redaction.text import restored
from sidecar.adapters.ledger import SqliteLedger
from sidecar.domain.verdicts import Receipt
from tests.contract.ledger.records import NOW, score, unit
from tests.fakes import FakeClock

pytestmark = pytest.mark.anyio

DAY = 86_400.0


def files_holding(folder: Path, text: str) -> list[str]:
    """Names of the files in `folder` with `text` in their bytes."""
    return [path.name for path in folder.iterdir() if text.encode() in path.read_bytes()]


class TestForgetting:
    """Retention and erasure."""

    async def test_units_older_than_the_retention_expire(self, ledger: SqliteLedger) -> None:
        """Thirty days and a second is too old; thirty days less a second is not."""
        young = unit(name="young", recorded_at=NOW - 30 * DAY + 1)
        await ledger.record(unit(name="old", recorded_at=NOW - 30 * DAY - 1))
        await ledger.record(young)
        assert await ledger.expire() == 1
        assert await ledger.find("t") == (young,)

    async def test_a_score_that_still_waits_keeps_its_unit(self, ledger: SqliteLedger) -> None:
        """Its verdict was paid for; it expires once the store has answered."""
        await ledger.record(unit(score("a"), recorded_at=NOW - 99 * DAY))
        assert await ledger.expire() == 0
        await ledger.delivered([("a", Receipt.ACCEPTED)])
        assert await ledger.expire() == 1

    async def test_expiry_goes_on_past_one_batch(self, ledger: SqliteLedger) -> None:
        """More old units than a batch holds go in several transactions."""
        async with anyio.create_task_group() as tasks:
            for number in range(1_100):
                old = unit(name=f"turn{number}", recorded_at=NOW - 31 * DAY)
                tasks.start_soon(ledger.record, old)
        assert await ledger.expire() == 1_100

    async def test_without_a_retention_nothing_expires(self) -> None:
        """None keeps for ever."""
        ledger = await SqliteLedger.open(None, clock=FakeClock())
        await ledger.record(unit(recorded_at=0.0))
        assert await ledger.expire() == 0
        await ledger.close()

    async def test_erasing_names_the_scores_it_removed(self, ledger: SqliteLedger) -> None:
        """So that the caller can remove them from the score store."""
        await ledger.record(unit(score("a"), score("b")))
        erased = await ledger.erase("t")
        assert (erased.units, erased.score_ids) == (1, ("a", "b"))
        assert await ledger.find("t") == ()
        assert await ledger.depth() == 0

    async def test_erased_text_is_not_in_the_file(self, tmp_path: Path) -> None:
        """Neither in the database nor in its write-ahead log, while it stays open."""
        ledger = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
        marker = "zanahoria-" * 300
        await ledger.record(replace(unit(score("a", comment=marker)), answer=restored(marker)))
        held = files_holding(tmp_path, marker)
        await ledger.erase("t")
        left = files_holding(tmp_path, "zanahoria")
        await ledger.close()
        assert held
        assert left == []
