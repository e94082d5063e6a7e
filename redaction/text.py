"""Text that may leave the process, and the only three ways to make it.

Invariant: a `SafeText` exists only because a redactor cleaned it, because we wrote it
ourselves, or because it comes back from the ledger, which stores nothing else. Ports that
lead out of the process take `SafeText`, so a leak is a type error before it is an incident.

Imports nothing from `sidecar`: this package is a leaf.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, LiteralString, final

__all__ = [
    "Entity",
    "Redacted",
    "SafeText",
    "Withheld",
    "WithheldReason",
    "count_entities",
    "redacted",
    "restored",
    "trusted_literal",
]


class _Seal:
    """Held by this module alone; whoever lacks it cannot make a `SafeText`."""


_SEAL: Final = _Seal()


@final
class SafeText:
    """Text cleared to leave the process; not a `str`, so mypy tells the two apart."""

    __slots__ = ("_value",)
    _value: str

    def __init__(self, value: str, seal: _Seal) -> None:
        if seal is not _SEAL:
            raise TypeError("SafeText is made by redacted(), trusted_literal() or restored()")
        object.__setattr__(self, "_value", value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("SafeText is immutable")

    @property
    def value(self) -> str:
        """The cleared characters."""
        return self._value

    def __str__(self) -> str:
        return self._value

    def __repr__(self) -> str:
        return f"SafeText({self._value!r})"

    def __len__(self) -> int:
        return len(self._value)

    def __bool__(self) -> bool:
        return bool(self._value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SafeText) and other._value == self._value

    def __hash__(self) -> int:
        return hash((SafeText, self._value))

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Pickle as text restored by the parent: workers hand back what they redacted."""
        return restored, (self._value,)

    def clip(self, limit: int) -> SafeText:
        """Return at most `limit` characters; a part of safe text is safe."""
        return self if len(self._value) <= limit else SafeText(self._value[:limit], _SEAL)

    def rewritten(self, rewrite: Callable[[str], str]) -> SafeText:
        """Re-encode (JSON, escapes, NFKC): what a pure function makes of safe text is safe."""
        return SafeText(rewrite(self._value), _SEAL)

    @staticmethod
    def join(separator: SafeText, parts: Iterable[SafeText]) -> SafeText:
        """Join safe parts with a safe separator; the whole is safe."""
        return SafeText(separator.value.join(part.value for part in parts), _SEAL)


def redacted(text: str) -> SafeText:
    """Vouch for `text` as the output of a redactor; called by `redaction.engine` alone."""
    return SafeText(text, _SEAL)


def trusted_literal(text: LiteralString) -> SafeText:
    """Vouch for text that stands in our own source.

    Checkers of PEP 675 refuse anything computed; mypy does not, so a test reads the source.
    Policy text (rubrics, examples) is ours too, but arrives from a file: `policy.canonical`
    vouches for it, the one place where that is done.
    """
    return SafeText(text, _SEAL)


def restored(text: str) -> SafeText:
    """Vouch for text read back from the ledger, which holds redacted text only."""
    return SafeText(text, _SEAL)


@dataclass(frozen=True, slots=True)
class Entity:
    """One masked stretch: `start` and `end` in characters of the INPUT text."""

    type: str
    start: int
    end: int
    score: float


@dataclass(frozen=True, slots=True)
class Redacted:
    """One cleared text and what was masked in it (types and offsets, never values)."""

    text: SafeText
    entities: tuple[Entity, ...] = ()


class WithheldReason(StrEnum):
    """Why a text was not cleared; each is a label of `sidecar_redaction_failures_total`."""

    TIMEOUT = "timeout"
    WORKER_DIED = "worker_died"
    WORKER_ERROR = "worker_error"
    TOO_LARGE = "too_large"
    UNSUPPORTED = "unsupported"
    VERIFY_FAILED = "verify_failed"
    CLOSED = "closed"


class Withheld(Exception):
    """A text could not be cleared: nothing of it may go on. Carries the reason, no text."""

    def __init__(self, reason: WithheldReason) -> None:
        super().__init__(reason.value)
        self.reason = reason

    def __reduce__(self) -> tuple[type[Withheld], tuple[WithheldReason]]:
        return Withheld, (self.reason,)


def count_entities(results: Iterable[Redacted]) -> dict[str, int]:
    """Count masked stretches by entity type over several results."""
    counts: Counter[str] = Counter()
    for result in results:
        counts.update(entity.type for entity in result.entities)
    return dict(sorted(counts.items()))
