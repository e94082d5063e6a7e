"""Postal addresses of many countries: where one begins, how far it goes, what proves it.

A rule finds a beginning (a number, a street word, "lives at"); from there `_walk` takes what an
address may hold, over commas and line ends, and `_Parts` says whether it adds up to one.
"""

# ruff: noqa: E501, RUF001 - a pattern broken over lines is a pattern misread
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from redaction.recognizers.gazetteer import PLACES, SURE_PLACES, fold
from redaction.recognizers.people import NOT_NAMES
from redaction.recognizers.rules import Rule
from redaction.recognizers.street_words import (
    LEADS,
    PARTICLES,
    STOP,
    STREETS,
    SUFFIXES,
    UNITS,
)

__all__ = ["RULES"]

_GERMANIC: Final = re.compile(
    r"(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|ring|damm|ufer|brücke|steig|hof|laan|straat|dreef|baan|singel|"
    r"plein|steeg|dijk|kade|gata|gatan|gate|v[äa]gen|v[eæ]gen|veien|vegen|vej|v[äa]g|gade|gränd|stræde|stræti|straeti|"
    r"katu|tie|polku|kuja|garður|vegur|útja|utca|ulica|iela|gatve)$"
)
_TOKEN: Final = re.compile(r"[^\s,;|()\"<>{}\[\]?!]+")
_GAP: Final = re.compile(
    r"[ \t]*[,–/]?[ \t]*(?:-[ \t]+)?|[ \t]*,?[ \t]*\n[ \t>?]*(?:\n[ \t>?]*)?,?[ \t]*|[ \t]*\(",
    re.ASCII,
)
_NUMBER: Final = re.compile(
    r"#?\d{1,6}[A-Za-z]?(?:[-/–]\d{1,6}[A-Za-z]?)?[.º°ª]?|\d{5}-?\d{3,4}|[A-Za-z]{1,2}\d{1,2}[A-Za-z]?|\d[A-Za-z]{2}|"
    r"[A-Z]\d{4}[A-Z]{3}|[A-Z]\d[A-Z]|\d[A-Z]\d|\d{2}-\d{3}|\d{4}-\d{3}|[A-Za-z]{3,20}-\d{6}|[A-Z]\d[A-Z]\d[A-Z]\d|\d{4}[A-Z]{2}|\d{1,3}(?:st|nd|rd|th)|[Nn]\.?[º°o]\.?"
)
_ZIP: Final = re.compile(
    r"\d{4,6}|\d{5}-?\d{3,4}|[A-Z]\d[A-Z]\d[A-Z]\d|\d{4}[A-Z]{2}|\d[A-Za-z]{2}|[A-Z]\d{4}[A-Z]{3}|\d[A-Z]\d|\d{2}-\d{3}|\d{4}-\d{3}"
)
_NEVER: Final = re.compile(
    r"[$€£@_=%*+]|://|(?i:^(?:eur|usd|gbp|mxn|ars|clp|cop|brl|pen|uyu|euros?|pesos?|reais|sku|ean|iban|cif|nif|nie|dni|cpf|cnpj|rut|nit|ruc|curp|rfc|cuit|clabe|ssn|ip|vat|gb|mb|kg|cm|mm|ml|hs|hrs)$)|^(?:am|pm|h|min)$"
)
_TOWN_ZIP: Final = re.compile(r"[^\W\d_][\w .'\-]{1,30},? (?:[A-Z]{2,3}|nan) \d{4,6}\b")
_CLOCK: Final = re.compile(r"\d[:h]$")
_YEAR: Final = re.compile(r"(?:19|20)\d\d")
_REACH: Final = 160
_LOOSE: Final = 3
"""Unknown words in lower case that may stand between two that belong."""


@dataclass(slots=True)
class _Parts:
    """What was met on the way."""

    end: int = 0
    words: int = 0
    numbers: int = 0
    unit: bool = False
    street: bool = False
    zip: bool = False
    place: bool = False
    state: bool = False
    capital: bool = False
    cut: bool = False
    """A comma or a line end stands within."""

    def proves(self) -> bool:
        """Answer whether a number and these parts are an address."""
        if self.words < 2:
            return False
        if self.unit and (
            self.capital or self.place or self.street or (self.numbers > 1 and self.cut)
        ):
            return True
        if self.street and (self.cut or self.numbers > 1 or self.capital):
            return True
        if self.zip and (self.state or self.place) and self.cut:
            return True
        return self.place and self.cut and self.numbers > 1


