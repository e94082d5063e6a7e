"""The OTLP/HTTP edge over real sockets: what senders see, what the door gets, what is counted."""

from __future__ import annotations

import gzip

import anyio
import anyio.to_thread
import httpx
import pytest
from google.rpc.status_pb2 import Status
from opentelemetry.exporter.otlp.proto.http import Compression
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceResponse
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (
    ExportTraceServiceRequest,
    ExportTraceServiceResponse,
)
from opentelemetry.sdk.trace.export import SpanExportResult

from sidecar.adapters.otlp_http import OtlpHttp
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
from tests.otlp_edge import JSON, PROTO, running
from tests.traces import sdk_spans

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("compression", [Compression.Gzip, Compression.NoCompression])
async def test_the_official_sdk_exporter_delivers(compression: Compression) -> None:
    """Protobuf from OTLPSpanExporter arrives decompressed, and the exporter reports success."""
    async with running() as edge:
        exporter = OTLPSpanExporter(f"{edge.url}/v1/traces", compression=compression, timeout=10)
        result = await anyio.to_thread.run_sync(exporter.export, sdk_spans(3))
        exporter.shutdown()  # type: ignore[no-untyped-call]
        delivery = edge.door.admitted[0]
    assert result is SpanExportResult.SUCCESS
    assert (delivery.source, delivery.coordinates) == ("otlp_http", "http")
    assert (delivery.signal, delivery.encoding) == (Signal.TRACES, Encoding.PROTO)
    assert delivery.recorded_at == FakeClock().now()
    request = ExportTraceServiceRequest.FromString(delivery.body)
    assert len(request.resource_spans[0].scope_spans[0].spans) == 3
    assert edge.fates() == {("decoded", ""): 1}


@pytest.mark.parametrize("coding", ["gzip", "identity", ""])
async def test_json_is_answered_in_json(coding: str) -> None:
    """Parameters of the content type are stripped; the body reaches the door as it was."""
    body = b'{"resourceLogs": []}'
    headers = JSON | ({"content-encoding": coding} if coding else {})
    async with running() as edge:
        sent = gzip.compress(body) if coding == "gzip" else body
        answer = await edge.post("/v1/logs", sent, headers)
        delivery = edge.door.admitted[0]
    assert (answer.status_code, answer.json()) == (200, {})
    assert answer.headers["content-type"] == "application/json"
    assert (delivery.signal, delivery.encoding, delivery.body) == (
        Signal.LOGS,
        Encoding.JSON,
        body,
    )


@pytest.mark.parametrize("headers", [PROTO, PROTO | {"content-encoding": "gzip"}, JSON])
async def test_an_empty_body_is_a_success(headers: dict[str, str]) -> None:
    """Nothing sent is nothing refused, and the door is not bothered."""
    async with running() as edge:
        answer = await edge.post("/v1/traces", b"", headers)
        assert edge.door.admitted == []
    assert answer.status_code == 200
    assert edge.fates() == {("decoded", ""): 1}


async def test_full_success_leaves_partial_success_unset() -> None:
    """A set but empty partial_success would read as a warning."""
    async with running() as edge:
        answer = await edge.post("/v1/traces", b"x", PROTO)
    assert not ExportTraceServiceResponse.FromString(answer.content).HasField("partial_success")
    assert answer.headers["content-type"] == "application/x-protobuf"


async def test_partial_success_says_how_many_and_why() -> None:
    """Rejected spans and log records are counted in their own field; JSON writes int64 as text."""
    async with running() as edge:
        edge.door.answer(*[Admitted(spans=5, invalid=2, reason="bad trace id")] * 3)
        traces = await edge.post("/v1/traces", b"x", PROTO)
        logs = await edge.post("/v1/logs", b"x", PROTO)
        as_json = await edge.post("/v1/traces", b"{}", JSON)
    partial = ExportTraceServiceResponse.FromString(traces.content).partial_success
    assert (partial.rejected_spans, partial.error_message) == (2, "bad trace id")
    records = ExportLogsServiceResponse.FromString(logs.content).partial_success
    assert records.rejected_log_records == 2
    assert as_json.json() == {
        "partialSuccess": {"rejectedSpans": "2", "errorMessage": "bad trace id"}
    }
    assert edge.fates() == {("decoded", ""): 3}


@pytest.mark.parametrize(
    ("error", "status", "reason", "retry_after"),
    [
        (Saturated("full", retry_after=2.2), 429, "saturated", "3"),
        (Saturated("full"), 429, "saturated", "5"),
        (Unavailable("breaker open", retry_after=0.0), 503, "unavailable", "1"),
        (Undecodable("bad_protobuf", "not a request"), 400, "bad_protobuf", None),
        (Refused("no"), 400, "refused", None),
    ],
)
@pytest.mark.parametrize("headers", [PROTO, JSON])
async def test_what_the_door_raises_becomes_the_answer(
    error: SidecarError, status: int, reason: str, retry_after: str | None, headers: dict[str, str]
) -> None:
    """Each branch of the error tree has its status, a Status body, and Retry-After if retryable."""
    async with running() as edge:
        edge.door.answer(error)
        answer = await edge.post("/v1/traces", b"secret-payload", headers)
    assert answer.status_code == status
    assert answer.headers.get("retry-after") == retry_after
    if headers is PROTO:
        body = Status.FromString(answer.content)
        code, message = body.code, body.message
    else:
        code, message = answer.json()["code"], answer.json()["message"]
    assert code > 0
    assert message
    assert "secret-payload" not in message
    assert edge.fates() == {("refused", reason): 1}


