"""The budget at work: what counts, what is left out, what a restart remembers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import orjson
import pytest

from redaction.text import Redacted, redacted
from sidecar.adapters.ledger import SqliteLedger
from sidecar.delivery.scores import RecordContext, score_of
from sidecar.domain.errors import Unavailable
from sidecar.domain.events import PushFailed, SamplingStepped
from sidecar.domain.observations import Kind, Message, Observation
from sidecar.domain.outcomes import Disposition, Outcome
from sidecar.domain.units import Completion, SamplingStep, Unit
from sidecar.domain.verdicts import Grader, JudgeIdentity, Spend, UnitRecord, Verdict
from sidecar.intake.budget import Budget, Limits, day_of
from sidecar.intake.redact import make_safe
from sidecar.intake.sample import SPACE, Rule, Sampler
from sidecar.intake.select import select
from sidecar.pipeline import Settled, Spending, UnitLine
from sidecar.runtime.account import Account
from tests.fakes import FakeClock, ListEvents

pytestmark = pytest.mark.anyio


class Plain:
    """A redactor that finds nothing."""

    fingerprint = "plain"
    revision = "none"

    async def redact(self, texts: Sequence[str]) -> tuple[Redacted, ...]:
        return tuple(Redacted(redacted(text)) for text in texts)

    async def close(self) -> None:
        pass


class TornLog:
    """A log whose disk refuses while `torn`."""

    def __init__(self) -> None:
        self.torn = False
        self.saved: list[SamplingStep] = []
        self.dollars: dict[int, float] = {}

    def _write(self) -> None:
        if self.torn:
            raise Unavailable("ledger: SQLITE_FULL")

    async def stepped(self, step: SamplingStep) -> None:
        self._write()
        self.saved.append(step)

    async def steps(self, limit: int) -> tuple[SamplingStep, ...]:
        self._write()
        return tuple(reversed(self.saved))[:limit]

    async def spend(self, day: int, dollars: float) -> None:
        self._write()
        self.dollars[day] = self.dollars.get(day, 0.0) + dollars

    async def spent(self, day: int) -> float:
        self._write()
        return self.dollars.get(day, 0.0)


def verdict(dollars: float, *, grader: Grader = Grader.LLM, attempts: int = 1) -> Verdict:
    """A verdict that cost this."""
    identity = JudgeIdentity(grader, "v", "r")
    return Verdict("c", Outcome.PASS, identity, spend=Spend(dollars=dollars, attempts=attempts))


def unit(value: int, agent: str = "a", attributes: tuple[tuple[str, str], ...] = ()) -> Unit:
    """A unit with an answer, placed by its trace id (declare `ot=th:0` beside it)."""
    trace_id = f"{1:018x}{value:014x}"
    one = Observation(
        trace_id,
        "1" * 16,
        None,
        "chat",
        Kind.GENERATION,
        1,
        2,
        "c",
        input=(Message("user", "When?"),),
        output=(Message("assistant", "Today, at ten."),),
        agent=agent,
        attributes=attributes,
    )
    return Unit(trace_id, "trace", (one,))


SAMPLED = Sampler(1.0, salt=b"s").decide(unit(SPACE - 1), "ot=th:0")


async def opened(
    ledger: SqliteLedger | TornLog, clock: FakeClock, events: ListEvents, limits: Limits
) -> Spending:
    """A budget over a log."""
    return await Spending.open(limits, ledger, events, clock)


async def test_steps_and_dollars_are_there_after_a_restart(tmp_path: Path) -> None:
    """The factor in force and the day's cost, read back from the file."""
    clock, events = FakeClock(), ListEvents()
    ledger = await SqliteLedger.open(tmp_path / "ledger.db", clock=clock)
    first = await opened(ledger, clock, events, Limits(dollars_per_day=10.0))
    await first.judged([verdict(2.0), verdict(1.0)], SAMPLED)
    await first.judged([verdict(9.0)], SAMPLED)
    steps = events.of(SamplingStepped)
    assert steps[-1].step.step == 10
    assert steps[-1].lowered
    assert steps[-1].step.spent_dollars == 12.0
    assert await ledger.steps(99) == tuple(event.step for event in reversed(steps))
    await ledger.close()

    ledger = await SqliteLedger.open(tmp_path / "ledger.db", clock=clock)
    again = await opened(ledger, clock, events, Limits(dollars_per_day=10.0))
    assert again.budget.factor == first.budget.factor == 2.0**-10
    assert again.spent_dollars == 12.0
    assert await again.factor_since(0.0) == 2.0**-10
    await clock.advance(86_400)
    next_day = await opened(ledger, clock, events, Limits(dollars_per_day=10.0))
    assert next_day.spent_dollars == 0.0
    await ledger.close()


async def test_old_steps_expire_but_the_one_in_force_stays(tmp_path: Path) -> None:
    """Else a restart after a quiet month would begin at full rates."""
    clock = FakeClock()
    ledger = await SqliteLedger.open(tmp_path / "l.db", clock=clock, retention_days=1)
    for number in (1, 2):
        await ledger.stepped(SamplingStep(clock.now(), number, 2.0**-number, "dollars_per_day"))
    await ledger.spend(day_of(clock.now()), 1.0)
    await clock.advance(3 * 86_400)
    await ledger.expire()
    assert [step.step for step in await ledger.steps(9)] == [2]
    assert await ledger.spent(day_of(clock.now()) - 3) == 0.0
    await ledger.close()


