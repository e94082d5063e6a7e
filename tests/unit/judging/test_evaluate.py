"""One candidate before all criteria: every way it can end, and no call that code can save."""

from __future__ import annotations

from typing import Any

import pytest

from redaction.text import Entity, Withheld, WithheldReason
from sidecar.domain.errors import Refused, Throttled, Unavailable
from sidecar.domain.events import CriterionSeen, CriterionSettled
from sidecar.domain.observations import ToolCall
from sidecar.domain.outcomes import Outcome, disposition_of
from sidecar.domain.units import Candidate
from sidecar.domain.verdicts import Grader
from sidecar.judging import Evaluator
from sidecar.policy import Match, Policies
from tests.fakes_judge import MODEL, ScriptedJudge, a_candidate, cleared, said, verdict_text
from tests.unit.judging.court import SHIPPED, AskedJudge, Court, answering, one

pytestmark = pytest.mark.anyio


async def test_a_good_answer_passes_every_criterion_that_applies() -> None:
    """Six verdicts in order, three calls, and events that add up."""
    court = Court()
    verdicts = await court.hear()
    assert [(name, v.outcome.value) for name, v in verdicts.items()] == [
        ("answered_intent", "pass"),
        ("grounded", "pass"),
        ("no_pii_in_output", "pass"),
        ("no_promise_without_tool", "pass"),
        ("not_empty", "pass"),
        ("tool_called", "not_applicable"),
    ]
    assert court.attempts == {"ok": 3}
    assert len(court.events.of(CriterionSeen)) == len(court.events.of(CriterionSettled)) == 6


async def test_a_verdict_carries_what_its_score_must_say() -> None:
    """Identity, observables, the judge's words (redacted), tokens, dollars, seconds."""
    court = Court(AskedJudge(answering(rationale="Ana was told the day.")), one())
    verdict = (await court.hear())["answered_intent"]
    identity = verdict.identity
    assert (identity.asked_model, identity.answered_model) == (MODEL, MODEL)
    assert identity.grader is Grader.LLM
    assert identity.version == court.evaluator.identity("answered_intent").version
    assert [(o.id, o.passed) for o in verdict.observables] == [
        ("names_request", True),
        ("gives_it", True),
    ]
    assert verdict.score == 1.0
    assert str(verdict.rationale) == "<PERSON_1> was told the day."
    spend = verdict.spend
    assert (spend.input_tokens, spend.output_tokens, spend.attempts) == (812, 61, 1)
    assert spend.dollars == pytest.approx(812 * 0.4e-6 + 61 * 1.6e-6)


@pytest.mark.parametrize("answer", ["", " ", "...", "\u200b"])
async def test_a_failed_gate_decides_and_no_judge_is_asked(answer: str) -> None:
    """The gate publishes its own fail; the llm criteria end as gated."""
    court = Court()
    verdicts = await court.hear(a_candidate(answer))
    assert verdicts["not_empty"].outcome is Outcome.FAIL
    for name in ("answered_intent", "grounded", "no_promise_without_tool"):
        assert (verdicts[name].outcome, verdicts[name].reason) == (Outcome.GATED, "not_empty")
    assert court.attempts == {}
    assert verdicts["no_pii_in_output"].outcome is Outcome.PASS


@pytest.mark.parametrize(
    ("status", "outcome"),
    [("none", "uncalibrated"), ("stale", "uncalibrated"), ("valid", "pass")],
)
async def test_under_enforce_only_a_calibrated_judge_is_asked(status: str, outcome: str) -> None:
    """The status belongs to the judge version, not to the criterion."""
    criterion = SHIPPED.criterion("answered_intent")
    enforced = criterion.calibration.model_copy(update={"require": "enforce"})
    criterion = criterion.model_copy(update={"calibration": enforced})
    court = Court(policies=Policies((criterion,), SHIPPED.judges, SHIPPED.sampling))
    version = court.evaluator.identity("answered_intent").version
    court.evaluator = Evaluator(
        court.policies,
        {"default": court.judge},
        court.redactor,
        court.clock,
        court.events,
        calibration={version: status},
    )
    verdict = (await court.hear())["answered_intent"]
    assert (verdict.outcome.value, verdict.identity.calibration) == (outcome, status)
    assert court.attempts.total() == (outcome == "pass")


