"""What judging may cost: a controller that halves the sampling rates, and doubles them again.

Two limits, each over its own window: units judged a minute, dollars a UTC day. What was judged
is counted as the traffic would have it at full rates, so that the effect of another factor is
known before it is tried: above a limit the factor falls to the first power of 1/2 that fits;
it rises by one when twice as much would still fit well below. The stricter limit decides.

Pure: times are passed in, `now` in monotonic seconds for windows, `wall` in seconds since the
epoch for days. A unit keeps the least factor in force during its life, so that its inclusion
probability is known however often the factor moved.
"""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass
from typing import Final

from sidecar.domain.units import SamplingStep

LOWEST: Final = 10
"""Halvings at most: 2^-10 takes a rate of 1 to sampling's own floor of .001."""

DAY: Final = 86_400.0
MINUTE: Final = 60.0
UNIT_WINDOWS: Final = (60.0, 600.0)
"""Seconds: the shortest in which the limit allows `_ENOUGH` units, within these bounds."""
_ENOUGH: Final = 50
"""Units that tell a rate from chance (one standard deviation: 14%)."""
DOLLAR_WINDOW: Final = 3_600.0
"""Seconds; long, since single answers are lumpy against what a day allows for a minute."""

CALM: Final = 300.0
"""Seconds, one window at least, from a fall to the first rise: near a limit it must not flap."""

HEADROOM: Final = 0.7
"""A rise may fill this much of what the limit leaves free."""

_SLICES: Final = 60
"""Parts of a window that are counted apart: what is remembered does not grow with traffic."""
_RECENT: Final = 1 / 6
"""Part of a window by which a burst is sized; shorter ones say little about what will come."""
_HISTORY: Final = 4_096
"""Steps remembered for units open since; some hundred times what a day of bursts makes."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one process may judge; None sets no limit."""

    judged_per_minute: float | None = None
    dollars_per_day: float | None = None


@dataclass(frozen=True, slots=True)
class _Demand:
    """Amounts for a whole window: `fixed` whatever the factor, `elastic` at factor 1."""

    fixed: float = 0.0
    elastic: float = 0.0

    def at(self, step: int) -> float:
        """The amount at a step."""
        return self.fixed + self.elastic * factor_of(step)


class _Meter:
    """One limit: what its window holds, and the step it asks for."""

    def __init__(self, reason: str, seconds: float, now: float) -> None:
        self.reason = reason
        self.seconds = seconds
        self._started = now
        self._calm_until = now
        self._slices: deque[list[float]] = deque()

    def add(self, amount: float, scale: float | None, now: float) -> None:
        """Count an amount that was included at `scale` of its full rate; None: not scaled."""
        if not self._slices or now - self._slices[-1][0] >= self.seconds / _SLICES:
            self._slices.append([now, 0.0, 0.0])
        if scale is None:
            self._slices[-1][1] += amount
        else:
            self._slices[-1][2] += amount / scale

    def wish(self, allowed: float, step: int, now: float) -> int:
        """The step that fits `allowed`, in amounts a window."""
        while self._slices and self._slices[0][0] <= now - self.seconds:
            self._slices.popleft()
        if self._held(self.seconds, now).at(step) > allowed or allowed <= 0:
            self._calm_until = now + max(CALM, self.seconds)
            recent = self._pace(self.seconds * _RECENT, now)
            long = self._pace(self.seconds, now)
            worst = max(recent, long, key=lambda demand: demand.at(step))
            fits = (s for s in range(step + 1, LOWEST + 1) if worst.at(s) <= allowed)
            return next(fits, LOWEST)
        watched = now - self._started >= self.seconds * _RECENT
        if step and watched and now >= self._calm_until:
            demand = self._pace(self.seconds, now)
            room = HEADROOM * (allowed - demand.fixed)
            if room > 0 and demand.at(step - 1) - demand.fixed <= room:
                return step - 1
        return step

    def _held(self, seconds: float, now: float) -> _Demand:
        """What the last `seconds` saw."""
        seen = [part for part in self._slices if part[0] > now - seconds]
        return _Demand(math.fsum(part[1] for part in seen), math.fsum(part[2] for part in seen))

    def _pace(self, seconds: float, now: float) -> _Demand:
        """The last `seconds`, as far as watched, blown up to a whole window."""
        watched = min(seconds, max(now - self._started, self.seconds * _RECENT))
        held, by = self._held(seconds, now), self.seconds / watched
        return _Demand(held.fixed * by, held.elastic * by)


