"""Spans that come after their trace was judged, or while it is."""

from __future__ import annotations

import anyio
import pytest

from sidecar.domain.events import CriterionSettled, LateSpans, Rejudged, ScorePushed, UnitSettled
from sidecar.domain.outcomes import Disposition, Outcome
from sidecar.intake.sample import Rule
from tests.agents import Acks, answer, delivery, request, root, tool, trace_id
from tests.unit.pipeline.house import Judge, feeding

pytestmark = pytest.mark.anyio


async def test_a_late_span_that_changes_the_final_generation_judges_it_again() -> None:
    """Same score id and timestamp, the new verdict; no second disposition, no second weight."""
    acks = Acks()
    async with feeding() as (house, feed):
        await feed.offer(delivery(request([root(1), answer(1, "", span=2)])))
        await house.events.until(ScorePushed, 1)
        (first,) = house.shelf_scores("not_empty")
        late = request([answer(1, "It ships on Monday, at ten.", span=3)])
        await feed.offer(delivery(late, ack=acks.of("late")))
        await house.events.until(Rejudged, 2)
        await acks.until("late")
    (again,) = house.shelf_scores("not_empty")
    assert (first.value, again.value) == (0.0, 1.0)
    assert (again.id, again.timestamp_ns) == (first.id, first.timestamp_ns)
    assert again.observation_id.endswith("3")
    assert house.account.balance().dispositions == {Disposition.SCORED: 1}
    settled = [e for e in house.events.of(CriterionSettled) if e.criterion == "not_empty"]
    assert len(settled) == 1
    changed = {e.criterion: (e.before, e.after) for e in house.events.of(Rejudged)}
    assert changed["not_empty"] == (Outcome.FAIL, Outcome.PASS)


async def test_a_late_span_that_changes_nothing_is_only_counted() -> None:
    """A tool's span after the answer's: no call, no score, its delivery let go."""
    acks = Acks()
    async with feeding() as (house, feed):
        await feed.offer(delivery(request([root(1), answer(1, "It ships on Monday.", span=3)])))
        await house.events.until(UnitSettled, 1)
        assert isinstance(house.judge, Judge)
        asked = len(house.judge.asked)
        await feed.offer(delivery(request([tool(1, span=2)]), ack=acks.of("late")))
        await acks.until("late")
        assert len(house.judge.asked) == asked
        assert house.events.of(Rejudged) == []
        assert [e.spans for e in house.events.of(LateSpans)] == [1]


async def test_spans_that_come_while_their_trace_is_in_work_wait_for_its_verdict() -> None:
    """The judge is slow: what comes meanwhile is read beside the first spans, afterwards."""
    async with feeding() as (house, feed):
        assert isinstance(house.judge, Judge)
        house.judge.may_answer = anyio.Event()
        await feed.offer(delivery(request([root(1), answer(1, "It ships on Monday.", span=2)])))
        await house.judge.asking.wait()
        await feed.offer(delivery(request([answer(1, "It ships on Tuesday.", span=3)])))
        await house.events.until(LateSpans, 1)
        house.judge.may_answer.set()
        await house.events.until(Rejudged, 2)
        assert len(house.judge.asked) == 2
        assert "Tuesday" in house.judge.asked[1].user.value


async def test_spans_that_come_while_their_trace_waits_inherit_that_it_was_left_out() -> None:
    """Both workers are busy; the third trace is sampled out once, late spans or not."""
    busy = {trace_id(1), trace_id(2)}
    rules = (Rule("busy", 1.0, lambda unit: unit.trace_id in busy),)
    acks = Acks()
    async with feeding(rate=0.001, rules=rules) as (house, feed):
        assert isinstance(house.judge, Judge)
        house.judge.may_answer = anyio.Event()
        for number in (1, 2):
            house.judge.asking = anyio.Event()
            await feed.offer(delivery(request([root(number), answer(number, "It ships today.")])))
            await house.judge.asking.wait()
        await feed.offer(delivery(request([root(3), answer(3, "It ships on Monday.")])))
        while not house.events.of(LateSpans):
            await anyio.sleep(0.05)
            await feed.offer(
                delivery(request([answer(3, "On Tuesday.", span=9)]), ack=acks.of("3"))
            )
        house.judge.may_answer.set()
        await acks.until("3")
        await house.events.until(UnitSettled, 3)
    balance = house.account.balance()
    assert balance.dispositions == {Disposition.SCORED: 2, Disposition.SAMPLED_OUT: 1}
    assert balance.holds


async def test_a_sessions_later_turn_is_a_unit_of_its_own() -> None:
    """Turn two arrives after turn one was judged, under the same trace id."""
    async with feeding() as (house, feed):
        await feed.offer(delivery(request([root(1), answer(1, "It ships on Monday.", span=2)])))
        await house.events.until(UnitSettled, 1)
        turn = [root(1, span=7), answer(1, "It ships on Tuesday.", span=8, parent=7)]
        await feed.offer(delivery(request(turn)))
        await house.events.until(UnitSettled, 2)
        units = [event.unit for event in house.events.of(UnitSettled)]
        assert units == ["trace", f"{7:016x}"]
        assert house.account.balance().dispositions == {Disposition.SCORED: 2}
        assert house.account.balance().holds
        assert house.events.of(Rejudged) == []
