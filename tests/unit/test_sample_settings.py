"""Budgets in sidecar.yaml: over the policy's, refused where they could not be kept."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import yaml

from sidecar.app.compose import budget_limits
from sidecar.app.settings import Settings, configured
from sidecar.domain.errors import BadConfiguration
from sidecar.intake.budget import Limits

SHIPPED = Path(__file__).resolve().parents[2] / "policies"


def settings(folder: Path, **sampling: object) -> Settings:
    """What a verb would run on with these settings of sampling."""
    shutil.copytree(SHIPPED, folder / "policies", dirs_exist_ok=True)
    file = folder / "sidecar.yaml"
    file.write_text(yaml.safe_dump({"sampling": sampling}), "utf-8")
    return configured(file)


def test_without_a_budget_nothing_is_limited(tmp_path: Path) -> None:
    """As shipped."""
    assert budget_limits(settings(tmp_path)) is None


def test_a_deployment_sets_its_own_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the file, and over it from the environment."""
    given = settings(tmp_path, budget={"dollars_per_day": 7})
    assert budget_limits(given) == Limits(None, 7.0)
    monkeypatch.setenv("JUDGE_SIDECAR__SAMPLING__BUDGET__JUDGED_PER_MINUTE", "30")
    assert budget_limits(settings(tmp_path, budget={"dollars_per_day": 7})) == Limits(30.0, 7.0)


@pytest.mark.parametrize(
    ("budget", "said"),
    [
        ({"dollars_per_day": 0.000001}, "does not pay for one unit"),
        ({"dollars_per_day": 0}, "greater than 0"),
        ({"judged_per_hour": 5}, "unknown key"),
    ],
)
def test_an_impossible_budget_is_refused(
    tmp_path: Path, budget: dict[str, float], said: str
) -> None:
    """With its key and its mend, before anything runs."""
    with pytest.raises(BadConfiguration) as refused:
        settings(tmp_path, budget=budget)
    (problem,) = refused.value.problems
    assert said in problem
    assert "sampling.budget" in problem
