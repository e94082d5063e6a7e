"""Cases that came together (turns of a session, answers to one question) count for less."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from sidecar.stats.agreement import Floats
from sidecar.stats.proportions import normal_quantile, t_quantile

FEW: Final = 40
"""Clusters under which the normal quantile is too narrow; Student's stands in and is said."""


@dataclass(frozen=True, slots=True)
class DesignEffect:
    """How much clusters inflate a variance: divide counts by `effect`, at least 1.

    `few`: under 40 clusters, so that the effect includes (t / z)^2.
    """

    clusters: int
    effect: float
    few: bool = False


def design_effect(influence: Floats, groups: Sequence[str]) -> DesignEffect | None:
    """Compare the sandwich variance over whole clusters with that of independent cases.

    `influence`: each case's pull on the estimate, summing to about 0; `groups`: its cluster.
    None where every influence is 0: nothing varied, so nothing can be said.
    """
    single = float(np.sum(influence**2))
    if single == 0.0:
        return None
    names, at = np.unique(np.asarray(groups), return_inverse=True)
    clusters = len(names)
    if clusters == len(groups):
        return DesignEffect(clusters, 1.0)
    sums = np.bincount(at, weights=influence, minlength=clusters)
    if clusters < 2:
        return DesignEffect(clusters, float(len(groups)), few=True)
    effect = float(np.sum(sums**2)) / single * clusters / (clusters - 1)
    few = clusters < FEW
    if few:
        effect *= (t_quantile(0.975, clusters - 1) / normal_quantile(0.975)) ** 2
    return DesignEffect(clusters, max(1.0, effect), few)
