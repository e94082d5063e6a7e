"""The only retry layer: full jitter, the peer's own wish, a total deadline.

Stops at once on Permanent. Adapters never retry, so that attempts do not multiply.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import TypeVar

from tenacity import AsyncRetrying, RetryCallState, retry_if_exception_type

from sidecar.domain.errors import Transient
from sidecar.ports import Clock

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RetryLimits:
    """How long to go on; seconds.

    The pause before try n + 1 is uniform in [0, min(cap, base * 2^(n-1))] ("full jitter":
    clients that failed together do not come back together), or what the peer asked for,
    where that is longer.
    """

    attempts: int = 4
    deadline: float = 120.0
    base: float = 0.5
    cap: float = 20.0


async def retry(
    call: Callable[[], Awaitable[T]],
    limits: RetryLimits,
    clock: Clock,
    *,
    random: Random | None = None,
) -> T:
    """Call until it succeeds, and return what it returned.

    Raises the last Transient when `attempts` are used up, or when the next try would start
    at or after the deadline; any other exception at once. Cancellation cuts a pause.
    """
    draw = random or SystemRandom()
    give_up_at = clock.monotonic() + limits.deadline

    def pause(state: RetryCallState) -> float:
        ceiling = min(limits.cap, limits.base * 2.0 ** min(state.attempt_number - 1, 64))
        error = state.outcome.exception() if state.outcome else None
        asked = error.retry_after if isinstance(error, Transient) else None
        return max(draw.uniform(0.0, ceiling), asked or 0.0)

    def enough(state: RetryCallState) -> bool:
        if state.attempt_number >= limits.attempts:
            return True
        return clock.monotonic() + state.upcoming_sleep >= give_up_at

    return await AsyncRetrying(
        retry=retry_if_exception_type(Transient),
        wait=pause,
        stop=enough,
        sleep=clock.sleep,
        reraise=True,
    )(call)
