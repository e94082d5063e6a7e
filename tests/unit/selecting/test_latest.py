"""Rules 1 and 6: the call its writer marked, else the one that started last."""

from __future__ import annotations

from sidecar.intake.select import FinalMatch
from tests.unit.selecting.choice import OLD, REMARK, TALL, candidate
from tests.unit.semconv.build import agent, chat, outcome, plain, selected, tool


class TestMarked:
    """Rule 1."""

    def test_the_writers_mark_beats_every_other_rule(self) -> None:
        marked = chat("b", OLD, at=10, more={"judge_sidecar.final": True})
        found = candidate(agent("root", TALL), marked, chat("c", TALL, at=30))
        assert (found.span_id, found.rule, found.confidence) == ("b", "marked", 1.0)

    def test_a_configured_match_selects_by_glob(self) -> None:
        spans = [agent("root", TALL), chat("b", OLD, at=10, name="draft 1"), chat("c", TALL, at=30)]
        found = selected(*spans, marker=FinalMatch(name="draft *")).candidate
        assert found is not None
        assert (found.span_id, found.rule) == ("b", "marked")

    def test_every_glob_given_must_match_and_none_matches_nothing(self) -> None:
        spans = [agent("root", TALL), chat("c", TALL, at=30)]
        for marker in (FinalMatch(), FinalMatch(name="chat*", agent="other")):
            found = selected(*spans, marker=marker).candidate
            assert found is not None
            assert found.rule == "matches_root_output"


class TestLatestStarted:
    """Rule 6."""

    def test_start_decides_where_end_times_lie(self) -> None:
        spans = [
            agent("root", lasts=1),
            chat("b", OLD, at=10, lasts=9000),
            chat("c", TALL, at=20, lasts=1),
        ]
        assert outcome(*spans) == ("c", "latest_started", TALL)

    def test_ties_go_to_the_later_end_and_then_to_the_span_id(self) -> None:
        assert outcome(plain("root"), chat("b", TALL, lasts=90), chat("c", OLD, lasts=5))[0] == "b"
        assert outcome(plain("root"), chat("b", OLD), chat("c", TALL))[0] == "c"

    def test_an_orphan_is_as_good_as_a_root(self) -> None:
        assert (
            outcome(chat("b", OLD, under="gone", at=1), chat("c", TALL, under="gone", at=9))[0]
            == "c"
        )

    def test_several_calls_are_less_sure_than_one(self) -> None:
        alone = candidate(plain("root"), chat("c", TALL, at=9))
        several = candidate(plain("root"), chat("b", OLD), chat("c", TALL, at=9))
        assert several.confidence < alone.confidence

    def test_a_remark_beside_an_unanswered_call_is_no_answer(self) -> None:
        last = chat("b", REMARK, calls=[("measure", "{}")], at=10)
        assert outcome(plain("root"), last) == ("", "ends_on_tool_call", "")

    def test_stale_calls_beside_a_text_that_stopped_do_not_matter(self) -> None:
        last = chat("b", TALL, calls=[("measure", "{}")], finish="stop", at=10)
        assert outcome(plain("root"), last) == ("b", "latest_started", TALL)

    def test_a_known_final_tool_hands_in_the_answer(self) -> None:
        last = chat("b", None, calls=[("final_result", '{"height":40}')], at=10)
        assert outcome(plain("root"), last) == ("b", "final_tool_call", '{"height":40}')

    def test_an_empty_last_answer_is_judged_where_content_was_captured(self) -> None:
        spans = [
            plain("root"),
            chat("b", REMARK, calls=[("measure", "{}")], at=10),
            tool("t", "measure", at=20),
            chat("c", None, at=30),
        ]
        assert outcome(*spans) == ("c", "empty_latest", "")
