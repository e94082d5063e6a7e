"""What the demo is doing, on standard error: a live line at a terminal, plain lines elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn


@dataclass(frozen=True, slots=True)
class Steps:
    """Shows one step after another: live at a terminal, plain lines elsewhere."""

    console: Console

    def say(self, text: str) -> None:
        """Say one thing, on a line of its own."""
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    @contextmanager
    def step(self, text: str) -> Iterator[None]:
        """Show what is being done, and for how long, while the block runs."""
        with self.progress(text):
            yield

    @contextmanager
    def progress(self, text: str) -> Iterator[Callable[[float], None]]:
        """Do the same for a block that knows how far it is: it calls back with 0 to 1.

        The callback may be called from another thread.
        """
        if not self.console.is_terminal:
            self.say(text)
            yield _Quarters(self, text).told
            return
        columns = (
            SpinnerColumn(finished_text="*"),
            TextColumn("{task.description}", markup=False),
            BarColumn(bar_width=20),
            TimeElapsedColumn(),
        )
        with Progress(*columns, console=self.console) as live:
            task = live.add_task(text, total=None)
            yield lambda share: live.update(task, total=1, completed=share)
            live.update(task, total=1, completed=1)


class _Quarters:
    """Says each quarter of a step once, where no live line can."""

    def __init__(self, steps: Steps, text: str) -> None:
        self._steps = steps
        self._text = text.partition(" (")[0]
        self._said = 0

    def told(self, share: float) -> None:
        quarter = int(share * 4)
        if self._said < quarter < 4:
            self._said = quarter
            self._steps.say(f"{self._text}: {25 * quarter}%")
