"""One HTTP server inside the running event loop: no signal handlers, no sys.exit, no surprises.

uvicorn does the HTTP. This module adds what a process with other work needs: it starts and
stops when told, says which port it got, translates a bind failure into our own error, and
cuts connections that do not deliver a whole request in time.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import ssl
from collections.abc import Callable, Generator
from typing import Any, Final

import uvicorn
from anyio.to_thread import run_sync
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sidecar.domain.errors import BadConfiguration
from sidecar.runtime.tls import Tls

MAX_HEAD: Final = 64 * 1024
"""Bytes of request line and headers; the parser itself has no limit."""

_KEEP_ALIVE: Final = 75
"""Seconds an idle connection is kept: exporters push every 5 to 60 s and should not reconnect."""

_TLS_TIMEOUT: Final = 10.0
"""Seconds a TLS handshake may take; before its end a connection is nobody's."""

_TLS_GOODBYE: Final = 1.0
"""Seconds a peer gets to say goodbye in TLS when a connection is closed."""

_BIND_CAUSES: Final = {
    errno.EADDRINUSE: "something else listens there; choose another port",
    errno.EACCES: "this user may not; choose a port above 1023",
    errno.EADDRNOTAVAIL: "no interface of this machine has that address",
}


class _Protocol(HttpToolsProtocol):
    """Closes a connection whose request is not whole in time, or whose head is too long."""

    def __init__(
        self,
        *args: Any,
        read_timeout: float,
        max_connections: int,
        unheard: Callable[[str], None],
        **kwargs: Any,
    ) -> None:
        super().__init__(*args, **kwargs)
        self._unheard = unheard
        self._read_timeout = read_timeout
        self._max_connections = max_connections
        self._whole = True
        self._in_head = True
        self._head = 0
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self._max_connections:
            self._unheard("connections")
            transport.abort()
        self._whole = False
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._whole = True
        self._watch()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        # The parser's callbacks say where the message ends; a bare line feed starts none, but
        # has stopped uvicorn's keep-alive timer, so it must be watched too.
        self._whole = False
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > MAX_HEAD and not self.transport.is_closing():
            self._unheard("head_too_long")
            self.transport.abort()
        self._watch()

    def send_400_response(self, msg: str) -> None:
        # Garbage inside a request's body ends a request that the application has heard of.
        if self.cycle is None or self.cycle.response_complete:
            self._unheard("bad_http")
        super().send_400_response(msg)

    def on_message_begin(self) -> None:
        self._whole = False
        self._in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._head = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._whole = True
        self._in_head = True
        super().on_message_complete()

    def _watch(self) -> None:
        """Keep one timer while a request is incomplete, none otherwise."""
        if self._whole and self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        elif not self._whole and self._deadline is None:
            self._deadline = self.loop.call_later(self._read_timeout, self._cut_off)

    def _cut_off(self) -> None:
        self._deadline = None
        self.transport.abort()


class _Server(uvicorn.Server):
    """uvicorn's server, with our own start and without its signal handlers."""

    def __init__(
        self,
        config: uvicorn.Config,
        make_protocol: Callable[..., asyncio.Protocol],
        on_started: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._make_protocol = make_protocol
        self._on_started = on_started
        self.tls: ssl.SSLContext | None = None

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002
        """Listen; unlike uvicorn's own, a failure is raised and not an exit of the process."""
        loop = asyncio.get_running_loop()
        listener = await loop.create_server(
            lambda: self._make_protocol(
                config=self.config, server_state=self.server_state, app_state={}
            ),
            host=self.config.host,
            port=self.config.port,
            backlog=self.config.backlog,
            ssl=self.tls,
            ssl_handshake_timeout=_TLS_TIMEOUT if self.tls else None,
            ssl_shutdown_timeout=_TLS_GOODBYE if self.tls else None,
        )
        self.servers = [listener]
        self.started = True
        self._on_started()


class HttpServer:
    """Serves one ASGI application on one address until `stop`.

    `key` names the section of the configuration (`otlp.http`), for messages.
    `read_timeout`: seconds a request may take to arrive whole. `grace`: seconds that
    requests being answered get after `stop`. `unheard` is told of what was turned away before
    the application saw it: `bad_http`, `head_too_long`, `connections`. `tell` hears why a
    renewed certificate of `tls` was not taken up.
    """

    def __init__(
        self,
        app: ASGIApp,
        host: str,
        port: int,
        *,
        key: str,
        read_timeout: float = 30.0,
        max_connections: int = 512,
        grace: int = 5,
        unheard: Callable[[str], None] = lambda _: None,
        tls: Tls | None = None,
        tell: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._host = host
        self._asked_port = self._port = port
        self._key = key
        self._stopping = False
        self._tls = tls
        self._tell = tell
        self._started: Callable[[], None] = lambda: None

        def make_protocol(**kwargs: Any) -> asyncio.Protocol:
            return _Protocol(
                read_timeout=read_timeout,
                max_connections=max_connections,
                unheard=unheard,
                **kwargs,
            )

        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            http=_Protocol,
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            timeout_keep_alive=_KEEP_ALIVE,
            timeout_graceful_shutdown=grace,
        )
        self._server = _Server(config, make_protocol, self._listening)

    @property
    def port(self) -> int:
        """The port bound, once started; the one asked for before."""
        return self._port

    @property
    def connections(self) -> int:
        """Connections now open."""
        return len(self._server.server_state.connections)

    def _listening(self) -> None:
        self._port = self._server.servers[0].sockets[0].getsockname()[1]
        self._started()

    async def serve(self, started: Callable[[], None]) -> None:
        """Serve until `stop`; `started` is called once the port is bound.

        Raises BadConfiguration when the address cannot be bound or a certificate is bad.
        """
        if self._stopping:
            return
        self._started = started
        try:
            if self._tls is None:
                await self._server.serve()
            else:
                self._server.tls = await run_sync(self._tls.server_context)
                async with self._tls.followed(self._tell):
                    await self._server.serve()
        except OSError as error:
            if self._server.started:
                raise
            raise cannot_listen(self._key, self._host, self._asked_port, error) from error
        finally:
            self._release()

    def _release(self) -> None:
        """Let go of what a cancelled or overdue shutdown left open; nothing after a clean one."""
        if not self._server.started:
            return
        for listener in self._server.servers:
            listener.close()
        for connection in list(self._server.server_state.connections):
            connection.transport.abort()
        for task in list(self._server.server_state.tasks):
            task.cancel()

    def stop(self) -> None:
        """Stop listening and let what is being answered finish; idempotent, safe before `serve`."""
        self._stopping = True
        self._server.should_exit = True


def cannot_listen(key: str, host: str, port: int, error: OSError) -> BadConfiguration:
    """Say which key to change; `key` is the server's section (`otlp.http`)."""
    if isinstance(error, socket.gaierror):
        return BadConfiguration((f"{key}.host: {host!r} is not an address or name known here",))
    code = error.errno or 0
    cause = _BIND_CAUSES.get(code, os.strerror(code))
    return BadConfiguration((f"{key}.port: cannot listen on {host}:{port}: {cause}",))
