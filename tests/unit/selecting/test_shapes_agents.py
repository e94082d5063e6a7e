"""Graphs and agents in the shapes that frameworks emit."""

from __future__ import annotations

import json

from sidecar.domain.spans import AttrValue, Span
from tests.unit.selecting.openinference import ANSWER, llm, oi
from tests.unit.semconv.build import agent, chat, event, outcome, span


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
