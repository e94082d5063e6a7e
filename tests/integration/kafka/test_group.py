"""Several members of a group, and brokers that do not answer."""

from __future__ import annotations

import os
import signal
from typing import Any

import anyio
import pytest

from sidecar.adapters.kafka import KafkaSecurity, TopicSpec
from sidecar.demo.broker import EmbeddedBroker
from sidecar.domain.errors import BadConfiguration, Unavailable
from sidecar.domain.spans import Signal
from tests.fakes import FakeDoor
from tests.fakes_broker import produce
from tests.integration.kafka.source import SPANS, FastClock, eventually, lonely, running, until

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(40)]


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
        with pytest.raises(BadConfiguration, match=r"kafka\.ssl_ca_file"):
            await source.run(FakeDoor(), lambda: None)

    async def test_stopping_before_the_start_or_twice_is_safe(self) -> None:
        """`run` returns at once, `close` has nothing to close."""
        source = lonely()
        source.stop()
        source.stop()
        await source.run(FakeDoor(), lambda: None)
        await source.close()
        await source.close()
