"""What every dialect shares: values of attributes, the session, how a step ended."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sidecar.demo.traffic.plot import Step

Value = str | bool | int | float | Sequence["Value"] | Mapping[str, "Value"]
Attributes = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Session:
    """What every span of a trace knows: models asked and answered, session and user ids."""

    id: str
    user: str
    asked_model: str
    answered_model: str


Written = tuple[str, Attributes]
Dialect = Callable[[Step, Session, bool], Written]
"""Writes one step; the flag says that it is the root."""


def dump(value: Value) -> str:
    """Return JSON as tracers write it: compact, characters as they are."""
    return json.dumps(value, ensure_ascii=False)


def usage(step: Step) -> tuple[int, int]:
    """Return plausible input and output tokens: a token is about four characters."""
    asked = sum(len(turn.text) for turn in step.asked)
    said = len(step.replied.text) if step.replied else 0
    return 40 + asked // 4, 8 + said // 4


def finish(step: Step) -> str:
    """Return why the model stopped: it asked for a tool, or had nothing more to say."""
    return "tool_calls" if step.replied and step.replied.call else "stop"
