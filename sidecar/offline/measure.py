"""What verdicts and human labels say together: tables, and what clusters cost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from sidecar.offline.gold import GoldCase
from sidecar.policy.criterion import CalibrationPolicy
from sidecar.stats.acceptance import Production, spent
from sidecar.stats.agreement import Table, kappa_influence, kappa_interval, kappa_lower
from sidecar.stats.clusters import design_effect
from sidecar.stats.proportions import Interval, lower_bound, upper_bound

ALPHA: Final = 0.05
"""The risk of accepting a judge at its limit, over all looks at one holdout."""

REPEATS_NEEDED: Final = 3

DECIDED: Final = {"pass": True, "fail": False}


@dataclass(frozen=True, slots=True)
class Judged:
    """A case and what the judge said of it, one outcome a repetition (none: never judged).

    Statistics take the first, as production does; the others measure stability.
    """

    case: GoldCase
    outcomes: tuple[str, ...]

    @property
    def outcome(self) -> str:
        """The first outcome."""
        return self.outcomes[0] if self.outcomes else "not_judged"

    @property
    def pair(self) -> tuple[bool, bool] | None:
        """(judge passed, human passed); None where either did not decide."""
        judge, human = DECIDED.get(self.outcome), DECIDED.get(self.case.label)
        return None if judge is None or human is None else (judge, human)

    @property
    def false_pass(self) -> bool:
        """Whether the judge passed what the human failed."""
        return self.pair == (True, False)


@dataclass(frozen=True, slots=True)
class Terms:
    """What the judge must reach. `look`: which look at the holdout this is, 0 for none counted.

    `repeats`: the fewest repetitions for ACCEPT; 0 where stability cannot be measured
    (recorded verdicts) and is only said.
    """

    limits: CalibrationPolicy = field(default_factory=CalibrationPolicy)
    look: int = 0
    production: Production | None = None
    repeats: int = REPEATS_NEEDED

    @property
    def alpha(self) -> float:
        """The risk this look may take."""
        return spent(ALPHA, self.look)

    @property
    def kappa_alpha(self) -> float:
        """The tail of kappa's bound: never bolder than the interval that is published."""
        return min(ALPHA / 2, self.alpha)


@dataclass(frozen=True, slots=True)
class Measured:
    """The table of some cases and what their clusters cost; effects are at least 1.

    `few`: under 40 clusters. `stand_in`: no false pass varied, so the clustering of the
    human's fails stands in for theirs.
    """

    table: Table
    clusters: int
    kappa_effect: float = 1.0
    share_effect: float = 1.0
    few: bool = False
    stand_in: bool = False

    @property
    def kappa(self) -> Interval:
        """Kappa and its published 95% interval, on the counts as they are."""
        return kappa_interval(self.table)

    def kappa_lower(self, terms: Terms) -> float:
        """Kappa's lower bound as the gate takes it, clusters paid for."""
        return kappa_lower(self.table, terms.kappa_alpha, effect=self.kappa_effect)

    def share_lower(self, terms: Terms, alpha: float) -> float:
        """The false-pass share's lower bound at `alpha`: production's, where that is known."""
        if terms.production is not None:
            return terms.production.lower(self.table, alpha, effect=self.share_effect)
        passes = self.table.judge_passes / self.share_effect
        return lower_bound(self.table.b / self.share_effect, passes, alpha)

    def share_upper(self, terms: Terms) -> float:
        """The false-pass share's upper bound as the gate takes it: production's, if known."""
        if terms.production is not None:
            return terms.production.upper(self.table, terms.alpha, effect=self.share_effect)
        passes = self.table.judge_passes / self.share_effect
        return upper_bound(self.table.b / self.share_effect, passes, terms.alpha)


def measure(judged: Iterable[Judged]) -> Measured:
    """Count the decided cases and what their groups cost."""
    decided = [(one, pair) for one in judged if (pair := one.pair) is not None]
    table = Table.of(pair for _, pair in decided)
    if not decided:
        return Measured(table, 0)
    groups = [one.case.cluster for one, _ in decided]
    pairs = np.array([pair for _, pair in decided], dtype=np.float64)
    false = (pairs[:, 0] == 1) & (pairs[:, 1] == 0)
    passed = np.flatnonzero(pairs[:, 0] == 1)
    kappa = design_effect(kappa_influence(pairs, table), groups)
    share = None
    if len(passed):
        among = false[passed].astype(np.float64)
        share = design_effect(among - among.mean(), [groups[at] for at in passed])
    failed = 1 - pairs[:, 1]
    stand_in = share is None
    share = share or design_effect(failed - failed.mean(), groups)
    clusters = len(set(groups))
    return Measured(
        table,
        clusters,
        kappa_effect=kappa.effect if kappa else 1.0,
        share_effect=share.effect if share else 1.0,
        few=clusters < len(groups) and any(effect.few for effect in (kappa, share) if effect),
        stand_in=stand_in and clusters < len(groups),
    )
