"""UnitRecord to rows and back, faithfully; cleared texts in, restored texts out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import orjson

from redaction.text import SafeText, restored
from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import Sampling
from sidecar.domain.verdicts import (
    Grader,
    JudgeIdentity,
    Observable,
    Score,
    ScoreType,
    Spend,
    UnitRecord,
    Verdict,
)

Row = tuple[Any, ...]

UNIT_COLUMNS: Final = (
    "trace_id, unit, disposition, reason, recorded_at, spans, probability, stratum,"
    " upstream_weight, selected_span, rule, confidence, answer, redactions"
)
VERDICT_COLUMNS: Final = (
    "criterion, outcome, reason, grader, judge_version, rubric_revision, asked_model,"
    " answered_model, parser_version, calibration, rationale, observables, score,"
    " input_tokens, output_tokens, dollars, seconds, attempts"
)
SCORE_COLUMNS: Final = (
    "id, event_id, name, trace_id, observation_id, type, value, timestamp_ns, environment,"
    " comment, metadata, replaces"
)


def slots(columns: str) -> str:
    """Return as many `?` as there are columns."""
    return ", ".join("?" * (columns.count(",") + 1))


def unit_row(unit: UnitRecord) -> Row:
    """Write a unit as UNIT_COLUMNS."""
    sampling = unit.sampling
    return _storable(
        unit.trace_id,
        unit.unit,
        unit.disposition,
        unit.reason,
        unit.recorded_at,
        unit.spans,
        sampling.probability if sampling else None,
        sampling.stratum if sampling else None,
        sampling.upstream_weight if sampling else None,
        unit.selected_span,
        unit.rule,
        unit.confidence,
        unit.answer,
        orjson.dumps(unit.redactions).decode(),
    )


def verdict_row(verdict: Verdict) -> Row:
    """Write a verdict as VERDICT_COLUMNS."""
    identity, spend = verdict.identity, verdict.spend
    observables = [(seen.id, seen.passed, _scalar(seen.note)) for seen in verdict.observables]
    return _storable(
        verdict.criterion,
        verdict.outcome.value,
        verdict.reason,
        identity.grader.value,
        identity.version,
        identity.rubric_revision,
        identity.asked_model,
        identity.answered_model,
        identity.parser_version,
        identity.calibration,
        verdict.rationale,
        orjson.dumps(observables).decode(),
        verdict.score,
        spend.input_tokens,
        spend.output_tokens,
        spend.dollars,
        spend.seconds,
        spend.attempts,
    )


def score_row(score: Score) -> Row:
    """Write a score as SCORE_COLUMNS; two scores are the same when their rows are."""
    return _storable(
        score.id,
        score.event_id,
        score.name,
        score.trace_id,
        score.observation_id,
        score.type.value,
        score.value if isinstance(score.value, str) else float(score.value),
        score.timestamp_ns,
        score.environment,
        score.comment,
        score.metadata,
        score.replaces,
    )


def score_of(row: Row) -> Score:
    """Read SCORE_COLUMNS."""
    return Score(
        id=row[0],
        event_id=row[1],
        name=row[2],
        trace_id=row[3],
        observation_id=row[4],
        type=ScoreType(row[5]),
        value=row[6],
        timestamp_ns=row[7],
        environment=row[8],
        comment=restored(row[9]),
        metadata=restored(row[10]),
        replaces=row[11],
    )


def verdict_of(row: Row) -> Verdict:
    """Read VERDICT_COLUMNS."""
    return Verdict(
        criterion=row[0],
        outcome=Outcome(row[1]),
        reason=row[2],
        identity=JudgeIdentity(
            grader=Grader(row[3]),
            version=row[4],
            rubric_revision=row[5],
            asked_model=row[6],
            answered_model=row[7],
            parser_version=row[8],
            calibration=row[9],
        ),
        rationale=_safe(row[10]),
        observables=tuple(
            Observable(id=name, passed=passed, note=_safe(note))
            for name, passed, note in orjson.loads(row[11])
        ),
        score=row[12],
        spend=Spend(
            input_tokens=row[13],
            output_tokens=row[14],
            dollars=row[15],
            seconds=row[16],
            attempts=row[17],
        ),
    )


def unit_of(row: Row, verdicts: Iterable[Row], scores: Iterable[Row]) -> UnitRecord:
    """Read UNIT_COLUMNS with the rows that belong to it, in their order."""
    sampling = None
    if row[6] is not None:
        sampling = Sampling(probability=row[6], stratum=row[7], upstream_weight=row[8])
    return UnitRecord(
        trace_id=row[0],
        unit=row[1],
        disposition=row[2],
        reason=row[3],
        recorded_at=row[4],
        spans=row[5],
        sampling=sampling,
        selected_span=row[9],
        rule=row[10],
        confidence=row[11],
        answer=_safe(row[12]),
        redactions=tuple((entity, count) for entity, count in orjson.loads(row[13])),
        verdicts=tuple(map(verdict_of, verdicts)),
        scores=tuple(map(score_of, scores)),
    )


def _storable(*values: object) -> Row:
    return tuple(_scalar(value) for value in values)


def _scalar(value: object) -> object:
    if isinstance(value, SafeText):
        value = value.value
    if isinstance(value, str):
        # A lone surrogate (half an emoji, cut upstream) is no Unicode text: no disk takes it.
        return value.encode("utf-8", "replace").decode()
    return value


def _safe(text: str | None) -> SafeText | None:
    return None if text is None else restored(text)
