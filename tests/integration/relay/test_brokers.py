"""`relay` and its brokers: silent, away, or with a limit that a message passes."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import grpc
import grpc.aio
import pytest
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2_grpc import TraceServiceStub

from sidecar.adapters.kafka.producer import KafkaMessages
from sidecar.demo.broker import EmbeddedBroker
from sidecar.demo.traffic import Sample, samples
from sidecar.demo.traffic.spans import to_json
from sidecar.domain.errors import Unavailable
from sidecar.domain.events import Warned
from tests.fakes import ListEvents
from tests.fakes_broker import embedded_broker
from tests.integration.relay.topics import NO_FAULTS, read, spans_of
from tests.process import JSON, Sidecar, until

pytestmark = pytest.mark.anyio


async def test_otlp_is_answered_by_the_brokers_and_503_while_they_are_silent(
    tmp_path: Path,
) -> None:
    """200 means on the topic; a silent broker means 503 with Retry-After, then 200 again."""
    sample = samples()[0]
    logs = ExportLogsServiceRequest()
    scope = logs.resource_logs.add().scope_logs.add()
    for trace_id in (bytes.fromhex(sample.trace_id), b""):
        scope.log_records.add(trace_id=trace_id).body.string_value = "text"
    async with embedded_broker() as broker:
        await broker.create_topics("keyed", "logs", partitions=2)
        settings = {
            "kafka": {"bootstrap": broker.bootstrap},
            "relay": {
                "traces_topic": "keyed",
                "logs_topic": "logs",
                "timeout": "500ms",
                "compression": "zstd",
            },
        }
        async with Sidecar(tmp_path, settings, name="relay", verb="relay") as relay:
            assert (await relay.post(to_json(sample.requests[0]), JSON)).status_code == 200
            answer = await relay.post(logs.SerializeToString(), path="/v1/logs")
            assert answer.status_code == 200
            assert [each.key.decode() for each in await read(broker, [*_two("keyed")])] == [
                sample.trace_id
            ]
            assert len(await read(broker, [*_two("logs")])) == 1
            assert await _over_grpc(relay, sample) is None
            with _silenced(broker):
                silent = [await relay.post(sample.requests[0]) for _ in range(2)]
                assert await _over_grpc(relay, sample) is grpc.StatusCode.UNAVAILABLE

                async def unready() -> bool | None:
                    ready = await relay.client.get(f"{relay.admin}/readyz")
                    return ready.status_code == 503 or None

                await until(unready, "it is not ready")
            assert [answer.status_code for answer in silent] == [503, 503]
            assert all(int(answer.headers["retry-after"]) >= 1 for answer in silent)

            async def taken() -> bool | None:
                return (await relay.post(sample.requests[0])).status_code == 200 or None

            await until(taken, "the relay takes in again")
            records = await read(broker, [*_two("keyed")])
            assert len(records) >= 4, "the one that was answered 503 arrived as well"
            assert spans_of(record.value for record in records) == spans_of(sample.requests[:1])
            metrics = await relay.metrics()
            assert metrics.sum("sidecar_relay_unkeyed_total", topic="logs") == 1
            relay.process.terminate()
            assert await relay.ends() == 0


async def _over_grpc(relay: Sidecar, sample: Sample) -> grpc.StatusCode | None:
    """Export over gRPC; returns the error's code, None for success."""
    async with grpc.aio.insecure_channel(relay.otlp_grpc) as channel:
        export = TraceServiceStub(channel).Export  # type: ignore[no-untyped-call]
        try:
            await export(ExportTraceServiceRequest.FromString(sample.requests[0]))
        except grpc.aio.AioRpcError as error:
            return error.code()
    return None


def _two(topic: str) -> tuple[tuple[str, int], tuple[str, int]]:
    return (topic, 0), (topic, 1)


class _silenced:  # noqa: N801 - reads as a verb
    """The broker takes connections but answers nothing while inside."""

    def __init__(self, broker: EmbeddedBroker) -> None:
        self._pid = broker.pid

    def __enter__(self) -> None:
        os.kill(self._pid, signal.SIGSTOP)

    def __exit__(self, *_: object) -> None:
        os.kill(self._pid, signal.SIGCONT)


async def test_the_log_names_what_is_too_large_and_takes_the_rest() -> None:
    """In order, by key; a topic that is not there is said by the key that names it."""
    events = ListEvents()
    async with embedded_broker() as broker:
        await broker.create_topics("keyed", partitions=3)
        messages = KafkaMessages(broker.bootstrap, events=events, max_message=1_000)
        assert await messages.check({"relay.traces_topic": "keyed"}) == {"keyed": 3}
        pairs = [(b"a", b"1"), (b"a", b"x" * 9_000), (b"a", b"2"), (b"b", b"3")]
        assert await messages.write("keyed", pairs) == {1}
        records = await read(broker, [("keyed", number) for number in range(3)])
        assert [each.value for each in records if each.key == b"a"] == [b"1", b"2"]
        assert await messages.write("keyed", []) == frozenset()
        await messages.close()
        await messages.close()
    assert [event.code for event in events.of(Warned)] == NO_FAULTS


async def test_brokers_that_are_away_at_start_are_named() -> None:
    """Port 1 refuses at once."""
    messages = KafkaMessages("127.0.0.1:1", events=ListEvents())
    with pytest.raises(Unavailable, match=r"kafka\.bootstrap"):
        await messages.check({"relay.traces_topic": "keyed"})
    await messages.close()
