"""A shadow beside the live criterion: what would move, and where to look."""

from __future__ import annotations

from pathlib import Path

import pytest

from redaction.text import trusted_literal
from sidecar.adapters.ledger import SqliteLedger
from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import Sampling
from sidecar.domain.verdicts import Grader, JudgeIdentity, UnitRecord, Verdict
from sidecar.offline.shadow import Pair, beside
from sidecar.stats.agreement import Table
from tests.fakes import FakeClock


def unit(at: int, live: str, shadow: str, version: str = "v2") -> UnitRecord:
    """A unit that both judged."""
    verdicts = tuple(
        Verdict(name, Outcome(outcome), JudgeIdentity(Grader.LLM, judge, "r"))
        for name, outcome, judge in (("intent", live, "v1"), ("intent_next", shadow, version))
    )
    return UnitRecord(
        trace_id=f"{at:032x}",
        unit="trace",
        disposition="scored",
        reason="",
        recorded_at=1_760_000_000.0 + at,
        spans=1,
        sampling=Sampling(1.0, "refunds"),
        answer=trusted_literal("On Thursday."),
        verdicts=verdicts,
    )


def test_what_differs_is_counted_and_named() -> None:
    """Undecided ones are in the list to look at, not in the table."""
    pairs = [
        *(Pair(f"a{at}", "other", "pass", "pass") for at in range(10)),
        *(Pair(f"b{at}", "other", "fail", "pass") for at in range(8)),
        Pair("c", "refunds", "pass", "fail"),
        Pair("d", "refunds", "pass", "unknown"),
    ]
    found = beside(pairs)
    assert (found.units, found.table) == (20, Table(10, 8, 1, 0))
    assert found.p_value == pytest.approx(20 / 512)
    assert [pair.trace_id for pair in found.differ[-2:]] == ["c", "d"]
    assert dict(found.strata)["refunds"] == Table(0, 0, 1, 0)
    assert "only the shadow passes 8" in found.lines()[1]
    assert found.as_json()["only_live_passes"] == 1


def test_nothing_decided_by_both_is_said() -> None:
    """No table, no number."""
    assert "nothing to compare" in beside([Pair("d", "other", "pass", "unknown")]).lines()[0]


@pytest.mark.anyio
async def test_the_ledger_gives_the_pairs_of_todays_versions(tmp_path: Path) -> None:
    """An older shadow's verdicts are another judge's."""
    ledger = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
    try:
        await ledger.record(unit(1, "pass", "fail"))
        await ledger.record(unit(2, "pass", "pass"))
        await ledger.record(unit(3, "pass", "fail", version="v0"))
        rows = await ledger.side_by_side(("intent", "v1"), ("intent_next", "v2"))
    finally:
        await ledger.close()
    assert [Pair(*row) for row in rows] == [
        Pair(f"{1:032x}", "refunds", "pass", "fail"),
        Pair(f"{2:032x}", "refunds", "pass", "pass"),
    ]
