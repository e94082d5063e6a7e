"""Where criteria, their records and their owners meet: for `calibrate`, for lint, for `run`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import orjson
import typer
from pydantic import ValidationError

from sidecar.adapters.clock import SystemClock
from sidecar.app.settings import DEFAULT_FILE, Settings, load_redaction, pointed
from sidecar.config import load
from sidecar.domain.errors import BadConfiguration
from sidecar.domain.verdicts import Grader
from sidecar.judging.version import code_version, llm_version
from sidecar.policy import Criterion, Finding, Severity
from sidecar.policy import load as load_policies
from sidecar.policy.documents import read
from sidecar.policy.load import file_of
from sidecar.policy.records import (
    CalibrationRecord,
    Calibrations,
    load_records,
    record_path,
    signed,
    write_json,
)


def policies_of(file: Path | None) -> Path:
    """Return the policies directory of policies/criteria/ID.yaml. Raises BadConfiguration."""
    if file is None or file.resolve().parent.name != "criteria":
        problem = f"{file}: not in the folder criteria/ of a policies directory"
        raise BadConfiguration((problem,))
    return file.resolve().parent.parent


def read_criterion(file: Path) -> Criterion:
    """Read one criterion: with its whole directory, or by itself. Raises BadConfiguration."""
    if not file.is_file():
        raise BadConfiguration((f"{file}: no such file; name policies/criteria/ID.yaml",))
    if file.resolve().parent.name == "criteria":
        return load_policies(policies_of(file)).criterion(file.stem)
    document, problems = read(file, str(file))
    if document is None or problems:
        raise BadConfiguration(tuple(map(str, problems)))
    try:
        return Criterion.model_validate(document.data)
    except ValidationError as error:
        raise BadConfiguration(
            tuple(
                f"{file}:{document.line(detail['loc'])}: "
                f"{'.'.join(map(str, detail['loc']))}: {detail['msg']}"
                for detail in error.errors(include_url=False, include_input=False)
            )
        ) from error


def settings_beside(config: Path | None, file: Path | None) -> Settings:
    """Return the settings with the policies in which a criterion's file stands.

    Without a file, or with one that stands alone, the configured policies.
    """
    if config is None and DEFAULT_FILE.is_file():
        config = DEFAULT_FILE
    environment = dict(os.environ)
    if file is not None and file.resolve().parent.name == "criteria":
        environment["JUDGE_SIDECAR__JUDGING__POLICIES"] = str(policies_of(file))
    tree = load(config, environment)
    directory = tree.judging.policies
    policies = pointed(tree, load_policies(directory))
    return Settings(tree, policies, load_redaction(directory), load_records(directory))


def owned(name: str, criterion: Criterion) -> None:
    """Refuse a signature that is not the owner's."""
    if name != criterion.owner:
        problem = (
            f"{criterion.id}: its owner is {criterion.owner!r}, not {name!r}; "
            "the owner signs, or becomes another in the policy first"
        )
        raise BadConfiguration((problem,))


def sign(config: Path | None, file: Path, name: str) -> int:
    """Sign the record of a criterion's current judge version; returns 0."""
    criterion = read_criterion(file)
    owned(name, criterion)
    settings = settings_beside(config, file)
    version = version_of(settings, criterion)
    path = record_path(policies_of(file), f"{criterion.id}-{version}")
    try:
        record = orjson.loads(path.read_bytes())
        write_json(path, signed(record, name, SystemClock().now()))
    except FileNotFoundError as error:
        problem = f"{path}: no record of judge version {version}; calibrate it first"
        raise BadConfiguration((problem,)) from error
    except (OSError, orjson.JSONDecodeError) as error:
        raise BadConfiguration((f"{path}: cannot be signed: {type(error).__name__}",)) from error
    typer.echo(f"{path}: signed by {name}")
    return 0


def version_of(settings: Settings, criterion: Criterion) -> str:
    """Return the judge version of a criterion in this deployment; asks nobody."""
    fingerprint = settings.redaction.fingerprint
    if criterion.grader is Grader.CODE:
        return code_version(criterion, fingerprint)
    return llm_version(criterion, settings.policies.judge_of(criterion), fingerprint)


def record_findings(settings: Settings, directory: Path) -> tuple[Finding, ...]:
    """Return what is lacking of the llm criteria's calibration records, as warnings."""
    try:
        records = load_records(directory)
    except BadConfiguration as error:
        mend = "calibrate again, or remove it"
        return tuple(
            Finding(Severity.ERROR, "calibration", 1, "record_unreadable", problem, mend)
            for problem in error.problems
        )
    calibrations = Calibrations(records, SystemClock().now)
    return tuple(
        finding
        for criterion in settings.policies.criteria
        if criterion.grader is Grader.LLM
        for finding in _of(criterion, version_of(settings, criterion), records, calibrations)
    )


def _of(
    criterion: Criterion,
    version: str,
    records: tuple[CalibrationRecord, ...],
    calibrations: Calibrations,
) -> Iterator[Finding]:
    record = calibrations.record(version)
    enforced = criterion.calibration.require == "enforce"
    again = f"judge-sidecar calibrate --criterion {file_of(criterion)} --gold FILE"

    def warn(code: str, message: str, mend: str, file: str = "") -> Finding:
        where = file or (record.file if record else file_of(criterion))
        return Finding(Severity.WARNING, where, 1, code, message, mend)

    if record is None:
        others = [one for one in records if one.criterion == criterion.id]
        if others:
            latest = max(others, key=lambda one: one.at)
            message = f"speaks of judge version {latest.judge_version}, not of today's {version}"
            yield warn("record_other_version", message, again, latest.file)
        if enforced:
            message = f"require: enforce, and judge version {version} has no record"
            yield warn("enforced_uncalibrated", f"{message}: nothing will be scored", again)
        return
    status = calibrations[version]
    if record.altered:
        yield warn("record_altered", "was changed after it was signed", f"sign it anew, or {again}")
    elif not record.signer:
        mend = f"judge-sidecar calibrate --criterion {file_of(criterion)} --sign {criterion.owner}"
        yield warn("record_unsigned", f"{criterion.owner} has not signed it", mend)
    elif record.signer != criterion.owner:
        message = f"signed by {record.signer}; the owner is {criterion.owner}"
        yield warn("record_other_owner", message, "let the owner sign")
    if status == "stale":
        yield warn("record_stale", "is older than 30 days", again)
    elif status == "reject":
        yield warn("record_reject", "says REJECT", "another judge or rubric, then calibrate it")
