"""Trace assembly: completion, tides, bounds, late spans."""

from __future__ import annotations

from sidecar.domain.units import Completion
from sidecar.intake.assemble import Assembler, Bounds, Waits
from sidecar.runtime.tickets import Ticket
from sidecar.wire import Envelope, RawSpan, Scan

WAITS = Waits(quiet=10, idle=60, deadline=600)
ENVELOPE = Envelope(b"", b"")


def _assembler(max_traces: int = 100, max_bytes: int = 10**9) -> Assembler:
    return Assembler(WAITS, Bounds(max_traces=max_traces, max_bytes=max_bytes))


def _span(trace: int, span: int, parent: int | None = None, *, size: int = 10) -> RawSpan:
    return RawSpan(
        trace_id=f"{trace:032x}",
        trace_state="",
        envelope=ENVELOPE,
        body=span.to_bytes(size, "big"),
        parentless=parent is None,
    )


def _ticket() -> Ticket:
    return Ticket(ack=lambda: None)


def _add(assembler: Assembler, *spans: RawSpan, now: float, source: str = "s") -> int:
    return len(assembler.add(Scan(spans=list(spans)), source, _ticket(), now).opened)


def _due(assembler: Assembler, now: float) -> list[tuple[int, Completion]]:
    return [(int(trace.trace_id, 16), why) for trace, why in assembler.due(now)]


def test_a_trace_is_complete_a_quiet_period_after_its_root_ended() -> None:
    """Each further span starts the quiet period again."""
    assembler = _assembler()
    _add(assembler, _span(1, 1), now=0)
    assert _due(assembler, 9.9) == []
    _add(assembler, _span(1, 2, 1), now=9.9)
    assert _due(assembler, 19.8) == []
    assert _due(assembler, 19.9) == [(1, Completion.ROOT_ENDED)]
    assert len(assembler) == 0
    assert assembler.size == 0


def test_a_trace_whose_root_never_comes_is_complete_after_idling() -> None:
    """Orphans are judged, not forgotten."""
    assembler = _assembler()
    _add(assembler, _span(1, 2, 1), now=0)
    assert _due(assembler, 59.9) == []
    assert _due(assembler, 60) == [(1, Completion.IDLE)]


def test_a_chatty_trace_ends_at_the_deadline() -> None:
    """An open trace pins its offset, so its age is bounded."""
    assembler = _assembler()
    for now in range(0, 600, 50):
        _add(assembler, _span(1, now + 2, 1), now=now)
        assert _due(assembler, now) == []
    assert _due(assembler, 600) == [(1, Completion.DEADLINE)]


def test_silence_does_not_count_while_we_are_behind() -> None:
    """A backlog's silence is ours: quiet and idle stand still, the other source's do not."""
    assembler = _assembler()
    _add(assembler, _span(1, 1), now=0, source="kafka")
    _add(assembler, _span(2, 1), now=0, source="otlp")
    assembler.tide("kafka", 2).run(running=False, now=2)
    assert _due(assembler, 100) == [(2, Completion.ROOT_ENDED)]
    assembler.tide("kafka", 100).run(running=True, now=100)
    assert _due(assembler, 107.9) == []
    assert _due(assembler, 108) == [(1, Completion.ROOT_ENDED)]


def test_the_last_fifth_belongs_to_traces_already_open() -> None:
    """New traces wait; spans of open ones are taken."""
    assembler = _assembler(max_traces=10)
    for trace in range(8):
        assert assembler.has_room(Scan(spans=[_span(trace, 2, 1)]))
        _add(assembler, _span(trace, 2, 1), now=0)
    assert not assembler.has_room(Scan(spans=[_span(99, 2, 1)]))
    assert assembler.has_room(Scan(spans=[_span(3, 3, 1)]))


def test_bytes_are_bounded_too_and_the_oldest_goes_early() -> None:
    """Large traces cannot fill memory by being few."""
    assembler = _assembler(max_bytes=10_000)
    _add(assembler, _span(1, 2, 1, size=4_000), now=0)
    _add(assembler, _span(2, 2, 1, size=4_000), now=1)
    assert not assembler.has_room(Scan(spans=[_span(3, 2, 1)]))
    _add(assembler, _span(2, 3, 1, size=4_000), now=2)
    assert not assembler.has_room(Scan(spans=[_span(2, 4, 1)]))
    assert _due(assembler, 3) == [(1, Completion.BOUND)]


def test_a_late_span_inherits_the_decision() -> None:
    """It is counted, and its delivery does not wait for anything."""
    assembler = _assembler()
    assembler.remember(f"{1:032x}", "scored", now=0, kept=True)
    ticket = _ticket()
    added = assembler.add(Scan(spans=[_span(1, 5, 1)]), "s", ticket, 1)
    assert (added.opened, dict(added.late), ticket.pending) == ((), {"scored": 1}, 1)
    assert assembler.decision(f"{1:032x}") == "scored"


def test_a_new_parentless_root_is_a_new_turn_of_a_session() -> None:
    """One trace id for days: turn two is not a late span of turn one."""
    assembler = _assembler()
    assembler.remember(f"{1:032x}", "scored", now=0, kept=True)
    assert _add(assembler, _span(1, 5), now=1) == 1
    ((trace, _),) = assembler.due(11)
    assert trace.reopened


def test_a_sampled_out_trace_stays_out() -> None:
    """Even when a root arrives late."""
    assembler = _assembler()
    assembler.remember(f"{1:032x}", "sampled_out", now=0, kept=False)
    assert _add(assembler, _span(1, 5), now=1) == 0


def test_decisions_are_forgotten_after_the_late_window_and_when_there_are_too_many() -> None:
    """Memory is bounded, and what was forgotten early is counted."""
    assembler = Assembler(WAITS, Bounds(10, 10**6, max_decided=2, late_window=100))
    for trace in range(3):
        assembler.remember(f"{trace:032x}", "scored", now=trace, kept=True)
    assert assembler.decision(f"{0:032x}") is None
    assert assembler.evicted == 1
    assembler.remember(f"{9:032x}", "scored", now=200, kept=True)
    assert assembler.decision(f"{2:032x}") is None
    assert assembler.evicted == 1


def test_a_delivery_is_acknowledged_when_its_last_trace_is_settled() -> None:
    """One message, three traces, two of them new."""
    acks: list[str] = []
    assembler = _assembler()
    ticket = Ticket(ack=lambda: acks.append("ack"))
    spans = [_span(1, 1), _span(2, 1), _span(1, 2, 1)]
    assembler.add(Scan(spans=spans), "s", ticket, 0)
    ticket.settle()
    first, second = (trace for trace, _ in assembler.due(20))
    for holder in first.tickets:
        holder.settle()
    assert acks == []
    for holder in second.tickets:
        holder.settle()
    assert acks == ["ack"]
