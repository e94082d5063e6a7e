"""Postal addresses by form, Spanish, Portuguese and English."""

# ruff: noqa: E501, RUF001 - a pattern broken over lines is a pattern misread
from __future__ import annotations

from typing import Final

from redaction.recognizers import organisations, places, streets
from redaction.recognizers.rules import Rule

__all__ = ["RULES"]

_CAP: Final = r"(?-i:\p{Lu})[\p{L}'’.\-]*"
_WORD: Final = r"(?-i:\p{Lu})[\p{L}'’\-]*"
_TOWN: Final = rf"{_WORD}(?:[ ](?:(?:de|del|da|do|dos|la|las|los|el|y|e)[ ]){{0,2}}{_WORD}){{0,3}}"
_LINK: Final = r"(?:(?:de|del|da|do|dos|das|la|las|los|el|y|e)[ ]){0,3}"
_NAME: Final = rf"(?:\d{{1,2}}[ ]de[ ])?{_LINK}{_CAP}(?:[ ]{_LINK}{_CAP}){{0,5}}"
_STREET: Final = (
    r"(?:calle|c/|c\.|cl\.|avda\.?|avenida|av\.?|avd\.?|plaza|pza\.?|pl\.|paseo|p\.?º|pso\.?|camino|"
    r"cno\.?|carretera|ctra\.?|ronda|rda\.?|traves[ií]a|carrera|cra\.?|diagonal|transversal|jir[oó]n|"
    r"jr\.?|pasaje|psje\.?|calzada|calz\.?|blvd\.?|boulevard|bulevar|urbanizaci[oó]n|urb\.?|glorieta|"
    r"gran v[ií]a|rambla|rua|r\.|travessa|tv\.|pra[cç]a|pça\.?|alameda|al\.|estrada|rodovia|largo|"
    r"cal[cç]ada|quinta)"
)
_UNIT: Final = (
    r"(?:,?[ ]?(?:piso|planta|puerta|pta\.?|pto\.?|depto\.?|dpto\.?|departamento|apto\.?|apt\.?|"
    r"apartamento|int(?:erior|\.)?|esc(?:alera|\.)?|bloque|bl\.?|bloco|casa|local|andar|bairro|"
    r"colonia|col\.|barrio|torre|sala|conjunto|manzana|mz\.?|lote)[ .:]{1,2}[\w\p{L}º°ª.\-]{1,24}"
    r"(?:[ ](?-i:\p{Lu})\p{L}+){0,2}|,?[ ]?\d{1,2}[ ]?[.]?[ºª°](?:[ \-]?(?:[A-Z]\b|izq\w*\.?|der\w*\.?|"
    r"dcha\.?|esq\w*\.?))?|[ ](?:bajo|bis)\b(?:[ ][A-Z]\b)?){0,4}"
)
_ZIP: Final = (
    rf"(?:(?:,|[ ]-|[ ]–)?[ ](?:(?:CP|C\.P\.|CEP)[ :]{{1,2}})?(?:[A-Z]\d{{4}}[A-Z]{{3}}|"
    rf"\d{{5}}-\d{{3}}|\d{{4,5}}(?:-\d{{3}})?)\b(?:,?[ ]{_TOWN})?|,[ ]{_TOWN}(?:[ ]?[-/,][ ]?[A-Z]{{2}}\b)?"
    r"){0,3}"
)
_EN_STREET: Final = (
    r"(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|square|sq|"
    r"way|terrace|ter|close|crescent|parkway|pkwy|highway|hwy|circle|cir|row|grove|gardens|mews|"
    r"walk|trail|trl|broadway)"
)

