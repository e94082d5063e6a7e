"""The alert rules without Prometheus: what they name exists, and a person is told what to do."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from sidecar.adapters.clock import SystemClock
from sidecar.adapters.prometheus import Declared, PrometheusEvents

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


def _metrics(expression: str) -> set[str]:
    return set(re.findall(r"\b(?:judge|sidecar)_[a-z_]+\b", expression))


def _written() -> set[str]:
    """Every string that stands by itself in the program: names of metrics, lines, labels."""
    return {
        node.value
        for path in sorted((ROOT / "sidecar").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.fixture(scope="module")
def at_start() -> dict[str, dict[str, str]]:
    """What a process exports before its first event: labels of one series by sample name."""
    events = PrometheusEvents(SystemClock(), version="0")
    events.declare([Declared("grounded", "v1")], ["kafka"])
    text, _ = events.render()
    samples = [
        sample
        for family in text_string_to_metric_families(text.decode())
        for sample in family.samples
    ]
    assert {s.value for s in samples if s.name.endswith("_total")} == {0.0}
    return {sample.name: sample.labels for sample in samples}


@pytest.mark.parametrize("alert", ALERTS, ids=NAMES)
def test_counted_series_exist_at_zero_with_their_labels(
    alert: dict[str, Any], at_start: dict[str, dict[str, str]]
) -> None:
    """increase() does not see the first event of a series that was not there before it."""
    counters = {name for name in _metrics(alert["expr"]) if name.endswith("_total")}
    grouped = set(re.findall(r"\bby \((\w+)\)", alert["expr"]))
    for name in counters:
        assert grouped <= at_start[name].keys()


@pytest.mark.parametrize("alert", ALERTS, ids=NAMES)
def test_gauges_are_absent_until_they_have_a_value(
    alert: dict[str, Any], at_start: dict[str, dict[str, str]]
) -> None:
    """A gauge that stands at 0 from the start would be compared as if it said something."""
    gauges = {name for name in _metrics(alert["expr"]) if not name.endswith("_total")}
    assert not gauges & at_start.keys()
    assert gauges - _written() == set(), "no module of the program exports these"


def test_the_runbook_names_only_what_a_person_will_find() -> None:
    """Metrics, log lines and dispositions in it are words of the program."""
    named = _metrics(RUNBOOK.read_text(encoding="utf-8"))
    assert {name.removesuffix("_total") for name in named} - _written() == set()
