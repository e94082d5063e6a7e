"""The gate only ever saves time: every text has the same hits with it and without."""

# ruff: noqa: D103, RUF001 - names are sentences; characters that fold into ASCII are the subject
from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest
import re2
from hypothesis import given, settings
from hypothesis import strategies as st

import redaction.gate
from redaction.gate import Gate, widened
from redaction.policy import ModelSet, RedactionPolicy
from redaction.recognizers.frame import all_rules
from redaction.recognizers.rules import Scanner

RULES = all_rules(
    RedactionPolicy(
        ner=ModelSet(enabled=False),
        deny_list={"ORGANIZATION": ("Proyecto Lince", "ACME (EU) S.L.")},
    )
)
PIECES = (
    "612 345 678", "12345678Z", "ES91 2100 0418 4502 0005 1332", "marta.quill@example.com", "\n",
    "Calle Mayor 5, 3º B, 28013 Madrid", "me llamo Ana Ruiz", "nació el 3 de abril de 1980", "é",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcdefgh", "ſ", "K", "742 Evergreen Terrace", "ñ", " ",
    "contraseña: hunter22", "123e4567-e89b-12d3-a456-426614174000", "+44 7700 900123", "-", ".",
    "ghp_0123456789abcdefghijABCDEFGHIJ012345", "Rua das Flores 123, 1200-195 Lisboa", "1", "0",
    "ß", "\u00a0", "postgres://svc:pw@db.example.net/app", "4111 1111 1111 1111", "proyecto lince",
    "<PERSON_1>", "Αθήνα", "Жуков", "，", "😀", "\u0301", "SSN 219-09-9999", "api_key=abcdef123456",
)  # fmt: skip


@cache
def gated() -> Scanner:
    return Scanner(RULES)


@cache
def plain() -> Scanner:
    """The scanner of a platform that has no Hyperscan."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(redaction.gate, "_compiled", lambda _: None)
        scanner = Scanner(RULES)
    assert list(scanner._gate.candidates(b"")) == list(range(len(RULES)))
    return scanner


def test_nearly_every_rule_has_a_gate() -> None:
    pytest.importorskip("hyperscan")
    assert len(gated()._gate._open) <= 0.05 * len(RULES)
    assert len(gated()._gate.candidates(b"Nothing to see here.")) <= 10


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=6), max_size=14))
@settings(max_examples=400, deadline=None)
def test_any_text_has_the_same_hits_with_and_without(pieces: list[str]) -> None:
    text = "".join(pieces).encode(errors="replace").decode()
    assert gated().find(text) == plain().find(text)


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_what_a_pattern_matches_opens_its_gate(data: st.DataObject) -> None:
    """Texts drawn from the patterns' own characters, whatever the rules' context."""
    text = data.draw(st.text(st.sampled_from("aZéñÉſK 019.-/@:=_º°'’\u00a0\n,#+()"), max_size=40))
    missed = [
        rule.id
        for number, rule in enumerate(RULES)
        if plain()._patterns[number].search(text.encode())
        and number not in gated()._gate.candidates(text.encode())
    ]
    assert missed == []


def test_the_development_texts_have_the_same_hits(shared_data: Path) -> None:
    lines = (shared_data / "pii" / "generated_large.jsonl").read_text(encoding="utf-8").splitlines()
    for line in random.Random(5).sample(lines, 300):
        text = json.loads(line)["text"]
        assert gated().find(text) == plain().find(text)


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (r"\p{L}{3}", "éñü"),
        (r"[\p{Lu}º]\d", "Ñ7"),
        (r"[^\s@]{2,40}@", "ñandú" * 9 + "@"),
        (r"a.b", "aéb"),
        (r"\Sx", "éx"),
        (r"straße", "STRAẞE".replace("ẞ", "ß")),
        (r"clave", "cLAVE"),
        (r"kis", "Kiſ"),
        (r"\d{8,12}", "0123456789"),
        (r"x{6}", "xxxxxx"),
        (r"\x{00A0}5", "\u00a05"),
        (r"[.\-\x{00A0}]5", "\u00a05"),
        (r"(?P<v>[^-]|-[^-])*END", "-a-b END"),
    ],
)
def test_a_pattern_keeps_what_it_matched(pattern: str, text: str) -> None:
    options = re2.Options()
    options.case_sensitive = False
    assert re2.compile(pattern.encode(), options).search(text.encode())
    assert [*Gate([pattern]).candidates(text.encode())] == [0]


@pytest.mark.parametrize("pattern", [r"[a-ÿ]", r"\P{L}[\P{L}]", r"\Qa\E", r"[[:alpha:]é]"])
def test_what_only_re2_understands_is_a_candidate_always(pattern: str) -> None:
    assert widened(pattern) is None
    assert [*Gate([pattern]).candidates(b"")] == [0]
