"""What can become of a unit: one outcome per criterion, exactly one disposition."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum


class Outcome(StrEnum):
    """What became of one criterion on one unit."""

    PASS = "pass"
    FAIL = "fail"
    UNKNOWN = "unknown"
    UNPARSEABLE = "unparseable"
    GATED = "gated"
    REFUSAL = "refusal"
    CONTENT_FILTER = "content_filter"
    JUDGE_UNAVAILABLE = "judge_unavailable"
    QUARANTINED = "quarantined"
    UNCALIBRATED = "uncalibrated"
    TO_REVIEW = "to_review"
    NOT_APPLICABLE = "not_applicable"


class Disposition(StrEnum):
    """What became of one unit; `received = sum(dispositions) + in flight`, always."""

    SAMPLED_OUT = "sampled_out"
    FILTERED = "filtered"
    NO_GENERATION = "no_generation"
    NO_CRITERION = "no_criterion"
    OVER_BUDGET = "over_budget"
    REDACTION_FAILED = "redaction_failed"
    EXPIRED = "expired"
    HANDED_OVER = "handed_over"
    LOST_AT_SHUTDOWN = "lost_at_shutdown"
    SCORED = "scored"
    QUARANTINED = "quarantined"
    JUDGE_UNAVAILABLE = "judge_unavailable"
    UNCALIBRATED = "uncalibrated"
    TO_REVIEW = "to_review"
    ALREADY_SCORED = "already_scored"
    FAULT = "fault"
    """A defect of ours ended this unit; the event names its place in our source."""


SCORED_OUTCOMES = frozenset(
    {
        Outcome.PASS,
        Outcome.FAIL,
        Outcome.UNKNOWN,
        Outcome.UNPARSEABLE,
        Outcome.GATED,
        Outcome.REFUSAL,
        Outcome.CONTENT_FILTER,
    }
)
"""Outcomes that a score carries (a gated criterion's gate published its own)."""

_ORDER: tuple[tuple[Outcome, Disposition], ...] = (
    (Outcome.QUARANTINED, Disposition.QUARANTINED),
    (Outcome.JUDGE_UNAVAILABLE, Disposition.JUDGE_UNAVAILABLE),
    (Outcome.UNCALIBRATED, Disposition.UNCALIBRATED),
    (Outcome.TO_REVIEW, Disposition.TO_REVIEW),
)


def disposition_of(outcomes: Iterable[Outcome]) -> Disposition:
    """Return the first disposition that holds among a unit's outcomes.

    Order: scored > quarantined > judge_unavailable > uncalibrated > to_review; a unit
    to which no criterion applied is `no_criterion`.
    """
    seen = frozenset(outcomes)
    if seen & SCORED_OUTCOMES:
        return Disposition.SCORED
    for outcome, disposition in _ORDER:
        if outcome in seen:
            return disposition
    return Disposition.NO_CRITERION
