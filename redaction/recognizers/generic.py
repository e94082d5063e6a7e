"""Identifiers without a country: e-mail, cards, IBAN, network addresses, birth dates."""

# ruff: noqa: E501 - a pattern broken over lines is a pattern misread
from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from typing import Final

from redaction.recognizers.checksums import clean, iban, luhn
from redaction.recognizers.rules import Rule

__all__ = ["RULES"]

# ISO 13616 registry: how long each country's IBAN is.
_IBAN_LENGTHS: Final = {
    country: int(length)
    for country, length in re.findall(
        r"([A-Z]{2})(\d\d)",
        "AD24AE23AL28AT20AZ28BA20BE16BG22BH22BR29BY28CH21CR22CY28CZ24DE22DK18DO28EE20EG29ES24FI18"
        "FO18FR27GB22GE22GI23GL18GR27GT28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20"
        "LU20LV21MC27MD24ME22MK19MR27MT31MU30NL18NO15PK24PL28PS29PT25QA29RO24RS22SA24SC31SE24SI19"
        "SK24SM27ST25SV28TL23TN24TR26UA29VA22VG24XK20",
    )
}
_CARD: Final = (
    r"tarjetas?|card|cards|visa|mastercard|amex|american express|cart[aã]o|cr[eé]dito|d[eé]bito|"
    r"credit|debit|pan|cc"
)
_BIRTH: Final = (
    r"(?:fecha de nac(?:imiento|\.)?|f\. ?nac\.?|nacid[oa](?: el)?|nac[ií](?: el)?|naci[oó] el|"
    r"cumplea[nñ]os|data de nascimento|nascid[oa](?: em| no dia)?|nasci(?: em| no dia)?|"
    r"nasceu(?: em| no dia)?|nascimento|nacimiento|anivers[aá]rio|date of birth|birth ?date|"
    r"birthday|born(?: on)?|d\.?o\.?b\.?)"
)
_MONTH: Final = (
    r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|fev|mai|set|out|dez)"
    r"\p{L}{0,8}\.?"
)
_DATE: Final = (
    rf"(?:\d{{1,2}}[/.\- ]\d{{1,2}}[/.\- ]\d{{2,4}}|\d{{4}}[/.\-]\d{{1,2}}[/.\-]\d{{1,2}}|"
    rf"\d{{1,2}}(?:st|nd|rd|th|º)?[ \-/](?:de |of )?{_MONTH}(?:,?[ \-/](?:de |del )?\d{{2,4}})?|"
    rf"{_MONTH} \d{{1,2}}(?:st|nd|rd|th)?(?:,? \d{{4}})?)"
)


