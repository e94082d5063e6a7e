"""Rules 5 and 7: what the root or its agent returned."""

from __future__ import annotations

import json

from tests.unit.selecting.choice import OLD, TALL, candidate
from tests.unit.semconv.build import agent, chat, outcome, plain, span, tool


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
