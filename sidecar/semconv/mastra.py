"""Mastra: `mastra.TYPE.input|output`, four spans for one model call.

`model_generation` spans several calls, `model_step` one, `model_inference` is the request
itself, `model_chunk` a piece of its stream.
"""

from __future__ import annotations

from sidecar.domain.observations import Kind
from sidecar.domain.spans import Span
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.reading import Reading
from sidecar.semconv.tools import tool_of
from sidecar.semconv.values import first, present

_KINDS = {
    "agent_run": Kind.AGENT,
    "model_generation": Kind.GENERATION,
    "llm_generation": Kind.GENERATION,
    "model_step": Kind.CHAIN,
    "model_inference": Kind.GENERATION,
    "model_chunk": Kind.SPAN,
    "llm_chunk": Kind.SPAN,
    "mapping": Kind.SPAN,
    "tool_call": Kind.TOOL,
    "mcp_tool_call": Kind.TOOL,
    "workflow_run": Kind.CHAIN,
    "workflow_step": Kind.CHAIN,
    "processor_run": Kind.GUARDRAIL,
}


def read(span: Span) -> Reading | None:
    """Read `mastra.*`; None when the span names no type of Mastra's."""
    attributes = span.attributes
    named = first(attributes, "mastra.span.type")
    if named is None:
        return None
    given = present(attributes, f"mastra.{named}.input")
    output = present(attributes, f"mastra.{named}.output")
    kind = _KINDS.get(named)
    tool = None
    if kind is Kind.TOOL:
        tool = tool_of(first(attributes, "gen_ai.tool.name") or span.name, given, output)
    body = read_output(output)
    return Reading(
        convention="mastra",
        kind=kind,
        input=read_input(given).messages,
        output=() if kind is Kind.SPAN else body.messages,
        tool=tool,
        session_id=first(attributes, "mastra.metadata.threadId", "mastra.metadata.sessionId"),
        user_id=first(attributes, "mastra.metadata.userId", "mastra.metadata.resourceId"),
        low_confidence=body.low_confidence,
    )
