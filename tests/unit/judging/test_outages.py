"""A judge that is away, slow, limited or changed."""

from __future__ import annotations

import anyio
import pytest
from anyio.lowlevel import checkpoint

from sidecar.domain.errors import Unauthorised, Unavailable
from sidecar.domain.outcomes import Outcome
from sidecar.judging import Evaluator
from sidecar.ports import Answer, Prompt
from sidecar.runtime.breaker import BreakerState
from tests.fakes_judge import ScriptedJudge, a_candidate, cleared, said, verdict_text
from tests.unit.judging.court import AskedJudge, Court, answering, one

pytestmark = pytest.mark.anyio


async def test_a_judge_that_is_away_is_waited_for_and_nothing_is_lost() -> None:
    """The breaker opens; the item waits for the probe and gets its verdict."""
    good = verdict_text("pass", ids=("names_request", "gives_it"))
    judge = ScriptedJudge(*[Unavailable("x")] * 9, good)
    court = Court(judge, one(), breaker_failures=4, breaker_cool_down=15)
    verdict = (await court.hear(passing=200))["answered_intent"]
    assert verdict.outcome is Outcome.PASS
    assert court.evaluator.available


async def test_credentials_that_are_not_accepted_stop_the_judge_until_they_are_mended() -> None:
    """The first answer opens the breaker: no item is lost to an expired key."""
    good = verdict_text("pass", ids=("names_request", "gives_it"))
    judge = ScriptedJudge(Unauthorised("x"), Unauthorised("x"), good)
    court = Court(judge, one())
    assert (await court.hear(passing=30))["answered_intent"].outcome is Outcome.PASS
    assert court.attempts == {"unauthorised": 2, "ok": 1}
    court = Court(ScriptedJudge(Unauthorised("x")), one())
    verdict = (await court.hear(passing=400))["answered_intent"]
    assert (verdict.outcome.value, verdict.reason) == ("judge_unavailable", "unauthorised")


async def test_past_the_longest_outage_it_is_unavailable() -> None:
    """No score; the next item may ask again, since somebody must probe."""
    court = Court(
        ScriptedJudge(Unavailable("x")),
        one(),
        breaker_failures=4,
        breaker_cool_down=15,
        max_outage=60,
    )
    verdict = (await court.hear(passing=300))["answered_intent"]
    assert verdict.outcome is Outcome.JUDGE_UNAVAILABLE
    assert court.evaluator.benches["default"].breaker.state is BreakerState.OPEN
    assert court.evaluator.available


async def test_one_items_exhaustion_leaves_the_breaker_closed() -> None:
    """Four tries of one item, a limit of ten: the next item is asked at once."""
    good = verdict_text("pass", ids=("names_request", "gives_it"))
    judge = ScriptedJudge(*[Unavailable("x")] * 4, good)
    court = Court(judge, one(), breaker_failures=10)
    assert (await court.hear(passing=60))["answered_intent"].outcome.value == "judge_unavailable"
    assert (await court.hear())["answered_intent"].outcome is Outcome.PASS


class CountingJudge(AskedJudge):
    """Notes how many questions are open at once."""

    def __init__(self) -> None:
        super().__init__(answering())
        self.open = 0
        self.most = 0

    async def ask(self, prompt: Prompt) -> Answer:
        """Stay open for some turns."""
        self.open += 1
        self.most = max(self.most, self.open)
        await checkpoint()
        try:
            return await super().ask(prompt)
        finally:
            self.open -= 1


@pytest.mark.parametrize(("concurrency", "most"), [(1, 1), (2, 2), (8, 3)])
async def test_criteria_are_judged_at_once_within_the_judges_limit(
    concurrency: int, most: int
) -> None:
    """Three llm criteria share one judge."""
    judge = CountingJudge()
    court = Court(judge, concurrency=concurrency)
    verdicts = await court.hear()
    assert verdicts["grounded"].outcome is Outcome.PASS
    assert judge.most == most


async def test_calls_are_spaced_by_the_rate_limit() -> None:
    """60 a minute: the third call starts 2 s after the first."""
    court = Court(rpm=60)
    started = court.clock.monotonic()
    with pytest.raises(TimeoutError), anyio.fail_after(0.05):
        await court.hear(passing=1.9)
    court = Court(rpm=60)
    await court.hear(passing=2.0)
    assert court.attempts == {"ok": 3}
    assert court.clock.monotonic() - started == 2.0


async def test_quarantine_outlives_a_reload_that_keeps_the_judge() -> None:
    """The benches of the old evaluator are handed to the new one."""
    judge = ScriptedJudge(said("x", model="other"))
    court = Court(judge, one())
    await court.hear()
    again = Evaluator(
        court.policies,
        {"default": judge},
        court.redactor,
        court.clock,
        court.events,
        benches=court.evaluator.benches,
    )
    candidate = a_candidate()
    (verdict,) = await again.evaluate(candidate, cleared(candidate), sampled=lambda _: True)
    assert verdict.outcome is Outcome.QUARANTINED
    assert len(judge.prompts) == 1
