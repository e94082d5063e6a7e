"""sampling.yaml: attribute globs, exempt rules, budgets, and those that cannot be kept."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from sidecar.domain.spans import Attributes, Span
from sidecar.domain.units import Completion, Unit
from sidecar.intake.units import trace_of
from sidecar.policy import BudgetPolicy, Facts, Match, SamplingPolicy, check, facts_of_unit, load
from sidecar.policy.budgets import doubts
from sidecar.policy.match import TrafficMatch

SHIPPED = Path(__file__).resolve().parents[3] / "policies"


def span(number: int, attributes: Attributes, resource: Attributes | None = None) -> Span:
    """A span with some attributes."""
    return Span(
        "1" * 32, f"{number:016x}", None, "s", number, number + 1, attributes, resource or {}, "x"
    )


def facts(keep: set[str], *spans: Span) -> Facts:
    """What matchers see of a unit of these spans."""
    trace = trace_of("1" * 32, spans, Completion.IDLE, frozenset(keep))
    return facts_of_unit(Unit(trace.trace_id, "trace", trace.observations))


def wants(**attributes: str) -> TrafficMatch:
    """A matcher of attributes, `_` for the dot in their keys."""
    return TrafficMatch(attributes={k.replace("_", "."): v for k, v in attributes.items()})


def test_attributes_of_spans_and_resources_are_matched_by_globs() -> None:
    """Any span may carry the value, each key another span; case does not matter."""
    seen = facts(
        {"tenant.tier", "region"},
        span(1, {"tenant.tier": "Gold-EU", "noise": "x"}, {"region": "eu-west-1"}),
        span(2, {}, {"region": "us-east-1"}),
    )
    assert wants(tenant_tier="gold*").matches(seen)
    assert wants(tenant_tier="gold*", region="us-*").matches(seen)
    assert wants(region="eu-*").matches(seen)
    assert not wants(tenant_tier="silver*").matches(seen)
    assert not wants(absent="*").matches(seen)
    assert not TrafficMatch(agent="a", attributes={"region": "*"}).matches(seen)


@pytest.mark.parametrize(
    ("value", "glob"),
    [(True, "true"), (3, "3"), (0.5, "0.5"), (["a", "b"], "b"), ("", ""), ("[x]", "[[]x]")],
)
def test_other_values_are_matched_as_json_writes_them(value: Any, glob: str) -> None:
    """A list by any of its items; an empty text is a value, too."""
    seen = facts({"k"}, span(1, {"k": value}))
    pattern = glob or "*"
    assert TrafficMatch(attributes={"k": pattern}).matches(seen)


def test_only_named_attributes_are_kept_and_they_are_cut() -> None:
    """Memory and privacy: nothing that no rule asks for, 200 characters, 8 items."""
    seen = facts(
        {"k", "many", "deep"},
        span(1, {"k": "v" * 5_000, "many": list("abcdefghijkl"), "other": "secret"}),
        span(2, {"deep": {"a": "b"}, "k": b"bytes"}),
    )
    assert seen.attributes == {"k": ("v" * 200,), "many": tuple("abcdefgh")}
    assert facts(set(), span(1, {"k": "v"})).attributes == {}


@given(st.dictionaries(st.text(min_size=1, max_size=9), st.text(max_size=300), max_size=6))
def test_any_attributes_can_be_asked_for(attributes: dict[str, str]) -> None:
    """Total, bounded, and a value matches the glob of everything."""
    seen = facts(set(attributes), span(1, attributes))
    for key in attributes:
        assert TrafficMatch(attributes={key: "*"}).matches(seen)
        assert all(len(value) <= 200 for value in seen.attributes[key])


def test_a_policy_names_the_attributes_it_asks_for() -> None:
    """Of rules and of strata."""
    policy = SamplingPolicy.model_validate(
        {
            "salt": "s",
            "rules": [
                {"name": "gold", "when": {"attributes": {"tenant.tier": "gold*"}}, "rate": 0.5}
            ],
            "strata": {"matchers": [{"name": "eu", "when": {"attributes": {"region": "eu-*"}}}]},
        }
    )
    assert policy.attribute_keys == {"tenant.tier", "region"}
    assert policy.rate_for(Facts(attributes={"tenant.tier": ("golden",)})) == 0.5
    assert policy.strata.of(Facts(attributes={"region": ("eu-1",)})) == "eu"


def test_a_criterion_cannot_ask_for_attributes() -> None:
    """The final generation alone is known there: it would match nothing, in silence."""
    with pytest.raises(ValidationError):
        Match.model_validate({"attributes": {"a": "b"}})


@pytest.mark.parametrize(
    "wrong",
    [
        {"budget": {"judged_per_minute": 0}},
        {"budget": {"dollars_per_day": -1}},
        {"budget": {"dollars_per_day": float("inf")}},
        {"budget": {"per_hour": 3}},
        {"rules": [{"name": "r", "rate": 1.0, "when": {"attributes": {"": "x"}}}]},
        {"rules": [{"name": "r", "rate": 1.0, "when": {"attributes": {"a": ""}}}]},
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    """A limit of nothing, an unknown limit, an empty key or glob."""
    with pytest.raises(ValidationError):
        SamplingPolicy.model_validate({"salt": "s", **wrong})


def test_a_deployments_limits_replace_the_policys_one_by_one() -> None:
    """What it leaves out stays as the policy has it."""
    policy = BudgetPolicy(judged_per_minute=60.0)
    assert policy.overridden(None, 5.0) == BudgetPolicy(judged_per_minute=60.0, dollars_per_day=5.0)
    assert policy.overridden(10.0, None) == BudgetPolicy(judged_per_minute=10.0)
    assert not BudgetPolicy()
    assert BudgetPolicy(dollars_per_day=1.0)


def _codes(tmp_path: Path, sampling: str, prices: str = "{input: 0.4, output: 1.6}") -> list[str]:
    """Lint the shipped policies with another sampling.yaml and other prices."""
    policies = tmp_path / "policies"
    shutil.copytree(SHIPPED, policies, dirs_exist_ok=True)
    (policies / "sampling.yaml").write_text(f"salt: s\n{sampling}\n")
    judge = policies / "judges" / "default.yaml"
    lines = [x for x in judge.read_text().splitlines() if not x.startswith("prices:")]
    judge.write_text("\n".join([*lines, f"prices: {prices}", ""]))
    load(policies)
    found = check(policies)
    assert all(f.file == "sampling.yaml" and f.line > 1 for f in found)
    return [f"{finding.severity} {finding.code}" for finding in found]


@pytest.mark.parametrize(
    ("budget", "codes"),
    [
        ("{judged_per_minute: 60, dollars_per_day: 20}", []),
        ("{dollars_per_day: 0.00001}", ["error budget_impossible"]),
        ("{dollars_per_day: 0.03}", ["warning budget_lumpy"]),
        ("{judged_per_minute: 0.1, dollars_per_day: 9000}", ["warning budget_never_binds"]),
    ],
)
def test_lint_finds_budgets_that_cannot_be_kept(
    tmp_path: Path, budget: str, codes: list[str]
) -> None:
    """Less than one unit's cost; less than one an hour; a limit that another makes idle."""
    assert _codes(tmp_path, f"budget: {budget}") == codes


