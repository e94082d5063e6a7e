"""The front door: all of a delivery or nothing of it, and everything accounted for."""

from __future__ import annotations

from dataclasses import replace

import pytest
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceRequest

from sidecar.domain.errors import Saturated, Unavailable, Undecodable
from sidecar.domain.events import KeyMismatch, LateSpans, UnitSettled, Warned
from sidecar.domain.outcomes import Disposition
from sidecar.domain.spans import Encoding, Signal
from sidecar.intake.assemble import Assembler, Bounds, Waits
from sidecar.intake.receive import FrontDoor
from sidecar.intake.sample import Sampler
from sidecar.runtime.account import Account
from tests.agents import Acks, answer, delivery, request, root, tool, trace_id
from tests.fakes import FakeClock, ListEvents

pytestmark = pytest.mark.anyio


class House:
    """A door and what stands behind it."""

    def __init__(self, rate: float = 1.0, max_traces: int = 100) -> None:
        self.clock = FakeClock()
        self.events = ListEvents()
        self.account = Account()
        self.away: str | None = None
        self.sampler = Sampler(rate, salt=b"s")
        self.door = FrontDoor(
            sampler=self.sampler,
            assembler=Assembler(Waits(10, 60, 600), Bounds(max_traces, 10**8)),
            account=self.account,
            events=self.events,
            clock=self.clock,
            outage=lambda: self.away,
        )


async def test_a_delivery_of_many_traces_counts_each_once() -> None:
    """Three spans of two traces: two units in flight, however they arrive."""
    house = House()
    await house.door.admit(delivery(request([root(1), root(2), answer(1, "hi")])))
    await house.door.admit(delivery(request([answer(2, "ho")])))
    balance = house.account.balance()
    assert (balance.received, balance.in_flight, balance.holds) == (2, 2, True)


async def test_what_no_rule_keeps_is_settled_and_acknowledged_at_once() -> None:
    """Sampled out once, though its spans come in three requests."""
    house = House(rate=0.01)
    number = next(n for n in range(1, 99) if not house.sampler.wanted(trace_id(n), ""))
    acks = Acks()
    for name in "abc":
        await house.door.admit(delivery(request([root(number)]), ack=acks.of(name)))
    assert acks.seen == ["a", "b", "c"]
    assert house.account.balance().dispositions == {Disposition.SAMPLED_OUT: 1}
    assert len(house.events.of(LateSpans)) == 2


async def test_an_empty_request_is_valid_and_acknowledged() -> None:
    """Exporters probe with it."""
    acks = Acks()
    admitted = await House().door.admit(delivery(b"", ack=acks.of("empty")))
    assert (admitted.spans, acks.seen) == (0, ["empty"])


async def test_bytes_that_cannot_be_read_leave_no_trace_behind() -> None:
    """The source settles them; the door neither acks nor counts a unit."""
    house, acks = House(), Acks()
    with pytest.raises(Undecodable, match="bad_protobuf"):
        await house.door.admit(delivery(b"\xff\xff", ack=acks.of("bad")))
    assert acks.seen == []
    assert house.account.balance().received == 0


async def test_logs_exported_as_traces_are_named_as_the_likely_cause() -> None:
    """They decode as spans with broken ids, since the messages share field numbers."""
    body = bytes.fromhex("0a1c121a0a050a03626f7412110900404ff41032e41810092a040a026869")
    with pytest.raises(Undecodable, match="log or metric export"):
        await House().door.admit(delivery(body))


async def test_a_span_with_a_broken_id_is_rejected_alone() -> None:
    """Its neighbours are kept, and the sender is told how many were not."""
    house = House()
    broken = root(1)
    broken.trace_id = b"\x00" * 16
    admitted = await house.door.admit(delivery(request([broken, root(2)])))
    assert (admitted.spans, admitted.invalid, admitted.reason) == (2, 1, "bad_trace_id")
    assert house.account.balance().received == 1


async def test_a_full_house_takes_nothing_of_a_delivery_that_opens_a_trace() -> None:
    """The same delivery is offered again later; nothing of it was counted before."""
    house = House(max_traces=5)
    for number in range(1, 5):
        await house.door.admit(delivery(request([root(number)])))
    with pytest.raises(Saturated):
        await house.door.admit(delivery(request([answer(1, "x"), root(9)])))
    assert house.account.balance().received == 4
    await house.door.admit(delivery(request([answer(1, "x")])))


async def test_room_is_announced_when_a_trace_is_complete() -> None:
    """The source that waited offers again."""
    house = House(max_traces=1)
    await house.door.admit(delivery(request([root(1)])))
    await house.clock.advance(10)
    assert len(house.door.complete(10)) == 1
    await house.door.admit(delivery(request([root(2)])))


async def test_an_outage_closes_the_door_and_stops_time() -> None:
    """Nothing is taken in, and nothing completes by silence meanwhile."""
    house = House()
    await house.door.admit(delivery(request([root(1)])))
    house.away = "Langfuse"
    assert house.door.complete(10) == []
    with pytest.raises(Unavailable, match="Langfuse is away"):
        await house.door.admit(delivery(request([root(2)])))
    await house.clock.advance(100)
    assert house.door.complete(10) == []
    house.away = None
    assert house.door.complete(10) == []
    await house.clock.advance(10)
    assert len(house.door.complete(10)) == 1


