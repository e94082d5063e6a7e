"""The equation: received = sum(dispositions) + in flight, at every instant.

The three numbers are kept apart on purpose (a counter, counters, a set of what is alive),
so that the equation can fail when somebody drops a unit without a word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from sidecar.domain.outcomes import Disposition


@dataclass(frozen=True, slots=True)
class Balance:
    """One consistent reading of the account."""

    received: int
    dispositions: Mapping[Disposition, int]
    in_flight: int

    @property
    def holds(self) -> bool:
        """Whether everything received is accounted for."""
        return self.received == sum(self.dispositions.values()) + self.in_flight


class Account:
    """Counts units in, and out by disposition; each exactly once."""

    def __init__(self) -> None:
        self._received = 0
        self._dispositions: Counter[Disposition] = Counter()
        self._live: set[Hashable] = set()

    def receive(self, key: Hashable) -> None:
        """A unit came in. Raises RuntimeError if it is in already."""
        if key in self._live:
            raise RuntimeError("a unit was received twice")
        self._received += 1
        self._live.add(key)

    def replace(self, key: Hashable, by: Sequence[Hashable]) -> None:
        """A trace turned out to hold these units (at least one)."""
        self._live.remove(key)
        self._received -= 1
        for unit in by:
            self.receive(unit)

    def settle(self, key: Hashable, disposition: Disposition) -> None:
        """A unit got its disposition. Raises KeyError if it is not in flight."""
        self._live.remove(key)
        self._dispositions[disposition] += 1

    def balance(self) -> Balance:
        """Read all three numbers at once (single thread, no await between them)."""
        return Balance(self._received, dict(self._dispositions), len(self._live))
