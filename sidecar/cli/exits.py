"""Exit codes, and how an error becomes one: a sentence on stderr, never a traceback."""

from __future__ import annotations

import functools
import os
import signal
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NoReturn, ParamSpec

import typer

from sidecar.cli.streams import Unheard, prepare, silence
from sidecar.domain.errors import BadConfiguration, SidecarError

DONE: Final = 0
FINDING: Final = 1
USAGE: Final = 2
FAILURE: Final = os.EX_TEMPFAIL if hasattr(os, "EX_TEMPFAIL") else 75
CONFIGURATION: Final = os.EX_CONFIG if hasattr(os, "EX_CONFIG") else 78

_EXPECTED: Final = (BadConfiguration, SidecarError, BrokenPipeError, KeyboardInterrupt)

P = ParamSpec("P")


def say(line: str, *, colour: str | None = None) -> None:
    """Write a line for a person to stderr."""
    typer.secho(line, err=True, fg=colour)


def leave(code: int) -> NoReturn:
    """End the verb with an exit code."""
    raise typer.Exit(code)


def entry(app: Callable[[], object]) -> None:
    """Run the program; what help or a usage error meets is told like what a verb meets."""
    prepare()
    try:
        app()
    except (BrokenPipeError, Unheard) as error:
        sys.exit(_told([error]))


def verb(function: Callable[P, int | None]) -> Callable[P, None]:
    """Turn a function's result or error into an exit code."""

    @functools.wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            code = function(*args, **kwargs) or DONE
            sys.stdout.flush()  # here a full disk is still told like any other error
        except (Exception, BaseExceptionGroup, KeyboardInterrupt) as error:  # noqa: BLE001 - told
            code = _told(_leaves(error))
        leave(code)

    return run


def _told(errors: Sequence[BaseException]) -> int:
    """Say what went wrong and return its code; a task group may bring several errors."""
    faults = [error for error in errors if not isinstance(error, _EXPECTED)]
    for fault in faults:
        _say_fault(fault)
    refused = [error for error in errors if isinstance(error, BadConfiguration)]
    for refusal in refused:
        for problem in refusal.problems:
            say(problem, colour="red")
    if refused:
        return CONFIGURATION
    if any(isinstance(error, BrokenPipeError | Unheard) for error in errors):
        silence()
    if any(isinstance(error, KeyboardInterrupt) for error in errors):
        return 128 + signal.SIGINT
    # Once each: a full disk is met once for each line that was to be written.
    for sentence in dict.fromkeys(
        str(error) for error in errors if isinstance(error, SidecarError)
    ):
        say(f"error: {sentence}", colour="red")
    return FAILURE


def _say_fault(fault: BaseException) -> None:
    """A defect of ours: its type and place, never its message, which may quote a payload."""
    frames = traceback.extract_tb(fault.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    say(f"fault: {type(fault).__name__}{place}: a defect of judge-sidecar", colour="red")


def _leaves(error: BaseException) -> list[BaseException]:
    if isinstance(error, BaseExceptionGroup):
        return [leaf for inner in error.exceptions for leaf in _leaves(inner)]
    return [error]
