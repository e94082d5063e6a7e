"""From the outbox to the score store: bounded pushes, patient retries, nothing lost.

A verdict cost money, so a score leaves the outbox only when the store has answered for it:
accepted, or refused for good. Everything else (away, throttled, wrong keys, wrong address)
keeps the whole outbox and tries again later.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random, SystemRandom

import anyio

from sidecar.delivery.scores import criterion_of
from sidecar.domain.errors import Refused, SidecarError, Throttled, Transient, Unauthorised
from sidecar.domain.events import PushFailed, ScorePushed, Warned
from sidecar.domain.verdicts import Receipt
from sidecar.ports import Clock, Events, Ledger, Scores


@dataclass(frozen=True, slots=True)
class PublishLimits:
    """How much at once and how patiently; times in seconds.

    The pause after the n-th failure in a row is uniform in [0, min(cap, base * 2^(n-1))],
    or what the store asked for, where that is longer. `refused_pause` follows a refusal of
    our keys or of our whole request, which only a person can mend. `failures` in a row
    open the breaker.
    """

    batch: int = 100
    failures: int = 3
    base: float = 0.5
    cap: float = 60.0
    refused_pause: float = 60.0


class Publisher:
    """Drains a ledger's outbox to a score store.

    `delivered` is called with the ids the store has answered for, after the ledger knows:
    the pipeline acknowledges their deliveries then.
    """

    def __init__(
        self,
        scores: Scores,
        ledger: Ledger,
        events: Events,
        clock: Clock,
        *,
        delivered: Callable[[Sequence[str]], None],
        limits: PublishLimits | None = None,
        random: Random | None = None,
    ) -> None:
        self._scores = scores
        self._ledger = ledger
        self._events = events
        self._clock = clock
        self._delivered = delivered
        self._limits = limits or PublishLimits()
        self._random = random or SystemRandom()
        self._size = self._limits.batch
        self._trying = 0
        self._failures = 0
        self._stuck = False
        self._wake = anyio.Event()
        self._hurry = anyio.Event()
        self._drained = anyio.Event()
        self._moved = anyio.Event()

    @property
    def open(self) -> bool:
        """Whether the store has been away for several pushes: take nothing new in."""
        return self._stuck or self._failures >= self._limits.failures

    async def closed(self) -> None:
        """Return when the breaker is closed; needs `run`."""
        while self.open:
            await self._moved.wait()

    def wake(self) -> None:
        """Say that the outbox has something new."""
        self._wake.set()

    async def drain(self, deadline: float) -> bool:
        """Return True once the outbox is empty, False at `deadline` (monotonic seconds).

        A pause between tries is cut short once; what the store asked for is waited for.
        Needs `run`.
        """
        self._drained = drained = anyio.Event()
        self._hurry.set()
        self.wake()
        await self._first(drained, deadline - self._clock.monotonic())
        return drained.is_set()

    async def run(self) -> None:
        """Push until cancelled; what was pushed but not yet written down is pushed again."""
        while True:
            # Made before the look, so that what arrives during it is not slept through.
            self._wake = anyio.Event()
            self._trying = 0
            try:
                pushed = await self._push()
            except (Transient, Unauthorised, Refused) as error:
                await self._after(error)
                continue
            self._recovered()
            if not pushed and not self._wake.is_set():
                self._drained.set()
                await self._wake.wait()

    async def _push(self) -> int:
        """Push some of the outbox; returns how many scores the store answered for."""
        batch = await self._ledger.outbox(self._size)
        self._trying = len(batch)
        if not batch:
            return 0
        receipts = list(zip(batch, await self._scores.put(batch), strict=True))
        for score, receipt in receipts:
            if score.replaces and receipt is Receipt.ACCEPTED:
                # After its successor is in: a crash between leaves one too many, not none.
                await self._scores.delete(score.replaces)
        await self._ledger.delivered([(score.id, receipt) for score, receipt in receipts])
        for score, receipt in receipts:
            self._events.emit(ScorePushed(criterion_of(score.name), receipt))
        self._delivered([score.id for score in batch])
        return len(batch)

    async def _after(self, error: Transient | Unauthorised | Refused) -> None:
        """Count a failure and wait before the next try."""
        self._failures += 1
        self._events.emit(PushFailed(self._trying, type(error).__name__.lower()))
        if not isinstance(error, Transient):
            if not self._stuck:
                self._warn(error)
            self._stuck = True
            await self._pause(self._limits.refused_pause, 0.0)
            return
        if not isinstance(error, Throttled):
            # A body that never arrives whole may arrive in halves.
            self._size = max(1, self._size // 2)
        # 2^20 is past every cap; the exponent of a long outage must not overflow.
        ceiling = min(self._limits.cap, self._limits.base * 2.0 ** min(self._failures - 1, 20))
        await self._pause(self._random.uniform(0.0, ceiling), error.retry_after or 0.0)

    def _warn(self, error: SidecarError) -> None:
        code = "keys_refused" if isinstance(error, Unauthorised) else "push_refused"
        detail = f"{error}; scores wait in the outbox until this is mended"
        self._events.emit(Warned(code, detail))

    def _recovered(self) -> None:
        self._failures = 0
        self._stuck = False
        self._size = min(self._limits.batch, self._size * 2)
        self._moved.set()
        self._moved = anyio.Event()

    async def _pause(self, ours: float, asked: float) -> None:
        """Wait `ours`, cut short by `drain`, but never less than `asked`."""
        until = self._clock.monotonic() + asked
        self._hurry = anyio.Event()
        await self._first(self._hurry, max(ours, asked))
        rest = until - self._clock.monotonic()
        if rest > 0:
            await self._clock.sleep(rest)

    async def _first(self, event: anyio.Event, seconds: float) -> None:
        """Wait for an event or for `seconds` on the clock, whichever comes first."""

        async def expire() -> None:
            await self._clock.sleep(max(0.0, seconds))
            tasks.cancel_scope.cancel()

        async with anyio.create_task_group() as tasks:
            tasks.start_soon(expire)
            await event.wait()
            tasks.cancel_scope.cancel()
