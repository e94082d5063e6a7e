"""The decision: what accepts, what restricts, what rejects, and how seldom luck accepts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from sidecar.offline.calibrate import Decision, assess
from sidecar.offline.gold import GoldCase, load_gold
from sidecar.offline.measure import Judged, Terms, measure
from sidecar.policy.criterion import CalibrationPolicy
from sidecar.stats.acceptance import Production
from sidecar.stats.agreement import Table
from tests.unit.offline.golds import case, judged


def said(cases: list[Judged], terms: Terms | None = None) -> tuple[Decision, str]:
    """Decide; returns the decision and its reasons on one line."""
    found = assess(cases, terms or Terms())
    return found.decision, "; ".join(found.reasons)


class TestAccept:
    """A judge good enough, on enough cases."""

    def test_a_good_judge_on_enough_cases_is_accepted(self) -> None:
        decision, why = said(judged(195, 2, 5, 98))
        assert decision is Decision.ACCEPT
        assert "n 300" in why

    @pytest.mark.parametrize(
        ("cells", "reason"),
        [
            ((50, 0, 0, 30), "n 80 is below min_n 100"),
            ((50, 0, 0, 60), "cannot accept: 50 judged passes, and under 59"),
            ((140, 12, 3, 145), "false-pass share's upper bound among passes"),
            ((150, 0, 60, 30), "kappa's lower bound"),
            ((0, 0, 0, 0), "no case was decided by both"),
        ],
    )
    def test_each_limit_that_is_missed_is_a_reason(
        self, cells: tuple[int, int, int, int], reason: str
    ) -> None:
        decision, why = said(judged(*cells))
        assert decision is Decision.REJECT
        assert reason in why

    def test_the_policys_limits_decide(self) -> None:
        """A laxer policy accepts what the default refuses."""
        lax = CalibrationPolicy(min_kappa_lower=0.3, max_false_pass_upper=0.2, min_n=50)
        assert said(judged(50, 3, 3, 30))[0] is Decision.REJECT
        assert said(judged(50, 3, 3, 30), Terms(lax))[0] is Decision.ACCEPT

    def test_a_later_look_at_the_holdout_must_show_more(self) -> None:
        """0 in 70 passes: within 5% at risk .05, not at .025 / 2^k."""
        cases = judged(70, 0, 2, 60)
        assert said(cases)[0] is Decision.ACCEPT
        assert said(cases, Terms(look=1))[0] is Decision.REJECT
        assert "under 86" in said(cases, Terms(look=2))[1]

    def test_three_repetitions_are_needed_of_a_judge_that_is_asked(self) -> None:
        cases = judged(195, 2, 5, 98, repeats=1)
        assert "1 repetitions: stability needs at least 3" in said(cases)[1]
        assert said(cases, Terms(repeats=0))[0] is Decision.ACCEPT

    def test_who_has_no_verdict_is_not_random(self) -> None:
        """Over 5% missing rejects, whatever the others say; a few are counted."""
        lost = [Judged(one.case, ("redaction_failed",)) for one in judged(0, 0, 0, 30, start=900)]
        decision, why = said([*judged(195, 2, 5, 98), *lost])
        assert decision is Decision.REJECT
        assert "30 of 330 cases have no verdict" in why
        found = assess([*judged(195, 2, 5, 98), *lost[:3]], Terms())
        assert found.decision is Decision.ACCEPT
        assert found.undecided == {"redaction_failed": 3}

    def test_undecided_cases_are_counted_beside_the_table(self) -> None:
        """Neither unknown nor unparseable is a pass or a fail; nor is a cannot_tell."""
        strange = [
            Judged(GoldCase.model_validate(case(900)), ("unknown",) * 3),
            Judged(GoldCase.model_validate(case(901)), ("unparseable",) * 3),
            Judged(GoldCase.model_validate(case(902, "cannot_tell")), ("pass",) * 3),
        ]
        found = assess([*judged(195, 2, 5, 98), *strange], Terms())
        assert (found.n, found.cases, found.cannot_tell) == (300, 303, 1)
        assert found.undecided == {"unknown": 1, "unparseable": 1}


class TestProduction:
    """Prevalence: a gold set rich in bad answers overstates the share."""

    def test_the_share_is_weighed_for_production(self) -> None:
        """FPR 6/150 of many fails: 4% among passes here, .4% where 90% is good."""
        cases = judged(145, 6, 5, 144)
        assert said(cases)[0] is Decision.REJECT
        decision, why = said(cases, Terms(production=Production(0.9)))
        assert decision is Decision.ACCEPT, why

    def test_without_a_rate_the_report_says_what_is_lacking(self) -> None:
        notes = assess(judged(195, 2, 5, 98), Terms()).notes
        assert any("production-pass-rate" in note for note in notes)


class TestRestrict:
    """Strata that people must judge."""

    BAD = judged(14, 16, 0, 10, stratum="refunds", start=500)

    def test_a_stratum_that_is_bad_beyond_doubt_goes_to_people(self) -> None:
        found = assess([*judged(195, 2, 5, 98), *self.BAD], Terms())
        assert found.decision is Decision.RESTRICT
        assert found.restricted == ("refunds",)
        assert "people must judge refunds" in found.reasons[0]

    def test_it_is_no_way_around_the_other_limits(self) -> None:
        """What is left must reach them all by itself."""
        decision, why = said([*judged(60, 6, 5, 40), *self.BAD])
        assert decision is Decision.REJECT
        assert "upper bound" in why

    def test_a_suspicion_restricts_nothing(self) -> None:
        """2 false of 12 passes may be luck: the stratum stays, and counts against the whole."""
        found = assess(
            [*judged(195, 2, 5, 98), *judged(10, 2, 0, 8, stratum="refunds", start=500)], Terms()
        )
        assert found.restricted == ()


class TestGroups:
    """Cases that came together."""

    def test_copies_of_one_case_are_no_evidence(self) -> None:
        """The same table, each case ten times under one group: the gate counts groups."""
        once = judged(20, 1, 1, 12)
        many = [
            Judged(
                one.case.model_copy(update={"id": f"{one.case.id}-{at}", "group": one.case.id}),
                one.outcomes,
            )
            for one in once
            for at in range(10)
        ]
        found = assess(many, Terms())
        assert found.whole.clusters == 34
        assert found.whole.share_effect > 10
        assert found.decision is Decision.REJECT
        assert any("in 34 groups" in note for note in found.notes)
        assert any("Student" in note for note in found.notes)

    def test_with_no_false_pass_the_fails_clustering_stands_in(self) -> None:
        """No false pass seen is no proof that they would come alone."""
        cases = [
            Judged(one.case.model_copy(update={"group": f"{one.pair}-{at // 5}"}), one.outcomes)
            for at, one in enumerate(judged(100, 0, 0, 100))
        ]
        measured = measure(cases)
        assert measured.stand_in
        assert measured.share_effect > 4


class TestStability:
    """Repetitions of one case."""

    def test_the_first_verdict_counts_and_the_others_measure_flips(self) -> None:
        cases = judged(195, 2, 5, 98)
        cases[0] = Judged(cases[0].case, ("pass", "fail", "pass"))
        found = assess(cases, Terms())
        assert found.whole.table == Table(195, 2, 5, 98)
        assert (found.repeats, found.flipped) == (3, 1)
        assert found.flip_rate == pytest.approx((2 / 3) / 300)


class TestConfirmation:
    """One person's error makes false passes that are none."""

    def test_false_passes_are_told_by_how_many_people_saw_them(self) -> None:
        def seen(*labels: str) -> Judged:
            human = [
                {"rater": "adjudicated" if label.startswith("=") else f"H{at}", "label": label[-4:]}
                for at, label in enumerate(labels)
            ]
            return Judged(GoldCase.model_validate(case(len(labels)) | {"human": human}), ("pass",))

        cases = [
            seen("fail"),
            seen("fail", "fail"),
            seen("fail", "pass"),
            seen("pass", "fail", "=fail"),
        ]
        found = assess(cases, Terms()).confirmation
        assert (found.single, found.confirmed, found.disputed) == (1, 2, 1)


