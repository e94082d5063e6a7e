"""What a judge is shown of one candidate: which pieces, how much of each, and what is lacking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from redaction.text import SafeText, trusted_literal
from sidecar.domain.units import SafeCall, SafeCandidate
from sidecar.judging.clean import json_string
from sidecar.policy import EvidenceName, ours

MAX_ITEMS: Final = 64
"""Calls, passages and messages shown of each kind; the latest are kept."""

_COMMA: Final = trusted_literal(",")
_EMPTY: Final = trusted_literal("")
_NULL: Final = trusted_literal("null")
_ORDER: Final = (
    EvidenceName.HISTORY,
    EvidenceName.INPUT,
    EvidenceName.RETRIEVAL,
    EvidenceName.TOOL_CALLS,
    EvidenceName.OUTPUT,
)


@dataclass(frozen=True, slots=True)
class Exhibit:
    """The evidence of one question, as JSON, and what must be said about it.

    `cut`: pieces of which characters or items were left out; `absent`: pieces asked for of
    which there is nothing; `unanswered`: calls shown that came without a result; `masked`:
    entity counts over the unit; `shown` of `available` in characters.
    """

    json: SafeText
    texts: tuple[SafeText, ...]
    cut: tuple[EvidenceName, ...] = ()
    absent: tuple[EvidenceName, ...] = ()
    unanswered: int = 0
    masked: tuple[tuple[str, int], ...] = ()
    truncated_upstream: bool = False
    shown: int = 0
    available: int = 0


def water_level(lengths: Sequence[int], cap: int) -> int:
    """Return the largest level L with sum(min(length, L)) <= cap: only the longest are cut."""
    left, rest = cap, len(lengths)
    for length in sorted(lengths):
        if length * rest > left:
            return left // rest
        left -= length
        rest -= 1
    return max(lengths, default=0)


def exhibit(safe: SafeCandidate, names: Sequence[EvidenceName], cap: int) -> Exhibit:
    """Lay out the named pieces within `cap` characters of cleared text.

    A call's name is never cut, so that the list of calls stays whole.
    """
    pieces, cut, absent = _gather(safe, frozenset(names))
    lengths = [len(text) for _, texts in pieces for text in texts]
    level = water_level(lengths, cap)
    parts: list[SafeText] = []
    for name, texts in pieces:
        if any(len(text) > level for text in texts):
            cut.add(name)
        clipped = [text.clip(level).rewritten(json_string) for text in texts]
        parts.append(
            SafeText.join(_EMPTY, (ours(f'"{name.value}":'), _layout(name, safe, clipped)))
        )
    body = SafeText.join(_COMMA, parts)
    return Exhibit(
        json=SafeText.join(_EMPTY, (trusted_literal("{"), body, trusted_literal("}"))),
        texts=tuple(text.clip(level) for _, texts in pieces for text in texts),
        cut=tuple(name for name in _ORDER if name in cut),
        absent=tuple(name for name in _ORDER if name in absent),
        unanswered=(
            sum(call.result is None for call in safe.tool_calls)
            if EvidenceName.TOOL_CALLS in names
            else 0
        ),
        masked=safe.redactions,
        truncated_upstream=safe.truncated_upstream,
        shown=sum(min(length, level) for length in lengths),
        available=sum(lengths),
    )


def _calls(safe: SafeCandidate) -> tuple[SafeCall, ...]:
    return (*safe.tool_calls, *safe.answer_calls)


def _gather(
    safe: SafeCandidate, names: frozenset[EvidenceName]
) -> tuple[list[tuple[EvidenceName, tuple[SafeText, ...]]], set[EvidenceName], set[EvidenceName]]:
    """Return (piece, its texts in order), and the pieces already cut by count, or absent."""
    calls = _calls(safe)
    texts: dict[EvidenceName, tuple[SafeText, ...]] = {
        EvidenceName.HISTORY: tuple(message.text for message in safe.history[-MAX_ITEMS:]),
        EvidenceName.INPUT: (safe.question,),
        EvidenceName.RETRIEVAL: safe.retrieval[-MAX_ITEMS:],
        EvidenceName.TOOL_CALLS: tuple(
            text for call in calls[-MAX_ITEMS:] for text in (call.arguments, call.result or _EMPTY)
        ),
        EvidenceName.OUTPUT: (safe.answer,),
    }
    counts = {
        EvidenceName.HISTORY: len(safe.history),
        EvidenceName.RETRIEVAL: len(safe.retrieval),
        EvidenceName.TOOL_CALLS: len(calls),
    }
    cut = {name for name, count in counts.items() if count > MAX_ITEMS and name in names}
    # A first turn has no history: its absence says nothing.
    absent = {name for name in names - {EvidenceName.HISTORY} if not texts[name]}
    absent |= {EvidenceName.INPUT} & names if not safe.question else set()
    return [(name, texts[name]) for name in _ORDER if name in names], cut, absent


def _layout(name: EvidenceName, safe: SafeCandidate, texts: list[SafeText]) -> SafeText:
    """Return one piece as JSON; `texts` are its strings, clipped and encoded, in order."""
    if name in {EvidenceName.INPUT, EvidenceName.OUTPUT}:
        return texts[0]
    if name is EvidenceName.RETRIEVAL:
        items = texts
    elif name is EvidenceName.HISTORY:
        items = [
            _object(("role", message.role.rewritten(json_string)), ("text", text))
            for message, text in zip(safe.history[-MAX_ITEMS:], texts, strict=True)
        ]
    else:
        items = [
            _object(
                ("name", call.name.rewritten(json_string)),
                ("arguments", arguments),
                ("result", _NULL if call.result is None else result),
            )
            for call, arguments, result in zip(
                _calls(safe)[-MAX_ITEMS:], texts[::2], texts[1::2], strict=True
            )
        ]
    return SafeText.join(
        _EMPTY, (trusted_literal("["), SafeText.join(_COMMA, items), trusted_literal("]"))
    )


def _object(*fields: tuple[str, SafeText]) -> SafeText:
    parts = [SafeText.join(_EMPTY, (ours(f'"{name}":'), value)) for name, value in fields]
    return SafeText.join(
        _EMPTY, (trusted_literal("{"), SafeText.join(_COMMA, parts), trusted_literal("}"))
    )
