"""Each convention's attributes become the same observation."""

from __future__ import annotations

import json

import pytest

from sidecar.domain.observations import Kind, Message, Observation, ToolCall, Usage
from sidecar.domain.spans import AttrValue, SpanEvent
from sidecar.semconv import read
from tests.unit.semconv.build import event, log, said, span

ANSWER = "The lamp is forty metres high."
QUESTION = "How high is the lamp?"
CALL = ToolCall("measure", '{"unit":"m"}', "k1")


def seen(attributes: dict[str, AttrValue], *events: SpanEvent, name: str = "s") -> Observation:
    """Read one span with these attributes and events."""
    return read(span("a1", attributes, events=events, name=name))


def text(messages: tuple[Message, ...]) -> str:
    """The last text of a conversation."""
    return messages[-1].text


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


class TestOthers:
    """OpenLLMetry, Langfuse, the AI SDK and the frameworks' own vocabularies."""

    def test_reads_openllmetrys_indexed_prompts(self) -> None:
        one = seen(
            {
                "llm.request.type": "chat",
                "gen_ai.request.model": "m-1",
                "gen_ai.prompt.0.role": "user",
                "gen_ai.prompt.0.content": json.dumps([{"type": "text", "text": QUESTION}]),
                "gen_ai.completion.0.content": ANSWER,
                "gen_ai.completion.0.finish_reason": "tool_calls",
                "gen_ai.completion.0.tool_calls.0.id": "k1",
                "gen_ai.completion.0.tool_calls.0.name": "measure",
                "gen_ai.completion.0.tool_calls.0.arguments": '{"unit":"m"}',
                "traceloop.association.properties.session_id": "s",
            }
        )
        assert (one.kind, text(one.input), one.session_id) == (Kind.GENERATION, QUESTION, "s")
        assert one.output == (Message("assistant", ANSWER, (CALL,)),)
        assert one.finish_reasons == ("tool_calls",)

    def test_reads_openllmetrys_entities(self) -> None:
        one = seen(
            {
                "traceloop.span.kind": "workflow",
                "traceloop.entity.name": "lamps",
                "traceloop.entity.input": json.dumps({"args": [QUESTION], "kwargs": {}}),
                "traceloop.entity.output": json.dumps(ANSWER),
            }
        )
        assert (one.kind, text(one.input), text(one.output)) == (Kind.CHAIN, QUESTION, ANSWER)
        assert one.prompt_name == "lamps"

    def test_the_literal_replies_is_no_completion(self) -> None:
        one = seen({"llm.request.type": "chat", "gen_ai.completion.0.content": "replies"})
        assert one.output == ()

    def test_reads_langfuse_observations(self) -> None:
        body = {"role": "assistant", "content": ANSWER, "additional_kwargs": {"refusal": None}}
        one = seen(
            {
                "langfuse.observation.type": "generation",
                "langfuse.observation.input": json.dumps([{"role": "user", "content": QUESTION}]),
                "langfuse.observation.output": json.dumps(body),
                "langfuse.observation.model.name": "m-1",
                "langfuse.observation.usage_details": '{"input": 3, "output": 4}',
                "langfuse.observation.metadata.task": "answer",
                "langfuse.environment": "live",
                "session.id": "s",
            }
        )
        assert (one.kind, text(one.input), text(one.output)) == (Kind.GENERATION, QUESTION, ANSWER)
        assert (one.usage, one.environment, one.session_id) == (Usage(3, 4), "live", "s")
        assert one.prompt_name == "answer"

    def test_langfuses_trace_output_is_what_the_application_says_it_returned(self) -> None:
        one = seen(
            {
                "langfuse.observation.type": "span",
                "langfuse.observation.output": '{"title": "Lamps"}',
                "langfuse.trace.output": ANSWER,
                "langfuse.internal.is_app_root": "true",
            }
        )
        assert (text(one.output), one.app_root) == (ANSWER, True)

    def test_reads_the_ai_sdk_and_keeps_an_object_as_json(self) -> None:
        one = seen(
            {
                "operation.name": "ai.generateObject.doGenerate lamps",
                "ai.operationId": "ai.generateObject.doGenerate",
                "ai.model.id": "m-1",
                "ai.response.model": "m-1-2026",
                "ai.telemetry.functionId": "lamps",
                "ai.prompt.messages": json.dumps(
                    [{"role": "user", "content": [{"type": "text", "text": QUESTION}]}]
                ),
                "ai.response.object": '{"height": 40}',
                "ai.response.finishReason": "stop",
            }
        )
        assert (one.kind, text(one.input), text(one.output)) == (
            Kind.GENERATION,
            QUESTION,
            '{"height": 40}',
        )
        assert (one.asked_model, one.answered_model, one.prompt_name) == (
            "m-1",
            "m-1-2026",
            "lamps",
        )

    def test_reads_an_ai_sdk_tool_response_in_a_prompt(self) -> None:
        turn = {
            "type": "tool-result",
            "toolCallId": "k1",
            "toolName": "measure",
            "output": {"type": "text", "value": "40"},
        }
        one = seen(
            {
                "ai.operationId": "ai.streamText.doStream",
                "ai.prompt.messages": json.dumps([{"role": "tool", "content": [turn]}]),
            }
        )
        assert one.input == (Message("tool", "40", tool_call_id="k1"),)

    def test_reads_pydantic_ais_agents(self) -> None:
        chat = [said(QUESTION, "user"), said(ANSWER)]
        one = seen(
            {
                "agent_name": "keeper",
                "model_name": "m-1",
                "pydantic_ai.all_messages": json.dumps(chat),
                "final_result": '{"height":40}',
            }
        )
        assert (one.kind, text(one.input), text(one.output)) == (
            Kind.AGENT,
            QUESTION,
            '{"height":40}',
        )
        assert one.agent == "keeper"

    def test_reads_pydantic_ais_older_events(self) -> None:
        events = [
            {"event.name": "gen_ai.user.message", "content": QUESTION, "role": "user"},
            {
                "event.name": "gen_ai.choice",
                "index": 0,
                "message": {"role": "assistant", "content": ANSWER},
            },
        ]
        one = seen({"gen_ai.operation.name": "chat", "events": json.dumps(events)})
        assert (text(one.input), text(one.output)) == (QUESTION, ANSWER)

    def test_reads_langsmiths_blobs_and_never_takes_the_project_for_the_session(self) -> None:
        completion = {
            "generations": [[{"text": ANSWER, "generation_info": {"finish_reason": "stop"}}]]
        }
        one = seen(
            {
                "langsmith.span.kind": "llm",
                "gen_ai.operation.name": "chat",
                "gen_ai.completion": json.dumps(completion),
                "langsmith.trace.session_id": "project",
                "langsmith.metadata.session_id": "s",
            }
        )
        assert (text(one.output), one.session_id, one.finish_reasons) == (ANSWER, "s", ("stop",))
        prompt = seen({"langsmith.span.kind": "prompt", "gen_ai.operation.name": "chat"})
        assert prompt.kind is Kind.CHAIN

    def test_reads_mlflows_doubly_encoded_values(self) -> None:
        body = {
            "model": "m-1-2026",
            "choices": [{"message": {"role": "assistant", "content": ANSWER}}],
        }
        one = seen(
            {
                "mlflow.spanType": '"CHAT_MODEL"',
                "mlflow.spanInputs": json.dumps(
                    json.dumps({"messages": [{"role": "user", "content": QUESTION}]})
                ),
                "mlflow.spanOutputs": json.dumps(json.dumps(body)),
            }
        )
        assert (one.kind, text(one.input), text(one.output)) == (Kind.GENERATION, QUESTION, ANSWER)
        assert one.answered_model == "m-1-2026"

    def test_reads_adks_requests_and_responses(self) -> None:
        request = {
            "model": "g-1",
            "config": {"system_instruction": "You measure."},
            "contents": [
                {"role": "user", "parts": [{"text": QUESTION}]},
                {
                    "role": "model",
                    "parts": [
                        {"function_call": {"id": "k1", "name": "measure", "args": {"unit": "m"}}}
                    ],
                },
                {
                    "role": "user",
                    "parts": [
                        {
                            "function_response": {
                                "id": "k1",
                                "name": "measure",
                                "response": {"result": "40"},
                            }
                        }
                    ],
                },
            ],
        }
        answer = {
            "model_version": "g-1-2026",
            "content": {"parts": [{"text": ANSWER}], "role": "model"},
        }
        one = seen(
            {
                "gen_ai.request.model": "g-1",
                "gcp.vertex.agent.llm_request": json.dumps(request),
                "gcp.vertex.agent.llm_response": json.dumps(answer),
                "gcp.vertex.agent.session_id": "s",
            },
            name="call_llm",
        )
        assert [message.role for message in one.input] == ["system", "user", "assistant", "tool"]
        assert one.input[2].tool_calls == (CALL,)
        assert (text(one.output), one.answered_model, one.session_id) == (ANSWER, "g-1-2026", "s")

    def test_elided_adk_bodies_are_no_content(self) -> None:
        one = seen({"gcp.vertex.agent.llm_request": "{}", "gcp.vertex.agent.llm_response": "{}"})
        assert (one.kind, one.input, one.output) == (Kind.GENERATION, (), ())

    def test_reads_spring_ais_log_bodies(self) -> None:
        one = seen(
            {"gen_ai.operation.name": "chat", "gen_ai.request.model": "m-1"},
            log(f'Chat Model Prompt Content:\n["{QUESTION}"]'),
            log('Chat Model Completion:\n["It is "high", forty."]'),
        )
        assert (text(one.input), text(one.output)) == (QUESTION, 'It is "high", forty.')

    def test_reads_haystacks_components(self) -> None:
        reply = {"role": "assistant", "meta": {"model": "m-1-2026"}, "content": [{"text": ANSWER}]}
        one = seen(
            {
                "haystack.component.name": "writer",
                "haystack.component.type": "OpenAIChatGenerator",
                "haystack.component.output": json.dumps({"replies": [reply]}),
            },
            name="haystack.component.run",
        )
        assert (one.kind, text(one.output), one.answered_model, one.prompt_name) == (
            Kind.GENERATION, ANSWER, "m-1-2026", "writer",
        )  # fmt: skip

    def test_a_prompt_builders_output_is_no_answer(self) -> None:
        output = {"prompt": [{"role": "user", "content": [{"text": ANSWER}]}]}
        one = seen(
            {
                "haystack.component.type": "ChatPromptBuilder",
                "haystack.component.output": json.dumps(output),
            }
        )
        assert one.output == ()

    def test_reads_genkits_answer_and_not_the_request_beside_it(self) -> None:
        output = {
            "message": {"role": "model", "content": [{"text": ANSWER}]},
            "finishReason": "stop",
            "request": {"messages": [{"role": "user", "content": [{"text": QUESTION}]}]},
        }
        one = seen(
            {
                "genkit:metadata:subtype": "model",
                "genkit:name": "m-1",
                "genkit:output": json.dumps(output),
            }
        )
        assert (one.kind, one.output) == (Kind.GENERATION, (Message("assistant", ANSWER),))

    def test_reads_mastras_types_and_leaves_chunks_out(self) -> None:
        output = json.dumps({"text": ANSWER, "files": [], "toolCalls": []})
        agent = seen({"mastra.span.type": "agent_run", "mastra.agent_run.output": output})
        assert (agent.kind, text(agent.output)) == (Kind.AGENT, ANSWER)
        chunk = seen({"mastra.span.type": "model_chunk", "mastra.model_chunk.output": output})
        assert (chunk.kind, chunk.output) == (Kind.SPAN, ())

    def test_reads_crewais_result(self) -> None:
        one = seen({"crewai.crew.result": ANSWER})
        assert (one.kind, text(one.output)) == (Kind.CHAIN, ANSWER)

    def test_an_autogen_message_on_the_bus_is_no_generation(self) -> None:
        one = seen({"messaging.operation": "publish", "message": '{"content": "hello there"}'})
        assert (one.kind, one.output) == (Kind.SPAN, ())

    def test_reads_claude_codes_types(self) -> None:
        one = seen(
            {
                "span.type": "llm_request",
                "model": "c-1",
                "stop_reason": "tool_use",
                "session.id": "s",
            },
            name="claude_code.llm_request",
        )
        assert (one.kind, one.asked_model, one.finish_reasons) == (
            Kind.GENERATION,
            "c-1",
            ("tool_calls",),
        )

    def test_reads_litellms_python_repr(self) -> None:
        message = {"content": ANSWER, "role": "assistant", "tool_calls": None}
        choices = repr([{"finish_reason": "stop", "index": 0, "message": message}])
        one = seen(
            {"llm.openai.choices": choices, "llm.openai.model": "m-1-2026"},
            name="raw_gen_ai_request",
        )
        assert (one.kind, text(one.output), one.finish_reasons) == (
            Kind.GENERATION,
            ANSWER,
            ("stop",),
        )

    def test_reads_litellms_objects(self) -> None:
        message = f"Message(content='{ANSWER}', role='assistant')"
        choices = f"[Choices(finish_reason='stop', index=0, message={message})]"
        assert text(seen({"llm.anthropic.choices": choices}).output) == ANSWER

    def test_reads_logfires_bodies(self) -> None:
        one = seen(
            {
                "request_data": json.dumps(
                    {"model": "m-1", "messages": [{"role": "user", "content": QUESTION}]}
                ),
                "response_data": json.dumps({"message": {"role": "assistant", "content": ANSWER}}),
            }
        )
        assert (one.kind, text(one.input), text(one.output)) == (Kind.GENERATION, QUESTION, ANSWER)

    def test_an_unknown_vocabulary_becomes_readable_text_with_low_confidence(self) -> None:
        one = seen({"acme.agent.input": QUESTION, "acme.agent.output": ANSWER, "acme.model": "m-1"})
        assert (text(one.input), text(one.output), one.low_confidence) == (QUESTION, ANSWER, True)
        assert one.kind is Kind.GENERATION
        assert seen({"http.response": "not found", "db.result": "rows"}).output == ()


class TestPrecedence:
    """Between conventions on one span."""

    def test_the_kind_follows_the_stated_precedence(self) -> None:
        everything: dict[str, AttrValue] = {
            "langfuse.observation.type": "evaluator",
            "openinference.span.kind": "TOOL",
            "gen_ai.operation.name": "chat",
        }
        assert seen(everything).kind is Kind.EVALUATOR
        del everything["langfuse.observation.type"]
        assert seen(everything).kind is Kind.TOOL
        del everything["openinference.span.kind"]
        assert seen(everything).kind is Kind.GENERATION

    def test_the_environment_follows_the_stated_precedence(self) -> None:
        resource: dict[str, AttrValue] = {
            "deployment.environment.name": "new",
            "deployment.environment": "old",
            "service.name": "shop",
            "service.version": "2",
        }
        one = read(span("a1", resource=resource))
        assert (one.environment, one.service, one.version) == ("new", "shop", "2")
        assert (
            read(span("a1", {"langfuse.environment": "lf"}, resource=resource)).environment == "lf"
        )

    def test_a_scope_alone_makes_no_convention(self) -> None:
        assert read(span("a1")).convention == "none"
