"""The publisher: nothing leaves the outbox unanswered, and no failure makes it spin."""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random

import anyio
import pytest

from redaction.text import trusted_literal
from sidecar.delivery.publish import Publisher, PublishLimits
from sidecar.domain.errors import (
    Refused,
    SidecarError,
    Throttled,
    Unauthorised,
    Unavailable,
)
from sidecar.domain.events import PushFailed, ScorePushed, Warned
from sidecar.domain.verdicts import Receipt, Score, ScoreType, UnitRecord
from sidecar.ports import Ledger, Scores
from tests.fakes import FakeClock, ListEvents, settle

pytestmark = pytest.mark.anyio


def a_score(number: int = 0, name: str = "answered_intent") -> Score:
    """Make a score."""
    return Score(
        id=f"s{number}",
        event_id=f"e{number}",
        name=name,
        trace_id="t",
        observation_id="o",
        type=ScoreType.BOOLEAN,
        value=1.0,
        timestamp_ns=0,
        environment="default",
        comment=trusted_literal("c"),
        metadata=trusted_literal("{}"),
    )


class ListLedger:
    """An outbox in a dict; keeps ports.Ledger's promises on it, and nothing else."""

    def __init__(self) -> None:
        self.waiting: dict[str, Score] = {}
        self.answered: dict[str, Receipt] = {}
        self.failures: deque[SidecarError] = deque()

    def add(self, *scores: Score) -> None:
        """Put scores in the outbox."""
        self.waiting |= {score.id: score for score in scores}

    async def record(self, unit: UnitRecord) -> None:
        """Put a unit's scores in the outbox."""
        self.add(*unit.scores)

    async def find(self, trace_id: str) -> tuple[UnitRecord, ...]:
        """Know no unit."""
        del trace_id
        return ()

    async def outbox(self, limit: int) -> tuple[Score, ...]:
        """Return the oldest, or fail as asked."""
        if self.failures:
            raise self.failures.popleft()
        return tuple(self.waiting.values())[:limit]

    async def delivered(self, receipts: Sequence[tuple[str, Receipt]]) -> None:
        """Take scores out."""
        for score_id, receipt in receipts:
            self.waiting.pop(score_id, None)
            self.answered[score_id] = receipt

    async def depth(self) -> int:
        """Count the outbox."""
        return len(self.waiting)

    async def close(self) -> None:
        """Do nothing."""


class ListScores:
    """A score store that does what a test queued, else accepts; notes when it was asked."""

    def __init__(self, clock: FakeClock) -> None:
        self._clock = clock
        self.failures: deque[SidecarError] = deque()
        self.refuses: set[str] = set()
        self.puts: list[tuple[float, int]] = []
        self.log: list[str] = []

    async def put(self, scores: Sequence[Score]) -> tuple[Receipt, ...]:
        """Answer for every score, or fail as queued."""
        self.puts.append((self._clock.monotonic() - 1_000.0, len(scores)))
        if self.failures:
            raise self.failures.popleft()
        self.log += [f"put {score.id}" for score in scores]
        return tuple(
            Receipt.REFUSED if score.id in self.refuses else Receipt.ACCEPTED for score in scores
        )

    async def delete(self, score_id: str) -> None:
        """Note a deletion."""
        self.log.append(f"delete {score_id}")

    async def close(self) -> None:
        """Do nothing."""


class Upper(Random):
    """Draws the largest pause every time, so that sums can be shown."""

    def uniform(self, a: float, b: float) -> float:
        """Return the upper end."""
        del a
        return b


class House:
    """A publisher with everything around it."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.events = ListEvents()
        self.scores = ListScores(self.clock)
        self.ledger = ListLedger()
        self.acknowledged: list[str] = []
        scores: Scores = self.scores
        ledger: Ledger = self.ledger
        self.publisher = Publisher(
            scores,
            ledger,
            self.events,
            self.clock,
            delivered=self.acknowledged.extend,
            limits=PublishLimits(batch=8, failures=3, base=1.0, cap=10.0, refused_pause=60.0),
            random=Upper(),
        )

    def open(self) -> bool:
        """Ask the publisher; a method, so that mypy expects it to change."""
        return self.publisher.open

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run the publisher for the length of a block."""
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(self.publisher.run)
            await settle()
            yield
            tasks.cancel_scope.cancel()


@pytest.fixture
def house() -> House:
    """A publisher with everything around it."""
    return House()


