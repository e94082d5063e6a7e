"""The rules of selection, each on spans small enough to read."""

from __future__ import annotations

import json

import pytest

from sidecar.domain.observations import Message, ToolCall
from sidecar.domain.units import Candidate
from sidecar.intake.select import FinalMatch
from tests.unit.semconv.build import (
    agent,
    chat,
    event,
    outcome,
    plain,
    said,
    selected,
    span,
    tool,
)

TALL = "The lamp is forty metres tall."
OLD = "The lamp was lit in 1902."
REMARK = "Let me measure that first."


def candidate(*spans: object) -> Candidate:
    """The candidate among these spans, which must be one."""
    found = selected(*spans).candidate  # type: ignore[arg-type]
    assert found is not None
    return found


def whys(*spans: object) -> dict[str, str]:
    """Why each span was or was not chosen."""
    return {note.span_id: note.why for note in selected(*spans).notes}  # type: ignore[arg-type]


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


class TestMatchesRoot:
    """Rule 5."""

    def test_the_call_that_said_what_the_root_returned_beats_a_later_one(self) -> None:
        later = "It could also be that the lamp is a little taller than was said before."
        spans = [
            agent("root", f"  {TALL.upper()}\n"),
            chat("c", TALL, at=10),
            chat("d", later, at=30),
        ]
        assert outcome(*spans)[:2] == ("c", "matches_root_output")

    def test_a_container_that_holds_the_answer_counts_less(self) -> None:
        reply = json.dumps({"reply": TALL, "status": "ok"})
        found = candidate(
            span("root", {"output.value": reply}), chat("c", TALL, at=10), chat("d", OLD, at=20)
        )
        assert (found.span_id, found.rule) == ("c", "matches_root_output")
        assert found.confidence < 0.9

    def test_a_guardrails_verdict_on_the_root_matches_nothing(self) -> None:
        guard = span("g", {"openinference.span.kind": "GUARDRAIL"}, under="root", at=20)
        verdict = '{"ok": true}'
        spans = [
            agent("root", verdict),
            chat("c", TALL, at=10),
            guard,
            chat("d", verdict, under="g", at=21),
        ]
        assert outcome(*spans) == ("c", "latest_started", TALL)

    def test_a_structured_answer_handed_in_by_a_call_matches_whatever_its_spacing(self) -> None:
        arguments = '{"height": 40, "unit": "m"}'
        handed = chat("c", None, calls=[("Verdict", arguments)], at=10)
        found = candidate(agent("root", '{"unit":"m","height":40}'), handed)
        assert (found.span_id, found.rule) == ("c", "matches_root_output")
        assert json.loads(found.answer) == json.loads(arguments)

    def test_below_a_server_span_the_outermost_output_counts(self) -> None:
        spans = [
            plain("root"),
            agent("a", TALL, under="root", at=1, lasts=100),
            chat("b", "A first try that a validator did not like at all.", under="a", at=2),
            chat("c", TALL, under="a", at=20),
        ]
        found = candidate(*spans)
        assert (found.span_id, found.rule) == ("c", "matches_root_output")
        assert found.confidence < 0.95

    def test_the_return_of_a_final_answer_tool_beats_the_code_that_computed_it(self) -> None:
        spans = [
            agent("root", TALL),
            chat("b", f'final_answer("{TALL}")', at=10),
            tool("t", "final_answer", TALL, at=20),
        ]
        assert outcome(*spans) == ("root", "final_tool", TALL)

    def test_an_answer_behind_a_preamble_is_found(self) -> None:
        spans = [
            agent("root", TALL),
            chat("c", f"I know. Final Answer: {TALL}", at=10),
            chat("d", OLD, at=9),
        ]
        assert outcome(*spans)[:2] == ("c", "matches_root_output")

    def test_answers_of_parallel_calls_joined_by_code_are_judged_as_the_root_gave_them(
        self,
    ) -> None:
        joined = f"- {TALL}\n- {OLD}"
        spans = [
            span("root", {"output.value": joined}, lasts=1000),
            chat("b", TALL, at=10, lasts=50),
            chat("c", OLD, at=20),
        ]
        assert outcome(*spans) == ("root", "root_agent_output", joined)

    def test_a_summariser_whose_text_the_root_returned_is_the_answer_after_all(self) -> None:
        text = "In short: it is tall, it is old, it still turns every night, and it may be visited."
        node = span(
            "n", {"openinference.span.kind": "CHAIN"}, under="root", at=20, name="make_headline"
        )
        spans = [
            agent("root", text),
            chat("b", TALL, at=10),
            node,
            chat("c", text, under="n", at=21),
        ]
        assert outcome(*spans)[:2] == ("c", "matches_root_output")

    def test_an_earlier_agents_agreement_says_nothing_about_a_later_call(self) -> None:
        spans = [
            plain("root"),
            agent("a1", OLD, under="root", at=1),
            chat("b", OLD, under="a1", at=2),
            agent("a2", "Rewritten by code, and so by nobody whom we know.", under="root", at=50),
            chat("c", TALL, under="a2", at=51),
        ]
        assert outcome(*spans) == ("c", "latest_started", TALL)

    def test_a_later_agent_whose_calls_nobody_traced_gives_the_answer(self) -> None:
        spans = [
            plain("root"),
            agent("a1", OLD, under="root", at=1),
            chat("b", OLD, under="a1", at=2),
            agent("a2", TALL, named="second", under="root", at=50),
        ]
        assert outcome(*spans) == ("a2", "root_agent_output", TALL)

    def test_of_orphans_one_that_is_a_title_is_not_what_was_returned(self) -> None:
        node = {"traceloop.span.kind": "task", "traceloop.entity.name": "answer"}
        name = {"traceloop.span.kind": "task", "traceloop.entity.name": "name_conversation"}
        title = "The height of the lamp"
        spans = [
            span("n1", {**node, "traceloop.entity.output": TALL}, under="gone", at=1),
            chat("c", TALL, under="n1", at=2),
            span("n2", {**name, "traceloop.entity.output": title}, under="gone", at=50),
            chat("d", title, under="n2", at=51),
        ]
        assert outcome(*spans)[0] == "c"

    def test_a_final_answer_tool_after_the_last_call_hands_in_the_answer(self) -> None:
        code = chat("b", "final_answer(f'{height} metres')", at=10)
        spans = [agent("root"), code, tool("t", "final_answer", TALL, at=20, arguments='["x"]')]
        found = candidate(*spans)
        assert (found.span_id, found.rule, found.answer) == ("t", "final_tool", TALL)
        assert found.question == "How tall is it?"

    def test_a_fields_text_counts_for_the_whole_completion(self) -> None:
        fields = {"reasoning": "I looked.", "answer": TALL, "completed": ""}
        completion = "\n\n".join(f"[[ ## {name} ## ]]\n{text}" for name, text in fields.items())
        root = span(
            "root", {"output.value": json.dumps({"reasoning": "I looked.", "answer": TALL})}
        )
        assert outcome(root, chat("c", completion, at=10)) == ("c", "matches_root_output", TALL)


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


