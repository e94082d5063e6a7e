"""Listings: `GET /api/public/v3/scores` with its filters and cursor, and the older v2."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping, Sequence
from typing import Any, Final

import orjson

from sidecar.demo.store_rules import (
    DATA_TYPES,
    INVALID,
    JsonObject,
    format_time,
    issue,
    parse_time,
)

PROJECT: Final = "lf-project"

_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "core": (),
    "details": ("comment", "configId", "metadata"),
    "annotation": ("authorUserId", "queueId"),
    "subject": ("subject",),
}
_LISTS: Final = (
    *("id", "name", "source", "dataType", "environment", "configId", "queueId"),
    *("authorUserId", "traceId", "sessionId", "observationId"),
)
_OTHERS: Final = (
    *("limit", "cursor", "fields", "value", "valueMin", "valueMax", "experimentId"),
    *("fromTimestamp", "toTimestamp"),
)
_V2: Final = (
    *("comment", "configId", "queueId", "authorUserId"),
    *("traceId", "observationId", "sessionId", "datasetRunId"),
)
_UPPER: Final = ("source", "dataType")


class BadQuery(Exception):
    """A query the server refuses with 400; `body` is its answer."""

    def __init__(self, body: JsonObject) -> None:
        super().__init__("bad query")
        self.body = body

    @classmethod
    def at(cls, key: str, message: str) -> BadQuery:
        """Refuse the parameter `key`."""
        return cls({"message": INVALID, "error": [issue([key], message)]})


def list_v3(rows: Sequence[JsonObject], query: Mapping[str, str]) -> JsonObject:
    """Answer a v3 listing: newest first, one row an id among those that match.

    Raises BadQuery.
    """
    asked = {key: value for key, value in query.items() if value != ""}
    _check(asked)
    limit = _limit(asked)
    groups = _groups(asked)
    newest: dict[str, JsonObject] = {}
    for row in rows:
        held = newest.get(row["id"])
        if _matches(row, asked) and (held is None or row["written"] > held["written"]):
            newest[row["id"]] = row
    found = sorted(newest.values(), key=_place, reverse=True)
    if "cursor" in asked:
        after = _cursor(asked["cursor"])
        found = [row for row in found if _place(row) < after]
    page = found[:limit]
    meta: JsonObject = {"limit": limit}
    if len(found) > limit:
        at, last_id = _place(page[-1])
        last = {"v": 1, "lastTimestamp": format_time(at), "lastId": last_id}
        meta["cursor"] = base64.urlsafe_b64encode(orjson.dumps(last)).decode().rstrip("=")
    return {"data": [_shown(row, groups) for row in page], "meta": meta}


def list_v2(
    rows: Sequence[JsonObject], query: Mapping[str, str], traces: frozenset[str]
) -> JsonObject:
    """Answer a v2 listing; without `fields=score`, scores of unknown traces are left out."""
    fields = query.get("fields", "score,trace").split(",")
    ids = query["scoreIds"].split(",") if query.get("scoreIds") else None
    newest: dict[str, JsonObject] = {}
    for row in sorted(rows, key=lambda row: int(row["written"])):
        wanted = (ids is None or row["id"] in ids) and query.get("name", row["name"]) == row["name"]
        if wanted and ("trace" not in fields or row.get("traceId") in traces):
            newest[row["id"]] = row
    found = sorted(newest.values(), key=_place, reverse=True)
    page, limit = int(query.get("page", 1)), int(query.get("limit", 50))
    part = found[(page - 1) * limit : page * limit]
    trace = {"trace": None} if "trace" in fields else {}
    total = len(found)
    return {
        "data": [shown_v2(row) | trace for row in part],
        "meta": {
            "page": page,
            "limit": limit,
            "totalItems": total,
            "totalPages": -(-total // limit),
        },
    }


def shown_v2(row: JsonObject) -> JsonObject:
    """Write a row as v2 does: a BOOLEAN is 1 and "True"."""
    kind, value = row["dataType"], row["value"]
    shown = _core(row) | {key: row.get(key) for key in _V2}
    shown |= {"metadata": row.get("metadata", {}), "executionTraceId": None, "dataType": kind}
    if kind == "BOOLEAN":
        return shown | {"value": value, "stringValue": "True" if value else "False"}
    if kind == "NUMERIC":
        return shown | {"value": value}
    return shown | {"stringValue": value} | ({} if kind == "TEXT" else {"value": 0})


def _place(row: JsonObject) -> tuple[int, str]:
    return row["timestamp"], row["id"]


def _core(row: JsonObject) -> JsonObject:
    return {
        "id": row["id"],
        "projectId": PROJECT,
        "name": row["name"],
        "source": row.get("source") or "API",
        "timestamp": format_time(row["timestamp"]),
        "environment": row["environment"],
        "createdAt": row["createdAt"],
        "updatedAt": format_time(row["updated"]),
    }


def _shown(row: JsonObject, groups: Sequence[str]) -> JsonObject:
    shown = _core(row)
    for key in (key for group in groups for key in _GROUPS[group]):
        if key == "subject":
            shown[key] = _subject(row)
        else:
            shown[key] = row.get("metadata", {}) if key == "metadata" else row.get(key)
    kind, value = row["dataType"], row["value"]
    return shown | {"dataType": kind, "value": bool(value) if kind == "BOOLEAN" else value}


def _subject(row: JsonObject) -> JsonObject | None:
    if row.get("observationId"):
        return {"kind": "observation", "id": row["observationId"], "traceId": row["traceId"]}
    if row.get("traceId"):
        return {"kind": "trace", "id": row["traceId"]}
    return {"kind": "session", "id": row["sessionId"]} if row.get("sessionId") else None


def _check(asked: Mapping[str, str]) -> None:
    for key in asked:
        if key not in (*_LISTS, *_OTHERS):
            raise BadQuery(
                {
                    "message": INVALID,
                    "error": [
                        {
                            "code": "unrecognized_keys",
                            "keys": [key],
                            "path": [],
                            "message": f'Unrecognized key: "{key}"',
                        }
                    ],
                }
            )
    if "observationId" in asked and "traceId" not in asked:
        raise BadQuery.at(
            "observationId",
            "observationId filter requires traceId — observation IDs are scoped to a trace",
        )
    if sum(key in asked for key in ("traceId", "sessionId", "experimentId")) > 1:
        raise BadQuery.at("traceId", "traceId, sessionId and experimentId are mutually exclusive")
    for value in asked.get("source", "API").upper().split(","):
        if value not in ("API", "EVAL", "ANNOTATION"):
            raise BadQuery.at("source", "Allowed: API, EVAL, ANNOTATION")
    for key in ("fromTimestamp", "toTimestamp"):
        if key in asked and _instant(asked[key]) is None:
            raise BadQuery.at(key, "Invalid ISO datetime")
    _check_values(asked)


def _check_values(asked: Mapping[str, str]) -> None:
    kinds = asked.get("dataType", "").upper().split(",")
    if any(kind and kind not in DATA_TYPES for kind in kinds):
        raise BadQuery.at("dataType", f"Allowed: {', '.join(DATA_TYPES)}")
    if ("valueMin" in asked or "valueMax" in asked) and kinds != ["NUMERIC"]:
        raise BadQuery.at("valueMin", "valueMin and valueMax require dataType=NUMERIC")
    if "value" not in asked:
        return
    if kinds not in (["NUMERIC"], ["BOOLEAN"], ["CATEGORICAL"]):
        raise BadQuery.at("value", "value requires one dataType: NUMERIC, BOOLEAN or CATEGORICAL")
    if kinds == ["BOOLEAN"] and not set(asked["value"].split(",")) <= {"true", "false"}:
        raise BadQuery.at("value", "BOOLEAN values are true or false")


def _limit(asked: Mapping[str, str]) -> int:
    text = asked.get("limit", "50")
    if not text.isdigit() or not 1 <= int(text) <= 100:
        raise BadQuery.at("limit", "limit is a number from 1 to 100")
    return int(text)


def _groups(asked: Mapping[str, str]) -> list[str]:
    groups = asked.get("fields", "core").split(",")
    if unknown := [group for group in groups if group not in _GROUPS]:
        raise BadQuery.at("fields", f"Unknown field group: {unknown[0]}")
    return groups


def _instant(text: str) -> int | None:
    # Here, unlike in an event, a missing offset is accepted and means UTC.
    at = parse_time(text)
    return at if at is not None else parse_time(text + "Z")


def _cursor(text: str) -> tuple[int, str]:
    try:
        held: Any = orjson.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
        at = parse_time(held["lastTimestamp"])
        last = held["lastId"]
    except (binascii.Error, orjson.JSONDecodeError, KeyError, TypeError):
        at = last = None
    if at is None or not isinstance(last, str):
        raise BadQuery({"message": "Invalid cursor format", "error": "InvalidRequestError"})
    return at, last


def _matches(row: JsonObject, asked: Mapping[str, str]) -> bool:
    for key in _LISTS:
        if key in asked:
            wanted = (asked[key].upper() if key in _UPPER else asked[key]).split(",")
            held = (row.get("source") or "API") if key == "source" else row.get(key)
            if held not in wanted:
                return False
    at = row["timestamp"]
    since, until = (_instant(asked.get(key, "")) for key in ("fromTimestamp", "toTimestamp"))
    if "experimentId" in asked or (since is not None and at < since):
        return False
    return (until is None or at < until) and _value_matches(row, asked)


def _value_matches(row: JsonObject, asked: Mapping[str, str]) -> bool:
    value = row["value"]
    if "valueMin" in asked and value < float(asked["valueMin"]):
        return False
    if "valueMax" in asked and value > float(asked["valueMax"]):
        return False
    if "value" not in asked:
        return True
    wanted = asked["value"].split(",")
    if row["dataType"] == "BOOLEAN":
        return ("true" if value else "false") in wanted
    return value in wanted if isinstance(value, str) else value in [float(v) for v in wanted]
