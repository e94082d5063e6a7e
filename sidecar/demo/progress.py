"""What the demo is doing, on standard error: a live line at a terminal, plain lines elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn


def _standard_error() -> Console:
    return Console(stderr=True)


@dataclass(slots=True)
class Steps:
    """Shows one step after another; `quiet` shows them only to somebody at a terminal.

    Use as a context manager. Neither method raises or blocks.
    """

    quiet: bool = False
    console: Console = field(default_factory=_standard_error)
    _live: Progress | None = field(default=None, init=False)
    _task: TaskID | None = field(default=None, init=False)

    def __enter__(self) -> Self:
        """Start the live display where there is a terminal."""
        if self.console.is_terminal:
            self._live = Progress(
                SpinnerColumn(finished_text="*"),
                TextColumn("{task.description}"),
                BarColumn(bar_width=20),
                TimeElapsedColumn(),
                console=self.console,
            )
            self._live.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Finish the last step, unless it failed, and leave the lines standing."""
        if kind is None:
            self.share(1)
        if self._live:
            self._live.stop()
            self._live = None

    def step(self, text: str) -> None:
        """Say what is done next; the step before it is finished."""
        if self._live:
            self.share(1)
            self._task = self._live.add_task(text, total=None)
        elif not self.quiet:
            self.console.print(text, markup=False, highlight=False)

    def share(self, done: float, of: float = 1) -> None:
        """Say how much of the step is done."""
        if self._live and self._task is not None:
            self._live.update(self._task, completed=done, total=of)
