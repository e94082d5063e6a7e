"""The unit as the rules see it: which model calls still stand, and why each other fell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from sidecar.domain.observations import Kind, Observation
from sidecar.domain.units import Unit
from sidecar.intake.selecting.asides import Aside, Asides
from sidecar.intake.selecting.texts import answer_text, has_content, is_echo, normal, pending_calls
from sidecar.intake.selecting.tree import Tree

SIDE_KINDS = frozenset({Kind.GUARDRAIL, Kind.EVALUATOR, Kind.EMBEDDING, Kind.RETRIEVER})
HIDDEN = SIDE_KINDS | {Kind.TOOL}
"""Kinds below which nothing speaks to the user."""
_RUNS = frozenset({Kind.AGENT, Kind.CHAIN, Kind.GENERATION})


class Field:
    """The model calls of a unit and the fate of each span."""

    __slots__ = ("_live", "asides", "calls", "fate", "tree", "unit")

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self.tree = Tree(unit.observations)
        self.fate: dict[str, str] = {}
        self.calls: Sequence[Observation] = [
            one for one in unit.observations if one.kind is Kind.GENERATION
        ]
        self._live = {one.span_id for one in self.calls}
        agents = [one for one in unit.observations if one.kind is Kind.AGENT]
        self.asides = Asides(self.tree, self.calls or agents)

    @property
    def live(self) -> list[Observation]:
        """Model calls that still stand, the latest to START first; ties by end, then span id."""
        standing = [one for one in self.calls if one.span_id in self._live]
        return sorted(standing, key=start_order, reverse=True)

    def fell(self, *why: str) -> list[Observation]:
        """Model calls that fell for one of these reasons, latest first."""
        fallen = [one for one in self.calls if self.fate.get(one.span_id) in why]
        return sorted(fallen, key=start_order, reverse=True)

    def reject(self, one: Observation, why: str) -> None:
        """Take a call out, for the first reason found."""
        if one.span_id in self._live:
            self._live.discard(one.span_id)
            self.fate[one.span_id] = why

    def _above(self, one: Observation, kinds: Iterable[Kind]) -> Observation | None:
        wanted = frozenset(kinds)
        return next((above for above in self.tree.ancestors(one) if above.kind in wanted), None)

    def drop_side_kinds(self) -> None:
        """Rule 2: what a guardrail, evaluator, embedding or retriever asked is no answer."""
        for one in self.live:
            above = self._above(one, SIDE_KINDS)
            if above is not None:
                self.reject(one, f"under_{above.kind.value}")

    def drop_errors(self) -> None:
        """Rule 2: drop calls that failed, those of a run that failed whole, and no calls at all."""
        for one in self.live:
            if one.error:
                self.reject(one, "errored")
            elif is_echo(one):
                self.reject(one, "echoes_its_request")
            elif any(above.error and above.kind in _RUNS for above in self.tree.ancestors(one)):
                self.reject(one, "run_failed")

    def collapse_pairs(self) -> None:
        """Rule 3: of the spans of one call keep one, the innermost that has the content.

        A parent that says something none of its children says is kept beside them.
        """
        inside: dict[str, list[Observation]] = {}
        live = self.live
        texts = {one.span_id: normal(answer_text(one)) for one in live}
        for one in live:
            for above in takewhile(_same_run, self.tree.ancestors(one)):
                if above.span_id in self._live:
                    inside.setdefault(above.span_id, []).append(one)
        for one in reversed(live):
            inner = [below for below in inside.get(one.span_id, ()) if below.span_id in self._live]
            if not inner:
                continue
            text = texts[one.span_id]
            said = [below for below in inner if texts[below.span_id] or pending_calls(below)]
            if not said and (text or pending_calls(one)):
                for below in inner:
                    self.reject(below, "same_call_outside")
            elif not text or any(texts[below.span_id] == text for below in said):
                self.reject(one, "same_call_inside")

    def exclude_delegated(self) -> None:
        """Rule 4: drop what lies under a tool, or under an agent that another one employs.

        An agent nested in another is employed unless control passed to it for good: the
        outer one's last own call before it ended on a call, and no own call came after.
        """
        for one in self.live:
            if self._above(one, (Kind.TOOL,)) is not None:
                self.reject(one, "under_tool")
        own: dict[str, list[Observation]] = {}
        for one in self.live:
            agent = self._above(one, (Kind.AGENT,))
            if agent is not None and not self.asides.routes(one):
                own.setdefault(agent.span_id, []).append(one)
        for one in self.live:
            inner: Observation | None = None
            for above in self.tree.ancestors(one):
                if above.kind is not Kind.AGENT:
                    continue
                if inner is not None and _employs(own.get(above.span_id, ()), inner):
                    self.reject(one, "delegated_agent")
                    break
                inner = above

    def drop_asides(self) -> None:
        """Rule 2: drop titles, summaries and checks, while a call that is none remains."""
        told = {one.span_id: aside for one in self.live if (aside := self.asides.tell(one))}
        others = [one for one in self.live if one.span_id not in told]
        answered = any(map(answer_text, others))
        acted = answered or any(pending_calls(one) or not has_content(one) for one in others)
        for one in self.live:
            aside = told.get(one.span_id)
            if aside is not None and (answered if aside is Aside.PROMPT else acted):
                self.reject(one, aside.value)


def start_order(one: Observation) -> tuple[int, int, str]:
    """Return the key that orders by start, then end, then span id."""
    return one.start_ns, one.end_ns, one.span_id


def _same_run(one: Observation) -> bool:
    return one.kind not in SIDE_KINDS and one.kind not in {Kind.TOOL, Kind.AGENT}


def _employs(own: Sequence[Observation], inner: Observation) -> bool:
    before = [one for one in own if one.start_ns <= inner.start_ns]
    after = len(own) - len(before)
    if not own:
        return False
    if after or not before:
        return True
    last = max(before, key=start_order)
    return not pending_calls(last)
