"""What may go wrong with the store on request: the next N requests to a path misbehave."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import anyio

INGESTION: Final = "/api/public/ingestion"


class Kind(StrEnum):
    """How a request goes wrong."""

    THROTTLE = "throttle"
    """429 with Retry-After and the limiter's headers."""
    FAIL = "fail"
    """500 as with the bucket away: nothing is stored."""
    CUT = "cut"
    """The connection is closed without an answer; nothing is stored."""
    HANG = "hang"
    """No answer until `release`; nothing is stored."""
    SWALLOW = "swallow"
    """Stored, but the answer comes only after `release`, as with a hung queue."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One kind of failure; `retry_after` in seconds, for THROTTLE."""

    kind: Kind
    path: str
    retry_after: int = 60


class Faults:
    """Faults waiting for their requests, first in, first out for each path."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Fault]] = {}
        self._always: dict[str, Fault] = {}
        self._released = anyio.Event()

    def add(
        self,
        kind: Kind,
        times: int | None = 1,
        *,
        path: str = INGESTION,
        retry_after: int = 60,
    ) -> None:
        """Let the next `times` requests to `path` go wrong; None: all until `clear`."""
        fault = Fault(kind, path, retry_after)
        if times is None:
            self._always[path] = fault
        else:
            self._waiting.setdefault(path, deque()).extend([fault] * times)

    def clear(self) -> None:
        """Forget what has not gone wrong yet, and release what hangs."""
        self._waiting.clear()
        self._always.clear()
        self.release()

    def release(self) -> None:
        """Let hanging requests go on."""
        self._released.set()
        self._released = anyio.Event()

    def next(self, path: str) -> Fault | None:
        """Take the fault that this request meets, if any."""
        waiting = self._waiting.get(path)
        return waiting.popleft() if waiting else self._always.get(path)

    async def hang(self) -> None:
        """Wait for the next `release`."""
        await self._released.wait()
