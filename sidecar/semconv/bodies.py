"""Raw bodies inside input and output values: what providers and frameworks answered.

Known answers: OpenAI chat completions and Responses, Anthropic messages, Gemini candidates,
LangChain results and graph states, LlamaIndex, Haystack, the AI SDK, CrewAI; known requests:
the same providers' and decorators' `{args, kwargs}`. What is not known becomes its rawest
readable text with `low_confidence`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from sidecar.domain.observations import Message
from sidecar.domain.spans import AttrValue
from sidecar.semconv.messages import messages_of
from sidecar.semconv.parts import call_of, is_message
from sidecar.semconv.shapes import Body, read_shape
from sidecar.semconv.values import (
    MAX_DEPTH,
    clean,
    decode,
    decode_object,
    dump,
    is_list,
    items,
    mapping,
)

ANSWER_KEYS = (
    "answer", "final_answer", "final_output", "output", "output_text", "reply", "response",
    "result", "text", "content", "message", "raw", "completion", "generated_text",
)  # fmt: skip
"""Keys under which applications put what they tell the user, likeliest first."""

QUESTION_KEYS = (
    "question", "query", "task", "prompt", "user_input", "user_message", "user_msg", "input",
    "message", "text", "content", "topic", "request", "goal",
)  # fmt: skip
_CONTAINERS = ("outputs", "update", "output", "response", "result", "value", "data", "llm_output")


def read_output(value: AttrValue) -> Body:
    """Read an output value: a provider's body, messages, or text."""
    plain = decode_object(value)
    found = _output(plain, 0)
    if found is not None:
        return found
    text = _raw(value)
    if not text:
        return Body()
    return Body((Message("assistant", text),), low_confidence=not isinstance(plain, str))


def read_input(value: AttrValue) -> Body:
    """Read an input value: a provider's request, messages, a decorator's arguments, or text."""
    plain = decode_object(value)
    found = _input(plain, 0)
    if found:
        return Body(found)
    text = _raw(value)
    if not text:
        return Body()
    return Body((Message("user", text),), low_confidence=not isinstance(plain, str))


def _raw(value: AttrValue) -> str:
    plain = decode(value)
    if isinstance(plain, str):
        return clean(plain)
    if not plain and not isinstance(plain, (int, float)):
        return ""
    return value.strip() if isinstance(value, str) else dump(value)


def _output(value: AttrValue, depth: int) -> Body | None:
    if depth > MAX_DEPTH:
        return None
    if isinstance(value, str):
        text = clean(value)
        return Body((Message("assistant", text),)) if text else Body()
    if isinstance(value, Mapping):
        return _output_mapping(value, depth)
    if is_list(value):
        return _output_list(items(value), depth)
    return None


def _output_list(values: Sequence[AttrValue], depth: int) -> Body | None:
    bodies = [body for item in values if (body := _output(decode_object(item), depth + 1))]
    said = [body for body in bodies if body.messages]
    if said and not any(body.low_confidence for body in said):
        return _joined(said)
    messages = messages_of(values, "assistant")
    if messages:
        return Body(messages)
    calls = [call for item in values if (call := call_of(item)) is not None]
    return Body((Message("assistant", "", tuple(calls)),)) if calls else None


def _joined(bodies: Sequence[Body]) -> Body:
    """Return bodies as one; a reply in parts (calls beside each other) is one message."""
    messages: list[Message] = []
    for message in (message for body in bodies for message in body.messages):
        last = messages[-1] if messages else None
        if last and not message.text and last.role == message.role == "assistant" and not last.text:
            messages[-1] = replace(last, tool_calls=last.tool_calls + message.tool_calls)
        else:
            messages.append(message)
    return Body(
        tuple(messages),
        model=next((body.model for body in bodies if body.model), None),
        finish=tuple(finish for body in bodies for finish in body.finish),
    )


def _output_mapping(body: Mapping[str, AttrValue], depth: int) -> Body | None:
    found = read_shape(body)
    if found is not None:
        return found
    if len(body) == 1 and (alone := next(iter(body))) in ANSWER_KEYS:
        return _output(decode_object(body[alone]), depth + 1)
    for key in _CONTAINERS:
        inner = decode_object(body.get(key))
        if isinstance(inner, Mapping) or (is_list(inner) and inner):
            found = _output(inner, depth + 1)
            if found is not None and found.messages:
                return found
    return None


def _input(value: AttrValue, depth: int) -> tuple[Message, ...]:
    if depth > MAX_DEPTH:
        return ()
    if not isinstance(value, Mapping):
        spoken = isinstance(value, str) or is_list(value)
        return messages_of(value, "user") if spoken else ()
    for reader in (_conversation, _nested, _asked, _arguments):
        if found := reader(value, depth):
            return found
    return ()


def _conversation(value: Mapping[str, AttrValue], _: int) -> tuple[Message, ...]:
    for key in ("messages", "contents"):
        inner = value.get(key)
        if is_list(inner) and inner:
            return _system(value) + messages_of(inner, "user")
    return messages_of(value, "user") if is_message(value) else ()


def _nested(value: Mapping[str, AttrValue], depth: int) -> tuple[Message, ...]:
    for key in ("inputs", "input", "prompt", "request", "init_state", "new_message"):
        inner = decode_object(value.get(key))
        if (isinstance(inner, Mapping) or is_list(inner)) and (found := _input(inner, depth + 1)):
            return _system(value) + found
    return ()


def _asked(value: Mapping[str, AttrValue], _: int) -> tuple[Message, ...]:
    for key in QUESTION_KEYS:
        inner = value.get(key)
        if isinstance(inner, str) and clean(inner):
            return (*_system(value), Message("user", clean(inner)))
    return ()


def _arguments(value: Mapping[str, AttrValue], depth: int) -> tuple[Message, ...]:
    for inner in (*items(value.get("args")), value.get("kwargs")):
        if inner and (found := _input(decode_object(inner), depth + 1)):
            return found
    return ()


def _system(value: Mapping[str, AttrValue]) -> tuple[Message, ...]:
    config = mapping(value.get("config"))
    for source in (value, config):
        for key in ("system", "instructions", "system_instruction", "systemInstruction"):
            found = messages_of(source.get(key), "system")
            if found:
                return tuple(replace(message, role="system") for message in found)
    return ()
