"""Spans of OpenInference, short to write, and the answer they are read for."""

from __future__ import annotations

from sidecar.domain.spans import AttrValue, Span
from tests.unit.semconv.build import span

ANSWER = "The ferry leaves at nine and takes two cars a trip."


def oi(
    kind: str,
    span_id: str,
    under: str | None = None,
    at: int = 0,
    *,
    name: str = "s",
    error: bool = False,
    **more: AttrValue,
) -> Span:
    """A span of OpenInference; `more` uses `__` for the dots of a key."""
    own = {key.replace("__", "."): value for key, value in more.items()}
    return span(
        span_id,
        {"openinference.span.kind": kind, **own},
        under=under,
        at=at,
        lasts=500,
        name=name,
        error=error,
    )


def llm(
    span_id: str,
    text: str | None,
    under: str | None = "root",
    at: int = 0,
    question: str = "When does it leave?",
    *,
    name: str = "LLM",
    error: bool = False,
) -> Span:
    """A model call of OpenInference."""
    own: dict[str, AttrValue] = {
        "openinference.span.kind": "LLM",
        "llm.model_name": "m-1",
        "llm.input_messages.0.message.role": "user",
        "llm.input_messages.0.message.content": question,
    }
    if text is not None:
        own["llm.output_messages.0.message.role"] = "assistant"
        own["llm.output_messages.0.message.content"] = text
    return span(span_id, own, under=under, at=at, lasts=50, name=name, error=error)
