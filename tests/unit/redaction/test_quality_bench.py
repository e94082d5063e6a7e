"""The measuring bench counts what it says it counts."""

# ruff: noqa: D103 - names are sentences
from __future__ import annotations

import random
from typing import Any

import pytest

from bench import pii_texts
from bench.pii_quality import measure, share


def line(text: str, *spans: tuple[int, int, str], keep: tuple[int, int] | None = None) -> Any:
    told = [{"start": start, "end": end, "type": entity} for start, end, entity in spans]
    kept = [{"start": keep[0], "end": keep[1], "type": "order"}] if keep else []
    return {"text": text, "spans": told, "keep": kept}


def test_a_span_is_masked_when_no_letter_of_it_is_left() -> None:
    lines = [line("Ana Ruiz, 7714", (0, 8, "PERSON"), keep=(10, 14))]
    two = measure(lines, lambda _: [(0, 3, "PERSON"), (4, 8, "LOCATION")]).report()
    assert two["entities"]["PERSON"]["recall"]["value"] == 1.0
    assert two["entities"]["PERSON"]["characters_leaked"] == 1  # the blank between the masks
    half = measure(lines, lambda _: [(0, 3, "PERSON"), (9, 12, "AR_DNI")]).report()
    assert half["entities"]["PERSON"]["recall"]["value"] == 0.0
    assert half["entities"]["PERSON"]["precision"]["value"] == 1.0
    assert half["entities"]["PERSON"]["characters_leaked"] == 5
    assert half["entities"]["AR_DNI"]["precision"]["value"] == 0.0
    assert half["false_redaction"]["all"]["value"] == 1.0


def test_f2_weighs_recall_more() -> None:
    lines = [line("a b c d", (0, 1, "X"), (2, 3, "X"), (4, 5, "X"), (6, 7, "X"))]
    report = measure(lines, lambda _: [(0, 1, "X"), (2, 3, "X")]).report()["entities"]["X"]
    assert report["recall"]["value"] == 0.5
    assert report["precision"]["value"] == 1.0
    assert report["f2"] == pytest.approx(5 * 0.5 / (4 * 1 + 0.5), abs=1e-4)


def test_wilson() -> None:
    assert share(8, 10) == {"value": 0.8, "lower": 0.4902, "upper": 0.9433}
    assert share(0, 0)["value"] is None
    assert share(0, 3000)["upper"] == 0.0013


def test_parts_share_no_sentence_and_every_span_is_where_it_says() -> None:
    for language in pii_texts.LANGUAGES:
        assert not {*pii_texts.templates("dev")[language]} & {
            *pii_texts.templates("test")[language]
        }
    lines = [*pii_texts.Writer("dev").texts(60)]
    assert lines == [*pii_texts.Writer("dev").texts(60)]
    rng = random.Random(1)
    assert {one["language"] for one in lines} == {"en", "es", "pt"}
    for one in rng.sample(lines, 20):
        for span in (*one["spans"], *one["keep"]):
            value = one["text"][span["start"] : span["end"]]
            assert value
            assert value == value.strip()
