"""Scores to Langfuse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import quote

import httpx

from sidecar.adapters.langfuse import dialect_b
from sidecar.adapters.langfuse.connection import (
    TIMEOUT,
    Connection,
    forget_socket,
    object_of,
)
from sidecar.adapters.langfuse.errors import failure
from sidecar.domain.errors import SidecarError, Unavailable
from sidecar.domain.verdicts import Receipt, Score


@dataclass(frozen=True, slots=True)
class Standing:
    """Who answered a check: the server's version and the project the keys open."""

    version: str
    project_id: str


class LangfuseScores:
    """The score store over HTTP, in dialect B; implements ports.Scores.

    `max_batch_bytes` and `max_batch_events` bound one request; a larger `put` is several.
    Retries are the publisher's.
    """

    def __init__(
        self,
        base_url: str,
        public_key: str,
        secret_key: str,
        *,
        http: httpx.AsyncClient | None = None,
        timeout: httpx.Timeout = TIMEOUT,
        max_batch_bytes: int = dialect_b.MAX_BATCH_BYTES,
        max_batch_events: int = dialect_b.MAX_BATCH_EVENTS,
    ) -> None:
        self.connection = Connection(base_url, public_key, secret_key, http=http, timeout=timeout)
        self._max_bytes = max_batch_bytes
        self._max_events = max_batch_events

    async def put(self, scores: Sequence[Score]) -> tuple[Receipt, ...]:
        """Store scores; one receipt each, in the order given.

        Of two with the same id only the later is sent: within one batch the server would
        keep the earlier. Raises as ports.Scores, and Refused when the server refuses
        every request alike, so that the fault is the address and not a score.
        """
        latest = {score.id: score for score in scores}
        events = [event for score in latest.values() if (event := dialect_b.event_of(score))]
        found = dict.fromkeys(latest, Receipt.REFUSED)
        for batch in dialect_b.batches(
            events, max_bytes=self._max_bytes, max_events=self._max_events
        ):
            found |= await self._push(batch)
        return tuple(found[score.id] for score in scores)

    async def delete(self, score_id: str) -> None:
        """Remove a score (the server does so some 10 s later); unknown ids are fine."""
        what = "delete"
        path = f"/api/public/scores/{quote(score_id, safe='')}"
        response = await self.connection.send("DELETE", path, what=what)
        if response.status_code not in (200, 202, 204, 404):
            raise failure(response, what)

    async def check(self) -> Standing:
        """Ask whether the server is up and takes our keys.

        Raises Unavailable, Throttled, Unauthorised, or Refused when what answers there is
        no Langfuse.
        """
        health = await self.connection.read("/api/public/health", what="health")
        answer = await self.connection.read("/api/public/projects", what="key check")
        projects = answer.get("data")
        if not (isinstance(projects, list) and projects and isinstance(projects[0], dict)):
            raise Unavailable("langfuse, key check: the answer names no project")
        return Standing(str(health.get("version", "")), str(projects[0].get("id", "")))

    async def ready(self) -> bool:
        """Answer `check` with yes or no: a ports.Probe."""
        try:
            await self.check()
        except SidecarError:
            return False
        return True

    async def close(self) -> None:
        """Let go of connections; idempotent."""
        await self.connection.close()

    async def _push(self, batch: tuple[dialect_b.Event, ...]) -> dict[str, Receipt]:
        what = "push"
        response = await self._post(batch)
        if response.status_code == 207:
            return dialect_b.receipts(batch, object_of(response, what))
        if response.status_code == 413:
            await forget_socket(response)
        else:
            error = failure(response, what)
            # 401, 429 and 5xx never speak of a body. Another refusal may: a gateway's
            # filter dislikes one comment. Where an empty batch passes, a score is at fault.
            if response.status_code in (401, 408, 425, 429) or response.status_code >= 500:
                raise error
            if (await self._post(())).status_code != 207:
                raise error
        if len(batch) == 1:
            return {batch[0].score_id: Receipt.REFUSED}
        middle = len(batch) // 2
        return await self._push(batch[:middle]) | await self._push(batch[middle:])

    async def _post(self, batch: tuple[dialect_b.Event, ...]) -> httpx.Response:
        return await self.connection.send(
            "POST", dialect_b.PATH, what="push", content=dialect_b.envelope(batch)
        )
