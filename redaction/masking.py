"""From hits to a masked text: merge what overlaps, number what is the same, splice.

Invariants: stretches of one text never overlap; every character that any hit claimed is
within one; characters outside stretches are copied unchanged.
"""

# ruff: noqa: SIM905 - a word list reads best as text
from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from redaction.normalise import canonical
from redaction.policy import Operator, RedactionPolicy

__all__ = ["PLACEHOLDER", "Hit", "Names", "Spliced", "merge", "splice"]

PLACEHOLDER: Final = re.compile(r"<([A-Z][A-Z_]{2,31})_([0-9]{1,6}|[0-9a-f]{10})>|\*{4}")
"""What an earlier redaction left: never masked again, its numbers never given twice."""

# Compared by their digits and letters, since people write them with and without separators.
_FREE_TEXT: Final = frozenset(
    "ADDRESS CRYPTO DATE_OF_BIRTH DENY_LIST EMAIL_ADDRESS IP_ADDRESS LOCATION ORGANIZATION "
    "PASSWORD PERSON SECRET URL_CREDENTIALS".split()
)


@dataclass(frozen=True, slots=True)
class Hit:
    """Raw characters [start, end) claimed for `entity`; `value` as the rule read them."""

    start: int
    end: int
    entity: str
    score: float
    value: str
    soft: bool = False
    quote: str = ""


def merge(hits: Iterable[Hit], text: str) -> list[Hit]:
    """Return disjoint stretches that cover every hit, in order.

    Overlapping hits become one stretch, named by the surest (then the longest). A soft hit
    gives way to a hard one and keeps what is left of it. Neighbours that only touch stay two.
    """
    every = list(hits)
    hard = _union(hit for hit in every if not hit.soft)
    soft = _union(hit for hit in every if hit.soft)
    remains = [piece for hit in soft for piece in _outside(hit, hard, text)]
    return sorted((*hard, *remains), key=lambda hit: hit.start)


def _union(hits: Iterable[Hit]) -> list[Hit]:
    stretches: list[Hit] = []
    for hit in sorted(hits, key=lambda hit: (hit.start, -hit.end)):
        if not stretches or hit.start >= stretches[-1].end:
            stretches.append(hit)
            continue
        last = stretches[-1]
        best = max(last, hit, key=lambda one: (one.score, one.end - one.start))
        longest = max(last, hit, key=lambda one: one.end - one.start)
        covers = hit.end <= last.end or hit.start == last.start
        stretches[-1] = Hit(
            last.start,
            max(last.end, hit.end),
            best.entity,
            best.score,
            longest.value if covers else last.value + hit.value,
            last.soft,
            last.quote or hit.quote,
        )
    return stretches


def _outside(hit: Hit, hard: Sequence[Hit], text: str) -> Iterable[Hit]:
    """Return what of a soft hit no hard one covers, if a letter or digit is in it."""
    over = [one for one in hard if one.start < hit.end and hit.start < one.end]
    if not over:
        yield hit
        return
    at = hit.start
    for start, end in (*((one.start, one.end) for one in over), (hit.end, hit.end)):
        piece = text[at : max(at, start)]
        kept = piece.strip(" \t\r\n,.;:()[]\"'")
        if any(char.isalnum() for char in kept):
            begin = at + piece.index(kept)
            yield Hit(begin, begin + len(kept), hit.entity, hit.score, kept, True)
        at = max(at, end)


@dataclass(slots=True)
class Names:
    """Gives each value of a unit its mask; the same value always gets the same one."""

    policy: RedactionPolicy
    key: bytes | None = None
    _numbers: dict[tuple[str, str], int] = field(default_factory=dict)
    _last: dict[str, int] = field(default_factory=dict)
    _people: list[tuple[set[str], int]] = field(default_factory=list)

    def reserve(self, text: str) -> None:
        """Leave out the numbers of placeholders that stand in the text already."""
        for entity, number in PLACEHOLDER.findall(text):
            if entity and number.isdigit():
                self._last[entity] = max(self._last.get(entity, 0), int(number))

    def mask(self, hit: Hit) -> str:
        """Return what stands for the hit's value."""
        match self.policy.operator_for(hit.entity):
            case Operator.PLACEHOLDER:
                mask = f"<{hit.entity}_{self._number(hit.entity, _same(hit))}>"
            case Operator.HMAC:
                mask = f"<{hit.entity}_{self._digest(hit)}>"
            case Operator.MASK:
                mask = "****"
            case Operator.DROP:
                mask = ""
        return f"{hit.quote}{mask}{hit.quote}"

    def _number(self, entity: str, value: str) -> int:
        known = self._numbers.get((entity, value))
        if known is None and entity == "PERSON":
            known = self._same_person(value)
        if known is None:
            known = self._last[entity] = self._last.get(entity, 0) + 1
            if entity == "PERSON":
                self._people.append((set(value.split()), known))
        self._numbers[entity, value] = known
        return known

    def _same_person(self, value: str) -> int | None:
        """Let "Ana" be "Ana Ruiz" where only one such person was seen."""
        words = set(value.split())
        same = [one for one in self._people if one[0] <= words or words <= one[0]]
        if len(same) != 1:
            return None
        same[0][0].update(words)
        return same[0][1]

    def _digest(self, hit: Hit) -> str:
        if self.key is None:
            raise ValueError("operator hmac without a key")
        message = f"{hit.entity}\0{_same(hit)}".encode()
        return hmac.new(self.key, message, hashlib.sha256).hexdigest()[:10]


def _same(hit: Hit) -> str:
    """Return the spelling under which two values are one."""
    plain = canonical(hit.value)
    if hit.entity in _FREE_TEXT:
        return plain
    bare = "".join(char for char in plain if char.isalnum())
    # With and without the country's prefix it is the same phone.
    return bare[-9:] if hit.entity == "PHONE_NUMBER" else bare


@dataclass(frozen=True, slots=True)
class Spliced:
    """A masked text and where its masks stand: (start in the output, end, stretch)."""

    text: str
    masks: tuple[tuple[int, int, Hit], ...]

    def raw(self, start: int, end: int) -> tuple[int, int]:
        """Return the raw stretch behind [start, end) of the output."""
        return self._raw(start, first=True), self._raw(end, first=False)

    def _raw(self, at: int, *, first: bool) -> int:
        shift = 0
        for begin, stop, hit in self.masks:
            inside = begin <= at < stop if first else begin < at <= stop
            if inside:
                return hit.start if first else hit.end
            if at < begin or (not first and at == begin):
                break
            shift = hit.end - stop
        return at + shift


def splice(text: str, stretches: Sequence[Hit], names: Names) -> Spliced:
    """Put a mask where each stretch stands."""
    parts: list[str] = []
    masks: list[tuple[int, int, Hit]] = []
    at = length = 0
    for hit in stretches:
        mask = names.mask(hit)
        length += hit.start - at
        masks.append((length, length + len(mask), hit))
        length += len(mask)
        parts += (text[at : hit.start], mask)
        at = hit.end
    parts.append(text[at:])
    return Spliced("".join(parts), tuple(masks))
