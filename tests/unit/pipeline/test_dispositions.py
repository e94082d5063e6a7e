"""One disposition a unit, the equation at every instant, acks last."""

from __future__ import annotations

import anyio
import pytest

from sidecar.adapters.clock import SystemClock
from sidecar.adapters.ledger import SqliteLedger
from sidecar.domain.events import Warned
from sidecar.domain.outcomes import Disposition
from sidecar.intake.sample import Rule
from tests.agents import Acks, answer, delivery, request, root, tool, trace_id
from tests.unit.pipeline.house import Judge, Script, World, world

pytestmark = pytest.mark.anyio


async def test_every_kind_of_trace_gets_its_disposition_and_the_sum_holds() -> None:
    """An empty answer is judged too: the gate must see it."""
    acks = Acks()
    bodies = {
        "scored": request([root(1), answer(1, "It ships on Monday, says Ana.")]),
        "nothing": request([root(2), tool(2)]),
        "withheld": request([root(3), answer(3, "WITHHOLD this")]),
        "own": request([root(4), answer(4, "a verdict")], service="judge-sidecar"),
        "two": request([root(5), answer(5, ""), root(6), answer(6, "It ships today, at ten.")]),
    }
    offers = [delivery(body, ack=acks.of(name)) for name, body in bodies.items()]
    async with world(offers) as (house, _):
        await house.pipeline.run()
        assert house.fates() == {
            "1": "scored",
            "2": "no_generation",
            "3": "redaction_failed",
            "4": "filtered",
            "5": "scored",
            "6": "scored",
        }
        balance = house.account.balance()
        assert (balance.received, balance.in_flight, balance.holds) == (6, 0, True)
        assert sorted(acks.seen) == sorted(bodies)
        assert isinstance(house.judge, Judge)
        assert "Ana" not in "".join(prompt.user.value for prompt in house.judge.asked)


async def test_a_rule_decides_at_completion() -> None:
    """The ids alone could not tell; the unit is dropped after it was read, before any judge."""
    rules = (Rule("none", 0.001, lambda unit: unit.trace_id.endswith("1")),)
    offers = [delivery(request([root(n), answer(n, "It ships on Monday.")])) for n in (1, 2)]
    async with world(offers, rules=rules) as (house, _):
        await house.pipeline.run()
        assert house.fates() == {"1": "sampled_out", "2": "scored"}


async def test_nothing_is_acknowledged_before_its_scores_are_delivered() -> None:
    """Langfuse is away: the verdict waits in the outbox, its offset stays."""
    acks = Acks()
    offer = delivery(request([root(1), answer(1, "It ships on Monday.")]), ack=acks.of("1"))
    async with world([offer], stay=True, drain=0.2) as (house, _):
        house.shelf.away = True
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(house.pipeline.run)
            await house.shelf.tried.wait()
            house.pipeline.stop()
        assert house.fates() == {"1": "scored"}
        assert acks.seen == []


async def test_a_stop_that_takes_too_long_accounts_for_what_is_left() -> None:
    """Kafka's traces are handed over, unacknowledged; what OTLP sent is lost, and said so."""
    acks = Acks()
    body = {n: request([root(n), answer(n, "It ships on Monday.")]) for n in (1, 2)}
    kafka = delivery(body[1], partition=("t", 0), key=trace_id(1).encode(), ack=acks.of("kafka"))
    async with world([kafka, delivery(body[2])], stay=True, drain=0.2) as (house, _):
        assert isinstance(house.judge, Judge)
        house.judge.may_answer = anyio.Event()
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(house.pipeline.run)
            await house.judge.asking.wait()
            assert house.account.balance().holds
            house.pipeline.stop()
        assert house.fates() == {"1": "handed_over", "2": "lost_at_shutdown"}
        assert house.account.balance().holds
        assert house.account.balance().in_flight == 0
        assert acks.seen == []


async def test_a_stop_hands_over_open_kafka_traces_and_judges_open_otlp_ones() -> None:
    """Kafka delivers again what was incomplete; nobody else would."""
    kafka = delivery(request([answer(1, "half")]), partition=("t", 0), key=trace_id(1).encode())
    otlp = delivery(request([root(2), answer(2, "It ships on Monday.")]))
    async with world([kafka, otlp], stay=True) as (house, source):
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(house.pipeline.run)
            await source.offered.wait()
            house.pipeline.stop()
        assert house.fates() == {"1": "handed_over", "2": "scored"}


async def test_the_same_trace_again_is_recognised_and_not_bought_twice() -> None:
    """After a restart Kafka delivers it again; the ledger remembers."""
    body = request([root(1), answer(1, "It ships on Monday.")])
    ledger = await SqliteLedger.open(None, clock=SystemClock())
    judge = Judge()
    fates = []
    for _ in range(2):
        house = World(Script([delivery(body)]), ledger, judge=judge)
        await house.pipeline.run()
        fates.append(house.fates()["1"])
    await ledger.close()
    assert fates == ["scored", "already_scored"]
    assert len(judge.asked) == 1


async def test_another_model_is_quarantined_and_scores_nothing_of_its_own() -> None:
    """The gate's score is code's; the judge's is not published."""
    offer = delivery(request([root(1), answer(1, "It ships on Monday.")]))
    async with world([offer], judge=Judge("another-model")) as (house, _):
        await house.pipeline.run()
        assert {score.name for score in house.shelf.scores.values()} == {"not_empty"}


async def test_a_defect_of_ours_ends_one_unit_and_names_no_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Counted as a fault at a place in our source; the next trace is judged."""

    def broken(unit: object, **_: object) -> None:
        raise ValueError("secret payload")

    monkeypatch.setattr("sidecar.pipeline.unit.select", broken)
    offer = delivery(request([root(1), answer(1, "It ships on Monday.")]))
    async with world([offer]) as (house, _):
        await house.pipeline.run()
        assert house.account.balance().dispositions == {Disposition.FAULT: 1}
        (warning,) = house.events.of(Warned)
        assert "secret" not in warning.detail
        assert "ValueError" in warning.detail
