"""Time as a stream of traces has it: only silence that was the agents' own counts."""

from __future__ import annotations


class Tide:
    """A stream's time: seconds of silence that were the agents' own."""

    def __init__(self, now: float) -> None:
        self._since = now
        self._banked = 0.0
        self._running = True
        self._record: float | None = None

    def at(self, now: float) -> float:
        """Seconds that counted so far."""
        return self._banked + (max(0.0, now - self._since) if self._running else 0.0)

    def run(self, running: bool, now: float) -> None:
        """Count our own clock or not; saying the same twice is harmless."""
        self._banked = self.at(now)
        self._since = now
        self._running = running

    def read(self, recorded_at: float) -> None:
        """Move with a record of the backlog; `recorded_at` in seconds since the epoch."""
        if not self._running and self._record is not None:
            self._banked += max(0.0, recorded_at - self._record)
        self._record = max(self._record or recorded_at, recorded_at)
