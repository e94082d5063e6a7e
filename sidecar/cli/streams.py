"""The standard streams as a verb may meet them: closed, full, or unable to say a letter."""

from __future__ import annotations

import io
import os
import sys
from typing import TYPE_CHECKING

from sidecar.domain.errors import SidecarError

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class Unheard(SidecarError):
    """Stdout takes nothing: its disk is full, or it was never open."""


class _Stdout(io.FileIO):
    def write(self, data: ReadableBuffer, /) -> int:
        try:
            return super().write(data)
        except BrokenPipeError:
            raise
        except OSError as error:
            raise Unheard(f"stdout cannot be written: {error.strerror}") from error


def prepare() -> None:
    """Make the streams fit to use; call first.

    A closed one is opened on nothing, lest a socket of ours become it: stdout so that writing
    still fails, as `Unheard`. What an encoding cannot say becomes `?`.
    """
    for number, mode in ((0, os.O_RDONLY), (1, os.O_RDONLY), (2, os.O_WRONLY)):
        _occupy(number, mode)
    sys.stdin = sys.stdin or open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - lives on
    sys.stderr = sys.stderr or open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    if isinstance(sys.stderr, io.TextIOWrapper):
        sys.stderr.reconfigure(errors="replace")
    before = sys.stdout
    if before is None or isinstance(before, io.TextIOWrapper):
        raw = _Stdout(1, "w", closefd=False)
        sys.stdout = io.TextIOWrapper(
            io.BufferedWriter(raw),
            encoding=before.encoding if before else "utf-8",
            errors="replace",
            line_buffering=raw.isatty(),
        )


def silence() -> None:
    """Let what is still in stdout's buffers go nowhere, without a complaint at the exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)


def _occupy(number: int, mode: int) -> None:
    try:
        os.fstat(number)
    except OSError:
        opened = os.open(os.devnull, mode)
        if opened != number:
            os.dup2(opened, number)
            os.close(opened)
        os.set_inheritable(number, True)
