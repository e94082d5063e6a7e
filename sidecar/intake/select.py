"""Which generation of a unit is the final one: seven rules in order, each named.

1 marked; 2 drop side calls and failures; 3 collapse the spans of one call; 4 exclude what was
delegated; 5 matches_root_output; 6 latest_started; 7 root_agent_output. Every span gets a
note, so that `explain` can say why it was or was not chosen.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase

from sidecar.domain.observations import Kind, Observation
from sidecar.domain.units import Candidate, Unit
from sidecar.intake.selecting.choice import Choice
from sidecar.intake.selecting.evidence import evidence_of, question_of
from sidecar.intake.selecting.field import Field
from sidecar.intake.selecting.rules import choose
from sidecar.intake.selecting.texts import answer_text, has_content, pending_calls


@dataclass(frozen=True, slots=True)
class FinalMatch:
    """A configured match for the final generation: globs, all that are given must match."""

    name: str | None = None
    agent: str | None = None
    prompt_name: str | None = None

    def matches(self, one: Observation) -> bool:
        """Tell whether an observation is meant."""
        wanted = (
            (self.name, one.name),
            (self.agent, one.agent),
            (self.prompt_name, one.prompt_name),
        )
        asked = [(glob, value) for glob, value in wanted if glob is not None]
        return bool(asked) and all(fnmatchcase(value or "", glob) for glob, value in asked)


@dataclass(frozen=True, slots=True)
class SpanNote:
    """Why a span was or was not the final generation; `why` is a slug."""

    span_id: str
    name: str
    kind: Kind
    accepted: bool
    why: str


@dataclass(frozen=True, slots=True)
class Selection:
    """The candidate, or why there is none; `reason` is empty with a candidate."""

    candidate: Candidate | None
    reason: str
    notes: tuple[SpanNote, ...]


def select(unit: Unit, *, marker: FinalMatch | None = None) -> Selection:
    """Select the final generation of a unit; no candidate comes with a reason.

    Reasons: no_spans, attributes_dropped_upstream, no_content, run_failed,
    ends_on_tool_call, no_answer.
    """
    field = Field(unit)
    choice, reason = marked(field, marker), ""
    if choice is None:
        choice, reason = choose(field)
    if choice is None and reason != "run_failed" and not _speaks(unit):
        reason = _why_nothing(unit)
    candidate = _candidate(field, choice) if choice is not None else None
    return Selection(candidate, "" if candidate else reason, tuple(_notes(field, choice)))


def marked(field: Field, marker: FinalMatch | None) -> Choice | None:
    """Rule 1: the writer's mark, else the configured match; the latest that says something."""
    for test in (_is_marked, marker.matches if marker is not None else None):
        found = [
            one
            for one in field.unit.observations
            if test is not None and test(one) and (answer_text(one) or pending_calls(one))
        ]
        if found:
            return Choice(max(found, key=lambda one: (one.start_ns, one.end_ns)), "marked", 1.0)
    return None


def _speaks(unit: Unit) -> bool:
    """Tell whether content was captured on anything but tools and retrievers."""
    quiet = {Kind.TOOL, Kind.RETRIEVER, Kind.EMBEDDING}
    return any(has_content(one) for one in unit.observations if one.kind not in quiet)


def _is_marked(one: Observation) -> bool:
    return one.marked_final


def _why_nothing(unit: Unit) -> str:
    if not unit.observations:
        return "no_spans"
    dropped = any(one.dropped_attributes for one in unit.observations)
    return "attributes_dropped_upstream" if dropped else "no_content"


def _candidate(field: Field, choice: Choice) -> Candidate:
    one = choice.observation
    asked = one if one.kind is Kind.GENERATION else _last_call(field, one)
    around = (one, *field.tree.ancestors(one), *field.tree.roots, *field.unit.observations)
    return Candidate(
        trace_id=field.unit.trace_id,
        unit=field.unit.unit,
        span_id=one.span_id,
        question=question_of(field, one),
        answer=choice.answer,
        answer_calls=pending_calls(one) if one.kind is Kind.GENERATION else (),
        evidence=evidence_of(field, one),
        rule=choice.rule,
        confidence=choice.confidence,
        started_ns=one.start_ns,
        ended_ns=one.end_ns,
        asked_model=one.asked_model or (asked.asked_model if asked else None),
        answered_model=one.answered_model or (asked.answered_model if asked else None),
        agent=next((found.agent for found in around if found.agent), None),
        environment=next((found.environment for found in around if found.environment), None),
        service=next((found.service for found in around if found.service), None),
        session_id=next((found.session_id for found in around if found.session_id), None),
        user_id=next((found.user_id for found in around if found.user_id), None),
    )


def _last_call(field: Field, one: Observation) -> Observation | None:
    """Return the last model call below an agent or beside a final-answer tool, for its model."""
    inside = {found.span_id for found in field.tree.below(one)}
    calls = field.live
    return next((call for call in calls if call.span_id in inside), calls[0] if calls else None)


def _notes(field: Field, choice: Choice | None) -> Iterable[SpanNote]:
    live = {one.span_id for one in field.live}
    for one in field.unit.observations:
        if choice is not None and one.span_id == choice.observation.span_id:
            yield SpanNote(one.span_id, one.name, one.kind, accepted=True, why=choice.rule)
            continue
        why = field.fate.get(one.span_id)
        if why is None and one.span_id in live:
            why = "not_the_last" if answer_text(one) else "no_text"
        yield SpanNote(
            one.span_id, one.name, one.kind, accepted=False, why=why or "not_a_generation"
        )