class TestDelivery:
    """The way of a score out of the outbox."""

    async def test_what_waited_before_the_start_is_pushed(self, house: House) -> None:
        """A crash left 20 scores: 8 + 8 + 4, and every one is acknowledged."""
        house.ledger.add(*(a_score(n) for n in range(20)))
        async with house.running():
            assert [size for _, size in house.scores.puts] == [8, 8, 4]
        assert house.acknowledged == [f"s{n}" for n in range(20)]
        assert house.ledger.waiting == {}
        assert (
            house.events.of(ScorePushed) == [ScorePushed("answered_intent", Receipt.ACCEPTED)] * 20
        )

    async def test_an_empty_outbox_is_left_alone_until_woken(self, house: House) -> None:
        """No polling: an hour passes without a look."""
        async with house.running():
            await house.clock.advance(3600)
            house.ledger.add(a_score())
            await house.clock.advance(3600)
            assert house.scores.puts == []
            house.publisher.wake()
            await settle()
        assert house.acknowledged == ["s0"]

    async def test_the_ledger_knows_before_the_pipeline(self, house: House) -> None:
        """An offset is committed only for what is written down."""
        known: list[bool] = []
        house.publisher._delivered = lambda ids: known.extend(
            i in house.ledger.answered for i in ids
        )
        house.ledger.add(a_score())
        async with house.running():
            pass
        assert known == [True]

    async def test_a_refused_score_is_settled_and_counted_not_retried(self, house: House) -> None:
        """Its receipt is kept; its neighbours are stored."""
        house.scores.refuses = {"s1"}
        house.ledger.add(a_score(0), a_score(1, "c.undecided"), a_score(2))
        async with house.running():
            await house.clock.advance(3600)
        assert house.ledger.answered == {
            "s0": Receipt.ACCEPTED,
            "s1": Receipt.REFUSED,
            "s2": Receipt.ACCEPTED,
        }
        assert len(house.scores.puts) == 1
        assert ScorePushed("c", Receipt.REFUSED) in house.events.of(ScorePushed)
        assert house.acknowledged == ["s0", "s1", "s2"]

    async def test_the_other_form_is_deleted_after_its_successor_is_in(self, house: House) -> None:
        """And not when the successor was refused: better the old score than none."""
        house.scores.refuses = {"s2"}
        house.ledger.add(
            replace(a_score(1), replaces="old1"), replace(a_score(2), replaces="old2"), a_score(3)
        )
        async with house.running():
            pass
        assert house.scores.log == ["put s1", "put s2", "put s3", "delete old1"]


