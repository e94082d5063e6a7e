"""The verdict's JSON Schema as it is sent; property order is the order of writing.

Whatever a provider enforces, `judging.parse` validates the full schema again. judge_version
hashes this text.
"""

from __future__ import annotations

import json
from typing import Any

from sidecar.policy import Criterion

_VERDICTS: tuple[tuple[str, bool | None, tuple[float, ...]], ...] = (
    ("pass", True, (0.6, 0.7, 0.8, 0.9, 1.0)),
    ("fail", None, (0.0, 0.1, 0.2, 0.3, 0.4)),
    ("unknown", None, (0.5,)),
)
"""Verdict, what its ticks must be (None: anything), the scores that agree with it."""


def schema_of(criterion: Criterion, *, grammar: bool) -> str:
    """Return the schema for a judge: by grammar where its server decodes by one."""
    return grammar_schema(criterion) if grammar else verdict_schema(criterion)


def verdict_schema(criterion: Criterion) -> str:
    """Return the schema that strict modes accept everywhere: types and names only."""
    ids = [tick.id for tick in criterion.ticks]
    item = _closed(
        {
            "id": {"type": "string", "enum": ids},
            "pass": {"type": "boolean"},
            "note": {"type": ["string", "null"]},
        }
    )
    return _text(
        _closed(
            {
                "rationale": {"type": "string"},
                "criteria": {"type": "array", "items": item},
                "verdict": {"type": "string", "enum": [verdict for verdict, _, _ in _VERDICTS]},
                "score": {"type": "number"},
            }
        )
    )


def grammar_schema(criterion: Criterion) -> str:
    """Return the schema for a server that decodes by grammar (llama.cpp).

    Such a server ignores a number's minimum and maximum and repeats array items, and a small
    model says pass over failed ticks: 7 of 7 verdicts of a 270M model were unreadable under
    the plain schema, 0 of 8 under this one, in which only coherent verdicts can be written.
    """
    return _text({"anyOf": [_one(criterion, *verdict) for verdict in _VERDICTS]})


def _one(
    criterion: Criterion, verdict: str, tick: bool | None, scores: tuple[float, ...]
) -> dict[str, Any]:
    ticked = {"type": "boolean"} if tick is None else {"const": tick}
    items = [
        _closed(
            {
                "id": {"const": each.id},
                "pass": ticked,
                "note": {"type": ["string", "null"], "maxLength": 60},
            }
        )
        for each in criterion.ticks
    ]
    return _closed(
        {
            "rationale": {"type": "string", "minLength": 1, "maxLength": 200},
            "criteria": {"type": "array", "prefixItems": items},
            "verdict": {"const": verdict},
            "score": {"enum": list(scores)},
        }
    )


def _closed(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, separators=(",", ":"))
