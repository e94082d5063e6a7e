"""What is found, in words: one line a claim, in three languages and several countries."""

# ruff: noqa: D103, RUF001 - names are sentences; typographic characters are the subject
from __future__ import annotations

import base64
import re

import pytest

from redaction.engine import Engine
from redaction.policy import ModelSet, RedactionPolicy

MASK = re.compile(r"<([A-Z_]+)_\d+>")


@pytest.fixture(scope="module")
def rules() -> Engine:
    return Engine(RedactionPolicy(ner=ModelSet(enabled=False)))


def cleared(engine: Engine, text: str) -> str:
    return engine.redact([text])[0].text.value


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("hola soy merche barrera y espero", "merche barrera"),
        ("paciente Xantia Ruvalcaba, ingreso de ayer", "Xantia Ruvalcaba"),
        ("el pedido lo recoge Nicanor Etxebarria", "Nicanor Etxebarria"),
        ("el DNI de itziar goikoetxea está mal", "itziar goikoetxea"),
        ("ayer hablé con asunción cardenas de ventas", "asunción cardenas"),
        ("a Jucilene ligou ontem", "Jucilene"),
        ("meu irmão otávio brandão mora lá", "otávio brandão"),
        ("em nome de Quitéria Falcato", "Quitéria Falcato"),
        ("did Thandiwe call about it?", "Thandiwe"),
        ("the keys are with agnieszka kowalska, ask her", "agnieszka kowalska"),
        ("Hey Siobhan, any news?", "Siobhan"),
        ("por si Wayra puede venir", "Wayra"),
        ("account holder is Ifeoluwa Ogbonna", "Ifeoluwa Ogbonna"),
        ("pls call juan perez, his english is good", "juan perez"),
        ("el manager dijo que maria lopez will call", "maria lopez"),
        ("Médico: Ignacio Navarro Cuéllar", "Ignacio Navarro Cuéllar"),
    ],
)
def test_people_are_masked_whatever_the_case_and_the_language(
    said: str, name: str, engine: Engine
) -> None:
    result = cleared(engine, said)
    assert not any(word in result for word in name.split())
    assert "<PERSON_1>" in result


@pytest.mark.parametrize(
    "address",
    [
        "Calle Mayor 5, 3º B, 28013 Madrid",
        "Av. Insurgentes Sur 1602, Col. Crédito Constructor, 03940 Ciudad de México",
        "Rua Augusta, 1508, apto 12, 01304-001 São Paulo",
        "Travessa do Carmo 11, 1200-095 Lisboa",
        "742 Evergreen Terrace, Springfield, IL 62704",
        "221B Baker Street, London NW1 6XE",
        "12 rue de Rivoli, 75001 Paris",
        "Hauptstraße 5, 10115 Berlin",
        "Via Garibaldi 12, 20121 Milano",
        "ul. Marszałkowska 84/92, 00-514 Warszawa",
        "Damrak 70, 1012 LM Amsterdam",
        "Lodskovvej 28, 2000 Frederiksberg",
        "150 King Street West, Toronto, ON M5H 1J9",
        "35 Collins Street, Melbourne VIC 3000",
        "PSC 3357, Box 1530, APO AP 10176",
    ],
)
@pytest.mark.parametrize("said", ["I live at {}.", "Envíenlo a {}, gracias", "address: {}"])
def test_addresses_of_many_countries(address: str, said: str, rules: Engine) -> None:
    result = cleared(rules, said.format(address))
    for word in re.findall(r"[\w'-]{4,}|\d{2,}", address):
        assert word not in result


def test_an_address_over_several_lines_is_one(rules: Engine) -> None:
    label = "Ana Ruiz\n12 Gralla Road\n Suite 617\n HELSINKI\n Barbados 00336\nThanks"
    assert cleared(rules, label) == "<PERSON_1>\n<ADDRESS_1>\nThanks"


