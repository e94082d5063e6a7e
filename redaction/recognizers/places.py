"""Countries, regions and towns by heart, and towns by the words around them."""

# ruff: noqa: E501, RUF001 - a pattern broken over lines is a pattern misread
from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from redaction.recognizers.gazetteer import (
    CITIES,
    GIVEN,
    PLACE_HEADS,
    PLACES,
    SURE_PLACES,
    SURNAMES,
    fold,
)
from redaction.recognizers.hints import may_place
from redaction.recognizers.people import NOT_NAMES
from redaction.recognizers.rules import Rule

__all__ = ["RULES"]

_RUN: Final = r"\p{L}[\p{L}'’\-]*(?:\.?[ \t]\p{L}[\p{L}'’\-]*)*"
_CAP: Final = r"(?-i:\p{Lu})[\p{L}'’\-]*"
_TOWN: Final = rf"{_CAP}(?:[ ](?:(?:de|del|da|do|dos|la|las|los|el|y|e|am|an der|upon|sur)[ ]){{0,2}}{_CAP}){{0,3}}"
_LIVES: Final = (
    r"(?:(?:i'?m|i am|we are|arrived|arrive[sd]?|landed|conference|stopover|trip) (?:in|at)|(?:where|city|town|ciudad|cidade|location|place|localidad(?: ?/ ?provincia)?|provincia|municipio|poblaci[oó]n|pa[ií]s|country|estado|munic[ií]pio|lugar(?: de nacimiento)?|naturalidade|birthplace):|(?:i'?m|is|are|was|we'?re|originally|came|comes|moved|moving|travel\p{L}*|flying|fly|ships?|shipped) (?:from|to)|"
    r"(?:live[sd]?|living|based|resident|residing|reside[sd]?|born|grew up|grown up|staying|located|stationed|raised) (?:in|at|of|near)|"
    r"(?:city|town|village|state|county|country) of|home ?town(?: is)?|"
    r"(?:vivo|vive|viven|vivimos|vivir|resido|reside|residente|nac[ií]|naci[óo]|nacid[oa]|criad[oa]|ubicad[oa]|radicad[oa]|estoy|trabajo) en|"
    r"(?:natural|originari[oa]|oriund[oa]|vecin[oa]|soy|ven(?:go|imos)|viaj\p{L}* desde|sali[óo]|llega desde) de|"
    r"(?:viaj\p{L}*|mud\p{L}*|vuel[oa]|volar|volamos|ir|voy|llegar|llego|envi\p{L}*|env[ií]o|traslad\p{L}*) (?:a|hacia|para)|"
    r"(?:ciudad|municipio|localidad|provincia|pueblo|comuna|departamento|estado) de|"
    r"(?:moro|mora|moramos|morar|vivo|vive|resido|reside|residente|nasci|nasceu|nascid[oa]|criad[oa]|localizad[oa]|fica) em|"
    r"(?:natural|oriund[oa]|sou|venho|saiu|vindo) de|"
    r"(?:viaj\p{L}*|mud\p{L}*|voo|voar|vou|chegar|enviar) (?:para|a|até)|(?:cidade|munic[ií]pio|vila|estado|distrito) d[eoa])"
)
_TOKEN: Final = re.compile(r"[^\W\d_]+(?:['’\-][^\W\d_]+)*")
_IN: Final = frozenset(
    [
        "in",
        "at",
        "from",
        "to",
        "near",
        "en",
        "desde",
        "hasta",
        "hacia",
        "em",
        "no",
        "na",
        "para",
        "de",
        "of",
        "a",
        "ao",
        "via",
        "around",
        "outside",
        "visit",
        "visiting",
        "visitar",
        "visito",
        "towards",
        "leave",
        "leaving",
        "reach",
        "cerca",
        "through",
        "perto",
    ]
)
_LONGEST: Final = 4


def _listed(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Find the longest listed place at each word; a word that is more than a place needs a sign."""
    if not may_place(text[start:end]):
        return
    words = [
        (one.start(), one.end(), fold(one.group())) for one in _TOKEN.finditer(text, start, end)
    ]
    opens = not text[:start].rstrip(" \t\"'").endswith(",")
    at = 0
    while at < len(words):
        longest = min(_LONGEST, len(words) - at) if words[at][2] in PLACE_HEADS else 0
        for count in range(longest, 0, -1):
            begin, stop = words[at][0], words[at + count - 1][1]
            name = " ".join(folded for _, _, folded in words[at : at + count])
            if name in PLACES:
                score = _weigh(text, words, at, count, name, first=opens and at == 0)
                if score:
                    yield begin, stop, score
                    at += count - 1
                    break
        at += 1


def _weigh(
    text: str, words: list[tuple[int, int, str]], at: int, count: int, name: str, *, first: bool
) -> float:
    begin, stop = words[at][0], words[at + count - 1][1]
    led = at > 0 and words[at - 1][2] in _IN
    sure = name in SURE_PLACES
    if not text[begin].isupper():
        glued = text[begin - 1 : begin] in {"_", "/", "@", ".", "-", "="} or text[stop : stop + 1] in {
            "_", "/", "@", "=", "(",
        }  # fmt: skip
        if not sure or glued or any(word in NOT_NAMES for _, _, word in words[at : at + count]):
            return 0.0
        return 0.5 if led or count > 1 else 0.42
    last = words[at + count - 1][0]
    if name in NOT_NAMES or text[last].islower():
        return 0.0
    if sure:
        return 0.6 if led else 0.5
    if name in CITIES:
        return 0.6 if led else 0.0 if first else 0.45
    if name in GIVEN or name in SURNAMES:
        return (0.6 if words[at - 1][2] in {"in", "en", "em", "near"} else 0.42) if led else 0.0
    return 0.45 if led or not first else 0.0


def _town(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """After "lives in": capitalised words, whether listed or not."""
    words = list(_TOKEN.finditer(text, start, end))
    while words and fold(words[-1].group()) in NOT_NAMES:
        words.pop()
    if words and text[start].isupper() and fold(words[0].group()) not in NOT_NAMES:
        yield start, words[-1].end(), 0.62


def _town_small(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """After "lives in", in lower case: the longest listed place."""
    words = list(_TOKEN.finditer(text, start, end))
    for count in range(len(words), 0, -1):
        name = " ".join(fold(word.group()) for word in words[:count])
        if name in PLACES and name not in NOT_NAMES:
            yield start, words[count - 1].end(), 0.62
            return


RULES: Final = (
    Rule(
        "place.lives_small",
        "LOCATION",
        rf"{_LIVES}[ \t](?P<v>(?-i:\p{{Ll}})[\p{{L}}'’\-]+(?:[ ][\p{{L}}'’\-]+){{0,3}})",
        0.62,
        refine=_town_small,
        soft=True,
    ),
    Rule("place.listed", "LOCATION", rf"(?P<v>{_RUN})", 0.5, refine=_listed, soft=True),
    Rule("place.lives", "LOCATION", rf"{_LIVES}[ \t](?P<v>{_TOWN})", 0.62, refine=_town, soft=True),
)
