"""OpenInference: indexed `llm.*` messages, else `input.value` and `output.value`.

Source: Arize-ai/openinference, spec/semantic_conventions.
"""

from __future__ import annotations

from sidecar.domain.observations import Kind, Message, ToolCall
from sidecar.domain.spans import Attributes, Span
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.flat import unflatten
from sidecar.semconv.messages import messages_of
from sidecar.semconv.parts import text_of
from sidecar.semconv.reading import Reading, finish_of, usage_of
from sidecar.semconv.tools import passages_of, tool_of
from sidecar.semconv.values import count, first, items, mapping, present, scalar

_KINDS = {
    "llm": Kind.GENERATION,
    "embedding": Kind.EMBEDDING,
    "chain": Kind.CHAIN,
    "prompt": Kind.CHAIN,
    "retriever": Kind.RETRIEVER,
    "reranker": Kind.RETRIEVER,
    "tool": Kind.TOOL,
    "agent": Kind.AGENT,
    "guardrail": Kind.GUARDRAIL,
    "evaluator": Kind.EVALUATOR,
}


def read(span: Span) -> Reading | None:
    """Read OpenInference's attributes; None when the span has neither its kind nor its messages."""
    attributes = span.attributes
    named = first(attributes, "openinference.span.kind")
    if named is None and not any(key.startswith("llm.output_messages.") for key in attributes):
        return None
    kind = _KINDS.get(named.lower()) if named else None
    body = read_output(present(attributes, "output.value"))
    said = messages_of(unflatten(attributes, "llm.output_messages"), "assistant")
    given = messages_of(unflatten(attributes, "llm.input_messages"), "user")
    low = False
    if kind is Kind.RETRIEVER:
        said = _documents(attributes) or passages_of(present(attributes, "output.value"))
    elif kind is Kind.AGENT and body.messages and not body.low_confidence:
        said = body.messages  # an agent's output is what it returned, not all it said
    elif not said:
        said, low = body.messages, body.low_confidence
    if not given or kind is not Kind.GENERATION:
        given = read_input(present(attributes, "input.value")).messages or given
    metadata = mapping(attributes.get("metadata"))
    parameters = mapping(attributes.get("llm.invocation_parameters"))
    return Reading(
        convention="openinference",
        kind=kind,
        input=given,
        output=said,
        tool=_tool(attributes) if kind is Kind.TOOL else None,
        asked_model=scalar(parameters.get("model")),
        answered_model=first(attributes, "llm.model_name"),
        finish_reasons=finish_of(attributes.get("llm.finish_reason")) or finish_of(body.finish),
        usage=usage_of(
            count(attributes, "llm.token_count.prompt"),
            count(attributes, "llm.token_count.completion"),
        ),
        session_id=first(attributes, "session.id"),
        user_id=first(attributes, "user.id"),
        agent=first(attributes, "agent.name"),
        prompt_name=scalar(metadata.get("langgraph_node"))
        or first(attributes, "graph.node.name", "graph.node.id"),
        low_confidence=low,
    )


def _tool(attributes: Attributes) -> ToolCall:
    arguments = present(
        attributes, "input.value", "tool_call.function.arguments", "tool.parameters"
    )
    result = present(attributes, "output.value")
    return tool_of(
        first(attributes, "tool.name", "tool_call.function.name"),
        arguments,
        result,
        id=first(attributes, "tool.id", "tool_call.id"),
    )


def _documents(attributes: Attributes) -> tuple[Message, ...]:
    for prefix in ("reranker.output_documents", "retrieval.documents"):
        found = unflatten(attributes, prefix)
        texts = [
            text_of(mapping(mapping(one).get("document")).get("content")) for one in items(found)
        ]
        if any(texts):
            return tuple(Message("document", text) for text in texts if text)
    return ()
