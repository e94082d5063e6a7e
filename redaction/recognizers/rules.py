"""Rules: a form, the words that support or contradict it, and a validator.

Invariant: every pattern runs on RE2, in time linear in the text, so no text can hang a rule.
A validator raises the score or settles the type; it never takes a mask away, since a number
with a wrong check digit is still somebody's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import re2

from redaction.gate import Gate

__all__ = ["Refine", "Rule", "Scanner", "Seen"]

Refine = Callable[[str, int, int], Iterable[tuple[int, int, float]]]
"""Narrows a match of [start, end) in a text to stretches with their own scores; none: not it."""

# What a number is when no person hangs on it. Only the nearest word before a number counts.
_BUSINESS: Final = (
    r"pedidos?|ord[eé]n(?:es)?|orders?|encomendas?|tickets?|tiquetes?|refer[eê]nc(?:ia|e)s?|ref|"
    r"facturas?|invoices?|faturas?|nota fiscal|sku|tracking|seguimiento|rastreio|rastreamento|"
    r"env[ií]os?|shipments?|localizador|reservas?|bookings?|reservations?|expediente|c[oó]digos?|"
    r"codes?|protocolos?|items?|art[ií]culos?|produc?tos?|products?|lotes?|series?|serial|modelo|"
    r"model|vuelos?|voos?|flights?|presupuestos?|or[cç]amentos?|quotes?|versi[oó]n|vers[aã]o|"
    r"build|commit|ids?|total|importe|precio|pre[cç]o|price|amount|case|caso|incidencia|ean|isbn|"
    r"guia|gu[ií]a|waybill|po|so|transac?ci[oó]n|transa[cç][aã]o|transaction|operaci[oó]n"
)
_BUSINESS_WORD: Final = re.compile(rf"(?<![^\W_])(?:{_BUSINESS})(?![^\W_])|[#$€£]", re.IGNORECASE)
# Random by design: whatever a part of it looks like, it is not that.
_UUID: Final = re.compile(
    r"(?<![0-9a-f])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-f])",
    re.IGNORECASE,
)
_BEFORE: Final = 48
# "en caso de emergencia, avisen a Ana (612...)": a word farther away speaks of something else.
_NEAR: Final = 30
_AFTER: Final = 14
_SENTENCE: Final = re.compile(r"[.;!?]\s|\n\s*\n")

SUPPORTED: Final = 0.75
"""The least score of a hit that its context supports."""
_TELLING: Final = 0.4
"""From this score on a form is more than a run of digits."""
_IMMUNE: Final = 0.6
"""From this score on a form speaks for itself and no word before it counts against it."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One form of one entity.

    `pattern` is RE2, without regard to case; what the group `v` holds is the value, the whole
    match where there is none. `score` in [0, 1] is what the form alone is worth; `confirmed`
    what it is worth when `valid` agrees. `context` is an alternation of words.
    """

    id: str
    entity: str
    pattern: str
    score: float
    context: str = ""
    valid: Callable[[str], bool] | None = None
    confirmed: float = 0.95
    refine: Refine | None = None
    soft: bool = False
    """Found by likelihood (a name): gives way to a form where both claim a character."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One hit of rule number `rule` in a text, before its surroundings were weighed."""

    rule: int
    start: int
    end: int
    score: float
    valid: bool


