"""Clears texts in worker processes, so that a text can be given up by killing its worker.

Units that wait at the same time go to a worker together, since its models are twice as fast
on a batch. Invariants: a batch that is late, that nobody waits for any more or whose worker
died costs that worker its life; its units are then tried once more, each alone, and the one
that fails alone ends as `Withheld`: no text takes its neighbours along. A bounded number of
units is here, further callers wait. No exception that leaves here carries text.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Self

import anyio

from redaction.cache import Cache
from redaction.policy import PolicyError, RedactionPolicy
from redaction.processes import Worker
from redaction.text import Redacted, Withheld, WithheldReason

__all__ = ["Pool"]

_log: Final = logging.getLogger("redaction")
# Units before a worker is replaced: whatever a library leaks stays bounded.
_RECYCLE_AFTER: Final = 20_000
# Texts in a batch: beyond this the models gain nothing more.
_BATCH: Final = 32
# Characters in a batch: a long text goes alone, so that no short one waits for it.
_BATCH_SIZE: Final = 64_000
# Seconds that a lone text waits for company: less than the models take for it.
_LINGER: Final = 0.005
# Units that may wait for each worker: two batches; the others wait outside.
_WAITING: Final = 64


@dataclass(slots=True, eq=False)
class _Request:
    """A unit that waits for its answer."""

    texts: tuple[str, ...]
    done: anyio.Event = field(default_factory=anyio.Event)
    answer: object = WithheldReason.CLOSED
    batch: _Batch | None = None
    abandoned: bool = False
    alone: bool = False
    """Was in a batch that failed: it must not take others along again."""

    @property
    def size(self) -> int:
        """Characters."""
        return sum(map(len, self.texts))

    def settle(self, answer: object) -> None:
        """Hand the answer to whoever waits for it."""
        self.answer = answer
        self.done.set()


@dataclass(slots=True, eq=False)
class _Batch:
    """Units that one worker clears at once; `scope` ends the wait for it."""

    requests: list[_Request]
    scope: anyio.CancelScope


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
        self._workers: list[Worker | None] = [None] * workers
        self._tasks: list[asyncio.Task[None]] = []
        self._room = anyio.Semaphore(workers * _WAITING)
        self._pending: deque[_Request] = deque()
        self._arrived = asyncio.Event()
        self._free = 0
        self._closed = False
        self._done: Cache[tuple[Redacted, ...]] = Cache(policy.fingerprint + policy.revision)

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
        if self._tasks:
            return
        for slot, worker in enumerate(self._workers):
            self._workers[slot] = worker or await Worker.spawn(self._policy, self._key)
        self._staff()

    async def redact(self, texts: Sequence[str]) -> tuple[Redacted, ...]:
        """Clear `texts`, which belong together; same length and order as given.

        Waits for a free worker. The time limit counts from when it has one. Raises Withheld.
        """
        if sum(map(len, texts)) > self._policy.max_chars:
            raise Withheld(WithheldReason.TOO_LARGE)
        key = self._done.key(texts)
        if (known := self._done.get(key)) is not None and not self._closed:
            return known
        request = _Request(tuple(texts))
        async with self._room:
            if not self._closed:
                self._staff()
                self._pending.append(request)
                self._arrived.set()
                try:
                    await request.done.wait()
                finally:
                    self._leave(request)
        if isinstance(request.answer, WithheldReason):
            raise Withheld(request.answer)
        answer: tuple[Redacted, ...] = request.answer  # type: ignore[assignment]  # see `serve`
        self._done.put(key, answer, sum(len(one.text) + 64 for one in answer))
        return answer

    async def close(self) -> None:
        """End the workers; idempotent. Callers still waiting get Withheld(CLOSED)."""
        self._closed = True
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks) if tasks else None
        while self._pending:
            self._pending.popleft().settle(WithheldReason.CLOSED)
        for slot in range(len(self._workers)):
            await self._dismiss(slot)

    def _staff(self) -> None:
        """Let every worker look for work; they do until the pool is closed."""
        if not self._tasks:
            self._tasks = [
                asyncio.create_task(self._work(slot)) for slot in range(len(self._workers))
            ]

    def _leave(self, request: _Request) -> None:
        """Forget a caller that was cancelled; a batch that nobody waits for is given up."""
        if request.done.is_set():
            return
        request.abandoned = True
        if request in self._pending:
            self._pending.remove(request)
        elif request.batch and all(one.abandoned for one in request.batch.requests):
            request.batch.scope.cancel()

    async def _work(self, slot: int) -> None:
        while True:
            requests = await self._gather()
            try:
                await self._clear(slot, requests)
            except Exception as error:  # noqa: BLE001 - its units end as worker_error
                _log.warning("a batch was withheld: %s", type(error).__name__)
                for request in requests:
                    request.settle(WithheldReason.WORKER_ERROR)
                await self._dismiss(slot)
            finally:  # cancelled by close(): nobody is left without an answer
                for request in requests:
                    if not (request.done.is_set() or request in self._pending):
                        request.settle(WithheldReason.CLOSED)

    async def _gather(self) -> list[_Request]:
        """Wait for units and take this worker's share: a batch, or one that must be alone."""
        self._free += 1
        try:
            while True:
                if not self._pending:
                    self._arrived.clear()
                    await self._arrived.wait()
                if sum(len(one.texts) for one in self._pending) < _BATCH // 2:
                    await anyio.sleep(_LINGER)
                if taken := self._take(-(-len(self._pending) // self._free)):
                    return taken
        finally:
            self._free -= 1

    def _take(self, share: int) -> list[_Request]:
        taken: list[_Request] = []
        texts = size = 0
        while self._pending and len(taken) < share:
            one = self._pending[0]
            texts += len(one.texts)
            size += one.size
            if taken and (one.alone or texts > _BATCH or size > _BATCH_SIZE):
                break
            taken.append(self._pending.popleft())
            if one.alone:
                break
        return taken

    async def _clear(self, slot: int, requests: list[_Request]) -> None:
        """Have a batch cleared and settle it, or send its units back to be tried alone."""
        answers = await self._answers(slot, requests)
        if isinstance(answers, list):
            for request, answer in zip(requests, answers, strict=True):
                request.settle(answer)
        elif len(requests) == 1:
            requests[0].settle(answers)
        else:
            for request in reversed(requests):
                if not request.abandoned:
                    request.alone = True
                    request.batch = None
                    self._pending.appendleft(request)
            self._arrived.set()

    async def _answers(self, slot: int, requests: list[_Request]) -> list[object] | WithheldReason:
        """Return an answer for each, or why there is none; then the worker has been killed."""
        try:
            worker = await self._ready(slot)
        except Withheld as withheld:
            return withheld.reason
        answers: object = WithheldReason.WORKER_DIED
        kept = False
        try:
            with anyio.move_on_after(self._policy.time_limit) as scope:
                batch = _Batch(requests, scope)
                for request in requests:
                    request.batch = batch
                answers = await worker.exchange([request.texts for request in requests])
                worker.served += len(requests)
                kept = worker.served < _RECYCLE_AFTER
            if scope.cancelled_caught:
                answers = WithheldReason.TIMEOUT
        except (EOFError, OSError, pickle.UnpicklingError):
            answers = WithheldReason.WORKER_DIED
        finally:
            if not kept:
                await self._dismiss(slot)
        return answers  # type: ignore[return-value]  # `serve` answers with nothing else

    async def _ready(self, slot: int) -> Worker:
        """Return the slot's worker, a new one where it died. Raises Withheld."""
        worker = self._workers[slot]
        if worker is not None and worker.reader.at_eof():  # died while idle
            await self._dismiss(slot)
            worker = None
        if worker is None:
            worker = self._workers[slot] = await self._respawn()
        return worker

    async def _dismiss(self, slot: int) -> None:
        worker, self._workers[slot] = self._workers[slot], None
        if worker is not None:
            await worker.end()

    async def _respawn(self) -> Worker:
        """Spawn in place of a dead worker; here a bad policy is a failure like any other."""
        try:
            return await Worker.spawn(self._policy, self._key)
        except (PolicyError, OSError) as error:
            _log.warning("a redaction worker did not start: %s", type(error).__name__)
        raise Withheld(WithheldReason.WORKER_ERROR)
