"""The OTLP/HTTP edge over real sockets: what senders see, what the door gets, what is counted."""

from __future__ import annotations

import gzip
import io
import json
import socket
import tracemalloc
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import anyio
import anyio.to_thread
import httpx
import pytest
from anyio.abc import SocketStream
from google.rpc.status_pb2 import Status  # type: ignore[import-untyped]
from opentelemetry.exporter.otlp.proto.http import Compression
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceResponse
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (
    ExportTraceServiceRequest,
    ExportTraceServiceResponse,
)
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor, SpanExportResult
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from sidecar.adapters.otlp_http import OtlpHttp
from sidecar.domain.errors import (
    BadConfiguration,
    Refused,
    Saturated,
    SidecarError,
    Unavailable,
    Undecodable,
)
from sidecar.domain.events import RequestSettled, Warned
from sidecar.domain.spans import Delivery, Encoding, Signal
from sidecar.ports import Admitted
from sidecar.wire.compression import Gunzip, TooLarge, gunzip
from tests.fakes import FakeClock, FakeDoor, ListEvents

pytestmark = pytest.mark.anyio

PROTO = {"content-type": "application/x-protobuf"}
JSON = {"content-type": "application/json; charset=utf-8"}
MIB = 1024 * 1024


class Edge:
    """A running receiver with its door and its events."""

    def __init__(self, source: OtlpHttp, door: FakeDoor, events: ListEvents) -> None:
        self.source = source
        self.door = door
        self.events = events
        self.url = f"http://127.0.0.1:{source.port}"

    async def post(
        self, path: str, content: bytes, headers: dict[str, str], *, token: str | None = None
    ) -> httpx.Response:
        """Post once on a connection of its own."""
        auth = {"authorization": f"Bearer {token}"} if token else {}
        async with httpx.AsyncClient(timeout=20, trust_env=False) as client:
            return await client.post(self.url + path, content=content, headers=headers | auth)

    def fates(self) -> Counter[tuple[str, str]]:
        """How requests were settled: (fate, reason)."""
        return Counter((event.fate, event.reason) for event in self.events.of(RequestSettled))


@asynccontextmanager
async def running(
    *,
    port: int = 0,
    max_body_bytes: int = 16 * MIB,
    max_held_bytes: int | None = None,
    token: str | None = None,
    max_connections: int = 64,
    read_timeout: float = 10.0,
) -> AsyncIterator[Edge]:
    """Run a receiver on an ephemeral port until the block ends."""
    door, events, started = FakeDoor(), ListEvents(), anyio.Event()
    source = OtlpHttp(
        "127.0.0.1",
        port,
        clock=FakeClock(),
        events=events,
        max_body_bytes=max_body_bytes,
        max_held_bytes=max_held_bytes,
        token=token,
        max_connections=max_connections,
        read_timeout=read_timeout,
    )
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(source.run, door, started.set)
        await started.wait()
        try:
            yield Edge(source, door, events)
        finally:
            source.stop()
    await source.close()


def spans(count: int) -> list[ReadableSpan]:
    """Finished spans as the SDK makes them."""
    memory = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(memory))
    tracer = provider.get_tracer("test")
    for number in range(count):
        with tracer.start_as_current_span(f"span {number}"):
            pass
    provider.shutdown()
    return list(memory.get_finished_spans())


@pytest.mark.parametrize("compression", [Compression.Gzip, Compression.NoCompression])
async def test_the_official_sdk_exporter_delivers(compression: Compression) -> None:
    """Protobuf from OTLPSpanExporter arrives decompressed, and the exporter reports success."""
    async with running() as edge:
        exporter = OTLPSpanExporter(f"{edge.url}/v1/traces", compression=compression, timeout=10)
        result = await anyio.to_thread.run_sync(exporter.export, spans(3))
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


