"""What is kept of a calibration: records and their signatures, looks, reports without raw text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from redaction.text import redacted
from sidecar.domain.errors import BadConfiguration
from sidecar.offline.calibrate import assess
from sidecar.offline.gold import GoldSet
from sidecar.offline.looks import Looks
from sidecar.offline.measure import Judged, Terms
from sidecar.offline.report import FalsePass, Instrument, Report, outlines, write_report
from sidecar.policy.records import (
    VALID_SECONDS,
    Calibrations,
    load_records,
    record_path,
    signed,
    write_json,
)
from tests.unit.offline.golds import judged

NOW = 1_760_000_000.0
KEYS = {
    *("n", "matrix", "p_o", "kappa", "pabak", "ac1", "false_pass_share", "false_pass_rate"),
    *("human_human", "strata", "decision", "reasons"),
}


def report(cases: list[Judged], *, at: float = NOW, **more: Any) -> Report:
    """A report on cases, of judge version v1."""
    gold = GoldSet("gold.jsonl", "answered_intent", tuple(one.case for one in cases), "f" * 64)
    instrument = Instrument("answered_intent", "support-team", judge_version="v1")
    return Report(assess(cases, Terms()), gold, instrument, at, **more)


GOOD = judged(195, 2, 5, 98)
RESTRICTED = [*GOOD, *judged(14, 16, 0, 10, stratum="refunds", start=500)]


def kept(folder: Path, record: dict[str, Any]) -> Calibrations:
    """Write a record below a policies directory and read all that are there."""
    write_json(record_path(folder, record["id"]), record)
    return Calibrations(load_records(folder), lambda: NOW + 1)


class TestRecords:
    """policies/calibration/*.json as the house reads it."""

    def test_an_accepted_version_is_valid_for_thirty_days(self, tmp_path: Path) -> None:
        write_json(record_path(tmp_path, "x"), report(GOOD).record())
        time = [NOW]
        known = Calibrations(load_records(tmp_path), lambda: time[0])
        assert (known["v1"], known.get("v2", "none")) == ("valid", "none")
        time[0] += VALID_SECONDS + 1
        assert known["v1"] == "stale"

    def test_a_rejected_one_says_so_and_the_latest_counts(self, tmp_path: Path) -> None:
        bad = report(judged(50, 20, 5, 50)).record()
        assert kept(tmp_path, bad)["v1"] == "reject"
        later = report(GOOD, at=NOW + 1).record() | {"id": "later"}
        assert kept(tmp_path, later)["v1"] == "valid"

    def test_restricted_strata_and_rates_travel_with_it(self, tmp_path: Path) -> None:
        known = kept(tmp_path, report(RESTRICTED).record())
        assert known.restricted("v1") == {"refunds"}
        assert known.restricted("v2") == frozenset()
        record = known.record("v1")
        assert record is not None
        assert record.sensitivity == pytest.approx(209 / 214)
        assert record.specificity == pytest.approx(108 / 126)

    def test_a_signature_covers_everything_else(self, tmp_path: Path) -> None:
        """Any number changed afterwards, and the record is worth nothing."""
        record = signed(report(GOOD).record(), "support-team", NOW)
        known = kept(tmp_path, record)
        assert known["v1"] == "valid"
        found = known.record("v1")
        assert found is not None
        assert (found.signer, found.altered) == ("support-team", False)
        altered = kept(tmp_path, record | {"matrix": {"a": 999, "b": 0, "c": 0, "d": 999}})
        assert altered["v1"] == "none"
        assert signed(record, "support-team", NOW) == record

    def test_recorded_verdicts_certify_no_version(self, tmp_path: Path) -> None:
        """Nobody knows whose they are."""
        assert len(kept(tmp_path, report(GOOD).record() | {"judge_version": None})) == 0

    def test_what_is_no_record_is_refused_or_left_alone(self, tmp_path: Path) -> None:
        write_json(tmp_path / "calibration/canary.json", {"kind": "canary"})
        assert load_records(tmp_path) == ()
        write_json(tmp_path / "calibration/x.json", {"kind": "calibration_record", "id": "x"})
        with pytest.raises(BadConfiguration, match=r"calibration/x.json: not a calibration record"):
            load_records(tmp_path)
        (tmp_path / "calibration/x.json").write_text("{", "utf-8")
        with pytest.raises(BadConfiguration, match=r"calibration/x.json"):
            load_records(tmp_path)


class TestLooks:
    """Each look at a holdout is written down and spends its share of the risk."""

    def test_looks_are_counted_by_criterion_and_holdout(self, tmp_path: Path) -> None:
        gold = report(GOOD).gold
        assert Looks.read(tmp_path).next(gold) == 1
        Looks.read(tmp_path).add(gold, date="d", judge_version="v1", decision="REJECT")
        again = Looks.read(tmp_path)
        assert again.next(gold) == 2
        copied = GoldSet("copy.jsonl", gold.criterion, gold.cases, "0" * 64)
        grown = GoldSet(gold.name, gold.criterion, gold.cases[:-1], "0" * 64)
        other = GoldSet("other.jsonl", gold.criterion, gold.cases[:-1], "0" * 64)
        assert [again.next(one) for one in (copied, grown, other)] == [2, 2, 1]

    def test_a_file_that_is_no_list_of_looks_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "looks.json").write_text('{"kind": "holdout_looks", "looks": 3}', "utf-8")
        with pytest.raises(BadConfiguration, match="restore it"):
            Looks.read(tmp_path)


class TestReports:
    """JSON, Markdown, HTML, two plots."""

    def test_the_json_has_the_keys_that_are_promised(self) -> None:
        numbers = report(RESTRICTED).as_json()
        assert numbers.keys() >= KEYS
        assert numbers["matrix"].keys() == {"a", "b", "c", "d"}
        for name in ("kappa", "false_pass_share", "false_pass_rate"):
            assert numbers[name].keys() == {"value", "lower", "upper"}
        assert numbers["human_human"].keys() >= {"n", "kappa"}
        assert [s["stratum"] for s in numbers["strata"] if s["restricted"]] == ["refunds"]
        json.dumps(numbers, allow_nan=False)

    def test_a_report_can_be_opened_and_shows_cleared_text_alone(self, tmp_path: Path) -> None:
        """Markup in a case's text is text; what was withheld is said."""
        false = (
            FalsePass("c195", "other", redacted("Is <PERSON_1> <b>in</b>?"), redacted("| `no`")),
            FalsePass("c196", "other"),
        )
        made = report(RESTRICTED, false_passes=false)
        names = {path.name for path in write_report(made, made.record(), tmp_path / "out")}
        assert names == {
            *("report.json", "record.json", "report.md", "report.html"),
            *("confusion.svg", "strata.svg"),
        }
        page = (tmp_path / "out/report.html").read_text("utf-8")
        assert "&lt;b&gt;in&lt;/b&gt;" in page
        assert page.count("<svg") == 2
        assert "(withheld)" in page
        for name in ("confusion.svg", "strata.svg"):
            ET.fromstring((tmp_path / "out" / name).read_text("utf-8"))  # noqa: S314
        text = (tmp_path / "out/report.md").read_text("utf-8")
        assert "\\<PERSON\\_1\\>" in text
        assert "RESTRICT" in text

    def test_an_empty_calibration_can_be_reported(self, tmp_path: Path) -> None:
        """No case, no number, no crash."""
        made = report([])
        write_report(made, made.record(), tmp_path)
        assert "undefined" in (tmp_path / "report.md").read_text("utf-8")
        assert outlines(made)[0].startswith("REJECT")

    def test_the_first_lines_say_the_decision_and_how_likely_it_was(self) -> None:
        lines = "\n".join(outlines(report(GOOD)))
        assert lines.startswith("ACCEPT: answered_intent, judge v1")
        assert "FALSE PASS 2" in lines
        assert "P(ACCEPT) for a judge of 2.50% false passes" in lines
