"""The alert rules without Prometheus: what they name exists, and a person is told what to do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "ops" / "prometheus" / "judge-sidecar.rules.yaml"
RUNBOOK = ROOT / "docs" / "runbooks" / "README.md"

ALERTS: list[dict[str, Any]] = [
    rule
    for group in yaml.safe_load(RULES.read_text(encoding="utf-8"))["groups"]
    for rule in group["rules"]
]
NAMES = [alert["alert"] for alert in ALERTS]


def _sections() -> dict[str, str]:
    """Runbook sections by the anchor that their heading gets."""
    parts = re.split(r"^## (\S+)\n", RUNBOOK.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {name.lower(): body for name, body in zip(parts[::2], parts[1::2], strict=True)}


def test_alerts_have_their_own_names() -> None:
    """A name is a section, a silence and a route: no two alerts share one."""
    assert len(set(NAMES)) == len(NAMES) > 0


@pytest.mark.parametrize("alert", ALERTS, ids=NAMES)
def test_an_alert_says_what_happened_and_where_to_go(alert: dict[str, Any]) -> None:
    """A summary fits a phone; the severity routes; the link leads to a section that exists."""
    assert alert["labels"]["severity"] in {"critical", "warning"}
    notes = alert["annotations"]
    assert set(notes) == {"summary", "description", "runbook_url"}
    assert len(notes["summary"]) <= 100
    page, _, anchor = notes["runbook_url"].partition("#")
    assert ROOT / page == RUNBOOK
    assert anchor == alert["alert"].lower()
    assert anchor in _sections()


@pytest.mark.parametrize("alert", ALERTS, ids=NAMES)
def test_a_runbook_section_is_usable_at_night(alert: dict[str, Any]) -> None:
    """What it means, three things to look at, what not to do."""
    section = _sections()[alert["alert"].lower()]
    for heading in ("**What it means.**", "**Look first at**", "**Do not**"):
        assert heading in section
    assert re.findall(r"^(\d)\. ", section, re.MULTILINE) == ["1", "2", "3"]


def test_no_runbook_section_without_its_alert() -> None:
    """A section for an alert that is gone misleads."""
    assert set(_sections()) == {name.lower() for name in NAMES}
