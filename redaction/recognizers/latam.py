"""Argentina, Brazil, Chile, Colombia, Mexico, Peru, Uruguay."""

from __future__ import annotations

from typing import Final

from redaction.recognizers.checksums import (
    ar_cbu,
    ar_cuit,
    br_cnpj,
    br_cpf,
    cl_rut,
    co_nit,
    mx_clabe,
    mx_curp,
    mx_rfc,
    pe_ruc,
    uy_ci,
)
from redaction.recognizers.rules import Rule

__all__ = ["RULES"]

_DNI: Final = r"d\.?n\.?i\.?|documento(?: nacional)?|identidad|l\.?e\.?|l\.?c\.?"
_CUIT: Final = r"c\.?u\.?i\.?[tl]\.?|afip|arca"
_CPF: Final = r"cpf|cadastro|contribuinte|titular"
_CNPJ: Final = r"cnpj|empresa|raz[aã]o social"
_RUT: Final = r"r\.?u\.?[tn]\.?|c[eé]dula|identidad|carnet"
_NIT: Final = r"n\.?i\.?t\.?|rut|empresa"
_CI: Final = r"c\.?i\.?|c[eé]dula|identidad|documento"
_RUC: Final = r"r\.?u\.?c\.?|sunat|contribuyente"

RULES: Final = (
    Rule("ar.dni.dotted", "AR_DNI", r"\d{1,2}\.\d{3}\.\d{3}", 0.3, context=_DNI),
    Rule("ar.dni", "AR_DNI", r"[MF]?\d{7,8}", 0.1, context=_DNI),
    Rule("ar.dni.spaced", "AR_DNI", r"\d{1,2} \d{3} \d{3}", 0.1, context=_DNI),
    Rule(
        "pe.dni",
        "PE_DNI",
        # A Peruvian and an Argentine DNI look alike: only the country's name tells them apart.
        r"(?:dni|documento)[a-z ]{0,12}(?:per[uú]|peruan[oa])[a-zº°.: #]{0,12}(?P<v>\d{8}(?:-\d)?)",
        0.9,
    ),
    Rule(
        "ar.cuit",
        "AR_CUIT",
        r"(?:2[034567]|3[034])[ .\-]\d{8}[ .\-]\d",
        0.8,
        context=_CUIT,
        valid=ar_cuit,
    ),
    Rule(
        "ar.cuit.bare",
        "AR_CUIT",
        r"(?:2[034567]|3[034])\d{9}",
        0.2,
        context=_CUIT,
        valid=ar_cuit,
        confirmed=0.6,
    ),
    Rule(
        "ar.cbu",
        "BANK_ACCOUNT",
        r"\d{22}",
        0.3,
        context=r"cbu|cvu|cuenta|alias",
        valid=ar_cbu,
        confirmed=0.9,
    ),
    Rule("br.cpf", "BR_CPF", r"\d{3}\.\d{3}\.\d{3}[\- .]?\d{2}", 0.8, context=_CPF, valid=br_cpf),
    Rule(
        "br.cpf.bare",
        "BR_CPF",
        r"\d{9}[\- ]?\d{2}",
        0.2,
        context=_CPF,
        valid=br_cpf,
        confirmed=0.7,
    ),
    Rule(
        "br.cpf.spaced", "BR_CPF", r"\d{3} \d{3} \d{3}[ \-]\d{2}", 0.5, context=_CPF, valid=br_cpf
    ),
    Rule(
        "br.cnpj",
        "BR_CNPJ",
        r"[A-Z0-9]{2}\.?[A-Z0-9]{3}\.?[A-Z0-9]{3}/[A-Z0-9]{4}[\- ]?\d{2}",
        0.8,
        context=_CNPJ,
        valid=br_cnpj,
    ),
    Rule(
        "br.cnpj.bare",
        "BR_CNPJ",
        r"[A-Z0-9]{12}-?\d{2}",
        0.1,
        context=_CNPJ,
        valid=br_cnpj,
        confirmed=0.7,
    ),
    Rule(
        "cl.rut",
        "CL_RUT",
        r"\d{1,2}\.\d{3}\.\d{3} ?- ?[\dK]",
        0.7,
        context=_RUT,
        valid=cl_rut,
    ),
    Rule(
        "cl.rut.plain", "CL_RUT", r"\d{7,8}-[\dK]", 0.3, context=_RUT, valid=cl_rut, confirmed=0.8
    ),
    Rule("cl.rut.bare", "CL_RUT", r"\d{7,8}[\dK]", 0.1, context=r"r\.?u\.?[tn]\.?"),
    Rule(
        "co.nit",
        "CO_NIT",
        r"[89]\d{2}\.\d{3}\.\d{3} ?- ?\d",
        0.7,
        context=_NIT,
        valid=co_nit,
    ),
    Rule(
        "co.nit.plain",
        "CO_NIT",
        r"[89]\d{8}-?\d",
        0.2,
        context=r"n\.?i\.?t\.?",
        valid=co_nit,
        confirmed=0.35,
    ),
    Rule("co.nit.short", "CO_NIT", r"\d{9}", 0.1, context=r"n\.?i\.?t\.?"),
    Rule(
        "co.cc",
        "CO_CC",
        r"(?:\d{1,3}(?:\.\d{3}){2,3}|\d{6,10})",
        0.1,
        context=r"c[eé]dula|c\.?c\.?|ciudadan[ií]a",
    ),
    Rule(
        "mx.curp",
        "MX_CURP",
        r"[A-ZÑ][AEIOUX][A-ZÑ]{2}\d{6}[HMX][A-Z]{2}[A-ZÑ]{3}[A-Z0-9]\d",
        0.9,
        valid=mx_curp,
    ),
    Rule(
        "mx.rfc",
        "MX_RFC",
        r"[A-ZÑ&]{3,4}[ \-]?\d{2}(?:0\d|1[0-2])(?:[0-2]\d|3[01])[ \-]?[A-Z0-9]{2}[0-9A]",
        0.5,
        context=r"r\.?f\.?c\.?|sat|contribuyente",
        valid=mx_rfc,
    ),
    Rule(
        "mx.clabe",
        "BANK_ACCOUNT",
        r"\d{3} ?\d{3} ?\d{11} ?\d",
        0.2,
        context=r"clabe|cuenta|interbancaria",
        valid=mx_clabe,
        confirmed=0.6,
    ),
    Rule(
        "pe.ruc",
        "PE_RUC",
        r"(?:10|15|16|17|20)\d{9}",
        0.2,
        context=_RUC,
        valid=pe_ruc,
        confirmed=0.6,
    ),
    Rule(
        "uy.ci",
        "UY_CI",
        r"\d\.\d{3}\.\d{3} ?[\-/] ?\d",
        0.7,
        context=_CI,
        valid=uy_ci,
    ),
    Rule(
        "uy.ci.plain",
        "UY_CI",
        r"\d{7}[\-/]\d",
        0.2,
        context=_CI,
        valid=uy_ci,
        confirmed=0.6,
    ),
    Rule("uy.ci.bare", "UY_CI", r"\d{7,8}", 0.1, context=r"c\.?i\.?|c[eé]dula uruguaya"),
)
