"""Small stand-ins for the ports; they keep the contracts that sidecar/ports.py states."""

from __future__ import annotations

import heapq
import itertools
from collections import deque
from typing import TypeVar

import anyio
from anyio.lowlevel import checkpoint

from sidecar.domain.errors import Saturated, SidecarError
from sidecar.domain.events import Event
from sidecar.domain.spans import Delivery
from sidecar.ports import Admitted

E = TypeVar("E")

_TURNS = 50
"""Turns of the event loop after a wake-up: enough for a chain of tasks to hand on and block."""


class FakeClock:
    """Time that moves only when a test says so; sleepers wake in order, each at its instant."""

    def __init__(self, now: float = 1_760_000_000.0, monotonic: float = 1_000.0) -> None:
        self._wall_offset = now - monotonic
        self._monotonic = monotonic
        self._order = itertools.count()
        self._sleepers: list[tuple[float, int, anyio.Event]] = []
        self._slept = anyio.Event()

    def now(self) -> float:
        """Seconds since the epoch."""
        return self._monotonic + self._wall_offset

    def monotonic(self) -> float:
        """Seconds that never go back."""
        return self._monotonic

    async def sleep(self, seconds: float) -> None:
        """Wait until `advance` has carried time past the deadline."""
        if seconds <= 0:
            await checkpoint()
            return
        entry = (self._monotonic + seconds, next(self._order), anyio.Event())
        heapq.heappush(self._sleepers, entry)
        self._slept.set()
        self._slept = anyio.Event()
        try:
            await entry[2].wait()
        finally:
            if entry in self._sleepers:  # cancelled
                self._sleepers.remove(entry)
                heapq.heapify(self._sleepers)

    @property
    def sleepers(self) -> int:
        """Tasks now waiting for time to pass."""
        return len(self._sleepers)

    async def until_sleeping(self, count: int = 1) -> None:
        """Return once at least `count` tasks wait for time to pass."""
        while len(self._sleepers) < count:
            await self._slept.wait()

    async def advance(self, seconds: float) -> None:
        """Move time on; what wakes runs until it blocks again before time goes further."""
        await settle()
        end = self._monotonic + seconds
        while self._sleepers and self._sleepers[0][0] <= end:
            deadline, _, event = heapq.heappop(self._sleepers)
            self._monotonic = max(self._monotonic, deadline)
            event.set()
            await settle()
        self._monotonic = end
        await settle()

    def jump_wall(self, seconds: float) -> None:
        """Set the wall clock on or back, as an operator or NTP does; ageing must not notice."""
        self._wall_offset += seconds


async def settle() -> None:
    """Let every ready task run until it waits; sockets and threads are not waited for."""
    for _ in range(_TURNS):
        await checkpoint()


class ListEvents:
    """Keeps what was emitted, in order."""

    def __init__(self) -> None:
        self.all: list[Event] = []
        self._came = anyio.Event()

    def emit(self, event: Event) -> None:
        """Take one event."""
        self.all.append(event)
        self._came.set()

    async def until(self, kind: type[object], count: int) -> None:
        """Return once at least `count` events of one type have come."""
        while sum(isinstance(event, kind) for event in self.all) < count:
            self._came = anyio.Event()
            await self._came.wait()

    def of(self, kind: type[E]) -> list[E]:
        """Return the events of one type, oldest first."""
        return [event for event in self.all if isinstance(event, kind)]


class FakeDoor:
    """A pipeline's door that admits everything, or answers what a test queued.

    Deliveries are not acknowledged by themselves: call `ack_all`, or a delivery's own `ack`.
    """

    def __init__(self) -> None:
        self.admitted: list[Delivery] = []
        self.lost: list[frozenset[tuple[str, int]]] = []
        self.silences: list[tuple[str, bool]] = []
        self._answers: deque[Admitted | SidecarError] = deque()
        self._arrived = anyio.Event()
        self._room = anyio.Event()
        self._room.set()

    def answer(self, *answers: Admitted | SidecarError) -> None:
        """Queue what the next calls of `admit` return or raise, in order."""
        self._answers.extend(answers)

    def fill(self) -> None:
        """Be full: `admit` raises Saturated until `empty`."""
        self._room = anyio.Event()

    def empty(self) -> None:
        """Have room again."""
        self._room.set()

    async def admit(self, delivery: Delivery) -> Admitted:
        """Take a delivery, or do what was queued."""
        await checkpoint()
        if not self._room.is_set():
            raise Saturated("full", retry_after=1.0)
        answer = self._answers.popleft() if self._answers else Admitted(spans=1)
        if isinstance(answer, SidecarError):
            raise answer
        self.admitted.append(delivery)
        self._arrived.set()
        self._arrived = anyio.Event()
        return answer

    async def room(self) -> None:
        """Return when `empty` was called."""
        await self._room.wait()

    async def revoked(self, partitions: frozenset[tuple[str, int]]) -> None:
        """Remember which partitions went away."""
        self.lost.append(partitions)

    def caught_up(self, source: str, caught_up: bool) -> None:
        """Remember what was said about silence."""
        self.silences.append((source, caught_up))

    async def until(self, count: int) -> None:
        """Return once `count` deliveries were admitted in all."""
        while len(self.admitted) < count:
            await self._arrived.wait()

    def ack_all(self) -> None:
        """Acknowledge every admitted delivery, in order, and forget them."""
        deliveries, self.admitted = self.admitted, []
        for delivery in deliveries:
            delivery.ack()
