"""What a judge said, and the score that carries it to Langfuse."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from redaction.text import SafeText
from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import Sampling


class Grader(StrEnum):
    """Who decides a criterion."""

    LLM = "llm"
    CODE = "code"


@dataclass(frozen=True, slots=True)
class JudgeIdentity:
    """Exactly which judge spoke; `version` is the hash DESIGN calls judge_version.

    `answered_model` is None before the first answer, and for code graders.
    """

    grader: Grader
    version: str
    rubric_revision: str
    asked_model: str | None = None
    answered_model: str | None = None
    parser_version: str = "1"
    calibration: str = "none"
    """none | valid | stale | reject"""


@dataclass(frozen=True, slots=True)
class Observable:
    """One observable of the rubric as the judge ticked it."""

    id: str
    passed: bool
    note: SafeText | None = None


@dataclass(frozen=True, slots=True)
class Spend:
    """What one verdict cost; tokens as the provider reported, seconds of wall time."""

    input_tokens: int = 0
    output_tokens: int = 0
    dollars: float = 0.0
    seconds: float = 0.0
    attempts: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of one criterion on one unit.

    `reason` is one of our own slugs (`unparseable`, `evidence_truncated`, a check's name).
    `rationale` is the judge's, redacted on its way in.
    """

    criterion: str
    outcome: Outcome
    identity: JudgeIdentity
    reason: str = ""
    rationale: SafeText | None = None
    observables: tuple[Observable, ...] = ()
    score: float | None = None
    spend: Spend = Spend()


class ScoreType(StrEnum):
    """Langfuse's data types that we write."""

    BOOLEAN = "BOOLEAN"
    CATEGORICAL = "CATEGORICAL"


@dataclass(frozen=True, slots=True)
class Score:
    """One score as it is pushed: deterministic id, event id and timestamp.

    `value` is 0.0 or 1.0 for BOOLEAN, a label for CATEGORICAL. `timestamp_ns` is the end
    of the generation first judged. `metadata` is canonical JSON of the record DESIGN asks
    for, safe text only.
    """

    id: str
    event_id: str
    name: str
    trace_id: str
    observation_id: str
    type: ScoreType
    value: float | str
    timestamp_ns: int
    environment: str
    comment: SafeText
    metadata: SafeText
    replaces: str | None = None
    """Score id to delete once this one is stored (its other form, after judging again)."""


class Receipt(StrEnum):
    """What the score store said of one score."""

    ACCEPTED = "accepted"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class UnitRecord:
    """What the ledger keeps of one unit: no text but redacted text.

    `selected_span`, `rule` and `confidence` are None when nothing was selected.
    """

    trace_id: str
    unit: str
    disposition: str
    reason: str
    recorded_at: float
    spans: int
    sampling: Sampling | None = None
    selected_span: str | None = None
    rule: str | None = None
    confidence: float | None = None
    answer: SafeText | None = None
    redactions: tuple[tuple[str, int], ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    scores: tuple[Score, ...] = ()


@dataclass(frozen=True, slots=True)
class DeadLetter:
    """Coordinates of bytes that could not be read: never the bytes themselves."""

    source: str
    coordinates: str
    reason: str
    sha256: str
    size: int
    recorded_at: float
    first_failed_at: float
    attempts: int
    version: str
