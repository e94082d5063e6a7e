"""Paths: what a policy says of a JSON value by where it stands."""

# ruff: noqa: D103 - names are sentences
from __future__ import annotations

import json
import re

import pytest

from redaction.engine import Engine
from redaction.policy import ModelSet, PolicyError, RedactionPolicy
from redaction.structure import Paths, leaves

NONE = ModelSet(enabled=False)


def cleared(value: object, paths: dict[str, str], key: bytes | None = None) -> object:
    policy = RedactionPolicy.model_validate({"ner": NONE, "paths": paths})
    (result,) = Engine(policy, key=key).redact([json.dumps(value)])
    return json.loads(result.text.value)


def test_each_action() -> None:
    value = {
        "customer": {"email": "none given", "tier": 3},
        "sku": "612 345 678",
        "note": "soy Ana Ruiz",
        "session": 90817,
    }
    paths = {
        "$.customer": "redact", "$.sku": "keep", "$.note": "drop", "$.session": "hash",
    }  # fmt: skip
    done = cleared(value, paths, key=b"k")
    assert isinstance(done, dict)
    assert re.fullmatch(r"<FIELD_HASH_[0-9a-f]{10}>", done.pop("session"))
    assert done == {
        "customer": {"email": "<FIELD_1>", "tier": "<FIELD_2>"},
        "sku": "612 345 678",
        "note": "",
    }


def test_the_hash_is_the_same_over_units_and_differs_by_key() -> None:
    paths = {"$.id": "hash"}
    one = cleared({"id": 7}, paths, key=b"a")
    assert one == cleared({"id": 7}, paths, key=b"a")
    assert one != cleared({"id": 7}, paths, key=b"b")


def test_the_path_with_most_steps_decides() -> None:
    paths = {"$.customer": "redact", "$.customer.plan": "keep"}
    assert cleared({"customer": {"plan": "Ana Ruiz", "x": "y"}}, paths) == {
        "customer": {"plan": "Ana Ruiz", "x": "<FIELD_1>"}
    }


def test_a_path_goes_on_in_json_inside_a_string() -> None:
    value = {"arguments": json.dumps({"who": "nobody", "sku": "a@x.es"})}
    paths = {"$.arguments.who": "redact", "$..sku": "keep"}
    done = cleared(value, paths)
    assert isinstance(done, dict)
    assert json.loads(done["arguments"]) == {"who": "<FIELD_1>", "sku": "a@x.es"}


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("$.items[*].name", ["a", "b"]),
        ("$.items[1].name", ["b"]),
        ("$.items", ["a", "b", "7"]),
        ("$..name", ["a", "b", "c"]),
        ("$['other one'].name", ["c"]),
        ("$.*.name", ["c"]),
        ("$.nothing", []),
    ],
)
def test_where_a_path_leads(path: str, found: list[str]) -> None:
    value = {"items": [{"name": "a"}, {"name": "b", "n": 7}], "other one": {"name": "c"}}
    every = leaves(json.dumps(value), Paths({path: "FIELD"}))
    assert [leaf.text.text for leaf in every if leaf.claim] == found


def test_keep_takes_the_value_out_of_every_look() -> None:
    value = {"sku": "a@x.es", "copy": "a@x.es"}
    assert cleared(value, {"$.sku": "keep"}) == {"sku": "a@x.es", "copy": "<EMAIL_ADDRESS_1>"}


@pytest.mark.parametrize("path", ["customer", "$", "$.", "$.a[", "$a", "$..", "$.a b"])
def test_what_is_no_path_is_refused(path: str) -> None:
    with pytest.raises(ValueError, match="no path"):
        RedactionPolicy(paths={path: "keep"})


def test_hash_needs_a_key() -> None:
    with pytest.raises(PolicyError, match="key"):
        Engine(RedactionPolicy(ner=NONE, paths={"$.id": "hash"}))


def test_paths_change_the_fingerprint() -> None:
    assert RedactionPolicy(paths={"$.a": "keep"}).fingerprint != RedactionPolicy().fingerprint
