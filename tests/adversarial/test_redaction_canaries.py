"""Made-up identifiers in sentences of three languages: none may come through.

Values come from bench/pii_values.py, which computes check digits by itself, so that no rule is
tested against its own arithmetic alone. The models are off: what has a form must be found by it.
"""

# ruff: noqa: D103 - names are sentences
from __future__ import annotations

import random
import re
from typing import Final

import pytest

from bench import pii_values as made
from bench.pii_values import Maker
from redaction.engine import Engine
from redaction.policy import ModelSet, RedactionPolicy

_PER_SENTENCE: Final = 25


CANARIES: Final[dict[str, tuple[Maker, tuple[str, ...]]]] = {
    "ES_NIF": (
        made.es_nif,
        ("Mi DNI es {}.", "My Spanish id is {}, thanks.", "O meu NIF espanhol: {}"),
    ),
    "ES_NIE": (made.es_nie, ("NIE {} en vigor", "the NIE {} was refused", "tenho o NIE {}.")),
    "ES_PASSPORT": (
        made.es_passport,
        ("pasaporte {}, gracias", "passport {} expires", "passaporte {}"),
    ),
    "IBAN_CODE": (made.iban, ("Ingresen en {}.", "Refund to {} please", "a conta é {} obrigado")),
    "AR_DNI": (made.ar_dni, ("DNI {}", "her DNI is {} (Argentina)", "o DNI argentino {}")),
    "AR_CUIT": (made.ar_cuit, ("mi CUIT: {}.", "CUIT {} of the buyer", "o CUIT {} dele")),
    "MX_CURP": (made.mx_curp, ("la CURP {}", "CURP {} attached", "minha CURP {}")),
    "MX_RFC": (made.mx_rfc, ("RFC {} para facturar", "use RFC {} please", "o RFC é {}.")),
    "BR_CPF": (made.br_cpf, ("su CPF {}", "tax number CPF {}", "meu CPF é {}, ok?")),
    "BR_CNPJ": (made.br_cnpj, ("CNPJ {} del proveedor", "the CNPJ {} is ours", "cnpj: {}")),
    "CL_RUT": (made.cl_rut, ("RUT {}", "her RUT is {}", "RUT chileno {}")),
    "CO_NIT": (made.co_nit, ("NIT {}", "the NIT {} of the firm", "NIT colombiano {}")),
    "PE_RUC": (made.pe_ruc, ("RUC {}", "RUC number {}", "o RUC {}")),
    "UY_CI": (made.uy_ci, ("cédula {}", "her cedula {} from Montevideo", "a cédula {}")),
    "US_SSN": (made.us_ssn, ("mi SSN {}", "SSN {} on file", "o SSN {}")),
    "CREDIT_CARD": (made.card, ("tarjeta {} caduca", "charge {} now", "cartão {} recusado")),
    "EMAIL_ADDRESS": (made.email, ("escribe a {}.", "mail {}, please", "o e-mail {} falhou")),
    "PHONE_NUMBER": (
        made.phone,
        ("llámame al {}.", "call me at {} today", "meu telefone é {}, ok"),
    ),
    "IP_ADDRESS": (made.ip, ("desde la IP {} falla", "host {} is down", "o servidor {} caiu")),
    "SECRET": (made.secret, ("uso {} en la app", "header: {}", "a chave {} vazou")),
    "URL_CREDENTIALS": (made.url, ("conecta con {}", "DSN {} fails", "a URL {} não abre")),
    "PASSWORD": (made.password, ("contraseña: {}", "password is {}", "senha: {}")),
    "DATE_OF_BIRTH": (made.birth, ("nací el {}", "date of birth: {}", "data de nascimento {}")),
    "BANK_ACCOUNT": (made.clabe, ("CLABE {}", "account number: {}", "conta {}")),
    "PT_NIF": (made.pt_nif, ("NIF portugués {}", "Portuguese NIF {}", "NIF {} ou contribuinte")),
    "ES_CIF": (made.es_cif, ("CIF {}", "the CIF {} of the firm", "o CIF {}")),
    "CO_CC": (made.co_cc, ("cédula de ciudadanía {}", "C.C. {} from Bogota", "C.C. {}")),
    "PASSPORT": (made.passport, ("pasaporte n.º {}", "passport number {}", "passaporte: {}")),
    "VAT_NUMBER": (made.vat, ("IVA intracomunitario {}", "VAT {} applies", "IVA {}")),
    "UK_NINO": (made.nino, ("su NINO {}", "national insurance {}", "o NINO {}")),
    "ADDRESS": (made.street, ("Vivo en {}.", "Ship it to {}.", "Moro na {}.")),
    "PERSON": (
        made.person,
        ("me llamo {} y espero", "my name is {}, hi", "meu nome é {} e espero"),
    ),
    "PERSON known": (made.known_person, ("avisa a {} hoy", "tell {} today", "avise {} hoje")),
    "PE_DNI": (made.pe_dni, ("DNI peruano {}", "DNI Perú: {}", "documento peruano n.º {}")),
    "DRIVER_LICENSE": (
        made.licence,
        ("licencia de conducir {}", "driver's license number is {}", "CNH {}"),
    ),
    "MEDICAL_ID": (made.record, ("NHC {}", "MRN {} was merged", "prontuário {}")),
    "SOCIAL_PROFILE": (
        made.profile,
        ("mi linkedin: {}", "my profile is {}", "meu site: {}"),
    ),
    "MAC_ADDRESS": (made.mac, ("MAC {}", "device {} joined", "o dispositivo {}")),
}


