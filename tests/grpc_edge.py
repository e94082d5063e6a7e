"""A running OTLP/gRPC receiver, a client of raw bytes, and HTTP/2 frames to ill-treat it with."""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import anyio
import grpc
import grpc.aio
from google.rpc.error_details_pb2 import RetryInfo
from google.rpc.status_pb2 import Status

from sidecar.adapters.otlp_grpc import OtlpGrpc
from sidecar.domain.events import RequestSettled
from sidecar.ports import Source
from tests.fakes import FakeClock, FakeDoor, ListEvents

TRACES: Final = "/opentelemetry.proto.collector.trace.v1.TraceService/Export"
LOGS: Final = "/opentelemetry.proto.collector.logs.v1.LogsService/Export"
MIB: Final = 1024 * 1024


@dataclass(slots=True)
class Told:
    """What a call was answered; `code` is the status's name."""

    code: str
    message: str = ""
    body: bytes = b""
    status: Any = None
    """google.rpc.Status out of the trailers, if there was one."""

    @property
    def retry_after(self) -> float | None:
        """Seconds of RetryInfo."""
        for detail in self.status.details if self.status else ():
            again = RetryInfo()
            if detail.Unpack(again):
                return float(again.retry_delay.ToMilliseconds()) / 1000
        return None


@dataclass(slots=True)
class Edge:
    """A running receiver with its door, its events and a channel to it."""

    source: OtlpGrpc
    door: FakeDoor
    events: ListEvents
    channel: Any

    async def call(
        self,
        message: bytes,
        method: str = TRACES,
        *,
        headers: dict[str, str] | None = None,
        compression: Any = None,
        channel: Any = None,
    ) -> Told:
        """Export once."""
        return await export(
            channel or self.channel, message, method, headers=headers, compression=compression
        )

    def fates(self) -> Counter[tuple[str, str]]:
        """How requests were settled: (fate, reason)."""
        return Counter((event.fate, event.reason) for event in self.events.of(RequestSettled))


async def export(
    channel: Any,
    message: bytes,
    method: str = TRACES,
    *,
    headers: dict[str, str] | None = None,
    compression: Any = None,
) -> Told:
    """Send one message as it is, and say what came back."""
    metadata = tuple((headers or {}).items())
    try:
        body = await channel.unary_unary(method)(
            message, timeout=15, metadata=metadata, compression=compression
        )
    except grpc.aio.AioRpcError as error:
        details = dict(error.trailing_metadata() or ()).get("grpc-status-details-bin")
        status = Status.FromString(details) if details else None
        return Told(error.code().name, error.details() or "", status=status)
    return Told("OK", body=body)


@asynccontextmanager
async def channel_to(port: int, credentials: Any = None) -> AsyncIterator[Any]:
    """A connection of its own, not shared with other channels of this process."""
    options = [("grpc.use_local_subchannel_pool", 1), ("grpc.max_send_message_length", -1)]
    target = f"localhost:{port}" if credentials else f"127.0.0.1:{port}"
    channel = (
        grpc.aio.secure_channel(target, credentials, options)
        if credentials
        else grpc.aio.insecure_channel(target, options)
    )
    try:
        yield channel
    finally:
        await channel.close()


@asynccontextmanager
async def serving(source: Source, door: FakeDoor) -> AsyncIterator[None]:
    """Run a source until the block ends."""
    started = anyio.Event()
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(source.run, door, started.set)
        with anyio.fail_after(10):
            await started.wait()
        try:
            yield
        finally:
            source.stop()
    await source.close()


@asynccontextmanager
async def running(*, door: FakeDoor | None = None, **options: Any) -> AsyncIterator[Edge]:
    """Run a receiver on an ephemeral port until the block ends."""
    door, events = door or FakeDoor(), ListEvents()
    source = OtlpGrpc("127.0.0.1", 0, clock=FakeClock(), events=events, **options)
    async with serving(source, door), channel_to(source.port) as channel:
        yield Edge(source, door, events, channel)


def frame(kind: int, flags: int, payload: bytes = b"", stream: int = 1) -> bytes:
    """One HTTP/2 frame (RFC 9113, section 4.1)."""
    return struct.pack(">I", len(payload))[1:] + struct.pack(">BBI", kind, flags, stream) + payload


def opening(method: str = TRACES) -> bytes:
    """Preface, settings, and the headers of a call whose message is still to come."""
    fields = {
        ":method": "POST",
        ":scheme": "http",
        ":path": method,
        ":authority": "x",
        "te": "trailers",
        "content-type": "application/grpc",
    }
    packed = b"".join(
        struct.pack(">BB", 0, len(name))
        + name.encode()
        + struct.pack(">B", len(text))
        + text.encode()
        for name, text in fields.items()
    )
    return b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(4, 0, stream=0) + frame(1, 4, packed)


def beginning(length: int, sent: int) -> bytes:
    """The first `sent` bytes of a message that says it has `length`, in frames of 16 KiB."""
    payload = b"\0" + struct.pack(">I", length) + bytes(sent)
    return b"".join(frame(0, 0, payload[at : at + 16384]) for at in range(0, len(payload), 16384))
