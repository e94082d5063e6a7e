"""A circuit breaker: a peer that is away is asked by one probe at a time.

closed --N consecutive transient failures--> open --cool-down--> half open (one probe)
half open --success--> closed, --transient failure--> open again
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import StrEnum

import anyio

from sidecar.domain.errors import SidecarError, Transient, Unauthorised, Unavailable
from sidecar.ports import Clock


class BreakerState(StrEnum):
    """Where the breaker stands."""

    CLOSED = "closed"
    OPEN = "open"
    HALF_OPEN = "half_open"


class Breaker:
    """Guards calls to one peer. `cool_down` and `max_outage` in seconds."""

    def __init__(
        self,
        clock: Clock,
        *,
        failures: int = 5,
        cool_down: float = 15.0,
        max_outage: float = 300.0,
    ) -> None:
        self._clock = clock
        self._limit = failures
        self._cool_down = cool_down
        self._max_outage = max_outage
        self._failures = 0
        self._state = BreakerState.CLOSED
        self._probe_at = 0.0
        self._down_since: float | None = None
        self._changed = anyio.Event()

    @property
    def state(self) -> BreakerState:
        """Closed, open or half open."""
        return self._state

    @property
    def down_for(self) -> float:
        """Seconds since it opened; 0 while closed."""
        return 0.0 if self._down_since is None else self._clock.monotonic() - self._down_since

    @property
    def patient(self) -> bool:
        """Whether a call should still wait for the peer: it is down, but not for too long."""
        return self._state is not BreakerState.CLOSED and self.down_for < self._max_outage

    @property
    def admits(self) -> bool:
        """Whether a call would be let through now: closed, or due for a probe.

        Who pauses a source on an open breaker asks this, not the state: with nobody left to
        probe, an open breaker would stay open for ever.
        """
        if self._state is BreakerState.OPEN:
            return self._clock.monotonic() >= self._probe_at
        return self._state is BreakerState.CLOSED

    async def ready(self) -> None:
        """Return when a call would be let through."""
        while not self.admits:
            await self._wait()

    async def _wait(self) -> None:
        if self._state is BreakerState.OPEN:
            await self._clock.sleep(self._probe_at - self._clock.monotonic())
        else:
            await self._changed.wait()

    @asynccontextmanager
    async def attempt(self) -> AsyncIterator[None]:
        """Wait for a turn, then count what the body does.

        A Transient is a failure. Unauthorised opens at once: every call would end so until
        somebody mends the credentials. A return, and any other Permanent (the peer is there
        and said no), is a success; a cancelled probe gives its turn to another. Raises
        Unavailable when the peer has been away for `max_outage` and it is not our probe.
        """
        while not self._enter():
            if self.down_for >= self._max_outage:
                raise Unavailable("the peer has been away for too long")
            await self._wait()
        settled = False
        try:
            yield
        except Transient as error:
            settled = True
            self._failed(error.retry_after or 0.0)
            raise
        except Unauthorised:
            settled = True
            self._failed(0.0, at_once=True)
            raise
        except SidecarError:
            settled = True
            self._succeeded()
            raise
        else:
            settled = True
            self._succeeded()
        finally:
            if not settled and self._state is BreakerState.HALF_OPEN:
                self._move(BreakerState.OPEN)

    def _enter(self) -> bool:
        if not self.admits:
            return False
        if self._state is BreakerState.OPEN:
            self._move(BreakerState.HALF_OPEN)
        return True

    def _succeeded(self) -> None:
        self._failures = 0
        self._down_since = None
        if self._state is not BreakerState.CLOSED:
            self._move(BreakerState.CLOSED)

    def _failed(self, asked: float, *, at_once: bool = False) -> None:
        self._failures += 1
        closed = self._state is BreakerState.CLOSED
        if closed and self._failures < self._limit and not at_once:
            return
        now = self._clock.monotonic()
        self._probe_at = now + max(self._cool_down, asked)
        if self._down_since is None:
            self._down_since = now
        self._move(BreakerState.OPEN)

    def _move(self, state: BreakerState) -> None:
        self._state = state
        self._changed.set()
        self._changed = anyio.Event()
