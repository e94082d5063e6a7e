"""Texts that other redactors got wrong, told in cases.jsonl (offsets in the raw text)."""

# ruff: noqa: D103 - names are sentences
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from redaction.engine import Engine

CASES: list[dict[str, Any]] = [
    json.loads(line)
    for line in Path(__file__).with_name("cases.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_each_span_is_masked_under_its_type_and_the_rest_stays(
    case: dict[str, Any], engine: Engine
) -> None:
    (result,) = engine.redact([case["text"]])
    found = {(entity.start, entity.end, entity.type) for entity in result.entities}
    assert found == {(span["start"], span["end"], span["type"]) for span in case["spans"]}
    for kept in case["keep"]:
        assert kept in result.text.value
    for span in case["spans"]:
        assert case["text"][span["start"] : span["end"]] not in result.text.value


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_what_stands_between_masks_is_copied_byte_for_byte(
    case: dict[str, Any], engine: Engine
) -> None:
    (result,) = engine.redact([case["text"]])
    at = 0
    for entity in result.entities:
        between = case["text"][at : entity.start].rstrip('"')
        assert between in result.text.value
        at = entity.end
    assert result.text.value.endswith(case["text"][at:])


def test_three_addresses_a_space_apart_are_three_values(engine: Engine) -> None:
    (result,) = engine.redact([CASES[0]["text"]])
    assert result.text.value == (
        "Please copy <EMAIL_ADDRESS_1> <EMAIL_ADDRESS_2> <EMAIL_ADDRESS_3> before Friday."
    )


@pytest.mark.parametrize(
    "case", [c for c in CASES if c["id"].startswith("B21")], ids=lambda c: c["id"]
)
def test_a_card_in_tool_arguments_is_masked_and_the_json_still_parses(
    case: dict[str, Any], engine: Engine
) -> None:
    (result,) = engine.redact([case["text"]])
    (message, *_) = json.loads(result.text.value)
    if "tool_calls" in message:
        arguments = json.loads(message["tool_calls"][0]["function"]["arguments"])
        assert arguments == {"order": "A-20931", "card": "<CREDIT_CARD_1>", "note": "charge once"}
    else:
        assert message["content"][0]["input"] == {"pedido": "A-20931", "tarjeta": "<CREDIT_CARD_1>"}
