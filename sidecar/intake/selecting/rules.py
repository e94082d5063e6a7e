"""Rules 6 and 7, and the order in which all are applied."""

from __future__ import annotations

from collections.abc import Sequence

from sidecar.domain.observations import Kind, Observation
from sidecar.intake.selecting.agreement import matches_root_output, root_outputs
from sidecar.intake.selecting.asides import Aside
from sidecar.intake.selecting.choice import Choice
from sidecar.intake.selecting.field import HIDDEN, Field
from sidecar.intake.selecting.texts import (
    answer_text,
    has_content,
    held_forms,
    is_final_tool,
    is_prose,
    is_verdict,
    normal,
    only_ends,
    pending_calls,
)
from sidecar.semconv.raw import GUESSED

_PEERS = 8
"""Earlier answers that are looked at for doubt: the cost stays linear."""
_QUOTE = 16
"""Characters from which an answer inside a prompt is no coincidence."""


def choose(field: Field) -> tuple[Choice | None, str]:
    """Apply rules 2 to 7; return the choice, or None with the reason."""
    field.drop_side_kinds()
    field.drop_errors()
    field.collapse_pairs()
    field.exclude_delegated()
    field.drop_asides()
    spoken = tuple(root_outputs(field))
    if run_failed(field):
        return (root_agent_output(field, spoken, fallback=True), "run_failed")
    choice = matches_root_output(field, spoken)
    if choice is not None:
        return choice, ""
    choice, reason = latest_started(field, spoken)
    return choice or root_agent_output(field, spoken), reason


def run_failed(field: Field) -> bool:
    """Tell a run whose last call failed for good, or that failed whole with all its calls."""
    failed = [
        one
        for one in field.fell("errored")
        if not any(above.kind in HIDDEN for above in field.tree.ancestors(one))
        and field.asides.tell(one) is None
    ]
    live = field.live
    if not live:
        return bool(failed or field.fell("run_failed"))
    standing = {one.span_id for one in live}
    return any(
        one.start_ns > live[0].start_ns
        and not any(above.span_id in standing for above in field.tree.ancestors(one))
        for one in failed
    )


def latest_started(
    field: Field, spoken: Sequence[tuple[Observation, float]]
) -> tuple[Choice | None, str]:
    """Rule 6: the latest-starting call with text, or that hands in its answer by a call.

    The last call may be empty: the user then got nothing, and that is what is judged, where
    the trace shows that content was captured.
    """
    live = field.live
    handed = _handed_to_tool(field, live[0].start_ns if live else 0)
    if handed is not None or not live:
        return handed, "no_answer"
    last = live[0]
    calls = pending_calls(last)
    if calls and not answer_text(last) and all(map(only_ends, calls)):
        return _said_before(live[1:]), "no_answer"
    waits = bool(calls) and not _answered_inside(field, last)
    waits = waits or "tool_calls" in last.finish_reasons
    if answer_text(last) and not waits:
        return Choice(last, "latest_started", _doubt(field, last, spoken)), ""
    finals = [call for call in calls if is_final_tool(call.name)]
    if finals:
        return Choice(last, "final_tool_call", 0.8, finals[-1].arguments), ""
    return (None, "ends_on_tool_call") if waits else (_silent(field, live, spoken), "no_answer")


def _said_before(live: Sequence[Observation]) -> Choice | None:
    """Return the last call that answered before one that only ended the loop."""
    for one in live:
        if answer_text(one) and not pending_calls(one):
            return Choice(one, "latest_started", 0.5 * (0.6 if one.low_confidence else 1.0))
    return None


def _silent(
    field: Field, live: Sequence[Observation], spoken: Sequence[tuple[Observation, float]]
) -> Choice | None:
    """Choose where the last call said nothing: itself, if it was heard and the user got nothing."""
    if any(is_prose(text) for one, _ in spoken for text in (answer_text(one), *_held(one))):
        return None
    last = live[0]
    peers = (one for one in field.calls if one.convention == last.convention and one is not last)
    if any(message.text for message in last.input) or any(map(has_content, peers)):
        return Choice(last, "empty_latest", 0.5)
    answered = (one for one in live if answer_text(one) and not pending_calls(one))
    found = next(answered, None)
    return Choice(found, "latest_started", 0.4) if found is not None else None


def _held(one: Observation) -> frozenset[str]:
    return held_forms(answer_text(one))


def _answered_inside(field: Field, one: Observation) -> bool:
    """Tell whether the tools a call asked for ran below it: its text then came after them."""
    ran = {below.tool.name for below in field.tree.below(one) if below.tool is not None}
    asked = {call.name for call in pending_calls(one)}
    stopped = bool(one.finish_reasons) and "tool_calls" not in one.finish_reasons
    return asked <= ran or (stopped and bool(answer_text(one)))


def _doubt(field: Field, chosen: Observation, spoken: Sequence[tuple[Observation, float]]) -> float:
    """Return how far to trust the latest call: less where something later was set aside."""
    answered = [one for one in field.live if answer_text(one)]
    confidence = 0.8 if len(answered) == 1 else 0.7
    later = [one for one in field.fell(Aside.PROMPT) if one.start_ns > chosen.start_ns]
    if later or field.asides.tell(chosen) is not None:
        confidence = 0.5
    if any(trust == 1.0 and is_prose(answer_text(one)) for one, trust in spoken):
        confidence = min(confidence, 0.55)
    if any(_rivals(one, chosen) for one in answered[1:][:_PEERS]):
        confidence = min(confidence, 0.5)
    if "error" in chosen.finish_reasons:
        confidence = 0.4
    return confidence * (0.6 if chosen.low_confidence else 1.0)


def _rivals(one: Observation, chosen: Observation) -> bool:
    """Tell an earlier answer beside which nothing says what the user saw.

    The later call worked on it (a rewrite, or an aside no rule knows), or ran beside it.
    """
    said = normal(answer_text(one))
    if len(said) < _QUOTE:
        return False
    quoted = any(said in normal(message.text) for message in chosen.input if message.role == "user")
    return quoted or (
        one.end_ns > chosen.start_ns and not any(said in normal(m.text) for m in chosen.input)
    )


def root_agent_output(
    field: Field, spoken: Sequence[tuple[Observation, float]], *, fallback: bool = False
) -> Choice | None:
    """Rule 7: what the root agent returned, where no model call says it.

    After a failure only a whole run's prose counts: an application's own fallback answer.
    """
    known = any(one.kind is not Kind.SPAN for one in field.unit.observations)
    agents_first = sorted(spoken, key=lambda found: found[0].kind is not Kind.AGENT)
    for one, trust in agents_first:
        text = answer_text(one)
        if one.convention == GUESSED and not known:
            continue  # any service's span may have a `result`; no agent is at work here
        if is_verdict(text) or (fallback and not (trust == 1.0 and is_prose(text))):
            continue
        confidence = 0.7 if one.kind is Kind.AGENT else 0.5
        if one.low_confidence or not is_prose(text) or fallback:
            confidence = 0.4
        return Choice(one, "root_agent_output", confidence * trust)
    return None


def _handed_to_tool(field: Field, since: int) -> Choice | None:
    """Return the last final-answer tool that ran since an instant, outside other tools."""
    for one in reversed(field.unit.observations):
        tool = one.tool
        if tool is None or not tool.result or one.error or one.start_ns < since:
            continue
        nested = any(above.kind in HIDDEN for above in field.tree.ancestors(one))
        if not nested and (is_final_tool(tool.name) or is_final_tool(one.name)):
            return Choice(one, "final_tool", 0.8, tool.result)
    return None
