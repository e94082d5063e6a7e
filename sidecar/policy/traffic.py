"""What is sampled, how it is divided into strata, and what people review."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from sidecar.policy.match import Facts, Frozen, TrafficMatch

Share = Annotated[float, Field(ge=0, le=1)]
Rate = Annotated[float, Field(gt=0, le=1)]
Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_-]{0,39}$")]


class SamplingRule(Frozen):
    """A rate for the units that match; the first that matches decides.

    `budget_exempt` keeps the rate whatever a budget says: what it costs is not limited.
    """

    name: Name
    when: TrafficMatch
    rate: Rate
    budget_exempt: bool = False


class StratumMatcher(Frozen):
    """A named part of the traffic."""

    name: Name
    when: TrafficMatch


class Strata(Frozen):
    """Ordered matchers; at most 20, since each multiplies the metrics' series."""

    version: str = Field("1", min_length=1)
    matchers: tuple[StratumMatcher, ...] = Field((), max_length=20)
    default: Name = "other"

    @model_validator(mode="after")
    def _distinct(self) -> Strata:
        names = [matcher.name for matcher in self.matchers]
        if len(set(names)) != len(names):
            raise ValueError("two strata have the same name")
        return self

    def of(self, facts: Facts) -> str:
        """Return the first stratum that matches."""
        return next((m.name for m in self.matchers if m.when.matches(facts)), self.default)


class BudgetPolicy(Frozen):
    """What one process may judge; above it the sampling rates fall in steps of one half.

    `judged_per_minute` counts units that reached a judge, `dollars_per_day` what judges cost by
    the policies' prices, from midnight to midnight UTC. None sets no limit.
    """

    judged_per_minute: float | None = Field(None, gt=0)
    dollars_per_day: float | None = Field(None, gt=0)

    def __bool__(self) -> bool:
        """Whether anything is limited."""
        return self.judged_per_minute is not None or self.dollars_per_day is not None

    def overridden(
        self, judged_per_minute: float | None, dollars_per_day: float | None
    ) -> BudgetPolicy:
        """Return this budget with a deployment's own limits in place of the policy's."""
        return BudgetPolicy(
            judged_per_minute=judged_per_minute or self.judged_per_minute,
            dollars_per_day=dollars_per_day or self.dollars_per_day,
        )


class SamplingPolicy(Frozen):
    """sampling.yaml. `salt` names the hash all replicas share; a setting may replace it."""

    rate: Rate = 0.10
    salt: str = Field(min_length=1, max_length=64)
    budget: BudgetPolicy = BudgetPolicy()
    rules: tuple[SamplingRule, ...] = ()
    strata: Strata = Strata()

    @property
    def attribute_keys(self) -> frozenset[str]:
        """The attributes whose values some rule or stratum asks for."""
        matchers = [one.when for one in self.rules] + [one.when for one in self.strata.matchers]
        return frozenset(key for matcher in matchers for key in matcher.attributes)

    def rule_for(self, facts: Facts) -> SamplingRule | None:
        """Return the first rule that matches."""
        return next((rule for rule in self.rules if rule.when.matches(facts)), None)

    def rate_for(self, facts: Facts) -> float:
        """Return the first matching rule's rate, else the default's."""
        rule = self.rule_for(facts)
        return rule.rate if rule else self.rate


class ReviewShares(Frozen):
    """The share of each outcome that is put before a person."""

    passes: Rate = 0.05
    fails: Share = 0.20
    unknown: Share = 1.0
    restricted: Share = 1.0


class ReviewOverride(Frozen):
    """Other shares for one criterion."""

    criterion: str
    shares: ReviewShares


class ReviewPolicy(Frozen):
    """review.yaml: whose verdicts people look at, and where."""

    queue: str = Field("judge-review", min_length=1, max_length=35)
    shares: ReviewShares = ReviewShares()
    overrides: tuple[ReviewOverride, ...] = ()

    def shares_for(self, criterion: str) -> ReviewShares:
        """Return the shares of a criterion."""
        return next((o.shares for o in self.overrides if o.criterion == criterion), self.shares)
