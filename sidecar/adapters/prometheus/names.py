"""Names, help texts and labels of everything counted; a counter's `_total` is the format's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

OTHER: Final = "other"

COUNTERS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "sidecar_requests": (
        "Requests and messages: received = decoded + refused + dead_lettered",
        ("source", "fate", "reason"),
    ),
    "sidecar_spans_received": ("Spans and log records read out of requests", ("source",)),
    "sidecar_spans_kept": ("Spans that sampling by id kept", ("source",)),
    "sidecar_spans_invalid": ("Spans that were not valid OTLP", ("source",)),
    "sidecar_late_spans": ("Spans of traces that had their disposition", ("decision",)),
    "sidecar_key_mismatch": ("Messages whose key is not their trace id", ("topic",)),
    "sidecar_unit_reasons": ("Units by disposition and reason", ("disposition", "reason")),
    "sidecar_redactions": ("Entities masked", ("entity",)),
    "sidecar_redaction_failures": ("Units withheld because redaction failed", ("kind",)),
    "sidecar_dead_letters": ("Unreadable bytes put aside", ("reason",)),
    "sidecar_push_failures": ("Whole pushes to the score store that failed", ("kind",)),
    "sidecar_relayed_messages": ("Messages the brokers acknowledged", ("topic",)),
    "sidecar_relayed_items": ("Spans and log records in them", ("topic",)),
    "sidecar_relay_unkeyed": ("Log records without a trace id, sent nowhere", ("topic",)),
    "sidecar_sampling_steps": (
        "Times the budget lowered or raised the sampling rates",
        ("direction", "reason"),
    ),
    "sidecar_warnings": ("Things a person should mend", ("code",)),
    "sidecar_telemetry_errors": ("Events this exporter could not count", ("event",)),
    "judge_traces_seen": ("Complete units to which a criterion applies", ("criterion",)),
    "judge_expected_verdicts": (
        "Sum of inclusion probabilities of what was seen",
        ("criterion",),
    ),
    "judge_verdicts": (
        "Verdicts reached",
        ("criterion", "verdict", "reason", "stratum", "judge_version"),
    ),
    "judge_weight": (
        "Sum of 1/p of units by verdict; missing where none was reached",
        ("criterion", "verdict", "stratum", "judge_version"),
    ),
    "judge_weight_squared": (
        "Sum of 1/p^2 of units by verdict",
        ("criterion", "verdict", "stratum", "judge_version"),
    ),
    "judge_rejudged": (
        "Verdicts made again because a late span changed the final generation",
        ("criterion", "from", "to"),
    ),
    "judge_not_judged": (
        "Criteria that reached no verdict on a unit, and why",
        ("criterion", "outcome", "reason"),
    ),
    "judge_errors": ("Units that ended without a verdict", ("criterion", "kind")),
    "judge_attempts": ("Calls to a judge", ("criterion", "outcome")),
    "judge_identity_changes": ("Another model answered than the one asked", ("criterion",)),
    "judge_tokens": ("Tokens as the provider reported", ("criterion", "direction")),
    "judge_cost_dollars": ("Cost of judging by the policy's prices", ("criterion",)),
    "judge_score_pushes": (
        "Scores answered by the store; failed counts each score of a failed push",
        ("criterion", "outcome"),
    ),
}

HISTOGRAMS: Final[Mapping[str, tuple[str, tuple[str, ...], tuple[float, ...]]]] = {
    "judge_duration_seconds": (
        "Time of one verdict, with its attempts",
        ("criterion",),
        (0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120),
    ),
    "judge_end_to_end_delay_seconds": (
        "From the end of the final generation to the disposition",
        (),
        (1, 5, 10, 20, 30, 60, 120, 300, 600, 900, 1800, 3600),
    ),
    "sidecar_redaction_duration_seconds": (
        "Time to clear the texts of one unit",
        (),
        (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20),
    ),
}

LIMITS: Final = {
    "stratum": 20,
    "criterion": 100,
    "judge_version": 100,
    "topic": 100,
    "reason": 200,  # our own slugs alone are about seventy
}
LIMIT: Final = 64
"""Distinct values of any other label in the life of a process."""


class Vocabulary:
    """The values a label has taken; beyond the limit a new one is `other`."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._known: set[str] = {OTHER}

    def __call__(self, value: str) -> str:
        """Return `value`, or `other` when it is one too many."""
        if value in self._known:
            return value
        if len(self._known) > self._limit:
            return OTHER
        self._known.add(value)
        return value
