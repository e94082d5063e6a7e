"""Names known by heart, and what stands beside them written like a name."""

# ruff: noqa: RUF001 - typographic quotes are the subject
from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from redaction.recognizers import names
from redaction.recognizers.gazetteer import (
    GIVEN,
    PLACES,
    SURE_GIVEN,
    SURE_PLACES,
    SURE_SURNAMES,
    SURNAMES,
    fold,
)
from redaction.recognizers.hints import may_name
from redaction.recognizers.words import (
    ACTS,
    BEFORE_PEOPLE,
    HEADS,
    NOT_NAMES,
    PARTICLES,
    TOKEN,
)

__all__ = ["EITHER", "RUN", "is_common", "listed"]

EITHER: Final = GIVEN | SURNAMES
_KNOWN_SURNAMES: Final = SURE_SURNAMES | names.SURNAMES
_SURNAMES_TOO: Final = frozenset(["dias", "sales"])
"""Surnames that stand behind a given name only: alone they are words."""
_WITH: Final = frozenset({"con", "com", "ao"})
_POSSESSIVE: Final = re.compile(r"['’]s$", re.IGNORECASE)
_GLUE: Final = frozenset("_/\\@=#&-.~$%+")
RUN: Final = r"\p{L}[\p{L}'’\-]*(?:\.?[ \t]{1,3}\p{L}[\p{L}'’\-]*)*"
_DOES: Final = frozenset(fold(word) for word in re.sub(r"[\[\]?()]", "", ACTS).split("|"))
_COMMON_ENDING: Final = re.compile(
    r"(?:mente|cion|ando|endo|indo|aron|ieron|aram|eram|aria|aban|able|ible|ing|ed|ly|ness|ment|tion|"
    r"ful|less|ous|dad|dade|tad|cao|coes|ciones|ado|ada|ados|adas|ido|ida|amos|emos|imos|ana|rde|oy|day)$"
)


class _Word(NamedTuple):
    """A word of a run: characters [start, end) and its folded form."""

    start: int
    end: int
    folded: str
    capital: bool
    shouted: bool


def _words(text: str, start: int, end: int) -> list[_Word]:
    """Return the words of a run; "Ana's" is Ana, and a shouted word counts as capitalised."""
    found = []
    for match in TOKEN.finditer(text, start, end):
        word = plain = _POSSESSIVE.sub("", match.group()).rstrip(".")
        found.append(
            _Word(
                match.start(),
                match.start() + len(word),
                fold(plain),
                plain[0].isupper(),
                plain.isupper(),
            )
        )
    return found


