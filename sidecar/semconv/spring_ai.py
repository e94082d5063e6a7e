"""Spring AI: content only in log bodies, below a heading line.

`Chat Model Prompt Content:` and `Chat Model Completion:` are followed by a bracketed list of
quoted texts, not always valid JSON. Older versions used the attributes `gen_ai.prompt` and
`gen_ai.completion`, which `langsmith` reads alike.
"""

from __future__ import annotations

from sidecar.domain.observations import Kind, Message
from sidecar.domain.spans import Span
from sidecar.semconv.messages import messages_of
from sidecar.semconv.reading import Reading
from sidecar.semconv.tools import tool_of
from sidecar.semconv.values import first, present

_PROMPT = "Chat Model Prompt Content:"
_COMPLETION = "Chat Model Completion:"
_KINDS = {
    "chat_client": Kind.CHAIN,
    "advisor": Kind.CHAIN,
    "tool_call": Kind.TOOL,
    "vector_store": Kind.RETRIEVER,
}


def read(span: Span) -> Reading | None:
    """Read Spring AI's log bodies and `spring.ai.*`; None when the span has neither."""
    given: tuple[Message, ...] = ()
    said: tuple[Message, ...] = ()
    for event in span.events:
        if isinstance(event.body, str):
            body = event.body.lstrip()
            if body.startswith(_PROMPT):
                given = _texts(body[len(_PROMPT) :], "user")
            elif body.startswith(_COMPLETION):
                said = _texts(body[len(_COMPLETION) :], "assistant")
    named = first(span.attributes, "spring.ai.kind")
    if not (given or said or named):
        return None
    kind = _KINDS.get(named) if named else None
    arguments = present(span.attributes, "spring.ai.tool.call.arguments")
    result = present(span.attributes, "spring.ai.tool.call.result")
    tool = None
    if kind is Kind.TOOL:
        name = first(span.attributes, "spring.ai.tool.definition.name") or span.name
        tool = tool_of(name, arguments, result)
    return Reading(convention="spring_ai", kind=kind, input=given, output=said, tool=tool)


def _texts(listed: str, role: str) -> tuple[Message, ...]:
    text = listed.strip()
    read = messages_of(text, role)
    if read and read[0].text != text:
        return read
    inner = text.removeprefix("[").removesuffix("]").strip()
    if len(inner) >= 2 and inner[0] == inner[-1] == '"':
        inner = inner[1:-1]
    return (Message(role, inner),) if inner else ()