RULES: Final = (
    Rule(
        "address.es_pt",
        "ADDRESS",
        rf"{_STREET}[ ]?{_NAME}(?:,)?[ ](?:n\.?[º°o]?\.?[ ]?|n[uú]m(?:ero|\.)?[ ]?|#[ ]?)?"
        rf"(?:\d{{1,5}}[A-Z]?(?:[ ]?[-–/][ ]?\d{{1,4}})?\b|s/n\b){_UNIT}{_ZIP}",
        0.8,
        soft=True,
    ),
    Rule(
        "address.grid",
        "ADDRESS",
        r"(?:calle|cll?|carrera|cra|kra?|diagonal|transversal|av(?:enida)?)\.?[ ]\d{1,3}[ ]?[A-Z]?"
        r"(?:[ ](?:bis|sur|norte|este|oeste))?[ ]?(?:#|no\.?|n[º°])[ ]?\d{1,3}[ ]?[A-Z]?[ ]?[-–][ ]?"
        rf"\d{{1,3}}{_UNIT}{_ZIP}",
        0.85,
        soft=True,
    ),
    Rule(
        "address.en",
        "ADDRESS",
        rf"\d{{1,5}}[A-Z]?[ ](?:[NSEW]\.?[ ])?(?:(?:{_CAP}|\d{{1,3}}(?:st|nd|rd|th))[ ]){{1,4}}"
        rf"{_EN_STREET}\b\.?(?:,?[ ](?:apt|apartment|suite|ste|unit|flat|floor|fl)\.?[ ]?#?[\w\-]{{1,8}}|"
        rf",?[ ]#[ ]?\w{{1,6}})?(?:,[ ]{_TOWN}){{0,2}}(?:,?[ ](?:(?-i:[A-Z]{{2}})[ ])?\d{{5}}(?:-\d{{4}})?\b|"
        r",?[ ](?-i:[A-Z]{1,2}\d[A-Z\d]?[ ]\d[A-Z]{2})\b)?",
        0.8,
        soft=True,
    ),
    Rule(
        "address.eu",
        "ADDRESS",
        rf"(?:\d{{1,4}}(?:[ ]?bis)?,?[ ])?(?:rue|chemin|all[ée]e|impasse|quai|viale|piazza|corso|ul\.|ulica|"
        rf"avenue|boulevard)[ ](?:d['’e][ ]?|du[ ]|des[ ]|della?[ ]|la[ ])?{_NAME}(?:,?[ ]\d{{1,4}}[A-Z]?\b)?",
        0.6,
        soft=True,
    ),
    Rule(
        "address.germanic",
        "ADDRESS",
        r"(?-i:\p{Lu})[\p{L}\-]*(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|laan|straat|gatan|v[äa]gen|"
        rf"vej|plein)[ ]\d{{1,4}}[A-Z]?(?:,?[ ]\d{{4,5}}(?:[ ](?-i:[A-Z]{{2}}))?(?:[ ]{_TOWN})?)?",
        0.7,
        soft=True,
    ),
    Rule(
        "address.unit",
        "ADDRESS",
        r"(?:apt|apartment|suite|flat|piso|depto|dpto|apto|apartamento)\.?[ ]?#?\d{1,5}[A-Z]?",
        0.5,
        soft=True,
    ),
    Rule(
        "address.po_box",
        "ADDRESS",
        r"(?:P\.?[ ]?O\.?[ ]?Box|apartado(?: de correos| postal)?|caixa postal)[ :#]{1,2}\d{1,6}",
        0.7,
        soft=True,
    ),
    Rule(
        "address.uk_postcode", "ADDRESS", r"(?-i:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})", 0.6, soft=True
    ),
    Rule(
        "address.postal_code",
        "ADDRESS",
        r"(?:c[oó]digo postal|c\.?p\.?|cep|zip(?: ?code)?|post ?code|postal code)"
        r"(?:[ :]|es|is|é){1,4}(?P<v>(?:\d{5}-\d{3,4}|\d{4,5}(?:-\d{3})?|[A-Z]\d{4}[A-Z]{3}|"
        r"[A-Z]\d[A-Z] ?\d[A-Z]\d))",
        0.8,
        soft=True,
    ),
    Rule(
        "address.cep",
        "ADDRESS",
        r"\d{5}-\d{3}",
        0.2,
        context=r"cep|endere[cç]o|bairro|rua",
        soft=True,
    ),
    Rule(
        "address.said",
        "ADDRESS",
        r"(?:direcci[oó]n|domicilio|endere[cç]o|morada|address)(?: (?:de )?(?:env[ií]o|entrega|postal|"
        rf"fiscal|actual|completa|is|es|é))*[ ]?:[ ]?(?P<v>{_CAP}[^\n;|\"<>{{}}]{{3,60}}?\d{{1,5}}\b{_UNIT}{_ZIP})",
        0.75,
        soft=True,
    ),
    *streets.RULES,
    *places.RULES,
    *organisations.RULES,
)
