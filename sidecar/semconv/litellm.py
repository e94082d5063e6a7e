"""LiteLLM and Logfire: whole provider bodies in single attributes.

LiteLLM writes `llm.PROVIDER.choices` and `.messages`, often as Python reprs, on the innermost
span; Logfire's older instrumentations `request_data` and `response_data`.
"""

from __future__ import annotations

import re

from sidecar.domain.observations import Kind
from sidecar.domain.spans import Attributes, Span
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.reading import Reading, finish_of
from sidecar.semconv.values import decode_object, first, is_list, mapping, present, scalar

_PROVIDER = re.compile(r"llm\.([a-z_]+)\.(?:choices|messages)")


def read_litellm(span: Span) -> Reading | None:
    """Read `llm.PROVIDER.*` bodies; None when the span has none."""
    found = next(filter(None, map(_PROVIDER.fullmatch, span.attributes)), None)
    if found is None:
        return None
    prefix = f"llm.{found[1]}."
    choices = decode_object(present(span.attributes, prefix + "choices"))
    body = read_output({"choices": choices}) if is_list(choices) else read_output(choices)
    return Reading(
        convention="litellm",
        kind=Kind.GENERATION,
        input=read_input(present(span.attributes, prefix + "messages")).messages,
        output=body.messages,
        answered_model=first(span.attributes, prefix + "model"),
        finish_reasons=finish_of(body.finish),
        low_confidence=body.low_confidence,
    )


def read_logfire(span: Span) -> Reading | None:
    """Read Logfire's request and response bodies; None when the span has neither."""
    attributes: Attributes = span.attributes
    if "request_data" not in attributes and "response_data" not in attributes:
        return None
    request = mapping(attributes.get("request_data"))
    answer = mapping(attributes.get("response_data"))
    streamed = scalar(answer.get("combined_chunk_content"))
    body = read_output(streamed if streamed is not None else present(attributes, "response_data"))
    model = scalar(request.get("model"))
    return Reading(
        convention="logfire",
        kind=Kind.GENERATION if model is not None else None,
        input=read_input(request).messages if request else (),
        output=body.messages,
        asked_model=model,
        answered_model=first(attributes, "gen_ai.response.model"),
        finish_reasons=finish_of(body.finish),
        low_confidence=body.low_confidence,
    )
