"""What a settled unit looks like to a program: the JSON line of `replay` and `explain`."""

from __future__ import annotations

from typing import Any

from sidecar.domain.verdicts import Verdict
from sidecar.pipeline import Settled


def line(settled: Settled) -> dict[str, Any]:
    """One unit: trace_id, unit, disposition, selected, outcomes, redactions."""
    record = settled.record
    return {
        "trace_id": record.trace_id,
        "unit": record.unit,
        "disposition": record.disposition,
        "reason": record.reason,
        "selected": _selected(settled),
        "outcomes": [outcome(verdict) for verdict in record.verdicts],
        "redactions": dict(record.redactions),
    }


def _selected(settled: Settled) -> dict[str, Any] | None:
    record, safe = settled.record, settled.safe
    if record.selected_span is None:
        return None
    model = (safe.answered_model or safe.asked_model) if safe else None
    return {
        "span_id": record.selected_span,
        "rule": record.rule,
        "confidence": record.confidence,
        "model": model.value if model else None,
        "answer": record.answer.value if record.answer is not None else None,
    }


def outcome(verdict: Verdict) -> dict[str, Any]:
    """One criterion's outcome."""
    return {
        "criterion": verdict.criterion,
        "outcome": verdict.outcome.value,
        "reason": verdict.reason,
        "grader": verdict.identity.grader.value,
        "judge_version": verdict.identity.version,
        "model": verdict.identity.answered_model or verdict.identity.asked_model,
        "score": verdict.score,
        "rationale": verdict.rationale.value if verdict.rationale else None,
        "dollars": verdict.spend.dollars,
    }
