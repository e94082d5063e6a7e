"""A unit's observations as a tree; orphans are roots, cycles are cut."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from sidecar.domain.observations import Observation

MAX_LEVELS = 200
"""Levels that are looked up: more than any agent nests, so that time stays linear in spans."""


class Tree:
    """Parents and children of a unit's observations, in order of start."""

    __slots__ = ("_children", "_parents", "observations", "roots")

    def __init__(self, observations: Sequence[Observation]) -> None:
        self.observations = tuple(observations)
        known = {one.span_id: one for one in observations}
        cut = _cuts(known)
        self._parents: dict[str, Observation] = {}
        self._children: dict[str, list[Observation]] = {}
        roots: list[Observation] = []
        for one in observations:
            parent = known.get(one.parent_id or "")
            if parent is None or one.span_id in cut:
                roots.append(one)
            else:
                self._parents[one.span_id] = parent
                self._children.setdefault(parent.span_id, []).append(one)
        self.roots = tuple(roots)

    def children(self, one: Observation) -> Sequence[Observation]:
        """Return the spans directly below `one`."""
        return self._children.get(one.span_id, ())

    def ancestors(self, one: Observation) -> Iterator[Observation]:
        """Yield the spans above `one`, nearest first, at most `MAX_LEVELS` of them."""
        above = self._parents.get(one.span_id)
        for _ in range(MAX_LEVELS):
            if above is None:
                return
            yield above
            above = self._parents.get(above.span_id)

    def below(self, one: Observation) -> Iterator[Observation]:
        """Yield the spans below `one`, depth first."""
        waiting = [*reversed(self.children(one))]
        while waiting:
            found = waiting.pop()
            yield found
            waiting.extend(reversed(self.children(found)))


def _cuts(known: Mapping[str, Observation]) -> frozenset[str]:
    """Return one span id of each cycle, in time linear in the spans."""
    cuts: set[str] = set()
    done: set[str] = set()
    for one in known.values():
        path: set[str] = set()
        above: Observation | None = one
        while above is not None and above.span_id not in done and above.span_id not in path:
            path.add(above.span_id)
            above = known.get(above.parent_id or "")
        if above is not None and above.span_id in path:
            cuts.add(above.span_id)
        done |= path
    return frozenset(cuts)
