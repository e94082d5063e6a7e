"""OpenTelemetry's own attributes, events and log records become observations."""

from __future__ import annotations

import json

import pytest

from sidecar.domain.observations import Kind, Message, ToolCall, Usage
from sidecar.domain.spans import AttrValue, SpanEvent
from tests.unit.semconv.build import event, log, said
from tests.unit.semconv.reading import ANSWER, CALL, QUESTION, seen, text


class TestOpenTelemetry:
    """gen_ai.* on attributes, events and log records, of every age."""

    def test_reads_messages_with_parts_from_json_text(self) -> None:
        one = seen(
            {
                "gen_ai.operation.name": "chat",
                "gen_ai.request.model": "m-1",
                "gen_ai.response.model": "m-1-2026",
                "gen_ai.usage.input_tokens": 12,
                "gen_ai.usage.output_tokens": 7,
                "gen_ai.conversation.id": "conv",
                "gen_ai.agent.name": "keeper",
                "gen_ai.response.finish_reasons": ["stop"],
                "gen_ai.input.messages": json.dumps([said(QUESTION, "user")]),
                "gen_ai.output.messages": json.dumps([said(ANSWER, finish_reason="stop")]),
            }
        )
        assert (one.kind, text(one.input), text(one.output)) == (Kind.GENERATION, QUESTION, ANSWER)
        assert (one.asked_model, one.answered_model) == ("m-1", "m-1-2026")
        assert (one.usage, one.session_id, one.agent) == (Usage(12, 7), "conv", "keeper")
        assert one.finish_reasons == ("stop",)

    def test_reads_structured_values_like_json_text(self) -> None:
        one = seen(
            {
                "gen_ai.operation.name": "chat",
                "gen_ai.output.messages": [
                    {"role": "assistant", "parts": [{"type": "text", "content": ANSWER}]}
                ],
            }
        )
        assert text(one.output) == ANSWER

    @pytest.mark.parametrize(
        "value",
        [ANSWER, json.dumps(ANSWER), json.dumps([json.dumps(said(ANSWER))]),
         json.dumps([{"role": "assistant", "content": ANSWER}])],
    )  # fmt: skip
    def test_reads_bare_text_scalars_and_lists_of_json_texts(self, value: str) -> None:
        one = seen({"gen_ai.operation.name": "chat", "gen_ai.output.messages": value})
        assert one.output == (Message("assistant", ANSWER),)

    def test_reads_both_spellings_of_tool_responses_and_skips_thinking(self) -> None:
        parts = [
            {"type": "thinking", "content": "hm"},
            {"type": "tool_call", "id": "k1", "name": "measure", "arguments": {"unit": "m"}},
        ]
        given = [
            said(QUESTION, "user"),
            {"role": "assistant", "parts": parts},
            {"role": "user", "parts": [{"type": "tool_call_response", "id": "k1", "result": "40"}]},
            {
                "role": "tool",
                "parts": [{"type": "tool_call_response", "id": "k2", "response": "41"}],
            },
        ]
        one = seen({"gen_ai.operation.name": "chat", "gen_ai.input.messages": json.dumps(given)})
        assert one.input[1] == Message("assistant", "", (CALL,))
        assert one.input[2] == Message("tool", "40", tool_call_id="k1")
        assert one.input[3] == Message("tool", "41", tool_call_id="k2")

    def test_text_after_a_call_is_a_message_of_its_own(self) -> None:
        parts: list[AttrValue] = [
            {"type": "text", "content": "Let me look."},
            {"type": "tool_call", "id": "k1", "name": "measure", "arguments": {"unit": "m"}},
            {"type": "text", "content": ANSWER},
        ]
        one = seen(
            {
                "gen_ai.operation.name": "invoke_agent",
                "gen_ai.output.messages": [{"role": "assistant", "parts": parts}],
            }
        )
        assert one.output == (
            Message("assistant", "Let me look.", (CALL,)),
            Message("assistant", ANSWER),
        )

    def test_reads_inference_details_from_an_event(self) -> None:
        details = {"gen_ai.output.messages": json.dumps([said(ANSWER)])}
        one = seen(
            {"gen_ai.operation.name": "chat"},
            event("gen_ai.client.inference.operation.details", details),
        )
        assert text(one.output) == ANSWER

    def test_reads_inference_details_from_a_log_named_by_attribute(self) -> None:
        body = {"gen_ai.output.messages": [said(ANSWER)]}
        named = {"event.name": "gen_ai.client.inference.operation.details"}
        one = seen({"gen_ai.operation.name": "chat"}, log(body, attributes=named))  # type: ignore[arg-type]
        assert text(one.output) == ANSWER

    def test_reads_choice_and_message_logs(self) -> None:
        one = seen(
            {"gen_ai.operation.name": "chat"},
            log({"content": "You measure lamps."}, "gen_ai.system.message"),
            log(json.dumps({"role": "user", "content": QUESTION}), "gen_ai.user.message"),
            log({"content": "40", "id": "k1"}, "gen_ai.tool.message"),
            log(
                {"index": 0, "finish_reason": "stop", "message": {"content": ANSWER}},
                "gen_ai.choice",
            ),
            log("Function completed. Duration: 0.1s"),
        )
        assert [message.role for message in one.input] == ["system", "user", "tool"]
        assert one.input[2].tool_call_id == "k1"
        assert (text(one.output), one.finish_reasons) == (ANSWER, ("stop",))

    def test_reads_a_gemini_choice_log_and_joins_streamed_chunks(self) -> None:
        def chunk(piece: str) -> SpanEvent:
            content: AttrValue = {"parts": [{"text": piece, "thought": None}], "role": "model"}
            return log({"content": content, "index": 0, "finish_reason": "STOP"}, "gen_ai.choice")

        attributes: dict[str, AttrValue] = {"gen_ai.operation.name": "generate_content"}
        assert text(seen(attributes, chunk(ANSWER)).output) == ANSWER
        pieces = [chunk(ANSWER[:9]), chunk(ANSWER[9:])]
        assert text(seen(attributes, *pieces).output) == ANSWER
        assert text(seen(attributes, *pieces, chunk(ANSWER)).output) == ANSWER

    def test_reads_only_the_first_of_several_choices(self) -> None:
        choices = [
            log({"index": at, "message": {"content": words}}, "gen_ai.choice")
            for at, words in enumerate([ANSWER, "Another one."])
        ]
        assert seen({"gen_ai.operation.name": "chat"}, *choices).output == (
            Message("assistant", ANSWER),
        )

    def test_reads_the_oldest_content_events_whatever_the_roles_case(self) -> None:
        answer = json.dumps([{"role": "Assistant", "content": "It\u2019s forty."}])
        one = seen(
            {
                "gen_ai.operation.name": "chat.completions",
                "gen_ai.response.finish_reason": '["ToolCalls"]',
            },
            event(
                "gen_ai.content.prompt",
                {"gen_ai.prompt": json.dumps([{"role": "user", "content": QUESTION}])},
            ),
            event("gen_ai.content.completion", {"gen_ai.completion": answer}),
        )
        assert (one.output, one.finish_reasons) == (
            (Message("assistant", "It\u2019s forty."),),
            ("tool_calls",),
        )

    def test_reads_event_content_of_the_layout_between(self) -> None:
        content = json.dumps({"message": {"role": "Assistant", "content": ANSWER}})
        one = seen(
            {"gen_ai.operation.name": "chat.completions"},
            event("gen_ai.choice", {"gen_ai.event.content": content}),
        )
        assert text(one.output) == ANSWER

    def test_an_event_whose_name_only_begins_alike_is_none(self) -> None:
        one = seen({"gen_ai.operation.name": "chat"}, event("gen_ai.content.completion.chunk"))
        assert one.output == ()

    def test_parts_without_content_and_placeholders_are_no_content(self) -> None:
        for parts in ([{"type": "text"}], [{"type": "text", "content": "__REDACTED__"}]):
            one = seen(
                {
                    "gen_ai.operation.name": "chat",
                    "gen_ai.output.messages": json.dumps([{"role": "assistant", "parts": parts}]),
                    "gen_ai.output.messages_ref": "file:///bucket/out.json",
                }
            )
            assert one.output == ()

    def test_reads_a_tools_run(self) -> None:
        one = seen(
            {
                "gen_ai.operation.name": "execute_tool",
                "gen_ai.tool.name": "measure",
                "gen_ai.tool.call.id": "k1",
                "gen_ai.tool.call.arguments": {"unit": "m"},
                "gen_ai.tool.call.result": '{"metres":40}',
            }
        )
        assert one.kind is Kind.TOOL
        assert one.tool == ToolCall("measure", '{"unit":"m"}', "k1", '{"metres":40}')

    def test_reads_strands_tool_from_its_events(self) -> None:
        one = seen(
            {"gen_ai.operation.name": "execute_tool", "gen_ai.tool.name": "measure"},
            event("gen_ai.tool.message", {"role": "tool", "content": '{"unit": "m"}', "id": "k1"}),
            event("gen_ai.choice", {"message": '[{"text": "40"}]', "id": "k1"}),
        )
        assert one.tool == ToolCall("measure", '{"unit": "m"}', None, "40")

    def test_a_chat_seen_by_who_opened_it_ends_on_the_answer_whatever_its_role(self) -> None:
        chat = [{"role": "assistant", "content": QUESTION}, {"role": "user", "content": ANSWER}]
        one = seen(
            {"gen_ai.operation.name": "conversation", "gen_ai.output.messages": json.dumps(chat)}
        )
        assert one.output == (Message("assistant", ANSWER),)

    @pytest.mark.parametrize(
        ("operation", "kind"),
        [("embeddings", Kind.EMBEDDING), ("retrieval", Kind.RETRIEVER), ("create_agent", Kind.SPAN),
         ("invoke_agent", Kind.AGENT), ("invoke_workflow", Kind.CHAIN), ("record_usage", Kind.SPAN),
         ("fetch_response", Kind.SPAN), ("text_completion", Kind.GENERATION)],
    )  # fmt: skip
    def test_knows_operations(self, operation: str, kind: Kind) -> None:
        assert seen({"gen_ai.operation.name": operation, "gen_ai.request.model": "m"}).kind is kind

    def test_a_model_without_operation_is_a_generation(self) -> None:
        assert seen({"gen_ai.request.model": "m-1"}).kind is Kind.GENERATION
        assert seen({"gen_ai.request.model": None}).kind is Kind.SPAN

    def test_tool_definitions_are_no_content(self) -> None:
        one = seen(
            {"gen_ai.tool.0.description": "Refund an order.", "gen_ai.tool.0.name": "refund"}
        )
        assert (one.kind, one.input, one.output) == (Kind.SPAN, (), ())
