"""The Kafka source against a real broker: nothing lost, nothing committed too early."""

from __future__ import annotations

import hashlib
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import anyio
import pytest
from aiokafka.structs import ConsumerRecord

from sidecar.adapters.clock import SystemClock
from sidecar.adapters.dead_letters import MemoryDeadLetters
from sidecar.adapters.kafka import KafkaSecurity, KafkaSource, TopicSpec
from sidecar.adapters.kafka.partition import Partition
from sidecar.demo.broker import EmbeddedBroker
from sidecar.domain.errors import BadConfiguration, Unavailable, Undecodable
from sidecar.domain.events import RequestSettled, Warned
from sidecar.domain.spans import Encoding, Signal
from sidecar.domain.verdicts import DeadLetter
from sidecar.runtime.offsets import Watermark
from tests.fakes import FakeDoor, ListEvents
from tests.fakes_broker import committed, embedded_broker, produce

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(40)]

SPANS = TopicSpec("otlp_spans")
GROUP = "judges"
WAIT = 20.0


@pytest.fixture
async def broker() -> AsyncIterator[EmbeddedBroker]:
    """An empty broker."""
    async with embedded_broker() as running:
        yield running


class FastClock(SystemClock):
    """The machine's clock, whose monotonic side runs `pace` times as fast; sleeps are real."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace

    def monotonic(self) -> float:
        """Seconds, hurried."""
        return super().monotonic() * self.pace

    async def sleep(self, seconds: float) -> None:
        """Sleep, hurried as well."""
        await super().sleep(seconds / self.pace)


@dataclass
class Running:
    """A source at work, and all that it touches."""

    broker: EmbeddedBroker
    source: KafkaSource
    door: FakeDoor
    events: ListEvents
    letters: Any
    started: anyio.Event = field(default_factory=anyio.Event)

    async def until_committed(self, *offsets: int, topic: str = SPANS.name) -> None:
        """Return once partitions 0, 1, ... of `topic` are committed at `offsets`."""
        wanted = {(topic, number): offset for number, offset in enumerate(offsets)}
        with anyio.fail_after(WAIT):
            while await committed(self.broker, GROUP, wanted) != wanted:  # noqa: ASYNC110
                await anyio.sleep(0.05)  # the broker announces no commit

    def fates(self) -> list[tuple[str, str]]:
        """Fate and reason of every message, in order."""
        return [(event.fate, event.reason) for event in self.events.of(RequestSettled)]

    def offsets(self) -> list[int]:
        """Offsets admitted and not yet forgotten, in order."""
        return [int(each.coordinates.rsplit("/", 1)[1]) for each in self.door.admitted]

    def warnings(self) -> list[str]:
        """Codes of the warnings, in order."""
        return [event.code for event in self.events.of(Warned)]


def lonely(bootstrap: str = "127.0.0.1:1", security: KafkaSecurity | None = None) -> KafkaSource:
    """A source without a broker: port 1 refuses at once."""
    return KafkaSource(
        bootstrap,
        GROUP,
        [SPANS],
        clock=SystemClock(),
        events=ListEvents(),
        dead_letters=MemoryDeadLetters(),
        security=security or KafkaSecurity(),
    )


@asynccontextmanager
async def running(
    broker: EmbeddedBroker,
    *topics: TopicSpec,
    letters: Any = None,
    door: FakeDoor | None = None,
    clock: SystemClock | None = None,
    max_gap: int = 100_000,
) -> AsyncIterator[Running]:
    """Run a source in group `judges` until the block ends; then stop and close it."""
    events, letters = ListEvents(), letters or MemoryDeadLetters()
    source = KafkaSource(
        broker.bootstrap,
        GROUP,
        topics or (SPANS,),
        clock=clock or SystemClock(),
        events=events,
        dead_letters=letters,
        commit_seconds=0.1,
        session_seconds=1.0,
        max_gap=max_gap,
    )
    made = Running(broker, source, door or FakeDoor(), events, letters)
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(source.run, made.door, made.started.set)
        try:
            with anyio.fail_after(WAIT):
                await made.started.wait()
            yield made
        finally:
            source.stop()
    with anyio.fail_after(WAIT):
        await source.close()


async def until(door: FakeDoor, count: int) -> None:
    """Return once `count` deliveries wait at the door."""
    with anyio.fail_after(WAIT):
        await door.until(count)


async def eventually(condition: Any) -> None:
    """Return once `condition()` holds; for facts that no event announces."""
    with anyio.fail_after(WAIT):
        while not condition():  # noqa: ASYNC110 - as the docstring says
            await anyio.sleep(0.02)


class TestReading:
    """What becomes of records."""

    async def test_a_delivery_says_where_it_came_from(self, broker: EmbeddedBroker) -> None:
        """Signal and encoding are the topic's; key, time and coordinates the record's."""
        json = TopicSpec("otlp_json_logs", Signal.LOGS, Encoding.JSON)
        await broker.create_topics(SPANS.name, json.name)
        await produce(broker, SPANS.name, (b"0af7", b"proto"))
        await produce(broker, json.name, b"{}")
        async with running(broker, SPANS, json) as it:
            await until(it.door, 2)
            spans, logs = sorted(it.door.admitted, key=lambda each: each.coordinates, reverse=True)
        assert (spans.signal, spans.encoding, spans.body) == (
            Signal.TRACES,
            Encoding.PROTO,
            b"proto",
        )
        assert (spans.key, spans.coordinates, spans.partition) == (
            b"0af7",
            "otlp_spans/0/0",
            ("otlp_spans", 0),
        )
        assert (logs.signal, logs.encoding, logs.key) == (Signal.LOGS, Encoding.JSON, None)
        assert abs(spans.recorded_at - SystemClock().now()) < 60

    async def test_nothing_stands_still_over_empty_and_unreadable_records(
        self, broker: EmbeddedBroker
    ) -> None:
        """Null and empty finish at once, garbage is buried by hash, the good one is admitted.

        The group's offset passes all of them (case B36), the misdirected logs too (B32).
        """
        logs_as_spans = bytes.fromhex(
            "0a1c121a0a050a03626f7412110900404ff41032e41810092a040a026869"
        )
        garbage = [b"\x01", b"metrics", logs_as_spans]
        await broker.create_topics(SPANS.name)
        await produce(broker, SPANS.name, (b"k", None), b"", *garbage, b"good")
        door = FakeDoor()
        door.answer(*(Undecodable(reason) for reason in ("cut", "not_traces", "zero_ids")))
        async with running(broker, door=door) as it:
            await until(door, 1)
            assert it.offsets() == [5]
            await it.until_committed(5)
            door.ack_all()
            await it.until_committed(6)
            letters = await it.letters.letters()
        assert it.fates() == [
            ("decoded", "null_value"),
            ("decoded", "empty"),
            ("dead_lettered", "cut"),
            ("dead_lettered", "not_traces"),
            ("dead_lettered", "zero_ids"),
            ("decoded", ""),
        ]
        assert [letter.coordinates for letter in letters] == [
            f"otlp_spans/0/{offset}" for offset in (2, 3, 4)
        ]
        assert [letter.sha256 for letter in letters] == [
            hashlib.sha256(body).hexdigest() for body in garbage
        ]

    async def test_a_large_record_comes_whole(self, broker: EmbeddedBroker) -> None:
        """Larger than a partition's share of a fetch, as a long conversation is."""
        await broker.create_topics(SPANS.name)
        await produce(broker, SPANS.name, b"a" * 4_000_000)
        async with running(broker) as it:
            await until(it.door, 1)
            assert len(it.door.admitted[0].body) == 4_000_000


