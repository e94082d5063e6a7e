"""judge_version changes with what a verdict means, and with nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sidecar.judging import code_version, llm_version
from sidecar.policy import JudgePolicy, load

POLICIES = load(Path(__file__).resolve().parents[3] / "policies")
GROUNDED = POLICIES.criterion("grounded")
JUDGE = POLICIES.judge("default")


def version(**change: Any) -> str:
    """Return the version with some of the judge changed."""
    judge = JudgePolicy.model_validate(JUDGE.model_dump() | change)
    return llm_version(GROUNDED, judge, "redaction")


def decoding(**change: Any) -> dict[str, Any]:
    """Return the shipped decoding with some of it changed."""
    return JUDGE.decoding.model_dump() | change


@pytest.mark.parametrize(
    "change",
    [
        {"model": "other-2026-01-01"},
        {"revision": "sha256:" + "a" * 64},
        {"answers_as": "other"},
        {"evidence_cap": 4_000},
        {"decoding": decoding(temperature=0.1)},
        {"decoding": decoding(temperature=None)},
        {"decoding": decoding(seed=8)},
        {"decoding": decoding(max_tokens=100)},
        {"decoding": decoding(structured_output="none")},
        {"decoding": decoding(extra={"cache_prompt": False})},
    ],
)
def test_another_judge_is_another_version(change: dict[str, Any]) -> None:
    """Each needs a calibration of its own."""
    assert version(**change) != version()


@pytest.mark.parametrize(
    "change",
    [
        {"base_url": "http://127.0.0.1:9/v1"},
        {"prices": {"input": 9}},
        {"limits": {"concurrency": 1, "timeout": "5s"}},
        {"name": "renamed"},
    ],
)
def test_the_same_judge_elsewhere_keeps_its_version(change: dict[str, Any]) -> None:
    """Where it runs, what it costs and how hard it is asked mean nothing for a verdict."""
    assert version(**change) == version()


def test_the_redactors_fingerprint_and_the_rubric_are_part_of_it() -> None:
    """For code criteria too."""
    assert llm_version(GROUNDED, JUDGE, "other") != version()
    assert llm_version(POLICIES.criterion("answered_intent"), JUDGE, "redaction") != version()
    gate = POLICIES.criterion("not_empty")
    assert code_version(gate, "a") != code_version(gate, "b")
    assert len(code_version(gate, "a")) == len(version()) == 16