async def test_revoked_partitions_hand_their_open_traces_over() -> None:
    """A trace that came from elsewhere too stays; offsets are left to the next owner."""
    house, acks = House(), Acks()
    ours, other = ("t", 0), ("t", 1)
    await house.door.admit(delivery(request([root(1)]), partition=ours, ack=acks.of("1")))
    await house.door.admit(delivery(request([root(2)]), partition=ours))
    await house.door.admit(delivery(request([answer(2, "x")]), partition=other))
    await house.door.revoked(frozenset({ours}))
    assert house.account.balance().dispositions == {Disposition.HANDED_OVER: 1}
    assert house.account.balance().holds
    assert acks.seen == []


async def test_a_key_that_is_not_the_trace_id_is_counted_and_told_once() -> None:
    """Null keys, hashed keys and mixed messages all break the promise of one replica."""
    house = House()
    right = trace_id(1).encode()
    await house.door.admit(delivery(request([root(1)]), partition=("t", 0), key=right))
    assert house.events.of(KeyMismatch) == []
    await house.door.admit(delivery(request([root(2)]), partition=("t", 0), key=b"\x01" * 16))
    await house.door.admit(delivery(request([root(3)]), partition=("t", 0)))
    await house.door.admit(delivery(request([root(1), root(4)]), partition=("t", 0), key=right))
    assert len(house.events.of(KeyMismatch)) == 3
    (warning,) = house.events.of(Warned)
    assert "partition_traces_by_id" in warning.detail


async def test_complete_takes_no_more_than_asked() -> None:
    """What the queue has no room for stays open, and in the account."""
    house = House()
    for number in range(1, 6):
        await house.door.admit(delivery(request([root(number), tool(number)])))
    await house.clock.advance(10)
    assert len(house.door.complete(2)) == 2
    assert len(house.door.open_traces()) == 3
    assert house.account.balance().holds
    assert house.events.of(UnitSettled) == []


async def test_a_backlog_is_read_on_the_records_own_time() -> None:
    """Minutes of traffic in an instant: silence is what the records say, by partition."""
    house = House()
    began = house.clock.now() - 1000
    house.door.caught_up("kafka", False)

    async def read(number: int, after: float, partition: int = 0) -> None:
        one = delivery(
            request([root(number), answer(number, "x")]),
            source="kafka",
            partition=("t", partition),
            key=trace_id(number).encode(),
            recorded_at=began + after,
        )
        await house.door.admit(one)

    await read(1, 0)
    await read(2, 0, partition=1)
    await house.clock.advance(100)  # ours: reading was slow
    assert house.door.complete(10) == []
    await read(3, 9)
    assert house.door.complete(10) == []
    await read(4, 11)
    assert [trace.trace_id for trace, _ in house.door.complete(10)] == [trace_id(1)]
    house.door.caught_up("kafka", True)
    await house.clock.advance(10)
    assert len(house.door.complete(10)) == 3


async def test_a_record_from_the_future_ends_no_silence_early() -> None:
    """A sender whose clock runs an hour ahead."""
    house = House()
    house.door.caught_up("kafka", False)
    now = house.clock.now()
    for number, stamp in ((1, now), (2, now + 3600)):
        body = request([root(number), answer(number, "x")])
        one = delivery(body, source="kafka", partition=("t", 0), recorded_at=stamp)
        await house.door.admit(one)
    assert house.door.complete(10) == []


async def test_a_log_record_without_a_span_is_legal_and_joins_nothing() -> None:
    """No ids, a trace id alone, or all zeros: counted, never glued to a trace, never rejected."""
    request = ExportLogsServiceRequest()
    records = request.resource_logs.add().scope_logs.add().log_records
    for ids in ((b"", b""), (b"\x01" * 16, b""), (b"\x00" * 16, b"\x00" * 8)):
        records.add(trace_id=ids[0], span_id=ids[1])
    records.add(trace_id=b"\x01" * 3, span_id=b"\x01" * 8)
    house = House()
    one = replace(delivery(request.SerializeToString()), signal=Signal.LOGS)
    admitted = await house.door.admit(one)
    assert (admitted.spans, admitted.invalid) == (4, 1)
    assert house.account.balance().received == 0


@pytest.mark.parametrize(
    ("body", "signal"),
    [
        (b'{"resourceSpans": []}', Signal.LOGS),
        (b'{"resourceLogs": []}', Signal.TRACES),
        (b'{"resourceMetrics": []}', Signal.TRACES),
    ],
)
async def test_another_signals_json_is_refused_not_read_as_empty(
    body: bytes, signal: Signal
) -> None:
    """200 for what was never looked at would lose it without a word."""
    one = replace(delivery(body), signal=signal, encoding=Encoding.JSON)
    with pytest.raises(Undecodable, match="wrong_signal"):
        await House().door.admit(one)
    await House().door.admit(replace(one, body=b"{}"))
