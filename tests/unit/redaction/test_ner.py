"""The batched reader finds what spaCy's own parser finds, in texts of any length."""

# ruff: noqa: D103 - names are sentences
from __future__ import annotations

import importlib
import json
import random
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redaction.policy import RedactionPolicy
from redaction.recognizers.frame import models
from redaction.recognizers.greedy import Greedy
from redaction.recognizers.ner import _CHUNK, _cut
from redaction.recognizers.vectors import token_vectors

WORDS = ("Marta Quill", "from", "Leeds", "the", "Bank of", "Scotland", "on", "3 May", "said",
         ".", "\n\n", "  ", "I", "NATO", "'s", "Dr.",
         "$48.20", "in", "New", "York", "é", "-")  # fmt: skip


@cache
def pipeline() -> tuple[Any, Greedy]:
    ((nlp, greedy, _),) = models(RedactionPolicy())._models.values()
    assert greedy is not None
    return nlp, greedy


def same(texts: list[str]) -> int:
    """Compare both readers over a batch; answer how many entities they agree on."""
    nlp, greedy = pipeline()
    docs = [nlp.make_doc(text) for text in texts]
    found = [*greedy.entities(docs)]
    expected = [
        [(span.start, span.end, span.label_) for span in doc.ents] for doc in nlp.pipe(texts)
    ]
    assert found == expected
    return sum(map(len, found))


def test_development_texts_have_spacys_entities(shared_data: Path) -> None:
    lines = (shared_data / "pii" / "generated_large.jsonl").read_text(encoding="utf-8").splitlines()
    texts = [json.loads(line)["text"] for line in random.Random(3).sample(lines, 400)]
    assert same(texts) > 500


@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join), max_size=6))
@settings(max_examples=120, deadline=None)
def test_any_batch_has_spacys_entities(texts: list[str]) -> None:
    same(texts)


@pytest.mark.parametrize(
    "texts", [[], [""], ["", "Leeds", ""], [" "], ["Marta"], ["\n", "Ana Ruiz"]]
)
def test_empty_and_tiny_texts(texts: list[str]) -> None:
    same(texts)


def test_a_model_built_otherwise_is_left_to_spacy(monkeypatch: pytest.MonkeyPatch) -> None:
    nlp, _ = pipeline()
    ner = nlp.get_pipe("ner")
    monkeypatch.setitem(ner.cfg, "beam_width", 4)
    assert Greedy.of(nlp) is None
    monkeypatch.undo()
    assert Greedy.of(nlp) is not None
    assert Greedy.of(importlib.import_module("spacy").blank("en")) is None


@given(st.text(st.sampled_from("ab .\n"), max_size=3).map(lambda unit: unit * 4_000))
@settings(max_examples=40, deadline=None)
def test_chunks_cover_the_text_and_overlap(text: str) -> None:
    pieces = [*_cut(text)]
    assert all(len(piece) <= _CHUNK for _, piece in pieces)
    for (at, piece), (after, _) in pairwise(pieces):
        assert at < after < at + len(piece)
    last, rest = pieces[-1]
    assert last + len(rest) == len(text)


def test_chunks_end_with_sentences() -> None:
    text = "The parcel left the warehouse. " * 400
    assert all(piece.endswith(". ") for _, piece in _cut(text))
    assert all(piece.startswith("The") for _, piece in _cut(text))


def test_vectors_are_the_models_own() -> None:
    nlp, greedy = pipeline()
    encoder = nlp.get_pipe("ner").model.layers[0]
    assert greedy._token_vectors != encoder.predict, "the shipped model is not read as expected"
    texts = ["Marta Quill from Leeds.", "", "a", "Dr. Ortiz paid $48.20 in New York. " * 40]
    docs = [nlp.make_doc(text) for text in texts]
    assert np.abs(greedy._token_vectors(docs) - encoder.predict(docs)).max() < 1e-4


def test_vectors_of_another_model_are_computed_by_itself() -> None:
    nlp, _ = pipeline()
    encoder = nlp.get_pipe("ner").model.layers[0]
    assert token_vectors(encoder.layers[0]) == encoder.layers[0].predict


def test_the_vocabulary_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("redaction.recognizers.ner._ZONE", 2_000)
    loaded = models(RedactionPolicy())
    ((nlp, _, zone),) = loaded._models.values()
    zone.spend(1_000_001)  # what the zone of earlier tests has left
    sizes = []
    for first in range(40):
        [*loaded.process_batch([f"word{first}x{at} Leeds" for at in range(100)], "en")]
        sizes.append(len(nlp.vocab.strings))
    assert max(sizes[20:]) <= max(sizes[:20])
