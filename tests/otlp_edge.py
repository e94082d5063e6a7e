"""A running OTLP/HTTP receiver and raw sockets to ill-treat it with."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import anyio
import httpx
from anyio.abc import SocketStream

from sidecar.adapters.otlp_http import OtlpHttp
from sidecar.domain.events import RequestSettled
from tests.fakes import FakeClock, FakeDoor, ListEvents

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
    door: FakeDoor | None = None,
    port: int = 0,
    max_body_bytes: int = 16 * MIB,
    max_held_bytes: int | None = None,
    token: str | None = None,
    max_connections: int = 64,
    read_timeout: float = 10.0,
) -> AsyncIterator[Edge]:
    """Run a receiver on an ephemeral port until the block ends."""
    door, events, started = door or FakeDoor(), ListEvents(), anyio.Event()
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
