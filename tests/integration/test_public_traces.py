"""The final generation of public and of live traces, as the data beside the checkout expects it.

`traces` and `live` are read where they are; the small cases under fixtures travel with us.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from sidecar.domain.units import Completion
from sidecar.intake.select import Selection, select
from sidecar.intake.units import split, trace_of
from tests.traces import decode_file

TESTS = Path(__file__).resolve().parents[1]
CASES = TESTS / "fixtures" / "cases"
DATA = Path(os.environ.get("JUDGE_SIDECAR_TEST_DATA", TESTS.parents[1] / "shared" / "data"))

UNDECIDABLE: Mapping[str, str] = {}
"""Live traces whose answer cannot be told from their spans: name to reason."""


def expectations(directory: Path) -> Mapping[str, Mapping[str, Any]]:
    """What is expected of each trace of a directory; nothing where there is none."""
    path = directory / "expected.json"
    found: dict[str, dict[str, Any]] = json.loads(path.read_bytes()) if path.is_file() else {}
    return found


def replayed(directory: Path, name: str) -> Selection:
    """Select in the last unit of a trace's spans and logs, as a replay of one file does."""
    files = [directory / f"{name}.json", directory / f"{name}.logs.json"]
    spans = decode_file([path for path in files if path.is_file()])
    return select(split(trace_of(spans[0].trace_id, spans, Completion.END_OF_INPUT), "auto")[-1])


def check(selection: Selection, expected: Mapping[str, Any]) -> None:
    """Compare a selection with what is expected; the text must be in the answer."""
    found = selection.candidate
    text = expected.get("contains", expected.get("answer_contains"))
    if text is None and "span" not in expected:
        assert found is None
        assert selection.reason
        return
    assert found is not None, selection.reason
    assert (text or "") in found.answer
    if "span" in expected:
        assert found.span_id in {expected["span"], *expected.get("also", ())}
    if "model" in expected:
        assert expected["model"] in {found.answered_model, found.asked_model}


class TestTraces:
    """Complaints, recordings and live frameworks."""

    @pytest.mark.parametrize("name", expectations(CASES))
    def test_a_complaints_span_shape_is_selected_right(self, name: str) -> None:
        check(replayed(CASES, name), expectations(CASES)[name])

    @pytest.mark.parametrize("name", expectations(DATA / "traces") or ["none"])
    def test_a_public_trace_is_selected_right(self, shared_data: Path, name: str) -> None:
        check(replayed(shared_data / "traces", name), expectations(shared_data / "traces")[name])

    @pytest.mark.parametrize("name", expectations(DATA / "live") or ["none"])
    def test_a_live_trace_is_selected_right(self, shared_data: Path, name: str) -> None:
        selection = replayed(shared_data / "live", name)
        if name in UNDECIDABLE:
            found = selection.candidate
            assert found is None or found.confidence <= 0.5
            pytest.skip(f"cannot be told from its spans: {UNDECIDABLE[name]}")
        check(selection, expectations(shared_data / "live")[name])

    def test_an_empty_answer_is_selected_where_the_user_got_nothing(self) -> None:
        found = replayed(CASES, "B16").candidate
        assert found is not None
        assert (found.answer, found.rule) == ("", "empty_latest")

    def test_every_turn_of_a_session_is_a_unit_of_its_own(self) -> None:
        spans = decode_file([CASES / "B15.json"])
        units = split(trace_of(spans[0].trace_id, spans, Completion.IDLE), "auto")
        found = [select(unit).candidate for unit in units]
        assert len({one.answer for one in found if one is not None}) == len(units) == 3

    def test_a_partial_answer_of_a_stream_that_broke_is_never_judged_alone(self) -> None:
        spans = decode_file([CASES / "B14.json"])
        broken = [span for span in spans if span.span_id != "efef0f107d1837f3"]
        units = split(trace_of(spans[0].trace_id, broken, Completion.IDLE), "auto")
        assert select(units[0]).reason == "run_failed"

    def test_dropped_attributes_are_the_reason_when_nothing_else_is_left(self) -> None:
        assert replayed(CASES, "B13").reason == "attributes_dropped_upstream"
        assert replayed(CASES, "B12").reason == "no_content"
