"""A judge before a gold set goes the way of production, and a restricted stratum to people."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from redaction.text import Redacted, Withheld, WithheldReason
from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import Sampling
from sidecar.judging import Evaluator
from sidecar.offline.gold import GoldCase
from sidecar.offline.trial import hear, on_trial, prepare
from sidecar.policy import Match
from tests.fakes_judge import MarkingRedactor, a_candidate
from tests.unit.judging.court import AskedJudge, Court, answering, one
from tests.unit.offline.golds import case

pytestmark = pytest.mark.anyio


def cases(number: int, **more: Any) -> list[GoldCase]:
    """Some cases."""
    return [GoldCase.model_validate(case(at, **more)) for at in range(number)]


async def test_each_case_is_judged_as_often_as_asked_as_the_same_judge_version() -> None:
    """Whatever agent it applies to, and though `enforce` has no record yet; evidence included."""
    policies = one()
    criterion = policies.criteria[0].model_copy(update={"applies_to": Match(agent="sales-*")})
    enforced = criterion.calibration.model_copy(update={"require": "enforce"})
    criterion = criterion.model_copy(update={"calibration": enforced})
    court = Court(
        AskedJudge(answering()), on_trial(replace(policies, criteria=(criterion,)), criterion)
    )
    trials = await prepare(cases(4, output="Ana says Thursday."), court.redactor, at_once=2)
    told: list[int] = []
    await hear(trials, court.evaluator, repeats=3, at_once=2, told=lambda: told.append(1))
    assert [trial.judged.outcomes for trial in trials] == [("pass",) * 3] * 4
    assert len(told) == 12
    live = Court(AskedJudge(answering()), one()).evaluator.identity("answered_intent").version
    assert court.evaluator.identity("answered_intent").version == live
    assert isinstance(court.judge, AskedJudge)
    assert all("Ana" not in prompt.user.value for prompt in court.judge.prompts)


class _Withholding(MarkingRedactor):
    """Clears nothing."""

    async def redact(self, texts: Any) -> tuple[Redacted, ...]:
        """Refuse."""
        raise Withheld(WithheldReason.TIMEOUT)


async def test_a_case_that_cannot_be_cleared_is_counted_and_never_shown() -> None:
    """No judge sees it; its outcome is one of its own."""
    court = Court(policies=one())
    trials = await prepare(cases(1), _Withholding(), at_once=1)
    await hear(trials, court.evaluator, repeats=3, at_once=1)
    assert trials[0].judged.outcomes == ("redaction_failed",)
    assert court.attempts == {}


@pytest.mark.parametrize(("stratum", "outcome"), [("refunds", "to_review"), ("other", "pass")])
async def test_a_restricted_stratum_goes_to_people_without_a_call(
    stratum: str, outcome: str
) -> None:
    """By judge version; a stratum the record does not name is judged."""
    court = Court(policies=one())
    version = court.evaluator.identity("answered_intent").version
    strata = {version: frozenset({"refunds"})}
    court.evaluator = Evaluator(
        court.policies,
        {"default": court.judge},
        court.redactor,
        court.clock,
        court.events,
        calibration={version: "valid"},
        restricted=lambda asked: strata.get(asked, frozenset()),
    )
    candidate = replace(a_candidate(), sampling=Sampling(1.0, stratum))
    verdict = (await court.hear(candidate))["answered_intent"]
    assert verdict.outcome.value == outcome
    assert (verdict.outcome is Outcome.TO_REVIEW) == (court.attempts == {})
