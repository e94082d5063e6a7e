"""Settings and policies together, checked before anything opens."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from redaction import policy as redaction_policy
from redaction.policy import RedactionPolicy
from sidecar.config import Config, load
from sidecar.domain.errors import BadConfiguration
from sidecar.domain.verdicts import Grader
from sidecar.policy import BudgetPolicy, Policies
from sidecar.policy import load as load_policies
from sidecar.policy.budgets import doubts
from sidecar.policy.records import CalibrationRecord, load_records

DEFAULT_FILE: Final = Path("sidecar.yaml")


@dataclass(frozen=True, slots=True)
class Settings:
    """What a verb runs on: the tree, and the policies as this deployment uses them."""

    config: Config
    policies: Policies
    redaction: RedactionPolicy
    records: tuple[CalibrationRecord, ...] = ()
    """What is on record of judge versions, calibrated here or elsewhere."""

    @property
    def budget(self) -> BudgetPolicy:
        """The policy's sampling budget, with this deployment's limits in place of its own."""
        override = self.config.sampling.budget
        return self.policies.sampling.budget.overridden(
            override.judged_per_minute, override.dollars_per_day
        )


def configured(path: Path | None) -> Settings:
    """Load and cross-check. Raises BadConfiguration with all problems of the first bad part."""
    if path is None and DEFAULT_FILE.is_file():
        path = DEFAULT_FILE
    config = load(path, os.environ)
    policies = load_policies(config.judging.policies)
    redaction = load_redaction(config.judging.policies)
    problems = tuple(_crossed(config, policies))
    if problems:
        source = str(path) if path else "the environment"
        raise BadConfiguration(tuple(f"{source}: {problem}" for problem in problems))
    chosen = config.judging.criteria
    if chosen is not None:
        policies = policies.only(chosen)
    records = load_records(config.judging.policies)
    settings = Settings(config, pointed(config, policies), redaction, records)
    if impossible := tuple(_impossible(settings)):
        raise BadConfiguration(impossible)
    return settings


def load_redaction(policies: Path) -> RedactionPolicy:
    """Load redaction.yaml. Raises BadConfiguration."""
    try:
        return redaction_policy.load(policies / "redaction.yaml")
    except redaction_policy.PolicyError as error:
        raise BadConfiguration(error.problems) from error


def _crossed(config: Config, policies: Policies) -> list[str]:
    known = [criterion.id for criterion in policies.criteria]
    named = [
        *((f"judging.criteria[{i}]", n) for i, n in enumerate(config.judging.criteria or ())),
        *((f"judging.sample.{name}", name) for name in config.judging.sample),
    ]
    problems = [
        f"{key}: no criterion {name!r}; {config.judging.policies} has {', '.join(known)}"
        for key, name in named
        if name not in known
    ]
    if config.judging.criteria == ():
        problems.append("judging.criteria: an empty list judges nothing; leave it out for all")
    return problems


def _impossible(settings: Settings) -> Iterator[str]:
    """Yield what this deployment's sampling budget could never keep, or never limit."""
    for doubt in doubts(settings.budget, settings.policies):
        if doubt.fatal:
            key = "rules" if doubt.key[0] == "rules" else f"budget.{doubt.key[0]}"
            yield f"sampling.{key}: {doubt.message}; {doubt.mend}"


def pointed(config: Config, policies: Policies) -> Policies:
    """Point the judges that are in use at this deployment's endpoint, where it names one."""
    judging = config.judging
    if judging.base_url is None and judging.model is None:
        return policies
    return policies.with_endpoint(
        base_url=judging.base_url, model=judging.model, revision=judging.revision
    )


def uses_llm(policies: Policies) -> bool:
    """Whether any criterion asks a model."""
    return any(criterion.grader is Grader.LLM for criterion in policies.criteria)
