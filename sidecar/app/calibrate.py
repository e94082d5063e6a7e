"""`calibrate`: a judge version over a gold set, the decision, the report, the record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import anyio
import orjson
import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

from sidecar import __version__
from sidecar.adapters.clock import SystemClock
from sidecar.adapters.telemetry import LogEvents, configure
from sidecar.app.calibrations import owned, policies_of, read_criterion, settings_beside
from sidecar.app.compose import open_redactor
from sidecar.app.estimate import question_cost
from sidecar.app.judges import open_judge
from sidecar.app.serve import loop_options
from sidecar.app.settings import Settings
from sidecar.domain.errors import BadConfiguration, JudgeChanged, Unavailable
from sidecar.domain.outcomes import Outcome
from sidecar.domain.verdicts import Grader, JudgeIdentity
from sidecar.judging.evaluate import Evaluator
from sidecar.offline.calibrate import MISSING_ALLOWED, Assessment, Decision, assess
from sidecar.offline.gold import GoldCase, GoldSet, Split, load_gold
from sidecar.offline.looks import Looks
from sidecar.offline.measure import REPEATS_NEEDED, Judged, Terms
from sidecar.offline.report import FalsePass, Instrument, Report, outlines, write_report
from sidecar.offline.trial import Trial, hear, on_trial, prepare
from sidecar.policy import Criterion, Policies
from sidecar.policy.records import FOLDER, record_path, signed, write_json
from sidecar.ports import Judge
from sidecar.stats.acceptance import Production

_UNHEARD: Final = frozenset({Outcome.JUDGE_UNAVAILABLE, Outcome.QUARANTINED})


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asked for; `part` None is the holdout, where there is one."""

    gold: Path
    criterion: Path | None = None
    recorded: bool = False
    repeats: int = 3
    as_json: bool = False
    out: Path | None = None
    production_pass_rate: float | None = None
    limit: int | None = None
    part: Split | None = None
    sign: str | None = None


def calibrate(config: Path | None, options: Options) -> int:
    """Calibrate; returns 0, or 1 for a REJECT.

    Raises BadConfiguration for a gold set or a policy that cannot be used, JudgeChanged and
    Unavailable when the judge could not be heard: nothing is recorded then.
    """
    configure(level="warning")
    criterion = read_criterion(options.criterion) if options.criterion else None
    if options.sign and criterion is not None:
        owned(options.sign, criterion)
    gold = load_gold(options.gold, criterion.id if criterion else None)
    gold = gold.part(options.part or gold.whole_split)
    if options.limit is not None:
        gold = replace(gold, cases=gold.cases[: options.limit])
    if options.recorded:
        run = _recorded(config, options, gold, criterion)
    elif options.criterion is None or criterion is None:
        raise BadConfiguration(("calibrate: name the criterion's file, or use --recorded",))
    else:
        settings = settings_beside(config, options.criterion)
        run = _judged(settings, options, gold, criterion)
    return _publish(run, options)


@dataclass(frozen=True, slots=True)
class Run:
    """A report, and what it is kept in; `looks` None counts no look, `kept` None no record."""

    report: Report
    looks: Looks | None = None
    kept: Path | None = None


def _recorded(
    config: Path | None, options: Options, gold: GoldSet, criterion: Criterion | None
) -> Run:
    """Take the verdicts that stand in the gold set; texts are cleared only for a report."""
    judged = [Judged(case, case.recorded_judge or ()) for case in gold.cases]
    # Without a report nothing is kept, so no look is counted: a rehearsal.
    looks = Looks.read(options.out) if options.out and _counts(gold, options) else None
    terms = _terms(options, criterion, looks.next(gold) if looks else 0, repeats=0)
    found = _noted(assess(judged, terms), gold, options)
    false = [one.case for one in judged if one.false_pass]
    shown: tuple[FalsePass, ...] = ()
    if options.out is not None and false:
        settings = settings_beside(config, options.criterion)
        shown = anyio.run(_cleared, settings, false, backend_options=loop_options())
    owner = criterion.owner if criterion else ""
    instrument = Instrument(gold.criterion, owner, sidecar_version=__version__)
    return Run(Report(found, gold, instrument, SystemClock().now(), shown), looks)


