"""Reading scores back, over `GET /api/public/v3/scores` (servers from v3.179.0)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson

from sidecar.adapters.langfuse.connection import Connection
from sidecar.adapters.langfuse.dialect_b import timestamp
from sidecar.domain.errors import Unavailable

PAGE: Final = 100
"""The most rows the server gives at once."""
IDS_AT_ONCE: Final = 100
"""Ids in one query: 100 UUIDs are 3.7 kB of URL, below every gateway's limit."""


@dataclass(frozen=True, slots=True)
class StoredScore:
    """One score as the store has it. `comment` may be a human's: NOT cleared.

    `type` is NUMERIC, BOOLEAN, CATEGORICAL, TEXT or CORRECTION; `metadata` JSON text;
    times as the server writes them (UTC ISO 8601). A label is human only with `author`.
    """

    id: str
    name: str
    type: str
    value: bool | float | str
    source: str
    timestamp: str
    updated_at: str
    environment: str
    comment: str | None
    metadata: str
    config_id: str | None
    queue_id: str | None
    author: str | None
    trace_id: str | None
    observation_id: str | None


async def read_scores(
    connection: Connection,
    *,
    ids: Sequence[str] = (),
    names: Sequence[str] = (),
    trace_ids: Sequence[str] = (),
    sources: Sequence[str] = (),
    queue_ids: Sequence[str] = (),
    environments: Sequence[str] = (),
    since_ns: int | None = None,
    until_ns: int | None = None,
    most: int = 10_000,
) -> tuple[StoredScore, ...]:
    """Read the scores that meet every filter given, newest first, at most `most`.

    `since_ns` inclusive, `until_ns` exclusive, on the score's timestamp (which a human's
    edit does not move). With more than 100 ids the order holds within each hundred. A
    filter value with a comma cannot be asked for. Raises Unavailable, Throttled,
    Unauthorised, Refused.
    """
    lists = {
        "name": names,
        "traceId": trace_ids,
        "source": sources,
        "queueId": queue_ids,
        "environment": environments,
    }
    params = {key: ",".join(values) for key, values in lists.items() if values}
    if since_ns is not None:
        params["fromTimestamp"] = timestamp(since_ns)
    if until_ns is not None:
        params["toTimestamp"] = timestamp(until_ns)
    found: list[StoredScore] = []
    for chunk in _chunks(ids):
        asked = params | ({"id": ",".join(chunk)} if chunk else {})
        while len(found) < most:
            rows, cursor = await _page(connection, asked, min(PAGE, most - len(found)))
            found += rows
            if cursor is None or not rows:
                break
            asked = asked | {"cursor": cursor}
    return tuple(found)


def _chunks(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    if not ids:
        yield ()
    for start in range(0, len(ids), IDS_AT_ONCE):
        yield ids[start : start + IDS_AT_ONCE]


async def _page(
    connection: Connection, asked: Mapping[str, str], limit: int
) -> tuple[list[StoredScore], str | None]:
    answer = await connection.read(
        "/api/public/v3/scores",
        what="read scores",
        params={**asked, "limit": str(limit), "fields": "details,subject,annotation"},
    )
    try:
        rows = [_stored(row) for row in answer["data"]]
        cursor = answer["meta"].get("cursor")
    except (KeyError, TypeError, AttributeError):
        raise Unavailable("langfuse, read scores: the answer has not the form of v3") from None
    return rows, cursor if isinstance(cursor, str) else None


def _stored(row: Mapping[str, Any]) -> StoredScore:
    subject = row.get("subject") or {}
    kind = subject.get("kind")
    return StoredScore(
        id=row["id"],
        name=row["name"],
        type=row["dataType"],
        value=row["value"],
        source=row["source"],
        timestamp=row["timestamp"],
        updated_at=row["updatedAt"],
        environment=row["environment"],
        comment=row.get("comment"),
        metadata=orjson.dumps(row.get("metadata") or {}, option=orjson.OPT_SORT_KEYS).decode(),
        config_id=row.get("configId"),
        queue_id=row.get("queueId"),
        author=row.get("authorUserId"),
        trace_id=subject.get("traceId") if kind == "observation" else _id(subject, "trace"),
        observation_id=_id(subject, "observation"),
    )


def _id(subject: Mapping[str, Any], kind: str) -> str | None:
    return subject.get("id") if subject.get("kind") == kind else None
