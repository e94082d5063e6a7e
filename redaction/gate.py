"""Says in one pass over a text which of many patterns can match it at all.

All patterns run at once in Hyperscan (Vectorscan), where its wheel is installed; without it
every pattern is a candidate, which costs time and changes no result.

Invariant: a pattern that matches a text is always among its candidates. The patterns are
rewritten for bytes, each step of the rewriting only widening what matches; one that cannot be
rewritten or compiled is a candidate for every text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

try:
    import hyperscan
except ImportError:  # no wheel for this platform
    hyperscan = None  # type: ignore[assignment, unused-ignore]

__all__ = ["Gate", "widened"]

# Merging automata costs more than their number: groups compile twice as fast as one whole.
_GROUP: Final = 20
# Repeats beyond this many are counted by nobody here: "at least" is enough to open a gate.
_COUNTED: Final = 4
# Hyperscan's own limit is 16,000.
_LONGEST: Final = 15_900
_HIGH: Final = r"[\x80-\xff]"
_TOKEN: Final = re.compile(
    r"""
      (?P<wide>\\[pP]\{\w+\}|\\x\{[0-9A-Fa-f]+\}|\\[SWD]|\.|[^\x00-\x7f])
    | (?P<escape>\\.)
    | (?P<chars>\[\^?\]?(?:\\[pPx]\{\w+\}|\\.|[^\]\\])*\])
    | (?P<named>\(\?P<\w+>)
    | (?P<repeat>\{\d+(?:,\d*)?\})
    | (?P<plain>.)
    """,
    re.VERBOSE | re.DOTALL,
)
_CHAR: Final = re.compile(r"\\[pP]\{\w+\}|\\x\{\w+\}|\\.|.", re.DOTALL)
_ASCII_PART: Final = {r"\p{L}": "A-Za-z", r"\p{Lu}": "A-Z", r"\p{Ll}": "a-z", r"\p{N}": "0-9"}
_PLAIN_ESCAPES: Final = frozenset("dwsbntrf")
# The only characters outside of ASCII whose case folds into it.
_FOLDING: Final = ("\u017f".encode(), "\u212a".encode())


class Gate:
    """All patterns of a scanner over one text; not for several threads at once."""

    def __init__(self, patterns: Sequence[str]) -> None:
        """Compile RE2 patterns (a second for a hundred, once a process)."""
        self._all = range(len(patterns))
        self._open: list[int] = []
        self._groups: list[tuple[Any, list[int]]] = []
        wide = [(number, widened(pattern)) for number, pattern in enumerate(patterns)]
        for first in range(0, len(wide), _GROUP):
            self._add([one for one in wide[first : first + _GROUP] if one[1] is not None])
        gated = {number for _, numbers in self._groups for number in numbers}
        self._open = [number for number in self._all if number not in gated]

    def candidates(self, data: bytes) -> Sequence[int]:
        """Return the numbers of the patterns that may match UTF-8 `data`, rising."""
        if not self._groups or (not data.isascii() and any(map(data.__contains__, _FOLDING))):
            return self._all
        seen = [*self._open]
        for database, numbers in self._groups:
            database.scan(data, match_event_handler=_note, context=(seen, numbers))
        return sorted(seen)

    def _add(self, group: Sequence[tuple[int, str | None]]) -> None:
        """Compile a group; where one of it is refused, by halves, until only that stays open."""
        database = _compiled(tuple(pattern or "" for _, pattern in group))
        if database is not None:
            self._groups.append((database, [number for number, _ in group]))
        elif len(group) > 1:
            self._add(group[: len(group) // 2])
            self._add(group[len(group) // 2 :])


def _note(
    at: int,
    _start: int,
    _end: int,
    _flags: int,
    context: tuple[list[int], list[int]],
) -> None:
    seen, numbers = context
    seen.append(numbers[at])


@lru_cache(maxsize=256)
def _compiled(patterns: tuple[str, ...]) -> Any:
    """Return a database, or None where Hyperscan is missing or refuses one of the patterns."""
    if hyperscan is None or not patterns:
        return None
    database = hyperscan.Database(mode=hyperscan.HS_MODE_BLOCK)
    try:
        database.compile(
            expressions=[pattern.encode() for pattern in patterns],
            ids=[*range(len(patterns))],
            elements=len(patterns),
            flags=hyperscan.HS_FLAG_CASELESS | hyperscan.HS_FLAG_SINGLEMATCH,
        )
    except hyperscan.error:
        return None
    return database


def widened(pattern: str) -> str | None:
    """Return a pattern over bytes that matches wherever RE2 `pattern` does, or None.

    What is not ASCII becomes any run of bytes that are not, and long repeats lose their bounds.
    """
    try:
        wide = "".join(map(_wider, _TOKEN.finditer(pattern)))
    except _Unknown:
        return None
    return wide if len(wide) <= _LONGEST else None


class _Unknown(ValueError):
    """A piece of a pattern that only RE2 understands."""


def _wider(token: re.Match[str]) -> str:
    piece = token.group()
    match token.lastgroup:
        case "wide":
            return _or_high(f"[{_ASCII_PART[piece]}]" if piece in _ASCII_PART else _ascii(piece))
        case "chars":
            return _chars(piece)
        case "escape":
            _check(piece)
            return piece
        case "named":
            return "(?:"
        case "repeat":
            return _repeat(*piece[1:-1].split(","))
        case _:
            return piece


def _ascii(piece: str) -> str:
    """Return what of a wide piece is ASCII; empty when nothing can be."""
    return piece if piece == "." or piece[1:] in {"S", "W", "D"} else ""


def _or_high(narrow: str) -> str:
    return f"(?:{narrow}|{_HIGH}+)" if narrow else f"{_HIGH}+"


def _chars(piece: str) -> str:
    negated = piece.startswith("[^")
    body = piece[2 if negated else 1 : -1]
    if "[:" in body or re.search(r"[\x00-\x7f]-[^\x00-\x7f]", body.replace(r"\-", "")):
        raise _Unknown
    parts, high = [], negated
    for char in _CHAR.findall(body):
        if char in _ASCII_PART:
            # In a negated class they would narrow it: what they hold of ASCII is left in.
            parts.append("" if negated else _ASCII_PART[char])
            high = True
        elif char[:2] in {r"\p", r"\P", r"\x"} or not char.isascii():
            if char[:2] == r"\P":
                raise _Unknown
            high = True
        else:
            _check(char)
            high = high or char in {r"\S", r"\W", r"\D"}
            parts.append(char)
    inner = "".join(parts)
    if negated:
        return _or_high(rf"[^{inner}\x80-\xff]")
    return (_or_high(f"[{inner}]") if inner else f"{_HIGH}+") if high else piece


def _check(piece: str) -> None:
    if piece[0] == "\\" and piece[1].isalnum() and piece[1] not in _PLAIN_ESCAPES | set("SWD"):
        raise _Unknown


def _repeat(least: str, most: str | None = None) -> str:
    low = min(int(least), _COUNTED)
    if most is None:
        return f"{{{least}}}" if int(least) <= _COUNTED else f"{{{low},}}"
    if most and int(most) <= _COUNTED:
        return f"{{{least},{most}}}"
    return f"{{{low},}}"
