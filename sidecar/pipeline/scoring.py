"""A unit's verdicts and the scores they make: the evaluator, and who is shown what share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from sidecar.delivery.scores import RecordContext, score_of
from sidecar.domain.outcomes import Disposition, Outcome
from sidecar.domain.units import Candidate, SafeCandidate, Sampling
from sidecar.domain.verdicts import Score, UnitRecord, Verdict
from sidecar.intake.sample import Decision
from sidecar.judging.evaluate import Evaluator

_TO_BE_TRIED_AGAIN = frozenset({Outcome.JUDGE_UNAVAILABLE, Outcome.QUARANTINED})
"""Outcomes that are not verdicts: a replay asks again."""


class Scoring:
    """Judges candidates and makes their scores.

    `context` gives what the record on a score says beyond its verdict. `shares`: the part of
    the sampled units that a criterion judges, 1 when left out. `shadow`: criteria that are
    judged and recorded, but not published.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        context: Callable[[Verdict], RecordContext],
        *,
        shares: Mapping[str, float] | None = None,
        shadow: frozenset[str] = frozenset(),
    ) -> None:
        self._evaluator = evaluator
        self._context = context
        self._shares = shares or {}
        self._shadow = shadow

    def settles(self, record: UnitRecord, candidate: Candidate) -> bool:
        """Whether a record of the ledger is today's judges' word on this very answer."""
        criteria = self._evaluator.policies.criteria
        wanted = {self._evaluator.identity(criterion.id).version for criterion in criteria}
        judged = {
            verdict.identity.version
            for verdict in record.verdicts
            if verdict.outcome not in _TO_BE_TRIED_AGAIN
        }
        same = record.unit == candidate.unit and record.selected_span == candidate.span_id
        return same and record.disposition == Disposition.SCORED and judged >= wanted

    async def verdicts(
        self,
        candidate: Candidate,
        safe: SafeCandidate,
        decision: Decision,
        *,
        again: bool = False,
    ) -> tuple[Verdict, ...]:
        """Judge a candidate by every criterion; `again` when it was counted before."""
        return await self._evaluator.evaluate(
            candidate,
            safe,
            sampled=lambda criterion: decision.judges(self._share(criterion)),
            probability=lambda criterion: self._sampling(decision, criterion).probability,
            again=again,
        )

    def scores(
        self,
        verdicts: tuple[Verdict, ...],
        safe: SafeCandidate,
        decision: Decision,
        *,
        first_ns: int | None = None,
    ) -> tuple[Score, ...]:
        """Make the scores of some verdicts; `first_ns`: timestamp of those they replace."""
        made = (
            score_of(
                verdict,
                replace(safe, sampling=self._sampling(decision, verdict.criterion)),
                replace(self._context(verdict), first_judged_ns=first_ns),
            )
            for verdict in verdicts
            if verdict.criterion not in self._shadow
        )
        return tuple(score for score in made if score is not None)

    def _share(self, criterion: str) -> float:
        return self._shares.get(criterion, 1.0)

    def _sampling(self, decision: Decision, criterion: str) -> Sampling:
        return decision.with_share(self._share(criterion))
