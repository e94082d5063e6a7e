"""The same cases judged twice or more: whether two judges differ, and whether one wavers."""

from __future__ import annotations

from collections.abc import Sequence

from scipy import special


def mcnemar_exact(b: int, c: int) -> float:
    """Return the two-sided p-value of `b` changes one way against `c` the other; 1 for none."""
    n = b + c
    return min(1.0, 2 * float(special.bdtr(min(b, c), n, 0.5))) if n else 1.0


def flip_rate(verdicts: Sequence[bool]) -> float | None:
    """Return the chance that two runs on one case differ: 2 v (1-v) R/(R-1), v its pass share.

    Unbiased at any number R of repeats; None for fewer than two.
    """
    repeats = len(verdicts)
    if repeats < 2:
        return None
    v = sum(verdicts) / repeats
    return 2 * v * (1 - v) * repeats / (repeats - 1)


def mean_flip_rate(runs: Sequence[Sequence[bool]]) -> float | None:
    """Return the mean over the cases that were judged at least twice; None without any."""
    rates = [rate for verdicts in runs if (rate := flip_rate(verdicts)) is not None]
    return sum(rates) / len(rates) if rates else None
