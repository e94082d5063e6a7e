"""A client of the local store in memory, and what it sends."""

from __future__ import annotations

from typing import Any

import httpx

from sidecar.demo.store import Store
from tests.fakes import FakeClock

Json = dict[str, Any]
DAY1 = "2026-11-28T10:00:00.000Z"
DAY1_EARLIER = "2026-11-28T09:00:00.000Z"
DAY1_LATER = "2026-11-28T11:00:00.000Z"
DAY2 = "2026-11-29T10:00:00.000Z"
INVALID = "Invalid request data"
BAD_KEYS = "Invalid credentials. Confirm that you've configured the correct host."


class Client:
    """Speaks to a store in memory, with its keys."""

    def __init__(self, clock: FakeClock, **options: Any) -> None:
        self.clock = clock
        self.store = Store(clock, **options)
        keys = (self.store.public_key, self.store.secret_key)
        transport = httpx.ASGITransport(self.store)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://store", auth=keys)

    async def ask(self, method: str, path: str, body: Any = None, **options: Any) -> Any:
        """Ask and return status and body."""
        response = await self.http.request(method, f"/api/public{path}", json=body, **options)
        return response.status_code, response.json()

    async def ingest(self, *events: Json) -> Json:
        """Send events; return the 207's body."""
        status, body = await self.ask("POST", "/ingestion", {"batch": list(events)})
        assert status == 207
        return dict(body)

    async def rows(self, **query: str) -> list[Json]:
        """List over v3 with every field."""
        params = {"fields": "details,subject,annotation"} | query
        status, body = await self.ask("GET", "/v3/scores", params=params)
        assert status == 200
        return list(body["data"])

    async def refusal(self, **query: str) -> str:
        """Return the message of a refused listing."""
        status, body = await self.ask("GET", "/v3/scores", params=query)
        assert status == 400
        error = body["error"]
        return str(error[0]["message"] if isinstance(error, list) else body["message"])


def a_body(**fields: Any) -> Json:
    """Make a valid score body."""
    body = {"id": "s", "traceId": "t", "name": "n", "value": 1, "dataType": "BOOLEAN"}
    return {key: value for key, value in (body | fields).items() if value is not ...}


def an_event(
    event: str = "e", /, at: Any = DAY1, kind: str = "score-create", **fields: Any
) -> Json:
    """Make an ingestion event around a valid body; Ellipsis leaves a field out."""
    made = {"id": event, "timestamp": at, "type": kind, "body": a_body(**fields)}
    return {key: value for key, value in made.items() if value is not ...}
