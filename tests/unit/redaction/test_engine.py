"""What the engine promises of a unit of texts."""

# ruff: noqa: D103, RUF001 - names are sentences; look-alike characters are the subject
from __future__ import annotations

import json
import pickle
import re
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redaction.engine import Engine
from redaction.policy import ModelSet, Operator, PolicyError, RedactionPolicy
from redaction.text import SafeText, Withheld, WithheldReason, count_entities, restored

CANARY = "marta.quill@example.com"
RULES_ONLY = ModelSet(enabled=False)


def text(engine: Engine, *texts: str) -> str:
    return "\n".join(result.text.value for result in engine.redact(texts))


def small(**changes: object) -> Engine:
    return Engine(RedactionPolicy.model_validate({"ner": RULES_ONLY, **changes}))


def test_the_same_value_gets_the_same_number_in_every_text_of_a_unit(engine: Engine) -> None:
    first, second, third = engine.redact(
        ["soy Ana Ruiz, ana@x.es", "Ana, escribimos a ANA@x.es", "y a otra@x.es"]
    )
    assert first.text.value == "soy <PERSON_1>, <EMAIL_ADDRESS_1>"
    assert second.text.value == "<PERSON_1>, escribimos a <EMAIL_ADDRESS_1>"
    assert third.text.value == "y a <EMAIL_ADDRESS_2>"


def test_numbers_start_again_with_the_next_unit(engine: Engine) -> None:
    assert text(engine, "a@x.es") == text(engine, "b@x.es") == "<EMAIL_ADDRESS_1>"


def test_separators_do_not_make_another_value(engine: Engine) -> None:
    assert (
        text(engine, "tel. 612 345 678 o +34 612-345-678")
        == "tel. <PHONE_NUMBER_1> o <PHONE_NUMBER_1>"
    )


def test_a_value_named_once_is_masked_where_it_stands_bare(engine: Engine) -> None:
    assert (
        text(engine, "Mi DNI es 30123456", "Busco 30123456.")
        == "Mi DNI es <AR_DNI_1>\nBusco <AR_DNI_1>."
    )


@pytest.mark.parametrize(
    ("said", "cleared"),
    [
        ("me llamo xantia zubeldia y no llega", "me llamo <PERSON_1> y no llega"),
        ("Hola Marta, tu pedido 7714 sale hoy", "Hola <PERSON_1>, tu pedido 7714 sale hoy"),
        ("Meu nome é Otávio Brandão Lemos.", "Meu nome é <PERSON_1>."),
        ("Pedido a nombre de Íñigo de la Torre", "Pedido a nombre de <PERSON_1>"),
        ("Dear Ms. Okonkwo, your refund is due", "Dear Ms. <PERSON_1>, your refund is due"),
        ("the booking is for maria garcia lopez", "the booking is for <PERSON_1>"),
        ("Vivo en la Calle Mayor 5, 3º B, 28013 Madrid.", "Vivo en la <ADDRESS_1>."),
        ("Rua das Flores 123, 1200-195 Lisboa", "<ADDRESS_1>"),
        ("Ship it to 742 Evergreen Terrace, Springfield, IL 62704", "Ship it to <ADDRESS_1>"),
        ("Carrera 7 # 32-16, Bogotá", "<ADDRESS_1>"),
    ],
)
def test_people_and_addresses_in_three_languages(said: str, cleared: str, engine: Engine) -> None:
    assert text(engine, said) == cleared


@pytest.mark.parametrize(
    "plain",
    [
        "Hola, buenos días. ¿En qué puedo ayudarte?",
        "Olá! Em que posso ajudar?",
        "Thanks for waiting. Your order 48213 ships on 2024-11-30 for $48.20.",
        "The password is required and must not be empty.",
        "Su pedido 48213-B llega el 12/03/2025 entre las 10:00 y las 14:30.",
        "Open main.py, README.md and app.co/docs; version 3.11.2 is fine.",
        "I am looking for a red jacket, size 42, SKU JKT-0042.",
        "",
        " \n\t ",
    ],
)
def test_text_without_personal_data_stays_as_it_is(plain: str, engine: Engine) -> None:
    (result,) = engine.redact([plain])
    assert result.text.value == plain
    assert result.entities == ()


