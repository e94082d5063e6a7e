"""Every figure of the statistics, worked out beforehand, and parity with well-kept libraries."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sidecar.stats.acceptance import (
    Production,
    acceptance,
    most_allowed,
    passes_for,
    passes_needed,
    spent,
)
from sidecar.stats.agreement import (
    Table,
    ac1,
    chance_agreement,
    kappa,
    kappa_draws,
    kappa_influence,
    kappa_interval,
    kappa_lower,
    observed_agreement,
    pabak,
)
from sidecar.stats.clusters import design_effect
from sidecar.stats.paired import flip_rate, mcnemar_exact, mean_flip_rate
from sidecar.stats.proportions import clopper_pearson, jeffreys, wilson

WORKED = Table(72, 8, 6, 14)
COUNTS = st.integers(0, 300)


def pairs_of(table: Table) -> np.ndarray:
    """The cases a table counts, as 0/1 of (judge, human)."""
    cells = ((1, 1), (1, 0), (0, 1), (0, 0))
    return np.array([c for c, k in zip(cells, table.cells, strict=True) for _ in range(k)], float)


class TestAgreement:
    """Kappa and its companions."""

    def test_the_worked_example(self) -> None:
        """p_o .86, p_e .668, kappa .578, standard error .1007."""
        assert observed_agreement(WORKED) == pytest.approx(0.86)
        assert chance_agreement(WORKED) == pytest.approx(0.668)
        assert kappa(WORKED) == pytest.approx(0.578, abs=5e-4)
        influence = kappa_influence(pairs_of(WORKED), WORKED)
        assert influence.sum() == pytest.approx(0, abs=1e-9)
        assert np.sqrt((influence**2).sum()) / 100 == pytest.approx(0.1007, abs=5e-5)

    @pytest.mark.parametrize(
        ("cells", "expected"),
        [((45, 5, 5, 45), 0.80), ((85, 5, 5, 5), 0.44), ((90, 5, 5, 0), -0.05)],
    )
    def test_the_same_agreement_gives_three_kappas(
        self, cells: tuple[int, int, int, int], expected: float
    ) -> None:
        """p_o = .90 each time: which is why the companions are always shown."""
        table = Table(*cells)
        assert observed_agreement(table) == pytest.approx(0.90)
        assert pabak(table) == pytest.approx(0.80)
        assert kappa(table) == pytest.approx(expected, abs=5e-3)

    def test_ac1_is_not_fooled_by_prevalence(self) -> None:
        """(90, 5, 5, 0): p = .95, chance .095, so (.90 - .095) / .905."""
        assert ac1(Table(90, 5, 5, 0)) == pytest.approx((0.90 - 0.095) / 0.905)

    @pytest.mark.parametrize("table", [Table(40, 0, 0, 0), Table(0, 0, 0, 7), Table()])
    def test_kappa_is_undefined_where_only_one_label_occurs(self, table: Table) -> None:
        """p_e = 1, or nothing at all: no number, and bounds that still say how little is known."""
        interval = kappa_interval(table)
        assert interval.value is None
        assert -1 <= interval.lower < 0.5 < interval.upper <= 1

    def test_the_interval_is_the_same_each_time(self) -> None:
        """Seeded: a record can be checked on another machine."""
        assert kappa_interval(WORKED) == kappa_interval(WORKED)
        assert len(kappa_draws(WORKED)) == 4_000
        assert kappa_lower(WORKED, 0.025) == pytest.approx(kappa_interval(WORKED).lower)

    def test_a_table_counts_pairs_of_judge_and_human(self) -> None:
        """The second cell is the false pass: the judge passed what the human failed."""
        table = Table.of([(True, True), (True, False), (True, False), (False, True)])
        assert table == Table(1, 2, 1, 0)
        assert (table.judge_passes, table.human_fails, table.sensitivity) == (3, 2, 0.5)
        assert Table(3, 0, 1, 0).specificity is None

    @given(COUNTS, COUNTS, COUNTS, COUNTS)
    @settings(max_examples=40, deadline=None)
    def test_kappa_and_its_standard_error_are_those_of_statsmodels(
        self, a: int, b: int, c: int, d: int
    ) -> None:
        """Parity on any counts, where it is defined."""
        from statsmodels.stats.inter_rater import cohens_kappa  # noqa: PLC0415 - slow to import

        table = Table(a, b, c, d)
        value = kappa(table)
        if value is None:
            return
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            theirs = cohens_kappa(np.array([[a, b], [c, d]]))
        assert value == pytest.approx(theirs.kappa, abs=1e-9)
        influence = kappa_influence(pairs_of(table), table)
        ours = float(np.sum(influence**2)) / table.n**2
        assert ours == pytest.approx(float(theirs.var_kappa), abs=1e-9)


class TestProportions:
    """Intervals of one share."""

    @given(st.integers(1, 400), st.floats(0, 1))
    @settings(max_examples=60, deadline=None)
    def test_intervals_are_those_of_statsmodels(self, n: int, share: float) -> None:
        """Clopper-Pearson, Wilson and Jeffreys (whose ends at 0 and n are pinned here)."""
        from statsmodels.stats.proportion import proportion_confint  # noqa: PLC0415

        k = round(n * share)
        for ours, method in ((clopper_pearson, "beta"), (wilson, "wilson"), (jeffreys, "jeffreys")):
            interval = ours(k, n)
            lower, upper = proportion_confint(k, n, method=method)
            if method != "jeffreys" or 0 < k < n:
                assert interval.lower == pytest.approx(max(0.0, lower), abs=1e-9)
                assert interval.upper == pytest.approx(min(1.0, upper), abs=1e-9)
            assert interval.value == k / n

    def test_nothing_seen_says_nothing(self) -> None:
        """No case: every share is possible, none is named."""
        for interval in (clopper_pearson(0, 0), wilson(0, 0), jeffreys(0, 0)):
            assert (interval.value, interval.lower, interval.upper) == (None, 0.0, 1.0)


class TestAcceptance:
    """What a limit allows, and how likely a good judge passes it."""

    @pytest.mark.parametrize(("passes", "allowed"), [(59, 0), (100, 1), (200, 4), (300, 8)])
    def test_how_many_false_passes_a_limit_of_5_percent_allows(
        self, passes: int, allowed: int
    ) -> None:
        """One-sided at .05: 0 in 59, 1 in 100, 4 in 200, 8 in 300."""
        assert most_allowed(passes, 0.05, 0.05) == allowed

    def test_under_59_passes_nothing_can_be_accepted(self) -> None:
        """Not even a judge without a single false pass."""
        assert passes_needed(0.05, 0.05) == 59
        assert most_allowed(58, 0.05, 0.05) == -1
        assert acceptance(58, 0.0, 0.05, 0.05) == 0.0

    def test_a_good_judge_is_seldom_accepted_on_few_passes(self) -> None:
        """70 passes accept a 2% judge with P = .24; 80% needs 286 passes."""
        assert acceptance(70, 0.02, 0.05, 0.05) == pytest.approx(0.24, abs=5e-3)
        assert passes_for(0.8, 0.02, 0.05, 0.05) == 286
        assert passes_for(0.8, 0.05, 0.05, 0.05) is None

    def test_looks_at_the_holdout_share_one_risk(self) -> None:
        """Alpha / 2^k: all looks together stay below alpha."""
        assert spent(0.05, 1) == 0.025
        assert sum(spent(0.05, look) for look in range(1, 60)) <= 0.05

    def test_the_share_moves_with_production_and_the_rates_do_not(self) -> None:
        """FPR .30, Se .95: of a production that passes 95%, 1.6%; of one that passes half, 24%."""
        table = Table(95, 30, 5, 70)
        assert Production(0.95).interval(table).value == pytest.approx(0.015 / 0.9175)
        assert Production(0.5).interval(table).value == pytest.approx(0.15 / 0.625)
        interval = Production(0.95).interval(table)
        assert 0 < interval.lower < (interval.value or 0) < interval.upper < 0.05

    def test_acceptance_under_production_is_what_simulation_says(self) -> None:
        """The exact sum over both binomials against 4,000 sets drawn."""
        table, production = Table(190, 8, 10, 72), Production(0.9)
        assert table.sensitivity == 0.95
        exact = production.acceptance(table, 0.0125, 0.05, 0.05)
        rate = 0.0125 * 0.9 * 0.95 / (0.9875 * 0.1)
        rng = np.random.default_rng(3)
        false, true = rng.binomial(80, rate, 4_000), rng.binomial(200, 0.95, 4_000)
        accepted = [
            production.upper(Table(int(a), int(b), 200 - int(a), 80 - int(b)), 0.05) <= 0.05
            for a, b in zip(true[:1_000], false[:1_000], strict=True)
        ]
        assert exact == pytest.approx(np.mean(accepted), abs=0.05)


class TestPairs:
    """The same cases judged twice."""

    def test_mcnemar_is_exact_and_two_sided(self) -> None:
        """8 against 1: 2 P(Bin(9, 1/2) <= 1) = 20/512."""
        assert mcnemar_exact(8, 1) == mcnemar_exact(1, 8) == pytest.approx(20 / 512)
        assert mcnemar_exact(0, 0) == mcnemar_exact(4, 4) == 1.0

    def test_the_flip_rate_is_unbiased_at_any_number_of_repeats(self) -> None:
        """2 v (1-v) R/(R-1): one dissent in three is 2/3, the pairs that differ."""
        assert flip_rate([True, True, False]) == pytest.approx(2 / 3)
        assert flip_rate([True, True, True]) == 0.0
        assert flip_rate([True]) is None
        assert mean_flip_rate([[True, False], [True, True], [True]]) == pytest.approx(0.5)
        assert mean_flip_rate([]) is None


class TestClusters:
    """Cases that came together."""

    def test_cases_on_their_own_cost_nothing(self) -> None:
        """Each its own cluster: effect 1."""
        found = design_effect(np.array([1.0, -1.0, 0.5, -0.5]), ["a", "b", "c", "d"])
        assert found is not None
        assert (found.clusters, found.effect) == (4, 1.0)

    def test_copies_count_once(self) -> None:
        """60 clusters of 5 equal cases: effect 5 (times 60/59)."""
        once = np.random.default_rng(1).normal(size=60)
        once -= once.mean()
        groups = [str(at) for at in range(60) for _ in range(5)]
        found = design_effect(np.repeat(once, 5), groups)
        assert found is not None
        assert found.effect == pytest.approx(5 * 60 / 59)
        assert not found.few

    def test_few_clusters_take_students_quantile(self) -> None:
        """10 clusters: (2.262 / 1.960)^2 on top, and it is said."""
        once = np.random.default_rng(1).normal(size=10)
        found = design_effect(np.repeat(once, 2), [str(at) for at in range(10) for _ in range(2)])
        assert found is not None
        assert found.few
        assert found.effect == pytest.approx(2 * 10 / 9 * (2.262157 / 1.959964) ** 2, rel=1e-5)

    def test_without_any_variation_nothing_can_be_said(self) -> None:
        """All influences 0: None, and the caller must say what stands in."""
        assert design_effect(np.zeros(4), ["a", "a", "b", "b"]) is None
