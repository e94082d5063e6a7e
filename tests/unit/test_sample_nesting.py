"""One draw through rules, budget and shares: nested, weighted, the same everywhere."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from opentelemetry.sdk.trace.sampling import Decision as SdkDecision
from opentelemetry.sdk.trace.sampling import TraceIdRatioBased

from sidecar.domain.observations import Kind, Observation
from sidecar.domain.units import Sampling, Unit
from sidecar.intake.sample import FLOOR, SPACE, Draw, Rule, Sampler, Stratum, stands_for

SALT = b"salt"
rates = st.floats(FLOOR, 1.0)
shares = st.floats(0.001, 1.0)
values = st.integers(0, SPACE - 1)


def _ids(count: int, seed: int = 1) -> list[str]:
    rng = random.Random(seed)
    return [f"{rng.getrandbits(128) | 1:032x}" for _ in range(count)]


def _unit(trace_id: str, agent: str = "") -> Unit:
    one = Observation(trace_id, "1" * 16, None, "n", Kind.SPAN, 1, 2, "c", agent=agent)
    return Unit(trace_id=trace_id, unit="trace", observations=(one,))


def _agent(name: str, rate: float, *, exempt: bool = False) -> Rule:
    return Rule(name, rate, lambda unit: unit.observations[0].agent == name, exempt)


@given(values, rates, rates, shares, shares)
def test_less_keeps_only_what_more_keeps(
    value: int, one: float, two: float, share: float, other: float
) -> None:
    """Over rates, over criteria's shares, and over rules of other rates."""
    low, high = sorted((one, two))
    small, large = sorted((share, other))
    sampler = Sampler(low, salt=SALT, rules=(_agent("vip", high),))
    common = sampler.place(_unit("1" * 32), Draw(value))
    vip = sampler.place(_unit("1" * 32, "vip"), Draw(value))
    assert vip.kept or not common.kept
    for decision in (common, vip):
        assert decision.kept or not decision.judges(large)
        assert decision.judges(large) or not decision.judges(small)
    assert vip.judges(share) or not common.judges(share)


@given(values, values, rates, st.integers(0, 10), shares)
def test_a_probability_is_the_share_of_draws_that_are_kept(
    value: int, floor: int, rate: float, step: int, share: float
) -> None:
    """(2^56 - T) / (2^56 - T_in), exactly the condition that keeps; in (0, 1]."""
    where = Draw(max(value, floor), floor, declared=True)
    decision = Sampler(rate, salt=SALT).place(_unit("1" * 32), where, factor=2.0**-step)
    for kept, sampling in (
        (decision.kept, decision.sampling),
        (decision.judges(share), decision.with_share(share)),
    ):
        assert 0 < sampling.probability <= 1
        least = SPACE - sampling.probability * (SPACE - floor)
        assert kept is (where.value >= least) or abs(where.value - least) <= 64
        assert sampling.upstream_weight == SPACE / (SPACE - floor)


@given(values, rates, st.integers(0, 10))
def test_what_the_budget_left_out_is_told_from_what_no_rate_wanted(
    value: int, rate: float, step: int
) -> None:
    """over_budget iff the rule's own rate keeps it and the lowered one does not."""
    where = Draw(value)
    sampler = Sampler(rate, salt=SALT)
    free = sampler.place(_unit("1" * 32), where)
    tight = sampler.place(_unit("1" * 32), where, factor=2.0**-step)
    assert tight.over_budget is (free.kept and not tight.kept)
    assert free.kept or not tight.kept
    assert tight.rate == max(FLOOR, rate * 2.0**-step)
    assert tight.scale == tight.rate / rate


@given(values, rates, st.integers(0, 10))
def test_an_exempt_rule_keeps_its_rate(value: int, rate: float, step: int) -> None:
    """Whatever the budget says; the other rules are lowered."""
    sampler = Sampler(1.0, salt=SALT, rules=(_agent("vip", rate, exempt=True), _agent("a", rate)))
    vip = sampler.place(_unit("1" * 32, "vip"), Draw(value), factor=2.0**-step)
    other = sampler.place(_unit("1" * 32, "a"), Draw(value), factor=2.0**-step)
    assert (vip.rate, vip.scale, vip.over_budget) == (rate, None, False)
    assert other.rate == max(FLOOR, rate * 2.0**-step)


@given(values, rates, st.integers(0, 10), shares)
def test_judging_again_inherits_the_first_decision(
    value: int, rate: float, step: int, share: float
) -> None:
    """The factor may have moved since: weight and shares are those of the first verdict."""
    sampler = Sampler(rate, salt=SALT)
    unit, where = _unit("1" * 32), Draw(value)
    first = sampler.place(unit, where, factor=2.0**-step)
    again = sampler.place(unit, where).inheriting(first.sampling)
    assert again.sampling == first.sampling
    probability = first.with_share(share).probability
    assert again.with_share(share).probability == pytest.approx(probability, rel=1e-12)


