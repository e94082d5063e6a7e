"""One acknowledgement for many traces: the last one settled acknowledges the delivery."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(slots=True, eq=False)
class Ticket:
    """A delivery's outstanding traces.

    Starts held by its maker (`pending` 1), so that nothing settled while it is being handed
    out acknowledges it early; the maker lets go with `settle` like everybody else. Unsettled
    until told: a trace that is dropped without a word leaves the offset uncommitted.
    """

    ack: Callable[[], None]
    partition: tuple[str, int] | None = None
    pending: int = 1

    def hold(self) -> None:
        """One more trace depends on this delivery."""
        self.pending += 1

    def settle(self) -> None:
        """One of its holders is finished. Raises RuntimeError when settled too often."""
        self.pending -= 1
        if self.pending == 0:
            self.ack()
        elif self.pending < 0:
            raise RuntimeError("a delivery was settled more often than it was held")
