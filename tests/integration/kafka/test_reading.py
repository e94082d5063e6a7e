"""What becomes of records, and what a crash would read again."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import pytest
from aiokafka.structs import ConsumerRecord

from sidecar.adapters.clock import SystemClock
from sidecar.adapters.kafka import TopicSpec
from sidecar.adapters.kafka.partition import Partition
from sidecar.demo.broker import EmbeddedBroker
from sidecar.domain.errors import Undecodable
from sidecar.domain.spans import Encoding, Signal
from sidecar.runtime.offsets import Watermark
from tests.fakes import FakeDoor
from tests.fakes_broker import produce
from tests.integration.kafka.source import SPANS, running, until

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(40)]


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
