"""Phone numbers: by the way each country writes them, with libphonenumber as the judge."""

# ruff: noqa: E501 - a pattern broken over lines is a pattern misread
from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import phonenumbers

from redaction.recognizers.rules import Rule

__all__ = ["RULES"]

REGIONS: Final = (
    "ES", "MX", "AR", "BR", "CL", "CO", "PE", "UY", "PT", "US", "GB", "FR", "DE"
)  # fmt: skip
_CONTEXT: Final = (
    r"tel(?:s|f|[eé]fonos?|[eé]fono|efones?|ephones?|em[oó]ve(?:l|is))?|phones?(?: ?number)?|m[oó]vil(?:es)?|"
    r"mobile|cell?(?:ular(?:es)?)?|cel|whats?app|wa|telegram|llam\p{L}*|call(?:ing|ed| back)?|lig(?:ar|ue|"
    r"uei|ou)|fijo|landline|fax|fono|contact(?:o|arme|ar|e|ame)?|contato|sms|ring|text me|answer(?:ing)?|reach|office|home|work|n[uú]mero|"
    r"number|dial|marca[r]?"
).replace(r"\p{L}", r"[^\W\d_]")
_S: Final = r"[ .\-\x{00A0}]"
_EXTENSION: Final = r"(?:[ ]?(?:x|ext\.?|extension|int\.?|ramal)[ ]?\d{1,5})?"
_DATE: Final = re.compile(
    r"\d{4}[ .\-/](?:0?[1-9]|1[0-2])[ .\-/](?:0?[1-9]|[12]\d|3[01])(?!\d)"
    r"|(?:0?[1-9]|[12]\d|3[01])[ .\-/](?:0?[1-9]|1[0-2])[ .\-/](?:19|20)\d{2}(?!\d)"
)
_MONEY_BEFORE: Final = re.compile(
    r"(?:[$€£]|R\$|USD|EUR|MXN|ARS|CLP|COP|BRL|\d[.,])\s?$", re.IGNORECASE
)
_MONEY_AFTER: Final = re.compile(
    r"\s?(?:[€$£%]|USD|EUR|MXN|ARS|CLP|COP|BRL|euros?|pesos?|reais|[.,:/]\d)"
)
_GROUP: Final = re.compile(r"[^\d+]*\d+\)?")


def _national(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Keep what is written like a phone and is neither a date nor an amount."""
    if _is_amount_or_date(text, start, end):
        return
    yield start, end, 0.7 if _valid(text[start:end]) else 0.6


def _bare(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Digits alone: a mobile's form is worth a mask unless a word before says otherwise."""
    digits = text[start:end]
    if _is_amount_or_date(text, start, end) or re.match(r"(?:19|20)\d{6}(?!\d)", digits):
        return
    mobile = (len(digits) == 9 and digits[0] in "67") or (len(digits) == 11 and digits[2] == "9")
    yield start, end, 0.45 if mobile and _valid(digits) else 0.15


def _local(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Groups of digits that only a word before makes a phone."""
    count = sum(char.isdigit() for char in text[start:end])
    span = re.fullmatch(r"\d+\.\d+|(?:19|20)\d\d[ \-](?:19|20)\d\d", text[start:end])
    if 7 <= count <= 12 and not span and not _is_amount_or_date(text, start, end):
        yield start, end, 0.15


def _international(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Cut trailing groups until the number is one that can be dialled."""
    value = text[start:end]
    if len(re.sub(r"\D", "", value)) < 8:
        return
    shorter = value
    while len(re.sub(r"\D", "", shorter)) >= 8:
        if _valid(shorter):
            yield start, start + len(shorter), 0.95
            return
        shorter = shorter[: _last_group(shorter)]
    yield start, end, 0.65


def _last_group(value: str) -> int:
    """Return where the last group of digits begins, what separates it included."""
    return [match.start() for match in _GROUP.finditer(value)][-1]


def _is_amount_or_date(text: str, start: int, end: int) -> bool:
    return bool(
        _DATE.match(text, start)
        or _MONEY_BEFORE.search(text[max(0, start - 5) : start])
        or _MONEY_AFTER.match(text, end)
    )


@lru_cache(maxsize=2_048)
def _valid(value: str) -> bool:
    """Answer whether libphonenumber knows the number, in any of our regions if it has no +."""
    value = re.sub(r"^00", "+", value.strip())
    for region in (None,) if value.startswith("+") else REGIONS:
        try:
            if phonenumbers.is_valid_number(phonenumbers.parse(value, region)):
                return True
        except phonenumbers.NumberParseException:
            continue
    return False


# RE2 takes the first alternative that fits: longer forms stand before their beginnings.
_FORMS: Final = "|".join(
    (
        rf"\(\d{{2,4}}\){_S}?\d{{3,5}}{_S}?\d{{3,4}}(?:{_S}\d{{2,4}})?",  # US, MX, AR, BR, GB
        rf"0\d{{2}}{_S}\d{{4}}{_S}\d{{4}}|0\d{{4}}{_S}\d{{3}}{_S}\d{{3}}",  # GB
        rf"0\d{{3}}{_S}\d{{3}}{_S}\d{{4}}|0\d{{4}}{_S}\d{{5,6}}",  # GB
        rf"\d{{3,4}}{_S}15{_S}\d{{3}}{_S}?\d{{4}}",  # AR
        rf"(?:1{_S})?\d{{3}}{_S}\d{{3}}{_S}\d{{4}}",  # US, MX, CO
        rf"\d{{2}}{_S}9{_S}?\d{{4}}{_S}\d{{4}}|0?\d{{2}}{_S}9?\d{{4}}-\d{{4}}|9\d{{4}}-\d{{4}}",  # BR
        rf"\d{{2}}{_S}\d{{4}}{_S}\d{{4}}",  # MX, AR, BR
        rf"0\d(?:{_S}\d{{2}}){{4}}",  # FR
        rf"01[5-7]\d{_S}\d{{3,4}}{_S}\d{{3,5}}|0\d{{1,4}}[ /\-]\d{{5,8}}",  # DE
        rf"[26789]\d{{2}}{_S}\d{{3}}{_S}\d{{3}}",  # ES, PT, PE
        rf"[6789]\d{{2}}(?:{_S}\d{{2}}){{3}}",  # ES
        rf"[6789]\d(?:{_S}\d{{2}}){{2}}{_S}\d{{3}}|9\d{_S}\d{{3}}(?:{_S}\d{{2}}){{2}}",  # ES
        rf"09\d{_S}\d{{3}}{_S}\d{{3}}|9{_S}\d{{4}}{_S}\d{{4}}",  # UY, CL
    )
)

RULES: Final = (
    Rule(
        "phone.international",
        "PHONE_NUMBER",
        r"(?P<v>(?:\+|\b00)[ ]?\(?\d{1,4}\)?(?:[ .\-/\x{00A0}]{0,2}\(?\d{1,5}\)?){1,7}"
        rf"{_EXTENSION})",
        0.65,
        context=_CONTEXT,
        refine=_international,
    ),
    Rule(
        "phone.national",
        "PHONE_NUMBER",
        rf"(?P<v>(?:{_FORMS}){_EXTENSION})",
        0.6,
        context=_CONTEXT,
        refine=_national,
    ),
    Rule("phone.bare", "PHONE_NUMBER", r"\d{8,12}", 0.15, context=_CONTEXT, refine=_bare),
    Rule(
        "phone.local",
        "PHONE_NUMBER",
        rf"\d{{2,4}}(?:{_S}\d{{2,4}}){{1,4}}",
        0.15,
        context=_CONTEXT,
        refine=_local,
    ),
)
