"""Whole traces in the shapes that frameworks emit, small and with texts of our own."""

from __future__ import annotations

import json

from sidecar.domain.spans import AttrValue
from tests.unit.selecting.openinference import ANSWER, llm, oi
from tests.unit.semconv.build import agent, chat, outcome, plain, said, selected, span, tool

OTHER = "Ferries have run here since the bridge was lost."


class TestNoInferenceSpan:
    """The answer stands on agents only."""

    def test_a_workflow_with_an_agent_and_its_tools(self) -> None:
        flow = span("root", {"gen_ai.operation.name": "invoke_workflow"})
        spans = [
            flow,
            agent("a", ANSWER, under="root", at=1),
            tool("t", "timetable", "9:00", under="a", at=2),
        ]
        assert outcome(*spans) == ("a", "root_agent_output", ANSWER)

    def test_a_hand_over_between_sibling_agents_ends_with_the_second(self) -> None:
        flow = span("root", {"gen_ai.operation.name": "invoke_workflow"})
        spans = [
            flow,
            agent("a", "Passing you on.", under="root", at=1, lasts=9),
            agent("b", ANSWER, named="ferry", under="root", at=20),
        ]
        assert outcome(*spans)[0] == "b"

    def test_an_agent_below_a_tool_does_not_answer_for_its_caller(self) -> None:
        spans = [agent("root"), tool("t", "ask", OTHER, at=2), agent("s", OTHER, under="t", at=3)]
        assert outcome(*spans)[0] == ""

    def test_a_fetched_response_is_no_second_generation(self) -> None:
        fetched = span(
            "f",
            {
                "gen_ai.operation.name": "fetch_response",
                "gen_ai.output.messages": json.dumps([said(ANSWER)]),
            },
            under="root",
            at=40,
        )
        assert outcome(agent("root", ANSWER), chat("c", ANSWER, at=3), fetched)[0] == "c"

    def test_a_crews_result_stands_for_calls_nobody_traced(self) -> None:
        assert outcome(span("root", {"crewai.crew.result": ANSWER}))[1:] == (
            "root_agent_output",
            ANSWER,
        )


class TestDoubled:
    """Two spans, two instrumentations, two copies of one call."""

    def test_invoke_and_chat_nested(self) -> None:
        spans = [
            agent("root", ANSWER),
            llm("a", ANSWER, "root", 1),
            chat("c", ANSWER, under="a", at=2),
        ]
        assert outcome(*spans)[0] == "c"

    def test_the_outer_span_of_an_application_carries_the_first_calls_attributes(self) -> None:
        choices = repr(
            [{"finish_reason": "stop", "message": {"content": ANSWER, "role": "assistant"}}]
        )
        first: dict[str, AttrValue] = {
            "gen_ai.request.model": "m-1",
            "llm.request.type": "chat",
            "gen_ai.completion.0.tool_calls.0.name": "timetable",
        }
        spans = [
            span("root", first, lasts=900, name="POST /chat"),
            span(
                "a", {"llm.openai.choices": "[]", "gen_ai.request.model": "m-1"}, under="root", at=1
            ),
            span(
                "b",
                {"llm.openai.choices": choices, "gen_ai.request.model": "m-1"},
                under="root",
                at=60,
            ),
        ]
        assert outcome(*spans)[0] == "b"

    def test_one_span_for_two_calls_with_stale_calls_beside_the_last_text(self) -> None:
        own: dict[str, AttrValue] = {
            "openinference.span.kind": "AGENT",
            "llm.output_messages.0.message.role": "model",
            "llm.output_messages.0.message.contents.0.message_content.text": ANSWER,
            "llm.output_messages.0.message.tool_calls.0.tool_call.function.name": "timetable",
        }
        bare = {"gen_ai.operation.name": "generate_content", "gen_ai.request.model": "m-1"}
        spans = [
            span("root", own, lasts=900),
            span("a", bare, under="root", at=1),
            span("b", bare, under="root", at=60),
        ]
        assert outcome(*spans)[1:] == ("root_agent_output", ANSWER)


