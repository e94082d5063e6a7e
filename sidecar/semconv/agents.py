"""Small vocabularies of single frameworks: CrewAI's own, AutoGen's bus, Claude Code, NeMo."""

from __future__ import annotations

from sidecar.domain.observations import Kind
from sidecar.domain.spans import Span
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.reading import Reading, finish_of
from sidecar.semconv.tools import tool_of
from sidecar.semconv.values import first, present, scalar

_CLAUDE_KINDS = {
    "interaction": Kind.AGENT,
    "llm_request": Kind.GENERATION,
    "tool": Kind.TOOL,
    "tool.execution": Kind.SPAN,
    "tool.blocked_on_user": Kind.SPAN,
}


def read_crewai(span: Span) -> Reading | None:
    """Read `crewai.*` attributes: the crew's result is the answer; None without any."""
    attributes = span.attributes
    if not any(key.startswith("crewai.") for key in attributes):
        return None
    crew = any(key.startswith("crewai.crew.") for key in attributes)
    output = present(attributes, "crewai.crew.result", "crewai.task.result", "crewai.agent.result")
    body = read_output(output)
    return Reading(
        convention="crewai",
        kind=Kind.CHAIN if crew else None,
        input=read_input(
            present(attributes, "crewai.crew.inputs", "crewai.task.description")
        ).messages,
        output=body.messages,
        agent=first(attributes, "crewai.agent.role"),
        low_confidence=body.low_confidence,
    )


def read_autogen(span: Span) -> Reading | None:
    """Read AutoGen's message bus: `message` beside `messaging.operation`; None elsewhere."""
    attributes = span.attributes
    operation = first(attributes, "messaging.operation")
    if operation is None or "message" not in attributes:
        return None
    return Reading(
        convention="autogen",
        kind=Kind.SPAN,
        input=read_input(present(attributes, "message")).messages,
    )


def read_claude_code(span: Span) -> Reading | None:
    """Read Claude Code's spans by their `span.type`; content comes only when switched on."""
    attributes = span.attributes
    named = first(attributes, "span.type")
    if named is None or not span.name.startswith("claude_code."):
        return None
    kind = _CLAUDE_KINDS.get(named)
    tool = None
    if kind is Kind.TOOL:
        name = first(attributes, "tool_name") or span.name
        result = present(attributes, "tool_output", "tool_result")
        tool = tool_of(name, present(attributes, "tool_input"), result)
    logged = {scalar(one.attributes.get("event.name")): one.attributes for one in span.events}
    response = present(logged.get("assistant_response", {}), "response")
    body = read_output(response or present(attributes, "response", "response_text", "output"))
    prompt = present(attributes, "user_prompt", "prompt")
    return Reading(
        convention="claude_code",
        kind=kind,
        input=read_input(prompt or present(logged.get("user_prompt", {}), "prompt")).messages,
        output=body.messages,
        tool=tool,
        asked_model=first(attributes, "model"),
        finish_reasons=finish_of(attributes.get("stop_reason")),
        session_id=first(attributes, "session.id"),
        low_confidence=body.low_confidence,
    )


def read_nemo(span: Span) -> Reading | None:
    """Read NeMo Guardrails' rails: what an input or output rail asked is a check."""
    named = first(span.attributes, "rail.type")
    if named is None:
        return None
    speaks = named.lower() in {"dialog", "generation"}
    return Reading(
        convention="nemo",
        kind=Kind.CHAIN if speaks else Kind.GUARDRAIL,
        prompt_name=first(span.attributes, "rail.name"),
    )
