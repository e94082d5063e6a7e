"""Tells in microseconds that a run of words holds no listed name and no listed place.

Invariant: a hint never says no where the rule behind it would find something (a test compares
them); nine of ten runs end here, and the rules look at the others word by word.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from redaction.recognizers.gazetteer import GIVEN, PLACES, SURE_SURNAMES, fold

__all__ = ["may_name", "may_place"]

_LETTERS: Final = re.compile(r"[^\W\d_]+")
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’\-][^\W\d_]+)*")  # noqa: RUF001
_NAMES: Final = GIVEN | SURE_SURNAMES
_SINGLE: Final = frozenset(place for place in PLACES if " " not in place)
_PAIRS: Final = frozenset(" ".join(place.split(" ")[:2]) for place in PLACES if " " in place)
_BESIDE: Final = re.compile(r"(?i:\b(?:con|com|ao)) [^\W\d_]")
# Particles stand between the words of a name, and an apostrophe makes two of one.
_NEAR: Final = 8
_SHORTEST_NAME: Final = 3
_SHORTEST_PLACE: Final = min(map(len, PLACES))


def may_name(run: str) -> bool:
    """Answer whether a listed name or two neighbours with capitals are in the run."""
    if len(run) < _SHORTEST_NAME and run.isascii():
        return False
    if "-" in run or _BESIDE.search(run) or not _NAMES.isdisjoint(_LETTERS.findall(fold(run))):
        return True
    capitals = [at for at, word in enumerate(_LETTERS.findall(run)) if word[0].isupper()]
    return any(after - at <= _NEAR for at, after in pairwise(capitals))


def may_place(run: str) -> bool:
    """Answer whether a listed place, or the first two words of one, are in the run."""
    if len(run) < _SHORTEST_PLACE and run.isascii():
        return False
    words = _WORD.findall(fold(run))
    return not (_SINGLE.isdisjoint(words) and _PAIRS.isdisjoint(map(" ".join, pairwise(words))))