async def test_a_criterion_that_is_not_sampled_costs_nothing_and_is_still_counted() -> None:
    """Seen and settled add up; its outcome is not applicable with the reason."""
    court = Court()
    verdicts = await court.hear(sampled=lambda name: name == "not_empty")
    skipped = verdicts["grounded"]
    assert (skipped.outcome, skipped.reason) == (Outcome.NOT_APPLICABLE, "criterion_not_sampled")
    assert court.attempts == {}
    assert len(court.events.of(CriterionSeen)) == 6


async def test_a_criterion_of_another_agent_is_not_applicable_and_not_seen() -> None:
    """Nobody promised a rate for traffic that it does not speak of; why is counted all the same."""
    criterion = SHIPPED.criterion("answered_intent").model_copy(
        update={"applies_to": Match(agent="sales-*")}
    )
    policies = Policies((criterion,), SHIPPED.judges, SHIPPED.sampling)
    court = Court(policies=policies)
    verdicts = await court.hear()
    verdict = verdicts["answered_intent"]
    assert (verdict.outcome, verdict.reason) == (Outcome.NOT_APPLICABLE, "not_matched")
    (settled,) = court.events.all
    assert isinstance(settled, CriterionSettled)
    assert settled.outcome is Outcome.NOT_APPLICABLE
    assert disposition_of(v.outcome for v in verdicts.values()).value == "no_criterion"


async def test_the_inclusion_probability_of_a_criterion_is_the_callers() -> None:
    """A criterion may judge a share of the kept units; events say so."""
    court = Court(policies=one())
    candidate = a_candidate()
    await court.evaluator.evaluate(
        candidate, cleared(candidate), sampled=lambda _: True, probability=lambda _: 0.25
    )
    assert court.events.of(CriterionSeen)[0].probability == 0.25
    assert court.events.of(CriterionSettled)[0].probability == 0.25


@pytest.mark.parametrize(
    ("script", "outcome", "reason", "attempts"),
    [
        (["prose", verdict_text("pass", ids=("names_request", "gives_it"))], "pass", "", 2),
        (["prose", "prose"], "unparseable", "unparseable", 2),
        ([said("{", finish="length")] * 2, "unknown", "truncated", 2),
        ([said("{", finish="length"), "prose", "prose"], "unparseable", "unparseable", 3),
        ([said("I cannot", finish="refusal")], "refusal", "refusal", 1),
        ([said("", finish="content_filter", model=None)], "content_filter", "content_filter", 1),
        (
            [said("", finish="content_filter", model=None, jailbreak=True)],
            "content_filter",
            "jailbreak_detected",
            1,
        ),
        ([said("x", model="other")], "quarantined", "identity_changed", 1),
        ([Refused("x")], "judge_unavailable", "refused", 1),
        ([Unavailable("x")], "judge_unavailable", "unavailable", 4),
        ([Throttled("x")], "judge_unavailable", "throttled", 4),
    ],
)
async def test_every_way_an_answer_can_end_is_an_outcome_of_its_own(
    script: list[Any], outcome: str, reason: str, attempts: int
) -> None:
    """An unreadable answer is asked for once more, a refusal never, transport up to four times."""
    judge = ScriptedJudge(*script)
    court = Court(judge, one())
    verdict = (await court.hear(passing=60))["answered_intent"]
    assert (verdict.outcome.value, verdict.reason) == (outcome, reason)
    assert len(judge.prompts) == attempts == verdict.spend.attempts
    assert sum(court.attempts.values()) == attempts


async def test_a_cut_answer_is_asked_for_again_with_a_larger_cap() -> None:
    """Twice the pinned cap; the first question carries none of its own."""
    good = verdict_text("pass", ids=("names_request", "gives_it"))
    judge = ScriptedJudge(said("{", finish="length"), good)
    court = Court(judge, one())
    assert (await court.hear())["answered_intent"].outcome is Outcome.PASS
    assert [prompt.answer_tokens for prompt in judge.prompts] == [None, 1400]


