"""Code checks on the RAW answer; what leaves is an outcome and a slug, never a text.

Patterns from policies run in RE2 alone: its time is linear, so no answer can stall us.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any, Final

import re2
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from referencing import Registry
from referencing.exceptions import Unresolvable

from redaction.text import Entity
from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import Candidate
from sidecar.judging.content import missing_content
from sidecar.policy import checks

EVIDENCE_TRUNCATED: Final = "evidence_truncated"
CONDITION_NOT_MET: Final = "condition_not_met"

_URL: Final = re2.compile(r"(?i)\bhttps?://(?:[^\s/@]*@)?([a-z0-9.\-]+|\[[0-9a-f:.]+\])")
_CITATION: Final = re2.compile(r"\[\d{1,3}\]|\[\^\d{1,3}\]|【\d{1,3}[^】]{0,20}】")
_FENCED: Final = re.compile(r"\s*```[a-zA-Z]*\n(.*)\n```\s*", re.DOTALL)
_WORD: Final = re.compile(r"[^\W_]+")  # one class, no choice: linear in `re` too


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What a check found: `reason` is a slug, "" for a pass."""

    outcome: Outcome
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Subject:
    """What checks look at; `entities` is the redactor's report on the answer."""

    candidate: Candidate
    entities: tuple[Entity, ...] = ()

    @property
    def answer(self) -> str:
        """The raw answer, trimmed."""
        return self.candidate.answer.strip()


PASS: Final = CheckResult(Outcome.PASS)


def grade(check: checks.Check, candidate: Candidate, entities: tuple[Entity, ...]) -> CheckResult:
    """Decide one check; never raises for anything an answer can hold."""
    return _GRADERS[check.kind](check, Subject(candidate, entities))


def _said(holds: bool, reason: str) -> CheckResult:
    return PASS if holds else CheckResult(Outcome.FAIL, reason)


def _not_empty(check: checks.NotEmpty, subject: Subject) -> CheckResult:
    if check.accept_tool_calls and subject.candidate.answer_calls:
        return PASS
    return _said(missing_content(subject.answer) != "no_content", "empty")


def _min_length(check: checks.MinLength, subject: Subject) -> CheckResult:
    return _said(len(subject.answer) >= check.characters, "too_short")


def _max_length(check: checks.MaxLength, subject: Subject) -> CheckResult:
    return _said(len(subject.answer) <= check.characters, "too_long")


def _regex(check: checks.Regex, subject: Subject) -> CheckResult:
    found = _search(check.pattern, check.ignore_case, subject.answer)
    if check.must == "match":
        return _said(found, "no_match")
    return _said(not found, "forbidden_match")


def _url_present(check: checks.UrlPresent, subject: Subject) -> CheckResult:
    if check.accept_citation and _CITATION.search(subject.answer):
        return PASS
    hosts = [match.group(1).lower() for match in _URL.finditer(subject.answer)]
    if not hosts:
        return CheckResult(Outcome.FAIL, "no_url")
    return _said(not check.hosts or any(_named(h, check.hosts) for h in hosts), "other_host")