class TestRootAgent:
    """Rule 7, and what is left when there is nothing."""

    def test_an_agent_without_model_calls_answers_by_its_own_output(self) -> None:
        spans = [agent("root", TALL), tool("t", "measure", "40", at=5)]
        assert outcome(*spans) == ("root", "root_agent_output", TALL)

    def test_a_title_agent_beside_it_does_not_answer(self) -> None:
        spans = [
            plain("root"),
            agent("a", TALL, under="root", at=1),
            agent("b", "Lamp height", named="titler", under="root", at=50),
        ]
        assert outcome(*spans)[0] == "a"

    def test_a_model_call_without_content_gives_way_to_its_agents_output(self) -> None:
        bare = span(
            "b",
            {"gen_ai.operation.name": "chat", "gen_ai.request.model": "m-1"},
            under="root",
            at=5,
        )
        found = candidate(agent("root", TALL), bare)
        assert (found.span_id, found.rule, found.asked_model) == (
            "root",
            "root_agent_output",
            "m-1",
        )

    def test_a_verdict_is_nobodys_answer(self) -> None:
        assert outcome(agent("root", '{"ok": true}'))[0] == ""

    def test_a_service_without_any_agent_is_not_judged_by_its_result(self) -> None:
        job = span("root", {"job.result": "all nine invoices were sent today"})
        assert outcome(job, span("b", {"job.result": "sent one more"}, under="root"))[0] == ""
        assert outcome(job, tool("t", "mail"))[0] == "root"

    def test_nothing_captured_says_so(self) -> None:
        bare = span(
            "b", {"gen_ai.operation.name": "chat", "gen_ai.request.model": "m-1"}, under="root"
        )
        assert (
            outcome(agent("root"), bare, span("t", {"tool.name": "x"}, under="root"))[1]
            == "no_content"
        )

    def test_attributes_dropped_upstream_say_so(self) -> None:
        attributes = {"gen_ai.tool.0.description": "Refund an order."}
        assert outcome(plain("root"), span("b", attributes, under="root", dropped=212))[1] == (
            "attributes_dropped_upstream"
        )


