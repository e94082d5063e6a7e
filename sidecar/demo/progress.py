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
    def progress(self, text: str, of: int = 0) -> Iterator[Callable[[float], None]]:
        """Do the same for a block that knows how far it is: it calls back with 0 to 1.

        With `of` things to do it is told as a count of them. The callback may be called from
        another thread.
        """
        name = text.partition(" (")[0]
        if not self.console.is_terminal:
            self.say(text)
            yield (_Counts(self, name, of) if of else _Quarters(self, name)).told
            return
        columns = (
            SpinnerColumn(finished_text="*"),
            TextColumn("{task.description}{task.fields[count]}", markup=False),
            BarColumn(bar_width=20),
            TimeElapsedColumn(),
        )
        with Progress(*columns, console=self.console) as live:
            task = live.add_task(text, total=None, count="")

            def told(share: float) -> None:
                count = f": {round(share * of)} of {of}" if of else ""
                live.update(task, total=1, completed=share, count=count)

            yield told
            told(1)


class _Quarters:
    """Says each quarter of a step once, where no live line can."""

    def __init__(self, steps: Steps, name: str) -> None:
        self._steps = steps
        self._name = name
        self._said = 0

    def told(self, share: float) -> None:
        quarter = int(share * 4)
        if self._said < quarter < 4:
            self._said = quarter
            self._steps.say(f"{self._name}: {25 * quarter}%")


class _Counts:
    """Says how many are done: at each quarter, and one by one in the last, the slow ones."""

    def __init__(self, steps: Steps, name: str, of: int) -> None:
        self._steps = steps
        self._name = name
        self._of = of
        self._next = -(-of // 4)

    def told(self, share: float) -> None:
        done = round(share * self._of)
        if done >= self._next:
            quarter = -(-self._of // 4)
            self._next = done + (1 if 4 * done >= 3 * self._of else quarter)
            self._steps.say(f"{self._name}: {done} of {self._of}")
