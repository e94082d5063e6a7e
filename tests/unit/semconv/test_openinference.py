"""OpenInference's attributes become observations."""

from __future__ import annotations

import json

from sidecar.domain.observations import Message, ToolCall
from sidecar.domain.spans import AttrValue
from tests.unit.semconv.build import said
from tests.unit.semconv.reading import ANSWER, CALL, seen, text


class TestOpenInference:
    """Indexed messages, contents, and raw values."""

    def test_reads_indexed_messages_in_the_order_of_their_numbers(self) -> None:
        attributes: dict[str, AttrValue] = {
            "openinference.span.kind": "LLM",
            "llm.model_name": "m-1-2026",
            "llm.invocation_parameters": '{"model": "m-1"}',
            "llm.token_count.prompt": 3,
            "session.id": "s",
            "user.id": "u",
            "metadata": '{"langgraph_node": "answer"}',
        }
        for at in (10, 2, 0):
            attributes[f"llm.input_messages.{at}.message.role"] = "user"
            attributes[f"llm.input_messages.{at}.message.content"] = f"turn {at}"
        prefix = "llm.output_messages.0.message"
        attributes |= {
            f"{prefix}.role": "assistant",
            f"{prefix}.contents.0.message_content.type": "text",
            f"{prefix}.contents.0.message_content.text": ANSWER,
            f"{prefix}.tool_calls.0.tool_call.id": "k1",
            f"{prefix}.tool_calls.0.tool_call.function.name": "measure",
            f"{prefix}.tool_calls.0.tool_call.function.arguments": '{"unit":"m"}',
        }
        one = seen(attributes)
        assert [message.text for message in one.input] == ["turn 0", "turn 2", "turn 10"]
        assert one.output == (Message("assistant", ANSWER, (CALL,)),)
        assert (one.asked_model, one.answered_model) == ("m-1", "m-1-2026")
        assert (one.session_id, one.user_id, one.prompt_name) == ("s", "u", "answer")

    def test_reads_contents_that_are_indexed_strings(self) -> None:
        one = seen(
            {
                "openinference.span.kind": "AGENT",
                "llm.output_messages.0.message.role": "assistant",
                "llm.output_messages.0.message.content.0": ANSWER,
            }
        )
        assert text(one.output) == ANSWER

    def test_falls_back_to_a_streamed_response_in_the_output_value(self) -> None:
        response = {
            "object": "response",
            "output": [
                {"type": "reasoning", "summary": []},
                {
                    "type": "message",
                    "role": "assistant",
                    "content": [{"type": "output_text", "text": ANSWER}],
                },
            ],
        }
        one = seen({"openinference.span.kind": "LLM", "output.value": json.dumps([response])})
        assert (text(one.output), one.low_confidence) == (ANSWER, False)

    def test_a_redacted_value_does_not_beat_a_real_one(self) -> None:
        one = seen(
            {
                "openinference.span.kind": "LLM",
                "output.value": "__REDACTED__",
                "gen_ai.output.messages": json.dumps([said(ANSWER)]),
            }
        )
        assert text(one.output) == ANSWER

    def test_reads_retrieved_documents(self) -> None:
        one = seen(
            {
                "openinference.span.kind": "RETRIEVER",
                "retrieval.documents.0.document.content": "Lamps are high.",
                "retrieval.documents.1.document.content": "Lamps are bright.",
            }
        )
        assert one.output == (
            Message("document", "Lamps are high."),
            Message("document", "Lamps are bright."),
        )

    def test_unwraps_a_tools_arguments(self) -> None:
        one = seen(
            {
                "openinference.span.kind": "TOOL",
                "tool.name": "measure",
                "input.value": '{"args": [], "kwargs": {"unit": "m"}}',
                "output.value": '{"type": "tool", "data": {"content": "40", "tool_call_id": "k1"}}',
            }
        )
        assert one.tool == ToolCall("measure", '{"unit":"m"}', None, "40")

    def test_reads_a_python_repr_of_messages(self) -> None:
        block = "TextBlock(block_type='text', text='How high?')"
        message = f"ChatMessage(role=<MessageRole.USER: 'user'>, blocks=[{block}])"
        one = seen(
            {
                "openinference.span.kind": "LLM",
                "input.value": json.dumps({"messages": [message]}),
            }
        )
        assert one.input == (Message("user", "How high?"),)
