"""The store's routes: bodies and their limits, keys, then the handler."""

from __future__ import annotations

import base64
import binascii
import hmac
from collections.abc import Callable, Mapping
from typing import Any, Final

import orjson
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from sidecar.demo.store_reads import PROJECT, BadQuery, list_v2, list_v3, shown_v2
from sidecar.demo.store_review import Answer, Review, missing, page_of
from sidecar.demo.store_rows import Rows
from sidecar.demo.store_rules import JsonObject
from sidecar.demo.store_writes import Writes

PUBLIC: Final = "/api/public"
VERSION: Final = "4.16.0"

Handler = Callable[[Request, Any], Answer]
"""Answers a request with its parsed body (None without one)."""

_BAD_KEYS: Final = "Invalid credentials. Confirm that you've configured the correct host."
_NO_ACCESS: Final = "Access denied - insufficient permissions for this endpoint"
_EVENTS_ONLY: Final = {
    "message": "This endpoint is not available on deployments running in Langfuse v4 "
    "events_only mode. Learn more about Langfuse v4 at: https://langfuse.com/docs/v4"
}
_ORGANISATION: Final = {"id": "lf-org", "name": "lf-org"}
_PROJECTS: Final = {
    "data": [{"id": PROJECT, "name": PROJECT, "organization": _ORGANISATION, "metadata": {}}]
}
_LEGACY: Final = (
    *("/scores", "/v2/scores", "/v2/scores/{id}", "/scores/{id}", "/traces", "/traces/{id}"),
    *("/observations", "/observations/{id}", "/sessions", "/metrics"),
)
_PUBLIC_KEY_SUFFICES: Final = ("/scores", "/ingestion")
"""POST here is taken with the public key alone, as Bearer."""


