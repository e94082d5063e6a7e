"""Traces as frameworks emit them, from OTLP bytes to the selected answer and its evidence.

The fixtures are made by `tests/fixtures/otlp/make.py`; each says which framework, which shape
and what the trap in it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from sidecar.domain.units import Candidate, Completion
from sidecar.intake.select import Selection, select
from sidecar.intake.units import split, trace_of
from tests.fixtures.otlp.make import files
from tests.process import copied_policies, sidecar
from tests.traces import decode_file

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures" / "otlp"
EXPECTED: Mapping[str, Mapping[str, Any]] = json.loads((FIXTURES / "expected.json").read_bytes())

SURE = 0.5
"""At or below it a choice is a guess that a person should be able to doubt."""


def selected(name: str) -> Mapping[str, Sequence[Selection]]:
    """Select in every unit of every trace of a fixture, by trace id."""
    paths = [FIXTURES / f"{name}.json", FIXTURES / f"{name}.logs.json"]
    spans = decode_file([path for path in paths if path.is_file()])
    found: dict[str, Sequence[Selection]] = {}
    for trace_id in dict.fromkeys(span.trace_id for span in spans):
        own = [span for span in spans if span.trace_id == trace_id]
        trace = trace_of(trace_id, own, Completion.END_OF_INPUT)
        found[trace_id] = [select(unit) for unit in split(trace, "auto")]
    return found


def texts_of(candidate: Candidate) -> Iterator[str]:
    """Every text that would be shown to a judge."""
    yield candidate.question
    yield candidate.answer
    for message in candidate.evidence.history:
        yield message.text
    for call in candidate.evidence.tool_calls:
        yield from (call.name, call.arguments, call.result or "")
    yield from candidate.evidence.retrieval


def check(selection: Selection, expected: Mapping[str, Any]) -> None:
    """Compare one selection with what is expected of it."""
    found = selection.candidate
    if expected.get("none"):
        assert found is None
        assert selection.reason == expected["reason"]
        return
    assert found is not None, selection.reason
    assert expected["contains"] in found.answer
    if "either" in expected:
        assert found.answer in expected["either"]
    if expected.get("empty"):
        assert found.answer == ""
    if "span" in expected:
        assert found.span_id in {expected["span"], *expected.get("also", ())}
    _check_evidence(found, expected)
    if expected.get("undecidable") or expected.get("doubtful"):
        assert found.confidence <= SURE
    if "model" in expected:
        assert expected["model"] == found.answered_model
    if "session" in expected:
        assert expected["session"] == found.session_id


def _check_evidence(found: Candidate, expected: Mapping[str, Any]) -> None:
    assert expected.get("question", "") in found.question
    if "history" in expected:
        assert [message.text for message in found.evidence.history] == expected["history"]
    if "tools" in expected:
        assert [call.name for call in found.evidence.tool_calls] == expected["tools"]
    if "retrieval" in expected:
        assert set(expected["retrieval"]) <= set(found.evidence.retrieval)
    shown = "\n".join(texts_of(found))
    assert [text for text in expected.get("never", ()) if text in shown] == []


class TestFixtures:
    """Each trace, its units, its final generation and what a judge would be shown beside it."""

    def test_the_files_are_what_their_script_writes(self) -> None:
        made = files()
        assert {path.name for path in FIXTURES.glob("*.json")} == set(made)
        stale = [
            name for name, text in made.items() if (FIXTURES / name).read_text("utf-8") != text
        ]
        assert stale == []

    def test_there_are_forty_shapes_and_each_says_what_is_hard_about_it(self) -> None:
        assert len(EXPECTED) >= 40
        for name, one in EXPECTED.items():
            assert all(one[key] for key in ("framework", "shape", "trap")), name

    @pytest.mark.parametrize("name", EXPECTED)
    def test_the_final_generation_and_its_evidence_are_right(self, name: str) -> None:
        expected = EXPECTED[name]
        found = selected(name)
        if "traces" in expected:
            assert set(found) == set(expected["traces"])
            for trace_id, one in expected["traces"].items():
                check(found[trace_id][-1], one)
            return
        (selections,) = found.values()
        turns = expected.get("turns", [expected])
        assert len(selections) == len(turns)
        for selection, one in zip(selections, turns, strict=True):
            check(selection, one)

    def test_the_command_line_selects_the_same(self, tmp_path: Path) -> None:
        """All files in one stream, spans and logs joined, redacted on the way out."""
        copied_policies(tmp_path, ner=False)
        (tmp_path / "sidecar.yaml").write_text("redaction: {workers: 1}\n", "utf-8")
        paths = sorted(path for path in FIXTURES.glob("*.json") if path.stem != "expected")
        done = sidecar("replay", "--select-only", *paths, folder=tmp_path)
        assert done.code == 0, done.err
        told: dict[str, list[dict[str, Any]]] = {}
        for unit in map(json.loads, done.out.splitlines()):
            told.setdefault(unit["trace_id"], []).append(unit)
        wanted = {
            trace_id: found for name in EXPECTED for trace_id, found in selected(name).items()
        }
        assert set(told) == set(wanted)
        for trace_id, selections in wanted.items():
            spans = {one.candidate.span_id if one.candidate else None for one in selections}
            assert {(u["selected"] or {}).get("span_id") for u in told[trace_id]} == spans
            assert {u["disposition"] for u in told[trace_id]} <= {"no_criterion", "no_generation"}