async def test_a_400_names_the_likely_cause() -> None:
    """Somebody who sends JSON as protobuf, or gzip unannounced, is told so."""
    async with running() as edge:
        edge.door.answer(*[Undecodable("bad_protobuf"), Undecodable("bad_json")] * 2)
        as_proto = await edge.post("/v1/traces", b' {"resourceSpans": []}', PROTO)
        as_json = await edge.post("/v1/traces", b"\x0a\x00", JSON)
        unannounced = await edge.post("/v1/traces", gzip.compress(b"x"), PROTO)
    assert "looks like JSON" in Status.FromString(as_proto.content).message
    assert "does not start like JSON" in as_json.json()["message"]
    assert "looks like gzip" in Status.FromString(unannounced.content).message


@pytest.mark.parametrize(
    ("method", "path", "headers", "status", "reason"),
    [
        ("POST", "/v1/traces", {"content-type": "text/plain"}, 415, "content_type"),
        ("POST", "/v1/traces", {}, 415, "content_type"),
        ("POST", "/v1/traces", JSON | {"content-encoding": "zstd"}, 415, "content_encoding"),
        ("POST", "/v1/metrics", PROTO, 404, "wrong_path"),
        ("POST", "/v1/traces/", PROTO, 404, "wrong_path"),
        ("GET", "/v1/traces", {}, 405, "wrong_method"),
    ],
)
async def test_what_is_not_served_is_refused_and_counted(
    method: str, path: str, headers: dict[str, str], status: int, reason: str
) -> None:
    """A wrong path, method, type or coding never goes unseen."""
    async with running() as edge, httpx.AsyncClient(trust_env=False) as client:
        answer = await client.request(method, edge.url + path, content=b"{}", headers=headers)
        assert edge.door.admitted == []
    assert answer.status_code == status
    assert edge.fates() == {("refused", reason): 1}


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        (b"not gzip", "bad_gzip"),
        (gzip.compress(b"x" * 999)[:-4], "gzip_truncated"),
        (gzip.compress(b"x") + b"rubbish", "bad_gzip"),
        (gzip.compress(b"") * 65, "bad_gzip"),
    ],
)
async def test_broken_gzip_is_a_400(sent: bytes, reason: str) -> None:
    """It is permanent: the same bytes always fail."""
    async with running() as edge:
        answer = await edge.post("/v1/traces", sent, PROTO | {"content-encoding": "gzip"})
    assert answer.status_code == 400
    assert edge.fates() == {("refused", reason): 1}


@pytest.mark.parametrize(
    "given",
    [None, b"Bearer wrong", b"s3cret", b"Basic s3cret", b"Bearer s3cret2", "Bearer ñ".encode()],
)
async def test_a_wrong_token_is_a_401(given: bytes | None) -> None:
    """Nothing is read from, or told to, a sender without the token."""
    headers = [(b"content-type", b"application/x-protobuf")]
    if given is not None:
        headers.append((b"authorization", given))
    async with running(token="s3cret") as edge, httpx.AsyncClient(trust_env=False) as client:
        refused = await client.post(f"{edge.url}/v1/traces", content=b"x", headers=headers)
        welcome = await edge.post("/v1/traces", b"x", PROTO, token="s3cret")
        assert len(edge.door.admitted) == 1
    assert (refused.status_code, welcome.status_code) == (401, 200)
    assert refused.headers["www-authenticate"] == "Bearer"
    assert "s3cret" not in refused.text
    assert edge.fates() == {("refused", "unauthenticated"): 1, ("decoded", ""): 1}


async def test_a_port_in_use_names_its_key() -> None:
    """The operator reads which key to change."""
    async with running() as edge:
        second = OtlpHttp("127.0.0.1", edge.source.port, clock=FakeClock(), events=ListEvents())
        with pytest.raises(BadConfiguration, match=r"otlp\.http\.port.*another port"):
            await second.run(edge.door, lambda: pytest.fail("it must not start"))


async def test_an_unknown_host_names_its_key() -> None:
    """A host that resolves to nothing is the configuration's fault, not the network's."""
    source = OtlpHttp("no such host", 0, clock=FakeClock(), events=ListEvents())
    with pytest.raises(BadConfiguration, match=r"otlp\.http\.host: 'no such host'"):
        await source.run(FakeDoor(), lambda: pytest.fail("it must not start"))


async def test_a_fault_of_ours_is_a_500_without_its_text() -> None:
    """The door breaking its contract is counted and warned of; its message may hold payload."""

    class Broken(FakeDoor):
        async def admit(self, delivery: Delivery) -> Admitted:
            raise RuntimeError(f"secret-payload in {delivery.coordinates}")

    async with running(door=Broken()) as edge:
        answer = await edge.post("/v1/traces", b"{}", JSON)
    assert (answer.status_code, "secret" in answer.text) == (500, False)
    assert edge.events.of(Warned) == [
        Warned("otlp_http_internal", "a request failed with RuntimeError")
    ]
    assert edge.fates() == {("refused", "internal"): 1}


@pytest.mark.parametrize("anyio_backend", [("asyncio", {"use_uvloop": True})], ids=["uvloop"])
async def test_many_senders_at_once_add_up() -> None:
    """200 requests by 20 senders on kept connections: received = decoded + refused, on uvloop."""
    async with running() as edge:
        for _ in range(60):
            edge.door.answer(Admitted(1), Undecodable("bad_protobuf"), Saturated("full"))

        async def sender() -> None:
            async with httpx.AsyncClient(timeout=20, trust_env=False) as client:
                for _ in range(10):
                    await client.post(f"{edge.url}/v1/traces", content=b"x" * 100, headers=PROTO)

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
