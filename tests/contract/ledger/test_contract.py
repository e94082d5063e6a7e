"""What every implementation of ports.Ledger keeps."""

from __future__ import annotations

import anyio
import pytest

from sidecar.adapters.ledger import SqliteLedger
from sidecar.domain.errors import Unavailable
from sidecar.domain.outcomes import Disposition
from sidecar.domain.verdicts import Receipt, UnitRecord
from sidecar.ports import Ledger
from tests.contract.ledger.records import NOW, ids, score, unit

pytestmark = pytest.mark.anyio


class TestContract:
    """What every implementation of ports.Ledger keeps."""

    async def test_an_unknown_trace_has_no_units(self, ledger: Ledger) -> None:
        """`find` answers empty, not an error."""
        assert await ledger.find("nobody") == ()

    async def test_units_of_a_trace_come_oldest_first(self, ledger: Ledger) -> None:
        """The order is that of recording time, whatever the order of arrival."""
        late, early = unit(name="turn2", recorded_at=NOW + 1), unit(name="turn1")
        await ledger.record(late)
        await ledger.record(early)
        assert await ledger.find("t") == (early, late)

    async def test_the_same_unit_replaces(self, ledger: Ledger) -> None:
        """A unit judged again leaves one record, the later, and only its scores wait."""
        await ledger.record(unit(score("a"), score("b")))
        again = unit(score("b", 0.0), score("c"))
        await ledger.record(again)
        assert await ledger.find("t") == (again,)
        assert ids(await ledger.outbox(9)) == ["b", "c"]

    async def test_the_outbox_is_first_in_first_out_and_bounded(self, ledger: Ledger) -> None:
        """`outbox` does not remove; `depth` counts all."""
        await ledger.record(unit(score("a"), score("b"), score("c")))
        assert ids(await ledger.outbox(2)) == ["a", "b"]
        assert ids(await ledger.outbox(2)) == ["a", "b"]
        assert await ledger.depth() == 3

    async def test_a_delivered_score_does_not_return(self, ledger: Ledger) -> None:
        """The same content recorded again stays out, accepted or refused."""
        await ledger.record(unit(score("a"), score("b")))
        await ledger.outbox(9)
        await ledger.delivered([("a", Receipt.ACCEPTED), ("b", Receipt.REFUSED)])
        await ledger.record(unit(score("a"), score("b")))
        assert await ledger.depth() == 0

    async def test_a_changed_score_returns_to_the_outbox(self, ledger: Ledger) -> None:
        """Another verdict under the same id must reach the store too."""
        await ledger.record(unit(score("a")))
        await ledger.delivered([("a", Receipt.ACCEPTED)])
        await ledger.record(unit(score("a", 0.0)))
        assert await ledger.outbox(9) == (score("a", 0.0),)

    async def test_a_receipt_for_replaced_content_takes_nothing_out(self, ledger: Ledger) -> None:
        """A score replaced while its first form is on the wire still waits, once."""
        await ledger.record(unit(score("a")))
        assert await ledger.outbox(9) == (score("a"),)
        await ledger.record(unit(score("a", 0.0)))
        await ledger.delivered([("a", Receipt.ACCEPTED)])
        assert await ledger.outbox(9) == (score("a", 0.0),)
        await ledger.delivered([("a", Receipt.ACCEPTED)])
        assert await ledger.depth() == 0

    async def test_receipts_for_unknown_scores_change_nothing(self, ledger: Ledger) -> None:
        """An erased score may still be on the wire."""
        await ledger.delivered([("nobody", Receipt.ACCEPTED)])
        assert await ledger.depth() == 0

    async def test_many_writers_at_once_are_all_kept(self, ledger: Ledger) -> None:
        """Calls share transactions; none is lost, none waits for another's failure."""
        async with anyio.create_task_group() as tasks:
            for number in range(600):
                tasks.start_soon(ledger.record, unit(score(f"{number}"), name=f"turn{number}"))
        assert await ledger.depth() == 600
        assert len(await ledger.find("t")) == 600

    async def test_closing_twice_is_fine_and_then_nothing_is_taken(self, ledger: Ledger) -> None:
        """A closed ledger says so instead of losing."""
        await ledger.close()
        await ledger.close()
        with pytest.raises(Unavailable, match="closed"):
            await ledger.record(unit())


async def test_the_summary_adds_up(ledger: SqliteLedger) -> None:
    """Units by disposition, verdicts by criterion and outcome, entities, scores waiting."""
    await ledger.record(unit(score("a"), name="turn1"))
    await ledger.record(unit(name="turn2"))
    dropped = UnitRecord("u", "trace", Disposition.SAMPLED_OUT, "", NOW, spans=1)
    await ledger.record(dropped)
    summary = await ledger.summary()
    assert summary.dispositions == {"sampled_out": 1, "scored": 2}
    assert summary.verdicts == {"answered_intent": {"pass": 2}}
    assert summary.redactions == {"PERSON": 4}
    assert summary.outbox == 1
