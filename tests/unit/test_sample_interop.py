"""Our arithmetic against OpenTelemetry's own consistent sampler, the Python SDK's."""

from __future__ import annotations

import random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from opentelemetry.sdk.trace._sampling_experimental import (
    composable_traceid_ratio_based,
    composite_sampler,
)
from opentelemetry.sdk.trace.sampling import Decision
from opentelemetry.trace import TraceState

from sidecar.intake.sample import SPACE, Draw, draw, th, threshold

SALT: Final = b"salt"
RATES: Final = (1.0, 0.999, 0.75, 0.5, 1 / 3, 0.25, 0.1, 0.05, 0.01, 0.001, 2**-14)

ids = st.integers(1, 2**128 - 1)
rates = st.one_of(st.sampled_from(RATES), st.floats(0.001, 1.0))
rvs = st.integers(0, SPACE - 1)


def sdk(rate: float, trace_id: int, state: str = "") -> tuple[bool, str]:
    """What the SDK decides, and the `ot` member it writes."""
    given_state = TraceState.from_header([state]) if state else None
    sampler = composite_sampler(composable_traceid_ratio_based(rate))
    result = sampler.should_sample(None, trace_id, "span", trace_state=given_state)
    written = (result.trace_state or TraceState()).get("ot", "")
    return result.decision is Decision.RECORD_AND_SAMPLE, written


def drawn(trace_id: int, state: str) -> Draw:
    """Our draw of the same trace."""
    return draw(f"{trace_id:032x}", state, SALT)


def th_of(member: str) -> str:
    """The th field of an `ot` member."""
    return dict(part.split(":") for part in member.split(";"))["th"]


@given(ids, rates, rates)
def test_after_an_sdk_head_by_trace_id_both_decide_the_same(
    trace_id: int, head: float, ours: float
) -> None:
    """The head writes th alone, R is in the id; both then sample it at another rate."""
    kept, member = sdk(head, trace_id)
    if not kept:
        return
    where = drawn(trace_id, f"ot={member}")
    assert where.declared
    assert th(where.floor) == th_of(member) == th(threshold(head))
    assert where.upstream_weight == pytest.approx(1 / head, rel=1e-9)
    again, rewritten = sdk(ours, trace_id, f"ot={member}")
    if ours <= head:  # above it the SDK's plain ratio sampler would lower T, which W3C forbids
        assert where.keeps(ours) is again
        if again:
            assert th(where.threshold(ours)) == th_of(rewritten)
    else:
        assert where.keeps(ours)
        assert where.threshold(ours) == where.floor


@given(ids, rvs, rates)
def test_explicit_randomness_decides_the_same(trace_id: int, rv: int, rate: float) -> None:
    """`rv` is believed whatever the id is."""
    state = f"ot=rv:{rv:014x}"
    kept, member = sdk(rate, trace_id, state)
    where = drawn(trace_id, state)
    assert where.value == rv
    assert where.keeps(rate) is kept
    if kept:
        assert th(where.threshold(rate)) == th_of(member)


def test_many_random_ids_at_usual_rates_decide_the_same() -> None:
    """20,000 ids, each at eleven rates, as the SDK's own draw by trace id."""
    rng = random.Random(4)
    samplers = {rate: composite_sampler(composable_traceid_ratio_based(rate)) for rate in RATES}
    for _ in range(20_000):
        trace_id = rng.getrandbits(128) | 1
        where = drawn(trace_id, "ot=th:0")
        for rate in rng.sample(RATES, 3):
            said = samplers[rate].should_sample(None, trace_id, "span").decision
            assert where.keeps(rate) is (said is Decision.RECORD_AND_SAMPLE)


@given(rvs)
def test_a_written_threshold_is_read_back_whole(value: int) -> None:
    """No zeros at the end, 14 digits at most, `0` for keep-all."""
    written = th(value)
    assert int(written.ljust(14, "0"), 16) == value
    assert written == "0" or not written.endswith("0")
    assert drawn(2**128 - 1, f"ot=th:{written}").floor == value


@given(st.text(max_size=40))
def test_no_tracestate_makes_it_fail(state: str) -> None:
    """Whatever came: a draw, within the space, never under a floor it does not reach."""
    for text in (state, f"ot={state}", f"ot=th:{state}", f"ot=rv:{state}"):
        where = drawn(7, text)
        assert 0 <= where.value < SPACE
        assert where.value >= where.floor


def test_an_overlong_member_is_malformed() -> None:
    """256 characters are the format's limit: the SDK ignores such a member, and so do we."""
    state = "ot=th:8;rv:c0000000000000;x:" + "y" * 300
    assert drawn(7, state) == drawn(7, "")
