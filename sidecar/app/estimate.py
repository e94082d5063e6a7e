"""What judging some units would cost, from the prompts that would really be sent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import Candidate, SafeCandidate, Unit
from sidecar.domain.verdicts import Grader
from sidecar.judging import prompt
from sidecar.judging.content import missing_content
from sidecar.judging.exhibit import exhibit
from sidecar.judging.graders import grade
from sidecar.pipeline import Settled
from sidecar.policy import Criterion, JudgePolicy, Policies, facts_of

CHARACTERS_A_TOKEN: Final = 3.5
"""English runs near 4 characters a token, Spanish near 3.3 with common tokenisers."""


@dataclass(slots=True)
class Cost:
    """Calls, tokens and dollars; parts of a call where a unit is drawn with a probability."""

    calls: float = 0.0
    input_tokens: float = 0.0
    output_tokens: float = 0.0
    dollars: float = 0.0

    def add(self, other: Cost, share: float = 1.0) -> None:
        """Add a share of another cost."""
        self.calls += other.calls * share
        self.input_tokens += other.input_tokens * share
        self.output_tokens += other.output_tokens * share
        self.dollars += other.dollars * share


@dataclass(slots=True)
class Estimate:
    """An upper bound by the prices of the policies: every answer as long as it may be, no retry.

    `units` with a final generation. `total` and `by_criterion` are expectations under the
    rates the estimator was given; `whole` is what all of it would cost.
    """

    units: int = 0
    total: Cost = field(default_factory=Cost)
    whole: Cost = field(default_factory=Cost)
    by_criterion: dict[str, tuple[Cost, Cost]] = field(default_factory=dict)
    """By criterion: under the rates, and whole."""


def estimator(
    policies: Policies,
    into: Estimate,
    probability: Callable[[Unit, str], float] = lambda _unit, _criterion: 1.0,
) -> Callable[[Settled], None]:
    """Return a function that adds a redacted unit's cost to `into`.

    `probability` in (0, 1]: that this criterion judges this unit. What code settles (a gate
    that fails, an answer that says nothing) costs nothing.
    """
    for criterion in policies.criteria:
        if criterion.grader is Grader.LLM:
            into.by_criterion[criterion.id] = (Cost(), Cost())

    def add(settled: Settled) -> None:
        selection, safe = settled.selection, settled.safe
        if safe is None or selection is None or selection.candidate is None:
            return
        candidate = selection.candidate
        into.units += 1
        if _without_a_call(policies, candidate):
            return
        facts = facts_of(candidate)
        for criterion in policies.criteria:
            if criterion.grader is not Grader.LLM or not criterion.applies_to.matches(facts):
                continue
            one = question_cost(criterion, policies.judge_of(criterion), safe)
            share = probability(settled.unit, criterion.id) if settled.unit else 1.0
            sampled, whole = into.by_criterion[criterion.id]
            sampled.add(one, share)
            whole.add(one)
            into.total.add(one, share)
            into.whole.add(one)

    return add


def question_cost(criterion: Criterion, judge: JudgePolicy, safe: SafeCandidate) -> Cost:
    """Return the most one question can cost, its answer as long as it may be."""
    shown = exhibit(safe, criterion.evidence, judge.evidence_cap)
    question = prompt.build(criterion, shown, nonce="0" * 24, grammar=judge.decoding.grammar)
    sent = len(question.system) + len(question.user) + len(question.schema)
    tokens = round(sent / CHARACTERS_A_TOKEN), judge.decoding.max_tokens
    return Cost(1.0, *tokens, judge.prices.dollars(*tokens))


def _without_a_call(policies: Policies, candidate: Candidate) -> bool:
    if not candidate.answer_calls and missing_content(candidate.answer):
        return True
    return any(
        grade(criterion.check, candidate, ()).outcome is Outcome.FAIL
        for criterion in policies.criteria
        if criterion.gate and criterion.check is not None
        if criterion.applies_to.matches(facts_of(candidate))
    )