class TestFailures:
    """What keeps the outbox whole, and how long the publisher waits."""

    async def test_pauses_double_up_to_the_cap(self, house: House) -> None:
        """Tries at 0, +1, +2, +4, +8, +10, +10 seconds = 0, 1, 3, 7, 15, 25, 35."""
        house.scores.failures.extend(Unavailable("away") for _ in range(6))
        house.ledger.add(a_score())
        async with house.running():
            await house.clock.advance(60)
        assert [at for at, _ in house.scores.puts] == [0, 1, 3, 7, 15, 25, 35]
        assert house.events.of(PushFailed) == [PushFailed(1, "unavailable")] * 6
        assert house.acknowledged == ["s0"]

    async def test_the_stores_wish_is_kept_to_the_second(self, house: House) -> None:
        """Ours would be 1 s, the store asked for 30: no call before."""
        house.scores.failures.append(Throttled("slow", retry_after=30.0))
        house.ledger.add(a_score())
        async with house.running():
            await house.clock.advance(29.999)
            assert len(house.scores.puts) == 1
            await house.clock.advance(0.001)
        assert [at for at, _ in house.scores.puts] == [0, 30]

    async def test_batches_shrink_while_it_fails_and_grow_back(self, house: House) -> None:
        """A body that never arrives whole may arrive in halves: 8, 4, 2, then 4, 8."""
        house.scores.failures.extend(Unavailable("away") for _ in range(2))
        house.ledger.add(*(a_score(n) for n in range(20)))
        async with house.running():
            await house.clock.advance(10)
        assert [size for _, size in house.scores.puts] == [8, 4, 2, 4, 8, 6]

    async def test_throttling_does_not_shrink_batches(self, house: House) -> None:
        """A limit on requests is met sooner by smaller ones."""
        house.scores.failures.append(Throttled("slow"))
        house.ledger.add(*(a_score(n) for n in range(8)))
        async with house.running():
            await house.clock.advance(10)
        assert [size for _, size in house.scores.puts] == [8, 8]

    async def test_the_breaker_opens_after_three_and_closes_with_one(self, house: House) -> None:
        """The pipeline pauses on `open` and waits for `closed`."""
        house.scores.failures.extend(Unavailable("away") for _ in range(3))
        house.ledger.add(a_score())
        async with house.running():
            await house.clock.advance(1)
            assert not house.open()
            await house.clock.advance(2)
            assert house.open()
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(house.publisher.closed)
                await settle()
                await house.clock.advance(4)
            assert not house.open()

    @pytest.mark.parametrize(
        ("error", "code"),
        [(Unauthorised("401"), "keys_refused"), (Refused("404"), "push_refused")],
    )
    async def test_wrong_keys_or_address_keep_everything_and_warn_once(
        self, house: House, error: SidecarError, code: str
    ) -> None:
        """A try a minute until a person mended it; then a later fault warns again."""
        house.scores.failures.extend([error] * 3)
        house.ledger.add(a_score())
        async with house.running():
            assert house.open()
            await house.clock.advance(179)
            assert [at for at, _ in house.scores.puts] == [0, 60, 120]
            assert len(house.ledger.waiting) == 1
            assert [warned.code for warned in house.events.of(Warned)] == [code]
            await house.clock.advance(1)
            assert house.acknowledged == ["s0"]
            assert not house.open()
            house.scores.failures.append(error)
            house.ledger.add(a_score(1))
            house.publisher.wake()
            await settle()
        assert [warned.code for warned in house.events.of(Warned)] == [code, code]

    async def test_a_ledger_that_refuses_is_waited_for(self, house: House) -> None:
        """A full disk is an outage like another."""
        house.ledger.failures.append(Unavailable("disk"))
        house.ledger.add(a_score())
        async with house.running():
            await house.clock.advance(1)
        assert house.acknowledged == ["s0"]
        assert house.events.of(PushFailed) == [PushFailed(0, "unavailable")]

    async def test_an_outbox_emptied_by_somebody_else_closes_the_breaker(
        self, house: House
    ) -> None:
        """Else a pipeline waiting for it would wait for ever."""
        house.scores.failures.extend(Unavailable("away") for _ in range(3))
        house.ledger.add(a_score())
        async with house.running():
            await house.clock.advance(3)
            assert house.open()
            house.ledger.waiting.clear()
            await house.clock.advance(10)
            assert not house.open()

    async def test_a_month_of_outage_does_not_overflow(self, house: House) -> None:
        """The exponent is bounded."""
        house.publisher._failures = 5_000
        house.scores.failures.append(Unavailable("away"))
        house.ledger.add(a_score())
        async with house.running():
            await house.clock.advance(10)
        assert house.acknowledged == ["s0"]


class TestDrain:
    """The end: what can be pushed is pushed, in the time there is."""

    async def test_drain_returns_when_the_outbox_is_empty(self, house: House) -> None:
        """Also when it was empty all along."""
        async with house.running():
            assert await house.publisher.drain(house.clock.monotonic() + 5)
            house.ledger.add(*(a_score(n) for n in range(20)))
            assert await house.publisher.drain(house.clock.monotonic() + 5)
        assert len(house.acknowledged) == 20

    async def test_drain_cuts_our_own_pause_once(self, house: House) -> None:
        """One more try at once, then the ordinary pauses again: no spinning."""
        house.scores.failures.extend(Unavailable("away") for _ in range(6))
        house.ledger.add(a_score())
        async with house.running():
            await house.clock.advance(20)
            before = len(house.scores.puts)
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(house.publisher.drain, house.clock.monotonic() + 2)
                await settle()
                assert len(house.scores.puts) == before + 1
                await house.clock.advance(2)
        assert len(house.scores.puts) == before + 1

    async def test_drain_does_not_cut_the_stores_wish(self, house: House) -> None:
        """A shutdown is no reason to be rude; the scores wait in the ledger."""
        house.scores.failures.append(Throttled("slow", retry_after=30.0))
        house.ledger.add(a_score())
        async with house.running():
            drained: list[bool] = []

            async def drain() -> None:
                drained.append(await house.publisher.drain(house.clock.monotonic() + 5))

            async with anyio.create_task_group() as tasks:
                tasks.start_soon(drain)
                await settle()
                await house.clock.advance(5)
        assert drained == [False]
        assert len(house.scores.puts) == 1
        assert len(house.ledger.waiting) == 1

    async def test_a_deadline_already_past_still_answers(self, house: House) -> None:
        """No wait, no error."""
        house.scores.failures.extend(Unavailable("away") for _ in range(2))
        house.ledger.add(a_score())
        async with house.running():
            assert not await house.publisher.drain(house.clock.monotonic() - 1)
