"""What a policy may say and should not: each finding with file, line and the mend.

`load` refuses what cannot be run; `lint` refuses what cannot be trusted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from sidecar.domain.verdicts import Grader
from sidecar.policy.budgets import doubts
from sidecar.policy.criterion import Criterion
from sidecar.policy.documents import Document, Key
from sidecar.policy.load import Policies, examine, file_of
from sidecar.policy.pinning import floats, lineage


class Severity(StrEnum):
    """An error ends `policy lint` with exit code 1; a warning does not."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to mend. `file` is relative to the policies' directory; `code` is a slug."""

    severity: Severity
    file: str
    line: int
    code: str
    message: str
    mend: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.severity} {self.code}: {self.message}; {self.mend}"


MAX_WORDS: Final = 40
MAX_CHARACTERS: Final = 240
"""A person decides in 30 s: about 10 s to read 40 words, 20 s to look."""

BURN_RATES: Final = (6.0, 2.0)
"""The multiples of the error budget at which PassRateFast and PassRateSlow fire."""

_VAGUE: Final = re.compile(
    r"\b(good|bad|nice|great|poor|high[- ]quality|quality|appropriate(?:ly)?|adequate(?:ly)?"
    r"|reasonabl[ey]|helpful(?:ly|ness)?|useful|satisfactory|professional(?:ly)?|friendly"
    r"|natural(?:ly)?|proper(?:ly)?|suitabl[ey]|sufficient(?:ly)?|engaging|polite(?:ly)?|excellent"
    r"|comprehensive|thorough(?:ly)?|buen[oa]s?|mal[oa]s?|adecuad[oa]s?|apropiad[oa]s?"
    r"|razonables?|[uú]til(?:es)?|satisfactori[oa]s?|profesional(?:es)?|amables?|natural(?:es)?"
    r"|suficientes?|excelentes?|de calidad|educad[oa]s?)\b",
    re.IGNORECASE,
)
_AVERAGE: Final = re.compile(
    r"\b(averag\w+|mean score|mean of|weighted (?:sum|score)|sum of (?:the )?scores|overall score"
    r"|promedi\w+|media de|puntuaci[oó]n media|suma ponderada)\b",
    re.IGNORECASE,
)
_LIKERT: Final = re.compile(
    r"\blikert\b|\b[01]\s*(?:-|\u2013|to|a|hasta)\s*(?:5|7|10|100)\b|\bout of (?:5|7|10|100)\b"
    r"|\b(?:scale|escala) (?:of|from|de|del)\b|\bstars?\b|\bestrellas?\b|\bhow (?:well|safe)\b"
    r"|\bdegree to which\b|\bgrado (?:de|en)\b",
    re.IGNORECASE,
)
_GUARDED: Final = re.compile(
    r"pii|privac|personal data|datos personales|safe|segur|harm|toxic|t[oó]xic|secret|leak|filtra",
    re.IGNORECASE,
)
_TWO_QUESTIONS: Final = re.compile(
    r"\?.*\?|,?\s+(?:and|or)\s+(?:is|are|was|were|does|do|did|has|have|can|will)\b"
    r"|\s+[yo]\s+(?:es|est[aá]|son|ha|han|fue|tiene|puede)\b|\band/or\b|\by/o\b",
    re.IGNORECASE,
)
_SENTENCE_END: Final = re.compile(r"[.!?]\s+\S")


def check(directory: Path) -> tuple[Finding, ...]:
    """Load and lint a directory: what `load` would refuse comes as errors of code `invalid`."""
    policies, library = examine(directory)
    if policies is not None:
        return lint(policies, directory)
    return tuple(
        Finding(Severity.ERROR, p.file, p.line, "invalid", p.message, p.mend)
        for p in library.problems
    )


def lint(policies: Policies, directory: Path) -> tuple[Finding, ...]:
    """Return the findings in order of file and line; empty when there is nothing to mend.

    `directory` is read again for line numbers; what is not found there stands on line 1.
    """
    _, library = examine(directory)
    findings = [
        finding
        for criterion in policies.criteria
        for finding in _of_criterion(criterion, policies, _Place(library.documents, criterion))
    ]
    for judge in policies.judges:
        file = f"judges/{judge.name}.yaml"
        document = library.documents.get(file, Document(file, {}))
        if (mend := floats(judge)) is not None:
            message = f"model {judge.model!r} is a floating name"
            line = document.line(("model",))
            findings.append(Finding(Severity.ERROR, file, line, "floating_model", message, mend))
    findings += _budget(policies, library.documents)
    return tuple(sorted(findings, key=lambda f: (f.file, f.line, f.code)))


def _budget(policies: Policies, documents: dict[str, Document]) -> Iterator[Finding]:
    file = "sampling.yaml"
    document = documents.get(file, Document(file, {}))
    for doubt in doubts(policies.sampling.budget, policies):
        key = doubt.key if doubt.key[0] == "rules" else ("budget", *doubt.key)
        severity = Severity.ERROR if doubt.fatal else Severity.WARNING
        yield Finding(severity, file, document.line(key), doubt.code, doubt.message, doubt.mend)


