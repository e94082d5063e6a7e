"""Matchers, rates and strata: globs over a few facts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from sidecar.domain.observations import Kind, Observation
from sidecar.domain.units import Unit
from sidecar.policy import Facts, Match, SamplingPolicy, facts_of, facts_of_unit, load
from tests.fakes_judge import a_candidate

SHIPPED = Path(__file__).resolve().parents[3] / "policies"


@pytest.mark.parametrize(
    ("match", "facts", "holds"),
    [
        (Match(), Facts(), True),
        (Match(agent="support-*"), Facts(agent="Support-ES"), True),
        (Match(agent="support-*"), Facts(agent="sales"), False),
        (Match(agent="support-*"), Facts(), False),
        (Match(agent="*"), Facts(), True),
        (Match(agent="a", environment="prod"), Facts(agent="a", environment="dev"), False),
        (Match(error=True), Facts(error=True), True),
        (Match(error=True), Facts(), False),
        (Match(language="es"), Facts(), False),
    ],
)
def test_every_given_matcher_must_hold(match: Match, facts: Facts, holds: bool) -> None:
    """Globs without case; an unknown fact matches `*` alone."""
    assert match.matches(facts) is holds


def test_the_first_rule_and_the_first_stratum_that_match_decide() -> None:
    """Order in the file is order of decision."""
    policy = SamplingPolicy.model_validate(
        {
            "rate": 0.1,
            "salt": "s",
            "rules": [
                {"name": "errors", "when": {"error": True}, "rate": 1.0},
                {"name": "sales", "when": {"agent": "sales*"}, "rate": 0.5},
            ],
            "strata": {
                "matchers": [
                    {"name": "es", "when": {"language": "es"}},
                    {"name": "sales", "when": {"agent": "sales*"}},
                ]
            },
        }
    )
    assert policy.rate_for(Facts(agent="sales-1", error=True)) == 1.0
    assert policy.rate_for(Facts(agent="sales-1")) == 0.5
    assert policy.rate_for(Facts()) == 0.1
    assert policy.strata.of(Facts(agent="sales-1", language="es")) == "es"
    assert policy.strata.of(Facts(agent="sales-1")) == "sales"
    assert policy.strata.of(Facts()) == "other"


def test_more_than_twenty_strata_are_refused() -> None:
    """Each multiplies the series of every metric that carries it."""
    matchers = [{"name": f"s{n}", "when": {}} for n in range(21)]
    with pytest.raises(ValidationError, match="at most 20"):
        SamplingPolicy.model_validate({"salt": "s", "strata": {"matchers": matchers}})


def test_errors_are_kept_whole_by_the_shipped_policy() -> None:
    """And everything else at one in ten."""
    sampling = load(SHIPPED).sampling
    assert sampling.rate_for(Facts(error=True)) == 1.0
    assert sampling.rate_for(Facts()) == 0.10
    assert sampling.strata.of(Facts()) == "other"


def test_facts_of_a_unit_come_from_the_latest_observation_that_has_them() -> None:
    """An error anywhere in the unit counts."""

    def seen(at: int, **given: Any) -> Observation:
        base = Observation("1" * 32, f"{at:016x}", None, "n", Kind.SPAN, at, at + 1, "c")
        return replace(base, **given)

    unit = Unit(
        "1" * 32,
        "trace",
        (
            seen(1, agent="outer", environment="prod", error=True),
            seen(2, agent="inner", asked_model="m"),
            seen(3),
        ),
    )
    assert facts_of_unit(unit) == Facts(agent="inner", environment="prod", model="m", error=True)
    assert facts_of(a_candidate(agent="a", model="m")) == Facts(agent="a", model="m")
