"""The pipeline's life: start at the far end, stop at the near end, account for the rest."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import anyio
from anyio.streams.memory import MemoryObjectReceiveStream, MemoryObjectSendStream

from sidecar.delivery.acknowledge import Acknowledger
from sidecar.delivery.publish import Publisher
from sidecar.domain.events import StateChanged
from sidecar.domain.outcomes import Disposition
from sidecar.domain.units import Completion, Unit
from sidecar.domain.verdicts import UnitRecord
from sidecar.intake.assemble import OpenTrace
from sidecar.intake.receive import FrontDoor
from sidecar.intake.units import Mode, split, trace_of
from sidecar.pipeline.unit import UnitLine
from sidecar.ports import Clock, Source
from sidecar.wire import decode_trace

TICK = 0.25
"""Seconds between looks at what is complete."""

Job = tuple[OpenTrace, Completion]


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds of the pipeline."""

    workers: int = 16
    """Traces in work at once."""
    queue: int = 256
    """Complete traces that wait for a worker."""
    drain: float = 20.0
    """Seconds a stop may take."""


class Pipeline:
    """One process's whole work, from its sources to their acknowledgements."""

    def __init__(
        self,
        *,
        sources: Sequence[Source],
        door: FrontDoor,
        line: UnitLine,
        acknowledger: Acknowledger,
        clock: Clock,
        publisher: Publisher | None = None,
        limits: Limits | None = None,
        unit: Mode = "auto",
        attributes: frozenset[str] = frozenset(),
    ) -> None:
        """Take the parts; `attributes`: those whose values sampling asks for."""
        self._sources = tuple(sources)
        self._door = door
        self._line = line
        self._acknowledger = acknowledger
        self._clock = clock
        self._publisher = publisher
        self._limits = limits or Limits()
        self._unit: Mode = unit
        self._attributes = attributes
        self._stopping = anyio.Event()
        self._stop_at: float | None = None
        self._unfinished: dict[OpenTrace, set[Hashable]] = {}
        """Closed traces on their way, with the account's keys not settled yet."""

    def stop(self) -> None:
        """Take nothing in any more and finish what is in; idempotent."""
        if not self._stopping.is_set():
            self._stop_at = self._clock.monotonic() + self._limits.drain
            self._stopping.set()
        for source in self._sources:
            source.stop()

    def oldest_pending(self) -> float | None:
        """When the oldest unfinished trace was opened, in monotonic seconds; None when idle."""
        traces = (*self._door.open_traces()[:1], *self._unfinished)
        return min((trace.opened_at for trace in traces), default=None)

    async def run(self, started: Callable[[], None] = lambda: None) -> None:
        """Work until `stop`, or until every source came to its end; then drain.

        After `stop` draining takes at most `limits.drain` seconds. What is unfinished then is
        accounted for: `handed_over` where Kafka will deliver it again, `lost_at_shutdown`
        where nobody will.
        """
        self._say("starting")
        async with anyio.create_task_group() as publishing:
            if self._publisher is not None:
                publishing.start_soon(self._publisher.run)
            with anyio.CancelScope() as all_work:
                async with anyio.create_task_group() as guard:
                    guard.start_soon(self._cut_short, all_work)
                    await self._work_through(started)
                    guard.cancel_scope.cancel()
            self._give_up_unfinished()
            if self._publisher is not None:
                await self._publisher.drain(self._clock.monotonic() + self._patience())
            publishing.cancel_scope.cancel()
        self._say("stopped")

    async def _work_through(self, started: Callable[[], None]) -> None:
        send, receive = anyio.create_memory_object_stream[Job](self._limits.queue)
        async with anyio.create_task_group() as working:
            with receive:
                for _ in range(self._limits.workers):
                    working.start_soon(self._work, receive.clone())
            with send:
                await self._take_in(send, started)
                self._say("draining")
                await self._close_open(send)

    async def _take_in(
        self, send: MemoryObjectSendStream[Job], started: Callable[[], None]
    ) -> None:
        waiting = len(self._sources)

        def one_started() -> None:
            nonlocal waiting
            waiting -= 1
            if waiting == 0:
                self._say("ready")
                started()

        async with anyio.create_task_group() as completing:
            completing.start_soon(self._complete, send)
            async with anyio.create_task_group() as receiving:
                for source in self._sources:
                    receiving.start_soon(source.run, self._door, one_started)
            completing.cancel_scope.cancel()

    async def _complete(self, send: MemoryObjectSendStream[Job]) -> None:
        while True:
            # No await between closing a trace and queueing it: a cancellation loses nothing.
            room = self._limits.queue - send.statistics().current_buffer_used
            for trace, why in self._door.complete(room):
                self._unfinished[trace] = set() if trace.again else {trace}
                send.send_nowait((trace, why))
            await self._clock.sleep(TICK)

    async def _close_open(self, send: MemoryObjectSendStream[Job]) -> None:
        """Kafka will deliver its open traces again; all others are judged as they are."""
        for trace in self._door.open_traces():
            if None not in trace.partitions:
                self._door.hand_over(trace)
        rest = self._door.close_all()
        self._unfinished |= {trace: set() if trace.again else {trace} for trace in rest}
        for trace in rest:
            await send.send((trace, Completion.END_OF_INPUT))

    async def _work(self, jobs: MemoryObjectReceiveStream[Job]) -> None:
        with jobs:
            async for trace, why in jobs:
                try:
                    await self._judge(trace, why)
                except Exception as fault:  # noqa: BLE001 - counted; one trace, not the process
                    self._end_faulty(trace, fault)

    def _end_faulty(self, trace: OpenTrace, fault: Exception) -> None:
        """A defect of ours in this trace: account for its units and let its deliveries go.

        Kafka would deliver it again, and again it would fail: its offset must move on.
        """
        reason = self._line.tell(fault)
        for key in self._unfinished.pop(trace, set()):
            self._line.give_up(key, trace.trace_id, Disposition.FAULT, reason)
        self._acknowledger.finish(trace.tickets, ())
        self._door.finished(trace, Disposition.FAULT)

    async def _judge(self, trace: OpenTrace, why: Completion) -> None:
        """Take every unit of a trace to its disposition, then let go of its deliveries."""
        if trace.again and (fate := self._door.left_out(trace.trace_id)) is not None:
            # Its first spans were left out while these waited for them: they inherit that.
            del self._unfinished[trace]
            self._acknowledger.finish(trace.tickets, ())
            self._door.finished(trace, fate)
            return
        whole = trace_of(
            trace.trace_id, decode_trace(trace.spans, trace.logs), why, self._attributes
        )
        units = split(whole, self._unit, continued=trace.reopened)
        unfinished = self._unfinished[trace]
        known: dict[str, UnitRecord] = {}
        if trace.again:  # in the account already, all but the turns that came late
            known = await self._line.known(trace.trace_id)
            unfinished.clear()
            for unit in units:
                if unit.unit not in known:
                    self._line.account.receive((trace, unit.unit))
                    unfinished.add((trace, unit.unit))
        else:
            keys = [(trace, unit.unit) for unit in units]
            self._line.account.replace(trace, keys)
            self._unfinished[trace] = unfinished = set(keys)
        scores: list[str] = []
        fate = Disposition.SCORED
        for unit in units:
            if (before := known.get(unit.unit)) is not None:
                record = await self._judge_again(trace, unit, before)
            else:
                settled = await self._line.judge(
                    unit, trace.trace_state, why, opened=trace.opened_at
                )
                self._line.settle((trace, unit.unit), settled)
                unfinished.discard((trace, unit.unit))
                record, fate = settled.record, settled.disposition
            scores += [score.id for score in record.scores] if record is not None else []
        del self._unfinished[trace]
        self._acknowledger.finish(trace.tickets, scores)
        self._door.finished(trace, fate)

    async def _judge_again(
        self, trace: OpenTrace, unit: Unit, before: UnitRecord
    ) -> UnitRecord | None:
        if unit.unit in trace.rejudged:
            return None
        record = await self._line.judge_again(unit, before, trace.trace_state)
        if record is not None:
            trace.rejudged.add(unit.unit)
        return record

    async def _cut_short(self, all_work: anyio.CancelScope) -> None:
        await self._stopping.wait()
        await self._clock.sleep(self._patience())
        all_work.cancel()

    def _patience(self) -> float:
        """Seconds left of a stop; a run that came to its own end may take as long again."""
        if self._stop_at is None:
            return self._limits.drain
        return max(0.0, self._stop_at - self._clock.monotonic())

    def _give_up_unfinished(self) -> None:
        for trace in self._door.close_all():
            self._unfinished[trace] = set() if trace.again else {trace}
        for trace, keys in self._unfinished.items():
            again = None not in trace.partitions
            fate = Disposition.HANDED_OVER if again else Disposition.LOST_AT_SHUTDOWN
            for key in keys:
                self._line.give_up(key, trace.trace_id, fate, "unfinished_at_stop")
        self._unfinished.clear()

    def _say(self, state: str) -> None:
        self._line.events.emit(StateChanged(state))
