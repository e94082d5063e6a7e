"""The OTLP/gRPC edge over real sockets: what senders see, what the door gets, what is counted."""

from __future__ import annotations

import gzip

import anyio
import anyio.to_thread
import grpc
import pytest
from opentelemetry.exporter.otlp.proto.grpc.trace_exporter import OTLPSpanExporter
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceResponse
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (
    ExportTraceServiceRequest,
    ExportTraceServiceResponse,
)
from opentelemetry.sdk.trace.export import SpanExportResult

from sidecar.adapters.otlp_grpc import OtlpGrpc
from sidecar.domain.errors import (
    BadConfiguration,
    Refused,
    Saturated,
    SidecarError,
    Unavailable,
    Undecodable,
)
from sidecar.domain.events import Warned
from sidecar.domain.spans import Delivery, Encoding, Signal
from sidecar.ports import Admitted
from tests.fakes import FakeClock, FakeDoor, ListEvents
from tests.grpc_edge import LOGS, MIB, TRACES, channel_to, running
from tests.traces import sdk_spans

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("compression", [grpc.Compression.Gzip, grpc.Compression.NoCompression])
async def test_the_official_sdk_exporter_delivers(compression: grpc.Compression) -> None:
    """Protobuf from OTLPSpanExporter arrives decompressed, and the exporter reports success."""
    async with running() as edge:
        exporter = OTLPSpanExporter(
            f"127.0.0.1:{edge.source.port}", insecure=True, compression=compression, timeout=10
        )
        result = await anyio.to_thread.run_sync(exporter.export, sdk_spans(3))
        await anyio.to_thread.run_sync(exporter.shutdown)
        delivery = edge.door.admitted[0]
    assert result is SpanExportResult.SUCCESS
    assert (delivery.source, delivery.coordinates) == ("otlp_grpc", "grpc")
    assert (delivery.signal, delivery.encoding) == (Signal.TRACES, Encoding.PROTO)
    assert delivery.recorded_at == FakeClock().now()
    request = ExportTraceServiceRequest.FromString(delivery.body)
    assert len(request.resource_spans[0].scope_spans[0].spans) == 3
    assert edge.fates() == {("decoded", ""): 1}


@pytest.mark.parametrize("method", [TRACES, LOGS])
@pytest.mark.parametrize("compression", [None, grpc.Compression.Gzip])
async def test_a_message_reaches_the_door_as_it_was(
    method: str, compression: grpc.Compression | None
) -> None:
    """Both services, plain and gzip: the same bytes."""
    async with running() as edge:
        told = await edge.call(b"as it was" * 99, method, compression=compression)
        delivery = edge.door.admitted[0]
    assert (told.code, told.body) == ("OK", b"")
    assert delivery.body == b"as it was" * 99
    assert delivery.signal is (Signal.TRACES if method == TRACES else Signal.LOGS)


async def test_an_empty_message_is_a_success() -> None:
    """Nothing sent is nothing refused, and the door is not bothered."""
    async with running() as edge:
        told = await edge.call(b"")
        assert edge.door.admitted == []
    assert (told.code, told.body) == ("OK", b"")
    assert edge.fates() == {("decoded", ""): 1}


async def test_partial_success_says_how_many_and_why() -> None:
    """Rejected spans and log records are counted in their own field."""
    async with running() as edge:
        edge.door.answer(*[Admitted(spans=5, invalid=2, reason="bad trace id")] * 2)
        traces = await edge.call(b"x", TRACES)
        logs = await edge.call(b"x", LOGS)
    partial = ExportTraceServiceResponse.FromString(traces.body).partial_success
    assert (partial.rejected_spans, partial.error_message) == (2, "bad trace id")
    records = ExportLogsServiceResponse.FromString(logs.body).partial_success
    assert records.rejected_log_records == 2
    assert edge.fates() == {("decoded", ""): 2}


@pytest.mark.parametrize(
    ("error", "code", "reason", "retry_after"),
    [
        (Saturated("full", retry_after=2.2), "UNAVAILABLE", "saturated", 2.2),
        (Saturated("full"), "UNAVAILABLE", "saturated", 5.0),
        (Unavailable("breaker open", retry_after=0.5), "UNAVAILABLE", "unavailable", 0.5),
        (Undecodable("bad_protobuf", "not a request"), "INVALID_ARGUMENT", "bad_protobuf", None),
        (Refused("no"), "FAILED_PRECONDITION", "refused", None),
    ],
)
async def test_what_the_door_raises_becomes_the_answer(
    error: SidecarError, code: str, reason: str, retry_after: float | None
) -> None:
    """Each branch of the error tree has its code and Status; a throttle also says until when."""
    async with running() as edge:
        edge.door.answer(error)
        told = await edge.call(b"secret-payload")
    assert (told.code, told.retry_after) == (code, retry_after)
    assert told.message
    assert told.status.message == told.message
    assert grpc.StatusCode[code].value[0] == told.status.code
    assert "secret-payload" not in told.message
    assert edge.fates() == {("refused", reason): 1}


