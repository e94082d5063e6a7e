"""`check-config` and `policy lint`: what is wrong, before anything runs."""

from __future__ import annotations

from pathlib import Path

import orjson
import typer
from rich.console import Console
from rich.table import Table

from redaction.policy import RedactionPolicy
from sidecar.app.calibrations import record_findings
from sidecar.app.certificates import checked_certificates
from sidecar.app.redaction_policy import examine_redaction, leaking
from sidecar.app.settings import Settings, configured
from sidecar.config import Config
from sidecar.domain.errors import BadConfiguration
from sidecar.domain.verdicts import Grader
from sidecar.policy import load as load_policies
from sidecar.policy.budgets import doubts
from sidecar.policy.lint import Finding, Severity, check


def check_config(path: Path | None, *, as_json: bool) -> int:
    """Print what this configuration would run; raises BadConfiguration when it would not.

    As JSON: `{ok, problems[], sources[], criteria[], scores, ledger}`.
    """
    try:
        settings = configured(path)
        checked_certificates(settings.config)
        _refuse_leaks(settings)
    except BadConfiguration as error:
        if as_json:
            _print({"ok": False, "problems": list(error.problems)})
        raise
    summary = _summary(settings)
    if as_json:
        _print({"ok": True, "problems": [], **summary})
        return 0
    console = Console()
    table = Table(title="This configuration runs", show_header=False, title_justify="left")
    table.add_row("sources", "\n".join(_sources(settings.config)))
    table.add_row("criteria", "\n".join(_criteria(settings)))
    table.add_row("sampling", f"{summary['sampling_rate']:.3g} of traces, by default")
    table.add_row("budget", _budget(settings))
    table.add_row("scores", str(summary["scores"]))
    table.add_row("ledger", str(summary["ledger"]))
    if lacking := summary["calibration"]:
        table.add_row("calibration", "\n".join(map(str, lacking)))  # type: ignore[call-overload]
    console.print(table)
    return 0


def _refuse_leaks(settings: Settings) -> None:
    policies = settings.config.judging.policies
    if problems := leaking(policies, settings.redaction):
        raise BadConfiguration(tuple(f"{policies}/{problem}" for problem in problems))


def _summary(settings: Settings) -> dict[str, object]:
    config = settings.config
    return {
        "sources": _sources(config),
        "criteria": [criterion.id for criterion in settings.policies.criteria],
        "sampling_rate": config.sampling.rate or settings.policies.sampling.rate,
        "budget": {
            "judged_per_minute": settings.budget.judged_per_minute,
            "dollars_per_day": settings.budget.dollars_per_day,
        },
        "scores": config.langfuse.base_url or "stay in the ledger (langfuse.base_url is not set)",
        "ledger": str(config.ledger.path or "in memory: lost when the process ends"),
        "calibration": [
            f"{finding.file}: {finding.code}: {finding.message}; {finding.mend}"
            for finding in record_findings(settings, config.judging.policies)
        ],
    }


def _budget(settings: Settings) -> str:
    """The limits of one process, and what is doubtful about them."""
    budget = settings.budget
    lines = []
    if budget.judged_per_minute is not None:
        lines.append(f"{budget.judged_per_minute:g} units judged a minute")
    if budget.dollars_per_day is not None:
        lines.append(f"${budget.dollars_per_day:g} a UTC day")
    lines += [f"{doubt.message}; {doubt.mend}" for doubt in doubts(budget, settings.policies)]
    return "\n".join(lines) or "none"


def _sources(config: Config) -> list[str]:
    sources = []
    if config.kafka.bootstrap:
        topics = ", ".join(f"{topic.name} ({topic.encoding})" for topic in config.kafka.topics)
        sources.append(f"kafka {config.kafka.bootstrap}, group {config.kafka.group}: {topics}")
    if config.otlp.http.enabled:
        sources.append(f"otlp/http {config.otlp.http.host}:{config.otlp.http.port}")
    if config.otlp.grpc.enabled:
        sources.append(f"otlp/grpc {config.otlp.grpc.host}:{config.otlp.grpc.port}")
    return sources


def _criteria(settings: Settings) -> list[str]:
    lines = []
    for criterion in settings.policies.criteria:
        if criterion.grader is Grader.CODE:
            who = "code, gate" if criterion.gate else "code"
        else:
            judge = settings.policies.judge_of(criterion)
            who = f"llm {judge.model}"
        share = settings.config.judging.sample.get(criterion.id, 1.0)
        lines.append(f"{criterion.id} ({who})" + (f", {share:.3g} of units" if share < 1 else ""))
    return lines


def lint(directory: Path, *, as_json: bool) -> bool:
    """Print findings; returns whether any is an error.

    As JSON: `{findings: [{severity, file, line, code, message, mend}], errors, warnings}`.
    """
    redaction, of_redaction = _of_redaction(directory)
    findings = (*check(directory), *of_redaction, *_of_records(directory, redaction))
    errors = sum(finding.severity == "error" for finding in findings)
    if as_json:
        _print(
            {
                "findings": [_finding(finding) for finding in findings],
                "errors": errors,
                "warnings": len(findings) - errors,
            }
        )
        return errors > 0
    console = Console(highlight=False)
    for finding in findings:
        colour = "red" if finding.severity == "error" else "yellow"
        # "." is the folder itself, and has no lines.
        where = str(directory) if finding.file == "." else f"{finding.file}:{finding.line}"
        console.print(f"{where}: [{colour}]{finding.severity}[/] {finding.code}: ", end="")
        console.print(f"{finding.message}\n    mend: {finding.mend}", markup=False)
    if not findings:
        console.print("[green]no findings[/]")
    return errors > 0


def _of_redaction(directory: Path) -> tuple[RedactionPolicy | None, tuple[Finding, ...]]:
    """What lint finds of redaction.yaml; nothing where there is not even a folder."""
    if not directory.is_dir():
        return None, ()
    policy, problems = examine_redaction(directory)
    code = "invalid"
    if policy is not None:
        problems, code = leaking(directory, policy), "redaction_leaks"
    return policy, tuple(
        Finding(Severity.ERROR, p.file, p.line, code, p.message, p.mend) for p in problems
    )


def _of_records(directory: Path, redaction: RedactionPolicy | None) -> tuple[Finding, ...]:
    """What lint finds of calibration records; nothing where policies cannot even be read."""
    if redaction is None:
        return ()
    try:
        settings = Settings(Config(), load_policies(directory), redaction)
    except BadConfiguration:
        return ()
    return record_findings(settings, directory)


def _finding(finding: Finding) -> dict[str, object]:
    return {
        "severity": finding.severity,
        "file": finding.file,
        "line": finding.line,
        "code": finding.code,
        "message": finding.message,
        "mend": finding.mend,
    }


def _print(value: dict[str, object]) -> None:
    typer.echo(orjson.dumps(value, option=orjson.OPT_INDENT_2).decode())
