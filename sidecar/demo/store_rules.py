"""What the score API takes and refuses, with the bodies a v4.16.0 server was seen to answer."""

from __future__ import annotations

import math
import re
from datetime import UTC, datetime
from typing import Any, Final

JsonObject = dict[str, Any]

INVALID: Final = "Invalid request data"
DATA_TYPES: Final = ("NUMERIC", "BOOLEAN", "CATEGORICAL", "TEXT", "CORRECTION")
_SUBJECTS: Final = ("traceId", "sessionId", "datasetRunId")
_OFFSET_TIME: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)")


def issue(path: list[str | int], message: str, code: str = "custom") -> JsonObject:
    """Write one validation issue as the server's validator does."""
    return {"code": code, "path": path, "message": message}


def wrong_type(expected: str, received: str, path: list[str | int]) -> JsonObject:
    """Write the issue for a value of another type than the expected one."""
    return {
        "expected": expected,
        "code": "invalid_type",
        "path": path,
        "message": f"Invalid input: expected {expected}, received {received}",
    }


def type_name(value: object) -> str:
    """Name a JSON value's type as the server's validator does."""
    if value is None:
        return "null"
    names = ((bool, "boolean"), (str, "string"), (list, "array"), (dict, "object"))
    return next((name for kind, name in names if isinstance(value, kind)), "number")


def parse_time(value: object) -> int | None:
    """Read an ISO 8601 instant with offset as milliseconds since the epoch, cut not rounded."""
    if not isinstance(value, str) or not _OFFSET_TIME.fullmatch(value):
        return None
    try:
        moment = datetime.fromisoformat(value)
    except ValueError:
        return None
    return math.floor(moment.timestamp() * 1000 + 1e-6)


def format_time(milliseconds: float) -> str:
    """Write milliseconds since the epoch as the server does."""
    moment = datetime.fromtimestamp(milliseconds / 1000, tz=UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def inferred_type(body: JsonObject) -> str:
    """Return the data type of a valid score: its own, else by its value."""
    named = body.get("dataType")
    return str(named) if named else "CATEGORICAL" if isinstance(body["value"], str) else "NUMERIC"


def score_issues(body: object) -> list[JsonObject]:
    """Return why a score body is refused; empty when it is taken.

    Beyond it each endpoint has rules of its own on `id` and `source`.
    """
    if not isinstance(body, dict):
        # Both halves of the server's union say the same.
        return [wrong_type("object", type_name(body), [])] * 2
    issues: list[JsonObject] = []
    subjects = [key for key in _SUBJECTS if body.get(key)]
    if len(subjects) != 1 or (body.get("observationId") and subjects != ["traceId"]):
        issues.append(
            issue(
                [*_SUBJECTS, "observationId"],
                "Provide exactly one of the following: traceId (with optional observationId), "
                "sessionId or datasetRunId. ObservationId requires traceId.",
            )
        )
    name = body.get("name")
    if not isinstance(name, str):
        issues.append(wrong_type("string", type_name(name), ["name"]))
    elif not name:
        issues.append(issue(["name"], "Too small: expected string to have >=1 characters"))
    return issues + _value_issues(body)


def _value_issues(body: JsonObject) -> list[JsonObject]:
    kind, value = body.get("dataType"), body.get("value")
    if kind is not None and kind not in DATA_TYPES:
        return [issue(["dataType"], "Invalid input", "invalid_union")]
    number = isinstance(value, int | float) and not isinstance(value, bool)
    text = isinstance(value, str)
    fits = number if kind in ("NUMERIC", "BOOLEAN") else text if kind else number or text
    if not fits:
        expected = "number" if kind in (None, "NUMERIC", "BOOLEAN") else "string"
        return [wrong_type(expected, type_name(value), ["value"])]
    if kind == "BOOLEAN" and value not in (0, 1):
        return [issue(["value"], "Value must be a number equal to either 0 or 1")]
    if kind == "TEXT" and not 1 <= len(str(value)) <= 500:
        return [issue(["value"], "Text score values must be between 1 and 500 characters")]
    return []
