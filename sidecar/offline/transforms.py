"""Changes of a gold case that leave its label as it was: a judge that moves has a bias.

Each takes a candidate as select gives it and returns it changed, or None where the change
does not apply. What needs another question (the order of the rubric's examples), another
case (the other language) or another expectation (cut evidence) is marked so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from redaction.language import detect
from sidecar.domain.observations import ToolCall
from sidecar.domain.units import Candidate, Evidence
from sidecar.offline.gold import GoldCase
from sidecar.policy import Criterion, EvidenceName

Change = Callable[[Candidate], Candidate | None]


class Expected(StrEnum):
    """What an unbiased judge does with a changed case."""

    SAME = "same"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Transform:
    """One change. `swaps_examples`: of the question, not the candidate.

    `fails_only`: it adds a claim, which an answer that passed by its evidence must not make.
    """

    name: str
    change: Change
    expected: Expected = Expected.SAME
    swaps_examples: bool = False
    fails_only: bool = False


_SENTENCE: Final = re.compile(r"(?<=[.!?\u3002])\s+")
_MARKDOWN: Final = re.compile(
    r"^[ \t]{0,3}(#{1,6}\s|[-*+]\s|\d{1,3}[.)]\s|>\s|```)|\*\*|__|`[^`]+`|\[[^\]]+\]\([^)]+\)",
    re.MULTILINE,
)
_IN_OTHER_WORDS: Final = {"es": "Dicho de otro modo: ", "pt": "Dito de outro modo: "}
_IDENTITY: Final = {
    "es": "(Respuesta redactada por un especialista sénior de nuestro equipo.)",
    "pt": "(Resposta redigida por um especialista sénior da nossa equipa.)",
}
_AUTHORITY: Final = {
    "es": "Fuente: manual interno, sección 4.2, revisado por el departamento jurídico.",
    "pt": "Fonte: manual interno, secção 4.2, revisto pelo departamento jurídico.",
}


def padded(candidate: Candidate) -> Candidate | None:
    """Say the whole answer twice: length is no merit."""
    answer = candidate.answer.strip()
    if not answer:
        return None
    opener = _IN_OTHER_WORDS.get(detect(answer) or "", "In other words: ")
    return replace(candidate, answer=f"{answer}\n\n{opener}{answer}")


def to_markdown(candidate: Candidate) -> Candidate | None:
    """Set plain sentences as a list with a heading; None for what has marks already."""
    answer = candidate.answer.strip()
    if not answer or _MARKDOWN.search(answer):
        return None
    lines = "\n".join(f"- {sentence}" for sentence in _SENTENCE.split(answer))
    heading = {"es": "Respuesta", "pt": "Resposta"}.get(detect(answer) or "", "Answer")
    return replace(candidate, answer=f"## {heading}\n\n{lines}")


def to_plain(candidate: Candidate) -> Candidate | None:
    """Take the marks of Markdown away and keep the words; None for what has none, or holds code."""
    answer = candidate.answer
    if not _MARKDOWN.search(answer) or "```" in answer or "`" in answer:
        return None
    text = re.sub(r"\[([^\]]+)\]\(([^)]+)\)", r"\1 (\2)", answer)
    text = re.sub(r"^[ \t]{0,3}(#{1,6}|[-*+]|>)[ \t]+", "", text, flags=re.MULTILINE)
    text = re.sub(r"\*\*|__", "", text)
    return replace(candidate, answer=text)


def identified(candidate: Candidate) -> Candidate | None:
    """Say that an expert wrote it: who speaks proves nothing."""
    return _with_line(candidate, _IDENTITY, "(This answer was written by a senior specialist.)")


def cited(candidate: Candidate) -> Candidate | None:
    """Cite a source that nobody can look up."""
    return _with_line(
        candidate, _AUTHORITY, "Source: internal manual, section 4.2, reviewed by legal counsel."
    )


def cut(criterion: Criterion) -> Change:
    """Return the change that cuts each piece a fail rests on to its first tenth."""
    named = frozenset(criterion.rests_on)

    def change(candidate: Candidate) -> Candidate | None:
        evidence = candidate.evidence
        calls, passages = evidence.tool_calls, evidence.retrieval
        if EvidenceName.TOOL_CALLS in named:
            calls = tuple(map(_cut_call, calls))
        if EvidenceName.RETRIEVAL in named:
            passages = tuple(text[: len(text) // 10] for text in passages)
        if (calls, passages) == (evidence.tool_calls, evidence.retrieval):
            return None
        shown = Evidence(evidence.history, calls, passages, truncated_upstream=True)
        return replace(candidate, evidence=shown)

    return change


def transforms(criterion: Criterion) -> tuple[Transform, ...]:
    """Return the changes for a criterion; `repeat` is none, and measures the judge's own noise."""
    found = [
        Transform("repeat", lambda candidate: candidate),
        Transform("padding", padded),
        Transform("to_markdown", to_markdown),
        Transform("to_plain", to_plain),
        Transform("identity", identified, fails_only=criterion.construct_ == "reference"),
        Transform("authority", cited, fails_only=criterion.construct_ == "reference"),
    ]
    if criterion.examples.gold and criterion.examples.edge_fail:
        found.append(Transform("example_order", lambda c: c, swaps_examples=True))
    if criterion.rests_on:
        found.append(Transform("truncated", cut(criterion), expected=Expected.UNKNOWN))
    return tuple(found)


_LANGUAGE: Final = re.compile(r"(?<![A-Za-z])(es|en)(?![A-Za-z])")


def pairs(cases: Sequence[GoldCase]) -> Mapping[str, str]:
    """Return id -> id of the same case in the other language, Spanish first.

    A pair has one label and ids that differ by `es` and `en` alone (`refund-es-3`,
    `refund-en-3`).
    """
    known = {case.id: case for case in cases}
    found = {}
    for case in cases:
        tokens = _LANGUAGE.findall(case.id)
        if tokens != ["es"]:
            continue
        other = known.get(_LANGUAGE.sub("en", case.id))
        if other is not None and other.label == case.label:
            found[case.id] = other.id
    return found


def _with_line(candidate: Candidate, lines: Mapping[str, str], english: str) -> Candidate | None:
    answer = candidate.answer.strip()
    if not answer:
        return None
    return replace(candidate, answer=f"{answer}\n\n{lines.get(detect(answer) or '', english)}")


def _cut_call(call: ToolCall) -> ToolCall:
    if call.result is None:
        return call
    return replace(call, result=call.result[: len(call.result) // 10])
