"""The question by which a judge is pinned: the same for every judge and every start.

Its evidence is ours and fixed, so that nothing of it can be refused but the parameters it
is sent with. What the judge says in answer decides nothing.
"""

from __future__ import annotations

from typing import Final

from redaction.text import trusted_literal
from sidecar.domain.units import SafeCandidate, Sampling
from sidecar.judging import prompt
from sidecar.judging.exhibit import exhibit
from sidecar.policy import Criterion, JudgePolicy
from sidecar.ports import Prompt

CRITERION: Final = Criterion.model_validate(
    {
        "id": "names_day",
        "owner": "judge-sidecar",
        "question": "Does the answer name a day of the week?",
        "construct": "constraint",
        "grader": "llm",
        "pass": "The answer names a day of the week.",
        "fail": "The answer names no day of the week.",
    }
)

_CANDIDATE: Final = SafeCandidate(
    trace_id="0" * 32,
    unit="trace",
    span_id="0" * 16,
    question=trusted_literal("When do you open?"),
    answer=trusted_literal("We open on Monday at nine."),
    answer_calls=(),
    history=(),
    tool_calls=(),
    retrieval=(),
    rule="pin",
    confidence=1.0,
    ended_ns=0,
    sampling=Sampling(1.0),
)


def question(judge: JudgePolicy) -> Prompt:
    """Return the question as a judge would get it in traffic, its schema included."""
    shown = exhibit(_CANDIDATE, CRITERION.evidence, judge.evidence_cap)
    grammar = judge.decoding.grammar
    return prompt.build(CRITERION, shown, nonce="0" * 24, grammar=grammar)