class _Place:
    """Makes findings about one criterion's file."""

    def __init__(self, documents: dict[str, Document], criterion: Criterion) -> None:
        self._file = file_of(criterion)
        self._document = documents.get(self._file, Document(self._file, {}))

    def error(self, key: Key, code: str, message: str, mend: str) -> Finding:
        line = self._document.line(key)
        return Finding(Severity.ERROR, self._file, line, code, message, mend)

    def warning(self, key: Key, code: str, message: str, mend: str) -> Finding:
        line = self._document.line(key)
        return Finding(Severity.WARNING, self._file, line, code, message, mend)


def _of_criterion(criterion: Criterion, policies: Policies, at: _Place) -> Iterator[Finding]:
    yield from _examples(criterion, at)
    yield from _sentences(criterion, at)
    yield from _one_construct(criterion, at)
    yield from _binary(criterion, at)
    yield from _alerts(criterion, at)
    if criterion.grader is Grader.LLM:
        yield from _own_family(criterion, policies, at)


def _examples(criterion: Criterion, at: _Place) -> Iterator[Finding]:
    for name, what in (("gold", "a clear pass"), ("edge_fail", "a fail that looks like a pass")):
        if getattr(criterion.examples, name) is None:
            message = f"no example {name}"
            yield at.error(("examples",), "missing_example", message, f"add {what}")


def _sentences(criterion: Criterion, at: _Place) -> Iterator[Finding]:
    for key, text in (("pass", criterion.pass_), ("fail", criterion.fail)):
        words = len(text.split())
        if words > MAX_WORDS or len(text) > MAX_CHARACTERS:
            message = f"{key} has {words} words, {len(text)} characters"
            mend = f"at most {MAX_WORDS} words: what one can check in 30 seconds"
            yield at.error((key,), "too_long", message, mend)
        if vague := _VAGUE.search(text):
            message = f"{key} says {vague[0]!r}, which two people read differently"
            yield at.error((key,), "vague", message, "say what can be seen in the answer")


def _one_construct(criterion: Criterion, at: _Place) -> Iterator[Finding]:
    mend = "make it two criteria: a fail must say which of them failed"
    if _TWO_QUESTIONS.search(criterion.question):
        yield at.error(("question",), "two_constructs", "the question asks two things", mend)
    for key, text in (("pass", criterion.pass_), ("fail", criterion.fail)):
        if _SENTENCE_END.search(text):
            yield at.error((key,), "two_constructs", f"{key} has more than one sentence", mend)


def _binary(criterion: Criterion, at: _Place) -> Iterator[Finding]:
    guarded = criterion.severity == "critical" or _GUARDED.search(
        f"{criterion.id} {criterion.question}"
    )
    for key, text in (
        ("question", criterion.question),
        ("pass", criterion.pass_),
        ("fail", criterion.fail),
        ("unknown", criterion.unknown),
    ):
        if average := _AVERAGE.search(text):
            message = f"{key} averages ({average[0]!r})"
            mend = "an average hides which part failed: one criterion a part"
            yield at.error((key,), "averaged_score", message, mend)
        if graded := _LIKERT.search(text):
            message = f"{key} grades ({graded[0]!r})"
            if guarded:
                mend = "safety and privacy have no degrees: say what must not be there"
                yield at.error((key,), "likert", message, mend)
            else:
                mend = "a verdict is pass or fail: say where the line runs"
                yield at.warning((key,), "likert", message, mend)


def _alerts(criterion: Criterion, at: _Place) -> Iterator[Finding]:
    """An alert at m times the budget b cannot fire when m b >= 1: no rate exceeds 1."""
    budget = 1.0 - criterion.objective.pass_rate
    dead = [rate for rate in BURN_RATES if rate * budget >= 1.0 - 1e-9]
    if dead:
        named = " and ".join(f"{rate:g}x" for rate in dead)
        message = f"pass_rate {criterion.objective.pass_rate:g} lets no {named} alert fire"
        mend = f"promise more than {1 - 1 / max(dead):.3f}, or watch it by review alone"
        yield at.error(("objective", "pass_rate"), "dead_alert", message, mend)


def _own_family(criterion: Criterion, policies: Policies, at: _Place) -> Iterator[Finding]:
    agent = criterion.applies_to.model
    judge = policies.judge_of(criterion)
    family = lineage(judge.expected_model) or lineage(judge.model)
    if agent and family and family == lineage(agent):
        message = f"the judge {judge.model!r} is of the agent's own family ({family})"
        mend = "judges favour their kin: take another family, or measure it in calibration"
        yield at.warning(("applies_to", "model"), "own_family", message, mend)
