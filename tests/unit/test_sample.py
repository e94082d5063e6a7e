"""Sampling: nested, consistent, independent of what upstream did, and honest about weights."""

from __future__ import annotations

import random

import pytest

from sidecar.domain.units import Unit
from sidecar.intake.sample import SPACE, Rule, Sampler, Stratum, draw, threshold

SALT = b"salt"


def _ids(count: int, seed: int = 1) -> list[str]:
    rng = random.Random(seed)
    return [f"{rng.getrandbits(128) | 1:032x}" for _ in range(count)]


def _unit(trace_id: str) -> Unit:
    return Unit(trace_id=trace_id, unit="trace", observations=())


@pytest.mark.parametrize("rate", [0.01, 0.1, 0.5])
def test_the_kept_share_lies_within_its_binomial_interval(rate: float) -> None:
    """200,000 ids; five standard errors."""
    sampler = Sampler(rate, salt=SALT)
    n = 200_000
    kept = sum(sampler.wanted(trace_id, "") for trace_id in _ids(n))
    assert abs(kept - n * rate) < 5 * (n * rate * (1 - rate)) ** 0.5


def test_rates_nest() -> None:
    """What 10% keeps, 50% keeps."""
    low, high = Sampler(0.1, salt=SALT), Sampler(0.5, salt=SALT)
    ids = _ids(20_000)
    assert all(high.wanted(i, "") for i in ids if low.wanted(i, ""))


def test_a_legacy_head_sampler_that_keeps_low_ids_does_not_bias_ours() -> None:
    """After a .1% head on low 64-bit ids, we still keep half of what is left."""
    bound = int(0.001 * 2**64)
    head = [f"{i:016x}{random.Random(i).randrange(1, bound):016x}" for i in range(1, 20_001)]
    kept = sum(Sampler(0.5, salt=SALT).wanted(trace_id, "") for trace_id in head)
    assert abs(kept - 10_000) < 5 * (20_000 * 0.25) ** 0.5


def test_another_salt_is_another_draw() -> None:
    """Replicas must share the salt, else they keep different traces."""
    ids = _ids(2_000)
    one = [Sampler(0.5, salt=b"a").wanted(i, "") for i in ids]
    two = [Sampler(0.5, salt=b"b").wanted(i, "") for i in ids]
    assert one != two


def test_thresholds_and_randomness_of_the_w3c_form_are_obeyed() -> None:
    """th:8 is 50%; rv decides; a downstream sampler never lowers the threshold."""
    kept = draw("0" * 31 + "1", "ot=th:8;rv:c0000000000000", SALT)
    assert kept.floor == SPACE // 2
    assert kept.upstream_weight == 2.0
    assert kept.keeps(0.5)
    assert kept.keeps(0.25)
    assert not kept.keeps(0.2)
    assert kept.probability(0.25) == 0.5
    assert kept.probability(1.0) == 1.0
    other = draw("0" * 31 + "1", "vendor=x,ot=rv:c0000000000000", SALT)
    assert (other.value, other.upstream_weight) == (0xC0000000000000, None)


def test_a_declared_threshold_without_rv_uses_the_id() -> None:
    """R is the low 56 bits of the trace id."""
    assert draw("f" * 18 + "e" * 14, "ot=th:8", SALT).value == 0xEEEEEEEEEEEEEE


@pytest.mark.parametrize("state", ["ot=th:xyz", "ot=", "ot=rv:12", "other=1", "ot=th:"])
def test_a_malformed_state_falls_back_to_the_hash(state: str) -> None:
    """Garbage upstream must not bias the draw."""
    assert draw("a" * 32, state, SALT) == draw("a" * 32, "", SALT)


def test_an_inconsistent_threshold_is_not_believed() -> None:
    """R below the declared T cannot be: the weight would be a lie."""
    where = draw("a" * 32, "ot=th:8;rv:10000000000000", SALT)
    assert (where.floor, where.upstream_weight) == (0, None)


def test_the_matching_rule_decides_at_completion_on_the_same_draw() -> None:
    """The early answer never drops what a rule would keep."""
    sampler = Sampler(
        0.1,
        salt=SALT,
        rules=(Rule("errors", 1.0, lambda unit: unit.trace_id.endswith("0")),),
        strata=(Stratum("zero", lambda unit: unit.trace_id.endswith("0")),),
    )
    for trace_id in _ids(500):
        assert sampler.wanted(trace_id, "")
        decision = sampler.decide(_unit(trace_id))
        if trace_id.endswith("0"):
            assert decision.kept
            assert decision.sampling.probability == 1.0
            assert decision.sampling.stratum == "zero"
        else:
            assert decision.kept == Sampler(0.1, salt=SALT).wanted(trace_id, "")
            assert decision.sampling.probability == pytest.approx(0.1)
            assert decision.sampling.stratum == "other"


def test_a_criterions_share_nests_in_the_traces_draw() -> None:
    """Judging an eighth of the kept units records the product as inclusion probability."""
    sampler = Sampler(0.5, salt=SALT)
    decisions = [sampler.decide(_unit(i)) for i in _ids(20_000)]
    judged = [d for d in decisions if d.judges(0.125)]
    assert all(d.kept for d in judged)
    assert abs(len(judged) - 1250) < 5 * (20_000 * 0.0625 * 0.9375) ** 0.5
    assert judged[0].with_share(0.125).probability == pytest.approx(0.0625)


def test_a_share_is_a_share_of_what_reached_us() -> None:
    """After a declared 50% head, judging a quarter of it has probability 1/4, not 1/2."""
    sampler = Sampler(1.0, salt=SALT)
    decision = sampler.decide(_unit("f" * 32), "ot=th:8;rv:ffffffffffffff")
    assert decision.judges(0.25)
    assert decision.with_share(0.25).probability == pytest.approx(0.25)
    assert decision.sampling.upstream_weight == 2.0


def test_the_threshold_is_never_the_whole_space() -> None:
    """A rate rounds to at least one draw."""
    assert threshold(1.0) == 0
    assert threshold(1e-18) == SPACE - 1
