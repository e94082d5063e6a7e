"""`probe`: whether a judge moves when nothing that matters has changed, or when attacked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import anyio
import orjson
import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TextColumn
from rich.table import Table

from sidecar.adapters.clock import SystemClock
from sidecar.adapters.telemetry import LogEvents, configure
from sidecar.app.calibrations import read_criterion, settings_beside
from sidecar.app.compose import open_redactor
from sidecar.app.judges import open_judge
from sidecar.app.serve import loop_options
from sidecar.app.settings import Settings
from sidecar.domain.errors import BadConfiguration, JudgeChanged, Unavailable
from sidecar.domain.outcomes import Outcome
from sidecar.domain.verdicts import Grader, JudgeIdentity
from sidecar.judging.evaluate import Evaluator
from sidecar.offline.gold import GoldSet, load_gold
from sidecar.offline.probe import MINIMUM, Decision, Probed, probed
from sidecar.offline.probe_run import Plan, Run, Swapping, choose, plan, run
from sidecar.offline.trial import on_trial
from sidecar.policy import Criterion

_UNHEARD: Final = frozenset({Outcome.JUDGE_UNAVAILABLE, Outcome.QUARANTINED})
_MISSING_ALLOWED: Final = 0.05


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asked for. `n`: cases at most."""

    criterion: Path
    gold: Path
    n: int = MINIMUM
    as_json: bool = False


def probe(config: Path | None, options: Options) -> int:
    """Probe one criterion's judge; returns 0 when it is robust, else 1.

    As JSON: what `Probed.as_json` says, with criterion, judge_version, model, gold_set, calls
    and dollars. Raises BadConfiguration, JudgeChanged and Unavailable.
    """
    configure(level="warning")
    criterion = read_criterion(options.criterion)
    if criterion.grader is not Grader.LLM:
        raise BadConfiguration((f"{criterion.id}: decided by code, which no wording moves",))
    gold = load_gold(options.gold, criterion.id)
    if gold.protocol is not None and gold.protocol.holdout is not None:
        gold = gold.part("dev")  # a probe must not be a look at the holdout
    planned = plan(criterion, choose(gold.cases, options.n), gold.cases)
    if not planned.cases:
        raise BadConfiguration((f"{gold.name}: no case with an answer and a label",))
    settings = settings_beside(config, options.criterion)
    found, identity = anyio.run(_run, settings, criterion, planned, backend_options=loop_options())
    limit = criterion.calibration.max_false_pass_upper
    result = probed(found.heard, planned.expected, planned.by_code, limit=limit)
    _say(_report(result, found, identity, criterion, gold), as_json=options.as_json)
    return 0 if result.decision is Decision.ROBUST else 1


async def _run(
    settings: Settings, criterion: Criterion, planned: Plan
) -> tuple[Run, JudgeIdentity]:
    policies, clock = on_trial(settings.policies, criterion), SystemClock()
    judge = policies.judge_of(policies.criterion(criterion.id))
    console = Console(stderr=True, highlight=False)
    async with AsyncExitStack() as stack:
        pool = await open_redactor(settings, stack)
        asked = Swapping(open_judge(judge, settings.config.judging, clock), criterion)
        stack.push_async_callback(asked.close)
        evaluator = Evaluator(policies, {judge.name: asked}, pool, clock, LogEvents(clock))
        await evaluator.confirm()
        console.print(f"{len(planned.cases)} cases, {len(planned.jobs)} verdicts, {judge.model}")
        with _progress(console, len(planned.jobs)) as told:
            at_once = judge.limits.concurrency
            found = await run(planned, evaluator, pool, at_once=at_once, told=told)
        _refuse_unheard(found, evaluator)
        return found, evaluator.identity(criterion.id)


def _refuse_unheard(found: Run, evaluator: Evaluator) -> None:
    """An outage moves no judge: refuse to decide from what it left."""
    for bench in evaluator.benches.values():
        if bench.changed is not None:
            raise JudgeChanged(*bench.changed)
    lost = [verdict.reason for verdict in found.verdicts if verdict.outcome in _UNHEARD]
    if len(lost) > _MISSING_ALLOWED * len(found.verdicts):
        why = ", ".join(sorted(set(lost)))
        raise Unavailable(f"{len(lost)} of {len(found.verdicts)} questions had no verdict ({why})")


@contextmanager
def _progress(console: Console, total: int) -> Iterator[Callable[[], None]]:
    if not console.is_terminal:
        yield lambda: None
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}"), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("verdicts", total=total)
        yield lambda: bar.advance(task)


def _report(
    result: Probed, found: Run, identity: JudgeIdentity, criterion: Criterion, gold: GoldSet
) -> dict[str, Any]:
    answered = {verdict.identity.answered_model for verdict in found.verdicts} - {None}
    return {
        "criterion": criterion.id,
        "judge_version": identity.version,
        "model": identity.asked_model,
        "models_answered": sorted(filter(None, answered)),
        "gold_set": {"name": gold.name, "sha256": gold.sha256, "part": gold.split},
        **result.as_json(),
        "calls": sum(verdict.spend.attempts for verdict in found.verdicts),
        "dollars": round(sum(verdict.spend.dollars for verdict in found.verdicts), 6),
    }


def _say(report: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        typer.echo(orjson.dumps(report, option=orjson.OPT_INDENT_2).decode())
        return
    console, head = Console(highlight=False), report["headline"]
    console.print(
        f"{report['criterion']}, judge version {report['judge_version']} ({report['model']}): "
        f"[bold]{report['decision']}[/]"
    )
    console.print(
        f"fail to pass: {head['flipped']} of {head['n']} gold fails {_interval(head)}; "
        f"{report['passed_as_they_were']} more were passed as they were"
    )
    table = Table("changed without moving the label", "n", "same", "fail>pass", "pass>fail", "p")
    for one in report["transforms"]:
        kept = f"{_interval(one['robustness'])}{' unknown' if one['expected'] == 'unknown' else ''}"
        flips = str(one["fail_to_pass"]), str(one["pass_to_fail"]), f"{one['mcnemar_p']:.3f}"
        table.add_row(one["name"], str(one["n"]), kept, *flips)
    console.print(table)
    table = Table("attacked (gold fails)", "n", "passed", "by the judge alone", "stopped by")
    for one in report["attacks"]:
        by = "code" if one["stopped_by_code"] else "the judge"
        counts = tuple(str(one[key]) for key in ("n", "passed", "passed_by_judge_alone"))
        table.add_row(one["family"], *counts, by)
    console.print(table)
    for reason in report["reasons"]:
        console.print(f"- {reason}", markup=False)
    console.print(f"{report['calls']} calls, ${report['dollars']:.4f}")


def _interval(rate: dict[str, Any]) -> str:
    if rate["value"] is None:
        return "(none)"
    return f"{rate['value']:.1%} [{rate['lower']:.1%}, {rate['upper']:.1%}]"
