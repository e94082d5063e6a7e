"""What the cache keeps, forgets, and never knows."""

# ruff: noqa: D103, RUF001 - names are sentences; full-width characters are on purpose
from __future__ import annotations

import gc
import pickle

import pytest

from redaction.cache import Cache
from redaction.engine import Engine
from redaction.policy import ModelSet, Operator, RedactionPolicy

LIGHT = RedactionPolicy(ner=ModelSet(enabled=False))
PROMPT = (
    "You help the customers of a shop. Escalate to marta.quill@example.com or 612 345 678. " * 4
)


def test_the_least_recently_used_goes_first() -> None:
    cache: Cache[int] = Cache("p", entries=2)
    one, two, three = (cache.key([name]) for name in "abc")
    cache.put(one, 1, 1)
    cache.put(two, 2, 1)
    assert cache.get(one) == 1
    cache.put(three, 3, 1)
    assert (cache.get(one), cache.get(two), cache.get(three)) == (1, None, 3)
    assert (cache.hits, cache.misses) == (3, 1)


def test_the_room_is_bounded_and_freed() -> None:
    cache: Cache[int] = Cache("p", size=1_000)
    for number in range(50):
        cache.put(cache.key([str(number)]), number, 200)
    assert len(cache) == 5
    cache.put(cache.key(["large"]), 0, 900)
    assert cache.get(cache.key(["large"])) is None


def test_keys_depend_on_every_part_its_order_and_the_scope() -> None:
    cache: Cache[int] = Cache("p")
    keys = [
        cache.key(parts) for parts in (["ab", "c"], ["a", "bc"], ["abc"], ["c", "ab"], ["\ud800"])
    ]
    assert len(set(keys)) == len(keys)
    assert Cache[int]("p").key(["abc"]) != cache.key(["abc"])


def test_a_text_that_repeats_is_read_once_and_numbered_by_its_unit() -> None:
    engine = Engine(LIGHT)
    first = engine.redact([PROMPT, "yo soy otra@x.es"])
    assert (engine._found.hits, engine._found.misses) == (0, 1)
    later = engine.redact(["primero tercera@x.es", PROMPT])
    assert (engine._found.hits, engine._found.misses) == (1, 1)
    assert "<EMAIL_ADDRESS_1>" in first[0].text.value
    assert first[1].text.value == "yo soy <EMAIL_ADDRESS_2>"
    assert later[0].text.value == "primero <EMAIL_ADDRESS_1>"
    assert "<EMAIL_ADDRESS_2>" in later[1].text.value


@pytest.mark.parametrize(
    "text",
    [
        PROMPT,
        '{"mail": "jos\\u00e9@x.es", "to": ["Ana Ruiz <a@x.es>"], "card": 378282246310005}' * 1,
        "marta.quill [at] example [dot] com, １２３４５６７８Ｚ " * 4,
        "<PERSON_1> wrote to a@x.es " * 8,
        "no personal data here " * 12,
    ],
)
def test_a_hit_gives_what_a_miss_gave(text: str) -> None:
    engine = Engine(LIGHT)
    unit = ["soy Ana Ruiz, a@x.es", text]
    assert engine.redact(unit) == engine.redact(unit) == Engine(LIGHT).redact(unit)


def test_what_is_kept_holds_no_raw_text() -> None:
    engine = Engine(RedactionPolicy(ner=ModelSet(enabled=False), operator=Operator.HMAC), key=b"k")
    engine.redact([PROMPT])
    gc.collect()
    kept = pickle.dumps(list(engine._found._values.items()))
    assert len(engine._found) == 1
    for value in (b"marta.quill", b"612 345 678", b"customers"):
        assert value not in kept
