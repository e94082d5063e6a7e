"""What the intervals promise, held against drawn data: each covers as often as it says."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from sidecar.stats.acceptance import Production
from sidecar.stats.agreement import Table, kappa, kappa_interval
from sidecar.stats.clusters import design_effect
from sidecar.stats.proportions import Interval, clopper_pearson, jeffreys, wilson

GRID = (0.005, 0.02, 0.05, 0.1, 0.3, 0.5)


def exact_coverage(interval: Callable[[float, float], Interval], n: int, p: float) -> float:
    """P(the interval holds p), summed over every count: no drawing needed."""
    from scipy.stats import binom  # noqa: PLC0415 - slow to import

    found = [interval(k, n) for k in range(n + 1)]
    held = np.array([i.lower <= p <= i.upper for i in found])
    return float(binom.pmf(np.arange(n + 1), n, p)[held].sum())


@pytest.mark.parametrize("n", [50, 100, 400])
def test_intervals_of_a_share_cover(n: int) -> None:
    """Clopper-Pearson at least .95 at every p; Wilson and Jeffreys .93-.97 on the mean."""
    exact = [exact_coverage(clopper_pearson, n, p) for p in GRID]
    assert min(exact) >= 0.95
    grid = np.linspace(0.02, 0.98, 60)
    for interval in (wilson, jeffreys):
        mean = np.mean([exact_coverage(interval, n, float(p)) for p in grid])
        assert 0.93 <= mean <= 0.97


@pytest.mark.parametrize("n", [50, 100, 400])
def test_the_dirichlet_interval_of_kappa_covers(n: int) -> None:
    """2,000 tables a size from a judge of Se .95, Sp .85 where 90%, 75%, 50% pass."""
    rng = np.random.default_rng(7)
    covered = []
    for q in (0.9, 0.75, 0.5):
        p = np.array([q * 0.95, (1 - q) * 0.15, q * 0.05, (1 - q) * 0.85])
        true = kappa(Table(*(int(x) for x in np.round(p * 1_000_000))))
        assert true is not None
        for cells in rng.multinomial(n, p, 670):
            interval = kappa_interval(Table(*(int(x) for x in cells)))
            covered.append(interval.lower <= true <= interval.upper)
    assert 0.93 <= np.mean(covered) <= 0.97


@pytest.mark.parametrize("n", [100, 400])
def test_the_reweighted_bound_is_never_bolder_than_its_risk(n: int) -> None:
    """2,000 sets, half of them fails: the true production share exceeds the bound in under 5%."""
    rng = np.random.default_rng(11)
    production, rate, kept = Production(0.9), 0.1, 0.95
    true = production.share(rate, kept)
    false = rng.binomial(n // 2, rate, 2_000)
    passed = rng.binomial(n // 2, kept, 2_000)
    half = n // 2
    known: dict[tuple[int, int], bool] = {}
    missed = 0
    for a, b in zip(passed.tolist(), false.tolist(), strict=True):
        if (a, b) not in known:
            known[a, b] = production.upper(Table(a, b, half - a, half - b), 0.05) < true
        missed += known[a, b]
    assert missed / 2_000 <= 0.05


def test_clusters_are_paid_for() -> None:
    """10 turns a session, correlated .3: about .95 with the design effect, far less without."""
    rng = np.random.default_rng(5)
    sessions, turns, p, share = 60, 10, 0.1, 0.3
    groups = [str(at) for at in range(sessions) for _ in range(turns)]
    plain, paid = 0, 0
    for _ in range(600):
        # Each turn copies its session's draw with probability sqrt(ICC): correlation ICC.
        session = rng.random(sessions) < p
        copies = rng.random((sessions, turns)) < np.sqrt(share)
        own = rng.random((sessions, turns)) < p
        failed = np.where(copies, session[:, None], own).ravel().astype(float)
        k, n = float(failed.sum()), len(failed)
        effect = design_effect(failed - k / n, groups)
        interval = clopper_pearson(k, n)
        plain += interval.lower <= p <= interval.upper
        by = effect.effect if effect else 1.0
        interval = clopper_pearson(k / by, n / by)
        paid += interval.lower <= p <= interval.upper
    assert plain / 600 < 0.80
    assert paid / 600 >= 0.92
