"""GenAI content in span events and log records, newest form to oldest.

`gen_ai.client.inference.operation.details` holds the message attributes;
`gen_ai.{system,user,assistant,tool}.message` with `gen_ai.choice` one message each (in
attributes, in `gen_ai.event.content`, or as a log's body); `gen_ai.content.prompt` and
`gen_ai.content.completion` one JSON text. Event names are matched whole: streams carry
empty events whose names only begin alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sidecar.domain.observations import Message
from sidecar.domain.spans import AttrValue, Span, SpanEvent
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.messages import messages_of
from sidecar.semconv.values import decode, is_list, items, mapping, scalar

DETAILS = "gen_ai.client.inference.operation.details"
_CHOICE = "gen_ai.choice"
_ROLES = {
    "gen_ai.system.message": "system",
    "gen_ai.user.message": "user",
    "gen_ai.assistant.message": "assistant",
    "gen_ai.tool.message": "tool",
}


@dataclass(frozen=True, slots=True)
class EventContent:
    """What the events of one span hold."""

    input: tuple[Message, ...] = ()
    output: tuple[Message, ...] = ()
    finish: tuple[str, ...] = ()


def name_of(event: SpanEvent) -> str:
    """Return an event's name; log records may carry it as an attribute only."""
    return event.name or scalar(event.attributes.get("event.name")) or ""


def details_of(span: Span) -> Iterable[Mapping[str, AttrValue]]:
    """Yield the attribute sets of inference details, from events and log records."""
    for event in span.events:
        if name_of(event) == DETAILS:
            yield {**mapping(event.body), **event.attributes}


def read_events(span: Span) -> EventContent:
    """Read the message, choice and content events of a span, in the order given."""
    asked: list[Message] = []
    chosen: list[tuple[str, tuple[Message, ...]]] = []
    finish: list[str] = []
    for event in span.events:
        name = name_of(event)
        if name in _ROLES:
            asked += messages_of(_payload(event, _ROLES[name]), _ROLES[name])
        elif name == _CHOICE:
            payload = _payload(event, "assistant")
            chosen.append((scalar(payload.get("index")) or "0", _choice(payload)))
            reason = scalar(payload.get("finish_reason")) or scalar(payload.get("finishReason"))
            finish += [reason] if reason else []
        elif event.from_log and (pair := _both_sides(decode(event.body))) is not None:
            asked += pair[0]
            chosen.append(("0", pair[1]))
        elif name == "gen_ai.content.prompt":
            asked += read_input(event.attributes.get("gen_ai.prompt")).messages
        elif name == "gen_ai.content.completion":
            said = read_output(event.attributes.get("gen_ai.completion")).messages
            chosen.append(("0", said))
    said = _first_choice(chosen)
    if not said and asked and all(message.role == "assistant" for message in asked):
        asked, said = [], tuple(asked)  # no request: the span reports what was answered
    return EventContent(tuple(asked), said, tuple(finish[-1:]))


def _both_sides(
    body: AttrValue,
) -> tuple[tuple[Message, ...], tuple[Message, ...]] | None:
    """Read a log body `{input: {messages}, output: {messages}}`, as AWS's distribution writes."""
    if not isinstance(body, Mapping):
        return None
    sides = [mapping(body.get(side)).get("messages") for side in ("input", "output")]
    if not any(map(is_list, sides)):
        return None
    asked, said = (
        tuple(
            message
            for one in items(side)
            for message in messages_of(_unpacked(mapping(one), role), role)
        )
        for side, role in zip(sides, ("user", "assistant"), strict=True)
    )
    return asked, said


def _unpacked(message: Mapping[str, AttrValue], role: str) -> Mapping[str, AttrValue]:
    """Take a message's content out of the event attributes that it was copied from."""
    content = message.get("content")
    if isinstance(content, Mapping) and ("message" in content or "content" in content):
        content = content.get("message", content.get("content"))
    return {"role": message.get("role") or role, "content": decode(content)}


def _payload(event: SpanEvent, role: str) -> Mapping[str, AttrValue]:
    """Return an event's message: its body, its `gen_ai.event.content`, or its attributes."""
    body = decode(event.body)
    if isinstance(body, Mapping):
        return body if "role" in body else {"role": role, **body}
    content = decode(event.attributes.get("gen_ai.event.content"))
    if isinstance(content, Mapping):
        return content if "role" in content else {"role": role, **content}
    for text in (body, content):
        if isinstance(text, str) and text:
            return {"role": role, "content": text}
    own = {key.removeprefix("gen_ai."): value for key, value in event.attributes.items()}
    return own if "role" in own else {"role": role, **own}


def _choice(payload: Mapping[str, AttrValue]) -> tuple[Message, ...]:
    message = decode(payload.get("message"))
    if message is None:
        return messages_of(payload, "assistant")
    if isinstance(message, Mapping):
        return messages_of({"role": "assistant", **message}, "assistant")
    spoken = {
        "role": "assistant",
        "content": message,
        "tool_calls": decode(payload.get("tool_calls")),
    }
    return messages_of(spoken, "assistant")


def _first_choice(chosen: list[tuple[str, tuple[Message, ...]]]) -> tuple[Message, ...]:
    """Return the first choice's messages; chunks of a stream become one text.

    Some writers close a stream's chunks with an event that holds the whole text again.
    """
    if not chosen:
        return ()
    first = min((index for index, _ in chosen), key=lambda index: (index != "0", index))
    turns = [messages for index, messages in chosen if index == first]
    if len(turns) == 1:
        return turns[0]
    flat = [message for turn in turns for message in turn]
    texts = [message.text for message in flat if message.text]
    whole = "".join(texts)
    if len(texts) > 1 and texts[-1] and whole[: -len(texts[-1])].strip() == texts[-1].strip():
        whole = texts[-1]
    calls = tuple(dict.fromkeys(call for message in flat for call in message.tool_calls))
    return (Message("assistant", whole, calls),) if whole or calls else ()
