"""The AI SDK's own attributes (`ai.*`), versions 3 to 6; version 7 writes OpenTelemetry's.

`ai.streamText` and `ai.streamText.doStream` are two spans of one call.
"""

from __future__ import annotations

from sidecar.domain.observations import Kind, Message, ToolCall
from sidecar.domain.spans import Attributes, Span
from sidecar.semconv.bodies import read_input
from sidecar.semconv.parts import call_of
from sidecar.semconv.reading import Reading, finish_of, usage_of
from sidecar.semconv.tools import tool_of
from sidecar.semconv.values import count, decode, dump, first, items, present

_GENERATES = ("ai.generateText", "ai.streamText", "ai.generateObject", "ai.streamObject")


def read(span: Span) -> Reading | None:
    """Read `ai.*`; None when the span names no operation of the AI SDK."""
    attributes = span.attributes
    operation = first(attributes, "ai.operationId", "operation.name")
    if operation is None or not operation.startswith("ai."):
        return None
    operation = operation.split(" ", 1)[0]
    kind = Kind.CHAIN
    if operation.startswith(_GENERATES):
        kind = Kind.GENERATION
    elif operation.startswith("ai.toolCall"):
        kind = Kind.TOOL
    elif operation.startswith("ai.embed"):
        kind = Kind.EMBEDDING
    given = read_input(present(attributes, "ai.prompt.messages", "ai.prompt")).messages
    return Reading(
        convention="vercel",
        kind=kind,
        input=given,
        output=_said(attributes),
        tool=_tool(attributes) if kind is Kind.TOOL else None,
        asked_model=first(attributes, "ai.model.id"),
        answered_model=first(attributes, "ai.response.model"),
        finish_reasons=finish_of(
            present(attributes, "ai.response.finishReason", "ai.finishReason")
        ),
        usage=usage_of(
            count(attributes, "ai.usage.inputTokens", "ai.usage.promptTokens"),
            count(attributes, "ai.usage.outputTokens", "ai.usage.completionTokens"),
        ),
        session_id=first(attributes, "ai.telemetry.metadata.sessionId"),
        user_id=first(attributes, "ai.telemetry.metadata.userId"),
        prompt_name=first(attributes, "ai.telemetry.functionId", "resource.name"),
    )


def _said(attributes: Attributes) -> tuple[Message, ...]:
    raw = decode(present(attributes, "ai.response.toolCalls", "ai.result.toolCalls"))
    calls = tuple(call for one in items(raw) if (call := call_of(one)) is not None)
    text = present(attributes, "ai.response.text", "ai.result.text")
    if text is None:
        text = present(attributes, "ai.response.object", "ai.result.object")
    said = dump(text)
    return (Message("assistant", said, calls),) if said or calls else ()


def _tool(attributes: Attributes) -> ToolCall:
    result = present(attributes, "ai.toolCall.result", "ai.toolCall.output")
    return tool_of(
        first(attributes, "ai.toolCall.name"),
        present(attributes, "ai.toolCall.args", "ai.toolCall.input"),
        result,
        id=first(attributes, "ai.toolCall.id"),
    )