@pytest.mark.parametrize("shares", [(0.051,) * 4, (0.2, 0.051, 0.051, 0.051), (0.12, 0.12, 0.06)])
def test_luck_seldom_accepts_a_judge_above_its_limit(shares: tuple[float, ...]) -> None:
    """300 drawn sets: what is accepted, or left after restricting, is above 5% in under 5%."""
    rng = np.random.default_rng(2)
    terms = Terms(CalibrationPolicy(min_kappa_lower=-1.0, min_n=1))
    wrong = 0
    for _ in range(300):
        cases: list[Judged] = []
        for at, share in enumerate(shares):
            false = int(rng.binomial(60, share))
            cases += _lean(60 - false, false, f"s{at}")
        found = assess(cases, terms)
        kept = [share for at, share in enumerate(shares) if f"s{at}" not in found.restricted]
        wrong += found.decision is not Decision.REJECT and sum(kept) > 0.05 * len(kept)
    assert wrong / 300 < 0.05


_KNOWN = {label: GoldCase.model_validate(case(0, label)) for label in ("pass", "fail")}


def _lean(true: int, false: int, stratum: str) -> list[Judged]:
    """Passes alone, without validating each anew; every case its own cluster."""
    labels = ["pass"] * true + ["fail"] * false
    return [
        Judged(
            _KNOWN[label].model_copy(update={"id": f"{stratum}-{at}", "stratum": stratum}),
            ("pass", "pass", "pass"),
        )
        for at, label in enumerate(labels)
    ]


def test_the_recorded_verdicts_of_the_public_set_are_those_of_statsmodels(
    shared_data: Path,
) -> None:
    """(142, 28, 21, 175): kappa, and both exact intervals, on the same counts."""
    from statsmodels.stats.inter_rater import cohens_kappa  # noqa: PLC0415 - slow to import
    from statsmodels.stats.proportion import proportion_confint  # noqa: PLC0415

    gold = load_gold(shared_data / "gold/agent_requirements.jsonl")
    cases = [Judged(one, one.recorded_judge or ()) for one in gold.cases]
    found = assess(cases, Terms(repeats=0))
    table = found.whole.table
    assert table == Table(142, 28, 21, 175)
    theirs = cohens_kappa(np.array([[142, 28], [21, 175]]))
    assert found.whole.kappa.value == pytest.approx(theirs.kappa, abs=1e-12)
    assert found.whole.kappa.lower == pytest.approx(theirs.kappa_low, abs=0.02)
    plain = replace(found.whole, share_effect=1.0)
    _, upper = proportion_confint(28, 170, alpha=0.1, method="beta")
    assert plain.share_upper(Terms()) == pytest.approx(upper, abs=1e-9)
    assert found.decision is Decision.REJECT