async def test_every_question_has_a_mark_of_its_own() -> None:
    """A retry too: an answer that learned one mark cannot close the next."""
    judge = ScriptedJudge("prose", "prose")
    await Court(judge, one()).hear()
    first, second = (prompt.user.value.splitlines()[1] for prompt in judge.prompts)
    assert first != second
    assert len(first) == 24


async def test_words_that_cannot_be_cleared_are_dropped_and_the_verdict_stands() -> None:
    """Fail closed for the text, not for the score."""
    court = Court(policies=one())
    court.redactor.withhold = Withheld(WithheldReason.TIMEOUT)
    verdict = (await court.hear())["answered_intent"]
    assert verdict.outcome is Outcome.PASS
    assert verdict.rationale is None
    assert [o.note for o in verdict.observables] == [None, None]
    assert [o.passed for o in verdict.observables] == [True, True]


def grounded(verdict: str, **change: Any) -> Court:
    """Return a court for `grounded` alone whose judge says `verdict`."""
    return Court(AskedJudge(answering(verdict, **change)), one("grounded"))


def with_result(result: str | None = "4.90", **given: Any) -> Candidate:
    """Return a candidate with one tool call."""
    return a_candidate(tool_calls=[ToolCall("get", "{}", result=result)], **given)


async def test_a_fail_on_whole_evidence_stands() -> None:
    """The rule must not swallow what the agent did wrong."""
    verdict = (await grounded("fail").hear(with_result()))["grounded"]
    assert (verdict.outcome, verdict.reason) == (Outcome.FAIL, "")


@pytest.mark.parametrize(
    ("candidate", "reason"),
    [
        (with_result("x" * 30_000), "evidence_truncated"),
        (with_result(truncated_upstream=True), "evidence_truncated"),
        (with_result(None), "evidence_absent"),
        (a_candidate(), "evidence_absent"),
    ],
)
async def test_a_fail_that_rests_on_what_was_not_shown_is_unknown(
    candidate: Candidate, reason: str
) -> None:
    """Cut by our cap, incomplete upstream, a call without its result, no evidence at all."""
    verdict = (await grounded("fail").hear(candidate))["grounded"]
    assert (verdict.outcome, verdict.reason) == (Outcome.UNKNOWN, reason)
    assert (await grounded("pass").hear(candidate))["grounded"].outcome is Outcome.PASS


async def test_a_fail_is_doubtful_only_where_it_speaks_of_a_masked_value() -> None:
    """The same value has the same mark on both sides, so a mask alone hides nothing."""
    candidate = with_result()
    safe = cleared(candidate, redactions=[("PERSON", 2)])
    elsewhere = grounded("fail", rationale="The price differs.")
    assert (await elsewhere.hear(candidate, safe))["grounded"].outcome is Outcome.FAIL
    about = grounded("fail", rationale="<IBAN_CODE_1> has a wrong length.")
    verdict = (await about.hear(candidate, safe))["grounded"]
    assert (verdict.outcome, verdict.reason) == (Outcome.UNKNOWN, "evidence_masked")


async def test_the_absence_of_a_tool_call_is_a_fail_where_that_is_the_question() -> None:
    """`no_promise_without_tool` judges absence itself."""
    court = Court(AskedJudge(answering("fail")), one("no_promise_without_tool"))
    assert (await court.hear())["no_promise_without_tool"].outcome is Outcome.FAIL


async def test_a_large_answer_is_checked_beside_the_event_loop() -> None:
    """And found right: the mask stands at its end."""
    candidate = a_candidate("word " * 100_000)
    safe = cleared(candidate, entities=[Entity("EMAIL_ADDRESS", 499_000, 499_010, 1.0)])
    verdicts = await Court().hear(candidate, safe, sampled=lambda name: "pii" in name)
    assert verdicts["no_pii_in_output"].reason == "pii_in_output"
