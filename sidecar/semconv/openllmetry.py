"""OpenLLMetry (traceloop): indexed `gen_ai.prompt.N`, entities.

Newer versions write OpenTelemetry's message attributes, which `otel_genai` reads.
"""

from __future__ import annotations

from sidecar.domain.observations import Kind, Message, ToolCall
from sidecar.domain.spans import Attributes, Span
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.flat import unflatten
from sidecar.semconv.messages import messages_of
from sidecar.semconv.reading import Reading, finish_of, usage_of
from sidecar.semconv.tools import tool_of
from sidecar.semconv.values import count, first, items, mapping, present

_KINDS = {
    "workflow": Kind.CHAIN,
    "task": Kind.CHAIN,
    "agent": Kind.AGENT,
    "tool": Kind.TOOL,
}
_REQUESTS = {
    "chat": Kind.GENERATION,
    "completion": Kind.GENERATION,
    "embedding": Kind.EMBEDDING,
    "rerank": Kind.RETRIEVER,
}
_NAMES = ("gen_ai", "llm")
_GIVEN = ("prompt_tokens", "input_tokens")
_TAKEN = ("completion_tokens", "output_tokens")
_OWN = (
    "traceloop.", "gen_ai.prompt.", "gen_ai.completion.", "llm.request.",
    "llm.prompts.", "llm.completions.",
)  # fmt: skip
_PROPERTIES = "traceloop.association.properties."


def read(span: Span) -> Reading | None:
    """Read `traceloop.*`, `llm.request.type` and indexed prompts; None without any."""
    attributes = span.attributes
    if not any(key.startswith(_OWN) for key in attributes):
        return None
    request = first(attributes, "llm.request.type")
    entity = first(attributes, "traceloop.span.kind")
    kind = _REQUESTS.get(request) if request else None
    kind = kind or (_KINDS.get(entity) if entity else None)
    if kind is Kind.CHAIN and first(attributes, "tool.name"):
        kind = Kind.TOOL
    # `llm.*` are the oldest names, which the SDK for Go still writes.
    completion = unflatten(attributes, "gen_ai.completion")
    completion = completion or unflatten(attributes, "llm.completions")
    said = _said(messages_of(completion, "assistant"))
    prompt = unflatten(attributes, "gen_ai.prompt") or unflatten(attributes, "llm.prompts")
    given = messages_of(prompt, "user")
    low = False
    if not given:
        given = read_input(present(attributes, "traceloop.entity.input")).messages
    if not said:
        body = read_output(present(attributes, "traceloop.entity.output"))
        said, low = body.messages, body.low_confidence
    finish = [mapping(one).get("finish_reason") for one in items(completion)]
    return Reading(
        convention="openllmetry",
        kind=kind,
        input=given,
        output=said,
        tool=_tool(attributes) if kind is Kind.TOOL else None,
        asked_model=first(attributes, "llm.request.model"),
        answered_model=first(attributes, "llm.response.model"),
        finish_reasons=finish_of(finish),
        usage=usage_of(
            count(attributes, *(f"{name}.usage.{key}" for key in _GIVEN for name in _NAMES)),
            count(attributes, *(f"{name}.usage.{key}" for key in _TAKEN for name in _NAMES)),
        ),
        session_id=first(
            attributes,
            *(_PROPERTIES + key for key in ("session_id", "thread_id", "conversation_id")),
        ),
        user_id=first(attributes, _PROPERTIES + "user_id"),
        agent=first(attributes, "traceloop.agent.name") or _agent(attributes, entity),
        prompt_name=first(attributes, _PROPERTIES + "langgraph_node", "traceloop.entity.name"),
        low_confidence=low,
    )


def _agent(attributes: Attributes, entity: str | None) -> str | None:
    return first(attributes, "traceloop.entity.name") if entity == "agent" else None


def _said(messages: tuple[Message, ...]) -> tuple[Message, ...]:
    """Drop the literal `replies`, which a writer puts where it misread its own framework."""
    return tuple(one for one in messages if one.text != "replies" or one.tool_calls)


def _tool(attributes: Attributes) -> ToolCall:
    arguments = present(attributes, "tool.arguments", "traceloop.entity.input")
    result = present(attributes, "traceloop.entity.output")
    return tool_of(
        first(attributes, "gen_ai.tool.name", "tool.name", "traceloop.entity.name"),
        arguments,
        result,
        id=first(attributes, "gen_ai.tool.call.id"),
    )