async def test_only_what_reached_a_model_counts() -> None:
    """Code checks, gated and skipped criteria cost nothing and judge nothing."""
    clock, events, log = FakeClock(), ListEvents(), TornLog()
    spending = await opened(log, clock, events, Limits(judged_per_minute=1.0))
    for _ in range(60):
        await spending.judged([verdict(0.0, grader=Grader.CODE)], SAMPLED)
        await spending.judged([verdict(0.0, attempts=0)], SAMPLED)
    assert spending.budget.step == 0
    for _ in range(11):  # one a minute, held over the ten minutes of the longest window
        await spending.judged([verdict(0.0), verdict(0.0)], SAMPLED)
    assert spending.budget.step > 0
    assert log.dollars == {}


async def test_a_disk_that_refuses_loses_no_step_and_no_dollar() -> None:
    """Both take effect at once, are counted, and are written when the disk takes again."""
    clock, events, log = FakeClock(), ListEvents(), TornLog()
    spending = await opened(log, clock, events, Limits(dollars_per_day=1.0))
    log.torn = True
    await spending.judged([verdict(0.5)], SAMPLED)
    await spending.judged([verdict(0.75)], SAMPLED)
    assert spending.budget.factor < 1
    assert spending.spent_dollars == 1.25
    assert log.saved == []
    assert events.of(PushFailed)
    log.torn = False
    await spending.look()
    assert [step.step for step in log.saved] == [e.step.step for e in events.of(SamplingStepped)]
    assert log.dollars == {day_of(clock.now()): 1.25}


async def line_with(
    step: int, settled: Callable[[Settled], None] = lambda _: None
) -> tuple[UnitLine, SqliteLedger, FakeClock, Spending]:
    """A unit line at rate .5 (1 for agent vip, exempt), its budget at a step."""
    clock, events = FakeClock(), ListEvents()
    ledger = await SqliteLedger.open(None, clock=clock)
    limits = Limits(judged_per_minute=1_000.0)
    budget = Budget(limits, now=clock.monotonic(), wall=clock.now(), step=step)
    spending = Spending(budget, ledger, events, clock)
    line = UnitLine(
        account=Account(),
        sampler=Sampler(
            0.5,
            salt=b"s",
            rules=(Rule("vip", 1.0, lambda u: u.observations[0].agent == "vip", exempt=True),),
        ),
        redactor=Plain(),
        scoring=None,
        ledger=ledger,
        events=events,
        clock=clock,
        spending=spending,
        report=settled,
    )
    return line, ledger, clock, spending


async def test_the_budget_leaves_units_out_and_says_so() -> None:
    """At a quarter of .5: kept above 7/8, over budget above 1/2, sampled out below."""
    line, ledger, _, _ = await line_with(2)
    fates = {}
    for eighth in range(8):
        one = unit(eighth * SPACE // 8 + 1)
        fates[eighth] = await line.judge(one, "ot=th:0", Completion.IDLE)
    assert [fates[n].disposition for n in range(4)] == [Disposition.SAMPLED_OUT] * 4
    assert [fates[n].disposition for n in range(4, 7)] == [Disposition.OVER_BUDGET] * 3
    assert fates[5].record.reason == "default"
    kept = fates[7].record
    assert kept.sampling is not None
    assert kept.sampling.probability == 0.125
    assert await ledger.find(kept.trace_id) == (kept,)
    assert await ledger.find(fates[5].record.trace_id) == (), "nobody looked at it"
    vip = await line.judge(unit(1, "vip"), "ot=th:0", Completion.IDLE)
    assert vip.record.sampling is not None
    assert vip.record.sampling.probability == 1.0
    await ledger.close()


async def test_a_unit_is_held_to_the_least_factor_since_its_trace_was_opened() -> None:
    """The budget rose a minute ago; a trace opened before that keeps the lower probability."""
    line, ledger, clock, spending = await line_with(1)
    opened_at = clock.monotonic()
    await clock.advance(400)
    await spending.look()
    assert spending.budget.factor == 1.0
    top = unit(SPACE - 1)
    old = await line.judge(top, "ot=th:0", Completion.IDLE, opened=opened_at)
    new = await line.judge(top, "ot=th:0", Completion.IDLE, opened=clock.monotonic())
    assert old.record.sampling is not None
    assert new.record.sampling is not None
    assert (old.record.sampling.probability, new.record.sampling.probability) == (0.25, 0.5)
    await ledger.close()


async def test_the_senders_weight_is_on_the_score_and_in_the_ledger() -> None:
    """Adjusted count 4 upstream, our own probability apart from it."""
    clock = FakeClock()
    decision = Sampler(0.125, salt=b"s").decide(unit(SPACE - 1), "ot=th:c")
    assert decision.sampling.upstream_weight == 4.0
    assert decision.sampling.probability == 0.5
    candidate = select(unit(SPACE - 1)).candidate
    assert candidate is not None
    safe = await make_safe(replace(candidate, sampling=decision.sampling), Plain(), "default")
    score = score_of(verdict(0.0), safe, RecordContext("test", "none"))
    assert score is not None
    record = orjson.loads(score.metadata.value)
    assert (record["upstream_weight"], record["inclusion_probability"]) == (4.0, 0.5)
    assert "1 in 8 sampled" in score.comment.value
    ledger = await SqliteLedger.open(None, clock=clock)
    await ledger.record(
        UnitRecord("1" * 32, "trace", "scored", "", 1.0, 1, sampling=decision.sampling)
    )
    (found,) = await ledger.find("1" * 32)
    assert found.sampling == decision.sampling
    await ledger.close()
