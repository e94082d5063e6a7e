"""Calibration records: policies/calibration/*.json, one a judge version, signed by the owner.

A record is written by `calibrate` and read by whatever must know how far a judge version may
be trusted. Other files of that folder say another `kind` and are left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import orjson
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from sidecar.domain.errors import BadConfiguration
from sidecar.policy.canonical import digest

KIND: Final = "calibration_record"
FOLDER: Final = "calibration"
VALID_SECONDS: Final = 30 * 86_400.0
"""Traffic, models behind a name and people move: after 30 days a record is stale."""


class Signature(BaseModel):
    """The owner's word for a record; the hash is of everything else in it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    owner: str
    date: datetime
    record_sha256: str


class _Stratum(BaseModel):
    stratum: str
    restricted: bool = False


class _Written(BaseModel):
    """What is read of a record; the rest of it is for people."""

    model_config = ConfigDict(hide_input_in_errors=True)

    id: str = Field(min_length=1)
    criterion: str
    judge_version: str | None
    date: datetime
    decision: str = Field(pattern="^(ACCEPT|RESTRICT|REJECT)$")
    strata: tuple[_Stratum, ...] = ()
    sensitivity: float | None = None
    specificity: float | None = None
    signature: Signature | None = None


@dataclass(frozen=True, slots=True)
class CalibrationRecord:
    """One record as the house uses it.

    `at`: epoch seconds; `restricted`: strata people must judge; `altered`: signed, and changed
    since. `signer` is "" while nobody signed.
    """

    id: str
    file: str
    criterion: str
    judge_version: str
    decision: str
    at: float
    restricted: frozenset[str] = frozenset()
    sensitivity: float | None = None
    specificity: float | None = None
    signer: str = ""
    altered: bool = False

    def status(self, now: float) -> str:
        """Return valid, stale or reject; one that was altered after its signature is none."""
        if self.altered:
            return "none"
        if self.decision == "REJECT":
            return "reject"
        return "stale" if now - self.at > VALID_SECONDS else "valid"


class Calibrations(Mapping[str, str]):
    """Status by judge version, as of now: a record ages while the process runs."""

    def __init__(self, records: tuple[CalibrationRecord, ...], now: Callable[[], float]) -> None:
        self._by_version: dict[str, CalibrationRecord] = {}
        for record in sorted(records, key=lambda record: record.at):
            self._by_version[record.judge_version] = record  # the latest counts
        self._now = now

    def record(self, version: str) -> CalibrationRecord | None:
        """Return the latest record of a judge version."""
        return self._by_version.get(version)

    def restricted(self, version: str) -> frozenset[str]:
        """Return the strata that people must judge; of a stale record too."""
        record = self._by_version.get(version)
        return record.restricted if record is not None else frozenset()

    def __getitem__(self, version: str) -> str:
        return self._by_version[version].status(self._now())

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_version)

    def __len__(self) -> int:
        return len(self._by_version)


def load_records(directory: Path) -> tuple[CalibrationRecord, ...]:
    """Read the records below a policies directory, in order of file name.

    Raises BadConfiguration, a line a file, for JSON that calls itself a record and is none.
    """
    folder = directory / FOLDER
    problems: list[str] = []
    records = []
    for path in sorted(folder.glob("*.json")) if folder.is_dir() else ():
        where = f"{directory.name}/{FOLDER}/{path.name}"
        try:
            value = orjson.loads(path.read_bytes())
            if not isinstance(value, dict) or value.get("kind") != KIND:
                continue
            written = _Written.model_validate(value)
        except OSError as error:
            problems.append(f"{where}: cannot be read ({error.strerror})")
        except (orjson.JSONDecodeError, ValidationError):
            problems.append(f"{where}: not a calibration record; calibrate again, or remove it")
        else:
            if written.judge_version is not None:
                records.append(_record(written, value, f"{FOLDER}/{path.name}"))
    if problems:
        raise BadConfiguration(tuple(problems))
    return tuple(records)


def _record(written: _Written, value: Mapping[str, Any], file: str) -> CalibrationRecord:
    signature = written.signature
    return CalibrationRecord(
        id=written.id,
        file=file,
        criterion=written.criterion,
        judge_version=written.judge_version or "",
        decision=written.decision,
        at=written.date.timestamp(),
        restricted=frozenset(s.stratum for s in written.strata if s.restricted),
        sensitivity=written.sensitivity,
        specificity=written.specificity,
        signer=signature.owner if signature else "",
        altered=signature is not None and signature.record_sha256 != record_hash(value),
    )


def record_hash(record: Mapping[str, Any]) -> str:
    """Return the SHA-256 of a record without its signature, in canonical JSON."""
    return digest({key: value for key, value in record.items() if key != "signature"})


def signed(record: Mapping[str, Any], owner: str, now: float) -> dict[str, Any]:
    """Return a record with the owner's signature; one that was there is replaced."""
    signature = {"owner": owner, "date": stamp(now), "record_sha256": record_hash(record)}
    return {**record, "signature": signature}


def stamp(now: float) -> str:
    """Return epoch seconds as ISO 8601 in UTC."""
    return datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds")


def record_path(directory: Path, record_id: str) -> Path:
    """Return where a record stands below a policies directory."""
    return directory / FOLDER / f"{record_id}.json"


def write_json(path: Path, value: Mapping[str, Any]) -> None:
    """Write JSON for people to read and to commit, whole or not at all. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.new")
    beside.write_bytes(orjson.dumps(value, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE))
    beside.replace(path)