def _json_schema(check: checks.JsonSchema, subject: Subject) -> CheckResult:
    fenced = _FENCED.fullmatch(subject.answer)
    try:
        value = json.loads(fenced[1] if fenced else subject.answer, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return CheckResult(Outcome.FAIL, "not_json")
    try:
        fits = _validator(check.schema_text).is_valid(value)
    except (RecursionError, Unresolvable):
        return CheckResult(Outcome.UNKNOWN, "schema_unusable")
    return _said(fits, "schema")


def _tool_called(check: checks.ToolCalled, subject: Subject) -> CheckResult:
    if check.when and not _search(check.when, check.ignore_case, subject.answer):
        return CheckResult(Outcome.NOT_APPLICABLE, CONDITION_NOT_MET)
    if any(_named(name, check.tools) for name in _called(subject.candidate)):
        return PASS
    if subject.candidate.evidence.truncated_upstream:
        # A call may be among what did not reach us: its absence proves nothing.
        return CheckResult(Outcome.UNKNOWN, EVIDENCE_TRUNCATED)
    return CheckResult(Outcome.FAIL, "tool_not_called")


def _tool_not_called(check: checks.ToolNotCalled, subject: Subject) -> CheckResult:
    if check.when and not _search(check.when, check.ignore_case, subject.answer):
        return CheckResult(Outcome.NOT_APPLICABLE, CONDITION_NOT_MET)
    if any(_named(name, check.tools) for name in _called(subject.candidate)):
        return CheckResult(Outcome.FAIL, "tool_called")
    if subject.candidate.evidence.truncated_upstream:
        return CheckResult(Outcome.UNKNOWN, EVIDENCE_TRUNCATED)
    return PASS


def _tool_arguments(check: checks.ToolArguments, subject: Subject) -> CheckResult:
    calls = (*subject.candidate.evidence.tool_calls, *subject.candidate.answer_calls)
    call = next((call for call in reversed(calls) if call.name == check.tool), None)
    if call is None:
        truncated = subject.candidate.evidence.truncated_upstream
        return (
            CheckResult(Outcome.UNKNOWN, EVIDENCE_TRUNCATED)
            if truncated
            else CheckResult(Outcome.FAIL, "tool_not_called")
        )
    try:
        given = json.loads(call.arguments or "{}")
    except (ValueError, RecursionError):
        return CheckResult(Outcome.FAIL, "arguments_not_json")
    if not isinstance(given, dict):
        return CheckResult(Outcome.FAIL, "arguments_not_json")
    equal = all(
        name in given and _same(given[name], json.loads(wanted)) for name, wanted in check.equal
    )
    return _said(equal, "arguments_differ")


def _no_pii(check: checks.NoPii, subject: Subject) -> CheckResult:
    found = any(
        entity.score >= check.min_score and _named(entity.type, check.entities)
        for entity in subject.entities
    )
    return _said(not found, "pii_in_output")


def _similarity(check: checks.Similarity, subject: Subject) -> CheckResult:
    other = check.text if check.text is not None else subject.candidate.question
    share = dice(subject.answer, other)
    if share < check.minimum:
        return CheckResult(Outcome.FAIL, "too_different")
    return _said(share <= check.maximum, "too_similar")


def dice(one: str, other: str) -> float:
    """Return twice the common words over all words, in [0, 1]; 1 for two texts without words."""
    first, second = Counter(_words(one)), Counter(_words(other))
    total = first.total() + second.total()
    return 1.0 if total == 0 else 2 * (first & second).total() / total


_GRADERS: Final[dict[str, Callable[[Any, Subject], CheckResult]]] = {
    "not_empty": _not_empty,
    "min_length": _min_length,
    "max_length": _max_length,
    "regex": _regex,
    "url_present": _url_present,
    "json_schema": _json_schema,
    "tool_called": _tool_called,
    "tool_not_called": _tool_not_called,
    "tool_arguments": _tool_arguments,
    "no_pii": _no_pii,
    "similarity": _similarity,
}


def _called(candidate: Candidate) -> Iterator[str]:
    for call in (*candidate.evidence.tool_calls, *candidate.answer_calls):
        yield call.name


def _named(name: str, globs: Sequence[str]) -> bool:
    return any(fnmatchcase(name.casefold(), glob.casefold()) for glob in globs)


def _words(text: str) -> list[str]:
    return _WORD.findall(unicodedata.normalize("NFKC", text).casefold())


def _same(one: Any, other: Any) -> bool:
    """JSON equality: 1 is 1.0, true is not 1."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_same, one, other))
    return bool(one == other)


@lru_cache(maxsize=256)
def _compiled(pattern: str, ignore_case: bool) -> Any:
    return re2.compile(f"(?i:{pattern})" if ignore_case else pattern)


def _search(pattern: str, ignore_case: bool, text: str) -> bool:
    return _compiled(pattern, ignore_case).search(text) is not None


def _refuse(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")


def _pattern(_: Any, pattern: str, instance: Any, __: Any) -> Iterable[ValidationError]:
    """Replace jsonschema's `re.search`, whose worst case is exponential in agents' text."""
    if isinstance(instance, str) and not _search(pattern, False, instance):
        yield ValidationError("pattern")


_Validator: Final = extend(Draft202012Validator, {"pattern": _pattern})  # type: ignore[no-untyped-call]


@lru_cache(maxsize=64)
def _validator(schema_text: str) -> Any:
    # An empty registry: a `$ref` to a URL is not fetched.
    return _Validator(json.loads(schema_text), registry=Registry())
