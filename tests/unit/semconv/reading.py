"""One span read, and the texts it is read for."""

from __future__ import annotations

from sidecar.domain.observations import Message, Observation, ToolCall
from sidecar.domain.spans import AttrValue, SpanEvent
from sidecar.semconv import read
from tests.unit.semconv.build import span

ANSWER = "The lamp is forty metres high."
QUESTION = "How high is the lamp?"
CALL = ToolCall("measure", '{"unit":"m"}', "k1")


def seen(attributes: dict[str, AttrValue], *events: SpanEvent, name: str = "s") -> Observation:
    """Read one span with these attributes and events."""
    return read(span("a1", attributes, events=events, name=name))


def text(messages: tuple[Message, ...]) -> str:
    """The last text of a conversation."""
    return messages[-1].text
