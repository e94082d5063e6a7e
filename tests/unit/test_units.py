"""From spans to a trace and from a trace to its units."""

from __future__ import annotations

from sidecar.domain.spans import Span
from sidecar.domain.units import WHOLE_TRACE, Completion, Unit
from sidecar.intake.select import select
from sidecar.intake.units import Mode, split, trace_of
from tests.unit.semconv.build import TRACE, agent, chat, plain, span


def units(mode: Mode, *spans: Span) -> tuple[Unit, ...]:
    """The units of these spans."""
    return split(trace_of(TRACE, spans, Completion.ROOT_ENDED), mode)


def ids(unit: Unit) -> list[str]:
    """The span ids of a unit."""
    return [one.span_id for one in unit.observations]


TURNS = (
    agent("t1", at=0),
    chat("c1", "One.", under="t1", at=1),
    agent("t2", at=1000),
    chat("c2", "Two.", under="t2", at=1001),
)


class TestUnits:
    """What is judged once."""

    def test_a_trace_is_in_order_of_start_and_keeps_the_fullest_copy(self) -> None:
        poor = span("c", {"a": 1}, at=20)
        rich = span("c", {"a": 1, "b": 2}, at=20)
        trace = trace_of(TRACE, [poor, rich, poor, span("b", at=10)], Completion.IDLE)
        assert [(one.span_id, len(one.attributes_seen)) for one in trace.observations] == [
            ("b", 0),
            ("c", 2),
        ]
        assert (trace.trace_id, trace.completion) == (TRACE, Completion.IDLE)

    def test_one_root_is_one_unit_that_is_the_whole_trace(self) -> None:
        (unit,) = units("auto", *TURNS[:2])
        assert (unit.unit, ids(unit)) == (WHOLE_TRACE, ["t1", "c1"])

    def test_each_parentless_turn_of_a_session_is_a_unit(self) -> None:
        first, second = units("auto", *TURNS)
        assert (first.unit, ids(first)) == (WHOLE_TRACE, ["t1", "c1"])
        assert (second.unit, ids(second)) == ("t2", ["t2", "c2"])
        answers = [
            found.candidate.answer for unit in (first, second) if (found := select(unit)).candidate
        ]
        assert answers == ["One.", "Two."]

    def test_mode_trace_never_parts_and_mode_turn_always_does(self) -> None:
        assert [unit.unit for unit in units("trace", *TURNS)] == [WHOLE_TRACE]
        assert [unit.unit for unit in units("turn", *TURNS[:2])] == [WHOLE_TRACE]

    def test_a_parentless_span_without_agent_or_model_is_no_turn(self) -> None:
        health = plain("h", named="GET /health", at=500)
        (unit,) = units("auto", *TURNS[:2], health)
        assert ids(unit) == ["t1", "c1", "h"]

    def test_an_orphan_belongs_to_the_turn_during_which_it_started(self) -> None:
        early = span("e", under="gone", at=5)
        late = chat("o", "Orphan.", under="gone", at=1500)
        below = span("u", under="o", at=1501)
        first, second = units("auto", *TURNS, early, late, below)
        assert ids(first) == ["t1", "c1", "e"]
        assert ids(second) == ["t2", "c2", "o", "u"]

    def test_orphans_alone_are_one_whole_trace_in_every_mode(self) -> None:
        modes: tuple[Mode, ...] = ("auto", "trace", "turn")
        for mode in modes:
            (unit,) = units(mode, chat("a", "A.", under="x"), chat("b", "B.", under="y", at=9))
            assert unit.unit == WHOLE_TRACE

    def test_a_cycle_of_parents_ends(self) -> None:
        spans = [
            chat("a", "A.", under="b"),
            chat("b", "B.", under="a", at=1),
            chat("c", "C.", under="b", at=2),
        ]
        (unit,) = units("auto", *spans)
        found = select(unit).candidate
        assert found is not None
        assert found.answer == "C."

    def test_a_deep_chain_is_walked_in_time_that_grows_with_its_length(self) -> None:
        chain = [span(f"{at}", under=str(at - 1) if at else None, at=at) for at in range(20_000)]
        (unit,) = units("auto", *chain, chat("last", "Deep.", under="19999", at=20_001))
        found = select(unit).candidate
        assert found is not None
        assert found.answer == "Deep."

    def test_no_spans_make_a_unit_without_content(self) -> None:
        (unit,) = units("auto")
        assert select(unit).reason == "no_spans"

    def test_a_session_judged_turn_by_turn_has_the_units_it_has_as_a_whole(self) -> None:
        """Turn two never replaces turn one's score, whenever each of them came."""
        whole = [unit.unit for unit in units("auto", *TURNS)]
        trace = trace_of("t", TURNS[:2], Completion.ROOT_ENDED)
        later = trace_of("t", TURNS[2:], Completion.ROOT_ENDED)
        alone = [*split(trace, "auto"), *split(later, "auto", continued=True)]
        assert [unit.unit for unit in alone] == whole
