"""The house's doors. An adapter implements one; `app` alone names which.

Each docstring is the contract: order, idempotence, who closes, what is raised. The suites
in tests/contract run the same assertions over every implementation.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from redaction.text import Redacted, SafeText
from sidecar.domain.events import Event
from sidecar.domain.spans import Delivery
from sidecar.domain.units import SamplingStep
from sidecar.domain.verdicts import DeadLetter, Receipt, Score, UnitRecord


@dataclass(frozen=True, slots=True)
class Admitted:
    """What became of a delivery at the door; `invalid` spans were counted and dropped."""

    spans: int
    invalid: int = 0
    reason: str = ""


class Door(Protocol):
    """The pipeline's front door, handed to each source."""

    async def admit(self, delivery: Delivery) -> Admitted:
        """Take a delivery into memory; the pipeline calls `delivery.ack` later, once.

        Raises Saturated when full and Unavailable when a peer we need is away (wait for
        `room`, then offer the same delivery again), and Undecodable when the bytes cannot be
        read: the source refuses or dead-letters them and settles the delivery itself; the
        pipeline then never calls `ack`. A body that decodes to nothing is admitted and
        acknowledged at once.
        """

    async def room(self) -> None:
        """Return when `admit` may succeed again."""

    async def revoked(self, partitions: frozenset[tuple[str, int]]) -> None:
        """Account for open traces that came only through partitions now somebody else's.

        Returns within the source's own rebalance budget; their deliveries are not acked.
        """

    def caught_up(self, source: str, caught_up: bool) -> None:
        """Say whether silence from `source` is the agents' (True) or ours: paused, behind.

        Quiet and idle periods of its traces stand still while False; True at start.
        """


class Source(Protocol):
    """Where deliveries come from."""

    async def run(self, door: Door, started: Callable[[], None]) -> None:
        """Offer deliveries until `stop`; returns when the last is admitted or refused.

        Calls `started` once, when it can receive (port bound, group joined). A source that
        cannot start raises BadConfiguration or Unavailable.
        """

    def stop(self) -> None:
        """Stop taking in; idempotent, safe before `run`. What was admitted stays ours."""

    async def close(self) -> None:
        """Commit what was acknowledged and let go of the peer; after the pipeline drained."""


class Redactor(Protocol):
    """Clears texts. Fail closed: what cannot be cleared raises, and is never returned."""

    async def redact(self, texts: Sequence[str]) -> tuple[Redacted, ...]:
        """Clear `texts`, which belong together: the same value gets the same placeholder.

        Same length and order as given. Raises redaction.text.Withheld.
        """

    @property
    def fingerprint(self) -> str:
        """Hash of entities, operators and models: part of judge_version."""

    @property
    def revision(self) -> str:
        """Hash of allow and deny lists: recorded, not part of judge_version."""

    async def close(self) -> None:
        """End the workers; idempotent."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """One question to a judge: cleared messages and the schema of the answer."""

    system: SafeText
    user: SafeText
    schema: SafeText
    """JSON Schema of the verdict, as text."""
    answer_tokens: int | None = None
    """Cap on the answer, in tokens; None leaves the judge's own decoding in force."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the judge's endpoint said. `text` is the judge's, NOT cleared: parse, then redact.

    `finish` is stop, length, refusal, content_filter or the provider's own word.
    """

    text: str
    answered_model: str | None
    finish: str
    input_tokens: int = 0
    output_tokens: int = 0
    fingerprint: str | None = None
    in_refusal: bool = False
    """The text came in the provider's refusal field."""
    jailbreak_detected: bool = False
    """The provider's filter saw an attack in the evidence: a person should look."""
    category: str = ""
    """Why the provider refused, as one of its few slugs; "" where it does not say."""


class Judge(Protocol):
    """One pinned model behind one endpoint."""

    async def ask(self, prompt: Prompt) -> Answer:
        """Ask once; no retry (runtime.retry has the only layer).

        Raises Throttled, Unavailable (also HTTP 200 without an answer), Refused,
        Unauthorised. Which model answered is checked by the caller.
        """

    async def close(self) -> None:
        """Let go of connections; idempotent."""


class Scores(Protocol):
    """The score store: Langfuse, or what answers like it."""

    async def put(self, scores: Sequence[Score]) -> tuple[Receipt, ...]:
        """Store scores, in the order given; the same id replaces.

        One receipt a score. Raises Transient when nothing can be said of them (send all
        again: ids make it safe), Unauthorised when the credentials are not accepted.
        """

    async def delete(self, score_id: str) -> None:
        """Remove a score; unknown ids are fine."""

    async def close(self) -> None:
        """Let go of connections; idempotent."""


class Ledger(Protocol):
    """What we remember: skeletons, verdicts, the outbox. Redacted text only, durable."""

    async def record(self, unit: UnitRecord) -> None:
        """Store a unit and put its scores in the outbox, in one transaction.

        The same (trace, unit) replaces; a score already delivered with the same content
        does not return to the outbox. Raises Unavailable when the disk refuses.
        """

    async def find(self, trace_id: str) -> tuple[UnitRecord, ...]:
        """Return the units known of a trace, oldest first; empty if none."""

    async def outbox(self, limit: int) -> tuple[Score, ...]:
        """Return scores not yet delivered, oldest first; does not remove them."""

    async def delivered(self, receipts: Sequence[tuple[str, Receipt]]) -> None:
        """Take scores (by id) out of the outbox, remembering what the store said."""

    async def depth(self) -> int:
        """Scores in the outbox."""

    async def close(self) -> None:
        """Flush and close; idempotent."""


class BudgetLog(Protocol):
    """What a sampling budget must not forget over a restart."""

    async def stepped(self, step: SamplingStep) -> None:
        """Record a step, durable when it returns. Raises Unavailable."""

    async def steps(self, limit: int) -> tuple[SamplingStep, ...]:
        """Return the latest steps, newest first. Raises Unavailable."""

    async def spend(self, day: int, dollars: float) -> None:
        """Add to what a UTC day (days since the epoch) cost. Raises Unavailable."""

    async def spent(self, day: int) -> float:
        """Return what a UTC day cost so far, in dollars. Raises Unavailable."""


class DeadLetters(Protocol):
    """Where coordinates of unreadable bytes go."""

    async def put(self, letter: DeadLetter) -> None:
        """Store one; durable when it returns. Raises Unavailable."""

    async def close(self) -> None:
        """Flush and close; idempotent."""


class Messages(Protocol):
    """Where keyed messages go on: topics of a log that others read."""

    async def write(self, topic: str, messages: Sequence[tuple[bytes, bytes]]) -> frozenset[int]:
        """Append messages (key, value) to a topic, those of one key in the order given.

        Returns the places in `messages` of those that the log finds too large; all others are
        on every replica it keeps in step. Waits while the log is away: who cannot wait goes on
        without the answer. Raises Unavailable or Unauthorised when nothing can be said of
        some: writing all again is safe, and may double them.
        """

    async def close(self) -> None:
        """Let go of the log; idempotent."""


class Clock(Protocol):
    """The only source of time."""

    def now(self) -> float:
        """Seconds since the epoch, wall clock: for stamps, never for waiting."""

    def monotonic(self) -> float:
        """Seconds that never go back: for waiting and ageing."""

    async def sleep(self, seconds: float) -> None:
        """Wait; cancellable."""


class Events(Protocol):
    """Where the house's events go: counters and log lines."""

    def emit(self, event: Event) -> None:
        """Take one event; never blocks, never raises."""


Probe = Callable[[], Awaitable[bool]]
"""Answers whether a peer is there, for readiness."""
