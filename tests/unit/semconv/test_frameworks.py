"""What agent frameworks write in words of their own becomes observations."""

from __future__ import annotations

import json

from sidecar.domain.observations import Kind, Message
from tests.unit.semconv.build import log, said
from tests.unit.semconv.reading import ANSWER, CALL, QUESTION, seen, text


class TestFrameworks:
    """The AI SDK, pydantic-ai, ADK, Spring AI, Haystack, Genkit and others."""

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
