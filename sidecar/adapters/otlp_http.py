"""OTLP over HTTP: POST /v1/traces and /v1/logs, protobuf and JSON, plain and gzip.

The answer has the request's content type (OpenTelemetry Protocol specification, OTLP/HTTP).
Every request is counted once, decoded or refused: also those for a path nobody serves.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import aclosing
from io import BytesIO
from typing import Final

import anyio
from anyio.lowlevel import checkpoint
from google.protobuf.message import Message
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from sidecar.domain.errors import SidecarError
from sidecar.domain.events import RequestSettled, Warned
from sidecar.domain.spans import Delivery, Encoding, Signal
from sidecar.ports import Admitted, Clock, Door, Events
from sidecar.runtime.serving import HttpServer
from sidecar.runtime.tls import Tls
from sidecar.wire.compression import Gunzip, TooLarge
from sidecar.wire.otlp_answers import (
    Answer,
    Refusal,
    check_token,
    export_response,
    likely_cause,
    refusal_of,
    token_bytes,
    written,
)

SOURCE: Final = "otlp_http"

_ENCODINGS: Final = {
    "application/x-protobuf": Encoding.PROTO,
    "application/json": Encoding.JSON,
}
_CONTENT_TYPES: Final = {encoding: name for name, encoding in _ENCODINGS.items()}

_BREATHE: Final = 1024 * 1024
"""Bytes decompressed (about 2 ms) before other tasks get a turn."""


class OtlpHttp:
    """Receives OTLP over HTTP and offers each body to the door, undecoded.

    `max_body_bytes` counts after decompression, for one request; `max_held_bytes` for all
    that are arriving at once (4 bodies by default): beyond it senders are asked to wait.
    `read_timeout`: seconds in which a request must have arrived whole. `token`: bearer token
    that senders must present, if set. `tls`: the certificate to serve with; plain text if None.
    """

    def __init__(
        self,
        host: str,
        port: int,
        *,
        clock: Clock,
        events: Events,
        max_body_bytes: int = 16 * 1024 * 1024,
        max_held_bytes: int | None = None,
        token: str | None = None,
        max_connections: int = 512,
        read_timeout: float = 30.0,
        tls: Tls | None = None,
    ) -> None:
        self._clock = clock
        self._events = events
        self._limit = max_body_bytes
        self._held = 0
        self._max_held = max_held_bytes or 4 * max_body_bytes
        self._token = token_bytes(token)
        self._max_connections = max_connections
        self._read_timeout = read_timeout
        self._door: Door | None = None
        self._stopping = False
        self._reads: set[anyio.CancelScope] = set()
        app = Starlette(
            routes=[
                Route("/v1/traces", self._traces, methods=["POST"]),
                Route("/v1/logs", self._logs, methods=["POST"]),
            ],
            exception_handlers={HTTPException: self._no_route},
        )
        app.router.redirect_slashes = False  # exporters do not follow; it would go uncounted
        self._server = HttpServer(
            app,
            host,
            port,
            key="otlp.http",
            # A body's own timeout answers 408 first; the connection's is for what has no body.
            read_timeout=read_timeout + 1.0,
            # Above `max_connections` senders get a 503; only at twice that are they cut unheard.
            max_connections=2 * max_connections,
            unheard=lambda reason: events.emit(RequestSettled(SOURCE, "refused", reason)),
            tls=tls,
            tell=lambda message: events.emit(Warned("tls_not_renewed", message)),
        )

    @property
    def port(self) -> int:
        """The port bound, once `started` was called."""
        return self._server.port

    async def run(self, door: Door, started: Callable[[], None]) -> None:
        """Serve until `stop`; raises BadConfiguration: the address taken, a certificate bad."""
        self._door = door
        await self._server.serve(started)

    def stop(self) -> None:
        """Answer 503 from now on, also to bodies half read, and stop listening."""
        self._stopping = True
        for scope in self._reads:
            scope.cancel()
        self._server.stop()

    async def close(self) -> None:
        """Nothing is held for the senders: HTTP 200 was the acknowledgement."""

    async def _traces(self, request: Request) -> Response:
        return await self._settle(request, Signal.TRACES)

    async def _logs(self, request: Request) -> Response:
        return await self._settle(request, Signal.LOGS)

    async def _no_route(self, request: Request, error: Exception) -> Response:
        """Count what nobody serves: an exporter with a wrong path would otherwise go unseen."""
        wrong_method = isinstance(error, HTTPException) and error.status_code == 405
        answer = Answer.WRONG_METHOD if wrong_method else Answer.WRONG_PATH
        message = "only POST /v1/traces and POST /v1/logs are served here"
        refusal = Refusal(answer, answer.name.lower(), message)
        return self._refuse(refusal, _encoding(request) or Encoding.JSON)

    async def _settle(self, request: Request, signal: Signal) -> Response:
        """Answer one request and count it, exactly once, whatever happens."""
        encoding = _encoding(request)
        try:
            admitted = await self._receive(request, signal, encoding)
        except Refusal as refusal:
            return self._refuse(refusal, encoding or Encoding.JSON)
        except ClientDisconnect:
            gone = Refusal(Answer.SLOW, "hung_up", "")  # counted; nobody reads the answer
            return self._refuse(gone, encoding or Encoding.JSON)
        except anyio.get_cancelled_exc_class():
            self._events.emit(RequestSettled(SOURCE, "refused", "cancelled"))
            raise
        except Exception as error:  # noqa: BLE001 - counted; one request must not end the source
            kind = type(error).__name__
            self._events.emit(Warned("otlp_http_internal", f"a request failed with {kind}"))
            internal = Refusal(Answer.INTERNAL, "internal", "internal error")
            return self._refuse(internal, encoding or Encoding.JSON)
        self._events.emit(RequestSettled(SOURCE, "decoded"))
        return _response(200, export_response(signal, admitted), encoding or Encoding.JSON)

    async def _receive(
        self, request: Request, signal: Signal, encoding: Encoding | None
    ) -> Admitted:
        check_token(request.headers.get("authorization", ""), self._token)
        if encoding is None:
            raise Refusal(
                Answer.UNSUPPORTED,
                "content_type",
                "content-type must be application/x-protobuf or application/json",
            )
        if self._stopping or self._door is None:
            raise Refusal(Answer.UNAVAILABLE, "stopping", "not receiving now")
        if self._server.connections > self._max_connections:
            raise Refusal(Answer.UNAVAILABLE, "connections", "too many connections")
        with BytesIO() as buffer:
            try:
                await self._read(request, buffer)
                # getvalue shares the buffer's memory: the body exists once.
                return await self._admit(self._door, buffer.getvalue(), signal, encoding)
            finally:
                self._held -= buffer.tell()

    async def _admit(self, door: Door, body: bytes, signal: Signal, encoding: Encoding) -> Admitted:
        if not body:
            return Admitted(spans=0)
        delivery = Delivery(
            source=SOURCE,
            signal=signal,
            encoding=encoding,
            body=body,
            coordinates="http",
            recorded_at=self._clock.now(),
        )
        try:
            return await door.admit(delivery)
        except SidecarError as error:
            raise refusal_of(error, likely_cause(body, encoding)) from error

    async def _read(self, request: Request, buffer: BytesIO) -> None:
        """Read the body into `buffer`, decompressed; what is in it counts as held."""
        length = request.headers.get("content-length", "")
        with anyio.move_on_after(self._read_timeout) as scope:
            self._reads.add(scope)
            try:
                if length.isdecimal() and int(length) > self._limit:
                    raise TooLarge(self._limit)
                await self._fill(request, buffer)
            except SidecarError as error:
                raise refusal_of(error, "content-encoding says gzip") from error
            finally:
                self._reads.discard(scope)
        if scope.cancelled_caught:
            if self._stopping:
                raise Refusal(Answer.UNAVAILABLE, "stopping", "not receiving now")
            message = f"the body did not arrive within {self._read_timeout:g} s"
            raise Refusal(Answer.SLOW, "slow_client", message)

    async def _fill(self, request: Request, buffer: BytesIO) -> None:
        coding = request.headers.get("content-encoding", "").strip().lower() or "identity"
        if coding not in ("gzip", "identity"):
            message = "content-encoding must be gzip or identity"
            raise Refusal(Answer.UNSUPPORTED, "content_encoding", message)
        gunzip = Gunzip(self._limit) if coding == "gzip" else None
        turn_at = _BREATHE
        async with aclosing(request.stream()) as chunks:
            async for chunk in chunks:
                for piece in gunzip.feed(chunk) if gunzip else (chunk,):
                    self._hold(buffer, piece)
                    if buffer.tell() >= turn_at:
                        turn_at = buffer.tell() + _BREATHE
                        await checkpoint()
        if gunzip:
            gunzip.close()

    def _hold(self, buffer: BytesIO, piece: bytes) -> None:
        if buffer.tell() + len(piece) > self._limit:
            raise TooLarge(self._limit)
        if self._held + len(piece) > self._max_held:
            raise Refusal(Answer.SATURATED, "saturated", "too many bodies at once", 1.0)
        self._held += len(piece)
        buffer.write(piece)

    def _refuse(self, refusal: Refusal, encoding: Encoding) -> Response:
        self._events.emit(RequestSettled(SOURCE, "refused", refusal.reason))
        response = _response(refusal.answer.http, refusal.status(), encoding)
        if refusal.retry_after is not None:
            response.headers["retry-after"] = str(max(1, math.ceil(refusal.retry_after)))
        if refusal.answer is Answer.UNAUTHENTICATED:
            response.headers["www-authenticate"] = "Bearer"
        if refusal.answer is Answer.WRONG_METHOD:
            response.headers["allow"] = "POST"
        if refusal.answer is Answer.SLOW:
            response.headers["connection"] = "close"
        return response


def _encoding(request: Request) -> Encoding | None:
    content_type = request.headers.get("content-type", "").partition(";")[0]
    return _ENCODINGS.get(content_type.strip().lower())


def _response(status: int, message: Message, encoding: Encoding) -> Response:
    return Response(written(message, encoding), status, media_type=_CONTENT_TYPES[encoding])
