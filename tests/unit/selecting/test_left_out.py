"""Rules 2 to 4: which calls are not the agent's own last word."""

from __future__ import annotations

import pytest

from tests.unit.selecting.choice import OLD, REMARK, TALL, candidate, whys
from tests.unit.semconv.build import agent, chat, event, outcome, plain, span, tool


class TestDropped:
    """Rule 2: by kind, by failure."""

    @pytest.mark.parametrize("kind", ["GUARDRAIL", "EVALUATOR", "RETRIEVER"])
    def test_what_a_side_kind_asked_is_no_answer_though_it_starts_last(self, kind: str) -> None:
        side = span("g", {"openinference.span.kind": kind}, under="root", at=40)
        checked = chat(
            "b", "All of this reads well to me, and nothing in it is wrong.", under="g", at=50
        )
        assert outcome(agent("root"), chat("c", TALL, at=10), side, checked)[0] == "c"

    def test_a_failed_call_gives_way_to_its_retry(self) -> None:
        spans = [
            agent("root"),
            chat("b", "The lamp", at=10, lasts=500, error=True),
            chat("c", TALL, at=30),
        ]
        assert outcome(*spans) == ("c", "latest_started", TALL)
        assert whys(*spans)["b"] == "errored"

    def test_a_run_whose_last_call_failed_has_no_final_answer(self) -> None:
        spans = [
            plain("root"),
            chat("b", REMARK, calls=[("measure", "{}")], at=10),
            tool("t", "measure", at=20),
            chat("c", None, at=30, error=True),
        ]
        assert outcome(*spans) == ("", "run_failed", "")

    def test_a_run_that_failed_whole_has_no_final_answer(self) -> None:
        assert outcome(agent("root", error=True), chat("b", TALL, at=10)) == ("", "run_failed", "")

    def test_a_second_run_after_a_failed_one_counts(self) -> None:
        spans = [
            plain("root"),
            agent("a1", under="root", at=1, error=True),
            chat("b", OLD, under="a1", at=2),
            agent("a2", TALL, under="root", at=50),
            chat("c", TALL, under="a2", at=51),
        ]
        assert outcome(*spans)[0] == "c"

    def test_an_applications_own_fallback_answer_after_a_failure_is_doubtful(self) -> None:
        found = candidate(
            agent("root", "Sorry, please ask again later."), chat("b", None, at=10, error=True)
        )
        assert (found.span_id, found.rule) == ("root", "root_agent_output")
        assert found.confidence < 0.5

    def test_an_abandoned_stream_is_what_the_user_saw_with_low_confidence(self) -> None:
        found = candidate(plain("root"), chat("b", "The lamp is fo", finish="error", at=10))
        assert (found.span_id, found.answer) == ("b", "The lamp is fo")
        assert found.confidence < 0.5


class TestCollapsed:
    """Rule 3."""

    def test_of_two_spans_of_one_call_the_inner_is_kept(self) -> None:
        assert (
            outcome(plain("root"), chat("b", TALL, at=10), chat("c", TALL, under="b", at=11))[0]
            == "c"
        )

    def test_the_outer_is_kept_when_it_alone_has_the_content(self) -> None:
        spans = [plain("root"), chat("b", TALL, at=10), chat("c", None, under="b", at=11)]
        assert outcome(*spans)[0] == "b"
        assert whys(*spans)["c"] == "same_call_outside"

    def test_a_span_that_carries_its_first_calls_attributes_gives_way_to_the_last(self) -> None:
        spans = [
            chat("p", None, calls=[("measure", "{}")], under=None, lasts=500),
            chat("b", None, calls=[("measure", "{}")], under="p", at=10),
            chat("c", TALL, under="p", at=60),
        ]
        assert outcome(*spans)[0] == "c"

    def test_a_wrapper_of_several_calls_gives_way_to_the_one_that_said_its_text(self) -> None:
        spans = [
            plain("root"),
            chat("p", TALL, lasts=500),
            chat("b", None, calls=[("measure", "{}")], under="p", at=10),
            tool("t", "measure", under="p", at=20),
            chat("c", TALL, under="p", at=60),
        ]
        assert outcome(*spans)[0] == "c"


class TestDelegated:
    """Rule 4."""

    def test_a_sub_agent_under_a_tool_is_not_the_agent(self) -> None:
        spans = [
            agent("root"),
            chat("b", None, calls=[("ask", "{}")], at=10),
            tool("t", "ask", OLD, at=20),
            agent("s", under="t", at=21),
            chat("d", OLD, under="s", at=22, lasts=900),
            chat("c", TALL, at=60),
        ]
        assert outcome(*spans)[0] == "c"
        assert whys(*spans)["d"] == "under_tool"

    def test_an_agent_employed_by_another_is_left_out_though_it_speaks_last(self) -> None:
        spans = [
            agent("root"),
            chat("c", TALL, at=10),
            agent("s", under="root", at=40, named="helper"),
            chat(
                "d",
                "Everything that was said about it is in order, as far as I see.",
                under="s",
                at=41,
            ),
        ]
        assert outcome(*spans)[0] == "c"
        assert whys(*spans)["d"] == "delegated_agent"

    def test_an_agent_to_which_control_passed_for_good_gives_the_answer(self) -> None:
        spans = [
            agent("root"),
            chat("b", None, calls=[("transfer", "{}")], at=10),
            agent("s", under="root", at=40, named="lamps"),
            chat("c", TALL, under="s", at=41),
        ]
        assert outcome(*spans)[0] == "c"

    def test_a_hand_over_and_back_ends_with_the_first_agent(self) -> None:
        spans = [
            plain("root"),
            agent("a1", under="root", at=1),
            chat("b", None, calls=[("transfer", "{}")], under="a1", at=2),
            agent("a2", under="root", at=20),
            chat("d", "Measured, handing you back.", calls=[("transfer", "{}")], under="a2", at=21),
            agent("a3", under="root", at=40),
            chat("c", TALL, under="a3", at=41),
        ]
        assert outcome(*spans)[0] == "c"


class TestStatus:
    """Status, not events, says that a span failed."""

    def test_events_of_an_exception_do_not_fail_a_span_whose_status_is_fine(self) -> None:
        cancelled = event("exception", {"exception.type": "CancelledError"})
        root = span("root", {"openinference.span.kind": "AGENT"}, events=[cancelled])
        assert outcome(root, chat("c", TALL, at=9))[0] == "c"
