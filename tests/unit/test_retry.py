"""Retry and breaker in virtual time: every wait is asserted, none is slept."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import anyio
import pytest

from sidecar.domain.errors import Refused, Saturated, Throttled, Transient, Unavailable
from sidecar.runtime.breaker import Breaker, BreakerState
from sidecar.runtime.retry import RetryLimits, retry
from tests.fakes import FakeClock, settle

pytestmark = pytest.mark.anyio


class Longest(Random):
    """Draws the top of every range, so that pauses are known."""

    def uniform(self, a: float, b: float) -> float:
        """Return b."""
        return b


class Peer:
    """Fails as told, then answers "done"; notes when it was called."""

    def __init__(self, clock: FakeClock, *failures: Exception) -> None:
        self._clock = clock
        self._failures = list(failures)
        self.called_at: list[float] = []

    async def __call__(self) -> str:
        """Fail with the next failure, or answer."""
        self.called_at.append(self._clock.monotonic() - 1_000.0)
        if self._failures:
            raise self._failures.pop(0)
        return "done"


async def finish(clock: FakeClock, work: Callable[[], Awaitable[Any]], seconds: float) -> Any:
    """Run `work` while time moves on; return its result or its exception."""
    box: list[Any] = []

    async def run() -> None:
        try:
            box.append(await work())
        except (Transient, Refused) as error:
            box.append(error)

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(run)
        await settle()
        await clock.advance(seconds)
        tasks.cancel_scope.cancel()
    assert box, "still waiting"
    return box[0]


async def test_pauses_double_up_to_the_cap_and_the_last_answer_counts() -> None:
    """Full jitter's ceilings: 0.5, 1, 2, then the cap."""
    clock = FakeClock()
    peer = Peer(clock, *[Unavailable("x")] * 4)
    limits = RetryLimits(attempts=6, deadline=100, base=0.5, cap=3)
    work = lambda: retry(peer, limits, clock, random=Longest())  # noqa: E731
    assert await finish(clock, work, 60) == "done"
    assert peer.called_at == [0.0, 0.5, 1.5, 3.5, 6.5]


async def test_the_peers_wish_wins_where_it_is_longer() -> None:
    """Not before 7 s, though our own pause would have been 0.5 s."""
    clock = FakeClock()
    peer = Peer(clock, Throttled("x", retry_after=7.0), Throttled("x", retry_after=0.1))
    work = lambda: retry(peer, RetryLimits(), clock, random=Longest())  # noqa: E731
    assert await finish(clock, work, 60) == "done"
    assert peer.called_at == [0.0, 7.0, 8.0]


async def test_jitter_is_full_and_never_above_its_ceiling() -> None:
    """1,000 first pauses are spread over all of [0, 0.5]."""
    pauses = []
    for seed in range(1_000):
        clock = FakeClock()
        peer = Peer(clock, Unavailable("x"))
        work = lambda p=peer, c=clock, s=seed: retry(  # noqa: E731
            p, RetryLimits(), c, random=Random(s)
        )
        await finish(clock, work, 1)
        pauses.append(peer.called_at[1])
    assert 0 <= min(pauses) < 0.02
    assert 0.48 < max(pauses) <= 0.5


async def test_permanent_ends_at_once() -> None:
    """The same request would be refused again."""
    clock = FakeClock()
    peer = Peer(clock, Refused("no"))
    assert isinstance(await finish(clock, lambda: retry(peer, RetryLimits(), clock), 0), Refused)
    assert len(peer.called_at) == 1


async def test_attempts_are_bounded_and_the_last_error_is_raised() -> None:
    """Four tries, then the fourth's error."""
    clock = FakeClock()
    errors = [Unavailable("1"), Saturated("2"), Throttled("3"), Unavailable("4")]
    peer = Peer(clock, *errors)
    result = await finish(clock, lambda: retry(peer, RetryLimits(attempts=4), clock), 100)
    assert result is errors[-1]


async def test_no_try_starts_at_or_after_the_deadline() -> None:
    """The peer asks for 30 s of 30: it gives up at once and does not wait for nothing."""
    clock = FakeClock()
    peer = Peer(clock, Throttled("x", retry_after=30.0))
    limits = RetryLimits(attempts=9, deadline=30.0)
    result = await finish(clock, lambda: retry(peer, limits, clock), 0)
    assert isinstance(result, Throttled)
    assert peer.called_at == [0.0]


