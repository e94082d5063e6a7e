"""A Kafka source at work against an embedded broker, and what a test waits for."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import anyio

from sidecar.adapters.clock import SystemClock
from sidecar.adapters.dead_letters import MemoryDeadLetters
from sidecar.adapters.kafka import KafkaSecurity, KafkaSource, TopicSpec
from sidecar.demo.broker import EmbeddedBroker
from sidecar.domain.events import RequestSettled, Warned
from tests.fakes import FakeDoor, ListEvents
from tests.fakes_broker import committed

SPANS = TopicSpec("otlp_spans")
GROUP = "judges"
WAIT = 20.0


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
