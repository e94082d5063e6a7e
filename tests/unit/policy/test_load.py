"""Policies are validated whole: every problem at once, each with its line and its mend."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sidecar.domain.errors import BadConfiguration
from sidecar.domain.verdicts import Grader
from sidecar.policy import Policies, load

SHIPPED = Path(__file__).resolve().parents[3] / "policies"

SAMPLING = "rate: 0.5\nsalt: tests\n"
JUDGE = """\
model: judge-model-2026-05-01
base_url: http://127.0.0.1:9/v1
"""
CRITERION = """\
id: named_day
owner: tests
question: Does the answer name a day?
construct: constraint
grader: llm
pass: The answer names a day.
fail: The answer names no day.
"""


def tree(root: Path, **files: str) -> Path:
    """Write a policies directory; a file's name uses __ for /."""
    (root / "criteria").mkdir(exist_ok=True)
    (root / "judges").mkdir(exist_ok=True)
    defaults = {
        "sampling": SAMPLING,
        "judges__default": JUDGE,
        "criteria__named_day": CRITERION,
    }
    for name, text in (defaults | files).items():
        (root / f"{name.replace('__', '/')}.yaml").write_text(text)
    return root


def problems(root: Path) -> tuple[str, ...]:
    """Return what load refuses."""
    with pytest.raises(BadConfiguration) as caught:
        load(root)
    return caught.value.problems


def test_the_shipped_policies_load() -> None:
    """Three criteria ask a judge, three are decided by code."""
    policies = load(SHIPPED)
    graders = {criterion.id: criterion.grader for criterion in policies.criteria}
    assert graders == {
        "answered_intent": Grader.LLM,
        "grounded": Grader.LLM,
        "no_pii_in_output": Grader.CODE,
        "no_promise_without_tool": Grader.LLM,
        "not_empty": Grader.CODE,
        "tool_called": Grader.CODE,
    }
    assert policies.criterion("not_empty").gate
    assert policies.criterion("no_pii_in_output").severity == "critical"
    assert [judge.name for judge in policies.judges_used] == ["default"]


def test_a_directory_with_many_faults_names_each_by_file_line_key_and_mend(tmp_path: Path) -> None:
    """One start, every fault: nobody mends them one restart at a time."""
    bad = CRITERION.replace("constraint", "constrain").replace("owner: tests\n", "")
    root = tree(
        tmp_path,
        criteria__named_day=bad + "severty: critical\nobjective: {pass_rate: 1.5}\n",
        judges__default=JUDGE + "limits: {timeout: soon}\n",
        sampling="rate: 0\nsalt: x\n",
    )
    found = problems(root)
    assert len(found) == 6
    text = "\n".join(found)
    assert re.search(r"criteria/named_day\.yaml:3: construct: 'constrain'.*constraint.*; use", text)
    assert re.search(r"criteria/named_day\.yaml:1: owner: Field required; add it", text)
    assert re.search(r":7: severty: no such key \(did you mean 'severity'\?\)", text)
    assert re.search(r":8: objective\.pass_rate: 1\.5", text)
    assert re.search(r"judges/default\.yaml:3: limits\.timeout: 'soon' - expected a duration", text)
    assert re.search(r"sampling\.yaml:1: rate: 0", text)


@pytest.mark.parametrize(
    ("addition", "expected"),
    [
        ("judge: fast\n", "judge: 'fast' has no file in judges/"),
        ("scale: 1-5\n", "never graded or averaged"),
        ("gate: true\n", "belong to grader: code"),
        ("evidence: [input]\n", "evidence must name output"),
        ("rests_on: [retrieval]\n", "rests_on names a piece that evidence does not"),
        ("unknown: yes\n", "in quotes"),
        ("owner: again\n", "owner stands twice"),
        ("applies_to: {agent: ''}\n", "applies_to.agent"),
        ("observables: [{id: a, text: x}, {id: a, text: y}]\n", "two observables"),
    ],
)
def test_each_wrong_key_of_a_criterion_is_refused(
    tmp_path: Path, addition: str, expected: str
) -> None:
    """A key that is wrong by name, value or company."""
    assert expected in "\n".join(problems(tree(tmp_path, criteria__named_day=CRITERION + addition)))


@pytest.mark.parametrize(
    ("check", "expected"),
    [
        ("{kind: not_emty}", "not_empty"),
        ("{kind: regex, pattern: '(?<=a)b'}", "RE2 does not take this pattern"),
        ("{kind: json_schema, schema: {type: objekt}}", "not a JSON Schema"),
        ("{kind: json_schema, schema: {patternProperties: {a: {}}}}", "not supported"),
        ("{kind: similarity, to: text}", "give `text`"),
        ("{kind: similarity, to: question}", "give `minimum`"),
        ("{kind: tool_called, tools: []}", "check.tool_called.tools"),
        ("{kind: max_length, characters: many}", "check.max_length.characters"),
    ],
)
def test_each_wrong_check_is_refused(tmp_path: Path, check: str, expected: str) -> None:
    """What RE2 or JSON Schema do not take is found at start, not at the first answer."""
    text = CRITERION.replace("grader: llm", f"grader: code\ncheck: {check}")
    assert expected in "\n".join(problems(tree(tmp_path, criteria__named_day=text)))


