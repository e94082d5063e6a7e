"""The event loop's pulse: how late it runs, and whether it still beats."""

from __future__ import annotations

from collections import deque
from typing import Final

from sidecar.ports import Clock

_WINDOW: Final = 30
"""Beats whose worst lag is shown: 15 s at the default interval, about one scrape."""


class Heartbeat:
    """Wakes every `interval` seconds and measures by how much it was late."""

    def __init__(self, clock: Clock, *, interval: float = 0.5) -> None:
        self._clock = clock
        self._interval = interval
        self._lags: deque[float] = deque(maxlen=_WINDOW)
        self._beat_at = clock.monotonic()

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            self._beat_at = self._clock.monotonic()
            await self._clock.sleep(self._interval)
            late = self._clock.monotonic() - self._beat_at - self._interval
            self._lags.append(max(0.0, late))

    @property
    def lag(self) -> float:
        """Worst lag of the last beats, in seconds; 0 before the first."""
        return max(self._lags, default=0.0)

    def alive(self, within: float = 30.0) -> bool:
        """Whether it has beaten in the last `within` seconds."""
        return self._clock.monotonic() - self._beat_at <= within