def _walk(text: str, at: int) -> _Parts:
    """Take tokens from `at` as long as an address may hold them."""
    parts = _Parts(end=at)
    loose, stop, last = 0, at + _REACH, at
    for token in _TOKEN.finditer(text, at, min(len(text), stop + 40)):
        gap = text[last : token.start()]
        if token.start() > stop or (last > at and not _GAP.fullmatch(gap)):
            break
        raw = token.group()
        word = raw.rstrip(".:?!")
        folded = fold(word)
        if "\n" in gap and last > at and not _continues(text, token, parts, gap):
            break
        if last > at and _stops(word, folded):
            break
        known = _take(parts, word, folded, text, token.start())
        if known is None:
            break
        parts.cut |= last > at and ("," in gap or "\n" in gap)
        if known:
            loose = 0
            parts.end = token.start() + len(word)
            parts.words += 1
        else:
            loose += folded not in PARTICLES
            if loose > _LOOSE:
                break
        last = token.end()
        if raw[-1:] in {"?", "!", ":"} or (
            raw.endswith(".")
            and len(word) > 4
            and folded not in STREETS
            and not _GERMANIC.search(f"{folded}.")
        ):
            break
        if raw.endswith(".") and word.isdigit() and len(word) > 3:
            break
    return parts


def _stops(word: str, folded: str) -> bool:
    """Answer whether a word ends an address, unless it is written like a state or leads a town."""
    if folded not in STOP and folded not in NOT_NAMES:
        return False
    state = len(word) in {2, 3} and word.isupper()
    leads = word[0].isupper() and folded in LEADS
    return not (state or leads or folded in SURE_PLACES or folded in PARTICLES)


def _take(  # noqa: PLR0911 - one kind of token, one answer
    parts: _Parts, word: str, folded: str, text: str, start: int
) -> bool | None:
    """Note a token: True when it belongs, False when it may, None when it cannot."""
    if not word:
        return False
    if _NEVER.search(word):
        return None
    if any(map(str.isdigit, word)):
        if not _NUMBER.fullmatch(word):
            return None
        parts.numbers += 1
        parts.zip |= bool(_ZIP.fullmatch(word)) and parts.words > 0 and not _YEAR.fullmatch(word)
        return True
    if folded in UNITS and _NUMBER.match(text[start + len(word) :].lstrip(" .#:º°")[:8]):
        parts.unit = True
        return True
    capital = word[0].isupper()
    if folded in STREETS or (capital and folded in SUFFIXES) or _GERMANIC.search(folded):
        parts.street = True
        return True
    if capital and len(word) in {2, 3} and word.isupper():
        parts.state = True
        return True
    if folded in PLACES and (capital or folded in SURE_PLACES):
        parts.place = True
        parts.capital |= capital
        return True
    if capital:
        parts.capital = True
        return True
    return False


def _continues(text: str, token: re.Match[str], parts: _Parts, gap: str) -> bool:
    """Answer whether the line that begins with `token` still belongs to the address."""
    stop = text.find("\n", token.start())
    line = text[token.start() : stop if stop >= 0 else len(text)].strip(" ,.")
    words = line.split()
    first = fold(words[0].strip(".,"))
    if first in UNITS or text[: token.start()].rstrip(" \t").endswith(","):
        return True
    if any(" ".join(map(fold, words[:count])).strip(".,?") in PLACES for count in (1, 2, 3)):
        return True
    if gap.count("\n") > 1:
        return False
    if _TOWN_ZIP.match(line):
        return True
    if words[0][0].isdigit():
        return bool(_ZIP.fullmatch(words[0])) and len(words) > 1 and words[1][0].isupper()
    indented = text[: token.start()].rpartition("\n")[2] != ""
    short = len(line) <= 34 and len(words) <= 4 and ":" not in line and "@" not in line
    zipped = bool(_ZIP.fullmatch(words[-1].strip(".?,"))) or _ends_in_zip(text, stop)
    plain = (
        indented
        or zipped
        or words[0].isupper()
        or text[stop + 1 : stop + 3].lstrip().startswith(",")
    )
    return short and not parts.zip and plain


def _ends_in_zip(text: str, stop: int) -> bool:
    following = text[stop + 1 : stop + 60].partition("\n")[0].split() if stop >= 0 else []
    return (
        bool(following) and len(following) < 5 and bool(_ZIP.fullmatch(following[-1].strip(".?,")))
    )


def _numbered(text: str, start: int, _: int) -> Iterable[tuple[int, int, float]]:
    """Begin at a number that is no end of another."""
    if text[start - 1 : start] in {"-", ".", "/", "_", "#"} or _CLOCK.search(text[:start][-3:]):
        return
    parts = _walk(text, start)
    if parts.proves():
        yield start, parts.end, 0.9


