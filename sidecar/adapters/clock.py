"""The real clock: the one place where the process asks the time."""

from __future__ import annotations

import time

import anyio


class SystemClock:
    """Wall clock and monotonic clock of the machine."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return time.time()  # noqa: TID251 - this is the Clock port's own adapter

    def monotonic(self) -> float:
        """Seconds since an arbitrary start."""
        return time.monotonic()  # noqa: TID251 - this is the Clock port's own adapter

    async def sleep(self, seconds: float) -> None:
        """Wait on the event loop."""
        await anyio.sleep(seconds)
