"""Cut a text into the leaves that are read one by one: JSON by value, all else whole.

Invariant: leaves never overlap, and whatever stands between them (braces, keys without
personal data, blanks) is copied byte for byte, so the masked payload still parses.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from redaction.normalise import Mapped, identity

__all__ = ["Leaf", "leaves"]

# Arguments inside messages inside an export are three deep; beyond this it is read as text.
_MAX_DEPTH: Final = 6
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*|[{}\[\],:]', re.DOTALL)
_ESCAPE: Final = re.compile(r"\\(?:u[dD][89abAB]..\\u[dD][c-fC-F]..|u....|.)", re.DOTALL)
_WORDS: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|[_\-.\s]+")


@dataclass(frozen=True, slots=True)
class Leaf:
    """A piece to be read on its own.

    `key` is the JSON key above it in plain words ("card number"), empty for plain text.
    `quote` is what must stand around a mask when the leaf is a bare number, else empty.
    """

    text: Mapped
    key: str = ""
    quote: str = ""
    is_key: bool = False


def leaves(text: str) -> list[Leaf]:
    """Return the leaves of `text` in order."""
    whole = identity(text)
    return list(_walk(whole, 0, "")) if _is_json(text) else [Leaf(whole)]


def _is_json(text: str) -> bool:
    stripped = text.strip()
    if stripped[:1] + stripped[-1:] not in {"{}", "[]"}:
        return False
    try:
        json.loads(stripped)
    except (ValueError, RecursionError):
        return False
    return True


def _walk(mapped: Mapped, depth: int, key: str) -> Iterator[Leaf]:
    text, above = mapped.text, []
    for match in _TOKEN.finditer(text):
        token, start, end = match.group(), match.start(), match.end()
        if token[0] in "{[":
            above.append(key)
        elif token[0] in "}]":
            key = above.pop()
        elif token[0] == '"':
            inner = _decode(mapped.slice(start + 1, end - 1))
            if text[end : end + 32].lstrip().startswith(":"):
                key = _WORDS.sub(" ", inner.text).lower()
                yield Leaf(inner, is_key=True)
            elif depth < _MAX_DEPTH and _is_json(inner.text):
                yield from _walk(inner, depth + 1, key)
            elif inner.text:
                yield Leaf(inner, key)
        elif token[0] not in ",:":
            yield Leaf(mapped.slice(start, end), key, _quote(depth))


def _quote(depth: int) -> str:
    quote = '"'
    for _ in range(depth):
        quote = json.dumps(quote)[1:-1]
    return quote


def _decode(mapped: Mapped) -> Mapped:
    """Undo JSON escapes; half a surrogate pair becomes U+FFFD, since no rule can read it."""
    if "\\" not in mapped.text:
        return mapped
    text: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    at = 0
    for match in _ESCAPE.finditer(mapped.text):
        begin, end = match.span()
        char = json.loads(f'"{match.group()}"')
        start_raw, end_raw = mapped.raw(begin, end)
        text += (mapped.text[at:begin], "\ufffd" if "\ud800" <= char <= "\udfff" else char)
        starts += [*mapped.starts[at:begin], start_raw]
        ends += [*mapped.ends[at:begin], end_raw]
        at = end
    text.append(mapped.text[at:])
    starts += mapped.starts[at:]
    ends += mapped.ends[at:]
    return Mapped("".join(text), starts, ends)
