"""A judge before a gold set: the way a unit goes in production, from redaction to verdict."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import anyio

from redaction.text import SafeText, Withheld
from sidecar.domain.observations import ToolCall
from sidecar.domain.units import WHOLE_TRACE, Candidate, Evidence, SafeCandidate, Sampling
from sidecar.domain.verdicts import Verdict
from sidecar.intake.redact import make_safe
from sidecar.judging.evaluate import Evaluator
from sidecar.offline.gold import GoldCase
from sidecar.offline.measure import Judged
from sidecar.policy import Criterion, Match, Policies
from sidecar.ports import Redactor

REDACTION_FAILED: Final = "redaction_failed"


@dataclass(slots=True)
class Trial:
    """One case on its way; `safe` None was withheld and is never shown to a judge."""

    case: GoldCase
    candidate: Candidate
    safe: SafeCandidate | None
    verdicts: list[Verdict] = field(default_factory=list)

    @property
    def judged(self) -> Judged:
        """The case with an outcome a repetition."""
        if self.safe is None:
            return Judged(self.case, (REDACTION_FAILED,))
        return Judged(self.case, tuple(verdict.outcome.value for verdict in self.verdicts))

    @property
    def rationale(self) -> SafeText | None:
        """What the judge said the first time."""
        return self.verdicts[0].rationale if self.verdicts else None


def candidate_of(case: GoldCase) -> Candidate:
    """Return a case as select would have: the same evidence, its stratum, no reference."""
    return Candidate(
        trace_id=case.id,
        unit=WHOLE_TRACE,
        span_id=case.id,
        question=case.input,
        answer=case.output or "",
        answer_calls=(),
        evidence=Evidence(
            tool_calls=tuple(
                ToolCall(call.name, call.arguments, result=call.result) for call in case.tool_calls
            ),
            retrieval=case.context,
        ),
        rule="gold",
        confidence=1.0,
        started_ns=0,
        ended_ns=0,
        sampling=Sampling(1.0, case.stratum),
    )


def on_trial(policies: Policies, criterion: Criterion) -> Policies:
    """Return policies that put one criterion to every case.

    Whatever agent it applies to, and though it has no calibration yet; its version stays.
    """
    open_to_all = criterion.calibration.model_copy(update={"require": "warn"})
    asked = criterion.model_copy(update={"applies_to": Match(), "calibration": open_to_all})
    return replace(policies, criteria=(asked,))


async def prepare(cases: Iterable[GoldCase], redactor: Redactor, at_once: int) -> list[Trial]:
    """Clear every case, in the order given; `at_once` bounds what is in the redactor."""
    trials = [Trial(case, candidate_of(case), None) for case in cases]

    async def clear(trial: Trial) -> None:
        try:
            trial.safe = await make_safe(trial.candidate, redactor, "default")
        except Withheld:
            trial.safe = None  # an outcome of its own, counted among the missing

    await _each(trials, clear, at_once)
    return trials


async def hear(
    trials: Sequence[Trial],
    evaluator: Evaluator,
    *,
    repeats: int,
    at_once: int,
    told: Callable[[], None] = lambda: None,
) -> None:
    """Put every cleared case before the judge, `repeats` times; `told` after each verdict.

    All cases once, then again: a case's repetitions lie as far apart as the run allows.
    """

    async def one(trial: Trial) -> None:
        if trial.safe is not None:
            verdicts = await evaluator.evaluate(
                trial.candidate, trial.safe, sampled=lambda _: True, again=True
            )
            trial.verdicts.extend(verdicts)
        told()

    for _ in range(repeats):
        await _each(trials, one, at_once)


async def _each(
    trials: Sequence[Trial], work: Callable[[Trial], Awaitable[None]], at_once: int
) -> None:
    waiting = iter(trials)

    async def worker() -> None:
        for trial in waiting:
            await work(trial)

    async with anyio.create_task_group() as tasks:
        for _ in range(max(1, at_once)):
            tasks.start_soon(worker)
