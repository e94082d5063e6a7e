"""From a verdict to the score that carries it: ids, form, comment, record.

Pure: the same verdict on the same unit always makes the same score, so that sending it
again replaces and never adds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from uuid import UUID, uuid5

import orjson

from redaction.text import SafeText, restored, trusted_literal
from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import SafeCandidate, Sampling
from sidecar.domain.verdicts import Score, ScoreType, Verdict

UNDECIDED: Final = ".undecided"
"""Suffix of the score that says why a criterion is neither pass nor fail."""

REASON_LIMIT: Final = 300
"""Characters of the judge's reason shown in a comment: a column on the Scores page."""

# Fixed for good: another namespace would store every score a second time.
_NAMESPACE: Final = UUID("6f1d3c0a-52f4-5b0e-9d6e-0a7d3d1c9b58")
_BOOLEAN: Final = {Outcome.PASS: 1.0, Outcome.FAIL: 0.0, Outcome.UNPARSEABLE: 0.0}
_UNDECIDED: Final = frozenset({Outcome.UNKNOWN, Outcome.REFUSAL, Outcome.CONTENT_FILTER})
_ENVIRONMENT: Final = re.compile(r"[a-z0-9_-]+")
_SENTENCE_END: Final = re.compile(r"[.!?…](?=\s)|\n")
_NOT_A_SLUG: Final = re.compile(r"[^A-Za-z0-9_.:;,/@=+()<> -]")
_SLUG_LIMIT: Final = 200

_SAYS: Final[dict[Outcome, SafeText]] = {
    Outcome.PASS: trusted_literal("Passed."),
    Outcome.FAIL: trusted_literal("Failed."),
    Outcome.UNPARSEABLE: trusted_literal("The judge's answer could not be read; never a pass."),
    Outcome.UNKNOWN: trusted_literal("The evidence does not decide it."),
    Outcome.REFUSAL: trusted_literal("The judge refused to answer."),
    Outcome.CONTENT_FILTER: trusted_literal("The judge's provider filtered the question."),
}


@dataclass(frozen=True, slots=True)
class RecordContext:
    """What the record on a score says beyond its verdict and candidate.

    Every text here is our own (slugs, hashes, policy): never an agent's or a judge's words.
    `decoding` reads like `temperature=0 max_tokens=400`; `first_judged_ns` is the timestamp
    of the score this one replaces, None the first time.
    """

    sidecar_version: str
    redaction_revision: str
    decoding: str = ""
    evidence: tuple[str, ...] = ()
    calibration_record: str | None = None
    review_probability: float | None = None
    review_reason: str = ""
    judgments: tuple[str, ...] = ()
    """Outcome of each repetition, in order; empty when the verdict is the only one."""
    first_judged_ns: int | None = None


def score_id(trace_id: str, unit: str, name: str, judge_version: str) -> str:
    """Return the id of a score: the same four always give the same UUIDv5."""
    # As JSON, so that no two different quadruples read the same.
    return str(uuid5(_NAMESPACE, orjson.dumps([trace_id, unit, name, judge_version]).decode()))


def event_id(score: str) -> str:
    """Return the id of the event that carries a score id, the same each time it is sent.

    With another event id at the same timestamp the server keeps the smaller id's value, so
    a corrected verdict could be lost for good (observed on v3.225.4 and v4.16.0).
    """
    return str(uuid5(_NAMESPACE, f"event:{score}"))


def stored_environment(value: str | None) -> str:
    """Return an environment as Langfuse stores it, for spans and scores alike.

    Lower case, a leading `langfuse-` cut, any character but letters, digits, `-` and `_`
    makes it `default`, at most 40 characters; absent or empty is `default`.
    """
    name = (value or "").lower().removeprefix("langfuse-")
    return name[:40] if _ENVIRONMENT.fullmatch(name) else "default"


def score_name(verdict: Verdict) -> str | None:
    """Return the name of the score a verdict makes; None when it makes none."""
    if verdict.outcome in _BOOLEAN:
        return verdict.criterion
    return verdict.criterion + UNDECIDED if verdict.outcome in _UNDECIDED else None


def criterion_of(name: str) -> str:
    """Return the criterion a score's name belongs to."""
    return name.removesuffix(UNDECIDED)


def replaced_id(verdict: Verdict, candidate: SafeCandidate) -> str | None:
    """Return the id of the other form (decided or undecided) of the score a verdict makes.

    It is to be deleted when this form replaces it; None when the verdict makes no score.
    """
    name = score_name(verdict)
    if name is None:
        return None
    decided = name == verdict.criterion
    other = verdict.criterion + UNDECIDED if decided else verdict.criterion
    return score_id(candidate.trace_id, candidate.unit, other, verdict.identity.version)


