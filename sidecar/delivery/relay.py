"""The relay's door: each delivery becomes one message a trace, and is ours until those are safe.

Invariants: a delivery is acknowledged after the log acknowledged all its messages, and never
otherwise; what is on its way is bounded in bytes, also what a sender has given up on. Nothing
is judged, sampled or redacted here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeVar

import anyio
from anyio.abc import TaskGroup

from sidecar import __version__
from sidecar.domain.errors import Refused, Saturated, Transient, Unauthorised, Unavailable
from sidecar.domain.events import DeadLettered, Relayed, SpansReceived, Warned
from sidecar.domain.spans import Delivery, Signal
from sidecar.domain.verdicts import DeadLetter
from sidecar.ports import Admitted, Clock, DeadLetters, Events, Messages
from sidecar.wire.regroup import Oversized, Regrouped, TraceMessage, halves, only_item, regroup

TOO_LARGE: Final = "span_too_large"
"""Why an item is dead-lettered: alone it is over the limit."""

_PAUSE: Final = 0.5
_PAUSE_MAX: Final = 20.0
"""Seconds between tries of what failed with an error; a log that is silent is not tried again."""

_FLIGHT: Final = 2048
"""Bytes that a delivery costs beside its body, so that many small ones are bounded too."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Bounds:
    """`message`: bytes of one message's value. `buffer`: bytes received and on their way.

    `timeout`: seconds a sender that cannot read again waits for its answer; also after how
    long without any the log counts as stalled.
    """

    message: int
    buffer: int
    timeout: float


@dataclass(slots=True, eq=False)
class _Flight:
    """A delivery on its way, without its body."""

    source: str
    coordinates: str
    signal: Signal
    topic: str
    ack: Callable[[], None]
    size: int
    began: float
    found: Regrouped = field(repr=False)
    total: int
    oversized: list[Oversized]
    """Found so by us, or by the log."""
    landed: anyio.Event = field(default_factory=anyio.Event)

    @property
    def refused(self) -> int:
        """Items that do not go on although they name a trace, or try to."""
        return self.found.invalid.total() + len(self.oversized)

    def admitted(self) -> Admitted:
        """Return what the sender is told."""
        reasons = {*self.found.invalid, *([TOO_LARGE] if self.oversized else [])}
        return Admitted(self.total, self.refused, ", ".join(sorted(reasons)))