@pytest.mark.parametrize(
    ("said", "entity"),
    [
        ("I'm originally from Tuvalu", "LOCATION"),
        ("nací en Villanueva del Trabuco", "LOCATION"),
        ("moro em Itaquaquecetuba", "LOCATION"),
        ("she grew up in grasse, or near lyon", "LOCATION"),
        ("my driving licence is MORGA657054SM9IJ", "DRIVER_LICENSE"),
        ("licencia de conducir 12345678X", "DRIVER_LICENSE"),
        ("NHC: 368503", "MEDICAL_ID"),
        ("MRN 00482911", "MEDICAL_ID"),
        ("my linkedin is https://www.linkedin.com/in/ana-ruiz-77", "SOCIAL_PROFILE"),
        ("mi página web es https://anaruiz.example", "SOCIAL_PROFILE"),
        ("trabajo en Talleres Quesada S.L. desde 2019", "ORGANIZATION"),
        ("she works at Wolfram and Sons Ltd.", "ORGANIZATION"),
        ("ingresó en el Hospital Universitario La Fe", "ORGANIZATION"),
        ("AccountKey=abcd1234abcd1234abcd==;", "SECRET"),
        ("AZURE_CLIENT_SECRET=abc8Q~AbCdEfGhIjKlMnOpQrStUvWxYz0123456", "SECRET"),
        ("client id GOCSPX-AbCdEfGhIjKlMnOpQrStUv", "SECRET"),
        ("bot 123456789:AAbCdEfGhIjKlMnOpQrStUvWxYz01234567", "SECRET"),
    ],
)
def test_other_kinds(said: str, entity: str, rules: Engine) -> None:
    assert entity in MASK.findall(cleared(rules, said))


@pytest.mark.parametrize(
    "plain",
    [
        "Deploy with docker, kafka and jenkins; restart redis and grafana.",
        "La camiseta azul de Zara cuesta 19,99 € y el bolso 45 €.",
        "We have 12 units left in the main warehouse, 3 on the way.",
        "Compré 2 entradas para el concierto del 12 de marzo.",
        "O produto chega em 3 dias úteis, entre 10h e 18h.",
        "Total: 1.204,50 EUR, pedido 48213, versión v3.11.2.",
        "Will the new model be available in May or in April?",
        "Qué bonita la rosa blanca del jardín, me da paz y luz.",
        "See github.com/torvalds/linux and docs.python.org for more.",
        "Use the standard plan; the premium plan costs $20 a month.",
        "The meeting is on Monday, June 3, at 14:30 in room 4.",
        "Los lunes y los domingos no abrimos; en julio y agosto sí.",
    ],
)
def test_what_is_nobodys_stays(plain: str, engine: Engine) -> None:
    assert cleared(engine, plain) == plain


class TestEvasion:
    """A disguise hides nothing, and the mask takes the disguise along."""

    @pytest.mark.parametrize(
        "disguised",
        [
            base64.b64encode(b"marta.quill@example.com").decode(),
            base64.urlsafe_b64encode(b"to: marta.quill@example.com").decode(),
            "marta.quill%2540example.com",
            "marta.quill&#x40;example.com",
            "marta.quill&commat;example.com",
        ],
    )
    def test_encoded_addresses(self, disguised: str, rules: Engine) -> None:
        assert cleared(rules, f"q={disguised} ok") == "q=<EMAIL_ADDRESS_1> ok"

    @pytest.mark.parametrize(
        "digits", ["4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "4-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1",
                   "4111\u200b1111\u200b1111\u200b1111", "４１１１　１１１１ １１１１ １１１１"],
    )  # fmt: skip
    def test_digits_set_apart(self, digits: str, rules: Engine) -> None:
        result = cleared(rules, f"card {digits}, thanks")
        assert result == "card <CREDIT_CARD_1>, thanks"

    def test_words_that_only_look_encoded_stay(self, rules: Engine) -> None:
        plain = "internationalization abcdefghijklmnop SGVsbG8gd29y commit 9fceb02d0ae598e9"
        assert cleared(rules, plain) == plain
