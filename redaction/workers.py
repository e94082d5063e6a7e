"""Clears texts in worker processes, so that a text can be given up by killing its worker.

Invariants: a worker serves one unit at a time; a unit that is late, cancelled or whose worker
died costs that worker its life and ends as `Withheld`; at most `workers` units are in flight,
further callers wait. No exception that leaves here carries text.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import pickle
import socket
import struct
import sys
import threading
import types
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Any, Final, Self

import anyio
from anyio import to_thread

from redaction.policy import PolicyError, RedactionPolicy
from redaction.text import Redacted, Withheld, WithheldReason

__all__ = ["Pool"]

_log: Final = logging.getLogger("redaction")
_LENGTH: Final = struct.Struct("!Q")
_READY: Final = "ready"
# Seconds a worker may take to load its models; on a busy laptop it takes three.
_START_LIMIT: Final = 60.0
# Units before a worker is replaced: whatever a library leaks stays bounded.
_RECYCLE_AFTER: Final = 20_000
_main_lock: Final = threading.Lock()


@dataclass(slots=True)
class _Worker:
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


class Pool:
    """Clears texts in `workers` processes; satisfies the `Redactor` port.

    Start early: the fork server inherits nothing but what it loads itself, so it should
    exist before threads and sockets do.
    """

    def __init__(
        self, policy: RedactionPolicy, workers: int = 2, *, key: bytes | None = None
    ) -> None:
        """Take a policy; nothing starts yet. `key` is the secret of the hmac operator."""
        if workers < 1:
            raise ValueError("a pool needs at least one worker")
        self._policy = policy
        self._key = key
        self._idle: deque[_Worker | None] = deque([None] * workers)
        self._turns = anyio.Semaphore(workers)
        self._closed = False

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def fingerprint(self) -> str:
        """Hash of entities, operators and models: part of judge_version."""
        return self._policy.fingerprint

    @property
    def revision(self) -> str:
        """Hash of allow and deny lists: recorded, not part of judge_version."""
        return self._policy.revision

    async def start(self) -> None:
        """Return when every worker has loaded; idempotent.

        Raises PolicyError when the policy cannot be served (a model is not installed) and
        Withheld when a worker does not come up.
        """
        for _ in range(len(self._idle)):
            worker = self._idle.popleft()
            try:
                worker = worker or await self._spawn()
            finally:
                self._idle.append(worker)

    async def redact(self, texts: Sequence[str]) -> tuple[Redacted, ...]:
        """Clear `texts`, which belong together; same length and order as given.

        Waits for a free worker. The time limit counts from when it has one. Raises Withheld.
        """
        if sum(map(len, texts)) > self._policy.max_chars:
            raise Withheld(WithheldReason.TOO_LARGE)
        async with self._turns:
            if self._closed:
                raise Withheld(WithheldReason.CLOSED)
            worker = self._idle.popleft()
            answer: object = WithheldReason.WORKER_DIED
            kept: _Worker | None = None
            try:
                if worker is not None and worker.reader.at_eof():  # died while idle
                    await worker.end()
                    worker = None
                if worker is None:
                    worker = await self._respawn()
                with anyio.move_on_after(self._policy.time_limit) as limit:
                    answer = await self._ask(worker, tuple(texts))
                if limit.cancelled_caught:
                    answer = WithheldReason.TIMEOUT
                elif answer is not WithheldReason.WORKER_DIED:
                    worker.served += 1
                    kept = worker if worker.served < _RECYCLE_AFTER else None
            finally:
                self._idle.append(kept)
                if worker is not None and kept is None:
                    await worker.end()
        if isinstance(answer, WithheldReason):
            raise Withheld(answer)
        return answer  # type: ignore[return-value]  # `_serve` answers with nothing else

    async def close(self) -> None:
        """End the workers; idempotent. Callers still waiting get Withheld(CLOSED)."""
        self._closed = True
        workers = [worker for worker in self._idle if worker is not None]
        self._idle = deque([None] * len(self._idle))
        for worker in workers:
            await worker.end()

    async def _ask(self, worker: _Worker, texts: tuple[str, ...]) -> object:
        try:
            return await worker.exchange(texts)
        except (EOFError, OSError):
            return WithheldReason.WORKER_DIED

    async def _respawn(self) -> _Worker:
        """Spawn in place of a dead worker; here a bad policy is a failure like any other."""
        try:
            return await self._spawn()
        except PolicyError:
            pass
        raise Withheld(WithheldReason.WORKER_ERROR)

    async def _spawn(self) -> _Worker:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        try:
            process = await to_thread.run_sync(_start, theirs, self._policy, self._key)
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        reader, writer = await asyncio.open_unix_connection(sock=ours)
        worker = _Worker(process, reader, writer)
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
        target=_serve, args=(theirs, policy, key), name="redaction", daemon=True
    )
    with _without_main():
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


def _bury(process: BaseProcess) -> None:
    process.kill()
    process.join(5)
    if process.exitcode is not None:
        process.close()


def _serve(connection: socket.socket, policy: RedactionPolicy, key: bytes | None) -> None:
    """Run in the worker: greet, then clear one unit after the other until the parent is gone."""
    from redaction.engine import Engine  # noqa: PLC0415 - the parent must not load models

    with connection.makefile("rwb") as stream:
        try:
            engine = Engine(policy, key=key)
        except PolicyError as error:
            _send(stream, error)
            return
        _send(stream, _READY)
        while header := stream.read(_LENGTH.size):
            texts: tuple[str, ...] = pickle.loads(stream.read(*_LENGTH.unpack(header)))  # noqa: S301
            try:
                answer: object = engine.redact(texts)
            except Withheld as withheld:
                answer = withheld.reason
            _send(stream, answer)


def _send(stream: Any, message: object) -> None:
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    stream.write(_LENGTH.pack(len(data)) + data)
    stream.flush()
