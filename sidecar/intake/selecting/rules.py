"""Rules 5 to 7, once the side calls, doubles and delegates are out.

Confidences are an order, not probabilities: 1 is a writer's own mark, about .9 agreement
with what the root returned, .5 and below a guess that a person should be able to doubt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sidecar.domain.observations import Kind, Observation
from sidecar.intake.selecting.agreement import (
    CONTAINED,
    around,
    first_with,
    handed_in,
    is_join,
    start_order,
    within,
)
from sidecar.intake.selecting.asides import Aside
from sidecar.intake.selecting.field import SIDE_KINDS, Field
from sidecar.intake.selecting.texts import (
    answer_text,
    has_content,
    held_forms,
    is_final_tool,
    is_prose,
    is_verdict,
    normal,
    pending_calls,
    sections,
)
from sidecar.semconv.raw import GUESSED

_SPEAKERS = frozenset({Kind.AGENT, Kind.CHAIN, Kind.SPAN})
_HIDDEN = SIDE_KINDS | {Kind.TOOL}


@dataclass(frozen=True, slots=True)
class Choice:
    """The observation a rule chose; `text` where its answer is not its last text."""

    observation: Observation
    rule: str
    confidence: float
    text: str | None = None

    @property
    def answer(self) -> str:
        """The answer as text; for an answer handed in by a call, the call's arguments."""
        if self.text is not None:
            return self.text
        calls = pending_calls(self.observation)
        said = answer_text(self.observation)
        if fields := sections(said):
            return fields[-1]
        return said or "\n".join(call.arguments for call in calls)


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


def root_outputs(field: Field) -> Iterator[tuple[Observation, float]]:
    """Yield what the unit returned, with how far to trust it: the latest to start first.

    A root's own output; below a root without one, the outermost outputs there are. A check's
    verdict is not what was returned, nor is what a tool or a guardrail said.
    """
    for root in sorted(field.tree.roots, key=start_order, reverse=True):
        direct = sorted(_outermost(field, root), key=start_order, reverse=True)
        main = [one for one in direct if one is root or field.asides.tell(one) is None]
        for one in main or direct:
            yield one, 1.0 if one is root else 0.9


def _outermost(field: Field, root: Observation) -> Iterator[Observation]:
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if one.kind in _HIDDEN or one.error:
            continue
        # A model call that wraps others returned what one of them said, or is stale.
        wraps = field.fate.get(one.span_id) == "same_call_inside" and bool(answer_text(one))
        if wraps or (one.kind in _SPEAKERS and answer_text(one)):
            yield one
        else:
            waiting.extend(field.tree.children(one))


def run_failed(field: Field) -> bool:
    """Tell a run whose last call failed for good, or that failed whole with all its calls."""
    failed = [
        one
        for one in field.fell("errored")
        if not any(above.kind in _HIDDEN for above in field.tree.ancestors(one))
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


def matches_root_output(field: Field, spoken: Sequence[tuple[Observation, float]]) -> Choice | None:
    """Rule 5: the call that said what the root returned, or what its container holds."""
    rule = "matches_root_output"
    for returned, trust in spoken:
        text = answer_text(returned)
        inside = {one.span_id for one in field.tree.below(returned)} | {returned.span_id}
        calls = [one for one in field.live if one.span_id in inside]
        if found := first_with(calls, frozenset({normal(text)})):
            return Choice(found, rule, 0.95 * trust)
        if found := first_with(calls, held_forms(text)):
            return Choice(found, rule, 0.85 * trust)
        if handed_in(field, returned, text):
            return Choice(returned, "final_tool", 0.9 * trust)
        if is_prose(text) and len(text) >= CONTAINED:
            if (found := around(calls, normal(text))) or (found := within(calls, normal(text))):
                return Choice(found, rule, 0.75 * trust)
            if is_join(calls, normal(text)):
                return Choice(returned, "root_agent_output", 0.6 * trust)
            fallen = field.fell(Aside.NAME, Aside.PROMPT, "delegated_agent", "under_tool")
            hidden = [one for one in fallen if one.span_id in inside]
            if trust == 1.0 and (found := first_with(hidden, frozenset({normal(text)}))):
                return Choice(found, rule, 0.6)
    return None


def latest_started(
    field: Field, spoken: Sequence[tuple[Observation, float]]
) -> tuple[Choice | None, str]:
    """Rule 6: the latest-starting call with text, or that hands in its answer by a call.

    The last call may be empty: the user then got nothing, and that is what is judged, where
    the trace shows that content was captured.
    """
    live = field.live
    if not live:
        return None, "no_answer"
    last = live[0]
    calls = pending_calls(last)
    waits = bool(calls) and not _answered_inside(field, last)
    waits = waits or "tool_calls" in last.finish_reasons
    if answer_text(last) and not waits:
        return Choice(last, "latest_started", _doubt(field, last, spoken)), ""
    handed = [call for call in calls if is_final_tool(call.name)]
    if handed:
        return Choice(last, "final_tool_call", 0.8, handed[-1].arguments), ""
    if waits:
        return None, "ends_on_tool_call"
    if any(is_prose(text) for one, _ in spoken for text in (answer_text(one), *_held(one))):
        return None, "no_answer"
    peers = [one for one in field.calls if one.convention == last.convention and one is not last]
    if any(message.text for message in last.input) or any(has_content(one) for one in peers):
        return Choice(last, "empty_latest", 0.5), ""
    for one in live:
        if answer_text(one) and not pending_calls(one):
            return Choice(one, "latest_started", 0.4), ""
    return None, "no_answer"


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
    if "error" in chosen.finish_reasons:
        confidence = 0.4
    return confidence * (0.6 if chosen.low_confidence else 1.0)


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
    handed = [
        one
        for one in field.unit.observations
        if one.kind is Kind.TOOL and one.tool and one.tool.result and is_final_tool(one.tool.name)
    ]
    if handed and not fallback:
        last = max(handed, key=start_order)
        return Choice(last, "final_tool", 0.6, _result(last))
    return None


def _result(one: Observation) -> str | None:
    return one.tool.result if one.tool is not None else None
