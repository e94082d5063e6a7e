"""Whether what a run returned and what its model calls said agree."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from sidecar.domain.observations import Kind, Observation
from sidecar.intake.selecting.field import Field
from sidecar.intake.selecting.texts import answer_text, forms_of, is_final_tool, normal

CONTAINED = 12
"""Characters from which one text inside another is no coincidence."""


def start_order(one: Observation) -> tuple[int, int, str]:
    """Return the key that orders by start, then end, then span id."""
    return one.start_ns, one.end_ns, one.span_id


def around(calls: Sequence[Observation], text: str) -> Observation | None:
    """Return the call in whose answer the returned text stands: `Final Answer: ...`."""
    return next((one for one in calls if text in normal(answer_text(one))), None)


def within(calls: Sequence[Observation], text: str) -> Observation | None:
    """Return the call whose answer stands in the returned text, unless several made it up."""
    held = [one for one in calls if _stands_in(one, text)]
    return held[0] if held and not is_join(held, text) else None


def is_join(calls: Sequence[Observation], text: str) -> bool:
    """Tell a text that was put together from the answers of calls that ran side by side."""
    held = sorted((one for one in calls if _stands_in(one, text)), key=start_order)
    return any(later.start_ns < one.end_ns for one, later in pairwise(held))


def _stands_in(one: Observation, text: str) -> bool:
    said = normal(answer_text(one))
    return len(said) >= CONTAINED and said in text


def first_with(calls: Sequence[Observation], wanted: frozenset[str]) -> Observation | None:
    """Return the first call that said one of these compared forms, as text or as arguments."""
    return next((one for one in calls if forms_of(one) & wanted), None)


def handed_in(field: Field, returned: Observation, text: str) -> bool:
    """Tell whether the agent returned what a final-answer tool below it was handed."""
    for one in field.tree.below(returned):
        tool = one.tool
        if one.kind is Kind.TOOL and tool is not None and tool.result and not one.error:
            named = is_final_tool(tool.name) or is_final_tool(one.name)
            if named and normal(tool.result) == normal(text):
                return True
    return False
