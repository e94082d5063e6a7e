"""OTLP/gRPC under ill-treatment: bombs, slow senders, too many of them, shutdown."""

from __future__ import annotations

import gzip
import io
import socket
import struct
import tracemalloc
from contextlib import AsyncExitStack

import anyio
import grpc
import pytest

from sidecar.adapters.otlp_grpc import OtlpGrpc
from sidecar.domain.spans import Delivery
from sidecar.ports import Admitted
from sidecar.runtime import places
from tests.fakes import FakeClock, FakeDoor, ListEvents
from tests.grpc_edge import MIB, TRACES, Told, beginning, channel_to, frame, opening, running
from tests.otlp_edge import received, until

pytestmark = pytest.mark.anyio


async def test_the_limit_counts_after_decompression() -> None:
    """Exactly the limit passes, one byte more does not, plain or packed; no RetryInfo."""
    async with running(max_body_bytes=MIB) as edge:
        for size, code in ((MIB, "OK"), (MIB + 1, "RESOURCE_EXHAUSTED")):
            plain = await edge.call(b"x" * size)
            packed = await edge.call(b"x" * size, compression=grpc.Compression.Gzip)
            assert (plain.code, packed.code) == (code, code)
            assert (plain.retry_after, packed.retry_after) == (None, None)
    assert "send smaller batches" in plain.message
    assert edge.fates() == {("decoded", ""): 2, ("refused", "too_large"): 2}


async def test_grpc_itself_never_holds_more_than_twice_the_limit() -> None:
    """It refuses such a message before it is whole; the request is still counted, once."""
    async with running(max_body_bytes=MIB) as edge:
        told = await edge.call(bytes(2 * MIB + 1))
        assert edge.door.admitted == []
        await until(lambda: bool(edge.fates()))
    assert (told.code, told.retry_after) == ("RESOURCE_EXHAUSTED", None)
    assert edge.fates() == {("refused", "too_large_or_hung_up"): 1}


async def test_more_than_grpcs_own_four_mebibytes_pass() -> None:
    """The default limit of gRPC servers is not ours."""
    async with running() as edge:
        told = await edge.call(bytes(5 * MIB))
        assert len(edge.door.admitted[0].body) == 5 * MIB
    assert told.code == "OK"


