"""An evaluator with all its doors, for tests that hear candidates."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anyio
from anyio.lowlevel import checkpoint

from sidecar.domain.errors import SidecarError
from sidecar.domain.events import JudgeAttempted
from sidecar.domain.units import Candidate, SafeCandidate
from sidecar.domain.verdicts import Verdict
from sidecar.judging import Evaluator
from sidecar.policy import Policies, load
from sidecar.ports import Answer, Judge, Prompt
from tests.fakes import FakeClock, ListEvents, settle
from tests.fakes_judge import MODEL, MarkingRedactor, a_candidate, cleared, said, verdict_text

SHIPPED = load(Path(__file__).resolve().parents[3] / "policies").with_endpoint(
    base_url="http://127.0.0.1:9/v1", model=MODEL
)


def answering(verdict: str = "pass", **change: Any) -> Callable[[Prompt], str]:
    """Return what answers any criterion with its own observables."""

    def answer(prompt: Prompt) -> str:
        schema = json.loads(prompt.schema.value)
        ids = schema["properties"]["criteria"]["items"]["properties"]["id"]["enum"]
        return json.dumps(json.loads(verdict_text(verdict, ids=ids)) | change)

    return answer


class AskedJudge:
    """Answers each prompt by a function; counts."""

    def __init__(self, answer: Callable[[Prompt], str | Answer | SidecarError]) -> None:
        self._answer = answer
        self.prompts: list[Prompt] = []

    async def ask(self, prompt: Prompt) -> Answer:
        """Answer, or raise."""
        self.prompts.append(prompt)
        await checkpoint()
        answer = self._answer(prompt)
        if isinstance(answer, SidecarError):
            raise answer
        return said(answer) if isinstance(answer, str) else answer

    async def close(self) -> None:
        """Nothing to close."""


class Court:
    """An evaluator with its doors."""

    def __init__(
        self, judge: Judge | None = None, policies: Policies = SHIPPED, **limits: Any
    ) -> None:
        default = policies.judge("default")
        changed = default.model_dump() | {
            "limits": default.limits.model_dump() | {"rpm": None} | limits
        }
        self.policies = policies.with_judge(type(default).model_validate(changed))
        self.judge = judge or AskedJudge(answering())
        self.clock = FakeClock()
        self.events = ListEvents()
        self.redactor = MarkingRedactor()
        self.evaluator = Evaluator(
            self.policies, {"default": self.judge}, self.redactor, self.clock, self.events
        )

    async def hear(
        self,
        candidate: Candidate | None = None,
        safe: SafeCandidate | None = None,
        sampled: Callable[[str], bool] = lambda _: True,
        *,
        passing: float = 0.0,
    ) -> dict[str, Verdict]:
        """Return the verdicts by criterion; `passing` virtual seconds are let go by."""
        candidate = candidate or a_candidate()
        box: list[Verdict] = []

        async def run() -> None:
            box.extend(
                await self.evaluator.evaluate(
                    candidate, safe or cleared(candidate), sampled=sampled
                )
            )

        async with anyio.create_task_group() as tasks:
            tasks.start_soon(run)
            if passing:
                await settle()
                await self.clock.advance(passing)
        return {verdict.criterion: verdict for verdict in box}

    @property
    def attempts(self) -> Counter[str]:
        """Calls by what became of them."""
        return Counter(event.outcome for event in self.events.of(JudgeAttempted))


def one(name: str = "answered_intent") -> Policies:
    """Keep one llm criterion of the shipped policies."""
    return SHIPPED.only((name,))
