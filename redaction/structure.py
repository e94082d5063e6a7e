"""Cut a text into the leaves that are read one by one: JSON by value, all else whole.

Invariant: leaves never overlap, and whatever stands between them (braces, keys without
personal data, blanks) is copied byte for byte, so the masked payload still parses.

A policy's paths (`$.customer.email`, `$..sku`, `$.items[*].name`) name values by where they
stand. A path holds for all that is below it; of several, the one with most steps decides. JSON
inside a string continues the path of the string.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from redaction.normalise import Mapped, identity

__all__ = ["NO_PATHS", "Leaf", "Paths", "leaves"]

# Arguments inside messages inside an export are three deep; beyond this it is read as text.
_MAX_DEPTH: Final = 6
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*|[{}\[\],:]', re.DOTALL)
_ESCAPE: Final = re.compile(r"\\(?:u[dD][89abAB]..\\u[dD][c-fC-F]..|u....|.)", re.DOTALL)
_STEP: Final = re.compile(
    r"""\.\.(?P<deep>[\w\-]+)|\.(?P<name>[\w\-]+|\*)|\[(?P<index>\d+|\*)\]|\[(?P<q>['"])(?P<quoted>.+?)(?P=q)\]"""
)
_SEPARATOR: Final = "\0"
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
    claim: str = ""
    """The entity as which the policy's path masks the whole value, empty where none does."""


class Paths:
    """Which claim a policy makes on the values at a path."""

    KEEP: Final = ""

    def __init__(self, claims: Mapping[str, str]) -> None:
        """Compile path -> claim (an entity, or KEEP). Raises ValueError for what is no path."""
        rules = [(*_compiled(path), claim) for path, claim in claims.items()]
        self._rules = sorted(rules, key=lambda rule: -rule[0])

    def __bool__(self) -> bool:
        return bool(self._rules)

    def claim(self, path: str) -> str | None:
        """Return the claim on a value, or None where no path reaches it."""
        for _, pattern, claim in self._rules:
            if pattern.match(path):
                return claim
        return None


def _compiled(path: str) -> tuple[int, re.Pattern[str]]:
    """Return the number of steps and what matches the steps of a value, joined."""
    at, steps = 1, []
    if not path.startswith("$") or len(path) < 2:
        raise ValueError(f"{path!r} is no path; write `$.key`, `$..key`, `$.list[*].key`")
    while at < len(path):
        step = _STEP.match(path, at)
        if step is None:
            raise ValueError(f"{path!r} is no path from character {at + 1} on")
        any_step = f"{_SEPARATOR}[^{_SEPARATOR}]*"
        if step["deep"]:
            steps.append(f"(?:{any_step})*{_SEPARATOR}{re.escape(step['deep'])}")
        elif step["name"] == "*" or step["index"] == "*":
            steps.append(any_step)
        else:
            steps.append(_SEPARATOR + re.escape(step["name"] or step["index"] or step["quoted"]))
        at = step.end()
    return len(steps), re.compile(f"{''.join(steps)}(?:{_SEPARATOR}|$)")


NO_PATHS: Final = Paths({})


def leaves(text: str, paths: Paths = NO_PATHS) -> list[Leaf]:
    """Return the leaves of `text` in order, less those that a path keeps."""
    whole = identity(text)
    return list(_walk(whole, 0, "", paths, "")) if _is_json(text) else [Leaf(whole)]


def _is_json(text: str) -> bool:
    stripped = text.strip()
    if stripped[:1] + stripped[-1:] not in {"{}", "[]"}:
        return False
    try:
        json.loads(stripped)
    except (ValueError, RecursionError):
        return False
    return True


def _walk(mapped: Mapped, depth: int, key: str, paths: Paths, root: str) -> Iterator[Leaf]:
    text, above = mapped.text, []
    here, name, index = root, "", -1  # path of the container, last key in it, place in a list
    for match in _TOKEN.finditer(text):
        token, start, end = match.group(), match.start(), match.end()
        if token[0] in "{[":
            above.append((key, here, name, index))
            here = _step(here, name, index) if len(above) > 1 else root
            name, index = "", 0 if token == "[" else -1
        elif token[0] in "}]":
            key, here, name, index = above.pop()
        elif token[0] == "," and index >= 0:
            index += 1
        elif token[0] in ",:":
            continue
        elif token[0] == '"' and text[end : end + 32].lstrip().startswith(":"):
            inner = _decode(mapped.slice(start + 1, end - 1))
            name = inner.text
            key = _WORDS.sub(" ", name).lower()
            yield Leaf(inner, is_key=True)
        else:
            claim = paths.claim(path := _step(here, name, index)) if paths else None
            if claim == Paths.KEEP:
                continue
            if token[0] != '"':
                value = mapped.slice(start, end)
                yield Leaf(value, key, _quote(depth), claim=claim or "")
                continue
            inner = _decode(mapped.slice(start + 1, end - 1))
            if not claim and depth < _MAX_DEPTH and _is_json(inner.text):
                yield from _walk(inner, depth + 1, key, paths, path if paths else "")
            elif inner.text:
                yield Leaf(inner, key, claim=claim or "")


def _step(here: str, name: str, index: int) -> str:
    return f"{here}{_SEPARATOR}{index if index >= 0 else name}"


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
