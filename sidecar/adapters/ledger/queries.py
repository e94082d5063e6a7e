"""The ledger's statements; each function runs inside its caller's transaction.

Invariant: a score has a ticket (its place in the outbox) until the store has answered for
exactly this content; the same content recorded again gets no new one.
"""
# ruff: noqa: S608 - only our own column lists are pasted into statements; values are bound

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sidecar.adapters.ledger.rows import (
    SCORE_COLUMNS,
    UNIT_COLUMNS,
    VERDICT_COLUMNS,
    Row,
    score_row,
    slots,
    unit_of,
    unit_row,
    verdict_row,
)
from sidecar.domain.units import SamplingStep
from sidecar.domain.verdicts import Receipt, UnitRecord

_EXPIRE_BATCH: Final = 500  # units a transaction: some 10 ms, so that writers get in between


@dataclass(frozen=True, slots=True)
class Summary:
    """Units by disposition, verdicts by criterion and outcome, entities masked, scores waiting."""

    dispositions: Mapping[str, int]
    verdicts: Mapping[str, Mapping[str, int]]
    redactions: Mapping[str, int]
    outbox: int


@dataclass(frozen=True, slots=True)
class Erased:
    """What `erase` removed; the ids let the caller remove the scores from their store too."""

    units: int
    score_ids: tuple[str, ...]


def record(connection: sqlite3.Connection, unit: UnitRecord) -> None:
    """Store a unit with its verdicts and scores, replacing what was known of it."""
    updates = ", ".join(f"{name} = excluded.{name}" for name in UNIT_COLUMNS.split(", "))
    unit_id = connection.execute(
        f"INSERT INTO units ({UNIT_COLUMNS}) VALUES ({slots(UNIT_COLUMNS)})"
        f" ON CONFLICT (trace_id, unit) DO UPDATE SET {updates} RETURNING id",
        unit_row(unit),
    ).fetchone()[0]
    connection.execute("DELETE FROM verdicts WHERE unit_id = ?", (unit_id,))
    connection.executemany(
        f"INSERT INTO verdicts (unit_id, position, {VERDICT_COLUMNS})"
        f" VALUES (?, ?, {slots(VERDICT_COLUMNS)})",
        [(unit_id, place, *verdict_row(verdict)) for place, verdict in enumerate(unit.verdicts)],
    )
    old = connection.execute("SELECT id FROM scores WHERE unit_id = ?", (unit_id,)).fetchall()
    new = [score_row(score) for score in unit.scores]
    gone = {score_id for (score_id,) in old} - {row[0] for row in new}
    connection.executemany("DELETE FROM scores WHERE id = ?", [(score_id,) for score_id in gone])
    for place, row in enumerate(new):
        _put_score(connection, unit_id, place, row)


def read_units(connection: sqlite3.Connection, trace_id: str) -> tuple[UnitRecord, ...]:
    """Return the units of a trace with all that belongs to them, oldest first."""
    heads = connection.execute(
        f"SELECT id, {UNIT_COLUMNS} FROM units WHERE trace_id = ? ORDER BY recorded_at, id",
        (trace_id,),
    ).fetchall()
    return tuple(
        unit_of(
            head[1:],
            _belonging(connection, VERDICT_COLUMNS, "verdicts", head[0]),
            _belonging(connection, SCORE_COLUMNS, "scores", head[0]),
        )
        for head in heads
    )


def waiting(connection: sqlite3.Connection, limit: int) -> list[Row]:
    """Return SCORE_COLUMNS of the outbox's oldest."""
    return connection.execute(
        f"SELECT {SCORE_COLUMNS} FROM scores WHERE ticket IS NOT NULL ORDER BY ticket LIMIT ?",
        (limit,),
    ).fetchall()


def depth(connection: sqlite3.Connection) -> int:
    """Count the outbox."""
    count: int = connection.execute(
        "SELECT count(*) FROM scores WHERE ticket IS NOT NULL"
    ).fetchone()[0]
    return count


def settle(
    connection: sqlite3.Connection, score_id: str, receipt: Receipt, handed: Row | None
) -> None:
    """Take a score out of the outbox, unless its content is no longer what was handed out."""
    if handed is not None and handed != _stored(connection, score_id):
        return
    connection.execute(
        "UPDATE scores SET ticket = NULL, receipt = ? WHERE id = ?", (receipt.value, score_id)
    )


def summary(connection: sqlite3.Connection) -> Summary:
    """Count what the ledger holds."""
    verdicts: dict[str, dict[str, int]] = {}
    for criterion, outcome, count in connection.execute(
        "SELECT criterion, outcome, count(*) FROM verdicts GROUP BY 1, 2 ORDER BY 1, 2"
    ):
        verdicts.setdefault(criterion, {})[outcome] = count
    dispositions = connection.execute(
        "SELECT disposition, count(*) FROM units GROUP BY 1 ORDER BY 1"
    )
    redactions = connection.execute(
        "SELECT json_extract(pair.value, '$[0]'), sum(json_extract(pair.value, '$[1]'))"
        " FROM units, json_each(units.redactions) AS pair GROUP BY 1 ORDER BY 1"
    )
    return Summary(
        dispositions=MappingProxyType(dict(dispositions.fetchall())),
        verdicts=MappingProxyType({k: MappingProxyType(v) for k, v in verdicts.items()}),
        redactions=MappingProxyType(dict(redactions.fetchall())),
        outbox=depth(connection),
    )


