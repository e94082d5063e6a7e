"""Where a partition may be committed: after the last offset before which all is finished."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ticket:
    """One offset of one assignment; hand it back to `Watermark.finish`."""

    epoch: int
    offset: int


class Watermark:
    """Tracks one partition's offsets, which begin in order and finish in any.

    Every assignment of the partition is an epoch: what began in an older one may have been
    read again by somebody else, so finishing it changes nothing. Offsets may have holes
    (compaction, transaction markers). All operations are O(1).
    """

    def __init__(self) -> None:
        self._epoch = 0
        self._last: int | None = None
        self._unfinished: OrderedDict[int, None] = OrderedDict()

    @property
    def epoch(self) -> int:
        """The current assignment, counted from 0."""
        return self._epoch

    @property
    def committable(self) -> int | None:
        """The next offset to read after a crash: lowest unfinished, else last + 1.

        None while nothing began in this epoch.
        """
        if self._unfinished:
            return next(iter(self._unfinished))
        return None if self._last is None else self._last + 1

    @property
    def unfinished(self) -> int:
        """How many offsets began and have not finished."""
        return len(self._unfinished)

    @property
    def gap(self) -> int:
        """Offsets from the lowest unfinished to the last begun: what a crash reads again."""
        if not self._unfinished or self._last is None:
            return 0
        return self._last + 1 - next(iter(self._unfinished))

    def add(self, offset: int) -> Ticket:
        """Begin `offset`; raises ValueError unless it is above every one of this epoch."""
        if offset < 0 or (self._last is not None and offset <= self._last):
            raise ValueError(f"offset {offset} does not follow {self._last}")
        self._last = offset
        self._unfinished[offset] = None
        return Ticket(self._epoch, offset)

    def finish(self, ticket: Ticket) -> bool:
        """Finish what began with `ticket`; False if stale or finished before."""
        if ticket.epoch != self._epoch or ticket.offset not in self._unfinished:
            return False
        del self._unfinished[ticket.offset]
        return True

    def renew(self) -> None:
        """Begin a new epoch: the partition was revoked, nothing of it is ours any more."""
        self._epoch += 1
        self._last = None
        self._unfinished.clear()
