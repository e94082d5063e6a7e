"""The budget's controller: powers of one half, down at once, up with patience, never lying."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sidecar.domain.units import SamplingStep
from sidecar.intake.budget import CALM, DAY, LOWEST, Budget, Limits, day_of, factor_of

MIDNIGHT: Final = 20_000 * DAY

Change = tuple[float, float, float | None]
"""Seconds since the one before, dollars, and whether the unit's rule is exempt (None)."""

changes = st.lists(
    st.tuples(
        st.one_of(st.floats(0, 2), st.floats(0, 400)),
        st.one_of(st.just(0.0), st.floats(0, 5)),
        st.sampled_from((1.0, None)),
    ),
    max_size=120,
)
limits = st.builds(
    Limits,
    st.one_of(st.none(), st.floats(0.5, 500)),
    st.one_of(st.none(), st.floats(0.01, 100)),
)


def play(budget: Budget, told: Sequence[Change]) -> list[tuple[float, SamplingStep]]:
    """Tell a budget of judged units; returns its steps with their (monotonic) instants."""
    now = 0.0
    steps: list[tuple[float, SamplingStep]] = []
    for wait, dollars, exempt in told:
        now += wait
        scale = None if exempt is None else budget.factor
        made = (
            budget.look(now, MIDNIGHT + now),
            budget.judged(dollars, scale, now, MIDNIGHT + now),
        )
        steps += [(now, step) for step in made if step is not None]
    return steps


def simulated(
    limit: Limits,
    demand: Callable[[float], float],
    seconds: int,
    *,
    cost: float = 0.01,
    exempt: float = 0.0,
) -> tuple[Budget, list[tuple[float, SamplingStep]], list[float], list[float]]:
    """Traffic by the second, Poisson: units (at full rates) and exempt ones a second.

    Returns the budget, its steps, and the instants of what was judged, exempt ones apart.
    """
    rng, budget = random.Random(1), Budget(limit, now=0.0, wall=MIDNIGHT)
    steps: list[tuple[float, SamplingStep]] = []
    judged: list[float] = []
    free: list[float] = []
    for second in range(seconds):
        coming = [None] * _poisson(rng, exempt) + [1.0] * _poisson(rng, demand(second))
        rng.shuffle(coming)
        for place, kind in enumerate(coming):
            now = second + place / len(coming)
            if kind is None:
                scale = None
                free.append(now)
            elif rng.random() < budget.factor:
                scale = budget.factor
                judged.append(now)
            else:
                continue
            if step := budget.judged(cost, scale, now, MIDNIGHT + now):
                steps.append((now, step))
        if step := budget.look(second + 1, MIDNIGHT + second + 1):
            steps.append((second + 1, step))
    return budget, steps, judged, free


def _poisson(rng: random.Random, mean: float) -> int:
    count, left = 0, mean
    while (left := left - rng.expovariate(1.0)) > 0:
        count += 1
    return count


@given(limits, changes)
def test_the_factor_is_always_a_power_of_one_half(limit: Limits, told: list[Change]) -> None:
    """Between 2^-10 and 1; without a limit it never moves."""
    budget = Budget(limit, now=0.0, wall=MIDNIGHT)
    steps = play(budget, told)
    assert 0 <= budget.step <= LOWEST
    assert all(step.factor == factor_of(step.step) == 2.0**-step.step for _, step in steps)
    if limit == Limits():
        assert steps == []


@given(limits, changes)
def test_it_rises_by_one_with_patience_and_falls_for_a_reason(
    limit: Limits, told: list[Change]
) -> None:
    """A minute between rises, five after a fall; a fall names the limit that asked for it."""
    steps = [(0.0, 0, ""), *((at, s.step, s.reason) for at, s in play_all(limit, told))]
    for (before, old, _), (now, new, reason) in pairwise(steps):
        assert new != old
        if new > old:
            assert reason in ("judged_per_minute", "dollars_per_day")
            assert getattr(limit, reason) is not None
        else:
            assert (new, reason) == (old - 1, "room")
            assert now - before >= 60
    falls = [at for at, step, _ in steps[1:] if _ != "room"]
    rises = [at for at, step, _ in steps[1:] if _ == "room"]
    for rise in rises:
        assert all(rise - fall >= CALM for fall in falls if fall < rise)


def play_all(limit: Limits, told: list[Change]) -> list[tuple[float, SamplingStep]]:
    """Play on a new budget."""
    return play(Budget(limit, now=0.0, wall=MIDNIGHT), told)


@given(limits, changes, st.floats(0, 5_000))
def test_a_units_factor_is_the_least_of_its_life(
    limit: Limits, told: list[Change], opened: float
) -> None:
    """From the instant its trace was opened until now, both included."""
    budget = Budget(limit, now=0.0, wall=MIDNIGHT, step=2)
    steps = play(budget, told)
    before = [step.step for at, step in steps if at <= opened]
    during = [step.step for at, step in steps if at > opened]
    in_force = (before or [2])[-1:] + during
    assert budget.factor_since(opened) == factor_of(max(in_force))
    assert budget.factor_since(opened) <= budget.factor


