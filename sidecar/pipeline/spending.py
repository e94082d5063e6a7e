"""The sampling budget at work: fed by verdicts, told to the world, kept over a restart."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Self

from sidecar.domain.errors import Transient
from sidecar.domain.events import PushFailed, SamplingStepped
from sidecar.domain.units import SamplingStep
from sidecar.domain.verdicts import Grader, Verdict
from sidecar.intake.budget import Budget, Limits, day_of
from sidecar.intake.sample import Decision
from sidecar.ports import BudgetLog, Clock, Events

_UNSAVED = 256
"""Steps kept while the ledger's disk refuses: the door is closed then, so hardly any come."""


class Spending:
    """Holds a budget against what judges cost. A step takes effect before it is on disk."""

    def __init__(self, budget: Budget, log: BudgetLog, events: Events, clock: Clock) -> None:
        self.budget = budget
        self._log = log
        self._events = events
        self._clock = clock
        self._unsaved_steps: deque[SamplingStep] = deque(maxlen=_UNSAVED)
        self._unsaved_dollars: dict[int, float] = {}

    @classmethod
    async def open(cls, limits: Limits, log: BudgetLog, events: Events, clock: Clock) -> Self:
        """Begin where the process last ended: the last step, what this day cost.

        Raises Unavailable when the ledger does.
        """
        wall = clock.now()
        last = await log.steps(1)
        budget = Budget(
            limits,
            now=clock.monotonic(),
            wall=wall,
            step=last[0].step if last else 0,
            spent=await log.spent(day_of(wall)),
        )
        return cls(budget, log, events, clock)

    @property
    def spent_dollars(self) -> float:
        """What this UTC day cost so far."""
        return self.budget.spent(self._clock.now())

    async def factor_since(self, opened: float) -> float:
        """The least factor on the rates since `opened` (monotonic seconds), until now."""
        await self.look()
        return self.budget.factor_since(opened)

    async def judged(self, verdicts: Iterable[Verdict], decision: Decision) -> None:
        """Count a unit's verdicts; one that reached no model costs and counts nothing."""
        asked = [v.spend for v in verdicts if v.identity.grader is Grader.LLM and v.spend.attempts]
        if not asked:
            return
        dollars, wall = sum(spend.dollars for spend in asked), self._clock.now()
        step = self.budget.judged(dollars, decision.scale, self._clock.monotonic(), wall)
        if dollars:
            self._owe(day_of(wall), dollars)
        await self._took(step)

    async def look(self) -> None:
        """See whether rates may rise again; also tries once more what the disk refused."""
        await self._took(self.budget.look(self._clock.monotonic(), self._clock.now()))

    def _owe(self, day: int, dollars: float) -> None:
        self._unsaved_dollars[day] = self._unsaved_dollars.get(day, 0.0) + dollars

    async def _took(self, step: SamplingStep | None) -> None:
        if step is not None:
            self._unsaved_steps.append(step)
            self._events.emit(SamplingStepped(step, lowered=step.reason != "room"))
        await self._save()

    async def _save(self) -> None:
        """Write what is not written yet; each item is taken out before the first await."""
        try:
            while self._unsaved_steps:
                step = self._unsaved_steps.popleft()
                try:
                    await self._log.stepped(step)
                except Transient:
                    self._unsaved_steps.appendleft(step)
                    raise
            while self._unsaved_dollars:
                day, dollars = self._unsaved_dollars.popitem()
                try:
                    await self._log.spend(day, dollars)
                except Transient:
                    self._owe(day, dollars)
                    raise
        except Transient:
            self._events.emit(PushFailed(0, "ledger"))
