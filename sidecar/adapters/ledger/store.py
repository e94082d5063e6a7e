"""The ledger over SQLite: one thread, one connection, a transaction for all that waits.

Invariants: the event loop never touches the database; a call returns after the commit that
holds its work; a score leaves the outbox only for the content that was handed out.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from sidecar.adapters.ledger import queries
from sidecar.adapters.ledger.queries import Erased, Summary
from sidecar.adapters.ledger.rows import Row, score_of
from sidecar.adapters.ledger.schema import connect, translate
from sidecar.domain.errors import Unavailable
from sidecar.domain.units import SamplingStep
from sidecar.domain.verdicts import Receipt, Score, UnitRecord
from sidecar.ports import Clock

T = TypeVar("T")
_Work = Callable[[sqlite3.Connection], Any]

_BATCH: Final = 256  # calls a transaction: a commit costs one fsync, whatever it holds
_DAY: Final = 86_400.0


class SqliteLedger:
    """ports.Ledger in one SQLite file (WAL), or in memory; make it with `open`.

    `retention_days`: how long `expire` lets a unit live, None for ever. Every method raises
    Unavailable when the disk refuses (full, locked, damaged) and after `close`.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        thread: ThreadPoolExecutor,
        *,
        clock: Clock,
        retention_days: float | None,
    ) -> None:
        self._connection = connection
        self._thread = thread
        self._clock = clock
        self._retention_days = retention_days
        self._waiting: list[tuple[_Work, asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._handed: dict[str, Row] = {}
        self._closed = False

    @classmethod
    async def open(
        cls, path: Path | None, *, clock: Clock, retention_days: float | None = None
    ) -> Self:
        """Open or create the ledger at `path`; None keeps it in memory.

        Raises BadConfiguration (naming `ledger.path`) for a damaged or foreign file,
        Unavailable for a locked one or a full disk.
        """
        thread = ThreadPoolExecutor(1, thread_name_prefix="ledger")
        try:
            loop = asyncio.get_running_loop()
            connection = await loop.run_in_executor(thread, connect, path, clock.now())
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(connection, thread, clock=clock, retention_days=retention_days)

    async def record(self, unit: UnitRecord) -> None:
        """Store a unit and put its scores in the outbox; see ports.Ledger."""
        await self._do(lambda connection: queries.record(connection, unit))

    async def find(self, trace_id: str) -> tuple[UnitRecord, ...]:
        """Return the units known of a trace, oldest first."""
        return await self._do(lambda connection: queries.read_units(connection, trace_id))

    async def outbox(self, limit: int) -> tuple[Score, ...]:
        """Return at most `limit` scores not yet delivered, oldest first."""
        rows = await self._do(lambda connection: queries.waiting(connection, limit))
        self._handed.update((row[0], row) for row in rows)
        return tuple(map(score_of, rows))

    async def delivered(self, receipts: Sequence[tuple[str, Receipt]]) -> None:
        """Take scores out of the outbox, unless replaced since they were handed out.

        A score replaced meanwhile stays: what the store took is not what we now hold.
        """
        handed = [(score_id, receipt, self._handed.get(score_id)) for score_id, receipt in receipts]

        def work(connection: sqlite3.Connection) -> None:
            for score_id, receipt, row in handed:
                queries.settle(connection, score_id, receipt, row)

        await self._do(work)
        for score_id, _, _ in handed:
            self._handed.pop(score_id, None)

    async def depth(self) -> int:
        """Scores in the outbox."""
        return await self._do(queries.depth)

    async def summary(self) -> Summary:
        """Count what the ledger holds."""
        return await self._do(queries.summary)

    async def side_by_side(
        self, first: tuple[str, str], second: tuple[str, str]
    ) -> tuple[tuple[str, str, str, str], ...]:
        """Return (trace id, stratum, outcome, outcome) where two judges were both heard.

        `first` and `second`: criterion and judge version; the oldest unit comes first.
        """
        return await self._do(lambda connection: queries.side_by_side(connection, first, second))

    async def stepped(self, step: SamplingStep) -> None:
        """Record a step of the sampling budget; see ports.BudgetLog."""
        await self._do(lambda connection: queries.record_step(connection, step))

    async def steps(self, limit: int) -> tuple[SamplingStep, ...]:
        """Return the latest steps, newest first; see ports.BudgetLog."""
        return await self._do(lambda connection: queries.read_steps(connection, limit))

    async def spend(self, day: int, dollars: float) -> None:
        """Add to what a day cost; see ports.BudgetLog."""
        await self._do(lambda connection: queries.spend(connection, day, dollars))

    async def spent(self, day: int) -> float:
        """Return what a day cost; see ports.BudgetLog."""
        return await self._do(lambda connection: queries.spent(connection, day))

    async def expire(self) -> int:
        """Delete units older than the retention, in small transactions; returns how many.

        A unit with a score still in the outbox stays: its verdict was paid for.
        """
        if self._retention_days is None:
            return 0
        before = self._clock.now() - self._retention_days * _DAY
        await self._do(lambda connection: queries.expire_budget(connection, before))
        total = 0
        while deleted := await self._do(lambda connection: queries.expire(connection, before)):
            total += deleted
        return total

    async def erase(self, trace_id: str) -> Erased:
        """Remove all that is known of a trace and overwrite it in the file.

        The write-ahead log is emptied too, unless another process is reading it just then.
        """
        erased = await self._do(lambda connection: queries.erase(connection, trace_id))
        for score_id in erased.score_ids:
            self._handed.pop(score_id, None)
        # A checkpoint cannot run inside a transaction, hence not with the others.
        await asyncio.get_running_loop().run_in_executor(
            self._thread, _truncate_log, self._connection
        )
        return erased

    async def close(self) -> None:
        """Finish what waits, then close; idempotent."""
        if self._closed:
            return
        self._closed = True
        if self._writer is not None:
            await self._writer
        await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown(wait=False)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise Unavailable("ledger: closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._waiting.append((work, answer))
        if self._writer is None or self._writer.done():
            self._writer = loop.create_task(self._write())
        return await answer

    async def _write(self) -> None:
        """Run what waits, a transaction at a time, until nothing does."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting[:_BATCH], self._waiting[_BATCH:]
            works = [work for work, _ in batch]
            results = await loop.run_in_executor(self._thread, _run, self._connection, works)
            for (_, answer), result in zip(batch, results, strict=True):
                if answer.cancelled():
                    continue
                if isinstance(result, Exception):
                    answer.set_exception(result)
                else:
                    answer.set_result(result)


def _run(connection: sqlite3.Connection, works: Sequence[_Work]) -> list[Any]:
    """Run works in one transaction; if it fails, each alone, so that one cannot fail others."""
    try:
        return _transaction(connection, works)
    except Exception as error:  # noqa: BLE001 - handed to the caller whose work raised it
        if len(works) == 1:
            return [translate(error) if isinstance(error, sqlite3.Error) else error]
        return [result for work in works for result in _run(connection, [work])]


def _transaction(connection: sqlite3.Connection, works: Sequence[_Work]) -> list[Any]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        results = [work(connection) for work in works]
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return results


def _truncate_log(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise translate(error) from error
