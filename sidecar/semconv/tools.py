"""Tools' runs and retrievers' passages as text, out of the frameworks' wrappings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sidecar.domain.observations import Message, ToolCall
from sidecar.domain.spans import AttrValue
from sidecar.semconv.messages import messages_of
from sidecar.semconv.parts import is_message, text_of
from sidecar.semconv.values import MAX_DEPTH, clean, decode_object, dump, is_list, items, mapping


def tool_of(
    name: str | None,
    arguments: AttrValue,
    result: AttrValue,
    *,
    id: str | None = None,  # noqa: A002
) -> ToolCall:
    """Return a tool's run; a result of None means that none was recorded."""
    return ToolCall(name or "", arguments_of(arguments), id, result_of(result))


def arguments_of(value: AttrValue) -> str:
    """Return arguments as text: JSON of what the tool got, without `{args, kwargs}` around it.

    LangChain's tracers put them under `inputs`, or as a repr under `input_str`.
    """
    plain = decode_object(value)
    if not isinstance(plain, Mapping):
        return dump(value)
    if "kwargs" in plain and set(plain) & {"args", "sanitize_inputs_outputs"}:
        given = [*items(plain.get("args"))]
        named = mapping(plain.get("kwargs"))
        if named or not given:
            return dump(named) if not given else dump({"args": given, **named})
        return dump(given[0]) if len(given) == 1 else dump(given)
    if "input_str" in plain:
        return dump(plain.get("inputs") or decode_object(plain.get("input_str")))
    if set(plain) == {"kwargs"}:
        return dump(plain["kwargs"])
    return dump(value)


def result_of(value: AttrValue) -> str | None:
    """Return a result as text, None where there is none: a message's text, else JSON."""
    if value is None:
        return None
    plain = decode_object(value)
    if isinstance(plain, Mapping):
        if isinstance(plain.get("output"), Mapping) and is_message(plain["output"]):
            plain = mapping(plain["output"])
        if is_message(plain) and "role" not in plain:
            said = [message.text for message in messages_of(plain, "tool") if message.text]
            return "\n".join(said) or None
        if "blocks" in plain:
            return text_of(plain["blocks"]) or None
    return text_of(value) or None


def passages_of(value: AttrValue) -> tuple[Message, ...]:
    """Return what a retriever found, a message of role `document` a passage."""
    return tuple(Message("document", text) for one in _documents(value, 0) if (text := clean(one)))


def _documents(value: AttrValue, depth: int) -> Iterator[str]:
    plain = decode_object(value)
    if isinstance(plain, str):
        yield plain
    elif is_list(plain) and depth < MAX_DEPTH:
        for item in items(plain):
            yield from _documents(item, depth + 1)
    elif isinstance(plain, Mapping) and depth < MAX_DEPTH:
        for key in ("documents", "nodes", "results", "outputs", "document", "node", "kwargs"):
            if isinstance(plain.get(key), Mapping) or is_list(plain.get(key)):
                yield from _documents(plain[key], depth + 1)
                return
        for key in ("page_content", "content", "text", "passage", "chunk"):
            if plain.get(key):
                yield text_of(plain[key])
                return
        yield dump(plain)
