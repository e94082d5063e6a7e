"""Where coordinates of unreadable bytes go: a bounded JSONL file, or memory.

Invariant: never the bytes themselves; they could not be read, so nobody knows whose data
they hold.
"""

from __future__ import annotations

import os
from collections import deque
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Final

import anyio
import anyio.to_thread
import orjson

from sidecar.domain.errors import BadConfiguration, Unavailable
from sidecar.domain.verdicts import DeadLetter

_MEMORY_LETTERS: Final = 1_000
_FILE_BYTES: Final = 16 * 1024 * 1024  # some 50,000 letters, and as many again in the rotated file


class MemoryDeadLetters:
    """ports.DeadLetters that keeps the newest `limit` letters and forgets them at the end."""

    def __init__(self, *, limit: int = _MEMORY_LETTERS) -> None:
        self._letters: deque[DeadLetter] = deque(maxlen=limit)
        self._closed = False

    async def put(self, letter: DeadLetter) -> None:
        """Keep one letter."""
        if self._closed:
            raise Unavailable("dead letters: closed")
        self._letters.append(letter)

    async def letters(self) -> tuple[DeadLetter, ...]:
        """Return what is kept, oldest first."""
        return tuple(self._letters)

    async def close(self) -> None:
        """Take no more; idempotent."""
        self._closed = True


class FileDeadLetters:
    """ports.DeadLetters in a JSONL file, one object a letter, on disk when `put` returns.

    A file that reaches `max_bytes` is renamed to `NAME.1` in place of the one before: at most
    twice that is kept. A line torn by a crash is ended, so that the next letter is readable.
    """

    def __init__(self, path: Path, *, max_bytes: int = _FILE_BYTES) -> None:
        self._path = path
        self._rotated = path.with_name(f"{path.name}.1")
        self._max_bytes = max_bytes
        self._lock = anyio.Lock()
        self._closed = False

    async def check(self) -> None:
        """Say at start what the first poison would: raises BadConfiguration if not writable."""
        try:
            await anyio.to_thread.run_sync(partial(self._append, b""))
        except OSError as error:
            problem = f"dead_letters.path: {self._path}: {error.strerror}"
            raise BadConfiguration((problem,)) from error

    async def put(self, letter: DeadLetter) -> None:
        """Append one letter and wait for the disk; raises Unavailable if it refuses."""
        if self._closed:
            raise Unavailable("dead letters: closed")
        line = orjson.dumps(asdict(letter)) + b"\n"
        async with self._lock:
            try:
                await anyio.to_thread.run_sync(partial(self._append, line))
            except OSError as error:
                raise Unavailable(f"dead letters: {error.strerror}") from error

    async def letters(self) -> tuple[DeadLetter, ...]:
        """Return what both files hold, oldest first; torn lines are left out."""
        async with self._lock:
            return await anyio.to_thread.run_sync(self._read)

    async def close(self) -> None:
        """Wait for a letter being written, then take no more; idempotent."""
        async with self._lock:
            self._closed = True

    def _append(self, line: bytes) -> None:
        # O_RDWR: the last byte tells whether a crash tore the last line.
        descriptor = os.open(self._path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o600)
        try:
            size = os.fstat(descriptor).st_size
            if size and os.pread(descriptor, 1, size - 1) != b"\n":
                line = b"\n" + line
            written = os.write(descriptor, line)
            if written != len(line):
                raise OSError(None, "disk full")
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        if size + len(line) >= self._max_bytes:
            self._path.replace(self._rotated)

    def _read(self) -> tuple[DeadLetter, ...]:
        return tuple(
            letter
            for path in (self._rotated, self._path)
            if path.exists()
            for line in path.read_bytes().splitlines()
            if (letter := _letter(line)) is not None
        )


def _letter(line: bytes) -> DeadLetter | None:
    try:
        return DeadLetter(**orjson.loads(line))
    except (orjson.JSONDecodeError, TypeError):
        return None  # torn by a crash: its message was not finished, so it comes again
