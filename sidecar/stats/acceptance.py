"""Whether a judge's false passes are few enough, and how likely a good judge is to be told so."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, log
from typing import Final

import numpy as np
from scipy import special

from sidecar.stats.agreement import Floats, Table
from sidecar.stats.proportions import Interval, lower_bound, upper_bound


def spent(alpha: float, look: int) -> float:
    """Return the risk that look number `look` (from 1) at a holdout may take: alpha / 2^look.

    Over all looks ever the risk stays below `alpha`. Look 0 is none: the whole of it.
    """
    return alpha / 2.0**look


def passes_needed(limit: float, alpha: float) -> int:
    """Return the fewest judged passes, all true, that bound the share by `limit`."""
    return ceil(log(alpha) / log(1 - limit))


def most_allowed(passes: int, limit: float, alpha: float) -> int:
    """Return the most false passes among `passes` whose upper bound is within `limit`; or -1."""
    low, high = -1, passes
    while low < high:
        middle = (low + high + 1) // 2
        if upper_bound(middle, passes, alpha) <= limit:
            low = middle
        else:
            high = middle - 1
    return low


def acceptance(passes: int, share: float, limit: float, alpha: float) -> float:
    """Return P(ACCEPT) on the false-pass share alone, for a judge whose true share is `share`."""
    allowed = most_allowed(passes, limit, alpha)
    return 0.0 if allowed < 0 else float(special.bdtr(allowed, passes, share))


def passes_for(power: float, share: float, limit: float, alpha: float) -> int | None:
    """Return the number of passes from which on P(ACCEPT) never falls below `power` again.

    P(ACCEPT) is a saw: it falls with each pass until one more false pass is allowed. None
    where a judge of this share has no such number (it is at the limit), or above 1,000 steps.
    """
    if share >= limit:
        return None
    first = _first_allowing(0, limit, alpha)
    for allowed in range(_STEPS):
        following = _first_allowing(allowed + 1, limit, alpha)
        if float(special.bdtr(allowed, following - 1, share)) >= power:
            return first
        first = following
    return None


_STEPS: Final = 1_000


def _first_allowing(false: int, limit: float, alpha: float) -> int:
    """Return the fewest passes among which `false` false ones stay within the limit."""
    low, high = false, ceil((false + 1) * (10 - log(alpha)) / limit)
    while low < high:
        middle = (low + high) // 2
        if upper_bound(false, middle, alpha) <= limit:
            high = middle
        else:
            low = middle + 1
    return low


@dataclass(frozen=True, slots=True)
class Production:
    """Traffic whose true pass rate is `pass_rate`: prevalence decides what a pass is worth."""

    pass_rate: float

    def share(self, false_pass_rate: float, sensitivity: float) -> float:
        """Return (1-q) FPR / ((1-q) FPR + q Se); 0 for a judge that passes nothing."""
        false = (1 - self.pass_rate) * false_pass_rate
        passed = false + self.pass_rate * sensitivity
        return false / passed if passed else 0.0

    def upper(self, table: Table, alpha: float, *, effect: float = 1.0) -> float:
        """Return an upper bound of the share at risk `alpha`, half of it for each rate.

        Exact bounds on both (Clopper-Pearson), so the risk is never above `alpha`.
        """
        worst_rate = upper_bound(table.b / effect, table.human_fails / effect, alpha / 2)
        least_kept = lower_bound(table.a / effect, table.human_passes / effect, alpha / 2)
        return self.share(worst_rate, least_kept)

    def lower(self, table: Table, alpha: float, *, effect: float = 1.0) -> float:
        """Return a lower bound of the share at risk `alpha`, half of it for each rate."""
        least_rate = lower_bound(table.b / effect, table.human_fails / effect, alpha / 2)
        most_kept = upper_bound(table.a / effect, table.human_passes / effect, alpha / 2)
        return self.share(least_rate, most_kept)

    def interval(self, table: Table, *, effect: float = 1.0, confidence: float = 0.95) -> Interval:
        """Return the re-weighted share between bounds that each take half the risk."""
        tail = (1 - confidence) / 2
        value = None
        if table.specificity is not None and table.sensitivity:
            value = self.share(1 - table.specificity, table.sensitivity)
        lower, upper = (bound(table, tail, effect=effect) for bound in (self.lower, self.upper))
        return Interval(value, lower, upper)

    def acceptance(self, table: Table, share: float, limit: float, alpha: float) -> float | None:
        """Return P(ACCEPT) for a judge of this sensitivity whose re-weighted share is `share`.

        The numbers of the human's passes and fails are those of `table`; every outcome is
        weighed by its binomial probability. None where sensitivity is unknown or 0.
        """
        if not table.sensitivity:
            return None
        q = self.pass_rate
        rate = share * q * table.sensitivity / ((1 - share) * (1 - q))
        if rate > 1:
            return 0.0
        fails, passes = table.human_fails, table.human_passes
        worst = _uppers(fails, alpha / 2)[:, None]
        kept = _lowers(passes, alpha / 2)[None, :]
        false = (1 - q) * worst
        accepted = false / (false + q * kept) <= limit
        chances = _binomial(fails, rate)[:, None] * _binomial(passes, table.sensitivity)[None, :]
        return float(chances[accepted].sum())


def _uppers(n: int, alpha: float) -> Floats:
    return np.array([upper_bound(k, n, alpha) for k in range(n + 1)])


def _lowers(n: int, alpha: float) -> Floats:
    return np.array([lower_bound(k, n, alpha) for k in range(n + 1)])


def _binomial(n: int, p: float) -> Floats:
    """Return the probabilities of 0..n."""
    cumulated = special.bdtr(np.arange(n + 1), n, p)
    return np.diff(np.concatenate(([0.0], cumulated)))
