"""Rule 5: whether what a run returned and what its model calls said agree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import pairwise

from sidecar.domain.observations import Kind, Observation
from sidecar.intake.selecting.asides import Aside
from sidecar.intake.selecting.choice import Choice
from sidecar.intake.selecting.field import HIDDEN, Field, start_order
from sidecar.intake.selecting.texts import (
    answer_text,
    forms_of,
    held_forms,
    is_final_tool,
    is_prose,
    normal,
)

_CONTAINED = 12
"""Characters from which one text inside another is no coincidence."""
_SPEAKERS = frozenset({Kind.AGENT, Kind.CHAIN, Kind.SPAN})


def root_outputs(field: Field) -> Iterator[tuple[Observation, float]]:
    """Yield what the unit returned, with how far to trust it: the latest to start first.

    A root's own output; below a root without one, the outermost outputs there are. A check's
    verdict is not what was returned, nor is what a tool or a guardrail said.
    """
    roots = field.tree.roots
    found = [
        (one, 1.0 if one is root else 0.9) for root in roots for one in _outermost(field, root)
    ]
    found.sort(key=lambda pair: start_order(pair[0]), reverse=True)
    alone = len(roots) == 1
    main = [
        (one, trust)
        for one, trust in found
        if (alone and trust == 1.0) or field.asides.tell(one) is None
    ]
    yield from main or found


def _outermost(field: Field, root: Observation) -> Iterator[Observation]:
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if one.kind in HIDDEN or one.error:
            continue
        # A model call that wraps others returned what one of them said, or is stale.
        wraps = field.fate.get(one.span_id) == "same_call_inside" and bool(answer_text(one))
        if wraps or (one.kind in _SPEAKERS and answer_text(one)):
            yield one
        else:
            waiting.extend(field.tree.children(one))


def matches_root_output(field: Field, spoken: Sequence[tuple[Observation, float]]) -> Choice | None:
    """Rule 5: the call that said what the root returned, or what its container holds.

    An output vouches for the calls below it only: where a later call stands elsewhere (the
    next turn, the next agent) it says nothing about the end. Failing that, a call that was
    set aside or delegated counts when the root returned its very words.
    """
    live = field.live
    for returned, trust in spoken:
        inside = {one.span_id for one in field.tree.below(returned)} | {returned.span_id}
        choice = _agreeing(field, returned, [one for one in live if one.span_id in inside])
        if choice is not None:
            at = choice.observation.start_ns
            elsewhere = (one for one in live if one.span_id not in inside)
            if not any(one.start_ns > at for one in elsewhere):
                return replace(choice, confidence=choice.confidence * trust)
        elif _untraced(returned, live):
            return Choice(returned, "root_agent_output", 0.6 * trust)
    fallen = field.fell(Aside.NAME, Aside.PROMPT, "delegated_agent", "under_tool")
    for returned, trust in spoken:
        text = answer_text(returned)
        if trust == 1.0 and is_prose(text) and (found := _first_with(fallen, {normal(text)})):
            return Choice(found, "matches_root_output", 0.6)
    return None


def _untraced(agent: Observation, live: Sequence[Observation]) -> bool:
    """Tell an agent that answered after every call we know of: nobody traced its own."""
    spoke = agent.kind is Kind.AGENT and is_prose(answer_text(agent))
    return spoke and bool(live) and all(one.start_ns < agent.start_ns for one in live)


def _agreeing(field: Field, returned: Observation, calls: Sequence[Observation]) -> Choice | None:
    rule, text = "matches_root_output", answer_text(returned)
    plain = normal(text)
    if found := _first_with(calls, {plain}):
        return Choice(found, rule, 0.95)
    if found := _first_with(calls, held_forms(text)):
        return Choice(found, rule, 0.85)
    if _handed_in(field, returned, text):
        return Choice(returned, "final_tool", 0.9)
    if not is_prose(text) or len(text) < _CONTAINED:
        return None
    if found := _around(calls, plain) or _within(calls, plain):
        return Choice(found, rule, 0.75)
    return Choice(returned, "root_agent_output", 0.6) if _is_join(calls, plain) else None


def _around(calls: Sequence[Observation], text: str) -> Observation | None:
    """Return the call in whose answer the returned text stands: `Final Answer: ...`."""
    return next((one for one in calls if text in normal(answer_text(one))), None)


def _within(calls: Sequence[Observation], text: str) -> Observation | None:
    """Return the call whose answer stands in the returned text, unless several made it up."""
    held = [one for one in calls if _stands_in(one, text)]
    return held[0] if held and not _is_join(held, text) else None


def _is_join(calls: Sequence[Observation], text: str) -> bool:
    """Tell a text that was put together from the answers of calls that ran side by side."""
    held = sorted((one for one in calls if _stands_in(one, text)), key=start_order)
    return any(later.start_ns < one.end_ns for one, later in pairwise(held))


def _stands_in(one: Observation, text: str) -> bool:
    said = normal(answer_text(one))
    return len(said) >= _CONTAINED and said in text


def _first_with(calls: Sequence[Observation], wanted: AbstractSet[str]) -> Observation | None:
    """Return the first call that said one of these compared forms, as text or as arguments."""
    return next((one for one in calls if forms_of(one) & wanted), None)


def _handed_in(field: Field, returned: Observation, text: str) -> bool:
    """Tell whether the agent returned what a final-answer tool below it was handed."""
    for one in field.tree.below(returned):
        tool = one.tool
        if one.kind is Kind.TOOL and tool is not None and tool.result and not one.error:
            named = is_final_tool(tool.name) or is_final_tool(one.name)
            if named and normal(tool.result) == normal(text):
                return True
    return False
