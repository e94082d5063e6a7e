"""A hint never says no where the rule behind it finds something."""

# ruff: noqa: D103 - names are sentences
from __future__ import annotations

import json
import re
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redaction.recognizers import known, places
from redaction.recognizers.gazetteer import GIVEN, PLACES, SURNAMES
from redaction.recognizers.hints import may_name, may_place

RUN = re.compile(r"[^\W\d_][^\W\d_'’\-]*(?:\.?[ \t]{1,3}[^\W\d_][^\W\d_'’\-]*)*")  # noqa: RUF001
WORDS = (
    *sorted(GIVEN)[::900], *sorted(SURNAMES)[::900], *chain(*map(str.split, sorted(PLACES)[::900])),
    "Ana's", "O'Brien", "García-Márquez", "Julio", "de", "la", "the", "in", "en", "order", "J.",
)  # fmt: skip


def found(text: str) -> tuple[list[object], list[object]]:
    """What the two rules find without their hints."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(known, "may_name", lambda _: True)
        patch.setattr(places, "may_place", lambda _: True)
        return [*known.listed(text, 0, len(text))], [*places._listed(text, 0, len(text))]


def check(text: str) -> None:
    named, placed = found(text)
    assert may_name(text) or not named
    assert may_place(text) or not placed


@given(
    st.lists(st.sampled_from(WORDS).flatmap(lambda w: st.sampled_from((w, w.title(), w.upper()))),
             min_size=1, max_size=9).map(" ".join)
)  # fmt: skip
@settings(max_examples=600, deadline=None)
def test_any_run_of_words(run: str) -> None:
    check(run)


def test_every_run_of_the_development_texts(shared_data: Path) -> None:
    lines = (shared_data / "pii" / "generated_large.jsonl").read_text(encoding="utf-8").splitlines()
    for line in lines[::5]:
        for run in RUN.findall(json.loads(line)["text"]):
            check(run)


def test_prose_ends_at_the_hint() -> None:
    prose = "the parcel left our warehouse on time and the driver will be there before noon"
    assert not may_name(prose)
    assert not may_place(prose)
