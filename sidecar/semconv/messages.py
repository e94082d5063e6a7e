"""Messages in every spelling that agents' spans hold, into `Message`s.

A message may be OpenAI's, Anthropic's, Gemini's, Bedrock's, OpenTelemetry's (parts),
LangChain's (serialised or dumped), LlamaIndex's (blocks), the AI SDK's or Haystack's; a
message's parts may be text, calls, or responses to calls. A response becomes a message of
role `tool`. Reasoning and binary parts are left out; empty messages are no messages.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sidecar.domain.observations import Message
from sidecar.domain.spans import AttrValue
from sidecar.semconv.parts import (
    CALL,
    KNOWN_ROLES,
    RESPONSE,
    are_parts,
    calls_of,
    content_parts,
    from_parts,
    role_of,
)
from sidecar.semconv.values import MAX_DEPTH, clean, decode_object, first, items, mapping, scalar


def messages_of(value: AttrValue, role: str = "user") -> tuple[Message, ...]:
    """Read messages out of any value; `role` is what a bare text is taken for."""
    return tuple(_each(decode_object(value), role, 0))


def _each(value: AttrValue, role: str, depth: int) -> Iterable[Message]:
    if depth > MAX_DEPTH or value is None:
        return
    if isinstance(value, str):
        if text := clean(value):
            yield Message(role=role, text=text)
    elif isinstance(value, Mapping):
        yield from _one(value, role, depth)
    elif isinstance(value, Sequence) and not isinstance(value, bytes):
        if value and are_parts(value):
            yield from from_parts(role, value, None)
            return
        if depth and _is_pair(value):  # LangChain's short form of a message
            yield from _each(value[1], role_of(value[0], role), depth + 1)
            return
        for item in value:
            yield from _each(decode_object(item), role, depth + 1)


def _is_pair(value: Sequence[AttrValue]) -> bool:
    """Tell `[role, text]`, inside a list of messages, from two texts."""
    return (
        len(value) == 2
        and all(isinstance(one, str) for one in value)
        and str(value[0]).lower() in KNOWN_ROLES
    )


def _one(message: Mapping[str, AttrValue], role: str, depth: int) -> Iterable[Message]:
    if depth > MAX_DEPTH:
        return
    kwargs = message.get("kwargs")
    if message.get("lc") is not None and isinstance(kwargs, Mapping):
        path = items(message.get("id"))
        named = role_of(path[-1] if path else None, role)
        yield from _one(
            {"role": named, **kwargs} if named in KNOWN_ROLES else kwargs, role, depth + 1
        )
        return
    kind = scalar(message.get("type"))
    data = message.get("data")
    if kind is not None and isinstance(data, Mapping):
        yield from _one({"role": kind, **data}, role, depth + 1)
        return
    wrapped = message.get("message")
    if isinstance(wrapped, Mapping):
        yield from _each(wrapped, role_of(message.get("role"), role), depth + 1)
        return
    if kind is not None and kind.lower() in CALL | RESPONSE and "role" not in message:
        yield from from_parts("assistant", [message], None)
        return
    spoken = message.get("role")
    if spoken is None and kind is not None and kind.lower() in KNOWN_ROLES:
        spoken = kind
    yield from _spoken(message, role_of(spoken, role))


def _spoken(message: Mapping[str, AttrValue], role: str) -> Iterable[Message]:
    content: AttrValue = None
    for key in ("parts", "content", "contents", "blocks", "_content", "text", "refusal", "message"):
        content = message.get(key)
        if content not in (None, "", [], ()):
            break
    else:  # LangChain keeps a refusal beside an empty content
        content = mapping(message.get("additional_kwargs")).get("refusal")
    if isinstance(content, Mapping) and content.get("parts") is not None:  # Gemini in a log body
        role, content = role_of(content.get("role"), role), content.get("parts")
    answers = first(message, "tool_call_id", "toolCallId", "call_id") or (
        first(message, "id") if role == "tool" else None
    )
    calls = [*calls_of(message)]
    yield from from_parts(role, content_parts(content), answers, calls)
