"""Every reason of not judging, and of judging as it did, reaches a counter under its own name.

The reasons are read out of the source: a new one that no counter would show fails here.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest
from prometheus_client.parser import text_string_to_metric_families

from redaction.text import WithheldReason
from sidecar.adapters.prometheus import PrometheusEvents
from sidecar.app.explain_words import REASONS, RULES, rule_of
from sidecar.domain import events as e
from sidecar.domain.outcomes import SCORED_OUTCOMES, Disposition, Outcome
from sidecar.domain.verdicts import Grader, Spend
from tests.fakes import FakeClock

SIDECAR: Final = Path(__file__).resolve().parents[2] / "sidecar"

UNIT_SOURCES: Final = {
    "intake/filter.py": (Disposition.FILTERED,),
    "intake/select.py": (Disposition.NO_GENERATION, Disposition.EXPIRED),
    "intake/selecting/rules.py": (Disposition.NO_GENERATION, Disposition.EXPIRED),
    "pipeline/unit.py": (Disposition.NO_CRITERION,),
    "pipeline/run.py": (Disposition.HANDED_OVER, Disposition.LOST_AT_SHUTDOWN),
}
"""Where a unit's reasons are written, and under which dispositions they end."""

JUDGE_SOURCES: Final = (
    "judging/evaluate.py",
    "judging/hearing.py",
    "judging/bench.py",
    "judging/graders.py",
    "judging/outcome.py",
    "judging/content.py",
)
"""Where a criterion's reasons are written."""

_GIVERS: Final = {
    "CheckResult": 1,
    "_said": 1,
    "_plain": 2,
    "Verdict": 3,
    "UnitSettled": 3,
    "give_up": 3,
    "_skipped": 1,
    "_with_raw": 2,
    "reject": 1,
}
"""Calls that take a reason, and at which place."""

_TELLERS: Final = frozenset(
    {
        *("filter_reason", "_why_nothing", "choose", "latest_started", "slug", "_undecided"),
        *("_doubt", "settle", "missing_content"),
    }
)
"""Functions that return a reason, alone or beside what they found."""


def _slugs(node: ast.AST, constants: Mapping[str, str]) -> Iterator[str]:
    """Yield the texts an expression may come to; not those it only compares with."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Name(id=name) if name in constants:
            yield constants[name]
        case ast.IfExp(body=one, orelse=other):
            yield from _slugs(one, constants)
            yield from _slugs(other, constants)
        case ast.BoolOp(values=parts) | ast.Tuple(elts=parts):
            for part in parts:
                yield from _slugs(part, constants)


def _constants(tree: ast.Module) -> dict[str, str]:
    found = {}
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(text))):
                found[name] = text
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(text))):
                found[name] = text
    return found


def _written(tree: ast.Module, constants: Mapping[str, str]) -> Iterator[str]:
    for node in ast.walk(tree):
        for value in (*_given(node), *_assigned(node)):
            yield from _slugs(value, constants)
        if isinstance(node, ast.FunctionDef) and node.name in _TELLERS:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    yield from _slugs(inner.value, constants)


def _given(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            place = _GIVERS.get(name)
            if place is not None and len(node.args) > place:
                yield node.args[place]
            yield from (word.value for word in node.keywords if word.arg == "reason")


def _assigned(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Assign(targets=[ast.Name(id="reason" | "fault")], value=value):
            yield value
        case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
            for target, value in zip(names, values, strict=False):
                if isinstance(target, ast.Name) and target.id in {"reason", "fault"}:
                    yield value


def reasons_of(path: str) -> frozenset[str]:
    """Every reason slug that a module of ours writes."""
    trees = {one: ast.parse((SIDECAR / one).read_text("utf-8")) for one in (*JUDGE_SOURCES, path)}
    constants = {k: v for tree in trees.values() for k, v in _constants(tree).items()}
    return frozenset(slug for slug in _written(trees[path], constants) if slug.isidentifier())


def counted(exporter: PrometheusEvents, counter: str) -> set[tuple[str, str]]:
    """What a counter has, as (disposition or outcome, reason)."""
    text = exporter.render()[0].decode()
    return {
        (sample.labels.get("disposition") or sample.labels.get("verdict") or "", reason)
        if counter != "judge_not_judged"
        else (sample.labels["outcome"], reason)
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == f"{counter}_total" and (reason := sample.labels["reason"])
    }


def unit_reasons() -> set[tuple[Disposition, str]]:
    """Every disposition with each reason it may have."""
    found = {
        (fate, slug)
        for path, fates in UNIT_SOURCES.items()
        for fate in fates
        for slug in reasons_of(path)
    }
    found |= {(Disposition.REDACTION_FAILED, kind.value) for kind in WithheldReason}
    found |= {
        (fate, rule)
        for fate in (Disposition.SAMPLED_OUT, Disposition.OVER_BUDGET)
        for rule in ("default", "errors")
    }
    return found


def judge_reasons() -> frozenset[str]:
    """Every reason that a criterion's outcome may have."""
    statuses = frozenset({"none", "stale", "reject"})  # of a calibration, under enforce
    return statuses.union(*map(reasons_of, JUDGE_SOURCES))


@pytest.fixture
def exporter() -> PrometheusEvents:
    """One process's counters: their vocabularies are shared, as they are in a run."""
    return PrometheusEvents(FakeClock(), version="1")


