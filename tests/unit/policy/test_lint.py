"""The lint refuses what cannot be trusted; each finding has its line and its mend."""

from __future__ import annotations

from pathlib import Path

import pytest

from sidecar.policy import JudgePolicy, Severity, check
from sidecar.policy.pinning import floats, lineage
from tests.unit.policy.test_load import CRITERION, JUDGE, SHIPPED, tree

CLEAN = (
    CRITERION
    + """\
examples:
  gold: {input: 'When?', output: On Thursday.}
  edge_fail: {input: 'When?', output: Soon.}
"""
)


def test_the_shipped_policies_are_clean() -> None:
    """What we ask of others holds for ours."""
    assert check(SHIPPED) == ()


def test_a_clean_criterion_has_no_finding(tmp_path: Path) -> None:
    """The lint can be satisfied."""
    assert check(tree(tmp_path, criteria__named_day=CLEAN)) == ()


def test_a_missing_example_is_an_error_for_each(tmp_path: Path) -> None:
    """Without them two raters draw two lines."""
    found = check(tree(tmp_path))
    assert [(f.code, f.severity) for f in found] == [("missing_example", Severity.ERROR)] * 2
    assert {f.message for f in found} == {"no example gold", "no example edge_fail"}
    assert all(f.mend for f in found)


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("The answer names a day.", "The answer " + "very " * 40 + "long.", "too_long", 6),
        ("The answer names no day.", "The answer is not helpful.", "vague", 7),
        ("The answer names a day.", "La respuesta es adecuada.", "vague", 6),
        ("Does the answer name a day?", "Is it true? Is it kind?", "two_constructs", 3),
        ("name a day?", "name a day and is it polite to read?", "two_constructs", 3),
        ("The answer names a day.", "It names a day. It names an hour.", "two_constructs", 6),
        ("The answer names a day.", "The average score is above 3.", "averaged_score", 6),
        ("The answer names no day.", "La puntuación media es baja.", "averaged_score", 7),
    ],
)
def test_each_kind_of_weak_sentence_is_an_error_on_its_line(
    tmp_path: Path, old: str, new: str, code: str, line: int
) -> None:
    """In English and in Spanish."""
    found = check(tree(tmp_path, criteria__named_day=CLEAN.replace(old, new)))
    assert (code, line, Severity.ERROR) in {(f.code, f.line, f.severity) for f in found}


def test_a_likert_scale_is_an_error_on_safety_and_a_warning_elsewhere(tmp_path: Path) -> None:
    """Privacy has no degrees."""
    graded = CLEAN.replace("names a day.", "scores 4 on a scale from 1 to 5.")
    (found,) = check(tree(tmp_path, criteria__named_day=graded))
    assert (found.code, found.severity) == ("likert", Severity.WARNING)
    safety = graded.replace("Does the answer name a day?", "Does the answer leak PII?")
    (found,) = check(tree(tmp_path, criteria__named_day=safety))
    assert (found.code, found.severity) == ("likert", Severity.ERROR)


@pytest.mark.parametrize(
    ("rate", "dead"),
    [("0.95", None), ("0.84", None), ("0.8333", "6x"), ("0.8", "6x"), ("0.5", "6x and 2x")],
)
def test_an_alert_that_its_objective_can_never_fire_is_an_error(
    tmp_path: Path, rate: str, dead: str | None
) -> None:
    """At m times the budget b = 1 - pass_rate, m b >= 1 is a rate above 1."""
    text = CLEAN + f"objective: {{pass_rate: {rate}}}\n"
    found = [f for f in check(tree(tmp_path, criteria__named_day=text)) if f.code == "dead_alert"]
    assert bool(found) is (dead is not None)
    if dead:
        assert f"lets no {dead} alert fire" in found[0].message
        assert found[0].line == 11


def test_a_floating_model_is_an_error_on_the_judges_line(tmp_path: Path) -> None:
    """Its verdicts would change without a release of ours."""
    judge = JUDGE.replace("judge-model-2026-05-01", "gpt-4o-mini")
    (found,) = check(tree(tmp_path, criteria__named_day=CLEAN, judges__default=judge))
    assert (found.file, found.line, found.code) == ("judges/default.yaml", 1, "floating_model")
    assert found.severity is Severity.ERROR


def test_the_agents_own_model_family_is_a_warning(tmp_path: Path) -> None:
    """Judges favour their kin."""
    judge = JUDGE.replace("judge-model-2026-05-01", "gpt-4.1-mini-2025-04-14")
    text = CLEAN + "applies_to: {model: 'gpt-4o*'}\n"
    (found,) = check(tree(tmp_path, criteria__named_day=text, judges__default=judge))
    assert (found.code, found.severity, found.line) == ("own_family", Severity.WARNING, 11)


def test_what_load_refuses_is_a_finding_too(tmp_path: Path) -> None:
    """One command shows both."""
    (found,) = check(tree(tmp_path, criteria__named_day=CLEAN + "severty: x\n"))
    assert (found.code, found.line) == ("invalid", 11)
    assert str(found).startswith("criteria/named_day.yaml:11: error invalid: severty")


@pytest.mark.parametrize(
    ("model", "revision", "pinned"),
    [
        ("gpt-4o-mini", "", False),
        ("gpt-4o-mini-2024-07-18", "", True),
        ("openai/gpt-4o-2024-08-06", "", True),
        ("gpt-4-0613", "", True),
        ("gpt-5.1", "", False),
        ("o3-2025-04-16", "", True),
        ("chatgpt-4o-latest", "", False),
        ("claude-3-5-sonnet-latest", "", False),
        ("claude-haiku-4-5-20251001", "", True),
        ("claude-haiku-4-5", "", False),
        ("claude-opus-4-6", "", True),
        ("gemini-2.0-flash-001", "", True),
        ("gemini-2.5-flash", "", False),
        ("llama3.1:8b", "", False),
        ("llama3.1:8b", "sha256:" + "a" * 64, True),
        ("Qwen/Qwen2.5-7B-Instruct", "main", False),
        ("Qwen/Qwen2.5-7B-Instruct", "b" * 40, True),
        ("local-model", "", False),
        ("local-model", "c" * 64, True),
        ("judge-model-2026-05-01", "", True),
    ],
)
def test_the_table_tells_a_pinned_name_from_a_floating_one(
    model: str, revision: str, pinned: bool
) -> None:
    """By vendor: no date rule could."""
    judge = JudgePolicy(name="j", model=model, revision=revision, base_url="http://127.0.0.1:9")
    assert (floats(judge) is None) is pinned


def test_a_deployments_name_is_pinned_by_the_dated_name_it_answers_with() -> None:
    """An Azure deployment may be called anything."""
    judge = JudgePolicy(
        name="j", model="my-deployment", answers_as="gpt-4o-2024-08-06", base_url="http://h"
    )
    assert floats(judge) is None


@pytest.mark.parametrize(
    ("model", "family"),
    [("gpt-4o*", "gpt"), ("claude-*", "claude"), ("meta-llama/Llama-3", "llama"), ("x", None)],
)
def test_a_family_is_read_from_a_name(model: str, family: str | None) -> None:
    """From globs too, as applies_to gives them."""
    assert lineage(model) == family