class Desk:
    """Holds the keys, reads requests, and hands them to what answers them."""

    def __init__(
        self,
        rows: Rows,
        review: Review,
        writes: Writes,
        *,
        keys: tuple[str, str],
        dual: bool,
        limits: tuple[int, int],
    ) -> None:
        self._rows = rows
        self._review = review
        self._writes = writes
        self._public_key, self._secret_key = keys
        self._dual = dual
        self._ingestion_limit, self._body_limit = limits

    def app(self) -> Starlette:
        """Build the application."""
        handlers = {HTTPException: _http_error, ClientDisconnect: _client_left}
        routes = [
            Route(PUBLIC + path, self._endpoint(path, by_method), methods=[*by_method])
            for path, by_method in self._table().items()
        ]
        return Starlette(routes=routes, exception_handlers=handlers)

    def _table(self) -> dict[str, dict[str, Handler]]:
        review, items = self._review, "/annotation-queues/{queue}/items"
        table: dict[str, dict[str, Handler]] = {
            "/health": {"GET": _health},
            "/ready": {"GET": _health},
            "/projects": {"GET": lambda _r, _b: (200, _PROJECTS)},
            "/scores": {"POST": lambda _, body: self._writes.one(body)},
            "/ingestion": {"POST": lambda _, body: self._writes.batch(body)},
            "/scores/{id}": {"DELETE": self._delete},
            "/v3/scores": {
                "GET": lambda r, _: (200, list_v3(self._rows.visible(), r.query_params))
            },
            "/score-configs": {
                "GET": lambda r, _: page_of([*review.configs.values()], r.query_params),
                "POST": lambda _, body: review.new_config(_object(body)),
            },
            "/score-configs/{id}": {
                "GET": lambda r, _: _found(
                    review.configs, r, "Score config not found within authorized project"
                ),
                "PATCH": lambda r, body: review.change_config(_id(r), _object(body)),
            },
            "/annotation-queues": {
                "GET": lambda r, _: page_of([*review.queues.values()], r.query_params),
                "POST": lambda _, body: review.new_queue(_object(body)),
            },
            "/annotation-queues/{id}": {
                "GET": lambda r, _: _found(review.queues, r, "Annotation queue not found")
            },
            items: {
                "GET": lambda r, _: review.list_items(_queue(r), r.query_params),
                "POST": lambda r, body: review.new_item(_queue(r), _object(body)),
            },
            items + "/{id}": {
                "GET": lambda r, _: _found(review.items, r, "Annotation queue item not found"),
                "PATCH": lambda r, body: review.change_item(_id(r), _object(body)),
                "DELETE": lambda r, _: review.delete_item(_id(r)),
            },
        }
        if self._dual:
            table["/v2/scores"] = {"GET": self._list_v2}
            table["/v2/scores/{id}"] = {"GET": self._get_v2}
        else:
            for path in _LEGACY:
                table.setdefault(path, {})["GET"] = _events_only
        return table

    def _endpoint(self, path: str, by_method: Mapping[str, Handler]) -> Callable[[Request], Any]:
        async def endpoint(request: Request) -> Response:
            # Starlette adds HEAD to GET; the handler is the same.
            handler = by_method[request.method if request.method in by_method else "GET"]
            body = None
            if request.method in ("POST", "PATCH"):
                raw = await self._body(request, path)
                if isinstance(raw, Response):
                    return raw
                body = raw[0]
            if handler not in (_health, _events_only):
                refusal = self._refusal(request, path)
                if refusal is not None:
                    return _json(refusal)
            try:
                return _json(handler(request, body))
            except BadQuery as error:
                return _json((400, error.body))

        return endpoint

    async def _body(self, request: Request, path: str) -> tuple[Any] | Response:
        """Read a body within the limit; the answers to a bad one come before the keys."""
        ingestion = path == "/ingestion"
        limit = self._ingestion_limit if ingestion else self._body_limit
        name = "4.5mb" if ingestion else "1mb"
        held = bytearray()
        size = 0
        async for chunk in request.stream():
            size += len(chunk)
            # Read to the end, kept only up to the limit: closing on a client that still
            # sends would reset the connection before it has read the answer.
            held += chunk if size <= limit else b""
        if size > limit:
            response = Response(f"Body exceeded {name} limit", 413)
            del response.headers["content-length"]
            return response
        if request.headers.get("content-encoding", "identity") != "identity":
            return PlainTextResponse("Invalid JSON", 400)
        try:
            return (orjson.loads(bytes(held)),)
        except orjson.JSONDecodeError:
            return PlainTextResponse("Invalid JSON", 400)

    def _refusal(self, request: Request, path: str) -> Answer | None:
        """Check the keys; None when they are good."""
        header = request.headers.get("authorization")
        if header is None:
            return 401, {"message": "No authorization header"}
        scheme, _, given = header.partition(" ")
        writes = request.method == "POST" and path in _PUBLIC_KEY_SUFFICES
        if scheme == "Bearer" and hmac.compare_digest(given.encode(), self._public_key.encode()):
            return None if writes else (403, {"message": _NO_ACCESS})
        if scheme not in ("Basic", "Bearer"):
            return 401, {"message": "Invalid authorization header"}
        try:
            keys = base64.b64decode(given, validate=True)
        except binascii.Error:
            keys = b""
        known = f"{self._public_key}:{self._secret_key}".encode()
        if scheme == "Basic" and hmac.compare_digest(keys, known):
            return None
        error = {"error": "UnauthorizedError"} if path == "/ingestion" else {}
        return 401, error | {"message": _BAD_KEYS}

    def _delete(self, request: Request, _body: object) -> Answer:
        self._rows.remove(_id(request))
        return 202, {"message": "Score deletion queued successfully"}

    def _list_v2(self, request: Request, _body: object) -> Answer:
        traces = frozenset(self._writes.traces)
        return 200, list_v2(self._rows.visible(), request.query_params, traces)

    def _get_v2(self, request: Request, _body: object) -> Answer:
        rows = [row for row in self._rows.visible() if row["id"] == _id(request)]
        if not rows:
            return missing("Score not found")
        return 200, shown_v2(max(rows, key=lambda row: int(row["written"])))


def _health(_request: Request, _body: object) -> Answer:
    return 200, {"status": "OK", "version": VERSION}


def _events_only(_request: Request, _body: object) -> Answer:
    return 404, _EVENTS_ONLY


def _found(objects: Mapping[str, JsonObject], request: Request, otherwise: str) -> Answer:
    known = objects.get(_id(request))
    return (200, known) if known is not None else missing(otherwise)


def _id(request: Request) -> str:
    return str(request.path_params["id"])


def _queue(request: Request) -> str:
    return str(request.path_params["queue"])


def _object(body: Any) -> JsonObject:
    return body if isinstance(body, dict) else {}


def _json(answer: Answer) -> Response:
    status, body = answer
    return Response(orjson.dumps(body), status, media_type="application/json")


async def _http_error(_request: Request, error: Exception) -> Response:
    if isinstance(error, HTTPException) and error.status_code == 405:
        body = {"message": "Method not allowed", "error": "MethodNotAllowedError"}
        return _json((405, body))
    # As the real server: an unknown route is a page, not JSON.
    return HTMLResponse("<!DOCTYPE html><title>404</title>This page could not be found.", 404)


async def _client_left(_request: Request, _error: Exception) -> Response:
    return Response(status_code=499)
