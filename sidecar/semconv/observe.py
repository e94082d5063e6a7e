"""Merges the conventions' partial readings into one observation: the one place of precedence.

Kind: langfuse, openinference, LangSmith's and Mastra's own types (they mislabel the operation),
gen_ai.operation.name, Vercel, the frameworks', gen_ai.tool.*, then "has a model".
Content: langfuse, GenAI messages, OpenInference, Vercel, OpenLLMetry, the frameworks', MLflow,
then whatever attribute is named like an input or an output.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

from sidecar.domain.observations import Kind, Message, Observation, ToolCall
from sidecar.domain.spans import Span
from sidecar.semconv import (
    adk,
    agents,
    genkit,
    haystack,
    langfuse,
    langsmith,
    litellm,
    mastra,
    mlflow,
    openinference,
    openllmetry,
    otel_genai,
    pydantic_ai,
    raw,
    spring_ai,
    vendors,
    vercel,
)
from sidecar.semconv.reading import Reading
from sidecar.semconv.values import dump, first, items

_VALUES, _CHARACTERS = 8, 200
"""Of an attribute kept for sampling: items of a list, and how much of each."""

FINAL_MARKERS = ("judge_sidecar.final", "langfuse.observation.metadata.judge_sidecar_final")
"""Attributes by which a writer marks the generation to judge."""


_READERS: tuple[Callable[[Span], Reading | None], ...] = (
    langfuse.read,
    otel_genai.read,
    openinference.read,
    vercel.read,
    openllmetry.read,
    litellm.read_litellm,
    litellm.read_logfire,
    pydantic_ai.read,
    langsmith.read,
    adk.read,
    spring_ai.read,
    haystack.read,
    genkit.read,
    mastra.read,
    agents.read_crewai,
    agents.read_autogen,
    agents.read_claude_code,
    agents.read_nemo,
    vendors.read_laminar,
    vendors.read_braintrust,
    vendors.read_agentops,
    mlflow.read,
)
_KIND_FIRST = ("langfuse", "openinference", "langsmith", "mastra", "laminar", "braintrust")

_T = TypeVar("_T")


def read(span: Span, keep: frozenset[str] = frozenset()) -> Observation:
    """Read a span by every convention it follows; total: unknown shapes become plain spans.

    `keep`: attributes whose values sampling asks for.
    """
    readings = [reading for reader in _READERS if (reading := reader(span)) is not None]
    claimed = any(reading.convention != "otel_genai" for reading in readings)
    if (last := raw.read(span, guess=not claimed)) is not None:
        readings.append(last)
    speaker = _first(r for r in readings if r.output) or _first(r for r in readings if r.input)
    said = next((r for r in readings if r.output), None)
    kind = _kind(span, readings)
    return Observation(
        trace_id=span.trace_id,
        span_id=span.span_id,
        parent_id=span.parent_id,
        name=span.name,
        kind=kind,
        start_ns=span.start_ns,
        end_ns=span.end_ns,
        convention=(speaker or _first(readings) or Reading("none")).convention,
        asked_model=_first(r.asked_model for r in readings),
        answered_model=_first(r.answered_model for r in readings),
        input=_asked(readings),
        output=said.output if said else (),
        tool=_tool(span, readings) if kind is Kind.TOOL else None,
        finish_reasons=_first(r.finish_reasons for r in readings) or (),
        usage=_first(r.usage for r in readings),
        session_id=_first(r.session_id for r in readings)
        or first(span.attributes, "session.id", "langfuse.session.id", "conversation.id"),
        user_id=_first(r.user_id for r in readings)
        or first(span.attributes, "user.id", "langfuse.user.id", "enduser.id"),
        agent=_first(r.agent for r in readings),
        environment=_environment(span),
        service=first(span.resource, "service.name"),
        version=first(span.resource, "service.version"),
        scope=span.scope,
        error=span.status_error,
        marked_final=any(_is_true(span.attributes.get(key)) for key in FINAL_MARKERS),
        app_root=_is_true(span.attributes.get("langfuse.internal.is_app_root")),
        prompt_name=_first(r.prompt_name for r in readings),
        low_confidence=bool(said and said.low_confidence),
        dropped_attributes=span.dropped_attributes,
        attributes_seen=tuple(span.attributes),
        attributes=tuple(_kept(span, keep)) if keep else (),
    )


def _first(values: Iterable[_T | None]) -> _T | None:
    return next((value for value in values if value), None)


def _asked(readings: Sequence[Reading]) -> tuple[Message, ...]:
    """Return the first input that asks something; system instructions alone do not."""
    spoken = (r.input for r in readings if any(one.role != "system" for one in r.input))
    return _first(spoken) or _first(r.input for r in readings) or ()


def _kind(span: Span, readings: Sequence[Reading]) -> Kind:
    for convention in _KIND_FIRST:
        for reading in readings:
            if reading.convention == convention and reading.kind is not None:
                return reading.kind
    found = _first(reading.kind for reading in readings)
    if found is not None:
        return found
    if first(span.attributes, "gen_ai.tool.name", "gen_ai.tool.call.id"):
        return Kind.TOOL
    if any(reading.asked_model or reading.answered_model for reading in readings):
        return Kind.GENERATION
    return Kind.SPAN


def _tool(span: Span, readings: Sequence[Reading]) -> ToolCall:
    tools = [reading.tool for reading in readings if reading.tool is not None]
    spoken: tuple[Message, ...] = _first(reading.output for reading in readings) or ()
    text = "\n".join(message.text for message in spoken if message.text)
    return ToolCall(
        name=_first(tool.name for tool in tools) or span.name,
        arguments=_first(tool.arguments for tool in tools) or "",
        id=_first(tool.id for tool in tools),
        result=_first(tool.result for tool in tools) or text or None,
    )


def _environment(span: Span) -> str | None:
    for key in ("langfuse.environment", "deployment.environment.name", "deployment.environment"):
        for source in (span.attributes, span.resource):
            found = first(source, key)
            if found is not None:
                return found
    return None


def _kept(span: Span, keys: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Yield the wanted attributes of the span, then of its resource, as text; JSON for others."""
    for source in (span.attributes, span.resource):
        for key in sorted(keys & source.keys()):
            for item in islice(items(source[key]), _VALUES):
                if isinstance(item, str | bool | int | float):
                    yield key, dump(item)[:_CHARACTERS]


def _is_true(value: object) -> bool:
    return value is True or (isinstance(value, str) and value.strip().lower() in {"true", "1"})
