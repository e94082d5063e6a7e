"""What the agent had beside its answer: the question, earlier turns, tools, passages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from sidecar.domain.observations import Kind, Message, Observation, ToolCall
from sidecar.domain.units import Evidence
from sidecar.intake.selecting.asides import spoken
from sidecar.intake.selecting.field import HIDDEN, Field
from sidecar.intake.selecting.texts import is_container, is_final_tool, normal


def question_of(field: Field, chosen: Observation) -> str:
    """Return the last user message as the agent had it, else as a span before it had it.

    Never what a later call was asked: that may be the next turn, or a check of this answer.
    Where a framework words user messages of its own after the user's (what another agent
    did), the user's is the one that the unit began with. What a chain was given is often no
    message but a state written out: it is taken only where nothing else is found.
    """
    block = _unanswered(chosen.input)
    if len(block) > 1 and (begun := _begun_with(field)) in block:
        return begun
    state = ""
    for one in (chosen, *field.tree.ancestors(chosen), *_heard(field, chosen)):
        text = _last_asked(one.input)
        if text and one.kind is Kind.CHAIN and is_container(text):
            state = state or text
        elif text and one.kind is not Kind.TOOL:  # a tool's input is no question
            return text
    return state


def _heard(field: Field, chosen: Observation) -> Iterable[Observation]:
    """Yield calls, then other spans, that started no later, as `chosen` or below it."""
    inside = {one.span_id for one in field.tree.below(chosen)}
    before = [
        one
        for one in field.unit.observations
        if one.start_ns <= chosen.start_ns or one.span_id in inside
    ]
    yield from (one for one in before if one.kind is Kind.GENERATION)
    yield from (one for one in before if one.kind not in HIDDEN)


def _last_asked(given: Sequence[Message]) -> str:
    return next((one.text for one in reversed(given) if one.role == "user" and one.text), "")


def _unanswered(given: Sequence[Message]) -> Sequence[str]:
    """Return the user messages after the last thing an assistant said, oldest first."""
    spoken_at = (at for at, one in enumerate(given) if one.role == "assistant" and one.text)
    after = given[max(spoken_at, default=-1) + 1 :]
    return [one.text for one in after if one.role == "user" and one.text]


def _begun_with(field: Field) -> str:
    """Return what the first span that was asked anything was asked; a state is no question."""
    heard = (
        (one, _last_asked(one.input))
        for one in field.unit.observations
        if one.kind is not Kind.TOOL
    )
    words = (text for one, text in heard if one.kind is not Kind.CHAIN or not is_container(text))
    return next(filter(None, words), "")


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
        history=_turns(field, chosen),
        tool_calls=tuple(calls),
        retrieval=tuple(dict.fromkeys(passages)),
        truncated_upstream=chosen.dropped_attributes > 0,
    )


def _turns(field: Field, chosen: Observation) -> tuple[Message, ...]:
    """Return the earlier turns that the answering call was given, else a run above it was.

    Nothing else counts: that a trace holds other turns does not say that the agent had them.
    """
    question = question_of(field, chosen)
    for one in (chosen, *field.tree.ancestors(chosen)):
        if one.kind not in HIDDEN and (found := _history(one.input, question)):
            return found
    return ()


def _history(given: Sequence[Message], question: str) -> tuple[Message, ...]:
    """Return the spoken turns before the question, else before the last user message."""
    asked = [at for at, one in enumerate(given) if one.role == "user" and one.text]
    meant = [at for at in asked if given[at].text == question] or asked
    return tuple(
        Message(one.role, one.text)
        for one in given[: max(meant, default=0)]
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
    generated = chosen.kind is Kind.GENERATION
    inside = frozenset() if generated else {one.span_id for one in field.tree.below(chosen)}
    for one in field.unit.observations:
        if one.kind is not kind or one.span_id == chosen.span_id:
            continue
        late = one.start_ns > (chosen.start_ns if generated else chosen.end_ns)
        if late and (generated or one.span_id not in inside):
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
        return call.result is None or run.result in {None, call.result}
    return bool(call.result) and call.result == run.result and (asked or named)
