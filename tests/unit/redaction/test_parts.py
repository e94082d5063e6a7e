"""The parts the engine is made of, each by itself."""

# ruff: noqa: D103, RUF001 - names are sentences; look-alike characters are the subject
from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redaction.language import detect
from redaction.masking import Hit, Names, merge, splice
from redaction.normalise import canonical, identity, normalise
from redaction.policy import RedactionPolicy
from redaction.recognizers import ENTITIES, checksums
from redaction.recognizers.frame import all_rules
from redaction.recognizers.keys import by_key
from redaction.recognizers.rules import Rule, Scanner
from redaction.structure import leaves


class TestNormalise:
    """The map leads every character back to where it came from."""

    def test_plain_text_is_handed_back_itself(self) -> None:
        mapped = identity("Iñaki, tel. 612 345 678")
        assert normalise(mapped) is mapped

    @pytest.mark.parametrize(
        ("raw", "plain"),
        [
            ("a\u200bb", "ab"),
            ("e\u0301", "é"),
            ("ｘ＠ｙ", "x@y"),
            ("x%40y", "x@y"),
            ("x&#64;y &amp; z", "x@y & z"),
            ("x [at] y [dot] es", "x@y.es"),
            ("x (arroba) y (punto) es", "x@y.es"),
            ("n: 6 1 2 3 4 5 6 7 8!", "n: 612345678!"),
            ("٣٤", "34"),
            ("ﬁn", "fin"),
            ("100% sure & well", "100% sure & well"),
        ],
    )
    def test_spellings(self, raw: str, plain: str) -> None:
        assert normalise(identity(raw)).text == plain

    @given(st.text(max_size=80))
    def test_every_character_maps_into_the_raw_text_in_order(self, raw: str) -> None:
        mapped = normalise(identity(raw))
        assert len(mapped.text) == len(mapped.starts) == len(mapped.ends)
        assert list(mapped.starts) == sorted(mapped.starts)
        assert all(0 <= s < e <= len(raw) for s, e in zip(mapped.starts, mapped.ends, strict=True))

    def test_a_stretch_maps_to_the_raw_stretch_around_it(self) -> None:
        raw = "to a\u200b [at] x.es now"
        mapped = normalise(identity(raw))
        start = mapped.text.index("a@x.es")
        assert raw[slice(*mapped.raw(start, start + 6))] == "a\u200b [at] x.es"

    def test_two_spellings_of_a_value_are_one(self) -> None:
        assert canonical("ＡＮＡ  Ruiz") == canonical("ana ruiz")


class TestStructure:
    """JSON by value, all else whole."""

    def test_leaves_carry_their_key_and_their_place(self) -> None:
        text = '{"cardNumber": 4111, "note": "a\\u0041b", "list": ["x", {"order_id": "y"}]}'
        found = [(leaf.key, leaf.text.text, leaf.quote) for leaf in leaves(text) if not leaf.is_key]
        assert found == [
            ("card number", "4111", '"'),
            ("note", "aAb", ""),
            ("list", "x", ""),
            ("order id", "y", ""),
        ]
        note = next(leaf for leaf in leaves(text) if leaf.key == "note")
        assert text[slice(*note.text.raw(0, 3))] == "a\\u0041b"

    def test_a_number_three_strings_deep_knows_its_quotes(self) -> None:
        text = json.dumps([json.dumps([json.dumps([7654321])])])
        (leaf,) = leaves(text)
        start, end = leaf.text.raw(0, 7)
        masked = text[:start] + leaf.quote + "X" + leaf.quote + text[end:]
        assert json.loads(json.loads(json.loads(masked)[0])[0]) == ["X"]

    @pytest.mark.parametrize("text", ["", "plain", '"scalar"', "{broken", "17", "[1,]", "null"])
    def test_what_is_no_object_or_array_is_one_leaf(self, text: str) -> None:
        (leaf,) = leaves(text)
        assert leaf.text.text == text


class TestMerge:
    """One mask per stretch, none nested, nothing uncovered."""

    @staticmethod
    def hit(
        start: int, end: int, entity: str = "A", score: float = 0.5, *, soft: bool = False
    ) -> Hit:
        return Hit(start, end, entity, score, "x" * (end - start), soft)

    def test_overlaps_become_one_named_by_the_surest(self) -> None:
        merged = merge([self.hit(0, 5), self.hit(3, 9, "B", 0.9)], "abcdefghij")
        assert [(one.start, one.end, one.entity) for one in merged] == [(0, 9, "B")]

    def test_neighbours_that_touch_stay_two(self) -> None:
        assert len(merge([self.hit(0, 3), self.hit(3, 6)], "abcdef")) == 2

    def test_a_likely_name_gives_way_to_a_form_and_keeps_the_rest(self) -> None:
        text = "Ana Ruiz a@x.es"
        merged = merge([self.hit(0, 15, "P", soft=True), self.hit(9, 15, "E")], text)
        assert [(one.start, one.end, one.entity) for one in merged] == [(0, 8, "P"), (9, 15, "E")]

    @given(
        st.lists(
            st.tuples(st.integers(0, 40), st.integers(1, 12), st.booleans()),
            min_size=1,
            max_size=12,
        )
    )
    def test_stretches_are_disjoint_and_cover_every_letter(
        self, spans: list[tuple[int, int, bool]]
    ) -> None:
        text = "abcdefgh" * 7
        hits = [self.hit(start, start + size, soft=soft) for start, size, soft in spans]
        merged = merge(hits, text)
        assert all(a.end <= b.start for a, b in pairwise(merged))
        covered = {at for one in merged for at in range(one.start, one.end)}
        assert covered == {at for one in hits for at in range(one.start, one.end)}

    def test_output_offsets_lead_back_to_raw_ones(self) -> None:
        text = "to a@x.es and b@x.es now"
        done = splice(
            text,
            [self.hit(3, 9, "EMAIL_ADDRESS"), self.hit(14, 20, "EMAIL_ADDRESS")],
            Names(RedactionPolicy()),
        )
        assert done.text == "to <EMAIL_ADDRESS_1> and <EMAIL_ADDRESS_1> now"
        at = done.text.index("and")
        assert text[slice(*done.raw(at, at + 3))] == "and"
        assert done.raw(5, 8) == (3, 9)
        assert done.raw(len(done.text) - 3, len(done.text)) == (len(text) - 3, len(text))


