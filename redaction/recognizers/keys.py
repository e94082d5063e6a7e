"""What a JSON key says about the whole of its value."""

# ruff: noqa: E501 - a pattern broken over lines is a pattern misread
from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from redaction.recognizers.gazetteer import GIVEN, SURNAMES, fold
from redaction.recognizers.people import NOT_NAMES
from redaction.secrets import KEYS as _SECRET

__all__ = ["by_key"]


@dataclass(frozen=True, slots=True)
class _KeyRule:
    entity: str
    key: re.Pattern[str]
    value: re.Pattern[str]


def _rule(entity: str, key: str, value: str) -> _KeyRule:
    return _KeyRule(entity, re.compile(rf"(?:{key})$"), re.compile(value, re.DOTALL))


_NAME_LIKE: Final = r"[^\W\d_][^\d_@<>{}\[\]/\\=]{1,60}"
_ID_LIKE: Final = r"(?=.*\d)[\w .\-/+()]{5,32}"

# A value that is an identifier of a program (`save_payment`) is no person: a plain "name" key
# needs a value written like a name, the others do not.
_RULES: Final = (
    _rule(
        "SECRET",
        _SECRET.replace("[_\\- ]?", " ?"),
        r"(?!\d{1,3}$|(?i:none|null|true|false|auto|required|string|basic|bearer)$)\S.{3,}",
    ),
    _rule(
        "PERSON",
        r"(?:(?:first|last|full|given|family|middle|customer|client|user|patient|holder|cardholder|"
        r"contact|passenger|guest|employee|recipient|sender|owner) name|surname|nombres?(?: completo| "
        r"cliente| titular| y apellidos)?|apellidos?|titular|nome(?: completo| cliente| titular)?|"
        r"sobrenome|passenger|pasajero|paciente|cardholder|destinatario|recipient)",
        _NAME_LIKE,
    ),
    _rule(
        "ADDRESS",
        r"(?:(?:shipping|billing|home|street|postal|delivery|mailing|customer)? ?address(?: line ?\d?)?|"
        r"street|direcci[oó]n(?: .*)?|domicilio|calle|endere[cç]o(?: .*)?|morada|logradouro)",
        r"(?=.*[^\W\d_]).{5,200}",
    ),
    _rule(
        "ADDRESS",
        r"(?:zip(?: ?code)?|post ?code|postal code|c[oó]digo postal|cp|cep)",
        r"[\w \-]{3,10}",
    ),
    _rule(
        "DATE_OF_BIRTH",
        r"(?:dob|birth ?(?:date|day)?|date of birth|fecha (?:de )?nacimiento|nacimiento|"
        r"data (?:de )?nascimento|nascimento)",
        r".*\d.*",
    ),
    _rule(
        "PHONE_NUMBER",
        r"(?:.*(?:phone|mobile|cell|tel[eé]fono|m[oó]vil|celular|telefone|telem[oó]vel|whatsapp|fax))"
        r"(?: number)?",
        r"\+?[\d ().\-/]{7,24}",
    ),
    _rule("EMAIL_ADDRESS", r"(?:.*e ?mail|correo(?: electr[oó]nico)?)", r"\S+@\S+"),
    _rule("US_SSN", r"(?:ssn|social security(?: number)?)", _ID_LIKE),
    _rule("ES_NIF", r"(?:nif|dni nie|nif nie)", _ID_LIKE),
    _rule("AR_DNI", r"(?:dni|documento(?: identidad)?)", r"[\d.]{7,11}"),
    _rule("ES_NIF", r"dni", _ID_LIKE),
    _rule("ES_NIE", r"nie", _ID_LIKE),
    _rule("BR_CPF", r"cpf", _ID_LIKE),
    _rule("BR_CNPJ", r"cnpj", _ID_LIKE),
    _rule("MX_CURP", r"curp", _ID_LIKE),
    _rule("MX_RFC", r"rfc", _ID_LIKE),
    _rule("CL_RUT", r"(?:rut|run)", _ID_LIKE),
    _rule("CO_NIT", r"nit", _ID_LIKE),
    _rule("CO_CC", r"c[eé]dula", _ID_LIKE),
    _rule("PE_RUC", r"ruc", _ID_LIKE),
    _rule("AR_CUIT", r"cui[tl]", _ID_LIKE),
    _rule("PASSPORT", r"(?:passport|pasaporte|passaporte)(?: .*)?", _ID_LIKE),
    _rule(
        "CREDIT_CARD",
        r"(?:credit |debit )?card(?: number| no)?|tarjeta(?: n[uú]mero)?|cart[aã]o|card pan|pan",
        r"[\d \-]{12,23}",
    ),
    _rule("IBAN_CODE", r"iban", _ID_LIKE),
    _rule(
        "BANK_ACCOUNT",
        r"(?:account number|bank account|clabe|cbu|cuenta(?: bancaria)?|conta)",
        _ID_LIKE,
    ),
)
_PLAIN_NAME: Final = re.compile(r"(?:\w+ )?name$")


def by_key(key: str, value: str) -> str | None:
    """Return the entity that the key makes of the whole value, or None.

    `key`: plain lower-case words. A plain `name` counts only when a listed name is in it.
    """
    if not key:
        return None
    stripped = value.strip()
    for rule in _RULES:
        if rule.key.match(key) and rule.value.fullmatch(stripped):
            return rule.entity
    if _PLAIN_NAME.match(key) and 2 <= len(words := stripped.split()) <= 5:
        folded = {fold(word) for word in words}
        if folded & (GIVEN | SURNAMES) and not folded & NOT_NAMES:
            return "PERSON"
    return None
