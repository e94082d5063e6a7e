"""Small vocabularies of observability vendors: Laminar, Braintrust, AgentOps.

Each names a span's type in one attribute and its input and output in two.
"""

from __future__ import annotations

from sidecar.domain.observations import Kind
from sidecar.domain.spans import AttrValue, Span
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.reading import Reading, finish_of
from sidecar.semconv.tools import tool_of
from sidecar.semconv.values import first, mapping, present, scalar

_LAMINAR = {
    "llm": Kind.GENERATION,
    "tool": Kind.TOOL,
    "executor": Kind.CHAIN,
    "evaluator": Kind.EVALUATOR,
    "human_evaluator": Kind.EVALUATOR,
    "evaluation": Kind.EVALUATOR,
    "event": Kind.SPAN,
    "default": Kind.SPAN,
}
_BRAINTRUST = {
    "llm": Kind.GENERATION,
    "tool": Kind.TOOL,
    "function": Kind.SPAN,
    "task": Kind.CHAIN,
    "eval": Kind.CHAIN,
    "score": Kind.EVALUATOR,
    "automation": Kind.CHAIN,
}
_AGENTOPS = {
    "session": Kind.CHAIN,
    "workflow": Kind.CHAIN,
    "task": Kind.CHAIN,
    "operation": Kind.CHAIN,
    "agent": Kind.AGENT,
    "tool": Kind.TOOL,
    "guardrail": Kind.GUARDRAIL,
    "llm": Kind.GENERATION,
}


def read_laminar(span: Span) -> Reading | None:
    """Read `lmnr.span.*`; None without any."""
    attributes = span.attributes
    given = present(attributes, "lmnr.span.input")
    output = present(attributes, "lmnr.span.output")
    named = first(attributes, "lmnr.span.type")
    if named is None and given is None and output is None:
        return None
    kind = _LAMINAR.get(named.lower()) if named else None
    return _reading("laminar", span, kind, given=given, output=output)


def read_braintrust(span: Span) -> Reading | None:
    """Read `braintrust.span_attributes` and its two JSON attributes; None without any."""
    attributes = span.attributes
    own = mapping(attributes.get("braintrust.span_attributes"))
    given = present(attributes, "braintrust.input_json", "braintrust.input")
    output = present(attributes, "braintrust.output_json", "braintrust.output")
    if not own and given is None and output is None:
        return None
    named = scalar(own.get("type"))
    kind = _BRAINTRUST.get(named.lower()) if named else None
    metadata = mapping(attributes.get("braintrust.metadata"))
    return _reading(
        "braintrust",
        span,
        kind,
        given=given,
        output=output,
        model=scalar(metadata.get("model")),
    )


def read_agentops(span: Span) -> Reading | None:
    """Read `agentops.*`: the span's kind and its entity's input and output; None without any."""
    attributes = span.attributes
    named = first(attributes, "agentops.span.kind")
    given = present(attributes, "agentops.entity.input")
    output = present(attributes, "agentops.entity.output")
    if named is None and given is None and output is None:
        return None
    kind = _AGENTOPS.get(named.lower()) if named else None
    return _reading("agentops", span, kind, given=given, output=output)


def _reading(
    convention: str,
    span: Span,
    kind: Kind | None,
    *,
    given: AttrValue,
    output: AttrValue,
    model: str | None = None,
) -> Reading:
    body = read_output(output)
    tool = None
    if kind is Kind.TOOL:
        tool = tool_of(first(span.attributes, "tool.name", "gen_ai.tool.name"), given, output)
    return Reading(
        convention=convention,
        kind=kind,
        input=read_input(given).messages,
        output=body.messages,
        tool=tool,
        asked_model=model,
        answered_model=body.model,
        finish_reasons=finish_of(body.finish),
        agent=first(span.attributes, "agent.name") if kind is Kind.AGENT else None,
        low_confidence=body.low_confidence,
    )
