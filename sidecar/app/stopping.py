"""How a process that stays is told to leave: by signals, from its first moment on."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import anyio
import structlog

_WANTED: Final = ("SIGTERM", "SIGINT", "SIGHUP")


class Stopping:
    """What the first signal does: it gives up the start and, once `drains` says how, drains.

    `signal` is the one that came, None as long as none did.
    """

    def __init__(self, give_up: Callable[[], None]) -> None:
        self._act = give_up
        self.signal: signal.Signals | None = None

    def drains(self, how: Callable[[], None]) -> None:
        """From here on there is work to finish: do that instead."""
        self._act = how

    def take(self, number: signal.Signals) -> None:
        """Take the first signal."""
        self.signal = number
        self._act()


def log_stop(number: signal.Signals) -> None:
    """Say in the log that a signal stops us."""
    structlog.get_logger().info("stopping", signal=number.name)


@asynccontextmanager
async def stoppable(
    told: Callable[[signal.Signals], None] = log_stop,
) -> AsyncIterator[Stopping]:
    """Obey SIGTERM, SIGINT and SIGHUP inside: the first drains, the second leaves at once.

    Enter before anything slow. A signal that comes before `Stopping.drains` was called cancels
    the block, which then ends without an error. `told` hears of the first signal.
    """
    with anyio.open_signal_receiver(*_signals()) as received:
        async with anyio.create_task_group() as tasks:
            stopping = Stopping(tasks.cancel_scope.cancel)

            async def obey() -> None:
                async for number in received:
                    told(number)
                    stopping.take(number)
                    break
                async for number in received:
                    os._exit(128 + number)  # nothing awaited: a hung peer must not hold us

            tasks.start_soon(obey)
            yield stopping
            tasks.cancel_scope.cancel()


def _signals() -> list[signal.Signals]:
    """Those this platform has, save what our parent wants ignored (nohup)."""
    named = [signal.Signals[name] for name in _WANTED if hasattr(signal, name)]
    hangup = getattr(signal, "SIGHUP", None)
    return [s for s in named if s != hangup or signal.getsignal(s) is not signal.SIG_IGN]
