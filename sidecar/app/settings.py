"""Settings and policies together, checked before anything opens."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pydantic import ValidationError

from redaction.policy import RedactionPolicy
from sidecar.app.redaction_policy import load_redaction
from sidecar.config import Config, load
from sidecar.domain.errors import BadConfiguration
from sidecar.domain.verdicts import Grader
from sidecar.policy import BudgetPolicy, Policies
from sidecar.policy import load as load_policies
from sidecar.policy.budgets import doubts
from sidecar.policy.records import CalibrationRecord, load_records

__all__ = ["DEFAULT_FILE", "Settings", "configured", "load_redaction", "pointed", "uses_llm"]

DEFAULT_FILE: Final = Path("sidecar.yaml")

_SQLITE: Final = b"SQLite format 3\x00"
"""The file format's first bytes; its application id is at offset 68 (sqlite.org/fileformat)."""


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
    problems = (*_crossed(config, policies), *_ledger(config))
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


def _ledger(config: Config) -> Iterator[str]:
    """Yield what keeps a file from being our ledger; it is read, never opened for writing."""
    path = config.ledger.path
    if path is None or not path.is_file():
        return
    from sidecar.adapters.ledger.schema import APPLICATION_ID  # noqa: PLC0415 - slow to import

    try:
        with path.open("rb") as file:
            head = file.read(72)
    except OSError as error:
        yield f"ledger.path: {path} cannot be read: {error.strerror}"
        return
    # The id may still stand in a write-ahead log alone, where a process was killed early.
    beside = path.with_name(f"{path.name}-wal").exists()
    owner = int.from_bytes(head[68:72], "big")
    if head and not head.startswith(_SQLITE):
        yield f"ledger.path: {path} is no database; name a new file"
    elif head and owner != APPLICATION_ID and not (beside and owner == 0):
        yield f"ledger.path: {path} is another program's database; name a new file"


def _impossible(settings: Settings) -> Iterator[str]:
    """Yield what this deployment's sampling budget could never keep, or never limit."""
    for doubt in doubts(settings.budget, settings.policies):
        if doubt.fatal:
            key = "rules" if doubt.key[0] == "rules" else f"budget.{doubt.key[0]}"
            yield f"sampling.{key}: {doubt.message}; {doubt.mend}"


def pointed(config: Config, policies: Policies) -> Policies:
    """Point the judges that are in use at this deployment's endpoint, where it names one."""
    judging = config.judging
    if judging.base_url is None and judging.model is None and judging.revision is None:
        return policies
    try:
        return policies.with_endpoint(
            base_url=judging.base_url, model=judging.model, revision=judging.revision
        )
    except ValidationError as error:
        raise BadConfiguration(
            tuple(
                f"judging.{'.'.join(map(str, one['loc'])) or 'model'}: "
                + one["msg"].removeprefix("Value error, ")
                for one in error.errors(include_url=False, include_input=False)
            )
        ) from None


def uses_llm(policies: Policies) -> bool:
    """Whether any criterion asks a model."""
    return any(criterion.grader is Grader.LLM for criterion in policies.criteria)
