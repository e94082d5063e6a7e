"""One worker: a process that holds an engine, and our end of its socket.

Started from a fork server that has loaded models and rules already, so that killing a worker
that hangs is cheap. It ends by itself when its parent does.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import pickle
import signal
import socket
import struct
import sys
import threading
import types
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from typing import Any, Final, Self

import anyio
from anyio import to_thread

from redaction.policy import PolicyError, RedactionPolicy
from redaction.text import Withheld, WithheldReason

__all__ = ["Worker", "serve"]

_LENGTH: Final = struct.Struct("!Q")
_READY: Final = "ready"
# Seconds a worker may take to load its models; on a busy laptop it takes three.
_START_LIMIT: Final = 60.0
_main_lock: Final = threading.Lock()


@dataclass(slots=True)
class Worker:
    """A process and our end of its socket."""

    process: BaseProcess
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    served: int = 0

    async def exchange(self, message: object) -> object:
        """Send one message, return the answer. Raises EOFError or OSError when it is gone."""
        data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
        self.writer.write(_LENGTH.pack(len(data)) + data)
        await self.writer.drain()
        return await self.receive()

    async def receive(self) -> object:
        """Return the worker's next message."""
        (length,) = _LENGTH.unpack(await self.reader.readexactly(_LENGTH.size))
        return pickle.loads(await self.reader.readexactly(length))  # noqa: S301 - our own worker

    async def end(self) -> None:
        """Kill the process and close the socket; idempotent, not cancellable."""
        self.writer.close()
        with anyio.CancelScope(shield=True):
            await to_thread.run_sync(_bury, self.process)

    @classmethod
    async def spawn(cls, policy: RedactionPolicy, key: bytes | None) -> Self:
        """Start a worker and wait until it has loaded. Raises PolicyError and Withheld."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        try:
            process = await to_thread.run_sync(_start, theirs, policy, key)
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        reader, writer = await asyncio.open_unix_connection(sock=ours)
        worker = cls(process, reader, writer)
        greeting: object = WithheldReason.WORKER_ERROR
        try:
            with anyio.move_on_after(_START_LIMIT):
                greeting = await worker.receive()
        except (EOFError, OSError):
            greeting = WithheldReason.WORKER_DIED
        finally:
            if greeting != _READY:
                await worker.end()
        if isinstance(greeting, PolicyError):
            raise greeting
        if isinstance(greeting, WithheldReason):
            raise Withheld(greeting)
        return worker


def _start(theirs: socket.socket, policy: RedactionPolicy, key: bytes | None) -> BaseProcess:
    """Fork a worker from the fork server; blocks for the server's first start."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["redaction.warm"])
    process = context.Process(
        target=serve, args=(theirs, policy, key), name="redaction", daemon=True
    )
    with _without_main(), _sheltered():
        process.start()
    return process


@contextmanager
def _without_main() -> Iterator[None]:
    """Hide the parent's main module: a worker has no use for importing it once more.

    It may be a console script, a test runner, or a script without a guard that would start
    itself again.
    """
    with _main_lock:
        main = sys.modules["__main__"]
        sys.modules["__main__"] = types.ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = main


@contextmanager
def _sheltered() -> Iterator[None]:
    """Start the fork server without the working directory on its path, and deaf to Ctrl-C.

    It starts with `-c`, so a file `spacy.py` that lies about would be run. A blocked signal
    stays blocked in what is started, from its first instruction on.
    """
    before = os.environ.get("PYTHONSAFEPATH")
    os.environ["PYTHONSAFEPATH"] = "1"
    resource_tracker.ensure_running()  # else `start` does, and lets SIGINT in again
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        if before is None:
            del os.environ["PYTHONSAFEPATH"]
        else:
            os.environ["PYTHONSAFEPATH"] = before


def _bury(process: BaseProcess) -> None:
    process.kill()
    process.join(5)
    if process.exitcode is not None:
        process.close()


def serve(connection: socket.socket, policy: RedactionPolicy, key: bytes | None) -> None:
    """Run in the worker: greet, then clear one batch after the other until the parent is gone."""
    # Ctrl-C at a terminal reaches the whole group: what the parent drains still needs us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from redaction.engine import Engine  # noqa: PLC0415 - the parent must not load models

    # A parent that left meanwhile waits for no answer.
    with suppress(ConnectionError), connection.makefile("rwb") as stream:
        try:
            engine = Engine(policy, key=key)
        except PolicyError as error:
            _send(stream, error)
            return
        gc.collect()
        gc.freeze()  # what lives as long as the worker need not be looked at again and again
        _send(stream, _READY)
        while header := stream.read(_LENGTH.size):
            units: list[tuple[str, ...]] = pickle.loads(stream.read(*_LENGTH.unpack(header)))  # noqa: S301
            _send(stream, engine.redact_batch(units))


def _send(stream: Any, message: object) -> None:
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    stream.write(_LENGTH.pack(len(data)) + data)
    stream.flush()
