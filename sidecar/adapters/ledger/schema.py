"""The ledger's tables, and the checks a file passes before it is trusted.

Invariants: the file carries our application id; `user_version` is the number of migrations
applied, each of which is also a row of `migrations`; every text column that can hold an
agent's or a person's words holds redacted text.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from sidecar.domain.errors import BadConfiguration, Unavailable

APPLICATION_ID: Final = 0x4A534C47
"""`JSLG` in the SQLite header: tells our files from anybody else's."""

_FIRST: Final = """
CREATE TABLE migrations (
  version INTEGER PRIMARY KEY,
  applied_at REAL NOT NULL
);
CREATE TABLE units (
  id INTEGER PRIMARY KEY,
  trace_id TEXT NOT NULL,
  unit TEXT NOT NULL,
  disposition TEXT NOT NULL,
  reason TEXT NOT NULL,
  recorded_at REAL NOT NULL,
  spans INTEGER NOT NULL,
  probability REAL,
  stratum TEXT,
  upstream_weight REAL,
  selected_span TEXT,
  rule TEXT,
  confidence REAL,
  answer TEXT,
  redactions TEXT NOT NULL,
  UNIQUE (trace_id, unit)
);
CREATE INDEX units_by_age ON units (recorded_at);
CREATE TABLE verdicts (
  unit_id INTEGER NOT NULL REFERENCES units (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  criterion TEXT NOT NULL,
  outcome TEXT NOT NULL,
  reason TEXT NOT NULL,
  grader TEXT NOT NULL,
  judge_version TEXT NOT NULL,
  rubric_revision TEXT NOT NULL,
  asked_model TEXT,
  answered_model TEXT,
  parser_version TEXT NOT NULL,
  calibration TEXT NOT NULL,
  rationale TEXT,
  observables TEXT NOT NULL,
  score REAL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  dollars REAL NOT NULL,
  seconds REAL NOT NULL,
  attempts INTEGER NOT NULL,
  PRIMARY KEY (unit_id, position)
) WITHOUT ROWID;
CREATE TABLE scores (
  id TEXT PRIMARY KEY,
  unit_id INTEGER NOT NULL REFERENCES units (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  event_id TEXT NOT NULL,
  name TEXT NOT NULL,
  trace_id TEXT NOT NULL,
  observation_id TEXT NOT NULL,
  type TEXT NOT NULL,
  value BLOB NOT NULL, -- REAL for BOOLEAN, TEXT for CATEGORICAL
  timestamp_ns INTEGER NOT NULL,
  environment TEXT NOT NULL,
  comment TEXT NOT NULL,
  metadata TEXT NOT NULL,
  replaces TEXT, -- score to delete once this one is stored
  ticket INTEGER, -- place in the outbox; NULL once the store has answered
  receipt TEXT
);
CREATE INDEX scores_by_unit ON scores (unit_id);
CREATE UNIQUE INDEX outbox ON scores (ticket) WHERE ticket IS NOT NULL;
CREATE TABLE reviews (
  score_id TEXT NOT NULL,
  trace_id TEXT NOT NULL,
  queue_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  probability REAL NOT NULL,
  queued_at REAL NOT NULL,
  label TEXT,
  comment TEXT,
  label_id TEXT,
  labelled_at REAL,
  PRIMARY KEY (score_id, queue_id)
) WITHOUT ROWID;
CREATE INDEX reviews_by_trace ON reviews (trace_id);
CREATE TABLE canary_runs (
  id INTEGER PRIMARY KEY,
  criterion TEXT NOT NULL,
  judge_version TEXT NOT NULL,
  started_at REAL NOT NULL,
  finished_at REAL,
  cases INTEGER NOT NULL,
  flips INTEGER,
  flip_limit INTEGER
);
"""

_BUDGET: Final = """
CREATE TABLE sampling_steps (
  id INTEGER PRIMARY KEY,
  at REAL NOT NULL,
  step INTEGER NOT NULL, -- halvings of every rate that is not exempt
  reason TEXT NOT NULL,
  spent_dollars REAL NOT NULL
);
CREATE TABLE sampling_days (
  day INTEGER PRIMARY KEY, -- UTC, since the epoch
  spent_dollars REAL NOT NULL
);
"""

MIGRATIONS: Final[tuple[str, ...]] = (_FIRST, _BUDGET)
"""Applied in order, each in its own transaction; never edited once released."""

_BUSY_SECONDS: Final = 5.0  # `explain` may read while `run` writes: wait this long, then say so


def connect(path: Path | None, now: float) -> sqlite3.Connection:
    """Open, check and migrate a ledger; None keeps it in memory.

    `now`: seconds since the epoch, stamped on migrations. Raises BadConfiguration when the
    file is damaged, another program's, or of a newer version; Unavailable when it is locked
    or the disk is full.
    """
    where = "memory" if path is None else str(path)
    if path is not None and not path.parent.is_dir():
        raise BadConfiguration((f"ledger.path: the folder of {where} does not exist",))
    if path is not None:
        try:
            path.touch(mode=0o600)  # born private; SQLite's own default would be the umask's
        except OSError as error:
            raise BadConfiguration((f"ledger.path: {where}: {error.strerror}",)) from error
    connection: sqlite3.Connection | None = None
    try:
        connection = sqlite3.connect(
            ":memory:" if path is None else path,
            timeout=_BUSY_SECONDS,
            isolation_level=None,
            check_same_thread=False,  # one thread uses it; the one that closes may be another
        )
        _prepare(connection, where, now)
    except BaseException as error:
        if connection is not None:
            connection.close()
        if isinstance(error, sqlite3.Error):
            raise _at_start(error, where) from error
        raise
    return connection


def translate(error: sqlite3.Error) -> Unavailable:
    """Say why the disk refused, without the statement's values."""
    return Unavailable(f"ledger: {_name(error)}")


def _prepare(connection: sqlite3.Connection, where: str, now: float) -> None:
    application, version, objects = (
        connection.execute(query).fetchone()[0]
        for query in (
            "PRAGMA application_id",
            "PRAGMA user_version",
            "SELECT count(*) FROM sqlite_master",
        )
    )
    if objects and application != APPLICATION_ID:
        raise BadConfiguration((f"ledger.path: {where} is another program's database",))
    if version > len(MIGRATIONS):
        raise BadConfiguration(
            (f"ledger.path: {where} has schema {version}, this version knows {len(MIGRATIONS)}",)
        )
    damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if damage != "ok":
        raise _damaged(where)
    connection.execute("PRAGMA journal_mode = WAL")
    # FULL: an offset may be committed because a score is in the outbox, so it must be on disk.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # erased means overwritten
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        stamps = (
            f"INSERT INTO migrations VALUES ({number}, {now!r});"  # noqa: S608 - two numbers
            f"PRAGMA user_version = {number};PRAGMA application_id = {APPLICATION_ID};"
        )
        connection.executescript(f"BEGIN IMMEDIATE;{script}{stamps}COMMIT;")


def _name(error: sqlite3.Error) -> str:
    return getattr(error, "sqlite_errorname", None) or type(error).__name__


def _damaged(where: str) -> BadConfiguration:
    return BadConfiguration(
        (f"ledger.path: {where} is damaged or no SQLite file; move it away to start anew",)
    )


def _at_start(error: sqlite3.Error, where: str) -> Exception:
    name = _name(error)
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_FULL", "SQLITE_IOERR")):
        return Unavailable(f"ledger.path: {where}: {name}")
    if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
        return _damaged(where)
    return BadConfiguration((f"ledger.path: {where} cannot be opened for writing: {name}",))
