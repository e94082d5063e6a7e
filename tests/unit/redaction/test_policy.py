"""A policy is refused whole, by key, before anything heavy is loaded."""

# ruff: noqa: D103 - names are sentences
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from redaction.policy import Operator, PolicyError, RedactionPolicy, load
from redaction.recognizers import ENTITIES


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "redaction.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_shipped_policy_is_the_default(policy: RedactionPolicy) -> None:
    default = RedactionPolicy()
    assert policy.fingerprint == default.fingerprint
    assert policy.revision == default.revision
    assert policy.active == set(ENTITIES)


def test_every_problem_is_told_with_file_key_and_value(tmp_path: Path) -> None:
    path = write(tmp_path, "operator: blur\nscore_threshold: 2\ntime_limit: 90\nnerr: 1\n")
    with pytest.raises(PolicyError) as caught:
        load(path)
    told = caught.value.problems
    assert [line.split(": ")[1] for line in told] == [
        "operator", "score_threshold", "time_limit", "nerr",
    ]  # fmt: skip
    assert all(line.startswith(f"{path}: ") for line in told)
    assert "'blur'" in told[0]
    assert "placeholder" in told[0]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("entities: [PERSONA]", "unknown entity PERSONA; use one of ADDRESS"),
        ("deny_list: {NOBODY: [abc]}", "unknown entity NOBODY"),
        ("deny_list: {PERSON: [a]}", "at least 2 characters"),
        ("allow_list: ['']", "at least 1 character"),
        ("- a list", "must hold keys"),
        ("a: [", "not YAML"),
        ("ner: {models: {fr: x}}", "ner.models"),
    ],
)
def test_what_cannot_be_meant_is_refused(text: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(PolicyError, match=says):
        load(write(tmp_path, text))


def test_a_missing_file_is_a_problem_not_a_crash(tmp_path: Path) -> None:
    with pytest.raises(PolicyError, match=r"none\.yaml: cannot be read"):
        load(tmp_path / "none.yaml")


def test_lists_change_the_revision_and_never_the_fingerprint() -> None:
    plain = RedactionPolicy()
    listed = RedactionPolicy(allow_list=("a@x.es",), deny_list={"PERSON": ("Lince",)})
    assert plain.fingerprint == listed.fingerprint
    assert plain.revision != listed.revision
    assert (
        RedactionPolicy(allow_list=("a", "b")).revision
        == RedactionPolicy(allow_list=("b", "a")).revision
    )


@pytest.mark.parametrize(
    "changed",
    [
        RedactionPolicy(ignore=("LOCATION",)),
        RedactionPolicy(operator=Operator.MASK),
        RedactionPolicy(operators={"PERSON": Operator.DROP}),
        RedactionPolicy.model_validate({"ner": {"enabled": False}}),
        RedactionPolicy(score_threshold=0.5),
    ],
)
def test_what_changes_masks_changes_the_fingerprint(changed: RedactionPolicy) -> None:
    assert changed.fingerprint != RedactionPolicy().fingerprint
    assert len(changed.fingerprint) == 16
    assert changed.revision == RedactionPolicy().revision


def test_limits_are_not_part_of_the_fingerprint() -> None:
    assert RedactionPolicy(time_limit=1, max_chars=10).fingerprint == RedactionPolicy().fingerprint


def test_reading_a_policy_and_naming_the_pool_loads_no_model() -> None:
    """A bad configuration must be refused within two seconds; spaCy alone takes one."""
    code = (
        "import sys, redaction.policy, redaction.workers, redaction.text;"
        "print(sorted({'spacy', 'presidio_analyzer', 're2', 'numpy'} & set(sys.modules)))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == "[]"
