"""Usage, help, configuration and policies: answers that need no trace."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.process import ROOT, copied_policies, sidecar

VERBS: Final = ("run", "demo", "replay", "explain", "redact", "check-config", "policy lint")


@pytest.mark.parametrize(
    "arguments",
    [
        *([], ["nosuch"], ["run", "--nosuch"], ["run", "--config"], ["replay"], ["explain"]),
        *(["policy"], ["policy", "nosuch"], ["demo", "--judge-share", "7"]),
        *(["replay", "x.json", "--max-dollars", "-1"], ["redact", "--language", "en"]),
    ],
    ids=" ".join,
)
def test_a_usage_error_exits_2(arguments: list[str]) -> None:
    """With a word on how it is used, and no traceback."""
    done = sidecar(*arguments)
    assert done.code == 2
    assert "Usage" in done.said or "requires an argument" in done.said
    assert "Traceback" not in done.said


@pytest.mark.parametrize("verb", VERBS)
def test_help_shows_an_example(verb: str) -> None:
    """One that can be copied: it starts with the program's name and the verb."""
    done = sidecar(*verb.split(), "--help")
    assert done.code == 0
    _, _, example = done.said.partition("Example: ")
    assert f"judge-sidecar {verb}" in example


def test_version_is_told() -> None:
    """As name and number."""
    name, _, number = sidecar("--version").out.strip().partition(" ")
    assert name == "judge-sidecar"
    assert number[0].isdigit()


def test_check_config_tells_what_would_run(folder: Path) -> None:
    """As JSON and for a person."""
    done = sidecar("check-config", "--json", folder=folder)
    assert done.code == 0
    told = done.json()
    assert told["ok"] is True
    assert told["problems"] == []
    assert {"sources", "criteria", "scores", "ledger", "sampling_rate"} <= told.keys()
    assert told["sources"] == ["otlp/http 127.0.0.1:4318", "otlp/grpc 127.0.0.1:4317"]
    person = sidecar("check-config", folder=folder)
    assert person.code == 0
    assert all(name in person.said for name in told["criteria"])


def test_policy_lint_finds_nothing_in_what_is_shipped() -> None:
    """Exit 0; the JSON has findings and their counts."""
    done = sidecar("policy", "lint", "policies", "--json")
    assert done.code == 0, done.said
    told = done.json()
    assert told["errors"] == 0
    assert told["findings"] == []


def test_policy_lint_names_file_line_and_mend(folder: Path, tmp_path: Path) -> None:
    """Exit 1 for an error, with all that a person needs to mend it."""
    policies = copied_policies(tmp_path)
    judge = policies / "judges/default.yaml"
    judge.write_text(judge.read_text("utf-8").replace("gpt-4.1-mini-2025-04-14", "gpt-4o"), "utf-8")
    done = sidecar("policy", "lint", policies, "--json", folder=folder)
    assert done.code == 1
    told = done.json()
    assert told["errors"] >= 1
    for finding in told["findings"]:
        assert finding.keys() == {"severity", "file", "line", "code", "message", "mend"}
        assert finding["line"] >= 1
    assert any("judges/default.yaml" in finding["file"] for finding in told["findings"])
    person = sidecar("policy", "lint", policies, folder=folder)
    assert person.code == 1
    assert "mend:" in person.said


@pytest.mark.parametrize("path", ["nowhere", "good.json"])
def test_policy_lint_of_no_folder_is_a_finding_and_no_crash(folder: Path, path: str) -> None:
    """A path that holds no policies."""
    done = sidecar("policy", "lint", path, folder=folder)
    assert done.code in {1, 78}
    assert path in done.said
    assert "Traceback" not in done.said


def test_no_verb_looks_above_its_folder(tmp_path: Path) -> None:
    """Without policies it says where it looked, and what to do."""
    done = sidecar("check-config", folder=tmp_path)
    assert done.code == 78
    assert "policies" in done.said
    assert str(ROOT) not in done.said
