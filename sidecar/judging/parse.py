"""What the judge wrote, read strictly: the whole schema or nothing.

Only the judge's own message is read, never the evidence. A fence is removed and counted
(constrained decoding is then not in force); of several objects the LAST valid one counts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from sidecar.policy import Criterion

PARSER_VERSION: Final = "1"
"""Part of judge_version: a parser that takes other answers gives other verdicts."""

MAX_CHARACTERS: Final = 64_000
MAX_STARTS: Final = 64
"""Bounds on work: an answer of ours is about 1,000 characters and one object."""


class Unreadable(StrEnum):
    """Why an answer is unparseable."""

    NO_OBJECT = "no_object"
    SCHEMA = "schema"
    INCONSISTENT = "inconsistent"


class _Strict(BaseModel):
    model_config = ConfigDict(
        extra="forbid", frozen=True, strict=True, allow_inf_nan=False, hide_input_in_errors=True
    )


class TickAnswer(_Strict):
    """One observable as the judge ticked it."""

    id: str
    pass_: bool = Field(alias="pass")
    note: Annotated[str, Field(max_length=4000)] | None = None


class VerdictAnswer(_Strict):
    """The verdict as the judge must write it."""

    rationale: str = Field(max_length=20_000)
    criteria: list[TickAnswer]
    verdict: Literal["pass", "fail", "unknown"]
    score: float = Field(ge=0, le=1)


@dataclass(frozen=True, slots=True)
class Parsed:
    """A readable verdict; `fenced` when it came in a code fence."""

    answer: VerdictAnswer
    fenced: bool = False


def parse(text: str, criterion: Criterion) -> Parsed | Unreadable:
    """Read a judge's message.

    Inconsistent: a pass with a failed item, or a score on the other side of .5. Keys that
    stand twice, NaN, an item too few or too many, and a string that holds JSON do not fit.
    """
    seen, last = False, None
    ids = sorted(tick.id for tick in criterion.ticks)
    for value in _objects(text[:MAX_CHARACTERS]):
        seen = True
        try:
            answer = VerdictAnswer.model_validate(value)
        except ValidationError:
            continue  # another object may fit; none at all is counted as `schema` below
        if sorted(item.id for item in answer.criteria) == ids:
            last = answer
    if last is None:
        return Unreadable.SCHEMA if seen else Unreadable.NO_OBJECT
    if not _consistent(last):
        return Unreadable.INCONSISTENT
    return Parsed(last, fenced="```" in text[: text.find("{")])


def _consistent(answer: VerdictAnswer) -> bool:
    if answer.verdict == "pass":
        return answer.score >= 0.5 and all(item.pass_ for item in answer.criteria)
    return answer.verdict == "unknown" or answer.score <= 0.5


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Spoil an object in which a key stands twice: which verdict is meant, nobody knows."""
    value = dict(pairs)
    return value if len(value) == len(pairs) else {**value, "a key stands twice": True}


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_once)


def _objects(text: str) -> Iterator[Any]:
    """Yield the JSON objects that stand in `text`, in order, nested ones not apart.

    After a broken object, reading goes on where it broke: what it had quoted before is not
    the judge's verdict.
    """
    at = 0
    for _ in range(MAX_STARTS):
        at = text.find("{", at)
        if at < 0:
            return
        try:
            value, at = _DECODER.raw_decode(text, at)
        except json.JSONDecodeError as error:
            at = max(error.pos, at + 1)
        except RecursionError:
            return
        else:
            yield value
