"""`explain`: every span with its rule, the sampling, and why each criterion would judge or not."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import anyio
import pytest
from rich.console import Console

from redaction.text import trusted_literal
from sidecar.adapters.clock import SystemClock
from sidecar.adapters.ledger import SqliteLedger
from sidecar.app.explain import explain
from sidecar.app.explain_criteria import recorded_criteria
from sidecar.app.explain_tree import plain, tree
from sidecar.app.settings import configured
from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import Sampling
from sidecar.domain.verdicts import Grader, JudgeIdentity, UnitRecord, Verdict
from tests.process import ROOT, copied_policies, replaced, sidecar

FIXTURES: Final = ROOT / "tests" / "fixtures" / "otlp"
EXPECTED: Final = json.loads((FIXTURES / "expected.json").read_bytes())
GUARDED: Final = "oi-guard-sandwich-redraft"
EMPTY: Final = "edge-empty-last-answer"
FAILED: Final = "edge-failed-for-good"
PARALLEL: Final = "genai-parallel-tools"
TRACE: Final = "4bf92f3577b34da6a3ce929d0e0e4736"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Policies that sample all, one criterion for other agents, one with a share of nothing."""
    folder = tmp_path_factory.mktemp("explain")
    policies = copied_policies(folder, ner=False)
    replaced(policies / "sampling.yaml", "rate: 0.10", "rate: 1.0")
    replaced(policies / "criteria/grounded.yaml", "applies_to: {}", "applies_to: {agent: nobody-*}")
    (folder / "sidecar.yaml").write_text(
        "redaction: {workers: 1}\njudging: {sample: {no_promise_without_tool: 0.001}}\n", "utf-8"
    )
    (folder / "paused.yaml").write_text(
        "redaction: {workers: 1}\njudging: {paused: true}\nsampling: {rate: 0.001}\n", "utf-8"
    )
    return folder


@pytest.fixture(scope="module")
def units(folder: Path) -> Mapping[str, Mapping[str, Any]]:
    """Four fixtures explained at once, by name."""
    names = (GUARDED, EMPTY, FAILED, PARALLEL)
    done = sidecar("explain", *(FIXTURES / f"{n}.json" for n in names), "--json", folder=folder)
    assert done.code == 0, done.err
    told = {unit["trace_id"]: unit for unit in json.loads(done.out)["units"]}
    ids = {n: _trace_id(FIXTURES / f"{n}.json") for n in names}
    return {name: told[trace_id] for name, trace_id in ids.items()}


def _trace_id(path: Path) -> str:
    found = re.search(r'"traceId":"([0-9a-f]{32})"', path.read_text("utf-8"))
    assert found is not None
    return found[1]


