"""Taking scores: one object at `/scores`, a batch of events at `/ingestion`."""

from __future__ import annotations

from typing import Final
from uuid import uuid4

import orjson

from sidecar.demo.store_review import Answer, Review
from sidecar.demo.store_rows import Rows, ScoreEvent
from sidecar.demo.store_rules import INVALID, JsonObject, issue, parse_time, score_issues, type_name
from sidecar.ports import Clock

_TRACING: Final = frozenset(
    f"{kind}-{verb}"
    for kind in ("trace", "span", "generation", "event", "observation")
    for verb in ("create", "update")
)
_NEEDS_CONFIG: Final = (
    "configId is required when source is ANNOTATION (except for CORRECTION scores)."
)


class Writes:
    """The two doors scores come in by; `events_only` is the v4 server's default mode."""

    def __init__(self, rows: Rows, review: Review, clock: Clock, *, events_only: bool) -> None:
        self._rows = rows
        self._review = review
        self._clock = clock
        self._events_only = events_only
        self.traces: set[str] = set()
        """Trace ids made by trace-create, which v2 reads join."""

    def one(self, body: object) -> Answer:
        """Take one score object at `POST /scores`; its own timestamp is ignored."""
        issues = score_issues(body)
        if isinstance(body, dict) and not issues:
            issues = _source_issues(body)
        if issues or not isinstance(body, dict):
            return 400, {"message": INVALID, "error": issues}
        score_id = str(body.get("id") or uuid4())
        if len(score_id) > 800:
            inner = issue(["body", "id"], "Too big: expected string to have <=800 characters")
            return 400, {"message": orjson.dumps([inner]).decode()}
        now = int(self._clock.now() * 1000)
        self._keep([ScoreEvent(str(uuid4()), now, body | {"id": score_id})])
        return 200, {"id": score_id}

    def batch(self, envelope: object) -> Answer:
        """Take a batch at `POST /ingestion`: 207 for every well-formed envelope."""
        batch = envelope.get("batch") if isinstance(envelope, dict) else None
        if not isinstance(batch, list):
            received = "undefined" if batch is None else type_name(batch)
            error = f"Invalid input: expected array, received {received}"
            return 400, {"message": INVALID, "errors": [error]}
        taken: list[ScoreEvent] = []
        errors: list[JsonObject] = []
        others: list[tuple[int, str]] = []
        for event in batch:
            read = self._read(event if isinstance(event, dict) else {})
            if isinstance(read, ScoreEvent):
                taken.append(read)
            elif isinstance(read, tuple):
                others.append(read)
            else:
                errors.append(read)
        self._keep(taken)
        # Sorted by timestamp: successes are not in the order of the request.
        done = sorted([*((event.at, event.id) for event in taken), *others])
        return 207, {"successes": [{"id": i, "status": 201} for _, i in done], "errors": errors}

    def _read(self, event: JsonObject) -> ScoreEvent | tuple[int, str] | JsonObject:
        """Read one event: a score, another kind that was taken, or its error."""
        name, kind = event.get("id"), event.get("type")
        if not isinstance(name, str):
            return _error("unknown", issue(["id"], "Invalid input: expected string"))
        at = parse_time(event.get("timestamp"))
        if at is None:
            return _error(name, issue(["timestamp"], "Invalid ISO datetime", "invalid_format"))
        if kind != "score-create":
            return self._other(name, at, kind, event.get("body"))
        body = event.get("body")
        issues = score_issues(body)
        if issues or not isinstance(body, dict):
            return _error(name, *issues)
        if body.get("id") == "":
            return _error(name, issue(["body", "id"], "Too small: >=1 characters", "too_small"))
        return ScoreEvent(name, at, dict(body))

    def _other(
        self, name: str, at: int, kind: object, body: object
    ) -> tuple[int, str] | JsonObject:
        if self._events_only:
            error = (
                f'Event type "{kind}" is not accepted by /api/public/ingestion when '
                "LANGFUSE_MIGRATION_V4_WRITE_MODE is events_only."
            )
            message = "Event type not accepted"
            return {"id": name, "status": 400, "message": message, "error": error}
        if kind not in _TRACING:
            return _error(name, issue(["type"], "No matching discriminator", "invalid_union"))
        if kind == "trace-create" and isinstance(body, dict) and body.get("id"):
            self.traces.add(str(body["id"]))
        return at, name

    def _keep(self, events: list[ScoreEvent]) -> None:
        """Hand events to the rows, all of one id as one file; drop what the worker drops."""
        files: dict[str, list[ScoreEvent]] = {}
        for event in events:
            body = event.body
            nameless = not body.get("id")
            # A label without config is acknowledged and lost, like one its config refuses.
            loose = body.get("source") == "ANNOTATION" and not body.get("configId")
            loose = loose and body.get("dataType") != "CORRECTION"
            dropped = bool(body.get("configId")) and not self._review.stores(body)
            if not (nameless or loose or dropped):
                files.setdefault(body["id"], []).append(event)
        for score_id, file in files.items():
            self._rows.take(score_id, file)


def _source_issues(body: JsonObject) -> list[JsonObject]:
    source = body.get("source")
    if source not in (None, "API", "ANNOTATION"):
        return [issue(["source"], 'Invalid option: expected one of "API"|"ANNOTATION"')]
    if source == "ANNOTATION" and not body.get("configId") and body.get("dataType") != "CORRECTION":
        return [issue(["configId"], _NEEDS_CONFIG)]
    return []


def _error(event_id: str, *issues: JsonObject) -> JsonObject:
    text = orjson.dumps(list(issues)).decode()
    return {"id": event_id, "status": 400, "message": INVALID, "error": text}