def _iban(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Cut at the country's own length, since words may follow without a stop."""
    length = _IBAN_LENGTHS.get(text[start : start + 2].upper())
    if length is None:
        if iban(text[start:end]):
            yield start, end, 0.8
        return
    count = 0
    for at in range(start, end):
        count += text[at].isalnum()
        if count == length:
            yield start, at + 1, 0.8
            return
    if count >= 15:
        yield start, end, 0.65


def _card(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    number = clean(text[start:end])
    groups = [len(group) for group in re.split(r"[ -]", text[start:end])]
    if groups in ([4, 4, 4, 4], [4, 6, 5], [4, 4, 4, 4, 3], [4, 6, 4]):
        yield start, end, 0.8
    elif number[0] in "23456" and 15 <= len(number) <= 16:
        # Luhn agrees by chance once in ten, and a card is worth that.
        yield start, end, 0.6 if luhn(number) else 0.2
    else:
        yield start, end, 0.2


def _ip(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    try:
        address = ipaddress.ip_address(text[start:end])
    except ValueError:
        return
    if len(text[start:end]) > 3:
        yield start, end, 0.2 if address.is_unspecified or address.is_loopback else 0.7


_PAGES: Final = frozenset(
    [
        "in",
        "pub",
        "sharer",
        "share",
        "login",
        "help",
        "about",
        "policies",
        "privacy",
        "watch",
        "hashtag",
        "search",
        "home",
        "intent",
        "explore",
        "orgs",
        "features",
        "topics",
        "marketplace",
        "settings",
    ]
)


def _profile(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Keep what names an account: not a page of the site itself."""
    host, _, account = text[start:end].lower().rpartition("/")
    if account not in _PAGES:
        personal = host.endswith("linkedin.com/in")
        yield start, end, 0.75 if personal else 0.3


RULES: Final = (
    Rule(
        "email",
        "EMAIL_ADDRESS",
        # On purpose without a list of top-level domains: internal hosts are addresses too.
        r"(?P<v>[\p{L}\p{N}_%+\-]+(?:[.'&][\p{L}\p{N}_%+\-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\-]*"
        r"[\p{L}\p{N}])?\.)+[\p{L}]{2,24})",
        0.95,
    ),
    Rule(
        "email.bare_host",
        "EMAIL_ADDRESS",
        r"[a-z0-9._%+\-]{2,64}@[a-z][a-z0-9\-]{1,62}",
        0.3,
        context=r"e-?mail|correo|mail|user",
    ),
    Rule(
        "card",
        "CREDIT_CARD",
        r"\d(?:[ -]?\d){12,18}",
        0.2,
        context=_CARD,
        valid=luhn,
        confirmed=0.35,
        refine=_card,
    ),
    Rule(
        "iban",
        "IBAN_CODE",
        r"[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?",
        0.8,
        valid=iban,
        refine=_iban,
    ),
    Rule(
        "bank_account",
        "BANK_ACCOUNT",
        r"(?:account|acct|cuenta|conta|cta|cbu|clabe|sort code|routing|ag[eê]ncia|iban)"
        r"(?: ?(?:number|no\.?|n\.?[º°o]\.?|n[uú]mero|#|corrente|corriente|banc[aá]ria|is|es|"
        r"é|:|de|cliente))*[ :#]{1,3}(?P<v>\d[\d \-.]{6,26}\d(?:-[\dX])?)",
        0.7,
    ),
    Rule("ipv4", "IP_ADDRESS", r"\d{1,3}(?:\.\d{1,3}){3}", 0.7, refine=_ip, context="ip|host"),
    Rule(
        "ipv6",
        "IP_ADDRESS",
        r"(?P<v>(?:[0-9a-f]{1,4}:){2,7}[0-9a-f]{1,4}|(?:[0-9a-f]{1,4}:){1,7}:(?:[0-9a-f]{1,4}"
        r"(?::[0-9a-f]{1,4}){0,6})?|::(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})",
        0.7,
        refine=_ip,
    ),
    Rule("mac", "MAC_ADDRESS", r"[0-9a-f]{2}(?:[:-][0-9a-f]{2}){5}", 0.7),
    Rule(
        "birth",
        "DATE_OF_BIRTH",
        rf"{_BIRTH}(?:[ :,.=?\"']|(?:it'?s|it is|es|is|é|the|el|on|em|dia|o) ){{0,9}}"
        rf"(?P<v>{_DATE})",
        0.85,
    ),
    Rule(
        "medical_id",
        "MEDICAL_ID",
        r"(?:nhc|n\.?h\.?c\.?|cipa|cip|nass|n\.?[º°o]? ?(?:de )?(?:col(?:egiad[oa])?|historia(?: cl[ií]nica)?|afiliaci[oó]n|asegurad[oa]|p[oó]liza|episodio|tarjeta sanitaria)"
        r"|colegiad[oa]|historia cl[ií]nica|historial|tarjeta sanitaria|n[uú]mero de (?:historia(?: cl[ií]nica)?|afiliaci[oó]n|seguridad social|p[oó]liza|colegiad[oa])|"
        r"seguridad social|medical record(?: number)?|mrn|patient (?:id|number|no)|health (?:card|insurance|plan)(?: id| number)?|member id|npi|dea|"
        r"prontu[aá]rio|cart[aã]o (?:sus|de sa[uú]de)|cns|crm|n[uú]mero de utente|sns)"
        r"(?: ?(?:number|no\.?|n\.?[º°o]\.?|n[uú]mero|#|is|es|é|de|del|id))*[ :#.º°-]{1,3}(?P<v>(?:[A-Z]{1,6}[\- ]?)?\d(?:[ \-/.]?[A-Z0-9]){3,19})",
        0.75,
    ),
    Rule(
        "driver_license",
        "DRIVER_LICENSE",
        r"(?:driver'?s?'? licen[sc]e|driving licen[sc]e|permiso de conducir|permiso de conducci[oó]n|licencia de (?:conducir|conducci[oó]n)|"
        r"carnet de conducir|carn[eé] de conducir|carta de condu[cç][aã]o|carteira de motorista|cnh)"
        r"(?: ?(?:number|no\.?|n\.?[º°o]\.?|n[uú]mero|#|is|es|é|:|de|=))*[ :#]{1,3}(?P<v>[A-Z]{0,5}[\- ]?\d(?:[\- ]?[A-Z0-9]){4,17})",
        0.75,
    ),
    Rule(
        "social.profile",
        "SOCIAL_PROFILE",
        r"(?P<v>(?:https?://)?(?:[a-z]{2,3}\.)?(?:linkedin\.com/(?:in|pub)|facebook\.com|fb\.com|instagram\.com|twitter\.com|x\.com|tiktok\.com|"
        r"t\.me|github\.com|youtube\.com)/@?[A-Za-z0-9._\-%]{3,60})",
        0.3,
        context=r"my|his|her|mi|su|meu|minha|perfil|profile|linkedin|facebook|instagram|twitter|tiktok|sigue|follow",
        refine=_profile,
    ),
    Rule(
        "social.handle",
        "SOCIAL_PROFILE",
        r"(?:twitter|instagram|insta|tiktok|telegram|handle|usuario|user ?name|usu[aá]rio|linkedin|facebook|x)(?: ?(?:handle|user|usuario|es|is|é|:|,|=))*"
        r"[ ]{1,2}(?P<v>@[A-Za-z0-9_.]{3,32})",
        0.75,
    ),
    Rule(
        "site.own",
        "SOCIAL_PROFILE",
        r"(?:my (?:own |personal )?(?:web ?site|site|blog|web ?page|page|portfolio)|mi (?:p[aá]gina(?: web)?|web|sitio(?: web)?|blog|portfolio)|"
        r"(?:meu|minha) (?:site|blog|p[aá]gina|portf[oó]lio))(?: (?:is|at|es|é|en|:))*[ :]{1,3}(?P<v>(?:https?://)?[^\s<>\"'()]{4,200})",
        0.75,
    ),
    Rule(
        "passport",
        "PASSPORT",
        r"(?:passport|pasaporte|passaporte)(?: ?(?:number|no\.?|n\.?[º°o]\.?|n[uú]mero|#|is|es|é|:|"
        r"de|con|peruano|mexicano|argentino))*[ :#]{1,3}(?P<v>[A-Z]{0,3}\d{5,9}[A-Z]?)",
        0.7,
    ),
)