def side_by_side(
    connection: sqlite3.Connection, first: tuple[str, str], second: tuple[str, str]
) -> tuple[tuple[str, str, str, str], ...]:
    """Return (trace id, stratum, outcome, outcome) of the units that both have verdicts on.

    `first` and `second`: criterion and judge version.
    """
    rows = connection.execute(
        "SELECT u.trace_id, coalesce(u.stratum, 'other'), a.outcome, b.outcome"
        " FROM verdicts a JOIN verdicts b USING (unit_id) JOIN units u ON u.id = a.unit_id"
        " WHERE (a.criterion, a.judge_version, b.criterion, b.judge_version) = (?, ?, ?, ?)"
        " ORDER BY u.id",
        (*first, *second),
    )
    return tuple(rows.fetchall())


def expire(connection: sqlite3.Connection, before: float) -> int:
    """Delete some units older than `before` (epoch seconds) whose scores were all answered."""
    return connection.execute(
        "DELETE FROM units WHERE id IN (SELECT id FROM units AS old WHERE recorded_at < ?"
        " AND NOT EXISTS (SELECT 1 FROM scores WHERE unit_id = old.id AND ticket IS NOT NULL)"
        " ORDER BY recorded_at LIMIT ?)",
        (before, _EXPIRE_BATCH),
    ).rowcount


def record_step(connection: sqlite3.Connection, step: SamplingStep) -> None:
    """Store a step of the sampling budget."""
    connection.execute(
        "INSERT INTO sampling_steps (at, step, reason, spent_dollars) VALUES (?, ?, ?, ?)",
        (step.at, step.step, step.reason, step.spent_dollars),
    )


def read_steps(connection: sqlite3.Connection, limit: int) -> tuple[SamplingStep, ...]:
    """Return the latest steps, newest first."""
    rows = connection.execute(
        "SELECT at, step, reason, spent_dollars FROM sampling_steps ORDER BY id DESC LIMIT ?",
        (limit,),
    )
    return tuple(SamplingStep(at, step, 2.0**-step, why, spent) for at, step, why, spent in rows)


def spend(connection: sqlite3.Connection, day: int, dollars: float) -> None:
    """Add to what a UTC day cost."""
    connection.execute(
        "INSERT INTO sampling_days VALUES (?, ?)"
        " ON CONFLICT (day) DO UPDATE SET spent_dollars = spent_dollars + excluded.spent_dollars",
        (day, dollars),
    )


def spent(connection: sqlite3.Connection, day: int) -> float:
    """Return what a UTC day cost so far."""
    row = connection.execute(
        "SELECT spent_dollars FROM sampling_days WHERE day = ?", (day,)
    ).fetchone()
    return float(row[0]) if row else 0.0


def expire_budget(connection: sqlite3.Connection, before: float) -> None:
    """Delete old days and steps, but never the latest step: it is the one in force."""
    connection.execute(
        "DELETE FROM sampling_steps WHERE at < ? AND id < (SELECT max(id) FROM sampling_steps)",
        (before,),
    )
    connection.execute("DELETE FROM sampling_days WHERE (day + 1) * 86400.0 < ?", (before,))


def erase(connection: sqlite3.Connection, trace_id: str) -> Erased:
    """Delete all that is known of a trace."""
    scores = connection.execute(
        "SELECT scores.id FROM scores JOIN units ON units.id = unit_id WHERE units.trace_id = ?"
        " ORDER BY units.id, position",
        (trace_id,),
    ).fetchall()
    connection.execute("DELETE FROM reviews WHERE trace_id = ?", (trace_id,))
    units = connection.execute("DELETE FROM units WHERE trace_id = ?", (trace_id,)).rowcount
    return Erased(units=units, score_ids=tuple(score_id for (score_id,) in scores))


def _put_score(connection: sqlite3.Connection, unit_id: int, place: int, row: Row) -> None:
    if _stored(connection, row[0]) == row:
        connection.execute(
            "UPDATE scores SET unit_id = ?, position = ? WHERE id = ?", (unit_id, place, row[0])
        )
        return
    connection.execute(
        f"INSERT OR REPLACE INTO scores (unit_id, position, ticket, {SCORE_COLUMNS})"
        # The condition lets the partial index answer; without it every score would be read.
        f" VALUES (?, ?, (SELECT coalesce(max(ticket), 0) + 1 FROM scores"
        f" WHERE ticket IS NOT NULL), {slots(SCORE_COLUMNS)})",
        (unit_id, place, *row),
    )


def _stored(connection: sqlite3.Connection, score_id: str) -> Row | None:
    row: Row | None = connection.execute(
        f"SELECT {SCORE_COLUMNS} FROM scores WHERE id = ?", (score_id,)
    ).fetchone()
    return row


def _belonging(connection: sqlite3.Connection, columns: str, table: str, unit: int) -> list[Row]:
    return connection.execute(
        f"SELECT {columns} FROM {table} WHERE unit_id = ? ORDER BY position", (unit,)
    ).fetchall()
