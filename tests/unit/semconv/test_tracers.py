"""What tracing libraries, platforms and proxies write becomes observations."""

from __future__ import annotations

import json

from sidecar.domain.observations import Kind, Message, Usage
from tests.unit.semconv.reading import ANSWER, CALL, QUESTION, seen, text


class TestTracers:
    """OpenLLMetry, Langfuse, LangSmith, MLflow, LiteLLM, Logfire."""

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
