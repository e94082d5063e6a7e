"""What the agent had beside its answer: the question, earlier turns, tools, passages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from sidecar.domain.observations import Kind, Message, Observation, ToolCall
from sidecar.domain.units import Evidence
from sidecar.intake.selecting.asides import spoken
from sidecar.intake.selecting.field import HIDDEN, Field
from sidecar.intake.selecting.texts import is_final_tool, normal


def question_of(field: Field, chosen: Observation) -> str:
    """Return the last user message as the agent had it, else as a span above had it."""
    for one in (chosen, *field.tree.ancestors(chosen), *field.calls):
        if one.kind is Kind.TOOL:
            continue  # a tool's input is no question
        for message in reversed(one.input):
            if message.role == "user" and message.text:
                return message.text
    return ""


def evidence_of(field: Field, chosen: Observation) -> Evidence:
    """Return the turns, calls and passages that the trace holds from before the answer."""
    calls = _asked(chosen.input)
    for one in _before(field, chosen, Kind.TOOL):
        if one.tool is not None and not is_final_tool(one.tool.name):
            _join(calls, one.tool)
    passages = [
        message.text
        for one in _before(field, chosen, Kind.RETRIEVER)
        for message in one.output
        if message.text
    ]
    return Evidence(
        history=_history(chosen.input),
        tool_calls=tuple(calls),
        retrieval=tuple(dict.fromkeys(passages)),
        truncated_upstream=chosen.dropped_attributes > 0,
    )


def _history(given: Sequence[Message]) -> tuple[Message, ...]:
    """Return the spoken turns before the last user message; no system prompt."""
    last = max((at for at, one in enumerate(given) if one.role == "user" and one.text), default=0)
    return tuple(
        Message(one.role, one.text)
        for one in given[:last]
        if one.role in {"user", "assistant"} and one.text
    )


def _asked(given: Sequence[Message]) -> list[ToolCall]:
    """Return the calls of a conversation, each with the response that answers it."""
    calls = [call for message in given for call in message.tool_calls]
    answers = {m.tool_call_id: m.text for m in given if m.role == "tool" and m.tool_call_id}
    return [replace(call, result=answers.get(call.id)) if call.id else call for call in calls]


def _before(field: Field, chosen: Observation, kind: Kind) -> Iterable[Observation]:
    """Yield spans of a kind that started before the answer ended, as this agent saw them.

    What lies under another tool is that tool's own affair; so is a guardrail's.
    """
    for one in field.unit.observations:
        if one.kind is not kind or one.span_id == chosen.span_id:
            continue
        if chosen.kind is Kind.GENERATION and one.start_ns > chosen.start_ns:
            continue
        if not any(above.kind in HIDDEN for above in field.tree.ancestors(one)):
            yield one


def _join(calls: list[ToolCall], run: ToolCall) -> None:
    """Add a tool's run to the calls, or its result to the call it answers."""
    for at, call in enumerate(calls):
        if _same(call, run):
            result = run.result if call.result is None else call.result
            calls[at] = replace(call, result=result)
            return
    calls.append(run)


def _same(call: ToolCall, run: ToolCall) -> bool:
    """Tell whether a run answers a call: by id, else by arguments and name or result."""
    if call.id and run.id:
        return call.id == run.id
    asked = normal(call.arguments) == normal(run.arguments)
    named = spoken(call.name) == spoken(run.name)
    if named and (asked or not run.arguments):
        return call.result is None or call.result == run.result
    return bool(call.result) and call.result == run.result and (asked or named)
