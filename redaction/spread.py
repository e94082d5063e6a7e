"""Find again, in all texts of a unit, the values that some rule was sure of somewhere.

"DNI 12345678" names a number once; the agent repeats it bare.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from redaction.masking import Hit
from redaction.recognizers.people import NOT_NAMES, fold
from redaction.structure import Leaf

__all__ = ["NOT_SPREAD", "spread"]

NOT_SPREAD: Final = frozenset({"FIELD", "FIELD_DROP", "FIELD_HASH", "LOCATION", "ORGANIZATION"})
"""Entities whose values are words elsewhere."""
_RUN: Final = re.compile(r"[^\W_]+")
_SURE: Final = 0.6


def spread(units: Sequence[Sequence[Leaf]], hits: Sequence[Sequence[Hit]]) -> list[list[Hit]]:
    """Return more hits for each text, in linear time; `hits` are those of its rules and models."""
    literals: dict[str, Hit] = {}
    for hit in sorted((hit for found in hits for hit in found), key=lambda hit: -hit.score):
        for literal in _literals(hit):
            literals.setdefault(literal, hit)
    # A literal can stand alone only where each of its runs of letters and digits does; the
    # rarest tells it from the others, which may all begin with "+34" or end with one host.
    common = Counter(run for literal in literals for run in _RUN.findall(literal))
    heads: dict[str, list[tuple[int, str]]] = {}
    for literal in literals:
        if runs := [*_RUN.finditer(literal)]:
            head = min(runs, key=lambda run: common[run.group()])
            heads.setdefault(head.group(), []).append((head.start(), literal))
    more: list[list[Hit]] = [[] for _ in units]
    for number, leaf in ((number, leaf) for number, unit in enumerate(units) for leaf in unit):
        text = leaf.text.text
        for run in _RUN.finditer(text) if heads else ():
            for offset, literal in heads.get(run.group(), ()):
                start = run.start() - offset
                if start >= 0 and text.startswith(literal, start):
                    span = start, start + len(literal)
                    more[number] += _again(leaf, span, literals[literal])
    return more


def _literals(hit: Hit) -> Iterator[str]:
    if hit.score < _SURE or hit.entity in NOT_SPREAD:
        return
    if hit.entity != "PERSON":
        if len(hit.value) >= 5:
            yield hit.value
        return
    yield hit.value
    for word in hit.value.split():
        if len(word) >= 3 and word[0].isalpha() and fold(word) not in NOT_NAMES:
            yield word.capitalize() if word.islower() else word


def _again(leaf: Leaf, span: tuple[int, int], first: Hit) -> Iterator[Hit]:
    text = leaf.text.text
    start, end = span
    before, after = text[start - 1 : start], text[end : end + 1]
    if (leaf.is_key and first.soft) or before.isalnum() or after.isalnum():
        return
    if leaf.quote:
        start, end = 0, len(text)
    raw_start, raw_end = leaf.text.raw(start, end)
    yield Hit(
        raw_start, raw_end, first.entity, first.score, text[start:end], first.soft, leaf.quote
    )
