"""`estimate-cost` from outside: calls, tokens and dollars by criterion, at configured rates."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sidecar.demo.traffic import Case, samples
from sidecar.demo.traffic.spans import merged, to_json
from tests.process import copied_policies, sidecar

GOOD = next(one for one in samples() if one.case is Case.PII_IN_ANSWER)
SETTINGS = """\
redaction: {workers: 1}
sampling: {rate: 0.5}
judging: {sample: {grounded: 0.5}}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Policies, a trace, and rates that are easy to multiply."""
    folder = tmp_path_factory.mktemp("cost")
    copied_policies(folder, ner=False)
    (folder / "sidecar.yaml").write_text(SETTINGS, "utf-8")
    (folder / "good.json").write_bytes(to_json(merged(GOOD.requests)))
    (folder / "bad.json").write_text("{", "utf-8")
    return folder


def test_calls_tokens_and_dollars_are_told_by_criterion(folder: Path) -> None:
    """No key, no network: nobody is asked."""
    done = sidecar("estimate-cost", "good.json", "--json", folder=folder)
    assert done.code == 0, done.err
    report = json.loads(done.out)
    assert report["units"] == 1
    by_name = {row["criterion"]: row for row in report["criteria"]}
    assert set(by_name) == {"answered_intent", "grounded", "no_promise_without_tool"}
    assert by_name["answered_intent"]["calls"] == 0.5
    assert by_name["grounded"]["calls"] == 0.25, "a criterion's share is nested in the trace's"
    for row in by_name.values():
        whole = row["whole"]
        assert whole["calls"] == 1
        assert 300 < whole["input_tokens"] < 3000
        assert whole["output_tokens"] == 700
        price = (whole["input_tokens"] * 0.40 + whole["output_tokens"] * 1.60) / 1e6
        assert whole["dollars"] == pytest.approx(price, abs=1e-6)
        assert row["dollars"] == pytest.approx(row["calls"] * price, abs=1e-6)
        assert row["priced"] is True
    assert report["calls"] == 1.25
    assert report["whole"]["calls"] == 3
    assert report["dollars"] == pytest.approx(sum(r["dollars"] for r in by_name.values()), abs=2e-6)
    assert report["dollars_per_1000_units"] == pytest.approx(1000 * report["dollars"], rel=1e-3)


def test_a_table_for_people_and_a_file_that_cannot_be_read(folder: Path) -> None:
    """What was read is estimated, and the rest is named."""
    done = sidecar("estimate-cost", "good.json", "bad.json", folder=folder)
    assert done.code == 1
    assert "answered_intent" in done.out
    assert "1,000 such units" in done.out
    assert "bad.json" in done.out
