"""A shadow beside the live criterion, on the same traffic: where a new rubric or judge differs.

Agreement with the live judge is no accuracy: both may be wrong together. What it shows is
how much would move on the day of the change, and on which traces to look.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sidecar.offline.measure import DECIDED
from sidecar.stats.agreement import Table, kappa_interval, observed_agreement
from sidecar.stats.paired import mcnemar_exact
from sidecar.stats.proportions import Interval

MOST_SHOWN: Final = 50


@dataclass(frozen=True, slots=True)
class Pair:
    """One unit, as the live criterion and its shadow decided it."""

    trace_id: str
    stratum: str
    live: str
    shadow: str

    @property
    def decided(self) -> tuple[bool, bool] | None:
        """(shadow passed, live passed); None where either did not decide."""
        shadow, live = DECIDED.get(self.shadow), DECIDED.get(self.live)
        return None if shadow is None or live is None else (shadow, live)


@dataclass(frozen=True, slots=True)
class Beside:
    """Agreement of a shadow with the live criterion; in `table` the live one is the human.

    `p_value`: exact McNemar, whether one passes more. `differ`: traces to look at.
    """

    units: int
    table: Table
    kappa: Interval
    p_value: float
    differ: tuple[Pair, ...]
    strata: tuple[tuple[str, Table], ...]

    def as_json(self) -> dict[str, Any]:
        """Return every number, and at most 50 traces that differ."""
        return {
            "units": self.units,
            "n": self.table.n,
            **_counts(self.table),
            "p_o": observed_agreement(self.table),
            "kappa": {
                "value": self.kappa.value,
                "lower": self.kappa.lower,
                "upper": self.kappa.upper,
            },
            "mcnemar_p": self.p_value,
            "strata": [{"stratum": name, "n": t.n, **_counts(t)} for name, t in self.strata],
            "differ": [
                {"trace_id": p.trace_id, "live": p.live, "shadow": p.shadow}
                for p in self.differ[:MOST_SHOWN]
            ],
        }

    def lines(self) -> Sequence[str]:
        """Return what a person reads first."""
        if not self.table.n:
            return [f"{self.units} units judged by both, none decided by both: nothing to compare"]
        agreed = observed_agreement(self.table) or 0.0
        first = f"{self.table.n} of {self.units} units decided by both, {agreed:.1%} alike"
        moved = f"only the shadow passes {self.table.b}, only the live one {self.table.c}"
        return [first, f"{moved} (p = {self.p_value:.3f} that neither passes more)"]


def beside(pairs: Sequence[Pair]) -> Beside:
    """Compare a shadow with the live criterion on the units both were heard on."""
    table = Table.of(pair.decided for pair in pairs if pair.decided is not None)
    names = sorted({pair.stratum for pair in pairs})
    return Beside(
        units=len(pairs),
        table=table,
        kappa=kappa_interval(table),
        p_value=mcnemar_exact(table.b, table.c),
        differ=tuple(pair for pair in pairs if pair.live != pair.shadow),
        strata=tuple(
            (name, Table.of(p.decided for p in pairs if p.stratum == name and p.decided))
            for name in names
        ),
    )


def _counts(table: Table) -> dict[str, int]:
    return {
        "both_pass": table.a,
        "only_shadow_passes": table.b,
        "only_live_passes": table.c,
        "both_fail": table.d,
    }
