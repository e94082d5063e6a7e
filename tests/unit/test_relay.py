"""The relay's door: acknowledged only when the log has it all, never lost, never unbounded."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import anyio
import pytest
from anyio.abc import TaskGroup
from anyio.lowlevel import checkpoint
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from sidecar.adapters.dead_letters import MemoryDeadLetters
from sidecar.app.relay_settings import configured_relay
from sidecar.delivery.relay import Bounds, RelayDoor
from sidecar.domain.errors import (
    BadConfiguration,
    Refused,
    Saturated,
    SidecarError,
    Unauthorised,
    Unavailable,
    Undecodable,
)
from sidecar.domain.events import DeadLettered, Relayed, SpansReceived, Warned
from sidecar.domain.spans import Delivery, Encoding, Signal
from sidecar.domain.verdicts import DeadLetter
from tests.agents import answer, request, root, trace_id
from tests.fakes import FakeClock, ListEvents

pytestmark = pytest.mark.anyio


class FakeMessages:
    """A log (ports.Messages) that can be away, fail, or find messages too large."""

    def __init__(self) -> None:
        self.written: list[tuple[str, bytes, bytes]] = []
        self.errors: list[SidecarError] = []
        self.limit = 10**9
        self.there = anyio.Event()
        self.there.set()

    async def write(self, topic: str, messages: Sequence[tuple[bytes, bytes]]) -> frozenset[int]:
        """Append what is not too large, once the log is there."""
        await self.there.wait()
        await checkpoint()
        if self.errors:
            raise self.errors.pop(0)
        large = {place for place, pair in enumerate(messages) if len(pair[1]) > self.limit}
        self.written += [
            (topic, *pair) for place, pair in enumerate(messages) if place not in large
        ]
        return frozenset(large)

    async def close(self) -> None:
        """Nothing to let go of."""


class ShyDeadLetters(MemoryDeadLetters):
    """Refuses the first letter once."""

    def __init__(self) -> None:
        super().__init__()
        self.refusals = 1

    async def put(self, letter: DeadLetter) -> None:
        """Keep a letter, at the second attempt."""
        if self.refusals:
            self.refusals -= 1
            raise Unavailable("dead letters: disk full")
        await super().put(letter)


@dataclass
class Relay:
    """A door over a fake log, and everything a test looks at."""

    tasks: TaskGroup
    bounds: Bounds = field(default_factory=lambda: Bounds(1_000_000, 1_000_000, 0.2))
    log: FakeMessages = field(default_factory=FakeMessages)
    letters: MemoryDeadLetters = field(default_factory=ShyDeadLetters)
    events: ListEvents = field(default_factory=ListEvents)
    clock: FakeClock = field(default_factory=FakeClock)
    acks: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.door = RelayDoor(
            self.log,
            {Signal.TRACES: "keyed"},
            self.bounds,
            tasks=self.tasks,
            dead_letters=self.letters,
            events=self.events,
            clock=self.clock,
        )

    def record(self, name: str, *traces: int) -> Delivery:
        """A Kafka record that holds a root and an answer of each trace."""
        spans = [make(number) for number in traces for make in (root, _answer)]
        return Delivery(
            source="kafka",
            signal=Signal.TRACES,
            encoding=Encoding.PROTO,
            body=request(spans),
            coordinates=f"unkeyed/0/{name}",
            recorded_at=0.0,
            ack=lambda: self.acks.append(name),
            partition=("unkeyed", 0),
        )

    def post(self, *traces: int) -> Delivery:
        """The same over HTTP: nobody can read it again."""
        record = self.record("http", *traces)
        return Delivery(
            source="otlp_http",
            signal=Signal.TRACES,
            encoding=Encoding.PROTO,
            body=record.body,
            coordinates="http",
            recorded_at=0.0,
            ack=record.ack,
        )


def _answer(number: int) -> Span:
    return answer(number, "x" * 200)


@asynccontextmanager
async def relaying(bounds: Bounds | None = None) -> AsyncIterator[Relay]:
    """A door at work until the block ends."""
    async with anyio.create_task_group() as tasks:
        made = Relay(tasks, bounds) if bounds else Relay(tasks)
        with anyio.fail_after(5):
            yield made
        tasks.cancel_scope.cancel()


async def test_a_record_is_acknowledged_after_its_messages_and_not_before() -> None:
    """Admitted at once, so that the next can be read; one message a trace."""
    async with relaying() as relay:
        relay.log.there = anyio.Event()
        admitted = await relay.door.admit(relay.record("0", 1, 2))
        assert admitted.spans == 4
        await anyio.wait_all_tasks_blocked()
        assert not relay.acks
        assert relay.door.held > 0
        relay.log.there.set()
        await relay.door.drained()
        assert relay.acks == ["0"]
        assert relay.door.held == 0
        assert [key.decode() for _, key, _ in relay.log.written] == [trace_id(1), trace_id(2)]
        assert relay.events.of(Relayed) == [Relayed("keyed", 2, 4)]
        assert relay.events.of(SpansReceived) == [SpansReceived("kafka", 4, 4)]


async def test_a_sender_is_answered_only_when_the_log_has_it() -> None:
    """HTTP 200 means acks=all."""
    async with relaying(Bounds(1_000_000, 1_000_000, 60.0)) as relay:
        relay.log.there = anyio.Event()
        answers: list[int] = []

        async def send() -> None:
            answers.append((await relay.door.admit(relay.post(1))).spans)

        relay.tasks.start_soon(send)
        await anyio.wait_all_tasks_blocked()
        assert not answers
        relay.log.there.set()
        await relay.door.drained()
        await anyio.wait_all_tasks_blocked()
        assert answers == [2]


async def test_a_sender_is_sent_away_while_the_log_is_silent() -> None:
    """The first after the timeout, the next at once; what is on its way still arrives."""
    async with relaying() as relay:
        relay.log.there = anyio.Event()
        with pytest.raises(Unavailable) as first:
            await relay.door.admit(relay.post(1))
        assert first.value.retry_after
        await relay.clock.advance(1.0)
        stalled, held = relay.door.stalled, relay.door.held
        assert stalled
        with pytest.raises(Unavailable):
            await relay.door.admit(relay.post(2))
        assert relay.door.held == held, "nothing more was taken in"
        assert [event.code for event in relay.events.of(Warned)] == ["relay_stalled"]
        relay.log.there.set()
        await relay.door.drained()
        assert [key.decode() for _, key, _ in relay.log.written] == [trace_id(1)]
        assert not relay.door.stalled
        assert (await relay.door.admit(relay.post(2))).spans == 2


async def test_records_wait_in_kafka_while_the_buffer_is_full() -> None:
    """Saturated, never Unavailable: the source pauses; one delivery always fits."""
    async with relaying(Bounds(1_000_000, 10, 0.2)) as relay:
        relay.log.there = anyio.Event()
        await relay.door.admit(relay.record("0", 1))
        await relay.clock.advance(1.0)
        with pytest.raises(Saturated):
            await relay.door.admit(relay.record("1", 2))

        async def come_back() -> None:
            relay.log.there.set()

        relay.tasks.start_soon(come_back)
        await relay.door.room()
        await relay.door.admit(relay.record("1", 2))
        await relay.door.drained()
        await relay.door.room()
        assert relay.acks == ["0", "1"]


@pytest.mark.parametrize("error", [Unavailable("gone"), Unauthorised("not open to us")])
async def test_a_failed_write_is_made_again_until_it_succeeds(error: SidecarError) -> None:
    """There is nobody to hand a record back to; said once, not at every try."""
    async with relaying() as relay:
        relay.log.errors = [error] * 8
        await relay.door.admit(relay.record("0", 1))
        for _ in range(9):
            await anyio.wait_all_tasks_blocked()
            await relay.clock.advance(21.0)
        await relay.door.drained()
        assert relay.acks == ["0"]
        assert len(relay.events.of(Warned)) == 1


async def test_what_the_log_finds_too_large_is_split_by_spans() -> None:
    """Down to one span; one that is still too large is dead-lettered by ids and hash."""
    async with relaying() as relay:
        (whole,) = [len(body) for _, _, body in await _written(relay, relay.record("0", 1))]
        relay.log.limit = whole - 1
        halves = await _written(relay, relay.record("1", 1))
        assert len(halves) == 2
        relay.log.limit = 250
        await relay.door.admit(relay.record("2", 1))
        for _ in range(3):
            await anyio.wait_all_tasks_blocked()
            await relay.clock.advance(1.0)  # the dead-letter store refused at first
        await relay.door.drained()
        (letter,) = await relay.letters.letters()
        assert letter.coordinates.startswith(f"unkeyed/0/2 {trace_id(1)}/")
        assert (letter.reason, len(letter.sha256)) == ("span_too_large", 64)
        assert relay.events.of(DeadLettered) == [DeadLettered("kafka", "span_too_large")]
        assert relay.events.of(Relayed)[-1] == Relayed("keyed", 1, 1)
        assert relay.acks == ["0", "1", "2"]


async def _written(relay: Relay, delivery: Delivery) -> list[tuple[str, bytes, bytes]]:
    relay.log.written.clear()
    await relay.door.admit(delivery)
    await relay.door.drained()
    return list(relay.log.written)


async def test_a_sender_hears_of_spans_that_fit_nowhere() -> None:
    """As partial success: refused, and not to be sent again."""
    async with relaying(Bounds(250, 1_000_000, 5.0)) as relay:
        relay.letters = relay.door._dead_letters = MemoryDeadLetters()
        admitted = await relay.door.admit(relay.post(1))
        assert (admitted.spans, admitted.invalid, admitted.reason) == (2, 1, "span_too_large")
        assert len(await relay.letters.letters()) == 1


async def test_what_cannot_be_relayed_is_refused_whole() -> None:
    """Noise, and a signal without a topic; nothing of either is held."""
    async with relaying() as relay:
        noise = relay.post(1)
        with pytest.raises(Undecodable):
            await relay.door.admit(_with_body(noise, b"\xff\xff"))
        with pytest.raises(Refused):
            await relay.door.admit(_with_body(noise, b"", Signal.LOGS))
        assert relay.door.held == 0
        assert (await relay.door.admit(_with_body(noise, b""))).spans == 0


def _with_body(like: Delivery, body: bytes, signal: Signal = Signal.TRACES) -> Delivery:
    return Delivery(
        source=like.source,
        signal=signal,
        encoding=like.encoding,
        body=body,
        coordinates=like.coordinates,
        recorded_at=0.0,
    )


GOOD = "kafka: {bootstrap: 'b:9092'}\n"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("relay: {traces_topic: out}", "kafka.bootstrap"),
        (GOOD, "relay.traces_topic"),
        (GOOD + "relay: {traces_topic: a, inputs: [{name: a}]}", "relay.traces_topic"),
        (
            GOOD + "relay: {traces_topic: t, logs_topic: a, inputs: [{name: a}]}",
            "relay.logs_topic",
        ),
        (GOOD + "relay: {traces_topic: t, logs_topic: t}", "relay.logs_topic"),
        (GOOD + "relay: {traces_topic: t, inputs: [{name: l, signal: logs}]}", "relay.inputs[0]"),
        (GOOD + "relay: {traces_topic: t, inputs: [{name: a}, {name: a}]}", "relay.inputs[1]"),
        (
            GOOD + "otlp: {http: {enabled: false}, grpc: {enabled: false}}\n"
            "relay: {traces_topic: t}",
            "relay.inputs",
        ),
        (
            GOOD + "relay: {traces_topic: t, group: judge-sidecar, inputs: [{name: a}]}",
            "relay.group",
        ),
    ],
)
def test_a_relay_that_cannot_work_is_refused_by_key(tmp_path: Path, text: str, key: str) -> None:
    """Before anything opens."""
    file = tmp_path / "sidecar.yaml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadConfiguration) as refused:
        configured_relay(file)
    assert [problem.split(": ")[1] for problem in refused.value.problems] == [key]


def test_a_relay_needs_no_policies(tmp_path: Path) -> None:
    """It judges nothing; a folder without policies is enough."""
    file = tmp_path / "sidecar.yaml"
    file.write_text(GOOD + "relay: {traces_topic: t, inputs: [{name: a}]}", "utf-8")
    assert configured_relay(file).relay.group == "judge-sidecar-relay"
