"""Budgets that could not do what they say: found before anything runs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sidecar.domain.verdicts import Grader
from sidecar.policy.documents import Key
from sidecar.policy.load import Policies
from sidecar.policy.traffic import BudgetPolicy

_SMALL: Final = (400, 60)
"""Tokens in and out of the smallest question worth asking: a rubric, a line, a verdict."""
_USUAL: Final = (2_000, 300)
_CHARACTERS_A_TOKEN: Final = 3.5
_RUBRIC: Final = 1_500
"""Tokens of a long rubric with its schema."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """What is wrong with a budget; `fatal` where it could not be kept, or limits nothing."""

    key: Key
    code: str
    message: str
    mend: str
    fatal: bool = True


def doubts(budget: BudgetPolicy, policies: Policies) -> Iterator[Doubt]:
    """Yield what a budget promises and these policies cannot keep; nothing without a budget."""
    if not budget:
        return
    for number, rule in enumerate(policies.sampling.rules):
        if rule.budget_exempt and not rule.when.needs_content:
            yield Doubt(
                ("rules", number, "budget_exempt"),
                "budget_exempts_all",
                f"rule {rule.name} matches all traffic and is exempt: the budget limits nothing",
                "narrow the rule, or remove budget_exempt",
            )
    if budget.dollars_per_day is not None:
        yield from _dollars(budget, budget.dollars_per_day, policies)
    if budget.judged_per_minute is not None:
        yield from _units(budget.judged_per_minute, policies)


def _dollars(budget: BudgetPolicy, limit: float, policies: Policies) -> Iterator[Doubt]:
    key = ("dollars_per_day",)
    free = [j.name for j in policies.judges_used if not (j.prices.input or j.prices.output)]
    if len(free) == len(policies.judges_used):
        yield Doubt(
            key,
            "budget_without_prices",
            "no judge in use has prices: nothing is ever spent, so that this limits nothing",
            "write `prices:` in judges/*.yaml, or limit judged_per_minute",
        )
        return
    if free:
        yield Doubt(
            key,
            "budget_without_prices",
            f"what {', '.join(free)} costs is not counted: no prices",
            "write `prices:` in each judge's file",
            fatal=False,
        )
    least = _unit(policies, *_SMALL)
    if limit < least:
        yield Doubt(
            key,
            "budget_impossible",
            f"${limit:g} a day does not pay for one unit (${least:.2g} at the least)",
            "allow more, ask fewer criteria or a cheaper judge",
        )
        return
    usual = _unit(policies, *_USUAL)
    if limit < 24 * usual:
        yield Doubt(
            key,
            "budget_lumpy",
            f"${limit:g} a day is less than a usual unit an hour (${usual:.2g} each)",
            "expect rates to jump: allow more, or sample less",
            fatal=False,
        )
    minute = budget.judged_per_minute
    if minute is not None and limit > 1_440 * minute * _most(policies):
        yield Doubt(
            key,
            "budget_never_binds",
            f"{minute:g} units a minute cannot cost ${limit:g} a day",
            "remove the limit that never binds",
            fatal=False,
        )


def _units(limit: float, policies: Policies) -> Iterator[Doubt]:
    for judge in policies.judges_used:
        calls = sum(
            c.grader is Grader.LLM and c.judge_name == judge.name for c in policies.criteria
        )
        if judge.limits.rpm is not None and judge.limits.rpm < limit * calls:
            yield Doubt(
                ("judged_per_minute",),
                "budget_above_rpm",
                f"{limit:g} units a minute are {limit * calls:g} calls to {judge.name},"
                f" whose limits.rpm is {judge.limits.rpm}: units queue before the budget bites",
                f"limit judged_per_minute to {judge.limits.rpm / calls:.3g}",
                fatal=False,
            )


def _unit(policies: Policies, tokens_in: int, tokens_out: int) -> float:
    """What all criteria of one unit cost."""
    judges = [policies.judge_of(c) for c in policies.criteria if c.grader is Grader.LLM]
    return sum(judge.prices.dollars(tokens_in, tokens_out) for judge in judges)


def _most(policies: Policies) -> float:
    """What one unit costs when every text and every answer is as long as it may be."""
    judges = [policies.judge_of(c) for c in policies.criteria if c.grader is Grader.LLM]
    return sum(
        judge.limits.attempts
        * judge.prices.dollars(
            _RUBRIC + round(judge.evidence_cap / _CHARACTERS_A_TOKEN), judge.decoding.max_tokens
        )
        for judge in judges
    )
