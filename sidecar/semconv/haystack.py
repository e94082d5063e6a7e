"""Haystack's own tracing: every component is a span of one name, its type an attribute."""

from __future__ import annotations

from sidecar.domain.observations import Kind
from sidecar.domain.spans import AttrValue, Span
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.reading import Reading, finish_of
from sidecar.semconv.tools import passages_of, tool_of
from sidecar.semconv.values import first, items, mapping, present

_SUFFIXES = (
    ("Generator", Kind.GENERATION),
    ("Agent", Kind.AGENT),
    ("ToolInvoker", Kind.TOOL),
    ("Retriever", Kind.RETRIEVER),
    ("Ranker", Kind.RETRIEVER),
    ("Embedder", Kind.EMBEDDING),
    ("Evaluator", Kind.EVALUATOR),
)
_OUTPUTS = (
    "haystack.agent.step.llm.output",
    "haystack.agent.output",
    "haystack.component.output",
    "haystack.pipeline.output_data",
)
_INPUTS = (
    "haystack.agent.step.llm.input",
    "haystack.agent.input",
    "haystack.component.input",
    "haystack.pipeline.input_data",
)


def read(span: Span) -> Reading | None:
    """Read `haystack.*`; None when the span has no such attribute."""
    attributes = span.attributes
    if not any(key.startswith("haystack.") for key in attributes):
        return None
    output = present(attributes, *_OUTPUTS)
    kind = _kind(span)
    said = read_output(output)
    messages = said.messages
    if kind is Kind.RETRIEVER:
        messages = passages_of(output)
    elif kind is Kind.CHAIN and "prompt" in mapping(output):
        messages = ()  # a prompt builder's output is a request, whatever it quotes
    tool = None
    if kind is Kind.TOOL:
        name = first(attributes, "haystack.tool.name", "haystack.component.name") or span.name
        tool = tool_of(name, present(attributes, "haystack.tool.input", *_INPUTS), output)
    return Reading(
        convention="haystack",
        kind=kind,
        input=read_input(present(attributes, *_INPUTS)).messages,
        output=messages,
        tool=tool,
        answered_model=said.model or _model(output),
        finish_reasons=finish_of(said.finish),
        prompt_name=first(attributes, "haystack.component.name"),
        low_confidence=said.low_confidence,
    )


def _kind(span: Span) -> Kind:
    named = first(span.attributes, "haystack.component.type") or ""
    for suffix, kind in _SUFFIXES:
        if named.endswith(suffix):
            return kind
    if span.name.startswith("haystack.agent.step.llm"):
        return Kind.GENERATION
    if span.name.startswith(("haystack.agent.step.tool", "haystack.tool")):
        return Kind.TOOL
    return Kind.AGENT if span.name.startswith("haystack.agent.run") else Kind.CHAIN


def _model(output: AttrValue) -> str | None:
    for reply in items(mapping(output).get("replies")):
        meta = mapping(mapping(reply).get("meta") or mapping(reply).get("_meta"))
        if found := first(meta, "model"):
            return found
    return None