class TestNames:
    """The same value, the same number."""

    @staticmethod
    def numbers(entity: str, *values: str) -> list[str]:
        names = Names(RedactionPolicy())
        return [
            names.mask(Hit(0, 1, entity, 1.0, value)).rpartition("_")[2][:-1] for value in values
        ]

    def test_a_first_name_is_the_one_person_who_bears_it(self) -> None:
        assert self.numbers("PERSON", "Ana Ruiz", "ANA", "Luis", "Ana Ruiz Gil") == list("1121")

    def test_a_first_name_that_two_bear_is_nobody_yet_known(self) -> None:
        assert self.numbers("PERSON", "Ana Ruiz", "Ana Soto", "Ana") == list("123")

    def test_digits_decide_for_numbers_and_every_character_for_secrets(self) -> None:
        assert self.numbers("US_SSN", "123-45-6789", "123 45 6789") == list("11")
        assert self.numbers("EMAIL_ADDRESS", "a.b@x.es", "ab@x.es") == list("12")


class TestRules:
    """Form, surroundings, validator."""

    def test_every_rule_has_its_own_id_and_a_known_entity(self) -> None:
        rules = all_rules(RedactionPolicy(ignore=()))
        assert len({rule.id for rule in rules}) == len(rules)
        assert {rule.entity for rule in rules} <= set(ENTITIES)
        assert list(ENTITIES) == sorted(ENTITIES)

    def test_the_nearest_word_decides(self) -> None:
        scanner = Scanner([Rule("r", "AR_DNI", r"\d{8}", 0.1, context="dni")])
        for text, masked in [
            ("dni 12345678", True), ("pedido 12345678", False), ("12345678", False),
            ("pedido 7 y dni 12345678", True), ("dni anotado, pedido 12345678", False),
        ]:  # fmt: skip
            (hit,) = scanner.find(text)
            assert (scanner.weigh(text, hit) >= 0.4) is masked, text

    def test_a_wrong_check_digit_takes_no_mask_away(self) -> None:
        rule = Rule("r", "BR_CPF", r"\d{3}\.\d{3}\.\d{3}-\d{2}", 0.8, valid=checksums.br_cpf)
        scanner = Scanner([rule])
        right, wrong = "529.982.247-25", "529.982.247-24"
        scores = [scanner.weigh(text, scanner.find(text)[0]) for text in (right, wrong)]
        assert scores == [0.95, 0.8]

    @pytest.mark.parametrize(
        ("key", "value", "entity"),
        [
            ("first name", "Xantia", "PERSON"),
            ("name", "save_payment", None),
            ("name", "Ana Ruiz", "PERSON"),
            ("password", "hunter22", "SECRET"),
            ("iban", "none", None),
            ("order id", "12345678", None),
            ("cpf", "73148026535", "BR_CPF"),
            ("", "Ana Ruiz", None),
        ],
    )
    def test_keys(self, key: str, value: str, entity: str | None) -> None:
        assert by_key(key, value) == entity


@pytest.mark.parametrize(
    ("check", "right"),
    [
        (checksums.luhn, "4111 1111 1111 1111"),  # the networks' own test number
        (checksums.luhn, "378282246310005"),
        (checksums.iban, "ES91 2100 0418 4502 0005 1332"),  # ISO 13616 registry examples
        (checksums.iban, "GB29 NWBK 6016 1331 9268 19"),
        (checksums.es_nif, "12345678Z"),
        (checksums.es_nie, "X1234567L"),
        (checksums.es_cif, "A58818501"),
        (checksums.br_cpf, "529.982.247-25"),
        (checksums.br_cnpj, "11.222.333/0001-81"),
        (checksums.br_cnpj, "12.ABC.345/01DE-35"),  # the tax authority's example of the new form
        (checksums.ar_cuit, "20-12345678-6"),
        (checksums.cl_rut, "12.345.678-5"),
        (checksums.pe_ruc, "20131312955"),
        (checksums.uy_ci, "1.234.567-2"),
        (checksums.pt_nif, "123456789"),
        (checksums.us_ssn, "123-45-6789"),
    ],
)
def test_published_identifiers_pass_and_their_neighbours_do_not(check: object, right: str) -> None:
    assert callable(check)
    assert check(right)
    if check is not checksums.us_ssn:
        last = right[-1]
        wrong = right[:-1] + ("1" if last == "0" else str(int(last) - 1) if last.isdigit() else "A")
        assert not check(wrong)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Hola, quiero saber dónde está mi pedido", "es"),
        ("Olá, não recebi o meu pedido e quero ajuda", "pt"),
        ("Where is my order? It has not arrived.", "en"),
        ("ok", None),
        ("Wo ist meine Bestellung?", None),
        ("", None),
    ],
)
def test_language(text: str, language: str | None) -> None:
    assert detect(text) == language
