"""The front door: what a source offers is read, sampled on its ids, and kept open.

Everything here runs on the event loop without awaiting between the check and the change,
so `admit` either takes a whole delivery or nothing of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice

import anyio

from sidecar.domain.errors import Saturated, Unavailable
from sidecar.domain.events import KeyMismatch, LateSpans, SpansReceived, UnitSettled, Warned
from sidecar.domain.outcomes import Disposition
from sidecar.domain.spans import Delivery, Signal
from sidecar.domain.units import WHOLE_TRACE, Completion
from sidecar.intake.assemble import Assembler, OpenTrace
from sidecar.intake.sample import Sampler
from sidecar.ports import Admitted, Clock, Events
from sidecar.runtime.account import Account
from sidecar.runtime.tickets import Ticket
from sidecar.wire import Scan, scan

IN_WORK = "in_work"
"""What late spans inherit between a trace's completion and its disposition."""

_NOT_LOOKED_AT = frozenset({Disposition.SAMPLED_OUT, Disposition.OVER_BUDGET, Disposition.FILTERED})

OUTAGE_RETRY = 5.0
"""Seconds a client is asked to wait while the judge or Langfuse is away."""


class FrontDoor:
    """Implements ports.Door over an assembler; hands complete traces out."""

    def __init__(
        self,
        *,
        sampler: Sampler,
        assembler: Assembler,
        account: Account,
        events: Events,
        clock: Clock,
        outage: Callable[[], str | None] = lambda: None,
    ) -> None:
        self._sampler = sampler
        self._assembler = assembler
        self._account = account
        self._events = events
        self._clock = clock
        self._outage = outage
        self._room = anyio.Event()
        self._caught_up: dict[str, bool] = {}
        """By source; what was never said is True."""
        self._streams: dict[str, str] = {}
        """Source of each stream that has a tide."""
        self._warned_keys: set[str] = set()
        self._said_away: str | None = None

    async def admit(self, delivery: Delivery) -> Admitted:
        """Take a delivery in (ports.Door)."""
        if away := self._outage():
            raise Unavailable(f"{away} is away", retry_after=OUTAGE_RETRY)
        found = scan(delivery.body, delivery.signal, delivery.encoding, self._wanted)
        if not self._assembler.has_room(found):
            raise Saturated("as many traces are open as fit", retry_after=1.0)
        now = self._clock.monotonic()
        ticket = Ticket(delivery.ack, delivery.partition)
        added = self._assembler.add(found, self._stream(delivery, now), ticket, now)
        for trace in added.opened:
            self._account.receive(trace)
        if delivery.signal is Signal.TRACES:
            self._drop_unwanted(found, now)
        ticket.settle()
        self._tell(delivery, found, added.late)
        return Admitted(
            spans=found.total,
            invalid=found.invalid.total(),
            reason=", ".join(sorted(found.invalid)),
        )

    def _stream(self, delivery: Delivery, now: float) -> str:
        """Name the stream a delivery came by, and move its tide with the record."""
        stream = "/".join(map(str, delivery.partition)) if delivery.partition else delivery.source
        tide = self._assembler.tide(stream, now)
        if stream not in self._streams:
            self._streams[stream] = delivery.source
            tide.run(self._caught_up.get(delivery.source, True), now)
        # A sender's clock may run ahead; silence that has not happened yet does not count.
        tide.read(min(delivery.recorded_at, self._clock.now()))
        return stream

    def _wanted(self, trace_id: str, trace_state: str) -> bool:
        """What is open stays wanted: log records, and some services, bring no tracestate."""
        return trace_id in self._assembler or self._sampler.wanted(trace_id, trace_state)

    def _drop_unwanted(self, found: Scan, now: float) -> None:
        """Settle traces that no rule keeps, by their spans: log records alone cannot tell."""
        for trace_id, spans in found.unwanted.items():
            known = self._assembler.decision(trace_id)
            if known is None:
                self._account.receive(trace_id)
                self._account.settle(trace_id, Disposition.SAMPLED_OUT)
                self._events.emit(UnitSettled(trace_id, WHOLE_TRACE, Disposition.SAMPLED_OUT))
                known = Disposition.SAMPLED_OUT
                self._assembler.remember(trace_id, known, now, kept=False)
            else:
                self._events.emit(LateSpans(spans, known))

    def _tell(self, delivery: Delivery, found: Scan, late: Mapping[str, int]) -> None:
        self._events.emit(
            SpansReceived(
                source=delivery.source,
                spans=found.total,
                kept=len(found.spans) + len(found.logs),
                invalid=found.invalid.total(),
            )
        )
        for decision, spans in late.items():
            self._events.emit(LateSpans(spans, decision))
        if delivery.partition is not None and delivery.signal is Signal.TRACES:
            self._check_key(delivery.partition[0], delivery.key, found)

    def _check_key(self, topic: str, key: bytes | None, found: Scan) -> None:
        ids = found.trace_ids | found.unwanted.keys()
        if not ids or (len(ids) == 1 and key == next(iter(ids)).encode()):
            return
        self._events.emit(KeyMismatch(topic))
        if topic not in self._warned_keys:
            self._warned_keys.add(topic)
            self._events.emit(
                Warned(
                    "key_mismatch",
                    f"topic {topic}: messages are not keyed by trace id, so parts of a trace may "
                    "reach other replicas; set the Collector's kafkaexporter to "
                    "partition_traces_by_id: true, or put `judge-sidecar relay` before it",
                )
            )

    async def room(self) -> None:
        """Return when a trace was closed, or an outage ended (ports.Door)."""
        await self._room.wait()

    def _wake(self) -> None:
        self._room.set()
        self._room = anyio.Event()

    async def revoked(self, partitions: frozenset[tuple[str, int]]) -> None:
        """Hand over open traces that came only through `partitions` (ports.Door)."""
        for trace in self._assembler.open_traces():
            if trace.partitions <= partitions:
                self.hand_over(trace)

    def hand_over(self, trace: OpenTrace) -> None:
        """Close a trace that another consumer will read again; its offset stays put."""
        self._assembler.close(trace)
        self._account.settle(trace, Disposition.HANDED_OVER)
        self._events.emit(UnitSettled(trace.trace_id, WHOLE_TRACE, Disposition.HANDED_OVER))
        self._wake()

    def caught_up(self, source: str, caught_up: bool) -> None:
        """Let our clock count as the source's silence, or not (ports.Door)."""
        self._caught_up[source] = caught_up
        self._set_tides(self._clock.monotonic(), standing=self._outage() is not None)

    def _set_tides(self, now: float, *, standing: bool) -> None:
        for stream, source in self._streams.items():
            running = self._caught_up.get(source, True) and not standing
            self._assembler.tide(stream, now).run(running, now)

    def complete(self, limit: int) -> list[tuple[OpenTrace, Completion]]:
        """Close at most `limit` traces that are complete; all tides stand still in an outage."""
        now = self._clock.monotonic()
        standing = self._away() is not None
        self._set_tides(now, standing=standing)
        done = list(islice(self._assembler.due(now), limit))
        for trace, _ in done:
            self._assembler.remember(trace.trace_id, IN_WORK, now, kept=True)
        if not standing:
            self._wake()
        return done

    def _away(self) -> str | None:
        """Which peer is away, said once when it goes and once when it is back."""
        away = self._outage()
        if away != self._said_away:
            if away is not None:
                self._events.emit(
                    Warned("peer_away", f"{away} is away: sources pause, time stands")
                )
            else:
                self._events.emit(Warned("peer_back", f"{self._said_away} is back"))
            self._said_away = away
        return away

    def open_traces(self) -> tuple[OpenTrace, ...]:
        """Traces not complete yet, oldest first."""
        return self._assembler.open_traces()

    def close_all(self) -> list[OpenTrace]:
        """Close every open trace: the input has ended."""
        return [self._assembler.close(trace) for trace in self._assembler.open_traces()]

    def left_out(self, trace_id: str) -> Disposition | None:
        """What became of a trace that nobody looked at; None for any other."""
        decision = self._assembler.decision(trace_id)
        return next((fate for fate in _NOT_LOOKED_AT if fate == decision), None)

    def finished(self, trace: OpenTrace, decision: Disposition) -> None:
        """Keep what became of a trace for its late spans: they inherit it.

        What was judged keeps its spans too, since a late one may change what is final.
        """
        now = self._clock.monotonic()
        kept = decision not in _NOT_LOOKED_AT
        self._assembler.remember(trace.trace_id, decision, now, kept=kept)
        self._assembler.done(trace, now, glow=kept)
