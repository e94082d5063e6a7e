"""Units and scores for a ledger."""

from __future__ import annotations

from collections.abc import Sequence

from redaction.text import restored, trusted_literal
from sidecar.domain.outcomes import Disposition, Outcome
from sidecar.domain.verdicts import Grader, JudgeIdentity, Score, ScoreType, UnitRecord, Verdict
from tests.fakes import FakeClock

NOW = FakeClock().now()
IDENTITY = JudgeIdentity(grader=Grader.LLM, version="jv1", rubric_revision="r1")


def score(score_id: str, value: float | str = 1.0, comment: str = "fine") -> Score:
    """One score of trace `t`."""
    return Score(
        id=score_id,
        event_id=f"event-{score_id}",
        name="answered_intent",
        trace_id="t",
        observation_id="s1",
        type=ScoreType.CATEGORICAL if isinstance(value, str) else ScoreType.BOOLEAN,
        value=value,
        timestamp_ns=1_760_000_000_123_456_789,
        environment="default",
        comment=restored(comment),
        metadata=trusted_literal("{}"),
    )


def unit(*scores: Score, name: str = "trace", recorded_at: float = NOW) -> UnitRecord:
    """One unit of trace `t` with one verdict."""
    return UnitRecord(
        trace_id="t",
        unit=name,
        disposition=Disposition.SCORED,
        reason="",
        recorded_at=recorded_at,
        spans=2,
        redactions=(("PERSON", 2),),
        verdicts=(Verdict(criterion="answered_intent", outcome=Outcome.PASS, identity=IDENTITY),),
        scores=scores,
    )


def ids(scores: Sequence[Score]) -> list[str]:
    """The ids, in order."""
    return [each.id for each in scores]