def _fates(unit: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    return {row["criterion"]: (row["fate"], row["reason"]) for row in unit["criteria"]}


class TestSpans:
    """Every span: what it was read as, and the rule that took or left it."""

    def test_every_span_has_its_kind_its_text_and_its_rule(
        self, units: Mapping[str, Mapping[str, Any]]
    ) -> None:
        spans = {span["span_id"]: span for span in units[GUARDED]["spans"]}
        assert len(spans) == 11
        chosen = spans[EXPECTED[GUARDED]["span"]]
        assert (chosen["accepted"], chosen["rule"], chosen["why"]) == (
            True,
            5,
            "matches_root_output",
        )
        assert EXPECTED[GUARDED]["contains"] in chosen["text"]
        told = [(one["kind"], one["rule"]) for one in spans.values() if not one["accepted"]]
        assert told.count(("generation", 2)) == 3
        assert told.count(("generation", 6)) == 1
        assert told.count(("chain", None)) == 6
        assert all(one["because"] for one in spans.values())

    def test_a_failed_span_says_so(self, units: Mapping[str, Mapping[str, Any]]) -> None:
        failed = [span for span in units[FAILED]["spans"] if span["error"]]
        assert {span["why"] for span in failed} >= {"errored"}
        assert units[FAILED]["reason"] == "run_failed"


class TestJudging:
    """Why each criterion would judge the unit, or would not."""

    def test_a_judged_one_an_unmatched_one_and_one_out_of_its_share(
        self, units: Mapping[str, Mapping[str, Any]]
    ) -> None:
        fates = _fates(units[PARALLEL])
        assert fates["answered_intent"] == ("judge", "")
        assert fates["grounded"] == ("not_judged", "not_matched")
        assert fates["no_promise_without_tool"] == ("not_judged", "criterion_not_sampled")
        assert fates["not_empty"] == ("pass", "")
        judged = next(
            row for row in units[PARALLEL]["criteria"] if row["criterion"] == "answered_intent"
        )
        assert judged["judge"]

    def test_a_failed_gate_keeps_the_judge_from_being_asked(
        self, units: Mapping[str, Mapping[str, Any]]
    ) -> None:
        fates = _fates(units[EMPTY])
        assert fates["not_empty"] == ("fail", "empty")
        assert fates["answered_intent"] == ("gated", "not_empty")

    def test_a_unit_without_an_answer_says_why_for_every_criterion(
        self, units: Mapping[str, Mapping[str, Any]]
    ) -> None:
        assert set(_fates(units[FAILED]).values()) == {("not_judged", "run_failed")}

    def test_the_sampling_arithmetic_is_told(self, units: Mapping[str, Mapping[str, Any]]) -> None:
        sampling = units[PARALLEL]["sampling"]
        assert (sampling["rule"], sampling["rate"], sampling["kept"]) == ("default", 1.0, True)
        assert "salted hash" in sampling["words"]

    def test_a_pause_and_a_low_rate_are_reasons_in_a_narrow_terminal(self, folder: Path) -> None:
        file = FIXTURES / f"{FAILED}.json"
        done = sidecar(
            *("explain", FIXTURES / f"{PARALLEL}.json", file, "--config", folder / "paused.yaml"),
            folder=folder,
            env={"COLUMNS": "46", "FORCE_COLOR": "1"},
        )
        assert done.code == 0, done.err
        assert "\x1b[" in done.out
        bare = re.sub(r"\x1b\[[0-9;]*m", "", done.out)
        assert max(map(len, bare.splitlines())) <= 46
        words = " ".join(bare.replace("│", " ").split())
        assert "selected" in words
        assert "not judged: sampled out" in words
        assert "run failed for good" in words


class TestTree:
    """The human form."""

    def unit(self, **more: Any) -> dict[str, Any]:
        span = {
            "span_id": "a",
            "parent_id": None,
            "name": "chat\x1b]0;owned\x07 m",
            "kind": "generation",
            "model": "m-1",
            "error": True,
            "accepted": True,
            "rule": 6,
            "because": "the latest call to start that answered",
            "text": "One\ntwo \x1b[31mthree " * 40,
        }
        below = {**span, "span_id": "b", "parent_id": "a", "accepted": False, "rule": None}
        return {
            "trace_id": TRACE,
            "unit": "trace",
            "disposition": "scored",
            "reason": "",
            "selected": {"span_id": "a", "rule": "latest_started", "confidence": 0.8, "model": ""},
            "redactions": {"PERSON": 2},
            "criteria": [],
            "spans": [span, below],
            "spans_note": "",
            **more,
        }

    def shown(self, unit: Mapping[str, Any], width: int) -> str:
        console = Console(file=io.StringIO(), width=width, force_terminal=True, color_system=None)
        console.print(tree(unit, "sampling: rate 1"))
        written = console.file
        assert isinstance(written, io.StringIO)
        return re.sub(r"\x1b\[[0-9;]*m", "", written.getvalue())

    @pytest.mark.parametrize("width", [120, 80, 40])
    def test_no_line_is_wider_than_the_terminal(self, width: int) -> None:
        shown = self.shown(self.unit(), width)
        assert max(map(len, shown.splitlines())) <= width
        assert "failed" in shown
        assert "rule 6" in shown

    def test_a_span_cannot_steer_the_terminal(self) -> None:
        assert "\x1b" not in self.shown(self.unit(), 80)
        assert plain("a\x1b[2Jb\nc") == "a\ufffd[2Jb c"

    def test_a_cycle_of_parents_is_shown_flat(self) -> None:
        unit = self.unit()
        unit["spans"][0]["parent_id"] = "b"
        assert self.shown(unit, 80).count("chat") == 2


class TestLedger:
    """From the ledger: verdicts and reasons, no spans."""

    RECORD: Final = UnitRecord(
        trace_id=TRACE,
        unit="trace",
        disposition="scored",
        reason="",
        recorded_at=1.8e9,
        spans=6,
        sampling=Sampling(0.1, "errors", 4.0),
        selected_span="00f067aa0ba902b7",
        rule="latest_started",
        confidence=0.8,
        answer=trusted_literal("Yes."),
        verdicts=tuple(
            Verdict(name, outcome, JudgeIdentity(Grader.LLM, "v1", "r1", "m-1"), reason)
            for name, outcome, reason in (
                ("answered_intent", Outcome.PASS, ""),
                ("grounded", Outcome.NOT_APPLICABLE, "not_matched"),
                ("polite", Outcome.GATED, "not_empty"),
            )
        ),
    )

    def ledger(self, path: Path) -> None:
        async def write() -> None:
            ledger = await SqliteLedger.open(path, clock=SystemClock())
            await ledger.record(self.RECORD)
            await ledger.close()

        anyio.run(write)

    def test_both_forms_say_that_spans_are_not_kept(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.chdir(folder)
        self.ledger(folder / "ledger.db")
        file = folder / "kept.yaml"
        file.write_text("ledger: {path: ledger.db}\n", "utf-8")
        settings = configured(file)
        assert explain(settings, TRACE.upper(), [], as_json=True) == 0
        (unit,) = json.loads(capsys.readouterr().out)["units"]
        assert unit["spans"] == []
        assert "no spans (6 were read)" in unit["spans_note"]
        assert _fates(unit) == {
            "answered_intent": ("pass", ""),
            "grounded": ("not_judged", "not_matched"),
            "polite": ("gated", "not_empty"),
        }
        assert explain(settings, TRACE, [], as_json=False) == 0
        shown = " ".join(capsys.readouterr().out.split())
        assert "the ledger keeps no spans (6 were read)" in shown
        assert "does not apply" in shown
        assert "x 4 upstream" in shown.replace("│", "")
        assert explain(settings, "f" * 32, [], as_json=False) == 1
        assert "not in the ledger" in capsys.readouterr().out

    def test_a_record_without_verdicts_has_no_criteria(self) -> None:
        assert recorded_criteria(UnitRecord(TRACE, "trace", "filtered", "own_scope", 0.0, 1)) == []
