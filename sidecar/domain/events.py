"""Everything the house says about its work: a counter and a log line leave from one event.

Events carry ids, enums and numbers; the only texts are our own slugs and model names.
"""

from __future__ import annotations

from dataclasses import dataclass

from sidecar.domain.outcomes import Disposition, Outcome
from sidecar.domain.units import SamplingStep
from sidecar.domain.verdicts import Grader, Receipt, Spend


@dataclass(frozen=True, slots=True)
class RequestSettled:
    """A request or message: `fate` is decoded, refused or dead_lettered."""

    source: str
    fate: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SpansReceived:
    """Spans (or log records) that were read out of decoded requests."""

    source: str
    spans: int
    kept: int
    invalid: int = 0


@dataclass(frozen=True, slots=True)
class LateSpans:
    """Spans of a trace that already has its disposition."""

    spans: int
    decision: str


@dataclass(frozen=True, slots=True)
class KeyMismatch:
    """A Kafka key that is not the trace id of what it carries."""

    topic: str
    messages: int = 1


@dataclass(frozen=True, slots=True)
class UnitSettled:
    """A unit got its disposition."""

    trace_id: str
    unit: str
    disposition: Disposition
    reason: str = ""
    seconds: float | None = None
    """From the end of the final generation to the disposition, where known."""


@dataclass(frozen=True, slots=True)
class CriterionSettled:
    """A criterion got its outcome on a unit; `probability` is the inclusion probability."""

    trace_id: str
    criterion: str
    grader: Grader
    outcome: Outcome
    reason: str
    stratum: str
    judge_version: str
    probability: float
    spend: Spend


@dataclass(frozen=True, slots=True)
class CriterionSeen:
    """A completed unit to which a criterion applies, before any sampling of its judge."""

    criterion: str
    probability: float


@dataclass(frozen=True, slots=True)
class Rejudged:
    """A late span changed the final generation, and a criterion was decided again."""

    trace_id: str
    criterion: str
    before: Outcome
    after: Outcome


@dataclass(frozen=True, slots=True)
class JudgeAttempted:
    """One call to a judge: `outcome` is ok, unparseable, truncated, refusal, a transport slug."""

    criterion: str
    outcome: str


@dataclass(frozen=True, slots=True)
class IdentityChanged:
    """Another model answered than the one asked."""

    criterion: str
    asked: str
    answered: str


@dataclass(frozen=True, slots=True)
class UnitRedacted:
    """Texts of a unit were cleared."""

    entities: tuple[tuple[str, int], ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class RedactionFailed:
    """Texts of a unit were withheld; `kind` is a `WithheldReason`."""

    trace_id: str
    kind: str


@dataclass(frozen=True, slots=True)
class ScorePushed:
    """The score store answered for one score."""

    criterion: str
    receipt: Receipt


@dataclass(frozen=True, slots=True)
class PushFailed:
    """A whole push failed for now; the outbox keeps its scores."""

    scores: int
    kind: str


@dataclass(frozen=True, slots=True)
class DeadLettered:
    """Bytes that could not be read were put aside by their coordinates."""

    source: str
    reason: str


@dataclass(frozen=True, slots=True)
class Relayed:
    """A delivery went on, acknowledged by the brokers; `unkeyed` of it had no trace id."""

    topic: str
    messages: int
    items: int
    unkeyed: int = 0


@dataclass(frozen=True, slots=True)
class SamplingStepped:
    """The sampling budget lowered or raised the rates."""

    step: SamplingStep
    lowered: bool


@dataclass(frozen=True, slots=True)
class StateChanged:
    """The process changed state: starting, ready, draining, stopped."""

    state: str


@dataclass(frozen=True, slots=True)
class Warned:
    """Something a person should mend, said once; `code` is a slug, `detail` has no payload."""

    code: str
    detail: str


Event = (
    RequestSettled
    | SpansReceived
    | LateSpans
    | KeyMismatch
    | UnitSettled
    | CriterionSettled
    | CriterionSeen
    | Rejudged
    | JudgeAttempted
    | IdentityChanged
    | UnitRedacted
    | RedactionFailed
    | ScorePushed
    | PushFailed
    | DeadLettered
    | SamplingStepped
    | Relayed
    | StateChanged
    | Warned
)
