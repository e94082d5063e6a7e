"""So many bodies are read at once, and nobody who reads slowly can keep the others out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import anyio

PATIENCE: Final = 1.0
"""Seconds a sender may take for its body while others wait for its place."""


class Places:
    """`number` places for senders; whoever holds one may read until `longest` seconds passed.

    The last to wait is the first to get a place: while many senders hang, only they wait long.
    """

    def __init__(self, number: int, *, longest: float) -> None:
        self._free = number
        self._longest = longest
        self._waiting: list[anyio.Event] = []
        self._reads: dict[anyio.CancelScope, float] = {}
        """Bodies now arriving and since when, oldest first."""

    @property
    def reads(self) -> int:
        """Bodies now arriving."""
        return len(self._reads)

    async def take(self) -> bool:
        """Wait for a place, `longest` seconds at most; says whether there was one."""
        if self._free:
            self._free -= 1
            return True
        turn = anyio.Event()
        self._waiting.append(turn)
        try:
            with anyio.move_on_after(self._longest):
                while not turn.is_set():
                    with anyio.move_on_after(self._make_room()):
                        await turn.wait()
        except anyio.get_cancelled_exc_class():
            if turn.is_set():
                self.give()
            raise
        finally:
            if not turn.is_set():
                self._waiting.remove(turn)
        return turn.is_set()

    def give(self) -> None:
        """Let go of a place that was taken."""
        if self._waiting:
            self._waiting.pop().set()
        else:
            self._free += 1

    @contextmanager
    def reading(self) -> Iterator[anyio.CancelScope]:
        """Read within the block; its scope is cancelled when the time is over."""
        with anyio.move_on_after(self._longest) as scope:
            self._reads[scope] = anyio.current_time()
            try:
                yield scope
            finally:
                self._reads.pop(scope, None)

    def stop_reading(self) -> None:
        """Cancel every read under way."""
        for scope in self._reads:
            scope.cancel()

    def _make_room(self) -> float:
        """Send the slowest sender away if its time is over; returns seconds to wait then."""
        if not self._reads:
            return PATIENCE
        slowest, since = next(iter(self._reads.items()))
        left = since + PATIENCE - anyio.current_time()
        if left > 0:
            return left
        del self._reads[slowest]  # whoever else waits sends another one away
        slowest.cancel()
        return PATIENCE
