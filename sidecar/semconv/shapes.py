"""The bodies that providers and frameworks answer with, one small function a shape.

Each takes a mapping and returns its `Body`, or None when the mapping is not of its shape.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sidecar.domain.observations import Message
from sidecar.domain.spans import AttrValue
from sidecar.semconv.messages import messages_of
from sidecar.semconv.parts import is_message
from sidecar.semconv.values import clean, decode, dump, is_list, items, mapping, scalar

Mapped = Mapping[str, AttrValue]

_ITEMS = frozenset({"message", "function_call", "reasoning", "web_search_call", "file_search_call"})
_PARTS = frozenset({"function_call", "tool_use", "text"})


@dataclass(frozen=True, slots=True)
class Body:
    """What a body said: its messages, and what it tells of the call beside them."""

    messages: tuple[Message, ...] = ()
    model: str | None = None
    finish: tuple[str, ...] = ()
    low_confidence: bool = False


def read_shape(body: Mapped) -> Body | None:
    """Read a mapping by the first shape it has; None when it has none."""
    return next((found for shape in _SHAPES if (found := shape(body)) is not None), None)


def _spoken(value: AttrValue, body: Mapped, *finish: AttrValue) -> Body:
    model = scalar(body.get("model") or body.get("model_version") or body.get("modelVersion"))
    reasons = tuple(reason for raw in finish if (reason := scalar(raw)) is not None)
    return Body(messages_of(value, "assistant"), model, reasons)


def _openai_chat(body: Mapped) -> Body | None:
    if not is_list(body.get("choices")):
        return None
    first = [mapping(choice) for choice in items(body.get("choices"))][:1]
    return _spoken(first, body, *(choice.get("finish_reason") for choice in first))


def _openai_responses(body: Mapped) -> Body | None:
    output = body.get("output")
    if not is_list(output):
        return None
    known = output and all(scalar(mapping(item).get("type")) in _ITEMS for item in items(output))
    if body.get("object") != "response" and not known:
        return None
    status = body.get("status")
    return _spoken(output, body, None if status == "completed" else status)


def _anthropic(body: Mapped) -> Body | None:
    if "content" not in body or not (body.get("stop_reason") or body.get("type") == "message"):
        return None
    said = {"role": body.get("role") or "assistant", "content": body.get("content")}
    return _spoken(said, body, body.get("stop_reason"))


def _gemini(body: Mapped) -> Body | None:
    if not is_list(body.get("candidates")):
        return None
    first = [mapping(candidate) for candidate in items(body.get("candidates"))][:1]
    finish = [one.get("finishReason") or one.get("finish_reason") for one in first]
    return _spoken([one.get("content") or one.get("message") for one in first], body, *finish)


def _gemini_content(body: Mapped) -> Body | None:
    content = body.get("content")
    if not isinstance(content, Mapping) or content.get("parts") is None:
        return None
    return _spoken(content, body, body.get("finish_reason") or body.get("finishReason"))


def _langchain_result(body: Mapped) -> Body | None:
    if not is_list(body.get("generations")):
        return None
    batches = items(body.get("generations"))
    flat = [one for batch in batches for one in (items(batch) if is_list(batch) else (batch,))]
    llm_output = mapping(body.get("llm_output"))
    model = {"model": llm_output.get("model_name") or llm_output.get("model")}
    for generation in map(mapping, flat[:1]):
        reason = mapping(generation.get("generation_info")).get("finish_reason")
        found = _spoken(generation.get("message"), model, reason)
        text = scalar(generation.get("text"))
        if found.messages or text is None:
            return found
        return Body((Message("assistant", text),), found.model, found.finish)
    return Body()


def _graph_state(body: Mapped) -> Body | None:
    messages = body.get("messages")
    if not is_list(messages) or not messages:
        return None
    read = messages_of(messages, "user")
    structured = body.get("structured_response")
    if read and structured:
        read = (*read, Message("assistant", dump(decode(structured))))
    return Body(read)


def _haystack(body: Mapped) -> Body | None:
    return _spoken(body["replies"], body) if is_list(body.get("replies")) else None


def _pipeline(body: Mapped) -> Body | None:
    """Haystack's pipeline output, where one component alone has replies."""
    replying = [value for value in body.values() if is_list(mapping(value).get("replies"))]
    return _haystack(mapping(replying[0])) if len(replying) == 1 else None


def _crewai(body: Mapped) -> Body | None:
    raw = body.get("raw")
    if not isinstance(raw, str) or not ("tasks_output" in body or "expected_output" in body):
        return None
    return Body((Message("assistant", clean(raw)),)) if clean(raw) else Body()


def _wrapped(body: Mapped) -> Body | None:
    """LlamaIndex, Genkit, Bedrock: the message under its own key."""
    if not isinstance(body.get("message"), Mapping):
        return None
    finish = body.get("finishReason") or body.get("stopReason")
    return _spoken(body["message"], mapping(body.get("raw")), finish)


def _text_and_calls(body: Mapped) -> Body | None:
    """The AI SDK's and Mastra's result objects."""
    calls = body.get("toolCalls")
    if not isinstance(body.get("text"), str) or not ("files" in body or is_list(calls)):
        return None
    said = {"role": "assistant", "content": body.get("text"), "toolCalls": calls}
    return _spoken(said, body, body.get("finishReason"))


def _agent_output(body: Mapped) -> Body | None:
    """LlamaIndex's AgentOutput."""
    if not isinstance(body.get("response"), Mapping) or "tool_calls" not in body:
        return None
    return _spoken(body["response"], body)


def _message(body: Mapped) -> Body | None:
    if is_message(body) or (scalar(body.get("type")) in _PARTS and len(body) > 1):
        return _spoken([body], body, body.get("finish_reason"))
    return None


_SHAPES: Sequence[Callable[[Mapped], Body | None]] = (
    _openai_chat,
    _gemini,
    _openai_responses,
    _langchain_result,
    _gemini_content,
    _anthropic,
    _graph_state,
    _haystack,
    _pipeline,
    _crewai,
    _wrapped,
    _text_and_calls,
    _agent_output,
    _message,
)
