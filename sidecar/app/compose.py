"""The house put together: each port gets its adapter, in the order they are needed.

Opened at the far end first (ledger, redactor, judges, scores), closed in reverse by one exit
stack, also when opening fails half-way.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from typing import Final

import httpx
from pydantic import SecretStr

from redaction import canary
from redaction.policy import PolicyError
from redaction.text import Withheld
from redaction.workers import Pool
from sidecar import __version__
from sidecar.adapters.clock import SystemClock
from sidecar.adapters.langfuse import LangfuseScores
from sidecar.adapters.ledger import SqliteLedger
from sidecar.app.judges import open_judge
from sidecar.app.redaction_policy import leak
from sidecar.app.settings import Settings
from sidecar.delivery.acknowledge import Acknowledger
from sidecar.delivery.publish import Publisher
from sidecar.delivery.scores import RecordContext
from sidecar.domain.errors import BadConfiguration
from sidecar.domain.units import Unit
from sidecar.domain.verdicts import Grader, Verdict
from sidecar.intake.assemble import Assembler, Bounds, Waits
from sidecar.intake.budget import Limits as SpendingLimits
from sidecar.intake.receive import FrontDoor
from sidecar.intake.sample import Rule, Sampler, Stratum
from sidecar.intake.select import FinalMatch
from sidecar.judging.evaluate import Evaluator
from sidecar.pipeline import Limits, Pipeline, Scoring, Settled, Spending, UnitLine
from sidecar.policy import Match, SamplingPolicy, facts_of_unit
from sidecar.policy.records import Calibrations
from sidecar.ports import Clock, Events, Judge, Scores, Source
from sidecar.runtime.account import Account

_NO_REPORT: Final[Callable[[Settled], None]] = lambda _settled: None  # noqa: E731

LEDGER: Final = "ledger"
LANGFUSE: Final = "langfuse"
JUDGE: Final = "judge"
PEERS: Final = (LEDGER, LANGFUSE, JUDGE)
"""What must be there before anything new is taken in."""


@dataclass(slots=True)
class Wishes:
    """What a verb wants of the house, beside the settings."""

    judge: bool = True
    """False stops after redaction."""
    publish: bool = True
    """False keeps scores in the ledger."""
    sample_all: bool = False
    """Take every unit, whatever the sampling policy says."""
    report: Callable[[Settled], None] = _NO_REPORT
    ledger_in_memory: bool = False


@dataclass(slots=True)
class House:
    """Everything that runs, for the verbs that show or drive it."""

    settings: Settings
    clock: Clock
    events: Events
    account: Account
    assembler: Assembler
    ledger: SqliteLedger
    redactor: Pool
    evaluator: Evaluator | None
    publisher: Publisher | None
    pipeline: Pipeline
    scores: LangfuseScores | None
    sampler: Sampler
    spending: Spending | None
    calibrations: Calibrations
    switch: Switch
    outage: Callable[[], str | None]
    """Which of PEERS is away, if any."""


@dataclass(slots=True)
class Switch:
    """The pause switch: judging stops at once, the account goes on."""

    paused: bool = False


@asynccontextmanager
async def open_house(
    settings: Settings,
    sources: Sequence[Source],
    events: Events,
    *,
    clock: Clock | None = None,
    wishes: Wishes | None = None,
) -> AsyncIterator[House]:
    """Build everything and yield it; nothing is received until `pipeline.run`."""
    config, wishes, clock = settings.config, wishes or Wishes(), clock or SystemClock()
    async with AsyncExitStack() as stack:
        path = None if wishes.ledger_in_memory else config.ledger.path
        ledger = await SqliteLedger.open(
            path, clock=clock, retention_days=config.ledger.retention / 86400.0
        )
        stack.push_async_callback(ledger.close)
        redactor = await open_redactor(settings, stack)
        calibrations = Calibrations(settings.records, clock.now)
        evaluator = (
            _evaluator(settings, redactor, events, clock, calibrations=calibrations, stack=stack)
            if wishes.judge
            else None
        )
        scores = _scores(settings, stack) if wishes.publish else None
        acknowledger = Acknowledger(wait_for_delivery=scores is not None)
        publisher = _publisher(scores, ledger, events, clock, acknowledger)
        account, switch = Account(), Switch(config.judging.paused)
        sampler = build_sampler(settings, sample_all=wishes.sample_all)
        spending = None
        if limits := None if wishes.sample_all else budget_limits(settings):
            spending = await Spending.open(limits, ledger, events, clock)
        line = UnitLine(
            account=account,
            sampler=sampler,
            redactor=redactor,
            scoring=_scoring(settings, evaluator, redactor.revision, calibrations, wishes),
            ledger=ledger,
            events=events,
            clock=clock,
            spending=spending,
            marker=_marker(settings),
            paused=lambda: switch.paused,
            recorded=publisher.wake if publisher else lambda: None,
            report=wishes.report,
        )

        def outage() -> str | None:
            if line.ledger_away:
                return LEDGER
            if publisher is not None and publisher.open:
                return LANGFUSE
            return JUDGE if evaluator is not None and not evaluator.available else None

        assembler = _assembler(settings)
        door = FrontDoor(
            sampler=sampler,
            assembler=assembler,
            account=account,
            events=events,
            clock=clock,
            outage=outage,
        )
        pipeline = Pipeline(
            sources=sources,
            door=door,
            line=line,
            acknowledger=acknowledger,
            clock=clock,
            publisher=publisher,
            limits=Limits(config.judging.concurrency, config.limits.queue, config.limits.drain),
            unit=config.assembly.unit,
            attributes=settings.policies.sampling.attribute_keys,
        )
        for source in sources:
            stack.push_async_callback(source.close)
        yield House(
            settings=settings,
            clock=clock,
            events=events,
            account=account,
            assembler=assembler,
            ledger=ledger,
            redactor=redactor,
            evaluator=evaluator,
            publisher=publisher,
            pipeline=pipeline,
            scores=scores,
            sampler=sampler,
            spending=spending,
            calibrations=calibrations,
            switch=switch,
            outage=outage,
        )


async def open_redactor(settings: Settings, stack: AsyncExitStack) -> Pool:
    """Start the redaction workers and wait until they are warm.

    Raises BadConfiguration for a policy they cannot serve, or that lets made-up values through.
    """
    pool = Pool(settings.redaction, workers=settings.config.redaction.workers)
    stack.push_async_callback(pool.close)
    where = settings.config.judging.policies
    try:
        await pool.start()
        cleared = await pool.redact(canary.texts())
    except PolicyError as error:
        raise BadConfiguration(tuple(f"{where}: {problem}" for problem in error.problems)) from None
    except Withheld:
        return pool  # it lets nothing through; each unit will say why
    if leaked := canary.survivors(cleared):
        problems = (leak(entity, settings.redaction) for entity in leaked)
        raise BadConfiguration(tuple(f"{where}/{problem}" for problem in problems))
    return pool


def build_sampler(settings: Settings, *, sample_all: bool = False) -> Sampler:
    """The policy's rates and strata, with this deployment's overrides."""
    policy: SamplingPolicy = settings.policies.sampling
    override = settings.config.sampling
    salt = policy.salt if override.salt is None else override.salt.get_secret_value()
    return Sampler(
        1.0 if sample_all else (override.rate or policy.rate),
        salt=salt.encode(),
        rules=()
        if sample_all
        else tuple(
            Rule(rule.name, rule.rate, _matcher(rule.when), rule.budget_exempt)
            for rule in policy.rules
        ),
        strata=tuple(Stratum(s.name, _matcher(s.when)) for s in policy.strata.matchers),
        default_stratum=policy.strata.default,
    )


def budget_limits(settings: Settings) -> SpendingLimits | None:
    """What the sampling budget limits, None where nothing is."""
    budget = settings.budget
    if not budget:
        return None
    return SpendingLimits(budget.judged_per_minute, budget.dollars_per_day)


def _contexts(
    settings: Settings, redaction_revision: str, calibrations: Calibrations
) -> Callable[[Verdict], RecordContext]:
    """What the record on each criterion's scores says beyond its verdict."""
    policies = settings.policies
    known: dict[str, RecordContext] = {}
    for criterion in policies.criteria:
        llm = criterion.grader is Grader.LLM
        known[criterion.id] = RecordContext(
            sidecar_version=__version__,
            redaction_revision=redaction_revision,
            decoding=policies.judge_of(criterion).decoding_json if llm else "",
            evidence=tuple(name.value for name in criterion.evidence),
        )

    def context(verdict: Verdict) -> RecordContext:
        record = calibrations.record(verdict.identity.version)
        return replace(known[verdict.criterion], calibration_record=record.id if record else None)

    return context


