"""OpenTelemetry's GenAI conventions, attributes first, then events and log records.

Source: open-telemetry/semantic-conventions-genai, every form since `gen_ai.system`.
"""

from __future__ import annotations

from collections.abc import Mapping

from sidecar.domain.observations import Kind, Message, ToolCall
from sidecar.domain.spans import AttrValue, Span
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.messages import messages_of
from sidecar.semconv.otel_events import EventContent, details_of, read_events
from sidecar.semconv.parts import call_of
from sidecar.semconv.reading import Reading, finish_of, usage_of
from sidecar.semconv.tools import passages_of, tool_of
from sidecar.semconv.values import count, decode, dump, first, items, present

_KINDS = {
    **dict.fromkeys(
        ("chat", "generate_content", "text_completion", "completion", "completions",
         "chat.completions", "chat_completion", "text.completions", "responses", "response"),
        Kind.GENERATION,
    ),
    **dict.fromkeys(("embeddings", "embedding"), Kind.EMBEDDING),
    **dict.fromkeys(("retrieval", "search_memory", "retrieve", "rerank"), Kind.RETRIEVER),
    **dict.fromkeys(("execute_tool", "tool_call", "call_tool"), Kind.TOOL),
    **dict.fromkeys(("invoke_agent", "run_agent", "conversation"), Kind.AGENT),
    **dict.fromkeys(("guardrail", "guard", "moderation"), Kind.GUARDRAIL),
    **dict.fromkeys(("evaluate", "evaluation"), Kind.EVALUATOR),
    **dict.fromkeys(
        ("invoke_workflow", "invoke_swarm", "invoke_graph", "execute_event_loop_cycle",
         "agent_step", "execute_task", "chain", "workflow", "plan", "step", "handoff"),
        Kind.CHAIN,
    ),
    **dict.fromkeys(
        ("create_agent", "model_chunk", "mapping", "record_usage", "fetch_response",
         "stt", "tts", "transcription", "text_to_speech",
         "create_memory", "update_memory", "delete_memory", "upsert_memory"),
        Kind.SPAN,
    ),
}  # fmt: skip


_INPUTS = ("gen_ai.task.input", "gen_ai.agent.invocation_input")
_OUTPUTS = ("gen_ai.task.output", "gen_ai.agent.invocation_output")


def read(span: Span) -> Reading | None:
    """Read what `gen_ai.*` says; None when the span has nothing of it."""
    attributes = span.attributes
    # Some writers close the question in one event and the answer in another.
    details = {key: value for one in details_of(span) for key, value in one.items()}
    known: Mapping[str, AttrValue] = {**details, **attributes} if details else attributes
    events = read_events(span) if span.events else EventContent()
    if not (events.input or events.output) and not any(k.startswith("gen_ai.") for k in known):
        return None
    operation = first(known, "gen_ai.operation.name")
    kind = _KINDS.get(operation.lower()) if operation else None
    given, said, low = _content(known, events)
    if operation == "conversation":  # a whole chat, its roles as the one who opened it sees them
        said = tuple(Message("assistant", one.text) for one in said if one.text)[-1:]
    elif kind is Kind.RETRIEVER:
        said = passages_of(known.get("gen_ai.retrieval.documents")) or said
    tool = None
    if kind is Kind.TOOL or (
        kind is None and first(known, "gen_ai.tool.name", "gen_ai.tool.call.id")
    ):
        tool = _tool(known, events)
        given, said = (), ()
    return Reading(
        convention="otel_genai",
        kind=kind,
        input=given,
        output=said,
        tool=tool,
        asked_model=first(known, "gen_ai.request.model"),
        answered_model=first(known, "gen_ai.response.model"),
        finish_reasons=_finish(known, events, said),
        usage=usage_of(
            count(known, "gen_ai.usage.input_tokens", "gen_ai.usage.prompt_tokens"),
            count(known, "gen_ai.usage.output_tokens", "gen_ai.usage.completion_tokens"),
        ),
        session_id=first(known, "gen_ai.conversation.id"),
        user_id=first(known, "user.id", "enduser.id"),
        agent=first(known, "gen_ai.agent.name"),
        prompt_name=first(known, "gen_ai.task.name", "gen_ai.prompt.name"),
        low_confidence=low,
    )


def _content(
    known: Mapping[str, AttrValue], events: EventContent
) -> tuple[tuple[Message, ...], tuple[Message, ...], bool]:
    given = messages_of(known.get("gen_ai.input.messages"), "user") or events.input
    given = given or messages_of(known.get("gen_ai.request.messages"), "user")
    system = messages_of(known.get("gen_ai.system_instructions"), "system")
    said = messages_of(known.get("gen_ai.output.messages"), "assistant") or events.output
    said = said or _response(known)
    low = False
    if not given:
        asked = read_input(present(known, "gen_ai.task.input", "gen_ai.agent.invocation_input"))
        given = asked.messages
    if not said:
        answered = read_output(
            present(known, "gen_ai.task.output", "gen_ai.agent.invocation_output")
        )
        said, low = answered.messages, answered.low_confidence
    if system and not any(message.role == "system" for message in given):
        given = (*(Message("system", one.text) for one in system), *given)
    return given, said, low


def _response(known: Mapping[str, AttrValue]) -> tuple[Message, ...]:
    """Read `gen_ai.response.text`, `.object` and `.tool_calls`, as Sentry's SDKs write them."""
    texts = items(decode(present(known, "gen_ai.response.text", "gen_ai.response.object")))
    text = "\n".join(filter(None, (dump(one) for one in texts)))
    raw = items(decode(known.get("gen_ai.response.tool_calls")))
    calls = tuple(call for one in raw if (call := call_of(one)) is not None)
    return (Message("assistant", text, calls),) if text or calls else ()


def _finish(
    known: Mapping[str, AttrValue], events: EventContent, said: tuple[Message, ...]
) -> tuple[str, ...]:
    for key in ("gen_ai.response.finish_reasons", "gen_ai.response.finish_reason"):
        if found := finish_of(known.get(key)):
            return found
    return finish_of(events.finish) if said else ()


def _tool(known: Mapping[str, AttrValue], events: EventContent) -> ToolCall:
    arguments = present(
        known, "gen_ai.tool.call.arguments", "gen_ai.tool.arguments", "gen_ai.tool.input"
    )
    asked = next((one.text for one in events.input if one.text), "")
    result = present(known, "gen_ai.tool.call.result", "gen_ai.tool.result", "gen_ai.tool.output")
    answered = next((one.text for one in events.output if one.text), None)
    return tool_of(
        first(known, "gen_ai.tool.name"),
        asked if arguments is None else arguments,
        answered if result is None else result,
        id=first(known, "gen_ai.tool.call.id"),
    )