async def _cleared(settings: Settings, cases: Sequence[GoldCase]) -> tuple[FalsePass, ...]:
    async with AsyncExitStack() as stack:
        pool = await open_redactor(settings, stack)
        trials = await prepare(cases, pool, settings.config.redaction.workers * 2)
    return tuple(map(_shown, trials))


def _judged(settings: Settings, options: Options, gold: GoldSet, criterion: Criterion) -> Run:
    """Put the gold set before the judge as pinned, the way production would."""
    empty = [case.id for case in gold.cases if case.output is None]
    if empty:
        problem = f"{gold.name}: {len(empty)} cases have no output to judge ({empty[0]!r} first)"
        raise BadConfiguration((f"{problem}; add it, or use --recorded",))
    policies = settings.policies
    llm = criterion.grader is Grader.LLM
    looks = Looks.read(policies_of(options.criterion) / FOLDER) if _counts(gold, options) else None
    hearing = anyio.run(_hear, settings, options, gold, criterion, backend_options=loop_options())
    terms = _terms(options, criterion, looks.next(gold) if looks else 0, repeats=REPEATS_NEEDED)
    found = _noted(
        assess([trial.judged for trial in hearing.trials], terms), gold, options, policies
    )
    verdicts = [verdict for trial in hearing.trials for verdict in trial.verdicts]
    models = {verdict.identity.answered_model for verdict in verdicts}
    instrument = Instrument(
        criterion.id,
        criterion.owner,
        judge_version=hearing.identity.version,
        judge_model=hearing.identity.asked_model,
        answered_models=tuple(sorted(model for model in models if model)),
        rubric_revision=hearing.identity.rubric_revision,
        decoding=policies.judge_of(criterion).decoding_json if llm else "",
        redaction_revision=hearing.redaction_revision,
        dollars=sum(verdict.spend.dollars for verdict in verdicts),
        sidecar_version=__version__,
    )
    false = tuple(_shown(trial) for trial in hearing.trials if trial.judged.false_pass)
    report = Report(found, gold, instrument, SystemClock().now(), false)
    kept = record_path(policies_of(options.criterion), report.id) if looks is not None else None
    return Run(report, looks, kept)


@dataclass(frozen=True, slots=True)
class _Hearing:
    trials: Sequence[Trial]
    identity: JudgeIdentity
    redaction_revision: str


async def _hear(
    settings: Settings, options: Options, gold: GoldSet, criterion: Criterion
) -> _Hearing:
    """Clear the cases, say what judging them costs at most, judge them."""
    policies, clock = on_trial(settings.policies, criterion), SystemClock()
    console = Console(stderr=True, highlight=False)
    async with AsyncExitStack() as stack:
        pool = await open_redactor(settings, stack)
        judges: dict[str, Judge] = {}
        at_once = 1
        for policy in policies.judges_used:
            judges[policy.name] = open_judge(policy, settings.config.judging, clock)
            stack.push_async_callback(judges[policy.name].close)
            at_once = policy.limits.concurrency
        evaluator = Evaluator(policies, judges, pool, clock, LogEvents(clock))
        await evaluator.confirm()
        trials = await prepare(gold.cases, pool, settings.config.redaction.workers * 2)
        console.print(_estimate(trials, policies, options.repeats))
        with _progress(console, len(trials) * options.repeats) as told:
            await hear(trials, evaluator, repeats=options.repeats, at_once=at_once, told=told)
        _refuse_unheard(trials, evaluator)
        return _Hearing(trials, evaluator.identity(criterion.id), pool.revision)


def _estimate(trials: Sequence[Trial], policies: Policies, repeats: int) -> str:
    """Return the bound in a sentence: every answer as long as it may be, no retry."""
    (criterion,) = policies.criteria
    safe = [trial.safe for trial in trials if trial.safe is not None]
    if criterion.grader is not Grader.LLM:
        return f"{len(safe)} cases, decided by code"
    judge = policies.judge_of(criterion)
    one = [question_cost(criterion, judge, candidate) for candidate in safe]
    dollars = sum(cost.dollars for cost in one) * repeats
    return (
        f"estimate, at most: {len(one) * repeats} calls for {len(safe)} cases, "
        f"{repeats} times each, ${dollars:.4f}"
    )