async def test_the_limit_counts_after_decompression() -> None:
    """Exactly the limit passes, one byte more does not, in either coding."""
    async with running(max_body_bytes=MIB) as edge:
        for size, status in ((MIB, 200), (MIB + 1, 413)):
            plain = await edge.post("/v1/traces", b"x" * size, PROTO)
            packed = await edge.post(
                "/v1/traces", gzip.compress(b"x" * size), PROTO | {"content-encoding": "gzip"}
            )
            assert (plain.status_code, packed.status_code) == (status, status)
    assert edge.fates() == {("decoded", ""): 2, ("refused", "too_large"): 2}


def bomb(size: int) -> bytes:
    """Zeros, `size` bytes of them, compressed about a thousandfold."""
    out, zeros = io.BytesIO(), bytes(MIB)
    with gzip.GzipFile(fileobj=out, mode="wb", compresslevel=6) as packed:
        for _ in range(size // MIB):
            packed.write(zeros)
    return out.getvalue()


async def test_a_gzip_bomb_is_cut_at_the_limit() -> None:
    """413 within a second, and never more than twice the limit in memory."""
    sent = bomb(256 * MIB)
    async with running() as edge:
        await edge.post("/v1/traces", b"x", PROTO)  # imports and first buffers are not the bomb's
        tracemalloc.start()
        try:
            with anyio.fail_after(1.0 * 5):  # tracemalloc slows; the bare time is benched apart
                answer = await edge.post("/v1/traces", sent, PROTO | {"content-encoding": "gzip"})
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
    assert answer.status_code == 413
    assert peak < 2 * 16 * MIB
    assert edge.fates()[("refused", "too_large")] == 1


async def test_a_body_of_the_limit_is_held_once() -> None:
    """The largest body allowed costs less than twice its size while it is admitted."""
    sent = bomb(16 * MIB)
    async with running() as edge:
        await edge.post("/v1/traces", b"x", PROTO)
        tracemalloc.start()
        try:
            answer = await edge.post("/v1/traces", sent, PROTO | {"content-encoding": "gzip"})
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
        assert len(edge.door.admitted[1].body) == 16 * MIB
    assert answer.status_code == 200
    assert peak < 2 * 16 * MIB


async def test_an_endless_stream_is_cut_at_the_limit() -> None:
    """A chunked body says no length: it is answered when it passes the limit, then cut off."""

    async def endless(stream: SocketStream) -> None:
        with suppress(anyio.BrokenResourceError):
            while True:
                await stream.send(b"10000\r\n" + bytes(0x10000) + b"\r\n")

    async with (
        running(max_body_bytes=MIB, read_timeout=0.1) as edge,
        await anyio.connect_tcp("127.0.0.1", edge.source.port) as stream,
        anyio.create_task_group() as tasks,
    ):
        chunked = b"content-length: 0", b"transfer-encoding: chunked"
        await stream.send(head("/v1/traces", 0).replace(*chunked))
        tasks.start_soon(endless, stream)
        with anyio.fail_after(1):
            answer = await stream.receive()
        with anyio.fail_after(5):
            await received(stream)
    assert answer.startswith(b"HTTP/1.1 413")
    assert edge.fates() == {("refused", "too_large"): 1}


async def test_bodies_arriving_at_once_are_bounded_together() -> None:
    """The second large body is asked to wait while the first is still arriving."""
    async with running(max_body_bytes=MIB, max_held_bytes=MIB) as edge:
        stream = await anyio.connect_tcp("127.0.0.1", edge.source.port)
        async with stream:
            await stream.send(head("/v1/traces", 900_000) + bytes(800_000))
            await until(lambda: edge.source._held >= 800_000)
            second = await edge.post("/v1/traces", bytes(900_000), PROTO)
            await stream.send(bytes(100_000))
            first = await stream.receive()
    assert second.status_code == 429
    assert second.headers["retry-after"] == "1"
    assert first.startswith(b"HTTP/1.1 200")
    assert edge.source._held == 0


async def until(condition: Callable[[], bool]) -> None:
    """Wait for what no event tells: that the other side of a socket was read."""
    with anyio.fail_after(5):
        while not condition():  # noqa: ASYNC110
            await anyio.sleep(0.005)


def head(path: str, length: int) -> bytes:
    """The head of a request with a body of `length` bytes."""
    return (
        f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-protobuf\r\n"
        f"content-length: {length}\r\n\r\n"
    ).encode()


async def received(stream: SocketStream) -> bytes:
    """Everything until the peer closes or resets."""
    out = b""
    try:
        while True:
            out += await stream.receive()
    except (anyio.EndOfStream, anyio.BrokenResourceError):
        return out


async def test_a_slow_body_is_cut_off() -> None:
    """A body that does not arrive in time is answered 408 and its connection closed."""
    async with (
        running(read_timeout=0.3) as edge,
        await anyio.connect_tcp("127.0.0.1", edge.source.port) as stream,
    ):
        await stream.send(head("/v1/traces", 1000) + b"x")
        with anyio.fail_after(5):
            answer = await received(stream)
    assert answer.startswith(b"HTTP/1.1 408")
    assert edge.fates() == {("refused", "slow_client"): 1}


@pytest.mark.parametrize("sent", [b"", b"POST /v1/tra", b"\r\n", b"POST / HTTP/1.1\r\nhost: x\r\n"])
async def test_a_request_that_never_comes_is_cut_off(sent: bytes) -> None:
    """A connection that delivers no whole head holds nothing for long."""
    async with (
        running(read_timeout=0.1) as edge,
        await anyio.connect_tcp("127.0.0.1", edge.source.port) as stream,
    ):
        if sent:
            await stream.send(sent)
        with anyio.fail_after(5):
            assert await received(stream) == b""


async def test_an_endless_head_is_cut_off() -> None:
    """Headers are bounded: the parser would keep them all."""
    async with (
        running() as edge,
        await anyio.connect_tcp("127.0.0.1", edge.source.port) as stream,
    ):

        async def endless_head() -> None:
            await stream.send(b"POST /v1/traces HTTP/1.1\r\n")
            while True:
                await stream.send(b"x-filler: " + b"y" * 8000 + b"\r\n")

        with anyio.fail_after(5), pytest.raises(anyio.BrokenResourceError):
            await endless_head()
    assert edge.fates() == {("refused", "head_too_long"): 1}


async def test_what_is_not_http_is_counted_once() -> None:
    """Garbage before a request is `bad_http`; within one it ends that request."""
    async with running() as edge:
        for sent in (b"\x16\x03\x01\x02\x00", head("/v1/traces", 5).replace(b"5\r", b"x\r")):
            async with await anyio.connect_tcp("127.0.0.1", edge.source.port) as stream:
                await stream.send(sent)
                assert (await received(stream)).startswith(b"HTTP/1.1 400")
        chunked = b"content-length: 5", b"transfer-encoding: chunked"
        async with await anyio.connect_tcp("127.0.0.1", edge.source.port) as stream:
            await stream.send(head("/v1/traces", 5).replace(*chunked) + b"not a length")
            await received(stream)
        await until(lambda: edge.fates().total() == 3)
    assert edge.fates() == {("refused", "bad_http"): 2, ("refused", "hung_up"): 1}


async def test_a_sender_that_hangs_up_is_counted() -> None:
    """A request whose body never ended is refused, not lost from the equation."""
    async with (
        running() as edge,
        await anyio.connect_tcp("127.0.0.1", edge.source.port) as stream,
    ):
        await stream.send(head("/v1/traces", 1000) + b"x")
        await until(lambda: edge.source._held > 0)
        await stream.aclose()
        await until(lambda: bool(edge.fates()))
    assert edge.fates() == {("refused", "hung_up"): 1}


async def test_too_many_connections_are_asked_to_come_back() -> None:
    """Over the limit a sender gets 503 with Retry-After, not silence."""
    async with (
        running(max_connections=1) as edge,
        await anyio.connect_tcp("127.0.0.1", edge.source.port),
    ):
        answer = await edge.post("/v1/traces", b"x", PROTO)
    assert answer.status_code == 503
    assert answer.headers["retry-after"]
    assert edge.fates() == {("refused", "connections"): 1}


async def test_far_too_many_connections_are_cut() -> None:
    """At twice the limit there is no answer any more, but still a count."""
    async with running(max_connections=1) as edge, AsyncExitStack() as stack:
        streams = [
            await stack.enter_async_context(await anyio.connect_tcp("127.0.0.1", edge.source.port))
            for _ in range(3)
        ]
        with anyio.fail_after(5):
            assert await received(streams[-1]) == b""
    assert edge.fates() == {("refused", "connections"): 1}


async def test_stopping_answers_503_at_once() -> None:
    """A body half read when the process stops is refused so that its sender goes elsewhere."""
    async with (
        running() as edge,
        await anyio.connect_tcp("127.0.0.1", edge.source.port) as stream,
    ):
        await stream.send(head("/v1/traces", 1000) + b"x")
        await until(lambda: edge.source._held > 0)
        edge.source.stop()
        with anyio.fail_after(2):
            answer = await received(stream)
    assert answer.startswith(b"HTTP/1.1 503")
    assert b"retry-after" in answer
    assert edge.fates() == {("refused", "stopping"): 1}


async def test_stop_before_run_returns_at_once() -> None:
    """A source that was stopped never opens its port."""
    source = OtlpHttp("127.0.0.1", 0, clock=FakeClock(), events=ListEvents())
    source.stop()
    source.stop()
    await source.run(FakeDoor(), lambda: pytest.fail("it must not start"))
    await source.close()


async def test_a_cancelled_run_lets_go_of_its_port() -> None:
    """Whoever cancels instead of stopping gets no leaked sockets either."""
    source = OtlpHttp("127.0.0.1", 0, clock=FakeClock(), events=ListEvents())
    started = anyio.Event()
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(source.run, FakeDoor(), started.set)
        await started.wait()
        stream = await anyio.connect_tcp("127.0.0.1", source.port)
        tasks.cancel_scope.cancel()
    await stream.aclose()
    with socket.create_server(("127.0.0.1", source.port)):
        pass


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

    events, started = ListEvents(), anyio.Event()
    source = OtlpHttp("127.0.0.1", 0, clock=FakeClock(), events=events)
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(source.run, Broken(), started.set)
        await started.wait()
        edge = Edge(source, FakeDoor(), events)
        answer = await edge.post("/v1/traces", b"{}", JSON)
        source.stop()
    assert (answer.status_code, "secret" in answer.text) == (500, False)
    assert events.of(Warned) == [Warned("otlp_http_internal", "a request failed with RuntimeError")]
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


class TestGunzip:
    """The bounded decompression by itself."""

    @pytest.mark.parametrize("step", [1, 7, 4096])
    async def test_pieces_in_any_cut_give_the_whole(self, step: int) -> None:
        """However the network cuts the stream, the same bytes come out."""
        whole = json.dumps(list(range(5000))).encode()
        packed = gzip.compress(whole[:9000]) + gzip.compress(whole[9000:]) + bytes(8)
        stream = Gunzip(len(whole))
        out = b"".join(
            piece
            for start in range(0, len(packed), step)
            for piece in stream.feed(packed[start : start + step])
        )
        stream.close()
        assert out == whole == gunzip(packed, len(whole))

    async def test_one_byte_over_the_limit_is_too_large(self) -> None:
        """The limit itself passes."""
        packed = gzip.compress(bytes(MIB))
        assert gunzip(packed, MIB) == bytes(MIB)
        with pytest.raises(TooLarge):
            gunzip(packed, MIB - 1)
