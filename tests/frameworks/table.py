"""The table framework x case: how a case is judged right, and the document made of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.frameworks.environments import pins
from tests.frameworks.harness import Seen
from tests.frameworks.rows import ROWS, Row
from tests.frameworks.scripted import ANSWERED, CASES, MODEL

DOCUMENT: Final = Path(__file__).resolve().parents[2] / "docs" / "compatibility.md"

_MEANINGS: Final = {
    "single": "one question, one answer",
    "tool": "a tool call, then the answer",
    "tool_error": "the tool fails, the model answers all the same",
    "subagent": "another agent is asked as a tool; the first one answers",
    "handoff": "another agent takes over and answers",
    "retry": "HTTP 500, then 429, then the answer",
    "failure": "HTTP 500 until the framework gives up: nothing may be judged",
    "stream": "the answer is streamed",
    "structured": "the answer has a schema: an output tool or JSON, as the framework does it",
    "refusal": "the model refuses, in the API's refusal field",
}

_HEAD: Final = """\
# Compatibility

Real frameworks, driven against a model with fixed answers, export their spans over OTLP to the
receiver; then the final generation is selected as in production. A case is right when the
text that the framework handed to its caller is the one that would be judged, exactly once.

This file is written by `make test-deep ARGS="tests/frameworks"` with
`JUDGE_SIDECAR_WRITE_COMPATIBILITY=1` in the environment; without it the run compares.

"""

_FOOT: Final = """
`yes`: judged once, the right text. `none`: the framework raised to its caller, and nothing is
judged. `-`: not driven, mostly since the framework has no such thing. Where a framework loses a
refusal, its caller gets an empty answer, and that is what must be judged (rule `empty_latest`).
The last column names the rules of selection that decided, with the lowest confidence given.

## The cases

"""


_MAY_RAISE: Final = ("failure", "refusal")
"""Cases in which an exception to the caller is the framework's right."""


def fault(case: str, seen: Seen) -> str:
    """What is wrong with a case; empty where nothing is."""
    expected, told = CASES[case].answer, seen.told
    judged = [one.answer for one in seen.judged]
    if told.strays:
        return f"it tried to reach {', '.join(told.strays)}"
    if seen.unscripted:
        return f"it asked the model what nobody scripted: {seen.unscripted}"
    if told.answer is None and case not in _MAY_RAISE:
        return f"the caller got {told.error}"
    if told.answer is None:
        return f"the caller got {told.error}, judged: {judged}" if judged else ""
    if case == "refusal" and not told.answer:  # lost by the framework: an empty answer is judged
        expected = ""
        judged = [one for one in judged if not one]
    if expected is None or expected not in told.answer:
        return f"the caller got {told.answer!r}, which nobody scripted"
    # What has a schema is judged as the model wrote it: JSON that holds the text.
    same = " ".join(told.answer.split()) if case != "structured" else None
    if len(judged) != 1 or expected not in judged[0] or same not in (None, judged[0]):
        reasons = [one.reason for one in seen.selections if one.reason]
        return f"the caller got {told.answer!r}, judged: {judged} {reasons}"
    chosen = seen.judged[0]
    wrong = {chosen.asked_model, chosen.answered_model} - {None, f"openai/{MODEL}", MODEL, ANSWERED}
    if wrong or not (chosen.asked_model or chosen.answered_model):
        return f"the model is said to be {wrong}"
    question = CASES[case].question
    return "" if question in chosen.question else f"the question is {chosen.question[:200]!r}"


def line(row: Row, seen: Mapping[str, Seen]) -> str:
    """A row of the table."""
    versions = pins(row.environment)
    framework = f"{row.title} {versions[row.package]}" + (f", {row.how}" if row.how else "")
    writer = row.by if row.writer == row.package else f"{row.by} {versions[row.writer]}"
    cells = [_cell(case, seen.get(case)) for case in CASES]
    return "| " + " | ".join((framework, writer, *cells, _rules(seen))) + " |"


def _cell(case: str, seen: Seen | None) -> str:
    if seen is None:
        return "-"
    if fault(case, seen):
        return "**no**"
    return "yes" if seen.judged else "none"


def _rules(seen: Mapping[str, Seen]) -> str:
    lowest: dict[str, float] = {}
    for one in seen.values():
        for found in one.judged:
            lowest[found.rule] = min(found.confidence, lowest.get(found.rule, 1.0))
    return ", ".join(f"{rule} {confidence:g}" for rule, confidence in sorted(lowest.items()))


def table(lines: Mapping[str, str]) -> str:
    """The whole table, of the lines by row id; those not given are left out."""
    columns = ("Framework", "Spans by", *CASES, "Rules")
    head = ["| " + " | ".join(columns) + " |", "|" + "---|" * len(columns)]
    return "\n".join([*head, *(lines[row.id] for row in ROWS if row.id in lines)]) + "\n"


def document(lines: Mapping[str, str]) -> str:
    """The document with a table of `lines`."""
    cases = "".join(f"- `{name}`: {meaning}\n" for name, meaning in _MEANINGS.items())
    return _HEAD + table(lines) + _FOOT + cases
