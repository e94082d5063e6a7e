"""What the status page shows; handed in by whoever composes the process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from sidecar.domain.outcomes import Disposition
from sidecar.domain.verdicts import JudgeIdentity
from sidecar.runtime.account import Balance


@dataclass(frozen=True, slots=True)
class Status:
    """One reading of the process: numbers, ids and enums, no text of any trace."""

    version: str
    state: str
    paused: bool
    balance: Balance
    verdicts: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Criterion, then verdict, to a count."""
    judges: Mapping[str, JudgeIdentity] = field(default_factory=dict)
    """By criterion."""

    @property
    def dispositions(self) -> tuple[tuple[Disposition, int], ...]:
        """Dispositions that occurred, in the order of their definition."""
        counted = self.balance.dispositions
        return tuple((each, counted[each]) for each in Disposition if counted.get(each))

    @property
    def verdict_names(self) -> tuple[str, ...]:
        """Verdicts that occurred; pass and fail are always there."""
        seen = {name for row in self.verdicts.values() for name in row}
        return ("pass", "fail", *sorted(seen - {"pass", "fail"}))


def as_json(status: Status) -> dict[str, object]:
    """Return the page's content as JSON values."""
    return {
        "version": status.version,
        "state": status.state,
        "paused": status.paused,
        "received": status.balance.received,
        "in_flight": status.balance.in_flight,
        "dispositions": {str(name): count for name, count in status.dispositions},
        "adds_up": status.balance.holds,
        "verdicts": {name: dict(row) for name, row in status.verdicts.items()},
        "judges": {name: asdict(judge) for name, judge in status.judges.items()},
    }
