"""Trace assembly: which spans belong together, and when a trace is complete.

Complete when the root ended and `quiet` passed, or nothing came for `idle`, or at
`deadline`. Quiet and idle are measured on the tide of the stream that carries the trace (a
Kafka partition, or a whole source). It stands still while we are paused; while we read a
backlog it moves with the records' own timestamps, since their silence was the agents' and
ours is not. The deadline is measured on the monotonic clock: an open trace pins its offset.

Pure: time is passed in, in monotonic seconds. Raw bytes are kept and decoded at completion.
Bounds: 80% of `max_traces` and `max_bytes` admit new traces, the rest belongs to traces
already open; at the hard bound the oldest trace is completed early.

A judged trace glows for its late window: its raw spans are kept, within the same byte bound,
so that a late span can be read beside them. When there is no room left the glow goes first.
"""

from __future__ import annotations

import heapq
from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count

from sidecar.domain.units import Completion
from sidecar.intake.afterglow import Afterglow
from sidecar.intake.tide import Tide
from sidecar.runtime.tickets import Ticket
from sidecar.wire import RawLog, RawSpan, Scan

NEW_SHARE = 0.8
SPAN_OVERHEAD = 250
"""Bytes a kept span costs beside its body (measured: objects, ids, list slots)."""


@dataclass(frozen=True, slots=True)
class Waits:
    """Seconds until a trace is complete."""

    quiet: float
    idle: float
    deadline: float


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much may be open, and how many decisions are remembered for late spans."""

    max_traces: int
    max_bytes: int
    max_decided: int = 200_000
    late_window: float = 600.0


@dataclass(slots=True, eq=False)
class OpenTrace:
    """A trace in memory: raw spans, what acknowledges them, and its ages."""

    trace_id: str
    stream: str
    opened_at: float
    """Monotonic seconds."""
    last_seen: float
    """On its stream's tide."""
    trace_state: str = ""
    spans: list[RawSpan] = field(default_factory=list)
    logs: list[RawLog] = field(default_factory=list)
    tickets: list[Ticket] = field(default_factory=list)
    size: int = 0
    root_ended: bool = False
    reopened: bool = False
    """A later turn of a session whose earlier spans are not here any more."""
    again: bool = False
    """Late spans beside those of a trace that was judged: counted in the account already."""
    rejudged: set[str] = field(default_factory=set)
    """Units that a late span had judged again: once is enough."""
    closed: bool = False

    @property
    def partitions(self) -> frozenset[tuple[str, int] | None]:
        """Where its spans came from; None stands for a source without partitions."""
        return frozenset(ticket.partition for ticket in self.tickets)


def due_after(trace: OpenTrace, waits: Waits) -> float:
    """Return when silence completes a trace, in seconds on its stream's tide."""
    return trace.last_seen + (waits.quiet if trace.root_ended else waits.idle)


@dataclass(frozen=True, slots=True)
class Added:
    """What a batch did: traces it opened, spans that came after their decision."""

    opened: tuple[OpenTrace, ...]
    late: Mapping[str, int]
    """Late spans by the decision their trace got."""