def _scoring(
    settings: Settings,
    evaluator: Evaluator | None,
    revision: str,
    calibrations: Calibrations,
    wishes: Wishes,
) -> Scoring | None:
    if evaluator is None:
        return None
    return Scoring(
        evaluator,
        _contexts(settings, revision, calibrations),
        shares={} if wishes.sample_all else settings.config.judging.sample,
        shadow=frozenset(c.id for c in settings.policies.criteria if c.mode == "shadow"),
    )


def _marker(settings: Settings) -> FinalMatch | None:
    wanted = settings.config.assembly.final
    return FinalMatch(wanted.name, wanted.agent, wanted.prompt_name) if wanted else None


def _matcher(match: Match) -> Callable[[Unit], bool]:
    return lambda unit: match.matches(facts_of_unit(unit))


def _assembler(settings: Settings) -> Assembler:
    wanted = settings.config.assembly
    return Assembler(
        Waits(wanted.quiet, wanted.idle, wanted.deadline),
        Bounds(wanted.max_traces, wanted.max_bytes, late_window=wanted.late_window),
    )


def _scores(settings: Settings, stack: AsyncExitStack) -> LangfuseScores | None:
    wanted = settings.config.langfuse
    if wanted.base_url is None:
        return None
    scores = LangfuseScores(
        wanted.base_url,
        secret(wanted.public_key) or "",
        secret(wanted.secret_key) or "",
        timeout=httpx.Timeout(wanted.timeout, connect=min(5.0, wanted.timeout)),
    )
    stack.push_async_callback(scores.close)
    return scores


def _publisher(
    scores: Scores | None,
    ledger: SqliteLedger,
    events: Events,
    clock: Clock,
    acknowledger: Acknowledger,
) -> Publisher | None:
    if scores is None:
        return None
    return Publisher(scores, ledger, events, clock, delivered=acknowledger.delivered)


def _evaluator(
    settings: Settings,
    redactor: Pool,
    events: Events,
    clock: Clock,
    *,
    calibrations: Calibrations,
    stack: AsyncExitStack,
) -> Evaluator:
    judges: dict[str, Judge] = {}
    for policy in settings.policies.judges_used:
        judge = open_judge(policy, settings.config.judging, clock)
        stack.push_async_callback(judge.close)
        judges[policy.name] = judge
    return Evaluator(
        settings.policies,
        judges,
        redactor,
        clock,
        events,
        calibration=calibrations,
        restricted=calibrations.restricted,
    )


def secret(value: SecretStr | None) -> str | None:
    """Uncover a secret where it is used."""
    return None if value is None else value.get_secret_value()
