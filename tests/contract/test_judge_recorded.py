"""Recorded answers of real endpoints, through the real adapter and the whole evaluator."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import anyio
import pytest

from sidecar.adapters.anthropic_judge import AnthropicJudge, AnthropicSettings
from sidecar.adapters.openai_judge import OpenAIJudge, OpenAISettings
from sidecar.domain.events import IdentityChanged, JudgeAttempted
from sidecar.domain.outcomes import Outcome
from sidecar.domain.verdicts import Verdict
from sidecar.judging import Evaluator
from sidecar.policy import Criterion, JudgePolicy, Policies, SamplingPolicy
from sidecar.ports import Answer, Judge
from tests.fakes import FakeClock, ListEvents
from tests.fakes_judge import (
    MODEL,
    JudgeServer,
    MarkingRedactor,
    Reply,
    ScriptedJudge,
    a_candidate,
    cleared,
    completion,
    said,
    verdict_text,
)

pytestmark = pytest.mark.anyio

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "fixtures" / "judge_answers.jsonl")
    .read_text()
    .splitlines()
]


def policies(base_url: str, model: str = MODEL, **limits: Any) -> Policies:
    """One criterion whose only observable has its own id, as the cases' answers have."""
    criterion = Criterion.model_validate(
        {
            "id": "answered_intent",
            "owner": "tests",
            "question": "Did it answer?",
            "construct": "constraint",
            "grader": "llm",
            "pass": "It answers.",
            "fail": "It does not.",
        }
    )
    judge = JudgePolicy.model_validate(
        {"name": "default", "model": model, "base_url": base_url, "limits": limits}
    )
    return Policies((criterion,), (judge,), SamplingPolicy(salt="s"))


async def judged(
    judge: Judge,
    base_url: str,
    clock: FakeClock,
    *,
    model: str = MODEL,
    limits: dict[str, Any] | None = None,
) -> tuple[Verdict, ListEvents]:
    """Evaluate one candidate while virtual time passes as fast as it is waited for."""
    events = ListEvents()
    evaluator = Evaluator(
        policies(base_url, model, **(limits or {})),
        {"default": judge},
        MarkingRedactor(),
        clock,
        events,
    )
    candidate = a_candidate()
    box: list[Verdict] = []

    async def run() -> None:
        box.extend(await evaluator.evaluate(candidate, cleared(candidate), sampled=lambda _: True))
        tasks.cancel_scope.cancel()

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(run)
        while True:
            await clock.until_sleeping()
            await clock.advance(0.25)
    return box[0], events


OUTCOMES = {
    "pass": Outcome.PASS,
    "fail": Outcome.FAIL,
    "unparseable": Outcome.UNPARSEABLE,
    "content_filter": Outcome.CONTENT_FILTER,
    "refusal": Outcome.REFUSAL,
    "quarantined": Outcome.QUARANTINED,
    "transport": Outcome.JUDGE_UNAVAILABLE,
}


def speaking(case: dict[str, Any], base_url: str, clock: FakeClock) -> Judge:
    """Return the adapter of the case's provider, asking for the model the case asked for."""
    model = case["requested_model"]
    if case["provider"] == "anthropic":
        return AnthropicJudge(AnthropicSettings(base_url=base_url, model=model), clock)
    return OpenAIJudge(OpenAISettings(base_url=base_url, model=model), clock)


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
async def test_each_recorded_answer_ends_as_it_should(case: dict[str, Any]) -> None:
    """The bytes of a real complaint through the real adapter and the whole evaluator."""
    body = case["body"]
    reply = Reply(body, case["status"], case["headers"])
    clock = FakeClock()
    started = clock.monotonic()
    async with JudgeServer(reply) as server:
        judge = speaking(case, server.base_url, clock)
        limits = {"attempts": 3, "deadline": 60, "breaker_failures": 10}
        verdict, events = await judged(
            judge, server.base_url, clock, model=case["requested_model"], limits=limits
        )
        await judge.close()
        asked = len(server.requests)
    assert verdict.outcome is OUTCOMES[case["expected_outcome"]]
    assert (asked > 1) is case["retry"]
    changes = events.of(IdentityChanged)
    assert bool(changes) is (case["expected_outcome"] == "quarantined")
    if case["expected_outcome"] == "quarantined":
        assert verdict.reason == "identity_changed"
        assert verdict.score is None
        assert verdict.identity.answered_model == case["body"]["model"]
    if case["id"] == "B27":
        assert verdict.reason == "refusal_cyber"
    if case["id"] == "B24-4":
        assert clock.monotonic() - started >= 2 * 7, "not before 7 s, each time"
        assert {event.outcome for event in events.of(JudgeAttempted)} == {"throttled"}
    if case["expected_outcome"] == "transport":
        assert verdict.rationale is None
        assert asked == 3
    if case["expected_outcome"] == "unparseable":
        assert asked == 2
        assert verdict.reason == "unparseable"
        empty = case["id"] == "B27-3"
        assert (verdict.rationale is None) is empty, "the raw form is kept for a person"
    if case["id"] == "B28":
        assert verdict.reason == "jailbreak_detected"
    if case["id"] == "B25":
        assert [event.outcome for event in events.of(JudgeAttempted)] == ["fenced"]


async def test_an_answer_of_another_model_is_quarantine_until_restart() -> None:
    """One question is asked, no second; the event says who answered."""
    clock, events = FakeClock(), ListEvents()
    async with JudgeServer(Reply(completion(verdict_text(), model="other-model"))) as server:
        judge = OpenAIJudge(OpenAISettings(base_url=server.base_url, model=MODEL), clock)
        evaluator = Evaluator(
            policies(server.base_url), {"default": judge}, MarkingRedactor(), clock, events
        )
        candidate = a_candidate()
        verdicts = [
            (await evaluator.evaluate(candidate, cleared(candidate), sampled=lambda _: True))[0]
            for _ in range(3)
        ]
        await judge.close()
        assert len(server.requests) == 1
    assert {verdict.outcome for verdict in verdicts} == {Outcome.QUARANTINED}
    assert verdicts[0].identity.answered_model == "other-model"
    assert events.of(IdentityChanged) == [IdentityChanged("answered_intent", MODEL, "other-model")]
    assert evaluator.quarantined == ("default",)


async def test_an_answer_that_names_no_model_is_not_scored() -> None:
    """Whose verdict it is cannot be said; but nothing has been seen to change."""
    clock = FakeClock()
    judge = ScriptedJudge(Answer(verdict_text(), None, "stop"), said(verdict_text()))
    first, events = await judged(judge, "http://127.0.0.1:9", clock)
    assert (first.outcome, first.reason) == (Outcome.QUARANTINED, "identity_missing")
    assert events.of(IdentityChanged) == []