@pytest.fixture(scope="module")
def rules_only() -> Engine:
    return Engine(RedactionPolicy(ner=ModelSet(enabled=False)))


def leaked(value: str, text: str) -> bool:
    """Half of a value is a leak: a part of it long enough to search by."""
    size = max(4, len(value) // 2)
    pieces = {value[at : at + size] for at in range(len(value) - size + 1)}
    return any(piece in text for piece in pieces if re.search(r"\w{3}", piece))


@pytest.mark.parametrize("entity", sorted(CANARIES))
def test_no_canary_comes_through_and_most_are_named_rightly(
    entity: str, rules_only: Engine
) -> None:
    """Zero leaked of 75 per entity; the type is right where the form allows to tell."""
    make, sentences = CANARIES[entity]
    rng = random.Random(entity)
    leaks, named, total = [], 0, 0
    for sentence in sentences:
        for _ in range(_PER_SENTENCE):
            value = make(rng)
            (result,) = rules_only.redact([sentence.format(value)])
            total += 1
            named += any(found.type == entity.split(maxsplit=1)[0] for found in result.entities)
            if leaked(value, result.text.value):
                leaks.append((sentence, value, result.text.value))
    print(f"{entity}: {len(leaks)} leaked of {total}, {named} named {entity}")  # noqa: T201
    assert not leaks, leaks[:3]
    assert named >= 0.8 * total


KEPT: Final[dict[str, tuple[Maker, tuple[str, ...]]]] = {
    "order": (made.order, ("Su pedido {} sale hoy.", "Order {} shipped.", "O pedido {} chegou.")),
    "price": (made.price, ("Cuesta {} en total.", "It costs {} today.", "Custa {} com frete.")),
    "sku": (made.sku, ("el artículo {} está agotado", "SKU {} is back", "o produto {} acabou")),
    "date": (made.event_date, ("llega el {} por la tarde", "delivered on {}", "entrega em {}")),
    "flight": (made.flight, ("vuelo {} a tiempo", "flight {} boards", "voo {} atrasado")),
    "booking": (made.booking, ("localizador {} ok", "booking {} is open", "reserva {} feita")),
    "version": (made.version, ("la versión {} falla", "version {} is out", "a versão {} saiu")),
}


def test_numbers_that_are_nobodys_stay(rules_only: Engine) -> None:
    """A judge that cannot see the order number cannot judge: at most 2% masked."""
    rng = random.Random(7)
    lost, total = [], 0
    for make, sentences in KEPT.values():
        for sentence in sentences:
            for _ in range(_PER_SENTENCE):
                value = make(rng)
                (result,) = rules_only.redact([sentence.format(value)])
                total += 1
                if value not in result.text.value:
                    lost.append((sentence.format(value), result.text.value))
    print(f"non-PII numbers: {len(lost)} masked of {total}")  # noqa: T201
    assert len(lost) <= 0.02 * total, lost[:10]
