"""Google ADK: `call_llm` spans with whole Gemini requests and responses as JSON.

Version 1 writes them always, version 2 by opt-in; elided ones are `{}`. A `call_llm` and the
`generate_content` below it are one call.
"""

from __future__ import annotations

from sidecar.domain.observations import Kind
from sidecar.domain.spans import Span
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.reading import Reading, finish_of
from sidecar.semconv.tools import tool_of
from sidecar.semconv.values import first, mapping, present, scalar

_PREFIX = "gcp.vertex.agent."


def read(span: Span) -> Reading | None:
    """Read `gcp.vertex.agent.*`; None when the span has no such attribute."""
    attributes = span.attributes
    own = [key for key in attributes if key.startswith(_PREFIX)]
    if not own and not span.name.startswith("agent_run ["):
        return None
    request = mapping(attributes.get(_PREFIX + "llm_request"))
    answer = mapping(attributes.get(_PREFIX + "llm_response"))
    arguments = present(attributes, _PREFIX + "tool_call_args")
    result = present(attributes, _PREFIX + "tool_response")
    kind = None
    tool = None
    if _PREFIX + "tool_call_args" in attributes or _PREFIX + "tool_response" in attributes:
        kind = Kind.TOOL
        name = first(attributes, "gen_ai.tool.name")
        tool = tool_of(name, arguments, result, id=first(attributes, "gen_ai.tool.call.id"))
    elif _PREFIX + "llm_response" in attributes or _PREFIX + "llm_request" in attributes:
        kind = Kind.GENERATION
    elif span.name.startswith("agent_run ["):
        kind = Kind.AGENT
    body = read_output(answer) if answer else None
    return Reading(
        convention="adk",
        kind=kind,
        input=read_input(request).messages if request else (),
        output=body.messages if body else (),
        tool=tool,
        asked_model=scalar(request.get("model")),
        answered_model=body.model if body else None,
        finish_reasons=finish_of(body.finish) if body else (),
        session_id=first(attributes, _PREFIX + "session_id"),
        low_confidence=body.low_confidence if body else False,
    )