class RelayDoor:
    """Implements ports.Door over a log of keyed messages; works in `tasks` until drained.

    A delivery of a partition is admitted at once and acknowledged later, since it can be read
    again. Any other waits inside `admit`: its sender's success means that the log has it.
    `topics` say where each signal goes; the others are refused.
    """

    def __init__(
        self,
        messages: Messages,
        topics: Mapping[Signal, str],
        bounds: Bounds,
        *,
        tasks: TaskGroup,
        dead_letters: DeadLetters,
        events: Events,
        clock: Clock,
    ) -> None:
        self._messages = messages
        self._topics = topics
        self._bounds = bounds
        self._tasks = tasks
        self._dead_letters = dead_letters
        self._events = events
        self._clock = clock
        self._flights: dict[_Flight, None] = {}  # oldest first
        self._landed = anyio.Event()
        self._landed_at = 0.0
        self._held = 0
        self._troubled = False

    @property
    def held(self) -> int:
        """Bytes received and not yet acknowledged by the log."""
        return self._held

    @property
    def stalled(self) -> bool:
        """Whether nothing has landed for longer than the timeout, though something is due."""
        oldest = next(iter(self._flights), None)
        if oldest is None:
            return False
        since = max(oldest.began, self._landed_at)
        return self._clock.monotonic() - since > self._bounds.timeout

    async def admit(self, delivery: Delivery) -> Admitted:
        """Take a delivery in (ports.Door).

        Raises Unavailable as well, but never for a delivery of a partition, when the log does
        not answer in time; the delivery may then still arrive there. Raises Refused for a
        signal that goes nowhere.
        """
        topic = self._topics.get(delivery.signal)
        if topic is None:
            raise Refused(f"{delivery.signal} are not relayed: no topic is set for them")
        stalled = self.stalled
        if stalled:
            self._trouble(f"no acknowledgement for {self._bounds.timeout:g} s")
        if self._held and self._held + _size(delivery) > self._bounds.buffer:
            raise Saturated("as much is on its way as fits", retry_after=1.0)
        waits = delivery.partition is None
        if waits and stalled:
            raise Unavailable("the log does not answer", retry_after=self._bounds.timeout)
        flight = self._take(delivery, topic)
        if waits:
            with anyio.move_on_after(self._bounds.timeout):
                await flight.landed.wait()
            if not flight.landed.is_set():
                raise Unavailable("the log does not answer", retry_after=self._bounds.timeout)
        return flight.admitted()

    def _take(self, delivery: Delivery, topic: str) -> _Flight:
        found = regroup(
            delivery.body, delivery.signal, delivery.encoding, max_bytes=self._bounds.message
        )
        flight = _Flight(
            source=delivery.source,
            coordinates=delivery.coordinates,
            signal=delivery.signal,
            topic=topic,
            ack=delivery.ack,
            size=_size(delivery),
            began=self._clock.monotonic(),
            found=found,
            total=found.total,
            oversized=list(found.oversized),
        )
        seen = SpansReceived(delivery.source, found.total, found.sent, flight.refused)
        self._events.emit(seen)
        self._flights[flight] = None
        self._held += flight.size
        self._tasks.start_soon(self._fly, flight)
        return flight

    async def room(self) -> None:
        """Return when something has landed, or nothing is on its way (ports.Door)."""
        if self._flights:
            await self._landed.wait()

    async def drained(self) -> None:
        """Return when nothing is on its way."""
        while self._flights:
            await self._landed.wait()

    async def revoked(self, partitions: frozenset[tuple[str, int]]) -> None:
        """Let flights go on (ports.Door): their next reader doubles them, and acks are void."""

    def caught_up(self, source: str, caught_up: bool) -> None:
        """Nothing here waits for silence (ports.Door)."""

    # --- on the way ---

    async def _fly(self, flight: _Flight) -> None:
        try:
            messages: Sequence[TraceMessage] = flight.found.messages
            sent = 0
            while messages:
                pairs = [(message.key, message.body) for message in messages]
                refused = await self._insist(partial(self._messages.write, flight.topic, pairs))
                sent += len(messages) - len(refused)
                messages = [
                    part
                    for place in sorted(refused)
                    for part in self._smaller(messages[place], flight)
                ]
            await self._bury(flight)
            flight.ack()
            flight.landed.set()
            self._landed_at, self._troubled = self._clock.monotonic(), False
            items = flight.total - flight.refused - flight.found.unkeyed
            self._events.emit(Relayed(flight.topic, sent, items, flight.found.unkeyed))
        finally:
            del self._flights[flight]
            self._held -= flight.size
            self._landed.set()
            self._landed = anyio.Event()

    def _smaller(self, message: TraceMessage, flight: _Flight) -> Sequence[TraceMessage]:
        """Split what the log finds too large; a lone item is counted among the oversized."""
        parts = halves(message, flight.signal)
        if not parts:
            flight.oversized.append(only_item(message, flight.signal))
        return parts

    async def _bury(self, flight: _Flight) -> None:
        for one in flight.oversized:
            now = self._clock.now()
            letter = DeadLetter(
                source=flight.source,
                coordinates=f"{flight.coordinates} {one.trace_id}/{one.span_id}",
                reason=TOO_LARGE,
                sha256=one.sha256,
                size=one.size,
                recorded_at=now,
                first_failed_at=now,
                attempts=1,
                version=__version__,
            )
            await self._insist(partial(self._dead_letters.put, letter))
            self._events.emit(DeadLettered(flight.source, TOO_LARGE))

    async def _insist(self, call: Callable[[], Awaitable[T]]) -> T:
        """Call until it succeeds, also once credentials are mended: nobody else has the work."""
        pause = _PAUSE
        while True:
            try:
                return await call()
            except (Transient, Unauthorised) as error:
                self._trouble(str(error))
                await self._clock.sleep(pause)
                pause = min(2 * pause, _PAUSE_MAX)

    def _trouble(self, detail: str) -> None:
        if not self._troubled:
            self._troubled = True
            self._events.emit(Warned("relay_stalled", detail))


def _size(delivery: Delivery) -> int:
    return len(delivery.body) + _FLIGHT
