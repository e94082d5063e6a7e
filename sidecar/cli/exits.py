"""Exit codes, and how an error becomes one: a sentence on stderr, never a traceback."""

from __future__ import annotations

import functools
import os
import signal
import sys
from collections.abc import Callable
from typing import Final, NoReturn, ParamSpec

import typer

from sidecar.domain.errors import BadConfiguration, SidecarError

DONE: Final = 0
FINDING: Final = 1
USAGE: Final = 2
FAILURE: Final = os.EX_TEMPFAIL if hasattr(os, "EX_TEMPFAIL") else 75
CONFIGURATION: Final = os.EX_CONFIG if hasattr(os, "EX_CONFIG") else 78

P = ParamSpec("P")


def say(line: str, *, colour: str | None = None) -> None:
    """Write a line for a person to stderr."""
    typer.secho(line, err=True, fg=colour)


def leave(code: int) -> NoReturn:
    """End the verb with an exit code."""
    raise typer.Exit(code)


def verb(function: Callable[P, int | None]) -> Callable[P, None]:
    """Turn a function's result or error into an exit code."""

    @functools.wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            code = function(*args, **kwargs) or DONE
        except BadConfiguration as error:
            code = _refused(error)
        except BaseExceptionGroup as group:
            code = _from_group(group)
        except SidecarError as error:
            say(f"error: {error}", colour="red")
            code = FAILURE
        except BrokenPipeError:
            code = _unheard()
        except KeyboardInterrupt:
            code = 128 + signal.SIGINT
        leave(code)

    return run


def _refused(error: BadConfiguration) -> int:
    for problem in error.problems:
        say(problem, colour="red")
    return CONFIGURATION


def _unheard() -> int:
    """The reader of our stdout has gone: nothing more to say, nor to flush at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
    return FAILURE


def _from_group(group: BaseExceptionGroup[BaseException]) -> int:
    """A task group wraps what its tasks raised: one known error among them is the answer."""
    known, rest = group.split((BadConfiguration, SidecarError, KeyboardInterrupt, BrokenPipeError))
    if known is None or rest is not None:
        raise group
    leaves = list(_leaves(known))
    refused = [error for error in leaves if isinstance(error, BadConfiguration)]
    if refused:
        return _refused(BadConfiguration(tuple(p for error in refused for p in error.problems)))
    if any(isinstance(error, KeyboardInterrupt) for error in leaves):
        return 128 + signal.SIGINT
    if any(isinstance(error, BrokenPipeError) for error in leaves):
        return _unheard()
    for error in leaves:
        say(f"error: {error}", colour="red")
    return FAILURE


def _leaves(error: BaseException) -> list[BaseException]:
    if isinstance(error, BaseExceptionGroup):
        return [leaf for inner in error.exceptions for leaf in _leaves(inner)]
    return [error]