@pytest.mark.parametrize(
    ("sent", "compression", "cause"),
    [
        (b' {"resourceSpans": []}', None, "looks like JSON"),
        (b"\x28\xb5\x2f\xfd rest", None, "looks like zstd"),
        (b"x" * 99, grpc.Compression.Deflate, "looks like deflate"),
        (b"\x0a\x00", None, "OTLP 1.x exporter"),
    ],
)
async def test_undecodable_names_the_likely_cause(
    sent: bytes, compression: grpc.Compression | None, cause: str
) -> None:
    """Somebody who sends JSON, or packs with something else than gzip, is told so."""
    async with running() as edge:
        edge.door.answer(Undecodable("bad_protobuf"))
        told = await edge.call(sent, compression=compression)
    assert told.code == "INVALID_ARGUMENT"
    assert cause in told.message


@pytest.mark.parametrize(
    "method",
    [
        "/opentelemetry.proto.collector.metrics.v1.MetricsService/Export",
        "/opentelemetry.proto.collector.trace.v1.TraceService/Import",
        "/",
    ],
)
async def test_what_is_not_served_is_refused_and_counted(method: str) -> None:
    """An exporter of metrics, or a wrong method, never goes unseen."""
    async with running() as edge:
        told = await edge.call(b"x", method)
        assert edge.door.admitted == []
    assert told.code == "UNIMPLEMENTED"
    assert "TraceService/Export and LogsService/Export" in told.message
    assert edge.fates() == {("refused", "wrong_path"): 1}


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        (gzip.compress(b"x" * 999)[:-4], "gzip_truncated"),
        (gzip.compress(b"x") + b"rubbish", "bad_gzip"),
        (b"\x1f\x8b is not gzip", "bad_gzip"),
    ],
)
async def test_broken_gzip_is_permanent(sent: bytes, reason: str) -> None:
    """The same bytes always fail."""
    async with running() as edge:
        told = await edge.call(sent)
    assert (told.code, told.retry_after) == ("INVALID_ARGUMENT", None)
    assert edge.fates() == {("refused", reason): 1}


@pytest.mark.parametrize(
    "given", [None, "Bearer wrong", "s3cret", "Basic s3cret", "Bearer s3cret2", "Bearer"]
)
async def test_a_wrong_token_is_unauthenticated(given: str | None) -> None:
    """Nothing is read from, or told to, a sender without the token."""
    async with running(token="s3cret") as edge:
        refused = await edge.call(
            bytes(MIB), headers={"authorization": given} if given is not None else {}
        )
        welcome = await edge.call(b"x", headers={"authorization": "Bearer s3cret"})
        assert len(edge.door.admitted) == 1
    assert (refused.code, welcome.code) == ("UNAUTHENTICATED", "OK")
    assert refused.retry_after is None
    assert "s3cret" not in refused.message
    assert edge.fates() == {("refused", "unauthenticated"): 1, ("decoded", ""): 1}


async def test_a_port_in_use_names_its_key() -> None:
    """The operator reads which key to change."""
    async with running() as edge:
        second = OtlpGrpc("127.0.0.1", edge.source.port, clock=FakeClock(), events=ListEvents())
        with pytest.raises(BadConfiguration, match=r"otlp\.grpc\.port.*another port"):
            await second.run(edge.door, lambda: pytest.fail("it must not start"))


async def test_an_unknown_host_names_its_key() -> None:
    """A host that resolves to nothing is the configuration's fault, not the network's."""
    source = OtlpGrpc("no such host", 0, clock=FakeClock(), events=ListEvents())
    with pytest.raises(BadConfiguration, match=r"otlp\.grpc\.host: 'no such host'"):
        await source.run(FakeDoor(), lambda: pytest.fail("it must not start"))


async def test_a_fault_of_ours_is_internal_without_its_text() -> None:
    """The door breaking its contract is counted and warned of; its message may hold payload."""

    class Broken(FakeDoor):
        async def admit(self, delivery: Delivery) -> Admitted:
            raise RuntimeError(f"secret-payload in {delivery.coordinates}")

    async with running(door=Broken()) as edge:
        told = await edge.call(b"x")
    assert (told.code, "secret" in told.message) == ("INTERNAL", False)
    assert edge.events.of(Warned) == [
        Warned("otlp_grpc_internal", "a request failed with RuntimeError")
    ]
    assert edge.fates() == {("refused", "internal"): 1}


@pytest.mark.parametrize("anyio_backend", [("asyncio", {"use_uvloop": True})], ids=["uvloop"])
async def test_many_senders_at_once_add_up() -> None:
    """200 requests by 20 senders: received = decoded + refused, on uvloop."""
    async with running() as edge:
        for _ in range(60):
            edge.door.answer(Admitted(1), Undecodable("bad_protobuf"), Saturated("full"))

        async def sender() -> None:
            async with channel_to(edge.source.port) as channel:
                for _ in range(10):
                    await edge.call(b"x" * 100, channel=channel)

        async with anyio.create_task_group() as tasks:
            for _ in range(20):
                tasks.start_soon(sender)
        assert len(edge.door.admitted) == 80
    fates = edge.fates()
    assert fates == {
        ("decoded", ""): 80,
        ("refused", "bad_protobuf"): 60,
        ("refused", "saturated"): 60,
    }
    assert sum(fates.values()) == 200
