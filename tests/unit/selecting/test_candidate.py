"""What travels with the answer."""

from __future__ import annotations

import json

from sidecar.domain.observations import Message, ToolCall
from tests.unit.selecting.choice import OLD, TALL, candidate, whys
from tests.unit.semconv.build import agent, chat, plain, said, selected, span, tool


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
