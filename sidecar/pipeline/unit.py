"""One unit's way: filter, sample, select, redact, check, judge, record."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from pathlib import Path

from redaction.text import Withheld
from sidecar.delivery.scores import stored_environment
from sidecar.domain.errors import Transient
from sidecar.domain.events import (
    PushFailed,
    RedactionFailed,
    Rejudged,
    UnitRedacted,
    UnitSettled,
    Warned,
)
from sidecar.domain.outcomes import Disposition, Outcome, disposition_of
from sidecar.domain.units import (
    WHOLE_TRACE,
    Candidate,
    Completion,
    SafeCandidate,
    Unit,
)
from sidecar.domain.verdicts import UnitRecord, Verdict
from sidecar.intake.filter import filter_reason
from sidecar.intake.redact import make_safe
from sidecar.intake.sample import Decision, Sampler
from sidecar.intake.select import FinalMatch, Selection, select
from sidecar.judging.evaluate import NOT_MATCHED
from sidecar.pipeline.scoring import Scoring
from sidecar.pipeline.spending import Spending
from sidecar.ports import Clock, Events, Ledger, Redactor
from sidecar.runtime.account import Account

_UNRECORDED = frozenset(
    {Disposition.SAMPLED_OUT, Disposition.OVER_BUDGET, Disposition.ALREADY_SCORED}
)
"""The first two would fill the ledger with what nobody looked at; the third is in it already."""

LEDGER_RETRY = 2.0
"""Seconds between tries while the ledger's disk refuses; sources pause meanwhile."""


@dataclass(frozen=True, slots=True)
class Settled:
    """What became of a unit: its record, and what only a report needs."""

    record: UnitRecord
    disposition: Disposition
    safe: SafeCandidate | None = None
    selection: Selection | None = None
    decision: Decision | None = None
    unit: Unit | None = None


