"""When something stands in the way: partitions pause and go on."""

from __future__ import annotations

import anyio
import pytest

from sidecar.adapters.dead_letters import MemoryDeadLetters
from sidecar.demo.broker import EmbeddedBroker
from sidecar.domain.errors import Unavailable, Undecodable
from sidecar.domain.verdicts import DeadLetter
from tests.fakes import FakeDoor
from tests.fakes_broker import produce
from tests.integration.kafka.source import SPANS, FastClock, eventually, running, until

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(40)]


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