class Scanner:
    """All rules over one text."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        options = re2.Options()
        options.case_sensitive = False
        options.log_errors = False  # RE2 would write the pattern to stderr
        self.rules = tuple(rules)
        self._patterns = [re2.compile(_framed(rule.pattern).encode(), options) for rule in rules]
        self._values = [pattern.groupindex[b"v"] for pattern in self._patterns]
        self._gate = Gate([_framed(rule.pattern) for rule in rules])
        self._contexts = [
            re.compile(rf"(?<![^\W_])(?:{rule.context})(?![^\W_])", re.IGNORECASE)
            if rule.context
            else None
            for rule in rules
        ]

    def find(self, text: str, *, soft: bool = True) -> list[Seen]:
        """Return every hit of every rule; hits may overlap. Raises UnicodeEncodeError.

        `soft`: those found by likelihood too, not by their form alone.
        """
        data = text.encode()
        at = _identity if len(data) == len(text) else _character_offsets(data).__getitem__
        seen: list[Seen] = []
        opaque = [match.span() for match in _UUID.finditer(text)] if text.count("-") >= 4 else []
        for number in self._gate.candidates(data):
            rule, value = self.rules[number], self._values[number]
            if rule.soft and not soft:
                continue
            for match in self._patterns[number].finditer(data):
                first, last = match.span(value)
                start, end = at(first), at(last)
                for begin, stop, score in (
                    rule.refine(text, start, end) if rule.refine else ((start, end, rule.score),)
                ):
                    if opaque and any(a <= begin and stop <= b for a, b in opaque):
                        continue
                    if begin < stop and _stands_alone(text, begin, stop):
                        valid = rule.valid is not None and rule.valid(text[begin:stop])
                        seen.append(Seen(number, begin, stop, score, valid))
        return seen

    def weigh(self, text: str, hit: Seen, key: str = "") -> float:
        """Return the hit's score in its surroundings; `key` is the JSON key above the text."""
        rule = self.rules[hit.rule]
        if rule.soft and not rule.context:
            return hit.score  # an order number beside it makes a name no less likely
        verdict = self._surroundings(text, hit, key)
        if verdict > 0:
            return max(SUPPORTED, hit.score, rule.confirmed if hit.valid else 0.0)
        if hit.score >= _IMMUNE:
            return max(hit.score, rule.confirmed if hit.valid else 0.0)
        if verdict < 0:
            # Bare digits agree with a check digit by chance: among order numbers too often.
            telling = hit.valid and hit.score >= _TELLING
            return rule.confirmed if telling else max(0.0, hit.score - 0.3)
        return rule.confirmed if hit.valid else hit.score

    def _surroundings(self, text: str, hit: Seen, key: str) -> int:
        """Return 1 when the nearest telling word supports the hit, -1 when it contradicts."""
        before = text[max(0, hit.start - _BEFORE) : hit.start]
        for stop in _SENTENCE.finditer(before):
            before = before[stop.end() :] if stop.end() < len(before) else before
            break
        context = self._contexts[hit.rule]
        supports = _last(context, before)
        contradicts = _last(_BUSINESS_WORD, before[-_NEAR:])
        contradicts += len(before[:-_NEAR]) if contradicts >= 0 else 0
        if supports >= 0 and supports >= contradicts:
            return 1
        if contradicts >= 0:
            return -1
        if key:
            if context is not None and context.search(key):
                return 1
            if _BUSINESS_WORD.search(key):
                return -1
        after = text[hit.end : hit.end + _AFTER]
        return 1 if context is not None and context.search(after) else 0


def _framed(pattern: str) -> str:
    """Ask for a boundary before the value; RE2 has no look-behind and knows ASCII words only."""
    if pattern.startswith("(?P<v>"):
        return pattern
    value = pattern if "(?P<v>" in pattern else f"(?P<v>{pattern})"
    return rf"(?:^|[^0-9A-Za-z]){value}"


def _identity(offset: int) -> int:
    return offset


def _character_offsets(data: bytes) -> list[int]:
    """Return the character index of each byte offset, the end included."""
    begins = (np.frombuffer(data, np.uint8) & 0xC0) != 0x80
    offsets: list[int] = (np.cumsum(begins) - 1).tolist()
    offsets.append(len(offsets) and offsets[-1] + 1)
    return offsets


def _stands_alone(text: str, start: int, end: int) -> bool:
    """Refuse a stretch cut out of a longer word or number."""
    before = text[start - 1] if start else " "
    after = text[end] if end < len(text) else " "
    return not (
        (before.isalnum() and text[start].isalnum())
        or (after.isalnum() and text[end - 1].isalnum())
    )


def _last(pattern: re.Pattern[str] | None, text: str) -> int:
    last = -1
    if pattern is not None:
        for match in pattern.finditer(text):
            last = match.end()
    return last
