"""The admin server: metrics, health, a status page, pause and resume."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from importlib.resources import files
from typing import Final

import anyio
import jinja2
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sidecar.adapters.web.guard import Guard
from sidecar.adapters.web.status import Status, as_json
from sidecar.ports import Clock, Probe
from sidecar.runtime.health import Heartbeat
from sidecar.runtime.serving import HttpServer

# Read with the module, before there is an event loop that a file could hold up.
_PAGE: Final = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined).from_string(
    files("sidecar.adapters.web").joinpath("status.html").read_text("utf-8")
)

_PROBE_TIMEOUT: Final = 2.0
"""Seconds a peer has to answer; the platform's own probe usually waits longer."""

_PROBE_EVERY: Final = 1.0
"""Seconds an answer is kept, so that asking us often does not mean asking our peers often."""

_HEADERS: Final = (
    (b"cache-control", b"no-store"),
    (b"x-content-type-options", b"nosniff"),
    # Not no-referrer: browsers would then send `Origin: null` with our own form.
    (b"referrer-policy", b"same-origin"),
)


class AdminServer:
    """Serves the admin pages; everything shown comes through the callables given.

    `metrics` takes an Accept header and returns a body and its content type. `probes` are
    asked on /readyz, which answers 503 until each says yes and the state is `ready`.
    `pause` is called with True and False; without it nothing can be paused here.
    """

    def __init__(
        self,
        host: str,
        port: int,
        *,
        clock: Clock,
        metrics: Callable[[str], tuple[bytes, str]],
        status: Callable[[], Status],
        probes: Mapping[str, Probe],
        heartbeat: Heartbeat,
        pause: Callable[[bool], None] | None = None,
        token: str | None = None,
    ) -> None:
        self._clock = clock
        self._metrics = metrics
        self._status = status
        self._probes = probes
        self._heartbeat = heartbeat
        self._pause = pause
        self._guard = Guard(host, token)
        self._scraped = False
        self._asking = anyio.Lock()
        self._readiness: dict[str, str] = {}
        self._asked_at: float | None = None
        app = Starlette(
            routes=[
                Route("/", self._index),
                Route("/status.json", self._status_json),
                Route("/metrics", self._scrape),
                Route("/healthz", self._healthz),
                Route("/readyz", self._readyz),
                Route("/pause", self._set_paused, methods=["POST"]),
                Route("/resume", self._set_paused, methods=["POST"]),
            ]
        )
        self._server = HttpServer(
            _with_headers(app), host, port, key="admin", read_timeout=10.0, max_connections=64
        )

    @property
    def port(self) -> int:
        """The port bound, once started."""
        return self._server.port

    @property
    def scraped(self) -> bool:
        """Whether /metrics was read at least once: the zeros have been seen."""
        return self._scraped

    async def run(self, started: Callable[[], None]) -> None:
        """Serve until `stop`; raises BadConfiguration when the address cannot be bound."""
        await self._server.serve(started)

    def stop(self) -> None:
        """Stop serving; idempotent, safe before `run`."""
        self._server.stop()

    async def _index(self, request: Request) -> Response:
        nonce = secrets.token_urlsafe(16)
        text = _PAGE.render(
            status=self._status(),
            live=request.query_params.get("live") == "1",
            can_pause=self._pause is not None and self._guard.open_at_all,
            needs_token=self._guard.needs_token,
            nonce=nonce,
        )
        policy = (
            f"default-src 'none'; style-src 'nonce-{nonce}'; form-action 'self'; "
            "frame-ancestors 'none'; base-uri 'none'"
        )
        return HTMLResponse(text, headers={"content-security-policy": policy})

    async def _status_json(self, _: Request) -> Response:
        return JSONResponse(as_json(self._status()))

    async def _scrape(self, request: Request) -> Response:
        body, content_type = self._metrics(request.headers.get("accept", ""))
        self._scraped = True
        return Response(body, headers={"content-type": content_type})

    async def _healthz(self, _: Request) -> Response:
        alive = self._heartbeat.alive()
        body = {"alive": alive, "event_loop_lag_seconds": round(self._heartbeat.lag, 6)}
        return JSONResponse(body, 200 if alive else 503)

    async def _readyz(self, _: Request) -> Response:
        async with self._asking:
            now = self._clock.monotonic()
            if self._asked_at is None or now - self._asked_at >= _PROBE_EVERY:
                self._readiness = await self._ask_all()
                self._asked_at = now
        state = self._status().state
        ready = state == "ready" and all(answer == "ok" for answer in self._readiness.values())
        body = {"ready": ready, "state": state, "probes": self._readiness}
        return JSONResponse(body, 200 if ready else 503)

    async def _ask_all(self) -> dict[str, str]:
        answers = dict.fromkeys(self._probes, "timeout")

        async def ask(name: str, probe: Callable[[], Awaitable[bool]]) -> None:
            with anyio.move_on_after(_PROBE_TIMEOUT):
                try:
                    answers[name] = "ok" if await probe() else "not_ready"
                except Exception as error:  # noqa: BLE001 - shown by its type; one peer's fault
                    answers[name] = type(error).__name__

        async with anyio.create_task_group() as tasks:
            for name, probe in self._probes.items():
                tasks.start_soon(ask, name, probe)
        return answers

    async def _set_paused(self, request: Request) -> Response:
        pause = self._pause
        if pause is None:
            return JSONResponse({"error": "pausing is not offered here"}, HTTPStatus.NOT_FOUND)
        refused = await self._guard.refuses(request)
        if refused is not None:
            return JSONResponse({"error": refused}, HTTPStatus.FORBIDDEN)
        paused = request.url.path == "/pause"
        pause(paused)
        if "text/html" in request.headers.get("accept", ""):
            return RedirectResponse("/", HTTPStatus.SEE_OTHER)
        return JSONResponse({"paused": paused})


def _with_headers(app: ASGIApp) -> ASGIApp:
    """Add the headers every answer carries."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        await app(scope, receive, send_with_headers)

    return wrapped