class TestSource:
    """The reasons that are looked for are found."""

    def test_the_walk_finds_what_is_known_to_be_there(self) -> None:
        found = {path: reasons_of(path) for path in (*UNIT_SOURCES, *JUDGE_SOURCES)}
        assert found["intake/filter.py"] >= {"own_scope", "evaluator_environment"}
        assert found["intake/select.py"] == {
            *("no_spans", "no_content", "attributes_dropped_upstream")
        }
        assert found["intake/selecting/rules.py"] >= {
            *("run_failed", "ends_on_tool_call", "no_answer")
        }
        assert found["pipeline/unit.py"] >= {*("paused", "not_judged", "not_matched")}
        assert found["pipeline/run.py"] == {"unfinished_at_stop"}
        assert found["judging/evaluate.py"] >= {"not_matched", "criterion_not_sampled"}
        assert found["judging/graders.py"] >= {"empty", "tool_not_called", "evidence_truncated"}
        assert found["judging/bench.py"] == {
            *("throttled", "unavailable", "unauthorised", "refused")
        }
        assert found["judging/hearing.py"] >= {
            *("identity_changed", "refusal", "content_filter", "unparseable", "truncated")
        }
        assert found["judging/outcome.py"] >= {"injection_suspected", "evidence_masked"}


class TestUnits:
    """`sidecar_unit_reasons_total{disposition, reason}`."""

    def test_every_reason_of_a_unit_is_counted_under_its_name(
        self, exporter: PrometheusEvents
    ) -> None:
        wanted = unit_reasons()
        for fate, reason in wanted:
            exporter.emit(e.UnitSettled("0" * 32, "trace", fate, reason))
        assert counted(exporter, "sidecar_unit_reasons") == {(f.value, r) for f, r in wanted}

    def test_every_reason_of_a_unit_has_words(self) -> None:
        ours = {slug for path in UNIT_SOURCES for slug in reasons_of(path)}
        assert ours - REASONS.keys() == set()


class TestCriteria:
    """`judge_verdicts_total{verdict, reason}` and `judge_not_judged_total{outcome, reason}`."""

    def test_every_outcome_and_every_reason_is_counted_under_its_name(
        self, exporter: PrometheusEvents
    ) -> None:
        reasons = judge_reasons()
        assert len(reasons) > 25
        for outcome in Outcome:
            for reason in reasons:
                exporter.emit(_settled(outcome, reason))
        undecided = {
            *(Outcome.NOT_APPLICABLE, Outcome.JUDGE_UNAVAILABLE),
            *(Outcome.QUARANTINED, Outcome.UNCALIBRATED),
        }
        assert counted(exporter, "judge_not_judged") == {
            (outcome.value, reason) for outcome in undecided for reason in reasons
        }
        assert counted(exporter, "judge_verdicts") == {
            (outcome.value, reason) for outcome in set(Outcome) - undecided for reason in reasons
        }
        assert SCORED_OUTCOMES & undecided == set()

    def test_a_unit_without_a_verdict_is_an_error_by_kind(self, exporter: PrometheusEvents) -> None:
        for outcome in (Outcome.JUDGE_UNAVAILABLE, Outcome.QUARANTINED, Outcome.UNCALIBRATED):
            exporter.emit(_settled(outcome, "x"))
        kinds = {
            sample.labels["kind"]
            for family in text_string_to_metric_families(exporter.render()[0].decode())
            for sample in family.samples
            if sample.name == "judge_errors_total"
        }
        assert kinds == {"judge_unavailable", "quarantined", "uncalibrated"}

    def test_all_reasons_of_a_process_fit_in_one_vocabulary(
        self, exporter: PrometheusEvents
    ) -> None:
        for fate, reason in unit_reasons():
            exporter.emit(e.UnitSettled("0" * 32, "trace", fate, reason))
        for reason in judge_reasons():
            exporter.emit(_settled(Outcome.FAIL, reason))
        shown = counted(exporter, "judge_verdicts") | counted(exporter, "sidecar_unit_reasons")
        assert "other" not in {reason for _, reason in shown}


class TestSpans:
    """Every note of the selector has its rule in words."""

    def test_every_note_on_a_span_has_words(self) -> None:
        notes: set[str] = set()
        for path in ("intake/select.py", "intake/selecting/field.py", "intake/selecting/rules.py"):
            tree = ast.parse((SIDECAR / path).read_text("utf-8"))
            notes |= {
                slug
                for node in ast.walk(tree)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
                if node.func.attr == "reject"
                for slug in _slugs(node.args[1], {})
            }
            notes |= {
                slug
                for node in ast.walk(tree)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
                if node.func.id == "Choice"
                for slug in _slugs(node.args[1], {})
            }
        assert notes >= {"errored", "latest_started", "final_tool_call"}
        assert notes - RULES.keys() == set()

    def test_an_unknown_note_is_shown_as_it_is(self) -> None:
        assert rule_of("some_new_note") == (None, "some new note")


def _settled(outcome: Outcome, reason: str) -> e.CriterionSettled:
    return e.CriterionSettled(
        trace_id="0" * 32,
        criterion="answered",
        grader=Grader.LLM,
        outcome=outcome,
        reason=reason,
        stratum="other",
        judge_version="v",
        probability=1.0,
        spend=Spend(),
    )
