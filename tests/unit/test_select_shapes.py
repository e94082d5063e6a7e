"""Whole traces in the shapes that frameworks emit, small and with texts of our own."""

from __future__ import annotations

import json

from sidecar.domain.spans import AttrValue, Span
from tests.unit.semconv.build import agent, chat, event, outcome, plain, said, selected, span, tool

ANSWER = "The ferry leaves at nine and takes two cars a trip."
OTHER = "Ferries have run here since the bridge was lost."


def oi(
    kind: str,
    span_id: str,
    under: str | None = None,
    at: int = 0,
    *,
    name: str = "s",
    error: bool = False,
    **more: AttrValue,
) -> Span:
    """A span of OpenInference; `more` uses `__` for the dots of a key."""
    own = {key.replace("__", "."): value for key, value in more.items()}
    return span(
        span_id,
        {"openinference.span.kind": kind, **own},
        under=under,
        at=at,
        lasts=500,
        name=name,
        error=error,
    )


def llm(
    span_id: str,
    text: str | None,
    under: str | None = "root",
    at: int = 0,
    question: str = "When does it leave?",
    *,
    name: str = "LLM",
    error: bool = False,
) -> Span:
    """A model call of OpenInference."""
    own: dict[str, AttrValue] = {
        "openinference.span.kind": "LLM",
        "llm.model_name": "m-1",
        "llm.input_messages.0.message.role": "user",
        "llm.input_messages.0.message.content": question,
    }
    if text is not None:
        own["llm.output_messages.0.message.role"] = "assistant"
        own["llm.output_messages.0.message.content"] = text
    return span(span_id, own, under=under, at=at, lasts=50, name=name, error=error)


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


class TestLangGraph:
    """Chains, states, nodes."""

    def test_a_guards_node_after_the_answer_that_the_state_does_not_hold(self) -> None:
        state = {
            "messages": [
                {"type": "human", "data": {"content": "When?"}},
                {"type": "ai", "data": {"content": ANSWER}},
            ],
            "ok": True,
        }
        spans = [
            oi("CHAIN", "root", output__value=json.dumps(state)),
            oi("CHAIN", "n1", "root", 1, name="reply"),
            llm("c", ANSWER, "n1", 2),
            oi("CHAIN", "n2", "root", 60, name="check_policy"),
            llm("d", '{"verdict": "pass"}', "n2", 61),
        ]
        assert outcome(*spans)[:2] == ("c", "matches_root_output")

    def test_a_run_that_failed_every_time(self) -> None:
        spans = [
            oi("CHAIN", "root", error=True),
            llm("a", None, "root", 1, error=True),
            llm("b", None, "root", 60, error=True),
        ]
        assert outcome(*spans) == ("", "run_failed", "")

    def test_a_tool_that_returns_directly(self) -> None:
        call = {
            "type": "ai",
            "data": {"content": "", "tool_calls": [{"name": "fares", "args": {}, "id": "k"}]},
        }
        state = {
            "messages": [
                {"type": "human", "data": {"content": "Fare?"}},
                call,
                {"type": "tool", "data": {"content": ANSWER, "tool_call_id": "k"}},
            ]
        }
        spans = [
            oi("CHAIN", "root", output__value=json.dumps(state)),
            llm("c", None, "root", 1),
            oi("TOOL", "t", "root", 60, tool__name="fares", output__value=ANSWER),
        ]
        assert outcome(*spans)[1:] == ("root_agent_output", ANSWER)

    def test_a_create_agent_trace_holds_no_generation(self) -> None:
        made = span(
            "root",
            {
                "gen_ai.operation.name": "create_agent",
                "gen_ai.agent.name": "x",
                "gen_ai.request.model": "m-1",
            },
        )
        assert outcome(made)[1] == "no_content"


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


