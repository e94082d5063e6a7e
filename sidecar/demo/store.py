"""A local store that answers as Langfuse does: the demo's, and the tests' only fake.

It speaks dialect B as a v4.16.0 server was seen to speak it, in memory, on 127.0.0.1. What
a real server does with what it accepted (merges, silent drops, late visibility) happens
here too, by the same rules.
"""

from __future__ import annotations

from collections import Counter
from types import TracebackType
from typing import Any, Literal, Self

import anyio
import orjson
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from sidecar.demo.store_faults import Faults, Kind
from sidecar.demo.store_http import Desk
from sidecar.demo.store_review import Review
from sidecar.demo.store_rows import Rows
from sidecar.demo.store_rules import format_time
from sidecar.demo.store_writes import Writes
from sidecar.ports import Clock
from sidecar.runtime.serving import HttpServer

__all__ = ["Faults", "Kind", "Store", "StoreServer"]


class Store:
    """An ASGI application and the scores it holds.

    `mode`: `events_only` (a v4 server's default) refuses the older reads, `dual` has them.
    `visible_after`, `deleted_after`: seconds on `clock` between answer and effect; about 6
    and 10 on a real server. Limits in bytes: the server's own unless a test lowers them.
    """

    def __init__(
        self,
        clock: Clock,
        *,
        public_key: str = "pk-lf-local",
        secret_key: str = "sk-lf-local",  # noqa: S107 - opens this process's memory only
        mode: Literal["events_only", "dual"] = "events_only",
        visible_after: float = 0.0,
        deleted_after: float = 0.0,
        ingestion_limit: int = 4_718_592,
        body_limit: int = 1_048_576,
    ) -> None:
        self.public_key = public_key
        self.secret_key = secret_key
        self.faults = Faults()
        self.requests: Counter[str] = Counter()
        """Requests that came, as `METHOD path`, those that met a fault included."""
        self.rows = Rows(clock, visible_after=visible_after, deleted_after=deleted_after)
        self.review = Review(clock)
        self._clock = clock
        dual = mode == "dual"
        self._app = Desk(
            self.rows,
            self.review,
            Writes(self.rows, self.review, clock, events_only=not dual),
            keys=(public_key, secret_key),
            dual=dual,
            limits=(ingestion_limit, body_limit),
        ).app()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or let it go wrong as asked."""
        path = scope["path"]
        self.requests[f"{scope['method']} {path}"] += 1
        fault = self.faults.next(path)
        kind = fault.kind if fault else None
        if fault and kind is Kind.THROTTLE:
            await self._throttled(fault.retry_after)(scope, receive, send)
        elif kind is Kind.FAIL:
            await PlainTextResponse("Internal Server Error", 500)(scope, receive, send)
        elif kind is Kind.CUT:
            await _cut(scope, receive, send)
        elif kind is Kind.HANG:
            await self.faults.hang()
            await _cut(scope, receive, send)
        else:
            await self._answer(scope, receive, send, late=kind is Kind.SWALLOW)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, *, late: bool) -> None:
        too_large = False

        async def sending(message: Any) -> None:
            nonlocal too_large
            if message["type"] == "http.response.start":
                too_large = message["status"] == 413
                if late:
                    await self.faults.hang()
            await send(message)

        await self._app(scope, receive, sending)
        if too_large:
            # Unannounced, so that the next request on this connection fails.
            _close(send)

    def _throttled(self, seconds: int) -> Response:
        reset = format_time((self._clock.now() + seconds) * 1000)
        details = {"retryAfterSeconds": seconds, "limit": 30, "remaining": 0, "resetAt": reset}
        body = {"message": "Rate limit exceeded", "code": "rate_limited", "details": details}
        headers = {
            "Retry-After": str(seconds),
            "X-RateLimit-Limit": "30",
            "X-RateLimit-Remaining": "0",
            "X-RateLimit-Reset": reset,
        }
        return Response(orjson.dumps(body), 429, headers, "application/json")


def _close(send: Send) -> None:
    """Close the connection that `send` answers on."""
    # uvicorn hands out a method of the object that holds the transport; an in-memory
    # caller has none, and nothing to close.
    transport = getattr(getattr(send, "__self__", None), "transport", None)
    if transport is not None:
        transport.close()


async def _cut(scope: Scope, receive: Receive, send: Send) -> None:
    """Close the connection without a word of answer."""
    _close(send)
    # To a closed connection this writes nothing; it ends the request for uvicorn.
    await Response(status_code=503)(scope, receive, send)


class StoreServer:
    """Serves a store on 127.0.0.1 inside the running event loop, for the length of a block.

    `port` 0 takes any free one; a fixed one lets a store come back where it was.
    """

    def __init__(self, store: Store, *, port: int = 0) -> None:
        self.store = store
        self._server = HttpServer(store, "127.0.0.1", port, key="store", grace=1)
        self._tasks = anyio.create_task_group()

    @property
    def url(self) -> str:
        """The base URL, without `/api/public`."""
        return f"http://127.0.0.1:{self._server.port}"

    @property
    def port(self) -> int:
        """The port bound."""
        return self._server.port

    async def __aenter__(self) -> Self:
        """Start listening."""
        listening = anyio.Event()
        await self._tasks.__aenter__()
        self._tasks.start_soon(self._server.serve, listening.set)
        await listening.wait()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop; what hangs is released first."""
        self.store.faults.clear()
        self._server.stop()
        await self._tasks.__aexit__(kind, error, trace)
