"""OTLP over gRPC: TraceService/Export and LogsService/Export, plain and gzip.

The services are unary; they are served as client streams, which is the same on the wire, so that
the token is checked, and a place is free, before a message is read. Messages stay bytes: the
door decodes them. gRPC's own decompression is off, because ours stops at the limit and says why
a message was refused. Every request that reaches a handler is counted once.
"""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from io import BytesIO
from typing import Any, Final

import anyio
from anyio.lowlevel import checkpoint
from anyio.to_thread import run_sync

os.environ.setdefault("GRPC_VERBOSITY", "NONE")  # its log lines are not ours and quote peers

import grpc
import grpc.aio

from sidecar.domain.errors import BadConfiguration, SidecarError
from sidecar.domain.events import RequestSettled, Warned
from sidecar.domain.spans import Delivery, Encoding, Signal
from sidecar.ports import Admitted, Clock, Door, Events
from sidecar.runtime.places import Places
from sidecar.runtime.serving import cannot_listen
from sidecar.runtime.tls import Tls
from sidecar.wire.compression import Gunzip, TooLarge
from sidecar.wire.otlp_answers import (
    Answer,
    Refusal,
    check_token,
    export_response,
    likely_cause_grpc,
    refusal_of,
    token_bytes,
)

SOURCE: Final = "otlp_grpc"

_METHODS: Final = {
    "/opentelemetry.proto.collector.trace.v1.TraceService/Export": Signal.TRACES,
    "/opentelemetry.proto.collector.logs.v1.LogsService/Export": Signal.LOGS,
}

_GZIP: Final = b"\x1f\x8b"
"""How a gzip member begins. No protobuf message does: 0x1f would be wire type 7."""

_PIECE: Final = 64 * 1024
"""Bytes unpacked at a step."""

_BREATHE: Final = 1024 * 1024
"""Bytes unpacked (about 2 ms) before other tasks get a turn."""

_LAST_WORD: Final = 0.5
"""Seconds in which gRPC cancels the handler of a call it has ended by itself."""

Call = Any  # grpc.aio.ServicerContext; grpcio has no types
Behaviour = Callable[[object, Call], Awaitable[bytes]]


