"""What one convention's module makes of a span: a partial reading, merged by precedence."""

from __future__ import annotations

from dataclasses import dataclass

from sidecar.domain.observations import Kind, Message, ToolCall, Usage
from sidecar.domain.spans import AttrValue
from sidecar.semconv.values import decode, items, scalar

_FINISH = {
    "end_turn": "stop",
    "stop_sequence": "stop",
    "completed": "stop",
    "tool_call": "tool_calls",
    "tool_use": "tool_calls",
    "toolcalls": "tool_calls",
    "function_call": "tool_calls",
    "function_calls": "tool_calls",
    "max_tokens": "length",
    "incomplete": "length",
    "contentfilter": "content_filter",
    "safety": "content_filter",
    "failed": "error",
}


@dataclass(frozen=True, slots=True)
class Reading:
    """A partial reading of a span; `kind` None where the convention does not say.

    `low_confidence` marks content that only the raw-text fallback found.
    """

    convention: str
    kind: Kind | None = None
    input: tuple[Message, ...] = ()
    output: tuple[Message, ...] = ()
    tool: ToolCall | None = None
    asked_model: str | None = None
    answered_model: str | None = None
    finish_reasons: tuple[str, ...] = ()
    usage: Usage | None = None
    session_id: str | None = None
    user_id: str | None = None
    agent: str | None = None
    prompt_name: str | None = None
    low_confidence: bool = False


def finish_of(value: AttrValue) -> tuple[str, ...]:
    """Return finish reasons in the house's words: stop, tool_calls, length, error, ...

    Accepts a list, one word, JSON of either, and an enum's repr (`FinishReason.STOP`).
    """
    reasons: list[str] = []
    for item in items(decode(value)):
        raw = scalar(item)
        if raw is not None:
            word = raw.rsplit(".", 1)[-1].strip().lower().replace("-", "_")
            reasons.append(_FINISH.get(word, word))
    return tuple(reasons)


def usage_of(given: int | None, taken: int | None) -> Usage | None:
    """Return token counts, None where neither was reported."""
    return None if given is None and taken is None else Usage(given, taken)
