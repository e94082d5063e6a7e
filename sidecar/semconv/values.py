"""Total functions over attribute values: whatever came, they answer and never raise.

An attribute may hold text, JSON text, JSON text inside JSON text, a structured AnyValue or
a Python repr; these helpers bring them to one plain form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

import orjson

from sidecar.domain.spans import Attributes, AttrValue
from sidecar.semconv.pythonic import parse_repr

MAX_DEPTH = 24
"""Levels of nesting that are followed; what lies deeper is no message of a real writer."""

PLACEHOLDERS = frozenset(
    {"__redacted__", "<elided>", "<redacted>", "[redacted]", "<not captured>", "[filtered]"}
)
"""What writers put where content was switched off: no content."""

_REPR = re.compile(r"^[A-Za-z_][\w.]*\(|^\[[A-Za-z_][\w.]*\(|^[\[{]+['\"]?\w*['\"]")


def is_list(value: AttrValue) -> bool:
    """Tell a real sequence from text and bytes."""
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))


def items(value: AttrValue) -> Sequence[AttrValue]:
    """Return a sequence's items, a lone value as one item, nothing for None."""
    if value is None:
        return ()
    if isinstance(value, Sequence) and not isinstance(value, (str, bytes)):
        return value
    return (value,)


def mapping(value: AttrValue) -> Mapping[str, AttrValue]:
    """Return the mapping that `value` is or encodes, else an empty one."""
    plain = decode(value)
    return plain if isinstance(plain, Mapping) else {}


def decode(value: AttrValue) -> AttrValue:
    """Decode JSON text (up to three times encoded) or a Python repr; other values unchanged.

    Only text that opens like a container or a quoted scalar is tried: `42` stays text.
    """
    for _ in range(3):
        if not isinstance(value, str):
            return value
        text = value.strip()
        if not text or text[0] not in '{["':
            return value
        try:
            value = orjson.loads(text)
        except orjson.JSONDecodeError:
            return value if text[0] == '"' else _decode_repr(text)
    return value


def decode_object(value: AttrValue) -> AttrValue:
    """Decode like `decode`, and also a repr of an object: `ChatMessage(role=..., ...)`."""
    plain = decode(value)
    return _decode_repr(plain) if isinstance(plain, str) else plain


def _decode_repr(text: str) -> AttrValue:
    if not _REPR.match(text.strip()):
        return text
    found = parse_repr(text)
    return text if found is None else found


def clean(text: str) -> str:
    """Return `text` without surrounding blank lines, empty when it is a placeholder."""
    stripped = text.strip("\n")
    return "" if stripped.strip().lower() in PLACEHOLDERS else stripped


def dump(value: AttrValue) -> str:
    """Write a value as compact JSON text; text stays as it is."""
    if isinstance(value, str):
        return clean(value)
    if value is None:
        return ""
    try:
        return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS, default=_default).decode()
    except (TypeError, orjson.JSONEncodeError):
        return ""  # nested beyond what any real writer nests, or no value of OTLP


def _default(value: object) -> object:
    if isinstance(value, bytes):
        return f"<{len(value)} bytes>"
    if isinstance(value, Mapping):
        return dict(value)
    return list(value) if isinstance(value, Sequence) else repr(value)


def scalar(value: AttrValue) -> str | None:
    """Return non-empty text of a scalar, None for containers, nothing and placeholders."""
    if isinstance(value, str):
        return clean(value.strip()) or None
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return str(value)
    return None


def first(attributes: Attributes, *keys: str) -> str | None:
    """Return the first key's scalar text that says something."""
    for key in keys:
        found = scalar(attributes.get(key))
        if found is not None:
            return found
    return None


def present(attributes: Attributes, *keys: str) -> AttrValue:
    """Return the first value that is there and not an empty or elided one, else None."""
    for key in keys:
        value = attributes.get(key)
        if value is None or value in ("", "{}", "[]", "null"):
            continue
        if isinstance(value, str) and not clean(value):
            continue
        return value
    return None


def number(value: AttrValue) -> int | None:
    """Return a count of tokens, None for what is none."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value if value >= 0 else None
    if isinstance(value, float):
        return int(value) if 0 <= value < 2**53 else None
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 15:
        return int(value)
    return None


def count(attributes: Attributes, *keys: str) -> int | None:
    """Return the first key's number."""
    for key in keys:
        found = number(attributes.get(key))
        if found is not None:
            return found
    return None


def leaves(value: AttrValue, depth: int = 0) -> Iterator[AttrValue]:
    """Yield every node of a container, itself included, outermost first, at bounded depth."""
    yield value
    if depth >= MAX_DEPTH:
        return
    if isinstance(value, Mapping):
        for inner in value.values():
            yield from leaves(inner, depth + 1)
    elif isinstance(value, Sequence) and not isinstance(value, (str, bytes)):
        for inner in value:
            yield from leaves(inner, depth + 1)
