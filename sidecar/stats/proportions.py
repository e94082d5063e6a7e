"""Intervals of one share: exact for gates, Wilson and Jeffreys for display.

Counts may be fractional: clustered counts are divided by their design effect before they
come here. `alpha` is the risk of one tail.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from scipy import special


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate between its bounds; `value` is None where it is undefined."""

    value: float | None
    lower: float
    upper: float


def upper_bound(k: float, n: float, alpha: float) -> float:
    """Return the one-sided Clopper-Pearson upper bound of k in n; 1 for n = 0."""
    return 1.0 if k >= n else float(special.betaincinv(k + 1, n - k, 1 - alpha))


def lower_bound(k: float, n: float, alpha: float) -> float:
    """Return the one-sided Clopper-Pearson lower bound of k in n; 0 for k = 0."""
    return 0.0 if k <= 0 else float(special.betaincinv(k, n - k + 1, alpha))


def clopper_pearson(k: float, n: float, confidence: float = 0.95) -> Interval:
    """Return the two-sided exact interval: never below its confidence, at any true share."""
    tail = (1 - confidence) / 2
    return Interval(_share(k, n), lower_bound(k, n, tail), upper_bound(k, n, tail))


def jeffreys(k: float, n: float, confidence: float = 0.95) -> Interval:
    """Return the equal-tailed interval under Beta(1/2, 1/2): 0 below at k = 0, 1 above at k = n."""
    tail = (1 - confidence) / 2
    a, b = k + 0.5, n - k + 0.5
    lower = 0.0 if k <= 0 else float(special.betaincinv(a, b, tail))
    upper = 1.0 if k >= n else float(special.betaincinv(a, b, 1 - tail))
    return Interval(_share(k, n), lower, upper)


def wilson(k: float, n: float, confidence: float = 0.95) -> Interval:
    """Return the score interval of a single simple proportion; [0, 1] for n = 0."""
    if n <= 0:
        return Interval(None, 0.0, 1.0)
    z = normal_quantile(1 - (1 - confidence) / 2)
    p, spread = k / n, z * z / n
    middle = (p + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(p * (1 - p) / n + spread / (4 * n))
    return Interval(p, max(0.0, middle - half), min(1.0, middle + half))


def normal_quantile(p: float) -> float:
    """Return the standard normal's quantile."""
    return float(special.ndtri(p))


def t_quantile(p: float, degrees: int) -> float:
    """Return Student's quantile at `degrees` >= 1 degrees of freedom."""
    return float(special.stdtrit(degrees, p))


def _share(k: float, n: float) -> float | None:
    return k / n if n > 0 else None
