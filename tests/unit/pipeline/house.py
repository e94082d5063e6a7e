"""A whole pipeline over fakes, with sources a test holds in its hand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import anyio
import orjson

from redaction.text import Redacted, Withheld, WithheldReason, redacted
from sidecar.adapters.clock import SystemClock
from sidecar.adapters.ledger import SqliteLedger
from sidecar.delivery.acknowledge import Acknowledger
from sidecar.delivery.publish import Publisher
from sidecar.delivery.scores import RecordContext
from sidecar.domain.errors import Unavailable
from sidecar.domain.events import UnitSettled
from sidecar.domain.spans import Delivery
from sidecar.domain.verdicts import Receipt, Score
from sidecar.intake.assemble import Assembler, Bounds, Waits
from sidecar.intake.receive import FrontDoor
from sidecar.intake.sample import Sampler
from sidecar.judging.evaluate import Evaluator
from sidecar.pipeline import Limits, Pipeline, Scoring, UnitLine
from sidecar.policy import load as load_policies
from sidecar.ports import Answer, Door, Prompt
from sidecar.runtime.account import Account
from tests.fakes import ListEvents

MODEL = "gpt-4.1-mini-2025-04-14"


POLICIES = load_policies(Path(__file__).parents[3] / "policies").only(
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
