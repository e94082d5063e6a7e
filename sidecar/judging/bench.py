"""One judge at work: its door, its limits, its breaker, and whether it is still itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Final, NoReturn

import anyio

from sidecar.domain.errors import (
    JudgeChanged,
    Permanent,
    Refused,
    Throttled,
    Transient,
    Unauthorised,
)
from sidecar.domain.events import IdentityChanged, JudgeAttempted, Warned
from sidecar.domain.verdicts import Spend
from sidecar.judging.pin import question
from sidecar.policy import JudgePolicy
from sidecar.ports import Answer, Clock, Events, Judge, Prompt
from sidecar.runtime.breaker import Breaker
from sidecar.runtime.retry import RetryLimits, retry

PIN: Final = "pin"
"""In place of a criterion, where the pin's question was asked for none."""


class IdentityMissing(Permanent):
    """An answer that names no model: whose it is cannot be said."""


@dataclass(slots=True)
class Tally:
    """What one verdict has cost so far."""

    input_tokens: int = 0
    output_tokens: int = 0
    attempts: int = 0

    def add(self, answer: Answer) -> None:
        """Count an answer's tokens."""
        self.input_tokens += answer.input_tokens
        self.output_tokens += answer.output_tokens

    def spend(self, policy: JudgePolicy, seconds: float) -> Spend:
        """Return it as a value, with its price."""
        dollars = policy.prices.dollars(self.input_tokens, self.output_tokens)
        return Spend(self.input_tokens, self.output_tokens, dollars, seconds, self.attempts)


def slug(error: Exception) -> str:
    """Return the metric label of a failed call."""
    if isinstance(error, Throttled):
        return "throttled"
    if isinstance(error, Transient):
        return "unavailable"
    return "unauthorised" if isinstance(error, Unauthorised) else "refused"


class Bench:
    """Asks one judge, within its limits. Shared by all criteria that name it.

    Once another model has answered than the one asked, `changed` holds (asked, answered) and no
    question is asked again until the process restarts: neither this answer nor the next can
    be compared with the calibration, and an endpoint that switches back and forth would mix
    two judges under one version. The canary, not live traffic, finds out what is there.

    A judge with a pin is asked the pin's question before its first other one; where it now
    refuses what it took then, `changed` holds (asked, None), to the same effect.
    """

    def __init__(
        self,
        policy: JudgePolicy,
        judge: Judge,
        clock: Clock,
        events: Events,
        *,
        random: Random | None = None,
    ) -> None:
        limits = policy.limits
        self.policy = policy
        self.changed: tuple[str, str | None] | None = None
        self.breaker = Breaker(
            clock,
            failures=limits.breaker_failures,
            cool_down=limits.breaker_cool_down,
            max_outage=limits.max_outage,
        )
        self._judge = judge
        self._clock = clock
        self._events = events
        self._random = random
        self._limiter = anyio.CapacityLimiter(limits.concurrency)
        self._retry = RetryLimits(attempts=limits.attempts, deadline=limits.deadline)
        self._pin = policy.pin
        self._pinning = anyio.Lock()
        self._interval = 60.0 / limits.rpm if limits.rpm else 0.0
        self._next_call = 0.0

    async def ask(self, criterion: str, prompt: Prompt, tally: Tally) -> Answer:
        """Ask until there is an answer.

        A judge that is away, or that does not accept our credentials, is waited for, up to
        `max_outage`. Raises the last Transient, any Permanent, JudgeChanged,
        IdentityMissing. Emits one JudgeAttempted for each call that gave no answer; the
        caller emits the others.
        """
        self._refuse_if_changed()
        give_up_at = self._clock.monotonic() + self.policy.limits.max_outage
        while True:
            try:
                answer = await retry(
                    self._call(criterion, prompt, tally),
                    self._retry,
                    self._clock,
                    random=self._random,
                )
                break
            except (Transient, Unauthorised):
                # The item's tries are used up. Is it this item, or is the judge away?
                if not self.breaker.patient or self._clock.monotonic() >= give_up_at:
                    raise
        self._identify(criterion, answer)
        return answer

    async def confirm(self) -> None:
        """Ask a pinned judge the pin's question now, if nobody did; at start, before traffic.

        What it finds stands in `changed`. A judge that is away is left to the first question,
        which waits for it.
        """
        tally = Tally()
        try:
            async with self.breaker.attempt(), self._limiter:
                await self._confirm(PIN, tally)
        except (JudgeChanged, IdentityMissing):
            return  # said where it was found
        except (Transient, Permanent) as error:
            self._events.emit(JudgeAttempted(PIN, slug(error)))

    def _call(
        self, criterion: str, prompt: Prompt, tally: Tally
    ) -> Callable[[], Awaitable[Answer]]:
        async def call() -> Answer:
            async with self.breaker.attempt(), self._limiter:
                try:
                    await self._confirm(criterion, tally)
                    await self._pace()
                    self._refuse_if_changed()
                    tally.attempts += 1
                    answer = await self._judge.ask(prompt)
                except (JudgeChanged, IdentityMissing):
                    raise  # said where it was found
                except (Transient, Permanent) as error:
                    self._events.emit(JudgeAttempted(criterion, slug(error)))
                    raise
            tally.add(answer)
            return answer

        return call

    async def _confirm(self, criterion: str, tally: Tally) -> None:
        """Ask the pin's question once in a process; all others wait for its answer."""
        async with self._pinning:
            pin = self._pin
            if pin is None or self.changed is not None:
                return
            await self._pace()
            tally.attempts += 1
            try:
                answer = await self._judge.ask(question(self.policy))
            except Refused:
                self._quarantine(criterion, "pin_refused", None)
            tally.add(answer)
            self._identify(criterion, answer)
            if pin.fingerprint and answer.fingerprint not in {None, pin.fingerprint}:
                self._events.emit(Warned("judge_fingerprint_changed", self.policy.name))
            self._pin = None

    async def _pace(self) -> None:
        """Keep calls `60 / rpm` seconds apart."""
        if self._interval:
            now = self._clock.monotonic()
            at = max(now, self._next_call)
            self._next_call = at + self._interval
            if at > now:
                await self._clock.sleep(at - now)

    def _identify(self, criterion: str, answer: Answer) -> None:
        self._refuse_if_changed()
        answered, asked = answer.answered_model, self.policy.expected_model
        if answered == asked:
            return
        if answered is None:
            if answer.finish == "content_filter":
                return  # the filter answers in no model's name
            self._events.emit(JudgeAttempted(criterion, "identity_missing"))
            raise IdentityMissing("the answer names no model")
        self._quarantine(criterion, "identity_changed", answered[:200])

    def _quarantine(self, criterion: str, why: str, answered: str | None) -> NoReturn:
        asked = self.policy.expected_model
        self.changed = (asked, answered)
        self._events.emit(JudgeAttempted(criterion, why))
        self._events.emit(IdentityChanged(criterion, asked, answered or why))
        raise JudgeChanged(asked, answered)

    def _refuse_if_changed(self) -> None:
        if self.changed is not None:
            raise JudgeChanged(*self.changed)