class TestCommitting:
    """What a crash would read again."""

    async def test_an_idle_partition_has_a_position(self, broker: EmbeddedBroker) -> None:
        """Lag is unknown, and scaling misled, where nothing was ever committed."""
        await broker.create_topics(SPANS.name, partitions=2)
        async with running(broker) as it:
            await it.until_committed(0, 0)

    async def test_the_lowest_unfinished_record_holds_the_commit(
        self, broker: EmbeddedBroker
    ) -> None:
        """Of 0, 1, 2 the first is acknowledged last; until then a crash reads all three."""
        await broker.create_topics(SPANS.name)
        await produce(broker, SPANS.name, b"a", b"b", b"c")
        async with running(broker) as it:
            await until(it.door, 3)
            first, second, third = it.door.admitted
            third.ack()
            second.ack()
            await it.until_committed(0)
            assert it.source.lag() == {("otlp_spans", 0): 3}
            first.ack()
            await it.until_committed(3)
            assert it.source.lag() == {("otlp_spans", 0): 0}

    async def test_what_was_acknowledged_while_draining_is_committed_at_close(
        self, broker: EmbeddedBroker
    ) -> None:
        """`stop`, the pipeline finishes, `close`: nothing is read twice."""
        await broker.create_topics(SPANS.name)
        await produce(broker, SPANS.name, b"a", b"b")
        async with running(broker) as it:
            await until(it.door, 2)
            it.source.stop()
            it.door.ack_all()
        await it.until_committed(2)

    async def test_a_restart_reads_again_from_the_first_unfinished(
        self, broker: EmbeddedBroker
    ) -> None:
        """0 was finished, 1 was not, 2 was: the next process gets 1 and 2."""
        await broker.create_topics(SPANS.name)
        await produce(broker, SPANS.name, b"a", b"b", b"c")
        async with running(broker) as it:
            await until(it.door, 3)
            it.door.admitted[0].ack()
            it.door.admitted[2].ack()
        async with running(broker) as it:
            await until(it.door, 2)
            assert it.offsets() == [1, 2]


