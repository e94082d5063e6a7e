"""OTLP/HTTP under ill-treatment: bombs, endless and slow senders, too many of them, shutdown."""

from __future__ import annotations

import gzip
import io
import socket
import tracemalloc
from contextlib import AsyncExitStack, suppress

import anyio
import pytest
from anyio.abc import SocketStream

from sidecar.adapters.otlp_http import OtlpHttp
from tests.fakes import FakeClock, FakeDoor, ListEvents
from tests.otlp_edge import MIB, PROTO, head, received, running, until

pytestmark = pytest.mark.anyio


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
    """413, and never more than twice the limit in memory."""
    sent = bomb(256 * MIB)
    async with running() as edge:
        await edge.post("/v1/traces", b"x", PROTO)  # imports and first buffers are not the bomb's
        tracemalloc.start()
        try:
            with anyio.fail_after(5):  # tracemalloc slows it tenfold or so
                answer = await edge.post("/v1/traces", sent, PROTO | {"content-encoding": "gzip"})
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
    assert answer.status_code == 413
    assert peak < 2 * 16 * MIB
    assert edge.fates()[("refused", "too_large")] == 1


async def test_a_gzip_bomb_is_answered_within_a_second() -> None:
    """256 MiB of zeros in 256 KiB cost no more time than the limit's worth of them."""
    sent = bomb(256 * MIB)
    async with running() as edge:
        with anyio.fail_after(1):
            answer = await edge.post("/v1/traces", sent, PROTO | {"content-encoding": "gzip"})
    assert answer.status_code == 413


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
