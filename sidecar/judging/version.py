"""judge_version: one hash of all that decides what a verdict means."""

from __future__ import annotations

from sidecar.domain.verdicts import Grader
from sidecar.judging import injection, outcome, parse, prompt
from sidecar.judging.schema import schema_of
from sidecar.policy import Criterion, JudgePolicy, digest

GRADERS_VERSION = "1"
"""Changes when a code grader decides otherwise on the same answer."""

SHORT = 16
"""Hex digits shown and stored: 64 bits."""


def llm_version(criterion: Criterion, judge: JudgePolicy, redaction: str) -> str:
    """Return the version of a criterion as an llm judges it.

    `redaction`: the redactor's fingerprint (entities, operators, models). In it: provider,
    model, revision, rubric, prompt, decoding as pinned, evidence list and cap, parser, and
    the rules by which a verdict may not stand. Not in it: endpoint, prices, limits, allow
    and deny lists.
    """
    return digest(
        {
            "grader": Grader.LLM.value,
            "provider": judge.provider,
            "model": judge.model,
            "revision": judge.pinned_revision,
            "answers_as": judge.expected_model,
            "rubric": criterion.rubric_revision,
            "prompt": prompt.PROMPT_REVISION,
            "schema": schema_of(criterion, grammar=judge.decoding.grammar),
            "decoding": judge.decoding_parameters(),
            "evidence": [name.value for name in criterion.evidence],
            "evidence_cap": judge.evidence_cap,
            "redaction": redaction,
            "parser": parse.PARSER_VERSION,
            "rules": [outcome.RULES_VERSION, injection.VERSION],
        }
    )[:SHORT]


def code_version(criterion: Criterion, redaction: str) -> str:
    """Return the version of a criterion as code decides it."""
    return digest(
        {
            "grader": Grader.CODE.value,
            "rubric": criterion.rubric_revision,
            "graders": GRADERS_VERSION,
            "redaction": redaction,
        }
    )[:SHORT]
