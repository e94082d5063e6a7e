"""From a trace to what is judged once: Trace, Unit, Candidate, SafeCandidate."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from redaction.text import Entity, SafeText
from sidecar.domain.observations import Message, Observation, ToolCall

WHOLE_TRACE = "trace"
"""The id of a trace's first unit, mostly its only one; a later turn's is its root span's id."""


class Completion(StrEnum):
    """Why a trace was considered complete."""

    ROOT_ENDED = "root_ended"
    IDLE = "idle"
    DEADLINE = "deadline"
    BOUND = "bound"
    END_OF_INPUT = "end_of_input"


@dataclass(frozen=True, slots=True)
class Trace:
    """All that came of one trace id, deduplicated, in order of start."""

    trace_id: str
    observations: tuple[Observation, ...]
    completion: Completion


@dataclass(frozen=True, slots=True)
class Unit:
    """What is judged once: a trace, or one parentless turn of a session's trace."""

    trace_id: str
    unit: str
    observations: tuple[Observation, ...]


@dataclass(frozen=True, slots=True)
class Sampling:
    """How likely this unit was to be judged, and what it stands for.

    `probability` is ours, in (0, 1]; `upstream_weight` is the adjusted count the sender's
    sampler declared (W3C `ot=th`), None where it declared none.
    """

    probability: float
    stratum: str = "other"
    upstream_weight: float | None = None


@dataclass(frozen=True, slots=True)
class SamplingStep:
    """The budget moved: from `at` (epoch seconds) on, rates are multiplied by `factor`.

    `factor` = 2^-`step`. `reason`: judged_per_minute or dollars_per_day (the limit that asked
    for less), or room. `spent_dollars`: of that UTC day so far.
    """

    at: float
    step: int
    factor: float
    reason: str
    spent_dollars: float = 0.0


@dataclass(frozen=True, slots=True)
class Evidence:
    """What the agent had, beside the answer: calls with results, retrieved passages."""

    history: tuple[Message, ...] = ()
    tool_calls: tuple[ToolCall, ...] = ()
    retrieval: tuple[str, ...] = ()
    truncated_upstream: bool = False


@dataclass(frozen=True, slots=True)
class Candidate:
    """The final generation of a unit, RAW, with the rule that chose it.

    Never leaves the process: code checks read it, `intake.redact` turns it into a
    `SafeCandidate`. `confidence` in [0, 1].
    """

    trace_id: str
    unit: str
    span_id: str
    question: str
    answer: str
    answer_calls: tuple[ToolCall, ...]
    evidence: Evidence
    rule: str
    confidence: float
    started_ns: int
    ended_ns: int
    asked_model: str | None = None
    answered_model: str | None = None
    agent: str | None = None
    environment: str | None = None
    service: str | None = None
    session_id: str | None = None
    user_id: str | None = None
    sampling: Sampling = Sampling(probability=1.0)


@dataclass(frozen=True, slots=True)
class SafeCall:
    """A tool call whose texts were cleared."""

    name: SafeText
    arguments: SafeText
    result: SafeText | None


@dataclass(frozen=True, slots=True)
class SafeMessage:
    """A message of the conversation, cleared; `role` is one of our own literals."""

    role: SafeText
    text: SafeText


@dataclass(frozen=True, slots=True)
class SafeCandidate:
    """A candidate every text of which was cleared; this one may leave the process."""

    trace_id: str
    unit: str
    span_id: str
    question: SafeText
    answer: SafeText
    answer_calls: tuple[SafeCall, ...]
    history: tuple[SafeMessage, ...]
    tool_calls: tuple[SafeCall, ...]
    retrieval: tuple[SafeText, ...]
    rule: str
    confidence: float
    ended_ns: int
    sampling: Sampling
    answer_entities: tuple[Entity, ...] = ()
    """What was masked in the answer: types and offsets, never values."""
    redactions: tuple[tuple[str, int], ...] = ()
    """Masked stretches by entity type over all texts, sorted by type."""
    truncated_upstream: bool = False
    asked_model: SafeText | None = None
    answered_model: SafeText | None = None
    agent: SafeText | None = None
    environment: str = "default"
    """As Langfuse stores it (see `delivery.scores.stored_environment`)."""
    session_id: SafeText | None = None
