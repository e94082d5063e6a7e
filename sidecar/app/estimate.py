"""What judging some candidates would cost, from the prompts that would really be sent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from sidecar.domain.units import SafeCandidate
from sidecar.domain.verdicts import Grader
from sidecar.judging import prompt
from sidecar.judging.exhibit import exhibit
from sidecar.policy import Policies

CHARACTERS_A_TOKEN: Final = 3.5
"""English runs near 4 characters a token, Spanish near 3.3 with common tokenisers."""


@dataclass(slots=True)
class Estimate:
    """An upper bound by the prices of the policies: every answer as long as it may be."""

    units: int = 0
    calls: int = 0
    dollars: float = 0.0
    by_criterion: dict[str, float] = field(default_factory=dict)


def estimator(policies: Policies, into: Estimate) -> Callable[[SafeCandidate], None]:
    """Return a function that adds one candidate's cost to `into`."""

    def add(safe: SafeCandidate) -> None:
        into.units += 1
        for criterion in policies.criteria:
            if criterion.grader is not Grader.LLM:
                continue
            judge = policies.judge_of(criterion)
            shown = exhibit(safe, criterion.evidence, judge.evidence_cap)
            question = prompt.build(criterion, shown, nonce="0" * 24)
            sent = len(question.system) + len(question.user) + len(question.schema)
            dollars = judge.prices.dollars(
                round(sent / CHARACTERS_A_TOKEN), judge.decoding.max_tokens
            )
            into.calls += 1
            into.dollars += dollars
            into.by_criterion[criterion.id] = into.by_criterion.get(criterion.id, 0.0) + dollars

    return add
