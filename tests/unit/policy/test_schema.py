"""The JSON Schemas that editors read say what the loader says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from sidecar.policy.schema import schemas

POLICIES = Path(__file__).resolve().parents[3] / "policies"
SHIPPED = [
    *sorted((POLICIES / "criteria").glob("*.yaml")),
    *sorted((POLICIES / "judges").glob("*.yaml")),
    POLICIES / "sampling.yaml",
    POLICIES / "review.yaml",
]
LINE = re.compile(r"# yaml-language-server: \$schema=(\S+)\n")


def test_the_published_schemas_are_those_of_the_models() -> None:
    """Else: python -m sidecar.policy.schema policies/schema."""
    published = {
        path.name: path.read_text("utf-8") for path in (POLICIES / "schema").glob("*.json")
    }
    assert published == dict(schemas())


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: str(path.relative_to(POLICIES)))
def test_each_shipped_file_names_its_schema_and_fits_it(path: Path) -> None:
    """The first line is relative, so it holds wherever the folder is copied."""
    text = path.read_text("utf-8")
    named = LINE.match(text)
    assert named is not None
    schema = json.loads((path.parent / named[1]).read_text("utf-8"))
    validator = Draft202012Validator(schema)
    assert [error.message for error in validator.iter_errors(yaml.safe_load(text))] == []


def schema(name: str) -> Draft202012Validator:
    """Return the validator of one kind of file."""
    parsed: dict[str, Any] = json.loads(dict(schemas())[f"{name}.schema.json"])
    Draft202012Validator.check_schema(parsed)
    return Draft202012Validator(parsed)


@pytest.mark.parametrize(
    ("kind", "change", "fits"),
    [
        ("judge", {"limits": {"timeout": "30s", "rpm": 60}}, True),
        ("judge", {"limits": {"timeout": 30}}, True),
        ("judge", {"decoding": {"extra": {"cache_prompt": False}}}, True),
        ("judge", {"decoding": {"structured_output": "xml"}}, False),
        ("judge", {"name": "default"}, False),
        ("judge", {"pin": None}, False),
        ("judge", {"modle": "x"}, False),
        ("sampling", {"rate": 0}, False),
        ("sampling", {"budget": {"judged_per_minute": 60}}, True),
        ("review", {"shares": {"passes": 2}}, False),
        ("criterion", {"severity": "grave"}, False),
        ("criterion", {"check": {"kind": "json_schema", "schema": {"type": "object"}}}, True),
        ("criterion", {"check": {"kind": "tool_arguments", "tool": "t", "equal": {"a": 1}}}, True),
        ("criterion", {"check": {"kind": "nosuch"}}, False),
    ],
)
def test_an_editor_marks_what_the_loader_refuses(
    kind: str, change: dict[str, Any], fits: bool
) -> None:
    """Keys, values and the forms that are read before they are checked (30s, mappings)."""
    least: dict[str, dict[str, Any]] = {
        "judge": {"model": "m", "base_url": "http://h"},
        "sampling": {"salt": "s"},
        "review": {},
        "criterion": {
            "id": "x",
            "owner": "o",
            "question": "q",
            "construct": "constraint",
            "grader": "code",
            "pass": "p",
            "fail": "f",
        },
    }
    assert schema(kind).is_valid(least[kind])
    assert schema(kind).is_valid(least[kind] | change) is fits
