"""LangSmith in OpenTelemetry mode: one blob each for prompt and completion.

`langsmith.trace.session_id` is the project, never the conversation; the run type `prompt`
also calls itself operation `chat`, so its own span kind comes first.
"""

from __future__ import annotations

from sidecar.domain.observations import Kind
from sidecar.domain.spans import Span
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.reading import Reading, finish_of
from sidecar.semconv.tools import passages_of, tool_of
from sidecar.semconv.values import first, present

_KINDS = {
    "llm": Kind.GENERATION,
    "chain": Kind.CHAIN,
    "prompt": Kind.CHAIN,
    "parser": Kind.CHAIN,
    "tool": Kind.TOOL,
    "retriever": Kind.RETRIEVER,
    "embedding": Kind.EMBEDDING,
}


def read(span: Span) -> Reading | None:
    """Read LangSmith's blobs; None without them and without its span kind."""
    attributes = span.attributes
    named = first(attributes, "langsmith.span.kind")
    prompt = present(attributes, "gen_ai.prompt")
    completion = present(attributes, "gen_ai.completion")
    if named is None and prompt is None and completion is None:
        return None
    kind = _KINDS.get(named.lower()) if named else None
    body = read_output(completion)
    return Reading(
        convention="langsmith",
        kind=kind,
        input=read_input(prompt).messages,
        output=passages_of(completion) if kind is Kind.RETRIEVER else body.messages,
        tool=tool_of(span.name, prompt, completion) if kind is Kind.TOOL else None,
        answered_model=body.model,
        finish_reasons=finish_of(body.finish),
        session_id=first(
            attributes,
            *(
                f"langsmith.metadata.{key}"
                for key in ("session_id", "thread_id", "conversation_id")
            ),
        ),
        user_id=first(attributes, "langsmith.metadata.user_id"),
        prompt_name=first(attributes, "langsmith.metadata.langgraph_node"),
        low_confidence=body.low_confidence,
    )