def test_lint_finds_a_budget_of_dollars_without_prices(tmp_path: Path) -> None:
    """Nothing is ever spent, so nothing is ever limited."""
    found = _codes(tmp_path, "budget: {dollars_per_day: 20}", "{input: 0, output: 0}")
    assert found == ["error budget_without_prices"]


def test_lint_finds_a_rule_that_exempts_everything(tmp_path: Path) -> None:
    """Then the budget limits nothing; without a budget the flag means nothing, and is left."""
    rule = "rules:\n  - {name: all, when: {}, rate: 0.5, budget_exempt: true}"
    found = _codes(tmp_path, f"budget: {{judged_per_minute: 5}}\n{rule}")
    assert found == ["error budget_exempts_all"]
    assert _codes(tmp_path, rule) == []


def test_a_judges_own_limit_below_the_budget_is_told(tmp_path: Path) -> None:
    """Units would queue before the budget lowers anything."""
    shipped = load(SHIPPED)
    slow = shipped.judges_used[0]
    limits = slow.limits.model_copy(update={"rpm": 30})
    policies = shipped.with_judge(slow.model_copy(update={"limits": limits}))
    (doubt,) = doubts(BudgetPolicy(judged_per_minute=60.0), policies)
    assert (doubt.code, doubt.fatal) == ("budget_above_rpm", False)
    assert not list(doubts(BudgetPolicy(judged_per_minute=5.0), policies))