@pytest.mark.parametrize(
    "disguised",
    [
        "marta.quill [at] example [dot] com",
        "marta.quill%40example.com",
        "marta.quill&#64;example.com",
        "marta\u200b.quill\u2060@exam\u00adple.com",
        "ｍａｒｔａ．ｑｕｉｌｌ＠ｅｘａｍｐｌｅ．ｃｏｍ",
        "mаrtа.quill@exаmple.com",  # Cyrillic a
        "\u202emarta.quill@example.com\u202c",
    ],
)
def test_a_disguised_address_is_masked(disguised: str, engine: Engine) -> None:
    assert text(engine, f"write to {disguised} now").replace("\u202e", "").replace(
        "\u202c", ""
    ) == ("write to <EMAIL_ADDRESS_1> now")


@pytest.mark.parametrize(
    "disguised",
    ["１２３４５６７８Ｚ", "1 2 3 4 5 6 7 8 Z", "12.345.678-Z", "12345678\u200bZ", "12345678z"],
)
def test_a_disguised_identifier_is_masked(disguised: str, engine: Engine) -> None:
    assert text(engine, f"DNI {disguised}, gracias") == "DNI <ES_NIF_1>, gracias"


class TestJson:
    """Payloads are read by value and keep their shape."""

    def test_keys_and_layout_stay_and_values_go(self, engine: Engine) -> None:
        payload = '{\n  "email" : "a@x.es",\t"sku":"JKT-0042", "n": [1, 2.50, true, null]\n}'
        assert text(engine, payload) == payload.replace("a@x.es", "<EMAIL_ADDRESS_1>")

    def test_a_key_says_what_its_value_is(self, engine: Engine) -> None:
        payload = {
            "customer_name": "xantia zubeldia", "password": "hunter22", "dni": 30123456,
            "orderId": 30123457, "name": "save_payment", "shippingAddress": "Portal 3, piso 2",
        }  # fmt: skip
        assert json.loads(text(engine, json.dumps(payload))) == {
            "customer_name": "<PERSON_1>", "password": "<SECRET_1>", "dni": "<AR_DNI_1>",
            "orderId": 30123457, "name": "save_payment", "shippingAddress": "<ADDRESS_1>",
        }  # fmt: skip

    def test_json_inside_strings_is_read_to_its_leaves(self, engine: Engine) -> None:
        inner = json.dumps({"card": 378282246310005, "to": "Iñaki <i@x.es>"})
        payload = json.dumps({"arguments": json.dumps({"raw": inner})})
        cleared = json.loads(json.loads(json.loads(text(engine, payload))["arguments"])["raw"])
        assert cleared["card"] == "<CREDIT_CARD_1>"
        assert "i@x.es" not in cleared["to"]

    def test_an_address_used_as_a_key_is_masked_too(self, engine: Engine) -> None:
        assert json.loads(text(engine, '{"a@x.es": 1}')) == {"<EMAIL_ADDRESS_1>": 1}

    def test_escapes_hide_nothing(self, engine: Engine) -> None:
        assert json.loads(text(engine, r'{"t":"a\u0040x.es \ud83d\ude00 \ud800"}'))["t"].startswith(
            "<EMAIL_ADDRESS_1>"
        )

    def test_what_only_looks_like_json_is_text(self, engine: Engine) -> None:
        assert text(engine, "{not json, a@x.es}") == "{not json, <EMAIL_ADDRESS_1>}"
        assert text(engine, "[" * 5_000 + "]" * 5_000).startswith("[[")

    @given(
        st.recursive(
            st.none()
            | st.booleans()
            | st.integers()
            | st.text(max_size=20)
            | st.sampled_from([CANARY, "612 345 678", "soy Ana Ruiz"]),
            lambda inner: (
                st.lists(inner, max_size=4)
                | st.dictionaries(st.text(max_size=8), inner, max_size=4)
            ),
            max_leaves=8,
        )
    )
    @settings(max_examples=60, deadline=None)
    def test_any_payload_still_parses_to_the_same_shape(self, value: object) -> None:
        payload = json.dumps([value])
        cleared = small_engine().redact([payload])[0].text.value
        assert CANARY not in cleared
        assert shape(json.loads(cleared)) == shape([value])


