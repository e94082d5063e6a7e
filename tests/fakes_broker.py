"""A real Kafka-compatible broker for a test, with what a test wants to do to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import pytest
from aiokafka import AIOKafkaConsumer, AIOKafkaProducer, TopicPartition
from anyio import to_thread

from sidecar.demo.broker import EmbeddedBroker

Record = tuple[bytes | None, bytes | None]
"""Key and value."""


@asynccontextmanager
async def embedded_broker() -> AsyncIterator[EmbeddedBroker]:
    """Run an empty broker; skips the test where its wheel does not exist."""
    if not await to_thread.run_sync(EmbeddedBroker.available):
        pytest.skip("the embedded broker's wheel does not exist for this platform")
    async with EmbeddedBroker() as running:
        yield running


async def produce(
    broker: EmbeddedBroker, topic: str, *values: bytes | Record | None, partition: int = 0
) -> None:
    """Write records to one partition, in order; a value alone has no key."""
    producer = AIOKafkaProducer(bootstrap_servers=broker.bootstrap, max_request_size=8_000_000)
    await producer.start()
    try:
        for value in values:
            key, body = value if isinstance(value, tuple) else (None, value)
            await producer.send_and_wait(topic, body, key=key, partition=partition)
    finally:
        await producer.stop()


async def committed(
    broker: EmbeddedBroker, group: str, partitions: Iterable[tuple[str, int]]
) -> dict[tuple[str, int], int | None]:
    """Return what a group has committed, by topic and partition; joins no group."""
    places = [TopicPartition(*partition) for partition in partitions]
    reader = AIOKafkaConsumer(
        bootstrap_servers=broker.bootstrap, group_id=group, enable_auto_commit=False
    )
    reader.assign(places)
    await reader.start()
    try:
        return {(tp.topic, tp.partition): await reader.committed(tp) for tp in places}
    finally:
        await reader.stop()
