"""Which traffic a policy speaks of: globs over a few facts of a unit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from types import MappingProxyType
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from sidecar.domain.observations import Observation
from sidecar.domain.units import Candidate, Unit


class Frozen(BaseModel):
    """A part of a policy: unknown keys are errors, values never change."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        hide_input_in_errors=True,
        allow_inf_nan=False,
        use_attribute_docstrings=True,  # what an editor shows beside a key
    )


@dataclass(frozen=True, slots=True)
class Facts:
    """What matchers look at; None where the writer said nothing."""

    agent: str | None = None
    service: str | None = None
    environment: str | None = None
    model: str | None = None
    language: str | None = None
    error: bool = False
    attributes: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """Values by key of those attributes that some rule or stratum names."""


class Match(Frozen):
    """All that is given must hold; globs (`support-*`) without case, `[!x]` included.

    A fact that the writer left out matches `*` alone.
    """

    agent: str | None = Field(None, min_length=1)
    service: str | None = Field(None, min_length=1)
    environment: str | None = Field(None, min_length=1)
    model: str | None = Field(None, min_length=1)
    language: str | None = Field(None, min_length=1)
    error: bool | None = None

    def matches(self, facts: Facts) -> bool:
        """Whether every given matcher holds; an empty one holds for everything."""
        if self.error is not None and self.error != facts.error:
            return False
        return all(
            glob is None or fnmatchcase((value or "").casefold(), glob.casefold())
            for glob, value in (
                (self.agent, facts.agent),
                (self.service, facts.service),
                (self.environment, facts.environment),
                (self.model, facts.model),
                (self.language, facts.language),
            )
        )

    @property
    def needs_content(self) -> bool:
        """Whether a trace must be read before this can be decided (anything but nothing)."""
        return self != type(self)()


Key = Annotated[str, Field(min_length=1, max_length=200)]
Glob = Annotated[str, Field(min_length=1, max_length=200)]


class TrafficMatch(Match):
    """A matcher of whole units, which also knows their spans' and resources' attributes.

    `attributes: {tenant.tier: "gold*"}`: keys exact, values globs without case; any span of
    the unit may carry the value, each key on another span. A number or a boolean is matched
    as JSON writes it, a list by any of its items. An attribute that nobody wrote matches
    nothing, not even `*`.
    """

    attributes: dict[Key, Glob] = Field({}, max_length=8)

    def matches(self, facts: Facts) -> bool:
        """Whether every given matcher holds, those of attributes included."""
        return super().matches(facts) and all(
            any(
                fnmatchcase(value.casefold(), glob.casefold())
                for value in facts.attributes.get(key, ())
            )
            for key, glob in self.attributes.items()
        )


def facts_of(candidate: Candidate) -> Facts:
    """Return what is known of the final generation; no language, no error."""
    return Facts(
        agent=candidate.agent,
        service=candidate.service,
        environment=candidate.environment,
        model=candidate.answered_model or candidate.asked_model,
    )


def facts_of_unit(unit: Unit) -> Facts:
    """Return what is known of a unit before selection; each fact from the latest that has it."""

    def last(name: str) -> str | None:
        values = (getattr(observation, name) for observation in reversed(unit.observations))
        return next((value for value in values if value), None)

    def model(observation: Observation) -> str | None:
        return observation.answered_model or observation.asked_model

    return Facts(
        agent=last("agent"),
        service=last("service"),
        environment=last("environment"),
        model=next((m for m in map(model, reversed(unit.observations)) if m), None),
        error=any(observation.error for observation in unit.observations),
        attributes=_attributes(unit),
    )


def _attributes(unit: Unit) -> dict[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for observation in unit.observations:
        for key, value in observation.attributes:
            found.setdefault(key, {})[value] = None
    return {key: tuple(values) for key, values in found.items()}
