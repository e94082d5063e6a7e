"""Organisations by their legal form and by the words around them.

Only those that point at somebody: an employer, a firm with its owners' names, a sole trader.
A brand or a product that stands alone stays, since a judge must be able to read it.
"""

# ruff: noqa: E501, RUF001 - a pattern broken over lines is a pattern misread
from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from redaction.recognizers.gazetteer import SURNAMES, fold
from redaction.recognizers.people import NOT_NAMES
from redaction.recognizers.rules import Rule

__all__ = ["RULES"]

_CAP: Final = r"(?-i:\p{Lu})[\p{L}\d'’&\-]*(?:\.[\p{L}\d]+)*"
_WORDS: Final = (
    rf"{_CAP}(?:,?[ ](?:(?:and|y|e|et|und|of|de|da|do|del|la|&)[ ]){{0,2}}{_CAP}){{0,5}}"
)
_FORM: Final = (
    r"(?-i:Inc|Incorporated|Ltd|LTD|Limited|LLC|LLP|PLC|plc|Corp|Corporation|GmbH|AG|KG|OHG|mbH|e\.K|S\.?A\.?(?: de C\.?V\.?)?|"
    r"S\.?L\.?(?:U|L)?\.?|S\.?R\.?L\.?(?: de C\.?V\.?)?|S\.?A\.?S\.?|S\.?A\.?D|S\.?L\.?N\.?E|S\.?Com|S\.?C\.?P|S\.?C\.?|Ltda|LTDA|EIRELI|S/A|MEI|ME|EPP|"
    r"SARL|SpA|S\.p\.A|s\.r\.l|s\.n\.c|B\.?V|N\.?V|AB|Oy|Oyj|ApS|A/S|ASA|Kft|Zrt|d\.o\.o|s\.r\.o|a\.s|Sp\. z o\.o|SCCL|IFN|"
    r"Group|Groupe|Gruppe|Grupo|Holdings?|Partners|Associates|& Associates|& Asociados|& Sons|and Sons|e Filhos|e Hijos|& Co|"
    r"Consulting|Technologies|Labs|Foundation|Insurance|Industries|Enterprises|Ventures|Capital|Logistics|Pharmaceuticals)\b\.?"
)
_WORKS: Final = (
    r"(?:(?:work(?:s|ed|ing)?|employed|hired|job|intern(?:ed)?) (?:at|for|by|with)|employer(?: is|:)|"
    r"trabaj\p{L}* (?:en|para|con)|emplead[oa] (?:de|en)|mi empresa(?: es|,|:)?|(?:la )?empresa(?: se llama)?|raz[oó]n social(?: es|:)?|"
    r"trabalh\p{L}* (?:na|no|em|para|pela)|funcion[aá]ri[oa] d[aoe]|minha empresa(?: é|,|:)?|a empresa|the (?:company|firm|supplier|vendor))"
)
_TOKEN: Final = re.compile(r"[^\W\d_][\w'’]*")


def _formed(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Trim the words of a sentence before the name."""
    words = list(_TOKEN.finditer(text, start, end))
    while len(words) > 1 and fold(words[0].group()) in NOT_NAMES:
        words.pop(0)
    if len(words) > 1:
        yield words[0].start(), end, 0.7


def _employer(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Keep capitalised words that begin no sentence of their own."""
    words = list(_TOKEN.finditer(text, start, end))
    if words and fold(words[0].group()) not in NOT_NAMES:
        yield start, end, 0.6


def _partners(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Take a firm that bears its partners' surnames."""
    names = [fold(one.group()) for one in _TOKEN.finditer(text, start, end)]
    partners = [name for name in names if name not in {"and", "y", "e", "et", "und"}]
    if sum(name in SURNAMES for name in partners) >= len(partners) - 1:
        yield start, end, 0.6


RULES: Final = (
    Rule(
        "organisation.form",
        "ORGANIZATION",
        rf"{_WORDS},?[ ]{_FORM}",
        0.7,
        refine=_formed,
        soft=True,
    ),
    Rule(
        "organisation.form_small",
        "ORGANIZATION",
        r"(?-i:[\p{Ll}\d&\-]{2,}[ ])?(?-i:[\p{Ll}&\-]{3,}),?[ ](?-i:ltd|inc|llc|gmbh|corp|plc|ltda|s\.l|s\.a)\b\.?",
        0.6,
        soft=True,
    ),
    Rule(
        "organisation.employer",
        "ORGANIZATION",
        rf"{_WORKS}[ ](?P<v>{_WORDS})",
        0.6,
        refine=_employer,
        soft=True,
    ),
    Rule(
        "organisation.care",
        "ORGANIZATION",
        # Where somebody is treated or taught says who they are, with a date beside it.
        r"(?-i:Hospital|Cl[ií]nica|Centro de Salud|Centro M[eé]dico|Ambulatorio|Sanatorio|Policl[ií]nica|Colegio|Escola|Escuela|Instituto|Universidade?|Facultad|"
        r"UBS|Maternidade?|Residencia|Complejo Hospitalario|Consultorio)"
        rf"(?:[ ](?:de|del|da|do|dos|la|las|los|el|e|y|of|the))*(?:[ ]{_CAP}(?:[ ](?:de|del|da|do|dos|la|las|los|el|e|y))*){{1,6}}",
        0.6,
        refine=_employer,
        soft=True,
    ),
    Rule(
        "organisation.care_en",
        "ORGANIZATION",
        rf"{_WORDS}[ ](?-i:Hospital|Clinic|Medical Center|Medical Centre|Health Center|University|College|High School|School|Surgery|Infirmary|Hospice)(?:[ ]of[ ]{_CAP})?",
        0.6,
        refine=_formed,
        soft=True,
    ),
    Rule(
        "organisation.partners",
        "ORGANIZATION",
        r"\p{L}[\p{L}'’\-]+, \p{L}[\p{L}'’\-]+,? (?:and|y|e|&) \p{L}[\p{L}'’\-]+",
        0.6,
        refine=_partners,
        soft=True,
    ),
)
