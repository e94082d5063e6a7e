"""What stands on the relay's topics, and the spans in it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

import anyio
from aiokafka import AIOKafkaConsumer, ConsumerRecord, TopicPartition
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from sidecar.demo.broker import EmbeddedBroker

NO_FAULTS: Final = ["relay_not_idempotent"]
"""The embedded broker knows no idempotent producers, and the relay says so."""


async def read(
    broker: EmbeddedBroker, places: Sequence[tuple[str, int]], at_least: int = 1
) -> list[ConsumerRecord]:
    """Everything that stands in these partitions; the embedded broker's end offsets lie."""
    consumer = AIOKafkaConsumer(
        bootstrap_servers=broker.bootstrap, auto_offset_reset="earliest", enable_auto_commit=False
    )
    consumer.assign([TopicPartition(*place) for place in places])
    await consumer.start()
    records: list[ConsumerRecord] = []
    try:
        with anyio.fail_after(20):
            more = True
            while more or len(records) < at_least:
                batches = await consumer.getmany(timeout_ms=500)
                records += [record for batch in batches.values() for record in batch]
                more = bool(batches)
    finally:
        await consumer.stop()
    return records


def spans_of(bodies: Iterable[bytes]) -> dict[str, set[bytes]]:
    """Each trace's spans as bytes, with what they stand under."""
    by_trace: dict[str, set[bytes]] = defaultdict(set)
    for body in bodies:
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            for scope in resource.scope_spans:
                under = resource.resource.SerializeToString() + scope.scope.SerializeToString()
                for span in scope.spans:
                    by_trace[span.trace_id.hex()].add(under + span.SerializeToString())
    return by_trace