def score_of(verdict: Verdict, candidate: SafeCandidate, record: RecordContext) -> Score | None:
    """Return the score a verdict makes, None when it makes none.

    Pass and fail are BOOLEAN `<criterion>`, and so is unparseable, as a fail with its
    reason; unknown, refusal and content_filter are CATEGORICAL `<criterion>.undecided`.
    Gated makes none (its gate published its own), nor does what was not judged.
    """
    name = score_name(verdict)
    if name is None:
        return None
    own = score_id(candidate.trace_id, candidate.unit, name, verdict.identity.version)
    decided = verdict.outcome in _BOOLEAN
    first = record.first_judged_ns
    return Score(
        id=own,
        event_id=event_id(own),
        name=name,
        trace_id=candidate.trace_id,
        observation_id=candidate.span_id,
        type=ScoreType.BOOLEAN if decided else ScoreType.CATEGORICAL,
        value=_BOOLEAN[verdict.outcome] if decided else verdict.outcome.value,
        timestamp_ns=candidate.ended_ns if first is None else first,
        environment=candidate.environment,
        comment=_comment(verdict, candidate),
        metadata=_metadata(verdict, candidate, record),
        replaces=None if first is None else replaced_id(verdict, candidate),
    )


def _comment(verdict: Verdict, candidate: SafeCandidate) -> SafeText:
    """Say why, in one sentence, then who said it and for how many traces it stands."""
    identity = verdict.identity
    by = (
        f"({verdict.reason + ', ' if verdict.reason else ''}judge {identity.version}, "
        f"calibration {identity.calibration}, 1 in {_stands_for(candidate.sampling)} sampled)"
    )
    return SafeText.join(trusted_literal(" "), (_reason(verdict), _own(by)))


def _reason(verdict: Verdict) -> SafeText:
    rationale = verdict.rationale
    if not rationale or not rationale.value.strip() or verdict.outcome is Outcome.UNPARSEABLE:
        return _SAYS[verdict.outcome]
    end = _SENTENCE_END.search(rationale.value)
    sentence = rationale.clip(end.end()) if end else rationale
    if len(sentence) <= REASON_LIMIT:
        return sentence
    return SafeText.join(trusted_literal(""), (sentence.clip(REASON_LIMIT), trusted_literal("…")))


def _stands_for(sampling: Sampling) -> str:
    """Write how many traces one judged trace stands for, upstream sampling included."""
    count = (sampling.upstream_weight or 1.0) / sampling.probability
    return f"{count:.0f}" if count >= 10 else f"{count:.2g}"


def _metadata(verdict: Verdict, candidate: SafeCandidate, record: RecordContext) -> SafeText:
    """Write the record, flat.

    The server merges metadata by key and never removes one: so every key is always there,
    and what varies in length is one text and not an object of its own.
    """
    identity, spend, sampling = verdict.identity, verdict.spend, candidate.sampling
    judgments = record.judgments or (verdict.outcome.value,)
    return _vouched(
        {
            "judge_type": identity.grader.value,
            "judge_version": identity.version,
            "judge_model_asked": identity.asked_model,
            "judge_model_answered": identity.answered_model,
            "rubric_revision": identity.rubric_revision,
            "decoding": record.decoding,
            "parser_version": identity.parser_version,
            "evidence": ",".join(record.evidence),
            "evidence_truncated_upstream": candidate.truncated_upstream,
            "redaction_revision": record.redaction_revision,
            "redactions": _counts(candidate.redactions),
            "calibration_record": record.calibration_record,
            "calibration_status": identity.calibration,
            "unit": candidate.unit,
            "stratum": sampling.stratum,
            "inclusion_probability": sampling.probability,
            "upstream_weight": sampling.upstream_weight,
            "review_probability": record.review_probability,
            "review_reason": record.review_reason,
            "selection_rule": candidate.rule,
            "selection_confidence": candidate.confidence,
            "outcome": verdict.outcome.value,
            "reason": verdict.reason,
            "judge_score": verdict.score,
            "observables": _ticks(verdict),
            "judgments": ",".join(judgments),
            "repetitions": len(judgments),
            "input_tokens": spend.input_tokens,
            "output_tokens": spend.output_tokens,
            "cost_dollars": round(spend.dollars, 8),
            "judge_seconds": round(spend.seconds, 3),
            "judge_attempts": spend.attempts,
            "sidecar_version": record.sidecar_version,
        }
    )


def _counts(redactions: tuple[tuple[str, int], ...]) -> str:
    return " ".join(f"{entity}={count}" for entity, count in redactions)


def _ticks(verdict: Verdict) -> str:
    return " ".join(f"{o.id}={'pass' if o.passed else 'fail'}" for o in verdict.observables)


def _vouched(record: Mapping[str, str | float | bool | None]) -> SafeText:
    """Vouch for a record of numbers, ids and our own slugs as canonical JSON."""
    slugs = {k: _slug(v) if isinstance(v, str) else v for k, v in record.items()}
    return restored(orjson.dumps(slugs, option=orjson.OPT_SORT_KEYS).decode())


def _own(text: str) -> SafeText:
    """Vouch for a short text made of our own words, ids and numbers."""
    return restored(_slug(text))


def _slug(text: str) -> str:
    """Keep what ids, hashes, model names and our slugs are made of.

    Model names come from an endpoint: whatever else it may send, prose does not pass whole.
    """
    return _NOT_A_SLUG.sub("_", text)[:_SLUG_LIMIT]