class UnitLine:
    """Takes units to their dispositions; each is settled in the account exactly once."""

    def __init__(
        self,
        *,
        account: Account,
        sampler: Sampler,
        redactor: Redactor,
        scoring: Scoring | None,
        ledger: Ledger,
        events: Events,
        clock: Clock,
        spending: Spending | None = None,
        marker: FinalMatch | None = None,
        paused: Callable[[], bool] = lambda: False,
        recorded: Callable[[], None] = lambda: None,
        report: Callable[[Settled], None] = lambda _settled: None,
    ) -> None:
        """Take the parts.

        `scoring` None stops after redaction. `spending`: the budget on what judges cost, none
        where it is None. `marker`: a configured match for the final
        generation. `recorded` is called when scores went to the outbox, `report` with
        everything settled but what was sampled out.
        """
        self.account = account
        self.events = events
        self._sampler = sampler
        self._redactor = redactor
        self._scoring = scoring
        self._spending = spending
        self._ledger = ledger
        self._clock = clock
        self._marker = marker
        self._paused = paused
        self._recorded = recorded
        self._report = report
        self.ledger_away = False
        """The ledger's disk refuses: the door stays closed until it takes again."""

    async def judge(
        self, unit: Unit, trace_state: str, why: Completion, *, opened: float | None = None
    ) -> Settled:
        """Take a unit to its disposition; what was looked at is in the ledger then.

        `opened`: when its trace was, in monotonic seconds; None for just now.
        """
        try:
            settled = await self._judge(unit, trace_state, why, opened)
            if settled.disposition not in _UNRECORDED:
                await self._remember(settled.record)
        except Exception as fault:  # noqa: BLE001 - a fault of ours ends one unit, counted
            settled = self._plain(unit, Disposition.FAULT, self.tell(fault))
            await self._remember(settled.record)
        return replace(settled, unit=unit)

    def tell(self, fault: Exception) -> str:
        """Say a defect of ours by its type and place, never its message; returns its reason."""
        where = traceback.extract_tb(fault.__traceback__)[-1]
        place = f"{Path(where.filename).name}:{where.lineno}"
        self.events.emit(Warned("fault", f"{type(fault).__name__} at {place}"))
        return type(fault).__name__

    async def _judge(
        self, unit: Unit, trace_state: str, why: Completion, opened: float | None
    ) -> Settled:
        if reason := filter_reason(unit):
            return self._plain(unit, Disposition.FILTERED, reason)
        factor = 1.0
        if self._spending is not None:
            since = self._clock.monotonic() if opened is None else opened
            factor = await self._spending.factor_since(since)
        decision = self._sampler.decide(unit, trace_state, factor=factor)
        if not decision.kept:
            over = Disposition.OVER_BUDGET if decision.over_budget else Disposition.SAMPLED_OUT
            return self._plain(unit, over, decision.rule)
        if self._paused():
            return self._plain(unit, Disposition.NO_CRITERION, "paused", decision)
        selection = select(unit, marker=self._marker)
        if selection.candidate is None:
            expired = why is Completion.DEADLINE
            fate = Disposition.EXPIRED if expired else Disposition.NO_GENERATION
            return replace(self._plain(unit, fate, selection.reason, decision), selection=selection)
        candidate = replace(selection.candidate, sampling=decision.sampling)
        if known := await self._known(candidate):
            return Settled(known, Disposition.ALREADY_SCORED, None, selection, decision)
        try:
            safe = await self._redact(candidate)
        except Withheld as withheld:
            self.events.emit(RedactionFailed(unit.trace_id, withheld.reason.value))
            fate = Disposition.REDACTION_FAILED
            return replace(
                self._plain(unit, fate, withheld.reason.value, decision), selection=selection
            )
        scoring = self._scoring
        verdicts = await scoring.verdicts(candidate, safe, decision) if scoring else ()
        if self._spending is not None:
            await self._spending.judged(verdicts, decision)
        disposition = disposition_of(verdict.outcome for verdict in verdicts)
        record = replace(
            self._judged(unit, candidate, safe, decision, verdicts),
            disposition=disposition.value,
            reason=_undecided(verdicts) if disposition is Disposition.NO_CRITERION else "",
            scores=scoring.scores(verdicts, safe, decision) if scoring else (),
        )
        return Settled(record, disposition, safe, selection, decision)

    def _judged(
        self,
        unit: Unit,
        candidate: Candidate,
        safe: SafeCandidate,
        decision: Decision,
        verdicts: tuple[Verdict, ...],
    ) -> UnitRecord:
        return replace(
            self._plain(unit, Disposition.SCORED, "" if self._scoring else "not_judged").record,
            sampling=decision.sampling,
            selected_span=candidate.span_id,
            rule=candidate.rule,
            confidence=candidate.confidence,
            answer=safe.answer,
            redactions=safe.redactions,
            verdicts=verdicts,
        )

    async def known(self, trace_id: str) -> dict[str, UnitRecord]:
        """What the ledger has of a trace, by unit."""
        return {record.unit: record for record in await self._ledger.find(trace_id)}

    async def judge_again(
        self, unit: Unit, before: UnitRecord, trace_state: str
    ) -> UnitRecord | None:
        """Judge a unit whose final generation a late span changed; None when it did not.

        The score keeps its id and its timestamp, the unit its disposition: a second verdict
        is counted as `rejudged` and nowhere else.
        """
        selection = select(unit, marker=self._marker)
        if selection.candidate is None or self._scoring is None:
            return None
        decision = self._sampler.decide(unit, trace_state)
        if before.sampling is not None:
            decision = decision.inheriting(before.sampling)
        candidate = replace(selection.candidate, sampling=decision.sampling)
        try:
            safe = await self._redact(candidate)
        except Withheld as withheld:
            self.events.emit(RedactionFailed(unit.trace_id, withheld.reason.value))
            return None
        if before.selected_span == candidate.span_id and before.answer == safe.answer:
            return None
        verdicts = await self._scoring.verdicts(candidate, safe, decision, again=True)
        if self._spending is not None:
            await self._spending.judged(verdicts, decision)
        stamps = [score.timestamp_ns for score in before.scores]
        first = min(stamps, default=None)
        scores = self._scoring.scores(verdicts, safe, decision, first_ns=first)
        record = replace(
            self._judged(unit, candidate, safe, decision, verdicts),
            disposition=before.disposition,
            sampling=before.sampling,
            scores=scores,
        )
        await self._remember(record)
        earlier = {verdict.criterion: verdict.outcome for verdict in before.verdicts}
        for verdict in verdicts:
            was = earlier.get(verdict.criterion, Outcome.NOT_APPLICABLE)
            if verdict.outcome is not Outcome.NOT_APPLICABLE:
                self.events.emit(Rejudged(unit.trace_id, verdict.criterion, was, verdict.outcome))
        return record

    async def _redact(self, candidate: Candidate) -> SafeCandidate:
        began = self._clock.monotonic()
        environment = stored_environment(candidate.environment)
        safe = await make_safe(candidate, self._redactor, environment)
        self.events.emit(UnitRedacted(safe.redactions, self._clock.monotonic() - began))
        return safe

    async def _known(self, candidate: Candidate) -> UnitRecord | None:
        """A verdict paid for is not bought again."""
        if self._scoring is None:
            return None
        for record in await self._ledger.find(candidate.trace_id):
            if self._scoring.settles(record, candidate):
                return replace(record, disposition=Disposition.ALREADY_SCORED, scores=())
        return None

    async def _remember(self, record: UnitRecord) -> None:
        """Write a unit down before anything else is told; wait while the disk refuses."""
        while True:
            try:
                await self._ledger.record(record)
            except Transient as error:
                self.ledger_away = True
                self.events.emit(PushFailed(len(record.scores), "ledger"))
                await self._clock.sleep(max(LEDGER_RETRY, error.retry_after or 0.0))
            else:
                self.ledger_away = False
                if record.scores:
                    self._recorded()
                return

    def settle(self, key: Hashable, settled: Settled) -> None:
        """Close a unit's account and tell the world."""
        self.account.settle(key, settled.disposition)
        record = settled.record
        ended = settled.safe.ended_ns / 1e9 if settled.safe else None
        self.events.emit(
            UnitSettled(
                trace_id=record.trace_id,
                unit=record.unit,
                disposition=settled.disposition,
                reason=record.reason,
                seconds=max(0.0, self._clock.now() - ended) if ended else None,
            )
        )
        if settled.disposition is not Disposition.SAMPLED_OUT:
            self._report(settled)

    def give_up(self, key: Hashable, trace_id: str, fate: Disposition, reason: str) -> None:
        """Close the account of a unit that a stop or a fault left unfinished."""
        self.account.settle(key, fate)
        self.events.emit(UnitSettled(trace_id, WHOLE_TRACE, fate, reason))

    def _plain(
        self, unit: Unit, fate: Disposition, reason: str, decision: Decision | None = None
    ) -> Settled:
        record = UnitRecord(
            trace_id=unit.trace_id,
            unit=unit.unit,
            disposition=fate.value,
            reason=reason,
            recorded_at=self._clock.now(),
            spans=len(unit.observations),
            sampling=decision.sampling if decision else None,
        )
        return Settled(record, fate, decision=decision)


def _undecided(verdicts: tuple[Verdict, ...]) -> str:
    """Say why no criterion decided: one that applied and was not asked counts before the rest."""
    reasons = sorted({verdict.reason for verdict in verdicts if verdict.reason != NOT_MATCHED})
    return reasons[0] if reasons else NOT_MATCHED if verdicts else "not_judged"