class Assembler:
    """Holds open traces and remembers what became of closed ones."""

    def __init__(self, waits: Waits, bounds: Bounds) -> None:
        self._waits = waits
        self._bounds = bounds
        self._open: OrderedDict[str, OpenTrace] = OrderedDict()
        self._decided: OrderedDict[str, tuple[float, str, bool]] = OrderedDict()
        self._tides: dict[str, Tide] = {}
        self._heaps: dict[str, list[tuple[float, int, OpenTrace]]] = {}
        self._pushes = count()
        self._glow: Afterglow[OpenTrace] = Afterglow(bounds.late_window)
        self._in_work: dict[str, OpenTrace] = {}
        self.size = 0
        """Bytes held by open traces."""
        self._forgotten = 0

    @property
    def evicted(self) -> int:
        """Decisions and judged spans forgotten before their late window ended."""
        return self._forgotten + self._glow.evicted

    def __len__(self) -> int:
        return len(self._open)

    def __contains__(self, trace_id: str) -> bool:
        return trace_id in self._open

    def tide(self, stream: str, now: float) -> Tide:
        """The stream's clock of counted silence."""
        if stream not in self._tides:
            self._tides[stream] = Tide(now)
            self._heaps[stream] = []
        return self._tides[stream]

    def decision(self, trace_id: str) -> str | None:
        """What became of a closed trace, while its late window lasts."""
        known = self._decided.get(trace_id)
        return known[1] if known else None

    def remember(self, trace_id: str, decision: str, now: float, *, kept: bool) -> None:
        """Keep a decision for late spans; the oldest goes first when there are too many."""
        self._decided[trace_id] = (now + self._bounds.late_window, decision, kept)
        self._decided.move_to_end(trace_id)
        while self._decided:
            until, _, _ = next(iter(self._decided.values()))
            if until > now and len(self._decided) <= self._bounds.max_decided:
                break
            self._forgotten += until > now
            self._decided.popitem(last=False)

    def done(self, trace: OpenTrace, now: float, *, glow: bool) -> None:
        """A trace that `due` gave out was worked through; with `glow` its spans are kept."""
        self._in_work.pop(trace.trace_id, None)
        if glow and trace.trace_id not in self._open:
            trace.tickets.clear()
            self._glow.keep(trace, now, NEW_SHARE * self._bounds.max_bytes - self.size)

    def has_room(self, scan: Scan) -> bool:
        """Whether a scan may be added: 20% of each bound is kept for traces already open."""
        if len(self._open) >= self._bounds.max_traces or self.size >= self._bounds.max_bytes:
            return False
        full = (
            len(self._open) >= NEW_SHARE * self._bounds.max_traces
            or self.size >= NEW_SHARE * self._bounds.max_bytes
        )
        return not full or scan.trace_ids <= self._open.keys()

    def add(self, scan: Scan, stream: str, ticket: Ticket, now: float) -> Added:
        """Take a scan's spans and log records in; each trace it touches holds the ticket."""
        tide = self.tide(stream, now).at(now)
        opened: list[OpenTrace] = []
        late: Counter[str] = Counter()
        for trace_id, (spans, logs) in _by_trace(scan).items():
            trace = self._open.get(trace_id)
            if trace is None:
                known = self._decided.get(trace_id)
                if known is not None:
                    late[known[1]] += len(spans) + len(logs)
                trace = self._begin(trace_id, spans, stream, now, tide)
                if trace is None:
                    continue
                if not trace.again:
                    opened.append(trace)
            self._extend(trace, spans, logs, tide)
            if not trace.tickets or trace.tickets[-1] is not ticket:
                ticket.hold()
                trace.tickets.append(ticket)
        return Added(tuple(opened), late)

    def _begin(
        self, trace_id: str, spans: Sequence[RawSpan], stream: str, now: float, tide: float
    ) -> OpenTrace | None:
        """Open a trace: new, again beside its judged spans, or a later turn without them.

        None for late spans of which nothing can come: their trace was never kept, or nothing
        of it is here any more and they begin no turn.
        """
        known = self._decided.get(trace_id)
        before = self._glow.take(trace_id) or self._in_work.get(trace_id)
        new_turn = any(span.parentless for span in spans)
        if known is not None and before is None and not (known[2] and new_turn):
            return None
        trace = OpenTrace(trace_id, stream, now, tide)
        if before is None:
            trace.reopened = known is not None
        else:
            trace.again, trace.reopened = True, before.reopened
            trace.root_ended, trace.trace_state = before.root_ended, before.trace_state
            trace.spans, trace.logs = list(before.spans), list(before.logs)
            trace.rejudged = before.rejudged
            trace.size = before.size
            self.size += trace.size
        self._open[trace_id] = trace
        self._push(trace)
        return trace

    def _extend(
        self, trace: OpenTrace, spans: Sequence[RawSpan], logs: Sequence[RawLog], tide: float
    ) -> None:
        trace.spans += spans
        trace.logs += logs
        grown = sum(len(span.body) for span in spans) + sum(len(log.body) for log in logs)
        grown += SPAN_OVERHEAD * (len(spans) + len(logs))
        trace.size += grown
        self.size += grown
        trace.last_seen = tide
        if not trace.trace_state:
            trace.trace_state = next((span.trace_state for span in spans if span.trace_state), "")
        if not trace.root_ended and any(span.ends_turn for span in spans):
            trace.root_ended = True
            self._push(trace)  # quiet is shorter than idle: its place in the heap moves up

    def _push(self, trace: OpenTrace) -> None:
        entry = (due_after(trace, self._waits), next(self._pushes), trace)
        heapq.heappush(self._heaps[trace.stream], entry)

    def due(self, now: float) -> Iterator[tuple[OpenTrace, Completion]]:
        """Close and yield every trace that is complete at `now`, in no particular order."""
        while self._open:
            oldest = next(iter(self._open.values()))
            if now < oldest.opened_at + self._waits.deadline:
                break
            yield self._give_out(oldest), Completion.DEADLINE
        for stream, heap in self._heaps.items():
            tide = self._tides[stream].at(now)
            while heap and heap[0][0] <= tide:
                _, _, trace = heapq.heappop(heap)
                if trace.closed:
                    continue
                due_at = due_after(trace, self._waits)
                if due_at > tide or trace.trace_id in self._in_work:
                    # Its judged spans are still in work: what comes late waits for them.
                    when = due_at if due_at > tide else tide + 1.0
                    heapq.heappush(heap, (when, next(self._pushes), trace))
                    continue
                ended = Completion.ROOT_ENDED if trace.root_ended else Completion.IDLE
                yield self._give_out(trace), ended
        while len(self._open) >= self._bounds.max_traces or self.size >= self._bounds.max_bytes:
            yield self._give_out(next(iter(self._open.values()))), Completion.BOUND

    def _give_out(self, trace: OpenTrace) -> OpenTrace:
        self._in_work[trace.trace_id] = trace
        return self.close(trace)

    def open_traces(self) -> tuple[OpenTrace, ...]:
        """All open traces, oldest first."""
        return tuple(self._open.values())

    def close(self, trace: OpenTrace) -> OpenTrace:
        """Take a trace out; what it holds stays with it."""
        del self._open[trace.trace_id]
        trace.closed = True
        self.size -= trace.size
        return trace


def _by_trace(scan: Scan) -> dict[str, tuple[list[RawSpan], list[RawLog]]]:
    groups: dict[str, tuple[list[RawSpan], list[RawLog]]] = {}
    for span in scan.spans:
        groups.setdefault(span.trace_id, ([], []))[0].append(span)
    for log in scan.logs:
        groups.setdefault(log.trace_id, ([], []))[1].append(log)
    return groups