def bomb(size: int) -> bytes:
    """Zeros, `size` bytes of them, compressed about a thousandfold."""
    out, zeros = io.BytesIO(), bytes(MIB)
    with gzip.GzipFile(fileobj=out, mode="wb", compresslevel=6) as packed:
        for _ in range(size // MIB):
            packed.write(zeros)
    return out.getvalue()


async def test_a_gzip_bomb_is_cut_at_the_limit() -> None:
    """256 MiB of zeros in 256 KiB: refused at once, in less than twice the limit."""
    sent = bomb(256 * MIB)
    async with running() as edge:
        await edge.call(b"x")  # imports and first buffers are not the bomb's
        with anyio.fail_after(2):
            told = await edge.call(sent)
        tracemalloc.start()
        try:
            await edge.call(sent)
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
    assert (told.code, told.retry_after) == ("RESOURCE_EXHAUSTED", None)
    assert peak < 2 * 16 * MIB
    assert edge.fates()[("refused", "too_large")] == 2


async def test_a_slow_message_is_cut_off() -> None:
    """A message that does not arrive in time is answered, and its sender may try again."""
    async with (
        running(read_timeout=0.3) as edge,
        await anyio.connect_tcp("127.0.0.1", edge.source.port) as stream,
    ):
        await stream.send(opening() + beginning(1000, 10))
        await until(lambda: bool(edge.fates()))
    assert edge.fates() == {("refused", "slow_client"): 1}


async def test_slow_senders_cannot_take_every_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """With far more of them than places an honest sender waits a moment, then is served."""
    monkeypatch.setattr(places, "PATIENCE", 0.2)
    async with running(max_at_once=2) as edge:
        async with AsyncExitStack() as slow:
            for _ in range(100):
                stream = await anyio.connect_tcp("127.0.0.1", edge.source.port)
                await slow.enter_async_context(stream)
                await stream.send(opening() + beginning(1000, 10))
            await until(lambda: edge.source._calls == 100)
            with anyio.fail_after(5):
                told = await edge.call(b"x")
        await until(lambda: edge.fates().total() == 101)
        assert edge.source._places._free == 2
    assert told.code == "OK"
    assert edge.fates()["decoded", ""] == 1
    assert edge.fates()["refused", "slow_client"] >= 1


async def test_too_many_requests_are_asked_to_come_back() -> None:
    """Over the limit a sender gets UNAVAILABLE with RetryInfo, not a growing queue."""
    async with (
        running(max_at_once=1, max_calls=1) as edge,
        await anyio.connect_tcp("127.0.0.1", edge.source.port) as stream,
    ):
        await stream.send(opening() + beginning(1000, 10))
        await until(lambda: edge.source._calls == 1)
        told = await edge.call(b"x")
    assert (told.code, told.retry_after) == ("UNAVAILABLE", 1.0)
    assert edge.fates()["refused", "saturated"] == 1


async def test_who_finds_no_place_in_time_is_asked_to_come_back() -> None:
    """Waiting for a place ends with the time a message may take."""
    async with (
        running(max_at_once=1, read_timeout=0.2) as edge,
        channel_to(edge.source.port) as channel,
    ):
        edge.source._places._free = 0  # as if a door took its time
        told = await edge.call(b"x", channel=channel)
        assert edge.source._places._waiting == []
    assert (told.code, told.retry_after) == ("UNAVAILABLE", 1.0)
    assert edge.fates() == {("refused", "saturated"): 1}


async def test_too_many_connections_are_cut() -> None:
    """Over the limit a connection ends before its first request; gRPC clients come back."""
    async with running(max_connections=1) as edge:
        first = await edge.call(b"x")
        async with channel_to(edge.source.port) as channel:
            second = await edge.call(b"x", channel=channel)
    assert (first.code, second.code) == ("OK", "UNAVAILABLE")
    assert edge.fates() == {("decoded", ""): 1}


async def test_a_sender_that_hangs_up_is_counted() -> None:
    """A request whose message never ended is refused, not lost from the equation."""
    async with (
        running() as edge,
        await anyio.connect_tcp("127.0.0.1", edge.source.port) as stream,
    ):
        await stream.send(opening() + beginning(1000, 10))
        await until(lambda: edge.source._places.reads > 0)
        await stream.send(frame(3, 0, struct.pack(">I", 8)))  # RST_STREAM, cancel
        await until(lambda: bool(edge.fates()))
    assert edge.fates() == {("refused", "too_large_or_hung_up"): 1}


async def test_a_sender_that_gives_up_while_we_work_is_counted() -> None:
    """Its deadline ends the call; what the door did not finish is refused."""

    class Slow(FakeDoor):
        async def admit(self, delivery: Delivery) -> Admitted:
            await anyio.sleep_forever()
            return Admitted(0)

    async with running(door=Slow()) as edge:
        call = edge.channel.unary_unary(TRACES)
        with pytest.raises(grpc.aio.AioRpcError, match="DEADLINE_EXCEEDED"):
            await call(b"x", timeout=0.2)
        await until(lambda: bool(edge.fates()))
    assert edge.fates() == {("refused", "hung_up"): 1}


async def test_a_request_without_a_message_is_refused() -> None:
    """It ends where its message should begin."""
    async with running() as edge:
        call = edge.channel.stream_unary(TRACES)()
        await call.done_writing()
        with pytest.raises(grpc.aio.AioRpcError, match="holds no message"):
            await call
    assert edge.fates() == {("refused", "no_message"): 1}


@pytest.mark.parametrize("sent", [b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00" * 9])
async def test_what_is_not_http2_is_cut_off(sent: bytes) -> None:
    """A browser, or TLS where none is spoken, holds nothing for long."""
    async with (
        running() as edge,
        await anyio.connect_tcp("127.0.0.1", edge.source.port) as stream,
    ):
        await stream.send(sent)
        with anyio.fail_after(5):
            await received(stream)
    assert edge.fates() == {}


async def test_stopping_refuses_what_is_half_read_and_finishes_what_is_in() -> None:
    """A half-read message's sender goes elsewhere at once; an admitted one gets its answer."""
    inside, leave = anyio.Event(), anyio.Event()
    told: list[Told] = []

    class Busy(FakeDoor):
        async def admit(self, delivery: Delivery) -> Admitted:
            inside.set()
            await leave.wait()
            return await super().admit(delivery)

    async with (
        running(door=Busy()) as edge,
        await anyio.connect_tcp("127.0.0.1", edge.source.port) as stream,
        channel_to(edge.source.port) as other,
        anyio.create_task_group() as tasks,
    ):

        async def send() -> None:
            told.append(await edge.call(b"x"))

        tasks.start_soon(send)
        await inside.wait()
        await stream.send(opening() + beginning(1000, 10))
        await until(lambda: edge.source._places.reads > 0)
        edge.source.stop()
        await until(lambda: edge.fates() == {("refused", "stopping"): 1})
        late = await edge.call(b"x", channel=other)
        leave.set()
    assert [answer.code for answer in told] == ["OK"]
    assert late.code == "UNAVAILABLE"
    assert edge.fates() == {("refused", "stopping"): 1, ("decoded", ""): 1}


async def test_a_stop_does_not_wait_for_ever() -> None:
    """A door that never answers costs the grace, and the request is counted."""

    class Slow(FakeDoor):
        async def admit(self, delivery: Delivery) -> Admitted:
            await anyio.sleep_forever()
            return Admitted(0)

    with anyio.fail_after(5):
        async with running(door=Slow(), grace=0.2) as edge, anyio.create_task_group() as tasks:
            tasks.start_soon(edge.call, b"x")
            await until(lambda: edge.source._calls == 1)
            edge.source.stop()
        await until(lambda: bool(edge.fates()))
    assert edge.fates() == {("refused", "cancelled"): 1}


async def test_stop_before_run_returns_at_once() -> None:
    """A source that was stopped never opens its port."""
    source = OtlpGrpc("127.0.0.1", 0, clock=FakeClock(), events=ListEvents())
    source.stop()
    source.stop()
    await source.run(FakeDoor(), lambda: pytest.fail("it must not start"))
    await source.close()


async def test_a_cancelled_run_lets_go_of_its_port() -> None:
    """Whoever cancels instead of stopping gets no leaked sockets either."""
    source = OtlpGrpc("127.0.0.1", 0, clock=FakeClock(), events=ListEvents())
    started = anyio.Event()
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(source.run, FakeDoor(), started.set)
        await started.wait()
        stream = await anyio.connect_tcp("127.0.0.1", source.port)
        tasks.cancel_scope.cancel()
    await stream.aclose()
    with socket.create_server(("127.0.0.1", source.port)):
        pass