@contextmanager
def _progress(console: Console, total: int) -> Iterator[Callable[[], None]]:
    """Show a bar on a terminal; elsewhere a line each tenth."""
    if console.is_terminal:
        columns = (SpinnerColumn(), TextColumn("{task.description}"), MofNCompleteColumn())
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task("verdicts", total=total)
            yield lambda: bar.advance(task)
        return
    done = 0

    def told() -> None:
        nonlocal done
        done += 1
        if done * 10 // total > (done - 1) * 10 // total:
            console.print(f"{done} of {total} verdicts")

    yield told


def _refuse_unheard(trials: Sequence[Trial], evaluator: Evaluator) -> None:
    """An outage is no finding about a judge: refuse to decide from what it left."""
    for bench in evaluator.benches.values():
        if bench.changed is not None:
            raise JudgeChanged(*bench.changed)
    verdicts = [verdict for trial in trials for verdict in trial.verdicts]
    lost = [verdict.reason for verdict in verdicts if verdict.outcome in _UNHEARD]
    if len(lost) > MISSING_ALLOWED * len(verdicts):
        why = ", ".join(sorted(set(lost)))
        raise Unavailable(f"{len(lost)} of {len(verdicts)} questions had no verdict ({why})")


def _publish(run: Run, options: Options) -> int:
    """Write the look down before anything is shown, then the record and the report."""
    report = run.report
    record = report.record()
    if options.sign:
        record = signed(record, options.sign, report.at)
    if run.looks is not None:
        run.looks.add(
            report.gold,
            date=record["date"],
            judge_version=record["judge_version"],
            decision=record["decision"],
        )
    try:
        if run.kept is not None:
            write_json(run.kept, record)
        if options.out is not None:
            write_report(report, record, options.out)
    except OSError as error:
        problem = f"{error.filename}: cannot be written: {error.strerror}"
        raise BadConfiguration((problem,)) from error
    if options.as_json:
        context = {key: record[key] for key in ("judge_version", "gold", "date")}
        places = {
            "record": str(run.kept) if run.kept else None,
            "report": str(options.out) if options.out else None,
        }
        shown = report.as_json() | context | places
        typer.echo(orjson.dumps(shown, option=orjson.OPT_INDENT_2).decode())
        return 1 if report.found.decision is Decision.REJECT else 0
    for line in outlines(report):
        typer.echo(line)
    if run.kept is not None:
        typer.echo(f"record: {run.kept}{'' if options.sign else ' (nobody signed it yet)'}")
    if options.out is not None:
        typer.echo(f"report: {options.out / 'report.html'}")
    return 1 if report.found.decision is Decision.REJECT else 0


def _terms(options: Options, criterion: Criterion | None, look: int, *, repeats: int) -> Terms:
    rate = options.production_pass_rate
    terms = Terms(
        look=look, production=Production(rate) if rate is not None else None, repeats=repeats
    )
    return replace(terms, limits=criterion.calibration) if criterion else terms


def _counts(gold: GoldSet, options: Options) -> bool:
    """Whether this run may accept a judge, and so is a look at its holdout."""
    return gold.split != "dev" and options.limit is None


def _noted(
    found: Assessment, gold: GoldSet, options: Options, policies: Policies | None = None
) -> Assessment:
    notes = list(found.notes)
    if gold.protocol is None:
        notes.append(
            f"no {Path(gold.name).stem}.protocol.yaml beside the gold set: how its labels came "
            "about is not on record"
        )
    if options.limit is not None:
        notes.append(f"--limit: {found.cases} cases as a rehearsal; nothing is recorded")
    if gold.split == "dev":
        notes.append("dev part: what a rubric was tuned on accepts nothing; not recorded")
    if policies is not None:
        strata = policies.sampling.strata
        known = {matcher.name for matcher in strata.matchers} | {strata.default}
        strange = sorted({case.stratum for case in gold.cases} - known)
        unseen = sorted(known - {case.stratum for case in gold.cases})
        if strange:
            notes.append(f"strata that sampling.yaml does not have: {', '.join(strange)}")
        if unseen:
            notes.append(f"strata of the traffic without a gold case: {', '.join(unseen)}")
    return replace(found, notes=tuple(notes))


def _shown(trial: Trial) -> FalsePass:
    safe = trial.safe
    return FalsePass(
        trial.case.id,
        trial.case.stratum,
        question=safe.question if safe else None,
        answer=safe.answer if safe else None,
        rationale=trial.rationale,
    )