class TestPipelines:
    """Haystack, Mastra, DSPy, MLflow."""

    def test_a_generator_without_content_below_a_pipeline_that_has_it(self) -> None:
        bare: dict[str, AttrValue] = {
            "llm.request.type": "chat",
            "gen_ai.request.model": "m-1",
            "gen_ai.completion.0.content": "replies",
            "gen_ai.prompt.0.content": "messages",
        }
        pipe: dict[str, AttrValue] = {
            "traceloop.span.kind": "workflow",
            "traceloop.entity.output": json.dumps({"llm": {"replies": [ANSWER]}}),
        }
        assert outcome(span("root", pipe, lasts=900), span("c", bare, under="root", at=2)) == (
            "root",
            "root_agent_output",
            ANSWER,
        )

    def test_an_mlflow_trace_with_doubly_encoded_values(self) -> None:
        body = {
            "choices": [
                {"message": {"role": "assistant", "content": ANSWER}, "finish_reason": "stop"}
            ]
        }
        root: dict[str, AttrValue] = {
            "mlflow.spanType": '"AGENT"',
            "mlflow.spanOutputs": json.dumps(json.dumps({"output": ANSWER})),
        }
        call: dict[str, AttrValue] = {
            "mlflow.spanType": '"CHAT_MODEL"',
            "mlflow.spanOutputs": json.dumps(json.dumps(body)),
        }
        assert outcome(span("root", root, lasts=900), span("c", call, under="root", at=2))[:2] == (
            "c",
            "matches_root_output",
        )

    def test_a_streamed_response_that_stands_only_in_the_output_value(self) -> None:
        response = {
            "object": "response",
            "output": [
                {
                    "type": "message",
                    "role": "assistant",
                    "content": [{"type": "output_text", "text": ANSWER}],
                }
            ],
        }
        call = oi("LLM", "c", "turn", 3, output__value=json.dumps([response]))
        assert outcome(oi("AGENT", "root"), oi("CHAIN", "turn", "root", 2), call) == (
            "c",
            "latest_started",
            ANSWER,
        )

    def test_a_summary_of_the_session_after_the_answer(self) -> None:
        prompt = (
            "Analyze the following conversation between a user and an assistant, and extract a "
            f"summary.\nUser: When?\nAssistant: {ANSWER}"
        )
        summary = json.dumps(
            {
                "summary": "The user asked when the ferry leaves and was told nine.",
                "topics": ["ferry"],
            }
        )
        spans = [plain("root"), llm("c", ANSWER, "root", 1), llm("d", summary, "root", 60, prompt)]
        found = selected(*spans).candidate
        assert found is not None
        assert (found.span_id, found.confidence <= 0.5) == ("c", True)

    def test_a_prepared_request_echoed_as_an_output_is_no_answer(self) -> None:
        echo = {
            "messages": [
                {"role": "system", "content": "You sail."},
                {"role": "user", "content": "When?"},
            ],
            "tools": [],
        }
        spans = [
            plain("root"),
            llm("c", ANSWER, "root", 1),
            oi("LLM", "d", "root", 60, output__value=json.dumps(echo)),
        ]
        assert outcome(*spans)[0] != "d"

    def test_two_titles_and_a_score_after_the_answer(self) -> None:
        spans = [
            plain("root"),
            chat("c", ANSWER, at=1),
            chat("d", "Ferry times", f"Write a title.\n{ANSWER}", at=60),
            chat("e", "4", f"Score this answer from 1 to 5: {ANSWER}", at=70),
            chat("f", "SAFE", f"Is this answer safe? Reply SAFE or UNSAFE. {ANSWER}", at=80),
        ]
        assert outcome(*spans)[0] == "c"

    def test_a_root_that_returns_the_title_beside_the_chat(self) -> None:
        state = {"title": "Ferry times", "messages": [{"role": "assistant", "content": ANSWER}]}
        spans = [
            span(
                "root",
                {
                    "langfuse.observation.type": "span",
                    "langfuse.observation.output": json.dumps(state),
                },
                lasts=900,
            ),
            chat("c", ANSWER, at=1),
            chat("d", "Ferry times", f"Short title: {ANSWER}", at=60),
        ]
        assert outcome(*spans)[:2] == ("c", "matches_root_output")
