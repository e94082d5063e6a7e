"""The alert rules through Prometheus's own tool: they parse, fire, and stay silent."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

RULES = Path(__file__).resolve().parents[2] / "ops" / "prometheus"

pytestmark = pytest.mark.deep


def _promtool(*arguments: str) -> subprocess.CompletedProcess[str]:
    tool = shutil.which("promtool")
    if tool is None:
        pytest.skip("promtool is not installed (Debian: apt-get install prometheus)")
    return subprocess.run(  # noqa: PLW1510 - the caller reads the code and the output
        [tool, *arguments], cwd=RULES, capture_output=True, text=True, timeout=60
    )


def test_rules_are_valid() -> None:
    """Prometheus would load the file."""
    done = _promtool("check", "rules", "judge-sidecar.rules.yaml")
    assert done.returncode == 0, done.stdout + done.stderr


def test_rules_fire_and_stay_silent_as_written() -> None:
    """Each case of judge-sidecar.test.yaml holds."""
    done = _promtool("test", "rules", "judge-sidecar.test.yaml")
    assert done.returncode == 0, done.stdout + done.stderr


def test_each_alert_has_a_case_that_fires_and_one_that_does_not() -> None:
    """An alert that was never seen firing is a hope."""
    rules = yaml.safe_load((RULES / "judge-sidecar.rules.yaml").read_text(encoding="utf-8"))
    cases = yaml.safe_load((RULES / "judge-sidecar.test.yaml").read_text(encoding="utf-8"))
    alerts = {rule["alert"] for group in rules["groups"] for rule in group["rules"]}
    checks = [check for case in cases["tests"] for check in case["alert_rule_test"]]
    assert {check["alertname"] for check in checks if check["exp_alerts"]} == alerts
    assert {check["alertname"] for check in checks if not check["exp_alerts"]} == alerts