@given(st.floats(1, 200), st.integers(1, 4_000))
def test_a_burst_stops_at_the_limit(limit: float, units: int) -> None:
    """All in one second at full rate: once more than allowed was judged, the rates fall."""
    budget = Budget(Limits(judged_per_minute=limit), now=0.0, wall=MIDNIGHT)
    for place in range(units):
        fell = budget.judged(0.0, budget.factor, 1.0, MIDNIGHT)
        if fell:
            # Small limits are held over the window in which they allow 50 units.
            assert place + 1 > min(max(limit, 50), 10 * limit) - 1e-6
            break
    else:
        assert units <= max(math.ceil(limit), 51)


@given(changes, st.floats(0.01, 50))
def test_a_day_that_is_spent_is_at_the_floor_until_midnight(
    told: list[Change], dollars: float
) -> None:
    """Nothing is left: the lowest step at once, and no rise before the next day."""
    budget = Budget(Limits(dollars_per_day=dollars), now=0.0, wall=MIDNIGHT)
    play(budget, [(0.0, dollars, 1.0), *((min(wait, 100), 0.0, e) for wait, _, e in told)])
    assert budget.step == LOWEST
    assert budget.spent(MIDNIGHT + DAY - 1) >= dollars
    assert budget.spent(MIDNIGHT + DAY) == 0.0


@given(st.integers(-3, 40), st.floats(0, 9))
def test_a_restart_goes_on_where_it_ended(step: int, spent: float) -> None:
    """The step as written down, within bounds; units open since before are at that factor."""
    budget = Budget(
        Limits(dollars_per_day=10.0), now=50.0, wall=MIDNIGHT + 5, step=step, spent=spent
    )
    assert budget.step == min(LOWEST, max(0, step))
    assert budget.factor_since(0.0) == budget.factor_since(50.0) == budget.factor
    assert budget.spent(MIDNIGHT + 6) == spent


@pytest.mark.parametrize("excess", [0.4, 3.0, 100.0])
@pytest.mark.parametrize("limit", [5.0, 60.0])
def test_steady_traffic_settles_below_its_limit(limit: float, excess: float) -> None:
    """Two hours; the second one's mean is under the limit, and a third of it is used at least."""
    _, _, judged, _ = simulated(
        Limits(judged_per_minute=limit), lambda _: limit / 60 * excess, 7200
    )
    second = sum(at >= 3600 for at in judged) / 60
    assert second <= limit
    assert second >= min(limit * excess, limit) / 3
    first = sum(at < 3600 for at in judged)
    assert first <= 60 * limit + 3 * max(limit, 50), "what a sudden flood costs until it is met"


def test_quiet_brings_the_rates_back() -> None:
    """A flood of ten minutes; half an hour later nothing is lowered any more."""
    flood: Callable[[float], float] = lambda at: 50.0 if 600 <= at < 1200 else 0.2  # noqa: E731
    budget, steps, _, _ = simulated(Limits(judged_per_minute=60), flood, 3000)
    assert max(step.step for _, step in steps) >= 5
    assert budget.step == 0


@pytest.mark.parametrize(("dollars", "cost"), [(1.0, 0.02), (4.0, 0.002), (20.0, 0.05)])
def test_a_day_costs_what_it_may(dollars: float, cost: float) -> None:
    """Traffic that would cost forty times as much, for half a day from midnight."""
    demand = 40 * dollars / cost / DAY
    rng, budget = random.Random(2), Budget(Limits(None, dollars), now=0.0, wall=MIDNIGHT)
    now = 0.0
    while (now := now + rng.expovariate(demand)) < DAY:
        if rng.random() < budget.factor:
            budget.judged(cost, budget.factor, now, MIDNIGHT + now)
        else:
            budget.look(now, MIDNIGHT + now)
    spent = budget.spent(MIDNIGHT + DAY - 1)
    assert spent <= dollars + 2 * cost
    assert spent >= dollars / 3


def test_exempt_traffic_below_the_limit_does_not_starve_the_rest() -> None:
    """60 a minute, half of them taken by an exempt rule; the others share what is left."""
    budget, _, judged, free = simulated(
        Limits(judged_per_minute=60), lambda _: 4.0, 5400, exempt=0.5
    )
    late = [at for at in judged if at >= 1800]
    assert (len(late) + sum(at >= 1800 for at in free)) / 60 <= 60
    assert len(late) / 60 >= 8
    assert budget.step < LOWEST


def test_exempt_traffic_above_the_limit_leaves_the_floor_to_the_rest() -> None:
    """What no step can lower is not paid for twice: the lowest step, no further."""
    budget, _, _, _ = simulated(Limits(judged_per_minute=20), lambda _: 1.0, 1200, exempt=1.0)
    assert budget.step == LOWEST


def test_the_stricter_limit_decides() -> None:
    """Dollars ask for more than units a minute do; the step says so."""
    _, steps, _, _ = simulated(Limits(1_000.0, 1.0), lambda _: 1.0, 3600)
    assert {step.reason for _, step in steps} <= {"dollars_per_day", "room"}
    assert any(step.reason == "dollars_per_day" for _, step in steps)


def test_a_clock_set_back_does_not_start_the_day_again() -> None:
    """What was spent stays spent until a later day comes."""
    budget = Budget(Limits(dollars_per_day=10.0), now=0.0, wall=MIDNIGHT + 10, spent=4.0)
    assert budget.spent(MIDNIGHT - 10) == 4.0
    assert budget.spent(MIDNIGHT + 20) == 4.0
    assert day_of(MIDNIGHT) == 20_000