class TestPausing:
    """When something stands in the way."""

    async def test_a_full_door_pauses_and_keeps_order(self, broker: EmbeddedBroker) -> None:
        """Nothing is lost or reordered, and the group does not take the pause for a death."""
        await broker.create_topics(SPANS.name)
        door = FakeDoor()
        door.fill()
        bodies = [b"%d" % number for number in range(20)]
        await produce(broker, SPANS.name, *bodies)
        async with running(broker, door=door) as it:
            await produce(broker, SPANS.name, *bodies)
            # Two sessions long: without heartbeats and polls the partition would be gone.
            await anyio.sleep(2.0)
            assert door.admitted == []
            (part,) = it.source._parts.values()
            assert len(part.pending) == 20, "what came after the pause stays at the broker"
            assert door.silences[-1] == ("kafka", False)
            door.empty()
            await until(door, 40)
            assert it.offsets() == list(range(40))
            assert len(it.fates()) == 40
            await eventually(lambda: door.silences[-1] == ("kafka", True))

    async def test_a_peers_outage_pauses_like_a_full_door(self, broker: EmbeddedBroker) -> None:
        """The judge or Langfuse is away: the record waits, and the source lives on."""
        await broker.create_topics(SPANS.name)
        door = FakeDoor()
        door.answer(Unavailable("Langfuse is away"), Unavailable("Langfuse is away"))
        await produce(broker, SPANS.name, b"1", b"2")
        async with running(broker, door=door) as it:
            await until(door, 2)
            assert it.offsets() == [0, 1]

    async def test_a_gap_at_its_cap_pauses_and_unpauses(self, broker: EmbeddedBroker) -> None:
        """One open trace may hold back 5 records, not the whole topic."""
        await broker.create_topics(SPANS.name)
        await produce(broker, SPANS.name, *[b"%d" % number for number in range(9)])
        async with running(broker, max_gap=5) as it:
            await until(it.door, 5)
            for delivery in it.door.admitted[1:]:
                delivery.ack()
            await it.until_committed(0)
            assert it.offsets() == [0, 1, 2, 3, 4]
            it.door.admitted[0].ack()
            await until(it.door, 9)

    async def test_a_dead_letter_store_that_is_away_pauses_its_partition_only(
        self, broker: EmbeddedBroker
    ) -> None:
        """The unreadable record waits, is buried when it can be, and says how often it tried."""
        await broker.create_topics(SPANS.name, partitions=2)
        letters = Flaky(failures=2)
        door = FakeDoor()
        bad = Undecodable("cut")
        door.answer(bad, bad, bad)
        await produce(broker, SPANS.name, b"bad", b"next")
        async with running(broker, door=door, letters=letters, clock=FastClock(10)) as it:
            await until(door, 1)
            assert it.offsets() == [1]
            (letter,) = await letters.letters()
            assert letter.attempts == 3
            assert letter.first_failed_at < letter.recorded_at
            door.ack_all()
            await it.until_committed(2, 0)
        assert it.fates() == [("dead_lettered", "cut"), ("decoded", "")]
        assert it.warnings() == ["dead_letters_unavailable"]


class TestGroup:
    """Several members, and partitions that come and go."""

    async def test_a_new_member_takes_over_what_is_unfinished(self, broker: EmbeddedBroker) -> None:
        """Half the partitions move: finished work is not read again, unfinished is.

        Spans and logs of the same partition number stay together, which only RANGE does;
        acknowledgements of the time before change nothing, whoever has the partition now.
        """
        logs = TopicSpec("otlp_logs", Signal.LOGS)
        await broker.create_topics(SPANS.name, logs.name, partitions=3)
        for number in range(3):
            await produce(broker, SPANS.name, b"done", b"open", partition=number)
        async with running(broker, SPANS, logs) as old:
            await until(old.door, 6)
            held = list(old.door.admitted)
            for delivery in held:
                if delivery.body == b"done":
                    delivery.ack()
            async with running(broker, SPANS, logs) as new:
                await until(new.door, 1)
                await eventually(lambda: old.door.lost)
                (lost,) = old.door.lost
                moved = sorted(number for name, number in lost if name == SPANS.name)
                assert moved in ([0, 1], [2])
                assert lost == {(name, n) for name in (SPANS.name, logs.name) for n in moved}
                await until(new.door, len(moved))
                assert {each.coordinates for each in new.door.admitted} == {
                    f"{SPANS.name}/{number}/1" for number in moved
                }
                await until(old.door, 6 + 3 - len(moved))  # what it kept, it reads again too
                for delivery in held:
                    delivery.ack()
                # Several commits long: the stale acknowledgements must not appear in one.
                await anyio.sleep(0.4)
                await old.until_committed(1, 1, 1)
                new.door.ack_all()
                old.door.ack_all()
                await new.until_committed(2, 2, 2)

    async def test_unequal_partition_counts_are_warned_of(self, broker: EmbeddedBroker) -> None:
        """A trace's spans and logs would go to different replicas."""
        await broker.create_topics(SPANS.name, partitions=2)
        await broker.create_topics("otlp_logs", partitions=3)
        async with running(broker, SPANS, TopicSpec("otlp_logs", Signal.LOGS)) as it:
            pass
        assert it.warnings() == ["kafka_partition_counts"]


