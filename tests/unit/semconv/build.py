"""Spans for tests: short to write, each with its own id, in order of start."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from sidecar.domain.spans import AttrValue, Span, SpanEvent
from sidecar.domain.units import Completion, Unit
from sidecar.intake.select import FinalMatch, Selection, select
from sidecar.intake.units import split, trace_of

TRACE = "0af7651916cd43dd8448eb211c80319c"


def span(
    span_id: str,
    attributes: Mapping[str, AttrValue] | None = None,
    *,
    under: str | None = None,
    at: int = 0,
    lasts: int = 10,
    name: str = "span",
    error: bool = False,
    events: Sequence[SpanEvent] = (),
    dropped: int = 0,
    resource: Mapping[str, AttrValue] | None = None,
) -> Span:
    """A span that starts `at` and lasts so many milliseconds; `under` is its parent's id."""
    return Span(
        trace_id=TRACE,
        span_id=span_id,
        parent_id=under,
        name=name,
        start_ns=at * 1_000_000,
        end_ns=(at + lasts) * 1_000_000,
        attributes=attributes or {},
        resource=resource or {},
        scope="tests",
        events=tuple(events),
        status_error=error,
        dropped_attributes=dropped,
    )


def event(name: str, attributes: Mapping[str, AttrValue] | None = None) -> SpanEvent:
    """A span event."""
    return SpanEvent(name, 0, attributes or {})


def log(
    body: AttrValue, name: str = "", attributes: Mapping[str, AttrValue] | None = None
) -> SpanEvent:
    """A log record that was joined to its span."""
    return SpanEvent(name, 0, attributes or {}, body=body, from_log=True)


def said(text: str, role: str = "assistant", **more: object) -> dict[str, object]:
    """A message of OpenTelemetry's convention, with one text part."""
    return {"role": role, "parts": [{"type": "text", "content": text}], **more}


def chat(
    span_id: str,
    answer: str | None,
    question: str = "How tall is it?",
    *,
    system: str = "",
    calls: Sequence[tuple[str, str]] = (),
    finish: str | None = None,
    under: str | None = "root",
    at: int = 0,
    lasts: int = 10,
    name: str = "chat m-1",
    error: bool = False,
    more: Mapping[str, AttrValue] | None = None,
) -> Span:
    """A model call of OpenTelemetry's convention; `calls` are names with JSON arguments."""
    parts: list[dict[str, object]] = [{"type": "text", "content": answer}] if answer else []
    parts += [
        {"type": "tool_call", "id": f"c-{name}", "name": name, "arguments": json.loads(arguments)}
        for name, arguments in calls
    ]
    given = [said(system, "system")] if system else []
    given.append(said(question, "user"))
    own: dict[str, AttrValue] = {
        "gen_ai.operation.name": "chat",
        "gen_ai.request.model": "m-1",
        "gen_ai.input.messages": json.dumps(given),
    }
    if parts:
        own["gen_ai.output.messages"] = json.dumps([{"role": "assistant", "parts": parts}])
    reason = finish or ("tool_calls" if calls else "stop")
    own["gen_ai.response.finish_reasons"] = [reason]
    return span(
        span_id, {**own, **(more or {})}, under=under, at=at, lasts=lasts, name=name, error=error
    )


def agent(
    span_id: str,
    output: str | None = None,
    *,
    named: str = "main",
    under: str | None = None,
    at: int = 0,
    lasts: int = 1000,
    error: bool = False,
) -> Span:
    """An agent's span, with what it returned if that was recorded."""
    own: dict[str, AttrValue] = {
        "gen_ai.operation.name": "invoke_agent",
        "gen_ai.agent.name": named,
    }
    if output is not None:
        own["gen_ai.output.messages"] = json.dumps([said(output)])
    return span(span_id, own, under=under, at=at, lasts=lasts, name="invoke_agent", error=error)


def tool(
    span_id: str,
    named: str,
    result: str = "done",
    *,
    under: str | None = "root",
    at: int = 0,
    arguments: str = "{}",
) -> Span:
    """A tool's run."""
    own: dict[str, AttrValue] = {
        "gen_ai.operation.name": "execute_tool",
        "gen_ai.tool.name": named,
        "gen_ai.tool.call.id": f"c-{named}",
        "gen_ai.tool.call.arguments": arguments,
        "gen_ai.tool.call.result": result,
    }
    return span(span_id, own, under=under, at=at, name=f"execute_tool {named}")


def plain(
    span_id: str,
    *,
    named: str = "POST /ask",
    under: str | None = None,
    at: int = 0,
    error: bool = False,
) -> Span:
    """A span of no convention: a server, a function."""
    return span(span_id, under=under, at=at, lasts=1000, name=named, error=error)


def unit_of(*spans: Span) -> Unit:
    """The last unit of a trace, as a replay judges it."""
    return split(trace_of(TRACE, spans, Completion.END_OF_INPUT), "auto")[-1]


def selected(*spans: Span, marker: FinalMatch | None = None) -> Selection:
    """Select among spans that make one unit."""
    return select(unit_of(*spans), marker=marker)


def outcome(*spans: Span) -> tuple[str, str, str]:
    """Return span id, rule and answer of what was selected; the reason in place of nothing."""
    selection = selected(*spans)
    found = selection.candidate
    return (found.span_id, found.rule, found.answer) if found else ("", selection.reason, "")