def shape(value: object) -> object:
    """Lists by place, objects by number of keys, any leaf as one thing."""
    if isinstance(value, list):
        return [shape(one) for one in value]
    if isinstance(value, dict):
        return ["object", *(shape(one) for one in value.values())]
    return "leaf"


_SMALL: list[Engine] = []


def small_engine() -> Engine:
    if not _SMALL:
        _SMALL.append(small())
    return _SMALL[0]


class TestOperators:
    """How a value is masked is the policy's choice, entity by entity."""

    def test_hmac_is_the_same_over_units_and_unreadable_without_the_key(self) -> None:
        policy = RedactionPolicy(operator=Operator.HMAC, ner=RULES_ONLY)
        one, two = Engine(policy, key=b"k1"), Engine(policy, key=b"k2")
        assert text(one, "a@x.es") == text(one, "mail A@x.es").removeprefix("mail ")
        assert re.fullmatch(r"<EMAIL_ADDRESS_[0-9a-f]{10}>", text(one, "a@x.es"))
        assert text(one, "a@x.es") != text(two, "a@x.es")

    def test_hmac_without_a_key_is_refused_at_once(self) -> None:
        with pytest.raises(PolicyError, match="key"):
            Engine(RedactionPolicy(operators={"PERSON": Operator.HMAC}, ner=RULES_ONLY))

    def test_mask_and_drop_by_entity(self) -> None:
        engine = small(operators={"EMAIL_ADDRESS": "mask", "PHONE_NUMBER": "drop"})
        assert text(engine, "a@x.es, 612 345 678.") == "****, ."
        assert json.loads(text(engine, '{"tel": 612345678}')) == {"tel": ""}

    def test_the_allow_list_keeps_and_the_deny_list_masks(self) -> None:
        engine = small(allow_list=["Help@x.es"], deny_list={"ORGANIZATION": ["Proyecto Lince"]})
        assert text(engine, "help@x.es y a@x.es del proyecto lince") == (
            "help@x.es y <EMAIL_ADDRESS_1> del <ORGANIZATION_1>"
        )

    def test_only_the_entities_of_the_policy_are_masked(self) -> None:
        assert text(small(entities=["EMAIL_ADDRESS"]), "a@x.es 612 345 678") == (
            "<EMAIL_ADDRESS_1> 612 345 678"
        )


class TestAgain:
    """What was cleared once stays as it is."""

    def test_clearing_twice_changes_nothing(self, engine: Engine) -> None:
        once = text(engine, "soy Ana Ruiz, a@x.es, DNI 12345678Z, Calle Mayor 5")
        assert text(engine, once) == once

    def test_a_new_value_never_takes_the_number_of_an_old_mask(self, engine: Engine) -> None:
        assert text(engine, "<PERSON_1> escribió a b@x.es y <EMAIL_ADDRESS_1>") == (
            "<PERSON_1> escribió a <EMAIL_ADDRESS_2> y <EMAIL_ADDRESS_1>"
        )


