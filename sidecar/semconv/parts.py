"""The parts of a message: text, calls and responses to calls, in every provider's spelling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sidecar.domain.observations import Message, ToolCall
from sidecar.domain.spans import AttrValue
from sidecar.semconv.values import clean, decode, dump, first, items, mapping, scalar

_ROLES = {
    "human": "user",
    "humanmessage": "user",
    "ai": "assistant",
    "aimessage": "assistant",
    "aimessagechunk": "assistant",
    "model": "assistant",
    "bot": "assistant",
    "tool-call": "assistant",
    "systemmessage": "system",
    "developer": "system",
    "toolmessage": "tool",
    "tool-response": "tool",
    "tool_response": "tool",
    "function": "tool",
    "functionmessage": "tool",
}
KNOWN_ROLES = frozenset(_ROLES) | {"user", "assistant", "system", "tool"}


_TEXT = frozenset({"text", "input_text", "output_text", "textblock", "refusal", "markdown"})
CALL = frozenset(
    {"tool_call", "tool_use", "tool-call", "function_call", "toolcall", "server_tool_use"}
)
RESPONSE = frozenset(
    {
        "tool_call_response",
        "tool_result",
        "tool-result",
        "function_call_output",
        "function_response",
        "toolresult",
    }
)
_UNREAD = frozenset({"reasoning", "thinking", "redacted_thinking", "blob", "file", "uri", "image"})
_MCP_RESULT = frozenset({"content", "isError", "is_error", "structuredContent", "_meta", "meta"})
_CALL_KEYS = ("toolUse", "function_call", "functionCall", "toolRequest", "tool_call")
_RESPONSE_KEYS = (
    "toolResult",
    "function_response",
    "functionResponse",
    "toolResponse",
    "tool_call_result",
)


def role_of(value: AttrValue, default: str) -> str:
    """Return a role in lower case, the house's word for it where writers differ."""
    raw = scalar(value)
    lowered = raw.lower() if raw is not None else default
    return _ROLES.get(lowered, lowered)


def is_message(value: AttrValue) -> bool:
    """Tell a mapping that carries a role, in any spelling, from other mappings."""
    if not isinstance(value, Mapping):
        return False
    if value.get("role") is not None or value.get("parts") is not None:
        return True
    if "content" in value and ("tool_calls" in value or "finish_reason" in value):
        return True
    if value.get("lc") is not None and isinstance(value.get("kwargs"), Mapping):
        return True
    kind = value.get("type")
    named = isinstance(kind, str) and kind.lower() in KNOWN_ROLES
    return (named and ("content" in value or "data" in value)) or "message" in value


def call_of(value: AttrValue) -> ToolCall | None:
    """Read one tool call, in any spelling; None when it has no name."""
    call = mapping(value)
    call = mapping(call.get("tool_call")) or call
    inner = mapping(call.get("function")) or call
    name = first(inner, "name", "toolName", "tool_name") or first(call, "name", "toolName")
    if name is None:
        return None
    arguments: AttrValue = None
    for source in (inner, call):
        for key in ("arguments", "args", "input", "parameters", "kwargs"):
            if arguments is None:
                arguments = source.get(key)
    identity = first(call, "id", "toolCallId", "call_id", "tool_call_id", "toolUseId", "ref")
    return ToolCall(name=name, arguments=dump(arguments), id=identity)


def text_of(value: AttrValue) -> str:
    """Read the text of a tool's result or a content value: parts joined, else JSON."""
    plain = decode(value) if isinstance(value, str) and value[:1] in {"[", "{", '"'} else value
    if isinstance(plain, Mapping):
        content = plain.get("content")
        if isinstance(content, Sequence) and content and set(plain) <= _MCP_RESULT:
            return text_of(content)
        for key in ("text", "value", "content", "output"):
            inner = plain.get(key)
            if isinstance(inner, str) and (
                len(plain) == 1 or plain.get("type") in (*_TEXT, "json")
            ):
                return clean(inner)
    elif isinstance(plain, Sequence) and not isinstance(plain, (str, bytes)):
        texts = [_text(part) if isinstance(part, Mapping) else "" for part in plain]
        if texts and all(texts):
            return "\n".join(texts)
    return dump(plain)


