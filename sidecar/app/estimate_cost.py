"""`estimate-cost`: what traffic like some files' would cost, judged as configured; asks nobody."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import anyio
import orjson
import typer
from rich.console import Console
from rich.table import Table

from sidecar.adapters.telemetry import configure
from sidecar.app.compose import Wishes, build_sampler
from sidecar.app.estimate import Cost, Estimate, estimator
from sidecar.app.replay import through
from sidecar.app.serve import loop_options
from sidecar.app.settings import Settings
from sidecar.domain.units import Unit


def estimate_cost(settings: Settings, files: Sequence[Path], *, as_json: bool) -> int:
    """Print calls, tokens and dollars a criterion; returns 1 when some input was not read.

    As JSON: `{units, calls, dollars, dollars_per_1000_units, whole{calls, dollars},
    criteria: [{criterion, judge, model, calls, input_tokens, output_tokens, dollars,
    priced, whole{...}}], not_read[]}`: `calls` and what follows are expectations at the
    configured sampling rates, `whole` what judging every unit would cost.
    """
    configure(level="warning")
    cost, refused = anyio.run(_estimated, settings, files, backend_options=loop_options())
    report = _report(settings, cost, refused)
    if as_json:
        typer.echo(orjson.dumps(report, option=orjson.OPT_INDENT_2).decode())
    else:
        _show(report)
    return 1 if refused else 0


async def _estimated(settings: Settings, files: Sequence[Path]) -> tuple[Estimate, list[str]]:
    cost = Estimate()
    sampler, shares = build_sampler(settings), settings.config.judging.sample

    def probability(unit: Unit, criterion: str) -> float:
        return sampler.decide(unit).with_share(shares.get(criterion, 1.0)).probability

    wishes = Wishes(
        judge=False,
        publish=False,
        sample_all=True,
        report=estimator(settings.policies, cost, probability),
        ledger_in_memory=True,
    )
    console = Console(stderr=True, highlight=False)
    refused, _ = await through(settings, files, wishes, console)
    return cost, refused


def _report(settings: Settings, cost: Estimate, refused: list[str]) -> dict[str, Any]:
    criteria = []
    for name, (sampled, whole) in cost.by_criterion.items():
        judge = settings.policies.judge_of(settings.policies.criterion(name))
        criteria.append(
            {
                "criterion": name,
                "judge": judge.name,
                "model": judge.model,
                **_shown(sampled),
                "priced": bool(judge.prices.input or judge.prices.output),
                "whole": _shown(whole),
            }
        )
    return {
        "units": cost.units,
        **_shown(cost.total),
        "dollars_per_1000_units": _dollars(1000 * cost.total.dollars / max(cost.units, 1)),
        "whole": _shown(cost.whole),
        "criteria": criteria,
        "not_read": refused,
    }


def _shown(cost: Cost) -> dict[str, float]:
    return {
        "calls": round(cost.calls, 3),
        "input_tokens": round(cost.input_tokens),
        "output_tokens": round(cost.output_tokens),
        "dollars": _dollars(cost.dollars),
    }


def _dollars(value: float) -> float:
    return round(value, 6)


def _show(report: dict[str, Any]) -> None:
    console = Console(highlight=False)
    table = Table(title="At most, by the policies' prices and sampling rates", title_justify="left")
    table.add_column("criterion")
    table.add_column("model")
    for name in ("calls", "tokens in", "tokens out", "dollars", "if all were judged"):
        table.add_column(name, justify="right")
    rows = [*report["criteria"], {**report, "criterion": "all", "model": "", "priced": True}]
    for row in rows:
        dollars = f"${row['dollars']:.4f}" if row["priced"] else "no prices"
        table.add_row(
            row["criterion"],
            row["model"],
            f"{row['calls']:.1f}",
            f"{row['input_tokens']:,}",
            f"{row['output_tokens']:,}",
            dollars,
            f"${row['whole']['dollars']:.4f}",
        )
    console.print(table)
    console.print(
        f"{report['units']} units; ${report['dollars_per_1000_units']:.4f} for 1,000 such units "
        "(every answer as long as it may be, no retries)"
    )
    for problem in report["not_read"]:
        console.print(f"[red]not read:[/] {problem}")
