"""Spain, Portugal, and the identifiers of other European countries and the US."""

from __future__ import annotations

from typing import Final

from redaction.recognizers.checksums import es_cif, es_nie, es_nif, pt_nif, us_ssn
from redaction.recognizers.rules import Rule

__all__ = ["RULES"]

_NIF: Final = r"d\.?n\.?i\.?|n\.?i\.?f\.?|documento|identidad|identificaci[oó]n|identity"
_NIE: Final = r"n\.?i\.?e\.?|extranjer[oa]|residencia|tie|documento|identidad"
_SSN: Final = r"ssn|social security|social|seguridad social|tax id|taxpayer|itin"

RULES: Final = (
    Rule("es.nif", "ES_NIF", r"\d{8}-?[A-Z]", 0.5, context=_NIF, valid=es_nif),
    Rule("es.nif.klm", "ES_NIF", r"[KLM]-?\d{7}-?[A-Z]", 0.5, context=_NIF, valid=es_nif),
    Rule(
        "es.nif.dotted",
        "ES_NIF",
        r"\d{1,2}\.\d{3}\.\d{3}[ .\-]?[A-Z]",
        0.7,
        context=_NIF,
        valid=es_nif,
    ),
    Rule(
        "es.nif.spaced",
        "ES_NIF",
        r"\d{1,2}[ .\-]?\d{3}[ .\-]?\d{3}[ .\-/]{1,3}[A-HJ-NP-TV-Z]",
        0.1,
        context=_NIF,
        valid=es_nif,
        confirmed=0.6,
    ),
    Rule("es.nie", "ES_NIE", r"[XYZ][ .\-]?\d{7}[ .\-]?[A-Z]", 0.7, context=_NIE, valid=es_nie),
    Rule(
        "es.nie.dotted",
        "ES_NIE",
        r"[XYZ][ .\-]?\d\.?\d{3}\.?\d{3}[ .\-]?[A-Z]",
        0.7,
        context=_NIE,
        valid=es_nie,
    ),
    Rule(
        "es.cif",
        "ES_CIF",
        r"[ABCDEFGHJNPQRSUVW][ \-]?\d{7}[ \-]?[0-9A-J]",
        0.2,
        context=r"c\.?i\.?f\.?|n\.?i\.?f\.?|empresa|raz[oó]n social",
        valid=es_cif,
        confirmed=0.6,
    ),
    Rule(
        "es.passport",
        "ES_PASSPORT",
        r"[A-Z]{3}[ \-]?\d{6}[A-Z]?",
        0.3,
        context=r"pasaporte|passport|passaporte",
    ),
    Rule(
        "pt.nif",
        "PT_NIF",
        r"[1235689]\d{2}[ .]?\d{3}[ .]?\d{3}",
        0.2,
        context=r"n\.?i\.?f\.?|contribuinte|fiscal",
        valid=pt_nif,
        confirmed=0.35,
    ),
    Rule(
        "eu.vat",
        "VAT_NUMBER",
        r"(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|GB)"
        r"[ \-]?[A-Z0-9]{1,2}\d{6,9}[A-Z0-9]{0,3}",
        0.3,
        context=r"vat|iva|nif-iva|tva|ust|btw|p\.? ?iva|partita iva|intracomunitario",
    ),
    Rule("us.ssn", "US_SSN", r"\d{3}-\d{2}-\d{4}", 0.8, context=_SSN, valid=us_ssn),
    Rule("us.ssn.spaced", "US_SSN", r"\d{3}[ .]\d{2}[ .]\d{4}", 0.5, context=_SSN),
    Rule("us.ssn.bare", "US_SSN", r"\d{9}", 0.1, context=_SSN),
    Rule(
        "us.ssn.last4",
        "US_SSN",
        r"(?:ssn|social security)[a-z ]{0,24}(?:ending in|last (?:four|4)(?: digits)?(?: are| is)?|"
        r"ends with)[ :]{0,2}(?P<v>\d{4})",
        0.7,
    ),
    Rule(
        "uk.nino",
        "UK_NINO",
        r"[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]",
        0.7,
        context=r"national insurance|nino|ni number",
    ),
    Rule("uk.nhs", "UK_NHS", r"\d{3}[ -]?\d{3}[ -]?\d{4}", 0.2, context=r"nhs"),
)