def are_parts(value: Sequence[AttrValue]) -> bool:
    """Tell a list of one message's parts from a list of messages."""
    return all(
        isinstance(part, Mapping) and not is_message(part) and _looks_like_part(part)
        for part in value
    )


def _looks_like_part(part: Mapping[str, AttrValue]) -> bool:
    kind = scalar(part.get("type"))
    if kind is not None:
        return kind.lower() in _TEXT | CALL | RESPONSE | _UNREAD or "content" in part
    return (
        _is_text(part)
        or any(key in part for key in (*_CALL_KEYS, *_RESPONSE_KEYS, "message_content"))
        or call_of(part) is not None
    )


def content_parts(content: AttrValue) -> Sequence[AttrValue]:
    """Return a message's content as parts; JSON text of parts is decoded, other JSON is text."""
    if isinstance(content, str) and content[:2] in ("[{", "[ "):
        plain = decode(content)
        if isinstance(plain, Sequence) and plain and not isinstance(plain, (str, bytes)):
            if are_parts(plain):
                return plain
            return [content]
    return items(content)


def calls_of(message: Mapping[str, AttrValue]) -> Sequence[ToolCall]:
    """Return the calls that stand beside a message's content."""
    extra = mapping(message.get("additional_kwargs"))
    for source in (message, extra):
        found = [
            call
            for key in ("tool_calls", "toolCalls", "function_call")
            for raw in items(decode(source.get(key)))
            if (call := call_of(raw)) is not None
        ]
        if found:
            return found
    return ()


def from_parts(
    role: str,
    parts: Sequence[AttrValue],
    answers: str | None,
    calls: Sequence[ToolCall] = (),
) -> Iterable[Message]:
    """Yield what the parts say, in order: text that follows a call is a message of its own.

    What an agent said before it called a tool is a remark, not its answer.
    """
    identity = answers if role == "tool" else None
    texts: list[str] = []
    asked: list[ToolCall] = []
    for part in parts:
        read = _part(part)
        if isinstance(read, Message):
            yield from _said(role, texts, asked, identity)
            yield read
            texts, asked = [], []
        elif isinstance(read, ToolCall):
            asked.append(read)
        elif read:
            if asked:
                yield from _said(role, texts, asked, identity)
                texts, asked = [], []
            texts.append(read)
    yield from _said(role, texts, [*asked, *calls], identity)


def _said(
    role: str, texts: Sequence[str], calls: Sequence[ToolCall], answers: str | None
) -> Iterable[Message]:
    text = "\n".join(texts)
    if text or calls:
        yield Message(role, text, tuple(dict.fromkeys(calls)), answers)


def _part(part: AttrValue) -> Message | ToolCall | str | None:
    if not isinstance(part, Mapping):
        return clean(part) if isinstance(part, str) else None
    part = mapping(part.get("message_content")) or part
    kind = (scalar(part.get("type")) or scalar(part.get("block_type")) or "").lower()
    if kind in _UNREAD or part.get("thought") is True:
        return None
    if kind in RESPONSE:
        return _response(part)
    for key in _RESPONSE_KEYS:
        if inner := mapping(part.get(key)):
            return _response(inner)
    for key in _CALL_KEYS:
        if (call := call_of(part.get(key))) is not None:
            return call
    return call_of(part) if kind in CALL else _text(part)


def _response(part: Mapping[str, AttrValue]) -> Message:
    result: AttrValue = None
    for key in ("response", "result", "output", "content"):
        if result is None:
            result = part.get(key)
    nested = mapping(part.get("origin"))
    identity = first(
        part, "id", "tool_call_id", "toolUseId", "tool_use_id", "call_id", "toolCallId", "ref"
    )
    return Message(role="tool", text=text_of(result), tool_call_id=identity or first(nested, "id"))


def _is_text(part: AttrValue) -> bool:
    return isinstance(part, Mapping) and bool(_text(part))


def _text(part: Mapping[str, AttrValue]) -> str:
    part = mapping(part.get("message_content")) or part
    kind = (scalar(part.get("type")) or "text").lower()
    keys = ("text", "content", "value", "refusal") if kind in _TEXT else ("text", "content")
    for key in keys:
        inner = part.get(key)
        if isinstance(inner, str) and clean(inner):
            return clean(inner)
        if isinstance(inner, Mapping):
            for held in ("text", "value"):
                if isinstance(inner.get(held), str):
                    return clean(str(inner[held]))
    return ""