class TestAgents:
    """Teams, hand-overs, limits."""

    def test_a_team_whose_member_answers_directly(self) -> None:
        spans = [
            oi("AGENT", "root", output__value=ANSWER),
            llm("a", None, "root", 1),
            oi("TOOL", "t", "root", 60, tool__name="transfer_task", output__value=ANSWER),
            oi("AGENT", "m", "t", 61),
            llm("c", ANSWER, "m", 62),
        ]
        assert outcome(*spans) == ("c", "matches_root_output", ANSWER)

    def test_a_group_chat_whose_root_holds_the_roles_turned_round(self) -> None:
        talk = [
            {"role": "assistant", "content": "When does it leave?"},
            {"role": "user", "content": ANSWER},
        ]
        root = span(
            "root",
            {"gen_ai.operation.name": "conversation", "gen_ai.output.messages": json.dumps(talk)},
            lasts=900,
        )
        spans = [
            root,
            agent("a", under="root", at=1),
            chat("c", ANSWER, under="a", at=2),
            span(
                "u",
                {"gen_ai.operation.name": "record_usage", "gen_ai.request.model": "m-1"},
                under="c",
                at=3,
            ),
        ]
        assert outcome(*spans)[:2] == ("c", "matches_root_output")

    def test_an_agent_that_holds_call_response_and_answer(self) -> None:
        chatted: list[AttrValue] = [
            {
                "role": "assistant",
                "parts": [{"type": "tool_call", "id": "k", "name": "timetable", "arguments": {}}],
            },
            {
                "role": "tool",
                "parts": [{"type": "tool_call_response", "id": "k", "response": "9:00"}],
            },
            {"role": "assistant", "parts": [{"type": "text", "content": ANSWER}]},
        ]
        root = span(
            "root",
            {"gen_ai.operation.name": "invoke_agent", "gen_ai.output.messages": chatted},
            lasts=900,
        )
        assert outcome(root) == ("root", "root_agent_output", ANSWER)

    def test_a_swarm_without_an_output_of_its_own(self) -> None:
        root = span("root", {"gen_ai.operation.name": "invoke_swarm"}, lasts=900)
        choice = event(
            "gen_ai.choice",
            {"message": json.dumps([{"text": ANSWER}]), "finish_reason": "end_turn"},
        )
        spans = [
            root,
            agent("a", "To the ferry desk.", under="root", at=1, lasts=9),
            agent("b", ANSWER, named="desk", under="root", at=20),
            span("cycle", {"gen_ai.operation.name": "execute_event_loop_cycle"}, under="b", at=21),
            span(
                "c",
                {"gen_ai.operation.name": "chat", "gen_ai.request.model": "m-1"},
                under="cycle",
                at=22,
                events=[choice],
            ),
        ]
        assert outcome(*spans)[0] == "c"

    def test_a_flow_with_a_title_flow_inside(self) -> None:
        def model(span_id: str, under: str, at: int, text: str, question: str) -> Span:
            answer = {
                "message": {"role": "model", "content": [{"text": text}]},
                "request": {"messages": []},
            }
            asked = {"messages": [{"role": "user", "content": [{"text": question}]}]}
            own: dict[str, AttrValue] = {
                "genkit:metadata:subtype": "model",
                "genkit:name": "m-1",
                "genkit:input": json.dumps(asked),
                "genkit:output": json.dumps(answer),
            }
            return span(span_id, own, under=under, at=at, name="m-1")

        flow: dict[str, AttrValue] = {
            "genkit:type": "action",
            "genkit:metadata:subtype": "flow",
            "genkit:name": "ferryFlow",
            "genkit:output": json.dumps({"answer": ANSWER, "title": "Ferry"}),
        }
        spans = [
            span("root", flow, lasts=900),
            model("c", "root", 1, ANSWER, "When?"),
            model("d", "root", 60, "Ferry", f"Title for: {ANSWER}"),
        ]
        assert outcome(*spans)[:2] == ("c", "matches_root_output")


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