class Budget:
    """The factor on all rates, 2^-step, for one process."""

    def __init__(
        self, limits: Limits, *, now: float, wall: float, step: int = 0, spent: float = 0.0
    ) -> None:
        """Start at `step` (as it was when the process last ended), `spent` dollars into the day."""
        self.limits = limits
        self._step = min(LOWEST, max(0, step))
        self._history: deque[tuple[float, int]] = deque([(-math.inf, self._step)], _HISTORY)
        self._rise_from = now
        self._day = day_of(wall)
        self._spent = spent
        wanted = MINUTE * _ENOUGH / (limits.judged_per_minute or math.inf)
        seconds = min(max(wanted, UNIT_WINDOWS[0]), UNIT_WINDOWS[1])
        self._units = _Meter("judged_per_minute", seconds, now)
        self._dollars = _Meter("dollars_per_day", DOLLAR_WINDOW, now)

    @property
    def step(self) -> int:
        """Halvings in force, 0 to LOWEST."""
        return self._step

    @property
    def factor(self) -> float:
        """What is left of every rate now, in (0, 1]."""
        return factor_of(self._step)

    def factor_since(self, opened: float) -> float:
        """The least factor in force from `opened` (monotonic seconds) until now."""
        highest = 0
        for since, step in reversed(self._history):
            highest = max(highest, step)
            if since <= opened:
                break
        return factor_of(highest)

    def spent(self, wall: float) -> float:
        """Dollars of this UTC day."""
        if day_of(wall) > self._day:
            self._day, self._spent = day_of(wall), 0.0
        return self._spent

    def judged(
        self, dollars: float, scale: float | None, now: float, wall: float
    ) -> SamplingStep | None:
        """A unit reached a judge and cost this; returns the step that it made, if any.

        `scale` in (0, 1]: its rate in force by its rule's own; None where its rule is exempt.
        """
        self._spent = self.spent(wall) + dollars
        self._units.add(1.0, scale, now)
        self._dollars.add(dollars, scale, now)
        return self.look(now, wall)

    def look(self, now: float, wall: float) -> SamplingStep | None:
        """See whether the limits ask for another factor; returns the step, if any."""
        wishes = [(m.wish(allowed, self._step, now), m.reason) for m, allowed in self._asked(wall)]
        if not wishes:
            return None
        step, reason = max(wishes)
        if step == self._step or (step < self._step and now < self._rise_from):
            return None
        reason = reason if step > self._step else "room"
        self._step = step
        self._rise_from = now + MINUTE
        self._history.append((now, step))
        return SamplingStep(wall, step, self.factor, reason, self._spent)

    def _asked(self, wall: float) -> list[tuple[_Meter, float]]:
        """Each limit's meter, with what its window may hold."""
        asked = []
        if self.limits.judged_per_minute is not None:
            allowed = self.limits.judged_per_minute * self._units.seconds / MINUTE
            asked.append((self._units, allowed))
        if self.limits.dollars_per_day is not None:
            left = self.limits.dollars_per_day - self.spent(wall)
            remaining = max(DOLLAR_WINDOW, DAY - wall % DAY)
            asked.append((self._dollars, left / remaining * DOLLAR_WINDOW))
        return asked


def factor_of(step: int) -> float:
    """Return 2^-step."""
    return math.ldexp(1.0, -step)


def day_of(wall: float) -> int:
    """Return the UTC day, in days since the epoch."""
    return int(wall // DAY)
