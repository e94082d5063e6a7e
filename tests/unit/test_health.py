"""The event loop's pulse."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import anyio
import pytest

from sidecar.runtime.health import Heartbeat
from tests.fakes import FakeClock

pytestmark = pytest.mark.anyio


class LateClock(FakeClock):
    """Every sleep ends `late` seconds after its time, as in a blocked loop."""

    late = 0.0

    async def sleep(self, seconds: float) -> None:
        """Sleep too long."""
        await super().sleep(seconds + self.late)


@asynccontextmanager
async def beating(clock: FakeClock) -> AsyncIterator[Heartbeat]:
    """A heartbeat that runs until the block ends."""
    heart = Heartbeat(clock, interval=0.5)
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(heart.run)
        await clock.until_sleeping()
        yield heart
        tasks.cancel_scope.cancel()


async def test_a_punctual_loop_has_no_lag() -> None:
    """Ten seconds of beats on time."""
    clock = FakeClock()
    async with beating(clock) as heart:
        assert heart.lag == 0
        await clock.advance(10)
        assert heart.lag == pytest.approx(0, abs=1e-9)
        assert heart.alive(within=1)


async def test_the_worst_lag_is_shown_until_it_is_old() -> None:
    """A single late beat stays visible for a scrape interval, then goes."""
    clock = LateClock()
    async with beating(clock) as heart:
        clock.late = 0.2
        await clock.advance(1.2)
        clock.late = 0.0
        assert heart.lag == pytest.approx(0.2)
        await clock.advance(20)
        assert heart.lag == pytest.approx(0, abs=1e-9)


async def test_without_beats_it_is_not_alive() -> None:
    """A heart that nobody runs, or whose loop hangs, says so after `within`."""
    clock = FakeClock()
    heart = Heartbeat(clock)
    assert heart.alive(within=30)
    await clock.advance(31)
    assert not heart.alive(within=30)
