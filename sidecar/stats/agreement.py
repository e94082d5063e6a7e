"""How far a judge agrees with a human on binary labels; positive = pass.

Kappa alone misleads where one label is rare (p_o = .90 gives .80, .44 or -.05), so its
companions stand beside it: the table, its marginals, p_o, PABAK and Gwet's AC1.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from sidecar.stats.proportions import Interval

Floats = npt.NDArray[np.float64]

DRAWS = 4_000
SEED = 20_260_501
"""Fixed: the same table has the same interval on every machine, and a record can be checked."""


@dataclass(frozen=True, slots=True)
class Table:
    """Judge by human: a = both pass, b = judge pass and human fail (the FALSE PASS),
    c = judge fail and human pass, d = both fail.
    """  # noqa: D205

    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0

    @classmethod
    def of(cls, pairs: Iterable[tuple[bool, bool]]) -> Table:
        """Count (judge passed, human passed) pairs."""
        counts = {(True, True): 0, (True, False): 0, (False, True): 0, (False, False): 0}
        for pair in pairs:
            counts[pair] += 1
        return cls(*counts.values())

    @property
    def n(self) -> int:
        """Cases counted."""
        return self.a + self.b + self.c + self.d

    @property
    def judge_passes(self) -> int:
        """Cases the judge passed: what the false-pass share is a share of."""
        return self.a + self.b

    @property
    def human_passes(self) -> int:
        """Cases the human passed."""
        return self.a + self.c

    @property
    def human_fails(self) -> int:
        """Cases the human failed: what the false-pass rate is a rate of."""
        return self.b + self.d

    @property
    def cells(self) -> tuple[int, int, int, int]:
        """The four counts in order."""
        return self.a, self.b, self.c, self.d

    @property
    def sensitivity(self) -> float | None:
        """Share of the human's passes that the judge passes; None without any."""
        return self.a / self.human_passes if self.human_passes else None

    @property
    def specificity(self) -> float | None:
        """Share of the human's fails that the judge fails; None without any."""
        return self.d / self.human_fails if self.human_fails else None


def observed_agreement(table: Table) -> float | None:
    """Return p_o = (a + d) / n; None for an empty table."""
    return (table.a + table.d) / table.n if table.n else None


def chance_agreement(table: Table) -> float | None:
    """Return Cohen's p_e from both marginals; None for an empty table."""
    if not table.n:
        return None
    judge, human = table.judge_passes / table.n, table.human_passes / table.n
    return judge * human + (1 - judge) * (1 - human)


def kappa(table: Table) -> float | None:
    """Return Cohen's kappa; None where it is undefined (no case, or p_e = 1: one label only)."""
    return _kappa_of(table.cells)


def _kappa_of(cells: tuple[int, int, int, int]) -> float | None:
    a, b, c, d = cells
    # In whole numbers: p_e = 1 must not hide behind a rounding error.
    expected = (a + b) * (a + c) + (c + d) * (b + d)
    n = sum(cells)
    if n == 0 or expected == n * n:
        return None
    return (n * (a + d) - expected) / (n * n - expected)


def kappa_draws(table: Table, *, effect: float = 1.0, draws: int = DRAWS) -> Floats:
    """Return sorted draws of kappa over Dirichlet(counts / effect + 1/2).

    `effect`: the design effect of clusters, 1 for none. Seeded.
    """
    counts = np.asarray(table.cells, dtype=np.float64) / effect + 0.5
    # A stream of its own for each call: the result depends on the table alone.
    p = np.random.default_rng(SEED).dirichlet(counts, draws)
    observed = p[:, 0] + p[:, 3]
    judge, human = p[:, 0] + p[:, 1], p[:, 0] + p[:, 2]
    expected = judge * human + (1 - judge) * (1 - human)
    return np.sort((observed - expected) / (1 - expected))


def kappa_interval(table: Table, *, effect: float = 1.0, confidence: float = 0.95) -> Interval:
    """Return kappa with the quantiles of `kappa_draws`: the interval to publish.

    Where kappa is undefined its value is None; the bounds, [-1, 1] for no case, still say
    what the counts leave possible.
    """
    if not table.n:
        return Interval(None, -1.0, 1.0)
    tail = (1 - confidence) / 2
    lower, upper = np.quantile(kappa_draws(table, effect=effect), [tail, 1 - tail])
    return Interval(kappa(table), float(lower), float(upper))


def kappa_lower(table: Table, alpha: float, *, effect: float = 1.0) -> float:
    """Return the lower bound to gate on at a one-sided risk of `alpha`; -1 for no case."""
    return float(np.quantile(kappa_draws(table, effect=effect), alpha)) if table.n else -1.0


def pabak(table: Table) -> float | None:
    """Return 2 p_o - 1, kappa adjusted for prevalence and bias; None for an empty table."""
    observed = observed_agreement(table)
    return None if observed is None else 2 * observed - 1


def ac1(table: Table) -> float | None:
    """Return Gwet's AC1, chance agreement 2 p (1 - p) at the mean marginal p; None if empty."""
    observed = observed_agreement(table)
    if observed is None:
        return None
    p = (table.judge_passes + table.human_passes) / (2 * table.n)
    expected = 2 * p * (1 - p)
    return (observed - expected) / (1 - expected)


def kappa_influence(pairs: Floats, table: Table) -> Floats:
    """Return each case's influence on kappa, for clustered variances.

    `pairs`: n x 2 of 0/1 (judge, human) that make up `table`. The influences sum to 0, and
    the sum of their squares over n^2 is the squared large-sample standard error. Zeros
    where kappa is undefined.
    """
    value, expected = kappa(table), chance_agreement(table)
    if value is None or expected is None:
        return np.zeros(len(pairs))
    judge, human = pairs[:, 0], pairs[:, 1]
    p, q = table.judge_passes / table.n, table.human_passes / table.n
    agreed = (judge == human).astype(np.float64)
    observed = agreed.mean()
    chance = (judge - p) * (2 * q - 1) + (human - q) * (2 * p - 1)
    influence: Floats = ((agreed - observed) * (1 - expected) - (1 - observed) * chance) / (
        1 - expected
    ) ** 2
    return influence
