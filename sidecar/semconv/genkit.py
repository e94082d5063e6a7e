"""Genkit: `genkit:*` attributes; a model's output echoes its request beside the answer."""

from __future__ import annotations

from sidecar.domain.observations import Kind
from sidecar.domain.spans import Span
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.reading import Reading, finish_of
from sidecar.semconv.tools import passages_of, tool_of
from sidecar.semconv.values import decode, first, present

_KINDS = {
    "model": Kind.GENERATION,
    "background-model": Kind.GENERATION,
    "flow": Kind.CHAIN,
    "util": Kind.CHAIN,
    "prompt": Kind.CHAIN,
    "executable-prompt": Kind.CHAIN,
    "agent": Kind.AGENT,
    "tool": Kind.TOOL,
    "retriever": Kind.RETRIEVER,
    "reranker": Kind.RETRIEVER,
    "embedder": Kind.EMBEDDING,
    "evaluator": Kind.EVALUATOR,
}


def read(span: Span) -> Reading | None:
    """Read `genkit:*`; None when the span has no such attribute."""
    attributes = span.attributes
    if not any(key.startswith("genkit:") for key in attributes):
        return None
    named = first(attributes, "genkit:metadata:subtype", "genkit:type")
    kind = _KINDS.get(named) if named else None
    output = decode(present(attributes, "genkit:output"))
    given = present(attributes, "genkit:input")
    body = read_output(output)
    name = first(attributes, "genkit:name")
    return Reading(
        convention="genkit",
        kind=kind,
        input=read_input(given).messages,
        output=passages_of(output) if kind is Kind.RETRIEVER else body.messages,
        tool=tool_of(name or span.name, decode(given), output) if kind is Kind.TOOL else None,
        asked_model=name if kind is Kind.GENERATION else None,
        finish_reasons=finish_of(body.finish),
        session_id=first(attributes, "genkit:sessionId"),
        prompt_name=name,
        low_confidence=body.low_confidence,
    )
