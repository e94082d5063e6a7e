"""The pipeline: one disposition a unit, the equation at every instant, acks last."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import anyio
import orjson
import pytest

from redaction.text import Redacted, Withheld, WithheldReason, redacted
from sidecar.adapters.clock import SystemClock
from sidecar.adapters.ledger import SqliteLedger
from sidecar.delivery.acknowledge import Acknowledger
from sidecar.delivery.publish import Publisher
from sidecar.delivery.scores import RecordContext
from sidecar.domain.errors import Unavailable
from sidecar.domain.events import (
    CriterionSettled,
    LateSpans,
    Rejudged,
    ScorePushed,
    UnitSettled,
    Warned,
)
from sidecar.domain.outcomes import Disposition, Outcome
from sidecar.domain.spans import Delivery
from sidecar.domain.verdicts import Receipt, Score
from sidecar.intake.assemble import Assembler, Bounds, Waits
from sidecar.intake.receive import FrontDoor
from sidecar.intake.sample import Rule, Sampler
from sidecar.judging.evaluate import Evaluator
from sidecar.pipeline import Limits, Pipeline, Scoring, UnitLine
from sidecar.policy import load as load_policies
from sidecar.ports import Answer, Door, Prompt
from sidecar.runtime.account import Account
from tests.agents import Acks, answer, delivery, request, root, tool, trace_id
from tests.fakes import ListEvents

pytestmark = pytest.mark.anyio

MODEL = "gpt-4.1-mini-2025-04-14"


POLICIES = load_policies(Path(__file__).parents[2] / "policies").only(
    ("answered_intent", "not_empty")
)
"""One llm criterion and the gate, as shipped."""


class Script:
    """A source that offers what it was given, then waits for `stop` or ends."""

    def __init__(self, deliveries: Sequence[Delivery], *, stay: bool = False) -> None:
        self._deliveries = deliveries
        self._stay = stay
        self._stopped = anyio.Event()
        self.offered = anyio.Event()
        self.closed = False

    async def run(self, door: Door, started: Callable[[], None]) -> None:
        started()
        for one in self._deliveries:
            await door.admit(one)
        self.offered.set()
        if self._stay:
            await self._stopped.wait()

    def stop(self) -> None:
        self._stopped.set()

    async def close(self) -> None:
        self.closed = True


class Feed:
    """A source that offers what it is handed, when it is handed it."""

    def __init__(self) -> None:
        self._send, self._receive = anyio.create_memory_object_stream[Delivery](10)

    async def run(self, door: Door, started: Callable[[], None]) -> None:
        started()
        async for one in self._receive:
            await door.admit(one)

    async def offer(self, one: Delivery) -> None:
        await self._send.send(one)

    def stop(self) -> None:
        self._send.close()

    async def close(self) -> None:
        self._receive.close()


class Mask:
    """A redactor that masks one word, or withholds a text that asks for it."""

    fingerprint = "mask"
    revision = "none"

    async def redact(self, texts: Sequence[str]) -> tuple[Redacted, ...]:
        if any("WITHHOLD" in text for text in texts):
            raise Withheld(WithheldReason.TIMEOUT)
        return tuple(Redacted(redacted(text.replace("Ana", "<PERSON_1>"))) for text in texts)

    async def close(self) -> None:
        pass


class Judge:
    """A judge that passes everything, waits when told to, and remembers what it was asked."""

    def __init__(self, model: str = MODEL) -> None:
        self.asked: list[Prompt] = []
        self.model = model
        self.asking = anyio.Event()
        self.may_answer = anyio.Event()
        self.may_answer.set()

    async def ask(self, prompt: Prompt) -> Answer:
        self.asked.append(prompt)
        self.asking.set()
        await self.may_answer.wait()
        schema = orjson.loads(prompt.schema.value)
        items = schema["properties"]["criteria"]
        ids = items["items"]["properties"]["id"]["enum"]
        ticks = [{"id": each, "pass": True, "note": None} for each in ids]
        text = orjson.dumps({"rationale": "ok", "criteria": ticks, "verdict": "pass", "score": 1.0})
        return Answer(text.decode(), self.model, "stop", 10, 5)

    async def close(self) -> None:
        pass


class Shelf:
    """A score store in memory; `away` makes it fail."""

    def __init__(self) -> None:
        self.scores: dict[str, Score] = {}
        self.puts = 0
        self.away = False
        self.tried = anyio.Event()

    async def put(self, scores: Sequence[Score]) -> tuple[Receipt, ...]:
        self.tried.set()
        if self.away:
            raise Unavailable("away")
        self.puts += len(scores)
        self.scores |= {score.id: score for score in scores}
        return tuple(Receipt.ACCEPTED for _ in scores)

    async def delete(self, score_id: str) -> None:
        self.scores.pop(score_id, None)

    async def close(self) -> None:
        pass


class World:
    """A whole pipeline over fakes; real ledger, real evaluator, real policies."""

    def __init__(self, source: Script | Feed, ledger: SqliteLedger, **change: object) -> None:
        self.events, self.account, self.clock = ListEvents(), Account(), SystemClock()
        self.judge = change.get("judge") or Judge()
        self.shelf = Shelf()
        assert isinstance(self.judge, Judge)
        rules = change.get("rules", ())
        assert isinstance(rules, tuple)
        rate = change.get("rate", 1.0)
        assert isinstance(rate, float)
        sampler = Sampler(rate, salt=b"s", rules=rules)
        acknowledger = Acknowledger(wait_for_delivery=True)
        publisher = Publisher(
            self.shelf, ledger, self.events, self.clock, delivered=acknowledger.delivered
        )
        evaluator = Evaluator(POLICIES, {"default": self.judge}, Mask(), self.clock, self.events)
        self.line = UnitLine(
            account=self.account,
            sampler=sampler,
            redactor=Mask(),
            scoring=Scoring(evaluator, lambda _verdict: RecordContext("test", "none")),
            ledger=ledger,
            events=self.events,
            clock=self.clock,
            recorded=publisher.wake,
        )
        door = FrontDoor(
            sampler=sampler,
            assembler=Assembler(Waits(0.05, 0.05, 600), Bounds(100, 10**8)),
            account=self.account,
            events=self.events,
            clock=self.clock,
        )
        drain = change.get("drain", 5.0)
        assert isinstance(drain, float)
        self.pipeline = Pipeline(
            sources=[source],
            door=door,
            line=self.line,
            acknowledger=acknowledger,
            clock=self.clock,
            publisher=publisher,
            limits=Limits(workers=2, queue=4, drain=drain),
        )

    def shelf_scores(self, name: str) -> list[Score]:
        """Scores of one name that the store holds."""
        return [score for score in self.shelf.scores.values() if score.name == name]

    def fates(self) -> dict[str, str]:
        """Trace number (last hex digits) to disposition."""
        return {e.trace_id.lstrip("0"): e.disposition.value for e in self.events.of(UnitSettled)}


@asynccontextmanager
async def world(
    deliveries: Sequence[Delivery], *, stay: bool = False, **change: object
) -> AsyncIterator[tuple[World, Script]]:
    """A pipeline and its only source."""
    ledger = await SqliteLedger.open(None, clock=SystemClock())
    source = Script(deliveries, stay=stay)
    try:
        yield World(source, ledger, **change), source
    finally:
        await ledger.close()


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


@asynccontextmanager
async def feeding(**change: object) -> AsyncIterator[tuple[World, Feed]]:
    """A running pipeline over a source that a test feeds."""
    ledger, feed = await SqliteLedger.open(None, clock=SystemClock()), Feed()
    house = World(feed, ledger, **change)
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(house.pipeline.run)
        try:
            yield house, feed
        finally:
            house.pipeline.stop()
    await feed.close()
    await ledger.close()


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
