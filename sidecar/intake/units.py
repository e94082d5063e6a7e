"""From decoded spans to a trace, and from a trace to what is judged once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from sidecar.domain.observations import Kind, Observation
from sidecar.domain.spans import Span
from sidecar.domain.units import WHOLE_TRACE, Completion, Trace, Unit
from sidecar.semconv import read

Mode = Literal["auto", "trace", "turn"]

_SPEAKERS = frozenset({Kind.GENERATION, Kind.AGENT})


def trace_of(
    trace_id: str,
    spans: Iterable[Span],
    completion: Completion,
    keep: frozenset[str] = frozenset(),
) -> Trace:
    """Read the spans of one trace: the fullest copy of each span id, in order of start.

    `keep`: attributes whose values sampling asks for.
    """
    fullest: dict[str, Span] = {}
    for span in spans:
        known = fullest.get(span.span_id)
        if known is None or _fullness(span) > _fullness(known):
            fullest[span.span_id] = span
    ordered = sorted(fullest.values(), key=lambda span: (span.start_ns, span.end_ns, span.span_id))
    return Trace(trace_id, tuple(read(span, keep) for span in ordered), completion)


def _fullness(span: Span) -> tuple[int, int]:
    return len(span.attributes) + len(span.events), span.end_ns


def split(trace: Trace, mode: Mode, *, continued: bool = False) -> tuple[Unit, ...]:
    """Part a trace into units: one, or one for each parentless turn of a session.

    `auto` finds a session where two or more parentless spans have an agent or a model call
    below them; `turn` parts wherever there is one. An orphan, whose parent never came, makes
    no turn: it belongs to the turn during which it started.

    The first turn's unit is the whole trace's (`WHOLE_TRACE`), later ones are named by their
    root's span id: a session's first turn, judged before anybody knew that it was a session,
    keeps its id when the second comes. `continued`: the first turn was judged already.
    """
    roots = _turns(trace.observations) if mode != "trace" else ()
    if not roots or (mode == "auto" and len(roots) == 1 and not continued):
        return (Unit(trace.trace_id, WHOLE_TRACE, trace.observations),)
    homes = _tops(trace.observations)
    members: dict[str, list[Observation]] = {root.span_id: [] for root in roots}
    for observation in trace.observations:
        top = homes[observation.span_id]
        home = top.span_id if top.span_id in members else _during(roots, top).span_id
        members[home].append(observation)
    return tuple(
        Unit(
            trace.trace_id,
            root.span_id if index or continued else WHOLE_TRACE,
            tuple(members[root.span_id]),
        )
        for index, root in enumerate(roots)
    )


def _turns(observations: Sequence[Observation]) -> tuple[Observation, ...]:
    homes = _tops(observations)
    speaking = {homes[one.span_id].span_id for one in observations if one.kind in _SPEAKERS}
    return tuple(one for one in observations if one.parent_id is None and one.span_id in speaking)


def _tops(observations: Sequence[Observation]) -> Mapping[str, Observation]:
    """Map each span id to the topmost observation above it; a cycle tops itself."""
    known = {one.span_id: one for one in observations}
    tops: dict[str, Observation] = {}
    for one in observations:
        path: dict[str, Observation] = {}
        top = one
        while top.span_id not in tops and top.span_id not in path:
            path[top.span_id] = top
            above = known.get(top.parent_id or "")
            if above is None:
                break
            top = above
        home = tops.get(top.span_id, top)
        tops.update(dict.fromkeys(path, home))
    return tops


def _during(roots: Sequence[Observation], orphan: Observation) -> Observation:
    started = [root for root in roots if root.start_ns <= orphan.start_ns]
    return started[-1] if started else roots[0]
