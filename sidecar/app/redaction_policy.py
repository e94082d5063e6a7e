"""redaction.yaml as the verbs take it: every problem with its line, and what would leak."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Final

from redaction import policy as redaction_policy
from redaction.policy import PolicyError, RedactionPolicy
from sidecar.domain.errors import BadConfiguration
from sidecar.policy.documents import Document, Problem, read

FILE: Final = "redaction.yaml"
_MEND: Final = "mask it: see entities, ignore and score_threshold"


def load_redaction(policies: Path) -> RedactionPolicy:
    """Load redaction.yaml. Raises BadConfiguration with every problem of it."""
    policy, problems = examine_redaction(policies)
    if policy is None:
        raise BadConfiguration(tuple(f"{policies}/{problem}" for problem in problems))
    return policy


def examine_redaction(policies: Path) -> tuple[RedactionPolicy | None, tuple[Problem, ...]]:
    """Read redaction.yaml; None for the policy where anything keeps it from being used."""
    path = policies / FILE
    document, problems = read(path, FILE)
    if document is None or problems:
        return None, tuple(problems)
    try:
        policy = redaction_policy.load(path)
    except PolicyError as error:
        return None, tuple(_placed(line, path, document) for line in error.problems)
    missing = tuple(
        Problem(
            FILE,
            document.line(("ner", "models", language)),
            f"ner.models.{language}: {package!r} is not installed",
            "install the package, or set ner.enabled to false",
        )
        for language, package in (policy.ner.models if policy.ner.enabled else {}).items()
        if not _installed(package)
    )
    if policy.needs_key:
        line = document.line(("operator",))
        message = "a keyed hash (hmac, hash) is wanted, and there is no setting for its key"
        missing += (Problem(FILE, line, message, "use placeholder, mask or drop"),)
    return (None, missing) if missing else (policy, ())


def leaking(policies: Path, policy: RedactionPolicy) -> tuple[Problem, ...]:
    """Run made-up values through the rules; a problem for each that is not masked.

    Takes a second or two: the rules are compiled for it.
    """
    from redaction.canary import leaks  # noqa: PLC0415 - the frame's import is a second

    document, _ = read(policies / FILE, FILE)
    try:
        found = leaks(policy)
    except PolicyError as error:
        return tuple(_placed(line, policies / FILE, document) for line in error.problems)
    return tuple(leak(entity, policy, document) for entity in found)


def leak(entity: str, policy: RedactionPolicy, document: Document | None = None) -> Problem:
    """Say that an entity is let through, at the key that most likely does it."""
    key = "score_threshold"
    if entity in policy.ignore:
        key = "ignore"
    elif entity not in policy.active:
        key = "entities"
    line = document.line((key,)) if document else 1
    return Problem(FILE, line, f"{key}: a made-up {entity} is not masked", _MEND)


def _placed(sentence: str, path: Path, document: Document | None) -> Problem:
    """Give a sentence, `FILE: KEY: what`, the line of its key."""
    sentence = sentence.removeprefix(f"{path}: ").removeprefix("redaction policy: ")
    at = tuple(
        int(part) if part.isdecimal() else part for part in sentence.partition(":")[0].split(".")
    )
    return Problem(FILE, document.line(at) if document else 1, sentence, "mend the value")


def _installed(package: str) -> bool:
    try:
        return importlib.util.find_spec(package) is not None
    except (ImportError, ValueError):
        return False
