"""What driving current frameworks showed: small traces of the same shapes."""

from __future__ import annotations

import json
from collections.abc import Mapping

from sidecar.domain.spans import AttrValue, Span
from sidecar.domain.units import Candidate
from tests.unit.selecting.choice import candidate
from tests.unit.selecting.openinference import ANSWER
from tests.unit.semconv.build import agent, chat, said, span

QUESTION = "When does it leave?"


def oi(
    kind: str, span_id: str, attributes: Mapping[str, AttrValue], under: str | None = "root"
) -> Span:
    """A span of OpenInference, started after those before it in the alphabet."""
    own = {"openinference.span.kind": kind, **attributes}
    return span(span_id, own, under=under, at=0 if under is None else ord(span_id[0]))


def given(*messages: Mapping[str, object]) -> dict[str, AttrValue]:
    """The messages a call was given, in OpenTelemetry's convention."""
    return {"gen_ai.input.messages": json.dumps(messages)}


def chosen(*spans: Span) -> Candidate:
    """The final generation, which must exist and say the answer."""
    found = candidate(*spans)
    assert found.answer == ANSWER
    return found


class TestLiveShapes:
    """Refusals, questions and failed tools as frameworks write them."""

    def test_a_refusal_beside_an_empty_content_is_the_answer(self) -> None:
        """LangChain keeps OpenAI's refusal among a message's additional fields."""
        refused = {"content": "", "type": "ai", "additional_kwargs": {"refusal": ANSWER}}
        kept = {"lc": 1, "id": ["langchain", "schema", "messages", "AIMessage"], "kwargs": refused}
        call = {"generations": [[{"text": "", "message": kept}]]}
        state = {"messages": [{"type": "ai", "data": refused}]}
        asked = {"messages": [["user", QUESTION]]}
        found = chosen(
            oi("CHAIN", "root", {"output.value": json.dumps(state)}, under=None),
            oi("LLM", "a", {"input.value": json.dumps(asked), "output.value": json.dumps(call)}),
        )
        assert (found.span_id, found.rule) == ("a", "matches_root_output")
        assert (found.question, found.evidence.history) == (QUESTION, ())

    def test_the_users_question_is_not_what_the_framework_told_the_next_agent(self) -> None:
        """Google's ADK words a transcript as a user's message when one agent takes over."""
        asked = said(QUESTION, "user")
        told = said("For context: [desk] called the tool transfer_to_agent.", "user")
        found = chosen(
            agent("root"),
            chat("a", None, calls=[("transfer_to_agent", "{}")], at=10, more=given(asked)),
            chat("b", ANSWER, at=20, more=given(asked, told)),
        )
        assert (found.question, found.evidence.history) == (QUESTION, ())

    def test_a_run_given_its_own_settings_is_not_what_the_unit_began_with(self) -> None:
        """ADK by OpenInference: the root's input is the call's arguments, a message among them."""
        asked, told = said(QUESTION, "user"), said("For context: [desk] said nothing.", "user")
        calls = [
            chat("a", None, calls=[("transfer_to_agent", "{}")], at=10, more=given(asked)),
            chat("b", ANSWER, at=20, more=given(asked, told)),
        ]
        message = {"parts": [{"text": QUESTION}], "role": "user"}
        for settings in ({"user_id": "u-1"}, {"user_id": "u-1", "new_message": message}):
            root = oi("CHAIN", "root", {"input.value": json.dumps(settings)}, under=None)
            assert chosen(root, *calls).question == QUESTION

    def test_a_question_in_two_messages_is_asked_by_the_second(self) -> None:
        both = given(said("Hello.", "user"), said(QUESTION, "user"))
        assert chosen(agent("root"), chat("a", ANSWER, more=both)).question == QUESTION

    def test_an_earlier_turn_is_history_though_the_trace_began_with_it(self) -> None:
        first, reply = said("Is there a ferry?", "user"), said("There is.")
        found = chosen(
            agent("root"),
            chat("a", "There is.", at=10, more=given(first)),
            chat("b", ANSWER, at=20, more=given(first, reply, said(QUESTION, "user"))),
        )
        assert found.question == QUESTION
        assert [turn.text for turn in found.evidence.history] == ["Is there a ferry?", "There is."]

    def test_a_step_given_its_own_state_does_not_hide_the_question(self) -> None:
        """smolagents, streamed: the step's input is a memory, the task stands on the run."""
        memory = {"input.value": '{"memory_step": "ActionStep(step_number=1)"}'}
        tool = {"tool.name": "final_answer", "output.value": ANSWER}
        found = chosen(
            oi("AGENT", "root", {"input.value": json.dumps({"task": QUESTION})}, under=None),
            oi("CHAIN", "a", memory),
            oi("TOOL", "b", tool, under="a"),
        )
        assert found.question == QUESTION

    def test_a_tool_that_failed_is_the_call_whose_failure_the_model_was_told(self) -> None:
        """The run has no result and no id, the model was told why: one call, not two."""
        call = {"type": "tool_call", "id": "c1", "name": "look", "arguments": {"no": "B-99"}}
        told = {"type": "tool_call_response", "id": "c1", "response": "failed: no such order"}
        messages = given(
            said(QUESTION, "user"),
            {"role": "assistant", "parts": [call]},
            {"role": "tool", "parts": [told]},
        )
        run: dict[str, AttrValue] = {
            "gen_ai.operation.name": "execute_tool",
            "gen_ai.tool.name": "look",
            "gen_ai.tool.call.arguments": '{"no": "B-99"}',
        }
        found = chosen(
            agent("root"),
            span("t", run, under="root", at=10, error=True),
            chat("b", ANSWER, at=20, more=messages),
        )
        (one,) = found.evidence.tool_calls
        assert one.result == "failed: no such order"