class TestOutages:
    """When the broker does not answer."""

    async def test_a_silent_broker_is_noticed_and_returned_to(self, broker: EmbeddedBroker) -> None:
        """Silence then is the broker's, not the agents'; afterwards reading goes on."""
        await broker.create_topics(SPANS.name)
        async with running(broker, clock=FastClock(20)) as it:
            await eventually(lambda: it.door.silences[-1:] == [("kafka", True)])
            os.kill(broker.pid, signal.SIGSTOP)
            try:
                await eventually(lambda: it.warnings() == ["kafka_away"])
                assert it.door.silences[-1] == ("kafka", False)
            finally:
                os.kill(broker.pid, signal.SIGCONT)
            await produce(broker, SPANS.name, b"after")
            await until(it.door, 1)
            await eventually(lambda: it.door.silences[-1] == ("kafka", True))

    async def test_a_consumer_that_hears_nothing_is_built_anew(
        self, broker: EmbeddedBroker
    ) -> None:
        """Two minutes without an answer: join again, from the committed offset."""
        await broker.create_topics(SPANS.name)
        await produce(broker, SPANS.name, b"done", b"open")
        async with running(broker, clock=FastClock(100)) as it:
            await until(it.door, 2)
            it.door.admitted.pop(0).ack()
            await it.until_committed(1)
            os.kill(broker.pid, signal.SIGSTOP)
            try:
                await eventually(lambda: "kafka_consumer_lost" in it.warnings())
            finally:
                os.kill(broker.pid, signal.SIGCONT)
            await until(it.door, 2)
            assert it.offsets() == [1, 1]

    async def test_an_unreachable_broker_at_start_names_the_key(self) -> None:
        """Port 1 refuses at once."""
        source = lonely()
        with pytest.raises(Unavailable, match=r"kafka\.bootstrap"):
            await source.run(FakeDoor(), lambda: None)
        await source.close()

    @pytest.mark.parametrize("bootstrap", ["", "kafka:port", "[::1", ":9092"])
    async def test_a_bootstrap_that_is_no_address_names_the_key(self, bootstrap: str) -> None:
        """Bad configuration, not an outage."""
        source = lonely(bootstrap)
        with pytest.raises(BadConfiguration, match=r"kafka\.bootstrap"):
            await source.run(FakeDoor(), lambda: None)
        await source.close()

    async def test_a_certificate_that_is_not_there_names_the_key(self, tmp_path: Any) -> None:
        """Bad configuration, before anything is sent."""
        source = lonely(security=KafkaSecurity(protocol="SSL", ca_file=tmp_path / "no.pem"))
        with pytest.raises(BadConfiguration, match=r"kafka\.security"):
            await source.run(FakeDoor(), lambda: None)

    async def test_stopping_before_the_start_or_twice_is_safe(self) -> None:
        """`run` returns at once, `close` has nothing to close."""
        source = lonely()
        source.stop()
        source.stop()
        await source.run(FakeDoor(), lambda: None)
        await source.close()
        await source.close()


class Flaky(MemoryDeadLetters):
    """A dead-letter store that refuses at first."""

    def __init__(self, failures: int) -> None:
        super().__init__()
        self.failures = failures

    async def put(self, letter: DeadLetter) -> None:
        """Refuse, or keep."""
        if self.failures:
            self.failures -= 1
            raise Unavailable("dead letters: disk full")
        await super().put(letter)


def test_a_topic_made_anew_begins_a_new_epoch() -> None:
    """Its offsets start over: acknowledgements of the old topic must not move the new."""
    part = Partition(SPANS, 0, Watermark())
    assert part.arrive(records(100, 101))
    (_, old), _ = part.pending
    assert not part.arrive(records(0, 1))
    part.finish(old)
    assert part.mark.committable == 0
    assert [record.offset for record, _ in part.pending] == [100, 101, 0, 1]


def records(*offsets: int) -> Sequence[Any]:
    """Records of the spans topic at these offsets."""
    return [
        ConsumerRecord(SPANS.name, 0, offset, 0, 0, None, b"x", None, -1, 1, ())
        for offset in offsets
    ]