class TestCandidate:
    """What travels with the answer."""

    def test_the_question_is_the_last_the_agent_had_and_earlier_turns_are_history(self) -> None:
        given = [
            said("You keep the lamp.", "system"),
            said("When was it lit?", "user"),
            said(OLD),
            said("And how tall is it?", "user"),
            {
                "role": "assistant",
                "parts": [{"type": "tool_call", "id": "k1", "name": "measure", "arguments": {}}],
            },
            {
                "role": "tool",
                "parts": [{"type": "tool_call_response", "id": "k1", "response": "40"}],
            },
        ]
        found = candidate(
            agent("root"), chat("c", TALL, at=9, more={"gen_ai.input.messages": json.dumps(given)})
        )
        assert found.question == "And how tall is it?"
        assert found.evidence.history == (
            Message("user", "When was it lit?"),
            Message("assistant", OLD),
        )
        assert found.evidence.tool_calls == (ToolCall("measure", "{}", "k1", "40"),)

    def test_tools_that_ran_join_the_calls_they_answer_and_hide_those_below_them(self) -> None:
        given = [
            said("How tall?", "user"),
            {
                "role": "assistant",
                "parts": [
                    {
                        "type": "tool_call",
                        "id": "c-measure",
                        "name": "measure",
                        "arguments": {"a": 1},
                    }
                ],
            },
        ]
        spans = [
            agent("root"),
            tool("t", "measure", "40", at=2, arguments='{"a": 1}'),
            tool("u", "inner", "x", under="t", at=3),
            tool("v", "weigh", "41", at=4, arguments='{"a": 2}'),
            chat("c", TALL, at=9, more={"gen_ai.input.messages": json.dumps(given)}),
            tool("w", "late", "y", at=30),
        ]
        calls = candidate(*spans).evidence.tool_calls
        assert [(call.name, call.result) for call in calls] == [
            ("measure", "40"),
            ("weigh", "41"),
        ]

    def test_retrieved_passages_are_evidence(self) -> None:
        retriever = span(
            "r",
            {
                "openinference.span.kind": "RETRIEVER",
                "retrieval.documents.0.document.content": "Lamps.",
            },
            under="root",
            at=2,
        )
        assert candidate(agent("root"), retriever, chat("c", TALL, at=9)).evidence.retrieval == (
            "Lamps.",
        )

    def test_who_where_and_which_model_come_from_the_nearest_span_that_says(self) -> None:
        root = span(
            "root",
            {
                "session.id": "s",
                "user.id": "u",
                "gen_ai.operation.name": "invoke_agent",
                "gen_ai.agent.name": "keeper",
            },
            resource={"service.name": "shop", "deployment.environment": "live"},
        )
        found = candidate(root, chat("c", TALL, at=9, more={"gen_ai.response.model": "m-1-2026"}))
        assert (found.session_id, found.user_id, found.agent) == ("s", "u", "keeper")
        assert (found.service, found.environment) == ("shop", "live")
        assert (found.asked_model, found.answered_model) == ("m-1", "m-1-2026")

    def test_text_of_the_raw_fallback_lowers_confidence(self) -> None:
        body = json.dumps({"speech": TALL, "mood": "good"})
        raw = span(
            "c", {"openinference.span.kind": "LLM", "output.value": body}, under="root", at=9
        )
        found = candidate(plain("root"), raw)
        assert (found.answer, found.confidence < 0.5) == (body, True)

    def test_every_span_has_a_note_and_one_is_accepted(self) -> None:
        spans = [plain("root"), tool("t", "measure"), chat("b", OLD, at=5), chat("c", TALL, at=9)]
        notes = selected(*spans).notes
        assert {note.span_id for note in notes} == {"root", "t", "b", "c"}
        assert [(note.span_id, note.why) for note in notes if note.accepted] == [
            ("c", "latest_started")
        ]
        assert whys(*spans)["b"] == "not_the_last"


class TestStatus:
    """Status, not events, says that a span failed."""

    def test_events_of_an_exception_do_not_fail_a_span_whose_status_is_fine(self) -> None:
        cancelled = event("exception", {"exception.type": "CancelledError"})
        root = span("root", {"openinference.span.kind": "AGENT"}, events=[cancelled])
        assert outcome(root, chat("c", TALL, at=9))[0] == "c"
