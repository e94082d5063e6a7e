"""Pydantic AI (and Logfire): agent spans with the whole chat and a `final_result`.

`pydantic_ai.all_messages` is the current name; `all_messages_events` and `events` hold the
older events as one JSON list.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sidecar.domain.observations import Kind, Message, ToolCall
from sidecar.domain.spans import Attributes, AttrValue, Span, SpanEvent
from sidecar.semconv.messages import messages_of
from sidecar.semconv.otel_events import EventContent, read_events
from sidecar.semconv.reading import Reading
from sidecar.semconv.tools import tool_of
from sidecar.semconv.values import decode, dump, first, items, mapping, present, scalar

_OWN = (
    "pydantic_ai.all_messages",
    "all_messages_events",
    "final_result",
    "agent_name",
    "tool_arguments",
    "tool_response",
    "events",
)


def read(span: Span) -> Reading | None:
    """Read Pydantic AI's own attributes; None when the span has none of them."""
    attributes = span.attributes
    if not any(key in attributes for key in _OWN):
        return None
    kind = None
    if present(attributes, "pydantic_ai.all_messages", "all_messages_events", "final_result"):
        kind = Kind.AGENT
    chat = messages_of(attributes.get("pydantic_ai.all_messages"), "user")
    given, said = _split(chat)
    for key in ("all_messages_events", "events"):
        if not (given or said):
            content = _events(span, attributes.get(key))
            given, said = _split((*content.input, *content.output))
    final = dump(present(attributes, "final_result"))
    if final:
        said = (Message("assistant", final),)
    return Reading(
        convention="pydantic_ai",
        kind=kind,
        input=given,
        output=said,
        tool=_tool(attributes),
        asked_model=first(attributes, "model_name"),
        agent=first(attributes, "agent_name"),
    )


def _split(chat: Sequence[Message]) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
    """Part a whole chat after its last message that is not the agent's."""
    end = len(chat)
    while end and chat[end - 1].role == "assistant":
        end -= 1
    return tuple(chat[:end]), tuple(chat[end:])


def _events(span: Span, value: AttrValue) -> EventContent:
    made = []
    for item in items(decode(value)):
        event = mapping(item)
        name = scalar(event.get("event.name"))
        if name is not None:
            made.append(SpanEvent(name, 0, {}, body=event))
    return read_events(replace(span, events=tuple(made)))


def _tool(attributes: Attributes) -> ToolCall | None:
    arguments = present(attributes, "tool_arguments")
    result = present(attributes, "tool_response")
    if arguments is None and result is None:
        return None
    name = first(attributes, "gen_ai.tool.name")
    return tool_of(name, arguments, result, id=first(attributes, "gen_ai.tool.call.id"))
