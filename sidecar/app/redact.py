"""`redact`: stdin to stdout, through the same workers that clear traces."""

from __future__ import annotations

import sys
from collections import deque
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, Final

import anyio
import anyio.to_thread
import orjson

from redaction.text import Redacted, Withheld
from redaction.workers import Pool
from sidecar.adapters.telemetry import configure
from sidecar.app.compose import open_redactor
from sidecar.app.serve import loop_options
from sidecar.app.settings import Settings

AHEAD: Final = 64
"""Lines in work at once; output keeps the order of input."""


def redact(settings: Settings, *, jsonl: bool, as_json: bool) -> int:
    """Redact stdin; returns 0, or 1 when some text was withheld or some line unreadable.

    `jsonl`: lines `{id, text, language?}` become `{id, text, entities: [{type, start, end,
    score}]}`, offsets in characters of the input text. A text that cannot be cleared is
    `{id, text: null, withheld: reason}`: never passed on as it is.
    """
    configure(level="error")
    return anyio.run(_redact, settings, jsonl, as_json, backend_options=loop_options())


async def _redact(settings: Settings, jsonl: bool, as_json: bool) -> int:
    async with AsyncExitStack() as stack:
        pool = await open_redactor(settings, stack)
        if jsonl:
            return await _lines(pool)
        text = await anyio.to_thread.run_sync(sys.stdin.buffer.read)
        answer = await _one(pool, {"text": text.decode(errors="surrogateescape")})
    if "withheld" in answer:
        sys.stderr.write(f"withheld: {answer['withheld']}\n")
        return 1
    if as_json:
        _write(answer)
    else:
        sys.stdout.write(answer["text"])
    return 0


@dataclass(slots=True)
class _Place:
    """A line's place in the output."""

    done: anyio.Event
    answer: dict[str, Any] | None = None


async def _lines(pool: Pool) -> int:
    failed = 0
    places: deque[_Place] = deque()

    async def fill(place: _Place, raw: bytes) -> None:
        place.answer = await _answer(pool, raw)
        place.done.set()

    async def take() -> None:
        nonlocal failed
        place = places.popleft()
        await place.done.wait()
        answer = place.answer or {}
        failed += "text" not in answer or answer["text"] is None
        _write(answer)

    async with anyio.create_task_group() as tasks:
        while raw := await anyio.to_thread.run_sync(sys.stdin.buffer.readline):
            if not raw.strip():
                continue
            if len(places) >= AHEAD:
                await take()
            place = _Place(anyio.Event())
            places.append(place)
            tasks.start_soon(fill, place, raw)
        while places:
            await take()
    return 1 if failed else 0


async def _answer(pool: Pool, raw: bytes) -> dict[str, Any]:
    try:
        value = orjson.loads(raw)
    except orjson.JSONDecodeError:
        return {"id": None, "text": None, "withheld": "not_json"}
    if not isinstance(value, dict) or not isinstance(value.get("text"), str):
        found = value.get("id") if isinstance(value, dict) else None
        return {"id": found, "text": None, "withheld": "no_text"}
    return {"id": value.get("id"), **await _one(pool, value)}


async def _one(pool: Pool, value: dict[str, Any]) -> dict[str, Any]:
    try:
        (result,) = await pool.redact([value["text"]])
    except Withheld as withheld:
        return {"text": None, "withheld": withheld.reason.value}
    return {"text": result.text.value, "entities": _entities(result)}


def _entities(result: Redacted) -> list[dict[str, Any]]:
    return [
        {"type": e.type, "start": e.start, "end": e.end, "score": e.score} for e in result.entities
    ]


def _write(answer: dict[str, Any]) -> None:
    sys.stdout.write(orjson.dumps(answer).decode() + "\n")
    sys.stdout.flush()