class OtlpGrpc:
    """Receives OTLP over gRPC and offers each message to the door, undecoded.

    `max_body_bytes` counts after decompression, for one message; at most `max_at_once` messages
    are read at once. `max_calls` may wait for a place or be answered; the others are asked to
    come back.
    `read_timeout`: seconds in which a message must have arrived whole. `token`: bearer token
    that senders must present, if set. `tls`: the certificate to serve with; plain text if None.
    `grace`: seconds that requests being answered get after `stop`.
    """

    def __init__(
        self,
        host: str,
        port: int,
        *,
        clock: Clock,
        events: Events,
        max_body_bytes: int = 16 * 1024 * 1024,
        token: str | None = None,
        max_at_once: int = 16,
        max_calls: int = 512,
        max_connections: int = 512,
        read_timeout: float = 30.0,
        grace: float = 5.0,
        tls: Tls | None = None,
    ) -> None:
        self._host = host
        self._port = port
        self._clock = clock
        self._events = events
        self._limit = max_body_bytes
        self._token = token_bytes(token)
        self._max_calls = max_calls
        self._max_connections = max_connections
        self._read_timeout = read_timeout
        self._grace = grace
        self._tls = tls
        self._door: Door | None = None
        self._calls = 0
        self._places = Places(max_at_once, longest=read_timeout)
        self._stopping = anyio.Event()

    @property
    def port(self) -> int:
        """The port bound, once `started` was called; the one asked for before."""
        return self._port

    async def run(self, door: Door, started: Callable[[], None]) -> None:
        """Serve until `stop`; raises BadConfiguration: the address taken, a certificate bad."""
        if self._stopping.is_set():
            return
        self._door = door
        # Built here and not before: its threads must not exist when redaction's workers start.
        server = grpc.aio.server(options=self._options())
        try:
            server.add_generic_rpc_handlers((_Routes(self._signals(), self._unserved),))
            self._port = await self._listen(server)
            # Cancelled half-way, grpc can neither serve nor be stopped (InvalidStateError).
            with anyio.CancelScope(shield=True):
                await server.start()
            started()
            async with self._tls.followed(self._not_renewed) if self._tls else nullcontext():
                await self._stopping.wait()
        finally:
            with anyio.CancelScope(shield=True):
                await server.stop(self._grace if self._stopping.is_set() else None)

    def stop(self) -> None:
        """Answer UNAVAILABLE from now on, also to messages half read, and stop listening."""
        self._stopping.set()
        self._places.stop_reading()

    async def close(self) -> None:
        """Nothing is held for the senders: OK was the acknowledgement."""

    def _options(self) -> list[tuple[str, int]]:
        return [
            ("grpc.so_reuseport", 0),  # a second process would silently take half the senders
            ("grpc.per_message_decompression", 0),
            # Above the limit we answer, and count the reason; above twice the limit gRPC does.
            ("grpc.max_receive_message_length", 2 * self._limit),
            ("grpc.max_concurrent_streams", 128),  # of one connection
            ("grpc.max_allowed_incoming_connections", self._max_connections),
            ("grpc.server_handshake_timeout_ms", 10_000),
            ("grpc.max_connection_idle_ms", 5 * 60_000),
            ("grpc.keepalive_time_ms", 60_000),  # finds peers that vanished
            ("grpc.keepalive_timeout_ms", 20_000),
            ("grpc.keepalive_permit_without_calls", 1),
            ("grpc.http2.min_ping_interval_without_data_ms", 10_000),  # exporters' own keepalive
        ]

    async def _listen(self, server: Any) -> int:
        host = f"[{self._host}]" if ":" in self._host else self._host
        where = f"{host}:{self._port}"
        try:
            await anyio.getaddrinfo(self._host, self._port)
            if self._tls is None:
                return int(server.add_insecure_port(where))
            return int(server.add_secure_port(where, await run_sync(self._credentials, self._tls)))
        except OSError as error:
            raise cannot_listen("otlp.grpc", self._host, self._port, error) from error
        except RuntimeError as error:  # gRPC does not tell why; another try at it does
            raise await self._why_not() from error

    async def _why_not(self) -> BadConfiguration:
        try:
            listener = await anyio.create_tcp_listener(local_host=self._host, local_port=self._port)
        except OSError as error:
            return cannot_listen("otlp.grpc", self._host, self._port, error)
        await listener.aclose()
        unknown = f"otlp.grpc.port: cannot listen on {self._host}:{self._port}; try again"
        return BadConfiguration((unknown,))

    def _credentials(self, tls: Tls) -> Any:
        """Build credentials that follow the files; gRPC's threads call `fetch` in handshakes."""
        served = tls.load()

        def configuration() -> Any:
            pair = (served.key, served.cert)
            return grpc.ssl_server_certificate_configuration([pair], served.client_ca)

        def fetch() -> Any:
            nonlocal served
            if tls.identity is served:
                return None  # no change
            served = tls.identity
            return configuration()

        return grpc.dynamic_ssl_server_credentials(configuration(), fetch, tls.demands_client)

    def _not_renewed(self, message: str) -> None:
        self._events.emit(Warned("tls_not_renewed", message))

    def _signals(self) -> dict[str, Behaviour]:
        def behaviour(signal: Signal) -> Behaviour:
            async def export(_messages: object, call: Call) -> bytes:
                return await self._settle(call, signal)

            return export

        return {method: behaviour(signal) for method, signal in _METHODS.items()}

    async def _unserved(self, _messages: object, call: Call) -> bytes:
        """Count what nobody serves: an exporter of metrics would otherwise go unseen."""
        message = "only TraceService/Export and LogsService/Export are served here"
        await checkpoint()
        return self._refuse(Refusal(Answer.WRONG_PATH, "wrong_path", message), call)

    async def _settle(self, call: Call, signal: Signal) -> bytes:
        """Answer one request and count it, exactly once, whatever happens."""
        self._calls += 1
        try:
            admitted = await self._receive(call, signal)
        except Refusal as refusal:
            return self._refuse(refusal, call)
        except anyio.get_cancelled_exc_class():
            reason = "cancelled" if self._stopping.is_set() else "hung_up"
            self._events.emit(RequestSettled(SOURCE, "refused", reason))
            raise
        except Exception as error:  # noqa: BLE001 - counted; one request must not end the source
            kind = type(error).__name__
            self._events.emit(Warned("otlp_grpc_internal", f"a request failed with {kind}"))
            return self._refuse(Refusal(Answer.INTERNAL, "internal", "internal error"), call)
        finally:
            self._calls -= 1
        self._events.emit(RequestSettled(SOURCE, "decoded"))
        return export_response(signal, admitted).SerializeToString()

    async def _receive(self, call: Call, signal: Signal) -> Admitted:
        metadata = dict(reversed(call.invocation_metadata() or ()))
        check_token(str(metadata.get("authorization", "")), self._token)
        if self._calls > self._max_calls:
            raise Refusal(Answer.SATURATED, "saturated", "too many requests at once", 1.0)
        if not await self._places.take():
            raise Refusal(Answer.SATURATED, "saturated", "too many messages at once", 1.0)
        try:
            message = await self._read(call)
            try:
                body = await self._unpack(message)
            except SidecarError as error:
                raise refusal_of(error) from error
            return await self._admit(body, signal)
        finally:
            self._places.give()

    async def _read(self, call: Call) -> bytes:
        if self._stopping.is_set():
            raise Refusal(Answer.UNAVAILABLE, "stopping", "not receiving now")
        with self._places.reading() as scope:
            message = await call.read()
        if scope.cancelled_caught:
            if self._stopping.is_set():
                raise Refusal(Answer.UNAVAILABLE, "stopping", "not receiving now")
            message = f"not here within {self._read_timeout:g} s, or in the way of others"
            raise Refusal(Answer.SLOW, "slow_client", message)
        if message is not grpc.aio.EOF:
            return bytes(message)
        try:
            await anyio.sleep(_LAST_WORD)
        except anyio.get_cancelled_exc_class():
            # The call is over: gRPC has refused the message's length, or the sender has gone. It
            # does not say which, and nobody reads this answer; the handler ends here either way.
            raise Refusal(Answer.TOO_LARGE, "too_large_or_hung_up", "") from None
        raise Refusal(Answer.UNDECODABLE, "no_message", "the request holds no message")

    async def _unpack(self, message: bytes) -> bytes:
        if not message.startswith(_GZIP):
            if len(message) > self._limit:
                raise TooLarge(self._limit)
            return message
        gunzip, turn_at = Gunzip(self._limit), _BREATHE
        with BytesIO() as buffer:
            for at in range(0, len(message), _PIECE):
                for piece in gunzip.feed(message[at : at + _PIECE]):
                    buffer.write(piece)
                    if buffer.tell() >= turn_at:
                        turn_at = buffer.tell() + _BREATHE
                        await checkpoint()
            gunzip.close()
            return buffer.getvalue()

    async def _admit(self, body: bytes, signal: Signal) -> Admitted:
        if not body or self._door is None:
            return Admitted(spans=0)
        delivery = Delivery(
            source=SOURCE,
            signal=signal,
            encoding=Encoding.PROTO,
            body=body,
            coordinates="grpc",
            recorded_at=self._clock.now(),
        )
        try:
            return await self._door.admit(delivery)
        except SidecarError as error:
            raise refusal_of(error, likely_cause_grpc(body)) from error

    def _refuse(self, refusal: Refusal, call: Call) -> bytes:
        self._events.emit(RequestSettled(SOURCE, "refused", refusal.reason))
        status: Any = refusal.grpc_status()
        call.set_code(_CODES[status.code])
        call.set_details(status.message)
        call.set_trailing_metadata((("grpc-status-details-bin", status.SerializeToString()),))
        return b""


_CODES: Final = {code.value[0]: code for code in grpc.StatusCode}


class _Routes:
    """Finds the handler of a method; gRPC asks before anything of a call is read."""

    def __init__(self, served: dict[str, Behaviour], unserved: Behaviour) -> None:
        self._unserved = grpc.stream_unary_rpc_method_handler(unserved)
        self._served = {
            method: grpc.stream_unary_rpc_method_handler(behaviour)
            for method, behaviour in served.items()
        }

    def service(self, details: Any) -> Any:
        """Return the handler for `details.method` (grpc.GenericRpcHandler)."""
        return self._served.get(details.method, self._unserved)
