"""Made-up values that every policy must mask: whoever lets one through masks nothing of note.

No value is a person's: documentation domains, card and account numbers of test sets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from redaction.policy import ModelSet, RedactionPolicy
from redaction.text import Redacted, Withheld

__all__ = ["CANARIES", "leaks", "survivors", "texts"]

CANARIES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "EMAIL_ADDRESS": ("Write to {}, please.", "canary.bird@example.org"),
        "CREDIT_CARD": ("I paid with the card {} today.", "4111 1111 1111 1111"),
        "IBAN_CODE": ("My IBAN is {}.", "ES91 2100 0418 4502 0005 1332"),
        "SECRET": ("The key is {}.", "AKIA" + "IOSFODNN7EXAMPLE"),
        "PHONE_NUMBER": ("Call me at {}.", "+34 612 345 678"),
    }
)
"""By entity: a sentence, and the value that stands in it."""


def texts() -> list[str]:
    """Return the sentences, in the order of CANARIES."""
    return [sentence.format(value) for sentence, value in CANARIES.values()]


def survivors(cleared: Sequence[Redacted]) -> tuple[str, ...]:
    """Return the entities whose value still stands in `texts()` after it was cleared."""
    return tuple(
        entity
        for (entity, (_, value)), one in zip(CANARIES.items(), cleared, strict=True)
        if value in one.text.value
    )


def leaks(policy: RedactionPolicy) -> tuple[str, ...]:
    """Return the entities that `policy` lets through; by its rules alone, no model is loaded.

    What is withheld has not leaked. Raises PolicyError where no engine can be built.
    """
    from redaction.engine import Engine  # noqa: PLC0415 - who asks workers needs none here

    rules = policy.model_copy(update={"ner": ModelSet(enabled=False, models={})})
    few = tuple(sorted(policy.active & CANARIES.keys()))
    narrow = rules.model_copy(update={"entities": few, "ignore": ()})
    try:
        # Few rules compile in a fraction of the time; only what they miss is asked of all.
        if few and not survivors(Engine(narrow, key=b"canary").redact(texts())):
            return ()
        return survivors(Engine(rules, key=b"canary").redact(texts()))
    except Withheld:
        return ()