@pytest.mark.parametrize("rate", [0.02, 0.3])
@pytest.mark.parametrize("head", ["", "ot=th:8", "ot=th:8;rv:{}"], ids=["hash", "id", "rv"])
def test_the_share_of_200_000_ids_lies_within_its_binomial_interval(rate: float, head: str) -> None:
    """Whichever randomness decides; five standard errors."""
    sampler, rng, n, kept = Sampler(rate, salt=SALT), random.Random(9), 200_000, 0
    for trace_id in _ids(n, seed=2):
        let_through = f"{rng.randrange(SPACE // 2, SPACE):014x}"
        known = trace_id[:18] + let_through if head == "ot=th:8" else trace_id
        kept += sampler.wanted(known, head.format(let_through))
    chance = min(1.0, rate * 2) if head else rate
    assert abs(kept - n * chance) <= 5 * (n * chance * (1 - chance)) ** 0.5


@pytest.mark.parametrize("head", [0.001, 0.01, 0.5])
def test_we_are_independent_of_the_sdks_legacy_head_sampler(head: float) -> None:
    """It keeps low 64-bit ids and says nothing; R >= T on those ids would keep none of .1%."""
    legacy, rng = TraceIdRatioBased(head), random.Random(3)
    passed: list[str] = []
    while len(passed) < 5_000:
        low = rng.randrange(int(head * 2**64) + 2) if head < 0.5 else rng.getrandbits(64)
        trace_id = rng.getrandbits(64) << 64 | low
        if legacy.should_sample(None, trace_id, "s").decision is SdkDecision.RECORD_AND_SAMPLE:
            passed.append(f"{trace_id:032x}")
    for rate in (0.1, 0.5):
        kept = sum(Sampler(rate, salt=SALT).wanted(trace_id, "") for trace_id in passed)
        assert abs(kept - 5_000 * rate) < 5 * (5_000 * rate * (1 - rate)) ** 0.5
    if head == 0.001:
        assert not any(int(trace_id[-14:], 16) >= SPACE // 2 for trace_id in passed), "the trap"


def test_two_processes_with_one_salt_draw_the_same() -> None:
    """Python's own hash differs between processes (PYTHONHASHSEED); ours must not."""
    code = (
        "from sidecar.intake.sample import draw\n"
        "print(*(draw(f'{i:032x}', '', b'shared').value for i in range(1, 200)))"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert said[0] == said[1]
    assert len(set(said[0].split())) == 199


def test_weights_add_up_to_the_traffic_while_the_budget_moves() -> None:
    """Horvitz-Thompson over 60,000 units, the factor another every thousand; five errors."""
    rng = random.Random(5)
    sampler = Sampler(0.4, salt=SALT, strata=(Stratum("all", lambda _: True),))
    total = variance = 0.0
    factor = 1.0
    for number, trace_id in enumerate(_ids(60_000, seed=8)):
        if number % 1_000 == 0:
            factor = 2.0 ** -rng.randrange(6)
        decision = sampler.decide(_unit(trace_id), factor=factor)
        p = decision.sampling.probability
        total += decision.kept / p
        variance += (1 - p) / p
    assert abs(total - 60_000) < 5 * variance**0.5


def test_the_arithmetic_is_said_in_words() -> None:
    """Sender, rate, budget, threshold, draw, outcome, what it stands for, stratum."""
    sampler = Sampler(0.5, salt=SALT, rules=(_agent("vip", 0.8),))
    where = Sampler(1.0, salt=SALT).draw("1" * 32, "ot=th:4;rv:f0000000000000")
    kept = sampler.place(_unit("1" * 32, "vip"), where, factor=0.5)
    assert kept.in_words() == (
        "the sender kept 1 in 1.333 (th:4); rate 0.8 by rule vip, lowered to 0.4 by the budget:"
        " kept from 0.6 on (th:99999999999998); drew 0.9375 (the sender's rv): judged, with"
        " probability 0.5333: stands for 1.875 that reached us, x 1.333 upstream = 2.5;"
        " stratum other"
    )
    tight = sampler.place(_unit("1" * 32), Draw(SPACE * 3 // 4), factor=0.25)
    assert "over budget" in tight.in_words()
    out = sampler.place(_unit("1" * 32), Draw(0)).in_words()
    assert "rate 0.5 by default: kept from 0.5 on (th:8); drew 0 (salted hash" in out
    assert "sampled out" in out
    assert stands_for(Sampling(0.1)).endswith("stands for 10 of those that reached us")


def test_a_share_of_a_lowered_rate_keeps_the_floor() -> None:
    """A weight above 1,000 drowns every estimate it enters."""
    lowest = Sampler(0.1, salt=SALT).place(_unit("1" * 32), Draw(SPACE - 1), factor=2.0**-10)
    assert lowest.sampling.probability == pytest.approx(FLOOR)
    assert lowest.with_share(0.1).probability == pytest.approx(FLOOR)
    assert lowest.judges(0.1)
