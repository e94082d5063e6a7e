"""Dialect B: `score-create` events in `POST /api/public/ingestion` (servers v3 and v4.16).

Rules observed on real servers: a BOOLEAN is the number 0 or 1; an event's timestamp is the
score's; a field left out keeps its old value, so every field is always sent; the answer to
a well-formed envelope is 207, with successes in no order of ours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import orjson

from sidecar.domain.errors import Refused, Throttled, Unauthorised, Unavailable
from sidecar.domain.verdicts import Receipt, Score, ScoreType

PATH: Final = "/api/public/ingestion"
MAX_BATCH_BYTES: Final = 4_000_000
"""The server stops at 4,718,592 bytes (4.5 MiB); gateways add headers, so leave room."""
MAX_BATCH_EVENTS: Final = 200
"""One S3 PUT an event before the answer: 100 took 2 s, 5,000 half a minute."""

_EMPTY: Final = len(b'{"batch":[]}')
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
# The server refuses the kind of event, not this one: nothing is wrong with the score.
_WRONG_PLACE: Final = "Event type not accepted"


@dataclass(frozen=True, slots=True)
class Event:
    """A score written as one event."""

    id: str
    score_id: str
    data: bytes


def timestamp(nanoseconds: int) -> str:
    """Write nanoseconds since the epoch as UTC ISO 8601 with milliseconds, cut not rounded."""
    moment = _EPOCH + timedelta(milliseconds=nanoseconds // 1_000_000)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def event_of(score: Score) -> Event | None:
    """Write a score as an event; None when it cannot be written as JSON at all.

    That is: text with lone surrogates, metadata that is no JSON object, a timestamp
    outside the calendar.
    """
    try:
        metadata = orjson.loads(score.metadata.value)
        if not isinstance(metadata, dict):
            return None
        value = int(score.value) if score.type is ScoreType.BOOLEAN else score.value
        data = orjson.dumps(
            {
                "id": score.event_id,
                "timestamp": timestamp(score.timestamp_ns),
                "type": "score-create",
                "body": {
                    "id": score.id,
                    "traceId": score.trace_id,
                    "observationId": score.observation_id or None,
                    "name": score.name,
                    "value": value,
                    "dataType": score.type.value,
                    "comment": score.comment.value or None,
                    "metadata": metadata,
                    "environment": score.environment,
                },
            }
        )
    except (TypeError, ValueError, OverflowError):
        return None
    return Event(score.event_id, score.id, data)


def envelope(events: Sequence[Event]) -> bytes:
    """Write events as one request body."""
    return b'{"batch":[' + b",".join(event.data for event in events) + b"]}"


def batches(
    events: Iterable[Event], *, max_bytes: int, max_events: int
) -> Iterable[tuple[Event, ...]]:
    """Cut events into bodies of at most `max_bytes` and `max_events`, in order.

    An event that alone is larger goes alone: the server's answer decides.
    """
    batch: list[Event] = []
    size = _EMPTY
    for event in events:
        grown = size + len(event.data) + (1 if batch else 0)
        if batch and (grown > max_bytes or len(batch) == max_events):
            yield tuple(batch)
            batch, grown = [], _EMPTY + len(event.data)
        batch.append(event)
        size = grown
    if batch:
        yield tuple(batch)


def receipts(events: Sequence[Event], answer: Mapping[str, Any]) -> dict[str, Receipt]:
    """Read a 207: one receipt a score id, matched by event id.

    An id among the errors is refused even when it is among the successes too. Raises
    Unavailable when an event is in neither list or failed with a 5xx, Throttled,
    Unauthorised or Refused when its error speaks of us and not of the score.
    """
    accepted = {str(item.get("id")) for item in _items(answer, "successes")}
    errors = {str(item.get("id")): item for item in _items(answer, "errors")}
    found: dict[str, Receipt] = {}
    for event in events:
        if event.id in errors:
            found[event.score_id] = _refusal(errors[event.id])
        elif event.id in accepted:
            found[event.score_id] = Receipt.ACCEPTED
        else:
            raise Unavailable("langfuse, push: an event is missing from the answer")
    return found


def _items(answer: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    items = answer.get(key)
    return [item for item in items if isinstance(item, dict)] if isinstance(items, list) else []


def _refusal(error: Mapping[str, Any]) -> Receipt:
    status = error.get("status")
    said = f"langfuse, push: an event was answered {status if isinstance(status, int) else '?'}"
    if error.get("message") == _WRONG_PLACE:
        raise Refused("langfuse, push: the server takes no scores at the ingestion endpoint")
    if status in (401, 403):
        raise Unauthorised(said)
    if status == 429:
        raise Throttled(said)
    if not isinstance(status, int) or status == 408 or not 400 <= status < 500:
        raise Unavailable(said)
    return Receipt.REFUSED
