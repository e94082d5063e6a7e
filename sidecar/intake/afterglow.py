"""Spans of judged traces, kept for their late window: a late one can be read beside them.

Bounded by the room the assembler leaves; when there is none the oldest go first, counted.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol, TypeVar


class Sized(Protocol):
    """What glows has an id and a size in bytes."""

    trace_id: str
    size: int


T = TypeVar("T", bound=Sized)


class Afterglow(OrderedDict[str, tuple[float, T]]):
    """Traces by id, each with the instant (monotonic seconds) at which its window ends."""

    def __init__(self, late_window: float) -> None:
        super().__init__()
        self._late_window = late_window
        self.size = 0
        """Bytes held."""
        self.evicted = 0
        """Traces that went before their window ended."""

    def keep(self, trace: T, now: float, room: float) -> None:
        """Keep a trace; what is past its window, or more than `room` bytes, goes."""
        self.take(trace.trace_id)
        self[trace.trace_id] = (now + self._late_window, trace)
        self.size += trace.size
        while self:
            until, oldest = next(iter(self.values()))
            if until > now and self.size <= room:
                break
            self.evicted += until > now
            self.take(oldest.trace_id)

    def take(self, trace_id: str) -> T | None:
        """Take a trace out, if it is still here."""
        if trace_id not in self:
            return None
        _, trace = self.pop(trace_id)
        self.size -= trace.size
        return trace
