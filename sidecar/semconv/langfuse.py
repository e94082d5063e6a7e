"""Langfuse's SDKs: `langfuse.observation.*` on every span, `langfuse.trace.*` on the root.

Source: the attribute names of langfuse/langfuse's OpenTelemetry ingestion.
"""

from __future__ import annotations

from sidecar.domain.observations import Kind, ToolCall
from sidecar.domain.spans import Attributes, Span
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.reading import Reading, finish_of, usage_of
from sidecar.semconv.tools import passages_of, tool_of
from sidecar.semconv.values import first, mapping, number, present, scalar

_KINDS = {
    "generation": Kind.GENERATION,
    "agent": Kind.AGENT,
    "tool": Kind.TOOL,
    "retriever": Kind.RETRIEVER,
    "embedding": Kind.EMBEDDING,
    "guardrail": Kind.GUARDRAIL,
    "evaluator": Kind.EVALUATOR,
    "chain": Kind.CHAIN,
    "span": Kind.SPAN,
    "event": Kind.SPAN,
}
_METADATA = "langfuse.observation.metadata."


def read(span: Span) -> Reading | None:
    """Read what Langfuse's SDKs write; None when the span has no `langfuse.` attribute."""
    attributes = span.attributes
    if not any(key.startswith("langfuse.") for key in attributes):
        return None
    named = first(attributes, "langfuse.observation.type")
    kind = _KINDS.get(named.lower()) if named else None
    output = present(attributes, "langfuse.observation.output")
    said = read_output(output)
    traced = read_output(present(attributes, "langfuse.trace.output"))
    if kind is not Kind.GENERATION and traced.messages and not traced.low_confidence:
        said = traced  # the application's own word for what the user got
    given = read_input(present(attributes, "langfuse.observation.input", "langfuse.trace.input"))
    usage = mapping(attributes.get("langfuse.observation.usage_details"))
    model = first(attributes, "langfuse.observation.model.name")
    metadata = mapping(attributes.get("langfuse.observation.metadata"))
    return Reading(
        convention="langfuse",
        kind=kind,
        input=given.messages,
        output=passages_of(output) if kind is Kind.RETRIEVER else said.messages,
        tool=_tool(span, attributes) if kind is Kind.TOOL else None,
        asked_model=model,
        answered_model=said.model,
        finish_reasons=finish_of(said.finish),
        usage=usage_of(
            _tokens(usage, "input", "prompt_tokens", "input_tokens"),
            _tokens(usage, "output", "completion_tokens", "output_tokens"),
        ),
        session_id=first(attributes, "session.id", "langfuse.session.id"),
        user_id=first(attributes, "user.id", "langfuse.user.id"),
        agent=scalar(metadata.get("agent")),
        prompt_name=first(
            attributes,
            _METADATA + "task",
            _METADATA + "langgraph_node",
            "langfuse.observation.prompt.name",
        )
        or scalar(metadata.get("task"))
        or scalar(metadata.get("langgraph_node")),
        low_confidence=said.low_confidence,
    )


def _tokens(usage: object, *keys: str) -> int | None:
    source = usage if isinstance(usage, dict) else {}
    return next((found for key in keys if (found := number(source.get(key))) is not None), None)


def _tool(span: Span, attributes: Attributes) -> ToolCall:
    result = present(attributes, "langfuse.observation.output")
    return tool_of(
        first(attributes, "gen_ai.tool.name") or span.name,
        present(attributes, "langfuse.observation.input"),
        result,
        id=first(attributes, "gen_ai.tool.call.id"),
    )
