"""`replay`: past traces from files, all one stream, judged within a bound."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TextIO

import anyio
import anyio.to_thread
import orjson
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

from sidecar.adapters.clock import SystemClock
from sidecar.adapters.files import read_deliveries
from sidecar.adapters.telemetry import LogEvents, configure
from sidecar.app.compose import House, Wishes, open_house
from sidecar.app.estimate import Estimate, estimator
from sidecar.app.report import line
from sidecar.app.serve import loop_options, obey_signals
from sidecar.app.settings import Settings, uses_llm
from sidecar.domain.errors import (
    BadConfiguration,
    Saturated,
    SidecarError,
    Unavailable,
    Undecodable,
)
from sidecar.domain.spans import Delivery
from sidecar.pipeline import Settled
from sidecar.ports import Clock, Door
from sidecar.runtime.account import Balance

SOURCE = "files"


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asked for."""

    out: Path | None = None
    select_only: bool = False
    dry_run: bool = False
    max_dollars: float | None = None
    publish: bool = True


class FileSource:
    """Offers every delivery of some files, then ends; traces complete at the end of all.

    Implements ports.Source. `refused` says what could not be read, by file.
    """

    def __init__(self, paths: Sequence[Path], clock: Clock) -> None:
        self._paths = tuple(paths)
        self._clock = clock
        self._stopped = False
        self.refused: list[str] = []

    async def run(self, door: Door, started: Callable[[], None]) -> None:
        """Read the files in the order given."""
        started()
        door.caught_up(SOURCE, False)  # the rest of a trace may stand in the next file
        for path in self._paths:
            deliveries = read_deliveries([path], self._clock)
            try:
                while not self._stopped:
                    found = await anyio.to_thread.run_sync(next, deliveries, None)
                    if found is None:
                        break
                    await self._offer(door, replace(found, source=SOURCE))
            except Undecodable as error:
                self.refused.append(f"{path}: {error}")

    async def _offer(self, door: Door, delivery: Delivery) -> None:
        while True:
            try:
                await door.admit(delivery)
            except (Saturated, Unavailable):
                # More than fits: let what has been silent for long complete before its file ends.
                door.caught_up(SOURCE, True)
                await door.room()
                door.caught_up(SOURCE, False)
            except Undecodable as error:
                self.refused.append(f"{delivery.coordinates}: {error}")
                return
            else:
                return

    def stop(self) -> None:
        """Read nothing more."""
        self._stopped = True

    async def close(self) -> None:
        """Nothing to let go of."""


def replay(settings: Settings, files: Sequence[Path], options: Options) -> int:
    """Judge the traces in `files`, one JSON line a unit.

    Returns 0; 1 when some input could not be read or the estimate passes `max_dollars`.
    """
    configure(level="warning")
    return anyio.run(_replay, settings, files, options, backend_options=loop_options())


async def _replay(settings: Settings, files: Sequence[Path], options: Options) -> int:
    console = Console(stderr=True, highlight=False)
    judging = not options.select_only
    if options.dry_run or (judging and _costs(settings)):
        cost = await _estimated(settings, files)
        console.print(_sentence(cost))
        if options.max_dollars is not None and cost.whole.dollars > options.max_dollars:
            console.print(
                f"[red]above --max-dollars {options.max_dollars:g}: nothing was judged[/]"
            )
            return 1
        if options.dry_run:
            return 0
    with _opened(options.out) as file:
        out = _Lines(file)
        wishes = Wishes(
            judge=judging,
            publish=judging and options.publish,
            sample_all=True,
            report=out.write,
            ledger_in_memory=not judging,
        )
        refused, balance = await through(settings, files, wishes, console, opened=out.stops)
        out.check()
    console.print(_account(balance))
    for problem in refused:
        console.print(f"not read: {problem}", style="red", markup=False)
    return 1 if refused else 0


async def through(
    settings: Settings,
    files: Sequence[Path],
    wishes: Wishes,
    console: Console | None,
    opened: Callable[[House], None] = lambda _house: None,
) -> tuple[list[str], Balance]:
    """Run a whole pipeline over the files; returns what was refused, and the account.

    `opened` is called with the house before anything is read.
    """
    clock = SystemClock()
    source = FileSource(files, clock)
    async with open_house(
        settings, [source], LogEvents(clock), clock=clock, wishes=wishes
    ) as house:
        opened(house)
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(obey_signals, house.pipeline.stop)
            if console is not None and console.is_terminal:
                tasks.start_soon(_show_progress, house.account.balance, console)
            await house.pipeline.run()
            tasks.cancel_scope.cancel()
        return source.refused, house.account.balance()


async def _show_progress(balance: Callable[[], Balance], console: Console) -> None:
    columns = (SpinnerColumn(), TextColumn("{task.description}"), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("units settled", total=None)
        while True:
            now = balance()
            progress.update(task, completed=now.received - now.in_flight, total=now.received)
            await anyio.sleep(0.2)


async def _estimated(settings: Settings, files: Sequence[Path]) -> Estimate:
    cost = Estimate()
    wishes = Wishes(
        judge=False,
        publish=False,
        sample_all=True,
        report=estimator(settings.policies, cost),
        ledger_in_memory=True,
    )
    await through(settings, files, wishes, None)
    return cost


def _costs(settings: Settings) -> bool:
    prices = [judge.prices for judge in settings.policies.judges_used]
    return uses_llm(settings.policies) and any(p.input or p.output for p in prices)


def _sentence(cost: Estimate) -> str:
    return (
        f"estimate, at most: {cost.whole.calls:.0f} calls for {cost.units} units,"
        f" ${cost.whole.dollars:.4f}"
        " (by the policies' prices, every answer as long as it may be)"
    )


def _account(balance: Balance) -> str:
    parts = " + ".join(f"{count} {name}" for name, count in sorted(balance.dispositions.items()))
    return f"{balance.received} received = {parts or '0'} + {balance.in_flight} in flight"


class _Lines:
    """Writes a line a unit; where none can be written, nothing more is judged."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._stop: Callable[[], None] = lambda: None
        self._lost: Exception | None = None

    def stops(self, house: House) -> None:
        """Stop this house when a line is lost."""
        self._stop = house.pipeline.stop

    def write(self, settled: Settled) -> None:
        """Write one; never raises: the unit is settled, only nobody hears of it."""
        if self._lost is not None:
            return
        try:
            self._out.write(orjson.dumps(line(settled)).decode() + "\n")
            self._out.flush()
        except BrokenPipeError as error:
            self._lost = error
        except OSError as error:
            self._lost = SidecarError(f"--out cannot be written: {error.strerror}")
        except SidecarError as error:
            self._lost = error
        if self._lost is not None:
            self._stop()

    def check(self) -> None:
        """Raise what kept a line from being written, if anything did."""
        if self._lost is not None:
            raise self._lost


@contextmanager
def _opened(path: Path | None) -> Iterator[TextIO]:
    if path is None:
        yield sys.stdout
        return
    try:
        file = path.open("w", encoding="utf-8")
    except OSError as error:
        raise BadConfiguration((f"--out {path}: cannot be written: {error.strerror}",)) from error
    try:
        yield file
    finally:
        with suppress(OSError):  # each line was flushed, and told if it could not be
            file.close()