def test_a_code_criterion_needs_a_check(tmp_path: Path) -> None:
    """Nothing would decide it."""
    text = CRITERION.replace("grader: llm", "grader: code")
    assert "needs a `check:` block" in problems(tree(tmp_path, criteria__named_day=text))[0]


def test_the_id_is_the_files_name(tmp_path: Path) -> None:
    """So that a finding and a score lead to one file."""
    found = problems(tree(tmp_path, criteria__named_day=CRITERION.replace("id: named", "id: a")))
    assert "criteria/named_day.yaml:1: id: 'a_day' is not the file's name" in found[0]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("- a\n", "not a mapping"),
        ("a: [\n", "not YAML"),
        ("a: &x [1]\nb: *x\n", "no aliases"),
        ("a: !!python/object/apply:os.system [x]\n", "not YAML"),
        ("a: " + "[" * 5000 + "\n", "not"),
        ("", "not a mapping"),
    ],
)
def test_what_is_not_plain_yaml_is_a_problem_and_never_a_crash(
    tmp_path: Path, text: str, expected: str
) -> None:
    """Broken, tagged, self-referring and deep documents."""
    assert expected in "\n".join(problems(tree(tmp_path, judges__default=text)))


def test_a_policy_of_another_encoding_or_size_is_refused(tmp_path: Path) -> None:
    """UTF-16 and a file of 300 kB."""
    root = tree(tmp_path)
    (root / "sampling.yaml").write_bytes(b"\xff\xfe\x00a")
    assert "sampling.yaml:1" in problems(root)[0]
    (root / "sampling.yaml").write_text("#" * 300_000)
    assert "longer than" in problems(root)[0]


def test_the_value_of_an_unknown_key_is_never_shown(tmp_path: Path) -> None:
    """It may be a secret put in the wrong place."""
    found = problems(tree(tmp_path, judges__default=JUDGE + "api_key: sk-canary-1234\n"))
    assert "api_key: no such key" in found[0]
    assert "canary" not in "\n".join(found)


def test_a_missing_directory_and_a_stray_file_are_problems(tmp_path: Path) -> None:
    """A .yml or a note beside the policies would be ignored in silence."""
    assert "no folder" in problems(tmp_path / "none")[0]
    root = tree(tmp_path)
    (root / "criteria" / "notes.txt").write_text("x")
    assert "criteria/notes.txt:1: not a .yaml file" in problems(root)[0]


def test_a_review_override_names_a_criterion_that_is_there(tmp_path: Path) -> None:
    """A misspelt one would leave the default share in force."""
    root = tree(tmp_path, review="overrides:\n- criterion: named_dai\n  shares: {passes: 0.5}\n")
    (found,) = problems(root)
    assert "review.yaml:2: overrides: criterion 'named_dai' is not there" in found
    assert "did you mean 'named_day'?" in found


def test_only_the_named_criteria_can_be_kept() -> None:
    """A setting names them; a wrong name is refused with the nearest."""
    policies = load(SHIPPED).only(("grounded", "not_empty"))
    assert [criterion.id for criterion in policies.criteria] == ["grounded", "not_empty"]
    with pytest.raises(BadConfiguration, match="did you mean 'grounded'"):
        load(SHIPPED).only(("groundet",))


def test_another_endpoint_keeps_the_model_and_another_model_drops_its_revision() -> None:
    """Another model is another judge: the old digest does not hold for it."""
    judge = load(SHIPPED).judge("default")
    moved = judge.with_endpoint(base_url="http://127.0.0.1:1/v1")
    assert (moved.model, moved.revision) == (judge.model, judge.revision)
    other = judge.with_endpoint(model="other-2026-01-01")
    assert (other.model, other.pinned_revision) == ("other-2026-01-01", "other-2026-01-01")
    pinned = judge.with_endpoint(model="local", revision="sha256:" + "a" * 64)
    assert pinned.pinned_revision == "sha256:" + "a" * 64


def test_an_endpoint_with_a_password_in_it_is_refused() -> None:
    """URLs reach logs."""
    with pytest.raises(ValueError, match="without user or password"):
        load(SHIPPED).judge("default").with_endpoint(base_url="http://u:p@host/v1")


def _with(policies: Policies, **change: object) -> str:
    criterion = policies.criterion("grounded")
    dump = criterion.model_dump(mode="json", by_alias=True) | change
    return type(criterion).model_validate(dump).rubric_revision


def test_the_rubric_revision_follows_the_question_and_not_its_administration() -> None:
    """A new owner does not void a calibration; a new sentence does."""
    policies = load(SHIPPED)
    same = policies.criterion("grounded").rubric_revision
    assert _with(policies, owner="others", severity="critical", mode="shadow") == same
    assert _with(policies, objective={"pass_rate": 0.5}, applies_to={"agent": "x"}) == same
    assert _with(policies, fail="Another sentence.") != same
    assert _with(policies, evidence=["output", "retrieval", "tool_calls"]) != same
    assert _with(policies, examples={}) != same


def test_the_order_of_keys_in_a_file_does_not_change_the_revision(tmp_path: Path) -> None:
    """The hash is over the canonical form."""
    lines = CRITERION.splitlines(keepends=True)
    one = load(tree(tmp_path)).criteria[0].rubric_revision
    two = load(tree(tmp_path, criteria__named_day="".join(reversed(lines)))).criteria[0]
    assert two.rubric_revision == one
