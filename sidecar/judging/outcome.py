"""From a readable verdict to an outcome: when a judge's pass or fail may not stand.

1. A pass on evidence that carries marks of an attack becomes unknown, and goes to a person.
2. A fail that may rest on what the judge could not see becomes unknown:
   - a piece named in the criterion's `rests_on`, or the answer itself, was cut, or the trace
     reached us incomplete: `evidence_truncated`;
   - nothing at all of `rests_on` came (or a call came without its result), and the
     criterion says `absent_evidence: unknown`: `evidence_absent`;
   - the criterion has a `rests_on`, and the judge's own words for the fail name a masked
     value: `evidence_masked`. The same value has the same mark on both sides, so a mask by
     itself hides no contradiction; only what is said about a masked value is doubtful.
A fail of a criterion without `rests_on` on whole evidence stands, and every pass may be
withheld but never made.
"""

from __future__ import annotations

import re
from typing import Final

from sidecar.domain.outcomes import Outcome
from sidecar.judging.exhibit import Exhibit
from sidecar.judging.parse import VerdictAnswer
from sidecar.policy import Criterion, EvidenceName

RULES_VERSION: Final = "1"
"""Part of judge_version."""

EVIDENCE_TRUNCATED: Final = "evidence_truncated"
EVIDENCE_ABSENT: Final = "evidence_absent"
EVIDENCE_MASKED: Final = "evidence_masked"
INJECTION_SUSPECTED: Final = "injection_suspected"

_MASK: Final = re.compile(r"<[A-Z][A-Z_]{0,40}_\d{1,6}>")


def settle(
    answer: VerdictAnswer, criterion: Criterion, exhibit: Exhibit, marks: tuple[str, ...]
) -> tuple[Outcome, str]:
    """Return the outcome and the reason of a readable verdict; "" where it stands."""
    if answer.verdict == "unknown":
        return Outcome.UNKNOWN, ""
    if answer.verdict == "pass":
        return (Outcome.UNKNOWN, INJECTION_SUSPECTED) if marks else (Outcome.PASS, "")
    reason = _doubt(answer, criterion, exhibit)
    return (Outcome.UNKNOWN, reason) if reason else (Outcome.FAIL, "")


def _doubt(answer: VerdictAnswer, criterion: Criterion, exhibit: Exhibit) -> str:
    """Return why a fail may rest on what was not shown; "" when it stands."""
    rests_on = frozenset(criterion.rests_on)
    if exhibit.truncated_upstream or frozenset(exhibit.cut) & (rests_on | {EvidenceName.OUTPUT}):
        return EVIDENCE_TRUNCATED
    if not rests_on:
        return ""
    unanswered = EvidenceName.TOOL_CALLS in rests_on and exhibit.unanswered > 0
    nothing = rests_on <= frozenset(exhibit.absent)
    if criterion.absent_evidence == "unknown" and (nothing or unanswered):
        return EVIDENCE_ABSENT
    words = " ".join([answer.rationale, *(item.note or "" for item in answer.criteria)])
    return EVIDENCE_MASKED if exhibit.masked and _MASK.search(words) else ""
