"""Whatever stands under a known key, reading and selecting answer and never raise."""

from __future__ import annotations

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sidecar.domain.spans import AttrValue, Span, SpanEvent
from sidecar.domain.units import Completion
from sidecar.intake.select import select
from sidecar.intake.units import split, trace_of
from sidecar.semconv import read
from tests.unit.semconv.build import TRACE, span

KEYS = (
    "gen_ai.operation.name", "gen_ai.input.messages", "gen_ai.output.messages",
    "gen_ai.system_instructions", "gen_ai.request.model", "gen_ai.response.finish_reasons",
    "gen_ai.usage.input_tokens", "gen_ai.tool.name", "gen_ai.tool.call.arguments",
    "gen_ai.tool.call.result", "gen_ai.prompt", "gen_ai.completion", "gen_ai.prompt.0.content",
    "gen_ai.completion.0.content", "gen_ai.completion.0.tool_calls.0", "gen_ai.task.output",
    "openinference.span.kind", "input.value", "output.value", "llm.output_messages.0.message",
    "llm.output_messages.0.message.content", "llm.output_messages.0.message.content.0",
    "llm.output_messages.x.9", "llm.invocation_parameters", "metadata", "tool.name",
    "retrieval.documents.0.document.content", "traceloop.span.kind", "traceloop.entity.output",
    "traceloop.entity.input", "llm.request.type", "langfuse.observation.type",
    "langfuse.observation.output", "langfuse.observation.input", "langfuse.trace.output",
    "langfuse.observation.usage_details", "ai.operationId", "ai.response.text",
    "ai.response.toolCalls", "ai.prompt", "ai.prompt.messages", "pydantic_ai.all_messages",
    "all_messages_events", "events", "final_result", "langsmith.span.kind", "mlflow.spanType",
    "mlflow.spanInputs", "mlflow.spanOutputs", "gcp.vertex.agent.llm_request",
    "gcp.vertex.agent.llm_response", "gcp.vertex.agent.tool_response", "spring.ai.kind",
    "haystack.component.type", "haystack.component.output", "genkit:metadata:subtype",
    "genkit:output", "mastra.span.type", "mastra.agent_run.output", "crewai.crew.result",
    "messaging.operation", "message", "span.type", "llm.openai.choices", "request_data",
    "response_data", "some.output", "some.model", "judge_sidecar.final",
)  # fmt: skip
EVENTS = (
    "gen_ai.choice", "gen_ai.user.message", "gen_ai.tool.message", "gen_ai.content.completion", "",
    "gen_ai.client.inference.operation.details",
)  # fmt: skip
EVENT_KEYS = (
    "message", "content", "gen_ai.event.content", "gen_ai.completion", "event.name", "index",
)  # fmt: skip
WORDS = (
    "role", "content", "parts", "type", "text", "tool_call", "tool_calls", "function", "name",
    "arguments", "id", "user", "assistant", "tool", "messages", "choices", "message", "output",
    "generations", "candidates", "lc", "kwargs", "data", "ai", "human", "toolUse", "toolResult",
    "function_response", "response", "result", "replies", "update", "args", "documents", "LLM",
    "AGENT", "TOOL", "RETRIEVER", "chat", "execute_tool", "invoke_agent", "generation", "agent",
    "agent_run", "model", "ai.generateText", "structured_response", "conversation", "retrieval",
)  # fmt: skip

texts = st.one_of(
    st.sampled_from(WORDS),
    st.text(max_size=12),
    st.sampled_from(
        ['[{"', "[[ ## answer ## ]]\nx", "A(b=<C.D: 'e'>)", '"x', "{'a': 1}", "NaN", "42"]
    ),
)
scalars = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.binary(max_size=4), texts
)
values: st.SearchStrategy[AttrValue] = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(WORDS), inner, max_size=4)
    ),
    max_leaves=12,
)


def encoded(value: AttrValue) -> AttrValue:
    """The value as JSON text, where it can be one."""
    try:
        return json.dumps(value)
    except (TypeError, ValueError):
        return value


anything = st.one_of(values, values.map(encoded), values.map(encoded).map(encoded))
attributes = st.dictionaries(st.sampled_from(KEYS), anything, max_size=6)
events = st.builds(
    SpanEvent,
    name=st.sampled_from(EVENTS),
    time_ns=st.just(0),
    attributes=st.dictionaries(st.sampled_from(EVENT_KEYS), anything, max_size=3),
    body=st.one_of(st.none(), anything),
    from_log=st.booleans(),
)


def a_span(
    at: int, attrs: dict[str, AttrValue], found: list[SpanEvent], parent: int | None
) -> Span:
    """One span of a fuzzed trace; a parent may be itself, a later one, or missing."""
    under = None if parent is None else f"s{parent}"
    return span(f"s{at}", attrs, under=under, at=at % 3, events=found, error=at % 5 == 4)


class TestTotal:
    """Reading and selecting are total functions."""

    @settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(attrs=attributes, found=st.lists(events, max_size=3))
    def test_reading_a_span_never_raises(
        self, attrs: dict[str, AttrValue], found: list[SpanEvent]
    ) -> None:
        one = read(span("a", attrs, events=found))
        for message in (*one.input, *one.output):
            assert isinstance(message.text, str)
            assert message.role == message.role.lower()
            assert message.text or message.tool_calls or message.role == "tool"

    @settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(
        shape=st.lists(
            st.tuples(attributes, st.lists(events, max_size=1), st.none() | st.integers(0, 5)),
            max_size=6,
        )
    )
    def test_selecting_in_a_trace_never_raises_and_notes_every_span(
        self,
        shape: list[tuple[dict[str, AttrValue], list[SpanEvent], int | None]],
    ) -> None:
        spans = [
            a_span(at, attrs, found, parent) for at, (attrs, found, parent) in enumerate(shape)
        ]
        trace = trace_of(TRACE, spans, Completion.DEADLINE)
        units = split(trace, "auto")
        assert sum(len(unit.observations) for unit in units) == len(spans)
        for unit in units:
            selection = select(unit)
            assert [note.span_id for note in selection.notes] == [
                one.span_id for one in unit.observations
            ]
            assert (selection.candidate is None) == bool(selection.reason)
            if selection.candidate is not None:
                assert 0.0 < selection.candidate.confidence <= 1.0

    def test_deep_nesting_ends(self) -> None:
        for opening, closing in (
            ('{"message":', "}"),
            ("[", "]"),
            ('{"kwargs":{"lc":1,"kwargs":', "}}"),
            ("A(b=", ")"),
        ):
            for depth in (20, 900, 5000):
                value = opening * depth + '"x"' + closing * depth
                one = read(span("a", {"gen_ai.output.messages": value, "output.value": value}))
                assert len(one.output) <= 1

    def test_a_wild_index_costs_nothing(self) -> None:
        key = f"llm.output_messages.{10**18}.message.content"
        one = read(span("a", {"openinference.span.kind": "LLM", key: "Far away."}))
        assert one.output[0].text == "Far away."
