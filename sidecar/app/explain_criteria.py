"""Why each criterion would or would not judge a unit, as `run` would decide it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from sidecar.app.compose import build_sampler
from sidecar.app.explain_words import in_words
from sidecar.app.settings import Settings
from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import Candidate, SafeCandidate
from sidecar.domain.verdicts import Grader, UnitRecord
from sidecar.intake.sample import Decision
from sidecar.judging.graders import grade
from sidecar.pipeline import Settled
from sidecar.policy import Criterion, facts_of

Row = dict[str, Any]


def criteria_of(settings: Settings, settled: Settled) -> list[Row]:
    """Return one row a criterion: `fate` is judge, pass, fail, unknown, gated or not_judged.

    Code checks run here, on the raw answer, since a gate of theirs decides about the others;
    no judge is asked. What was not judged has its reason.
    """
    candidate = settled.selection.candidate if settled.selection else None
    if settled.unit is None or settled.decision is None or candidate is None:
        return [_row(one, "not_judged", _unit_reason(settled)) for one in _all(settings)]
    if settled.safe is None:
        return [_row(one, "not_judged", _unit_reason(settled)) for one in _all(settings)]
    decision = build_sampler(settings).place(settled.unit, settled.decision.draw)
    candidate = replace(candidate, sampling=decision.sampling)
    return list(_judged(settings, candidate, settled.safe, decision))


def recorded_criteria(record: UnitRecord) -> list[Row]:
    """Return one row a verdict of the ledger, in the same shape."""
    rows = []
    for verdict in record.verdicts:
        away = verdict.outcome is Outcome.NOT_APPLICABLE
        fate = "not_judged" if away else verdict.outcome.value
        rows.append(
            {
                "criterion": verdict.criterion,
                "grader": verdict.identity.grader.value,
                "judge": verdict.identity.answered_model or verdict.identity.asked_model,
                "fate": fate,
                "reason": verdict.reason,
                "why": in_words(verdict.reason) if verdict.reason else "",
            }
        )
    return rows


def _all(settings: Settings) -> tuple[Criterion, ...]:
    return tuple(settings.policies.criteria)


def _unit_reason(settled: Settled) -> str:
    return settled.record.reason or settled.disposition.value


def _judged(
    settings: Settings, candidate: Candidate, safe: SafeCandidate, decision: Decision
) -> Iterator[Row]:
    facts = facts_of(candidate)
    shares = settings.config.judging.sample
    stopped: dict[str, str] = {}
    for one in settings.policies.criteria:
        if not one.applies_to.matches(facts):
            stopped[one.id] = "not_matched"
        elif not decision.kept:
            stopped[one.id] = "sampled_out"
        elif settings.config.judging.paused:
            stopped[one.id] = "paused"
        elif not decision.judges(shares.get(one.id, 1.0)):
            stopped[one.id] = "criterion_not_sampled"
    checked = {
        one.id: grade(one.check, candidate, safe.answer_entities)
        for one in settings.policies.criteria
        if one.id not in stopped and one.check is not None
    }
    gates = [
        one.id
        for one in settings.policies.criteria
        if one.gate and one.id in checked and checked[one.id].outcome is Outcome.FAIL
    ]
    for one in settings.policies.criteria:
        if one.id in stopped:
            yield _row(one, "not_judged", stopped[one.id])
        elif one.id in checked:
            found = checked[one.id]
            away = found.outcome is Outcome.NOT_APPLICABLE
            yield _row(one, "not_judged" if away else found.outcome.value, found.reason)
        elif gates:
            yield _row(one, "gated", gates[0])
        else:
            yield _row(one, "judge", "", settings.policies.judge_of(one).model)


def _row(criterion: Criterion, fate: str, reason: str, judge: str | None = None) -> Row:
    llm = criterion.grader is Grader.LLM
    why = in_words(reason) if reason else ""
    if fate == "gated":
        why = f"the gate {reason} failed"
    return {
        "criterion": criterion.id,
        "grader": criterion.grader.value,
        "judge": judge if llm else None,
        "fate": fate,
        "reason": reason,
        "why": why,
    }