def listed(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Find names that are known by heart, and what stands beside them written like a name."""
    if not may_name(text[start:end]):
        return
    words = _words(text, start, end)
    opens = not text[:start].rstrip(" \t\"'“«(").endswith((",", ";", ")", "-")) or start == 0
    called = text[end : end + 1] in {",", ":"}
    at = 0
    while at < len(words):
        word = words[at]
        first = opens and at == 0
        score = 0.0
        if len(word.folded) > 2 and (word.folded not in NOT_NAMES or _full_name(words, at)):
            score = (
                _capital(words, at, first=first, called=called)
                if word.capital
                else _small(text, words, at)
            )
        if not score:
            at += 1
            continue
        last = _tail(text, words, at)
        yield word.start, words[last].end, score
        at = last + 1


def _capital(words: Sequence[_Word], at: int, *, first: bool, called: bool) -> float:  # noqa: PLR0911 - one sign, one answer
    """Weigh a capitalised word as the first of a name; `first`: a sentence begins with it.

    `called`: a comma or a colon follows the run, as after who is spoken to.
    """
    name = words[at].folded
    follower = _next_name(words, at)
    head = name.partition("-")[0]
    if head in GIVEN:
        if follower and (head in SURE_GIVEN or not first or follower.folded in SURNAMES):
            return 0.8
        if head in SURE_GIVEN:
            return 0.55
        alone = not first or (at + 1 == len(words) and called)
        return 0.45 if alone and name not in SURE_PLACES else 0.0
    if "-" in name and {*name.split("-")} <= EITHER:
        return 0.5
    if head in SURE_SURNAMES and name not in PLACES:
        return 0.5
    if name in HEADS or name in SURE_PLACES:
        return 0.0
    if follower is None:
        # "se queda con Thandiwe": beside whom, and no shouted code.
        beside = at > 0 and words[at - 1].folded in _WITH and not words[at].shouted
        return (
            0.42 if beside and len(name) > 3 and not is_common(name) and name not in PLACES else 0.0
        )
    if follower.folded in SURNAMES and (not first or follower.folded in SURE_SURNAMES):
        return 0.5
    if not first and at and words[at - 1].folded in BEFORE_PEOPLE and follower.folded not in HEADS:
        return 0.42
    return 0.0


def _full_name(words: Sequence[_Word], at: int) -> bool:
    """Answer whether a month or a day is a name here: "Julio Pérez"."""
    follower = words[at + 1] if at + 1 < len(words) else None
    return (
        words[at].folded in GIVEN
        and follower is not None
        and words[at].capital is follower.capital
        and follower.folded in SURNAMES
        and follower.folded not in NOT_NAMES
    )


def _next_name(words: Sequence[_Word], at: int) -> _Word | None:
    """Return the next capitalised word that a name may hold, particles skipped."""
    for word in words[at + 1 : at + 4]:
        if word.folded in PARTICLES:
            continue
        return word if word.capital and word.folded not in NOT_NAMES else None
    return None


def _small(text: str, words: Sequence[_Word], at: int) -> float:
    """Weigh a word in lower case: only what is surely a name, or a name beside a name."""
    start, end, name, *_ = words[at]
    before, after = text[start - 1 : start], text[end : end + 2]
    if before in _GLUE or after[:1] in _GLUE or (after[:1] == "." and after[1:].isalnum()):
        return 0.0
    follower = words[at + 1] if at + 1 < len(words) else None
    beside = follower is not None and follower.folded not in NOT_NAMES
    if name in SURE_GIVEN:
        if beside and follower and follower.folded in EITHER:
            return 0.8
        return 0.5 if len(name) > 3 and name not in SURE_PLACES else 0.0
    if name in GIVEN and beside and follower and follower.folded in SURNAMES:
        led = at > 0 and words[at - 1].folded in BEFORE_PEOPLE
        if led or follower.folded in _KNOWN_SURNAMES:
            return 0.7
    return 0.42 if len(name) > 5 and name in SURE_SURNAMES and name not in PLACES else 0.0


def _tail(text: str, words: Sequence[_Word], at: int) -> int:
    """Return the index of the last word of the name that begins at `at`."""
    last, capital = at, words[at].capital
    for number in range(at + 1, min(len(words), at + 7)):
        word = words[number]
        gap = text[words[number - 1].end : word.start]
        if gap.strip(" \t.") or ("." in gap and len(words[number - 1].folded) > 2):
            break
        if word.folded in PARTICLES or (word.capital and word.folded == "o"):  # Ó Briain
            continue
        listed = word.folded in EITHER or (number == at + 1 and _closes(text, words, number))
        if word.capital and capital and word.folded in _SURNAMES_TOO:
            last = number
            continue
        if word.folded in NOT_NAMES or not (word.capital if capital else listed):
            break
        if number - last > 3:
            break
        last = number
    return last


def is_common(folded: str) -> bool:
    """Answer whether a word ends as common words do, or is what people do."""
    return folded in _DOES or bool(_COMMON_ENDING.search(folded))


def _closes(text: str, words: Sequence[_Word], at: int) -> bool:
    """Answer whether an unknown word in lower case ends a name: "ana zubeldia, ..."."""
    word = words[at]
    if len(word.folded) < 4 or is_common(word.folded):
        return False
    after = text[word.end : word.end + 1]
    return after in {",", ".", ";", ":", "?", "!", "\n", ""} or (
        at + 1 < len(words) and words[at + 1].folded in NOT_NAMES
    )
