"""What becomes of a score that was taken: event files, merges, rows, visibility.

The server keeps every event as a file under the score's id. A job merges all files of that
id with the stored row, and the row lands in a table whose key is day, name and id. All the
surprises of replacing a score (a value lost for good, two rows for one id) follow from
these rules, so they are kept here and not imitated case by case.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sidecar.delivery.scores import stored_environment
from sidecar.demo.store_rules import JsonObject, format_time, inferred_type
from sidecar.ports import Clock

DAY: Final = 86_400_000
"""Milliseconds."""

_KEPT: Final = (
    *("traceId", "observationId", "sessionId", "datasetRunId"),
    *("name", "value", "comment", "configId", "queueId", "source"),
)
_FIRST_WINS: Final = ("traceId", "timestamp", "environment", "createdAt")


@dataclass(frozen=True, slots=True)
class ScoreEvent:
    """One score event as taken: `at` in milliseconds since the epoch."""

    id: str
    at: int
    body: JsonObject


class Rows:
    """Scores in memory, for as long as the process lives.

    `visible_after` and `deleted_after`: seconds between the answer and its effect (about 6
    and 10 on a real server).
    """

    def __init__(self, clock: Clock, *, visible_after: float, deleted_after: float) -> None:
        self._clock = clock
        self._visible_after = visible_after
        self._deleted_after = deleted_after
        self._files: dict[str, dict[str, tuple[ScoreEvent, ...]]] = {}
        self._table: dict[tuple[int, str, str], JsonObject] = {}
        self._jobs: list[tuple[float, int, str, bool]] = []
        self._order = itertools.count()

    def take(self, score_id: str, events: Sequence[ScoreEvent]) -> None:
        """Keep the events that one request brought for one id, as one file."""
        self._work()  # what is due has run before this file is there
        # The file is named after its first event: the same name overwrites.
        self._files.setdefault(score_id, {})[events[0].id] = tuple(events)
        self._queue(score_id, self._visible_after, remove=False)

    def remove(self, score_id: str) -> None:
        """Delete all rows and files of an id."""
        self._queue(score_id, self._deleted_after, remove=True)

    def expire_files(self) -> None:
        """Lose the event files, as the bucket's lifecycle rule does in time."""
        self._work()
        self._files.clear()

    def visible(self) -> list[JsonObject]:
        """Return every row whose job has run, in no promised order."""
        self._work()
        return list(self._table.values())

    def _queue(self, score_id: str, delay: float, *, remove: bool) -> None:
        due = self._clock.monotonic() + delay
        heapq.heappush(self._jobs, (due, next(self._order), score_id, remove))

    def _work(self) -> None:
        now = self._clock.monotonic()
        while self._jobs and self._jobs[0][0] <= now:
            _, _, score_id, remove = heapq.heappop(self._jobs)
            if remove:
                self._files.pop(score_id, None)
                self._table = {k: row for k, row in self._table.items() if k[2] != score_id}
            else:
                self._merge(score_id)

    def _merge(self, score_id: str) -> None:
        files = self._files.get(score_id, {})
        # Listed in byte order of their names, newest first, then turned round: at one
        # timestamp the smallest event id comes last, and the last one wins.
        listed = [event for name in sorted(files, key=str.encode) for event in files[name]]
        events = sorted(listed, key=lambda event: event.at, reverse=True)[::-1]
        if not events:
            return
        base = self._base(score_id, events[0].at)
        row = merged([*([base] if base else []), *(self._record(event) for event in events)])
        row |= {"updated": self._clock.now() * 1000, "written": next(self._order)}
        self._table[(row["timestamp"] // DAY, row["name"], score_id)] = row

    def _base(self, score_id: str, since: int) -> JsonObject | None:
        rows = [
            row
            for key, row in self._table.items()
            if key[2] == score_id and row["timestamp"] >= since
        ]
        return max(rows, key=lambda row: int(row["written"]), default=None)

    def _record(self, event: ScoreEvent) -> JsonObject:
        body = event.body
        kind = inferred_type(body)
        record: JsonObject = {key: body[key] for key in _KEPT if key in body}
        if kind == "CORRECTION":
            record["name"] = "output"
        if body.get("metadata") is not None:
            data = body["metadata"]
            record["metadata"] = data if isinstance(data, dict) else {"metadata": data}
        return record | {
            "id": body["id"],
            "dataType": kind,
            "timestamp": event.at,
            "environment": stored_environment(body.get("environment")),
            "createdAt": format_time(int(self._clock.now()) * 1000),
        }


def merged(records: Sequence[JsonObject]) -> JsonObject:
    """Merge records of one score, oldest first.

    The first value of id, trace, timestamp, environment and creation stays; metadata is
    merged key by key; of everything else the last one present wins.
    """
    result: JsonObject = {"metadata": {}}
    for record in records:
        metadata = deep_merge(result["metadata"], record.get("metadata") or {})
        kept = {key: result[key] for key in _FIRST_WINS if result.get(key) is not None}
        result = result | record | kept | {"metadata": metadata}
    return result


def deep_merge(old: JsonObject, new: JsonObject) -> JsonObject:
    """Merge two JSON objects: keys are never removed, only objects are merged further."""
    result: dict[str, Any] = dict(old)
    for key, value in new.items():
        known = result.get(key)
        if isinstance(known, dict) and isinstance(value, dict):
            value = deep_merge(known, value)  # noqa: PLW2901 - the merged value takes its place
        result[key] = value
    return result