async def test_cancellation_cuts_a_pause() -> None:
    """A shutdown does not wait for a back-off."""
    clock = FakeClock()
    peer = Peer(clock, Throttled("x", retry_after=60.0))
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(retry, peer, RetryLimits(), clock)
        await clock.until_sleeping()
        tasks.cancel_scope.cancel()
    assert clock.sleepers == 0


async def fail(breaker: Breaker, error: Exception) -> None:
    """Let one call through the breaker fail."""
    with pytest.raises(type(error)):
        async with breaker.attempt():
            raise error


async def test_the_breaker_opens_after_consecutive_failures_only() -> None:
    """A success between them starts the count again; so does a refusal: the peer is there."""
    breaker = Breaker(FakeClock(), failures=3)
    for error in (Unavailable("x"), Unavailable("x"), Refused("no"), Unavailable("x")):
        await fail(breaker, error)
    assert breaker.down_for == 0
    assert not breaker.patient
    await fail(breaker, Unavailable("x"))
    await fail(breaker, Unavailable("x"))
    assert breaker.state is BreakerState.OPEN


async def test_one_probe_at_a_time_and_all_go_on_when_it_succeeds() -> None:
    """Five calls wait; after the cool-down one probes, then the others pass."""
    clock = FakeClock()
    breaker = Breaker(clock, failures=1, cool_down=15)
    await fail(breaker, Unavailable("x"))
    inside, passed, release = [], [], anyio.Event()

    async def call(number: int) -> None:
        async with breaker.attempt():
            inside.append(number)
            await release.wait()
        passed.append(number)

    async with anyio.create_task_group() as tasks:
        for number in range(5):
            tasks.start_soon(call, number)
        await settle()
        await clock.advance(14.9)
        assert inside == []
        await clock.advance(0.1)
        assert len(inside) == 1
        assert breaker.state is BreakerState.HALF_OPEN
        release.set()
        await breaker.ready()
    assert sorted(passed) == [0, 1, 2, 3, 4]


async def test_a_failed_probe_waits_again_and_honours_the_peers_wish() -> None:
    """Open again for what the peer asked, 40 s, which is more than the cool-down."""
    clock = FakeClock()
    breaker = Breaker(clock, failures=1, cool_down=15)
    await fail(breaker, Unavailable("x"))
    await clock.advance(15)
    await fail(breaker, Throttled("x", retry_after=40.0))
    assert breaker.state is BreakerState.OPEN
    assert breaker.down_for == 15

    async def call() -> str:
        async with breaker.attempt():
            return "done"

    with pytest.raises(AssertionError, match="still waiting"):
        await finish(clock, call, 39.9)
    assert await finish(clock, call, 0.2) == "done"
    assert breaker.down_for == 0


async def test_a_cancelled_probe_gives_its_turn_to_another() -> None:
    """Else the breaker would stay half open for ever."""
    clock = FakeClock()
    breaker = Breaker(clock, failures=1, cool_down=15)
    await fail(breaker, Unavailable("x"))
    await clock.advance(15)

    async def hang() -> None:
        async with breaker.attempt():
            await anyio.sleep_forever()

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(hang)
        await settle()
        assert breaker.state is BreakerState.HALF_OPEN
        tasks.cancel_scope.cancel()
    async with breaker.attempt():
        pass
    assert breaker.state is BreakerState.CLOSED


async def test_after_the_longest_outage_waiting_ends_but_probing_goes_on() -> None:
    """Whoever waits gives up; the next call after the cool-down still asks the peer."""
    clock = FakeClock()
    breaker = Breaker(clock, failures=1, cool_down=15, max_outage=60)
    await fail(breaker, Unavailable("x"))
    for _ in range(4):
        await clock.advance(15)
        await fail(breaker, Unavailable("x"))
    assert not breaker.patient
    with pytest.raises(Unavailable, match="away for too long"):
        async with breaker.attempt():
            pass
    await clock.advance(15)
    assert breaker.admits
    async with breaker.attempt():
        pass
    assert breaker.state is BreakerState.CLOSED