class TestFailure:
    """Whatever cannot be cleared is withheld, and takes nothing along."""

    def test_too_much_text(self) -> None:
        with pytest.raises(Withheld) as caught:
            small(max_chars=1_000).redact(["a" * 600, "b" * 600])
        assert caught.value.reason is WithheldReason.TOO_LARGE

    def test_half_a_surrogate_pair(self, engine: Engine) -> None:
        with pytest.raises(Withheld) as caught:
            engine.redact([f"{CANARY} \ud800"])
        assert caught.value.reason is WithheldReason.UNSUPPORTED

    def test_a_failing_rule_leaves_no_text_in_the_exception_nor_in_the_log(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        engine = small()

        def fail(text: str, *_: object, **__: object) -> None:
            raise ValueError(f"cannot read {text}")

        monkeypatch.setattr(engine._analyzer, "analyze", fail)
        with pytest.raises(Withheld) as caught:
            engine.redact([f"write to {CANARY}"])
        told = "".join(traceback.format_exception(caught.value))
        assert caught.value.reason is WithheldReason.WORKER_ERROR
        assert caught.value.__cause__ is caught.value.__context__ is None
        assert CANARY not in told + caplog.text
        assert "ValueError in fail, test_engine.py" in caplog.text

    def test_a_mask_that_left_something_is_found_by_the_second_look(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("redaction.engine.merge", lambda *_: [])
        with pytest.raises(Withheld) as caught:
            small().redact([f"write to {CANARY}"])
        assert caught.value.reason is WithheldReason.VERIFY_FAILED

    def test_what_the_first_look_missed_the_second_masks(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        engine = small()
        monkeypatch.setattr(engine, "_find", lambda unit: [[] for _ in unit])
        (result,) = engine.redact([f"write to {CANARY} now"])
        assert result.text.value == "write to <EMAIL_ADDRESS_1> now"
        assert [(one.start, one.end) for one in result.entities] == [(9, 9 + len(CANARY))]


@pytest.mark.parametrize(
    "hostile",
    ["a." * 5_000, "a" * 10_000, "@" * 9_000, "a@" * 5_000, "1 " * 5_000, "+1" * 5_000, "(" * 9_000,
     "http://a:" * 1_200, "Ana " * 2_000, "-----BEGIN PRIVATE KEY-----" * 400, "[at]" * 2_500,
     "eyJ" * 3_000, "calle A " * 1_200, "%40" * 3_000, "\u0301" * 5_000],
    ids=lambda text: text[:8],
)  # fmt: skip
@pytest.mark.timeout(10)
def test_text_made_to_hang_a_rule_ends_soon(hostile: str, engine: Engine) -> None:
    engine.redact([hostile])


@given(st.text(st.characters(codec="utf-8"), max_size=200))
@settings(max_examples=80, deadline=None)
def test_no_text_breaks_the_engine_and_offsets_stay_in_order(raw: str) -> None:
    (result,) = small_engine().redact([raw])
    at = 0
    for entity in result.entities:
        assert at <= entity.start < entity.end <= len(raw)
        at = entity.end


def test_counts_and_pickling_of_results(engine: Engine) -> None:
    results = engine.redact(["a@x.es b@x.es", "612 345 678"])
    assert count_entities(results) == {"EMAIL_ADDRESS": 2, "PHONE_NUMBER": 1}
    assert pickle.loads(pickle.dumps(results)) == results  # noqa: S301 - our own bytes


def test_safe_text_cannot_be_forged_but_survives_pickling() -> None:
    with pytest.raises(TypeError):
        SafeText("raw", object())  # type: ignore[arg-type]
    assert pickle.loads(pickle.dumps(restored("x"))) == restored("x")  # noqa: S301


def test_generated_english_development_set_as_a_floor(shared_data: Path, engine: Engine) -> None:
    """On 200 texts (presidio-research) less stays in clear than Presidio's defaults leave."""
    path = shared_data / "pii" / "generated_large.jsonl"
    gold = leaked = 0
    for case in sample(path, 200):
        (result,) = engine.redact([case["text"]], "en")
        covered = {at for one in result.entities for at in range(one.start, one.end)}
        for span in case["spans"]:
            stretch = range(span["start"], span["end"])
            gold += len(stretch)
            leaked += sum(at not in covered for at in stretch)
    print(f"{leaked / gold:.3f} of {gold} gold characters in clear")  # noqa: T201
    assert leaked / gold < 0.453


def sample(path: Path, count: int) -> Iterator[dict[str, Any]]:
    lines = path.read_text(encoding="utf-8").splitlines()
    yield from map(json.loads, lines[:: max(1, len(lines) // count)])