def _named(text: str, start: int, _: int) -> Iterable[tuple[int, int, float]]:
    """Begin at a street word; `Cuesta 92,10` is a price, `cuesta` alone a verb."""
    word = text[start : start + 6]
    if word == "cuesta" or (word == "Cuesta" and text[start + 6 : start + 8].strip().isdigit()):
        return
    parts = _walk(text, start)
    if parts.numbers and parts.words > 1:
        yield start, parts.end, 0.9


def _vague(text: str, start: int, _: int) -> Iterable[tuple[int, int, float]]:
    """Begin at a word that is a street only where a number and a postal code follow."""
    parts = _walk(text, start)
    if (
        parts.numbers
        and parts.capital
        and ((parts.zip and parts.cut) or (parts.street and parts.numbers > 1))
    ):
        yield start, parts.end, 0.9


def _suffixed(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Begin at `Bahnhofstraße 9`, and before it where words lead up to it."""
    lead = re.search(
        r"(?:\d{1,4}[ ])?(?:[^\W\d_][\w.\-]*[ ]){0,2}$", text[max(0, start - 40) : start]
    )
    begin = start
    if lead:
        words = list(re.finditer(r"\S+", lead.group()))
        for one in reversed(words):
            if (
                not (one.group()[0].isupper() or one.group()[0].isdigit())
                or fold(one.group()) in NOT_NAMES
            ):
                break
            begin = start - len(lead.group()) + one.start()
    parts = _walk(text, begin)
    yield begin, max(parts.end, end), 0.9


def _zip_town(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Begin at the first capital after the words of a sentence."""
    while (space := text.find(" ", start, end)) > 0 and fold(text[start:space]) in NOT_NAMES:
        start = space + 1
    parts = _walk(text, start)
    if parts.numbers > 1 and parts.cut and parts.capital:
        yield start, parts.end, 0.85


def _led(text: str, start: int, _: int) -> Iterable[tuple[int, int, float]]:
    """Begin after "lives at": anything with a number in it."""
    parts = _walk(text, start)
    if parts.numbers and parts.words > 1:
        yield start, parts.end, 0.88


def _after_place(text: str, start: int, end: int) -> Iterator[tuple[int, int, float]]:
    """Take the postal code behind a country or a town."""
    words = [
        fold(word) for word in re.findall(r"[^\W\d_][\w'’\-]*", text[max(0, start - 48) : start])
    ]
    known = any(" ".join(words[-count:]) in PLACES for count in (1, 2, 3, 4) if len(words) >= count)
    if known and not _YEAR.fullmatch(text[start:end]):
        yield start, end, 0.5


_NAMED: Final = (
    r"(?:calle|c/|c\.|cl\.|avda\.?|avenida|av\.|avd\.?|plaza|pza\.?|paseo|p\.?º|pso\.?|camino|cno\.?|carretera|ctra\.?|ronda|"
    r"rda\.?|traves[ií]a|callej[oó]n|cuesta|glorieta|pasadizo|pasaje|psje\.?|rambla|urbanizaci[oó]n|urb\.?|carrera|cra\.?|kra\.?|"
    r"diagonal|transversal|jir[oó]n|jr\.|calzada|calz\.?|blvd\.?|boulevard|bulevar|andador|cerrada|circuito|circunvalaci[oó]n|"
    r"continuaci[oó]n|corredor|eje vial|peatonal|perif[eé]rico|privada|prolongaci[oó]n|retorno|viaducto|ampliaci[oó]n|acceso|ca[nñ]ada|vial|strada|aleea|intrarea|[sș]oseaua|bulevardul|calea|"
    r"gran v[ií]a|rua|r\.|travessa|tv\.|pra[cç]a|p[cç]a\.?|alameda|al\.|estrada|rodovia|ladeira|largo|viela|beco|"
    r"rue|chemin|all[ée]e|impasse|quai|viale|piazza|corso|vicolo|ul\.|ulica|aleja|osiedle)"
)
_VAGUE: Final = (
    r"(?:studio|flat|unit|suite|apartment|level|via|favela|p[aá]tio|lagoa|condom[ií]nio|esta[cç][aã]o|jardim|fazenda|ch[aá]cara|col[oô]nia|morro|feira|vale|recanto|s[ií]tio|"
    r"loteamento|passarela|quadra|residencial|setor|trecho|trevo|vereda|viaduto|vila|parque|n[uú]cleo|esplanada|[aá]rea|aeroporto|"
    r"conjunto|distrito|campo|borgo|canale|contrada|incrocio|rotonda|strada|stretto|quinta|lote|villa|barrio|poblaci[oó]n|bosque|cerro|arroyo|"
    r"parc|place|cours|sentier|route|passage|square|voie)"
)
_LED: Final = (
    r"(?:(?:live[sd]?|living|reside[sd]?|resident|staying|located|arrived|meet(?: me)?|meeting|drop(?: it)? off|pick(?: it)? up|found) at|"
    r"(?:deliver(?:ed)?|ship(?:ped)?|sen[dt]|mail(?:ed)?|return|move[d]?|rerouted|forward(?:ed)?|post(?:ed)?|new one|refers|came)(?: (?:it|them|this|that|my \w+|the \w+|back))? to|"
    r"(?:taxi|cab|uber|courier|plumber|technician) to|here (?:it is|they are|you go)[:,]?|"
    r"(?:office|shop|store|house|home|clinic|apartment|flat|warehouse|restaurant|hotel|place) is (?:at|in|on)|"
    r"address(?:es)?(?: (?:of [^\n:]{1,40}|on file|here|now|below))?(?:[ ]?[:=]| is(?: now)?:?| to(?: the same)?:?| as| with| in)|"
    r"(?:direcci[oó]n|domicilio|endere[cç]o|morada|indirizzo|adresse)(?: (?:de )?(?:env[ií]o|entrega|postal|fiscal|actual|completa))*(?:[ ]?[:=]| es| é| a| en| para)|"
    r"(?:vivo|vive|viven|resido|reside|domiciliad[oa]|entrega(?:r|do|me)?|env[ií](?:ar|en|a|e)\p{L}*|recoger|est[aá]|queda|cita \p{L}+) en(?: la| el)?|"
    r"(?:moro|mora|resido|reside|entreg\p{L}+|fica|enviar|é) (?:em|na|no|para))"
)
_SEA: Final = r"(?:(?:PSC|CMR|Unit)[ ]\d{1,5},?[ ]Box[ ]\d{1,5}|(?:USS|USNS|USCGC|USNV)[ ]\p{L}+)(?:[ ,\n]{1,3}[FAD]PO[ ]A[AEP][ ]\d{5})?"

RULES: Final = (
    Rule(
        "address.numbered",
        "ADDRESS",
        r"\d{1,6}(?:[/\-]\d{1,5})?[A-Za-z]?(?:[ ]?bis)?,?[ ][\p{L}\d]",
        0.9,
        refine=_numbered,
        soft=True,
    ),
    Rule("address.named", "ADDRESS", rf"{_NAMED}[ ]?[\p{{L}}\d]", 0.9, refine=_named, soft=True),
    Rule(
        "address.vague", "ADDRESS", rf"{_VAGUE}[ ](?-i:[\p{{Lu}}d])", 0.9, refine=_vague, soft=True
    ),
    Rule(
        "address.suffixed",
        "ADDRESS",
        r"(?P<v>\p{L}[\p{L}\-]*(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|ring|damm|ufer|laan|straat|dreef|baan|singel|plein|steeg|dijk|"
        r"kade|gata|gatan|gate|v[äa]gen|v[eæ]gen|veien|vegen|vej|gade|katu|tie|vegur|str[æa]e?ti|str[æa]de|vænget|all[eé]|utca|útja|ulica)[ ]\d{1,4}[A-Z]?)",
        0.9,
        refine=_suffixed,
        soft=True,
    ),
    Rule(
        "address.led",
        "ADDRESS",
        rf"{_LED}[ \t\n]{{1,6}}(?P<v>[\p{{L}}\d])",
        0.88,
        refine=_led,
        soft=True,
    ),
    Rule(
        "address.zip_town",
        "ADDRESS",
        # Street, number, postal code, town: most of Europe, whatever the word for a street.
        r"(?-i:\p{Lu})[\p{L}.'’\-]+(?:[ ][\p{L}.'’\-]+){0,4}[ ]\d{1,4}[A-Z]?,[ ](?:\d{3}[ ]?\d{1,3}|\d{4}[ ]?[A-Z]{2}),?[ ](?-i:\p{Lu})",
        0.85,
        refine=_zip_town,
        soft=True,
    ),
    Rule("address.sea", "ADDRESS", _SEA, 0.9, soft=True),
    Rule("address.fpo", "ADDRESS", r"[FAD]PO[ ]A[AEP][ ]\d{5}", 0.9, soft=True),
    Rule("address.after_place", "ADDRESS", r"(?P<v>\d{4,6})", 0.5, refine=_after_place, soft=True),
    Rule(
        "address.state_zip",
        "ADDRESS",
        r"(?-i:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|PR|GU)"
        r"[ ]\d{5}(?:-\d{4})?",
        0.7,
        soft=True,
    ),
)
