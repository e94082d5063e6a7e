"""One framework against the real process: exported, selected, redacted, judged once, published."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import anyio
import pytest

from sidecar.adapters.clock import SystemClock
from sidecar.demo.store import StoreServer
from tests.fakes_judge import JudgeServer, Reply, Seen
from tests.frameworks.environments import Environment, Unavailable, prepare
from tests.frameworks.harness import Told, started
from tests.frameworks.rows import ROWS
from tests.frameworks.scripted import CASES, scripted_model
from tests.metrics import Metrics
from tests.peers import RecordingStore, by_observable, judge_environment, observables, passing
from tests.process import Sidecar, copied_policies, replaced, until

pytestmark = [pytest.mark.deep, pytest.mark.timeout(420)]

ROW: Final = next(row for row in ROWS if row.id == "langgraph-openinference")
CRITERION: Final = "answered_intent"


@dataclass(slots=True)
class Story:
    """What was seen: callers' answers, what the judge was asked about each, the account."""

    told: dict[str, Told] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    """The judge's user messages for one criterion."""
    metrics: Metrics | None = None
    scores: list[str] = field(default_factory=list)
    """Traces with a published score of that criterion."""


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> Story:
    """The whole run, once."""
    try:
        made = prepare(ROW.environment)
    except Unavailable as why:
        pytest.skip(f"{ROW.environment} cannot be installed here: {why}")
    return anyio.run(_tell, made, tmp_path_factory.mktemp("end_to_end"))


async def _tell(made: Environment, folder: Path) -> Story:
    story = Story()
    policies = copied_policies(folder, ner=False)
    names = by_observable(policies, (CRITERION,))
    # The answers name towns; they are to be recognised in what the judge is asked.
    replaced(
        policies / "redaction.yaml",
        "entities: []",
        "entities: [EMAIL_ADDRESS, CREDIT_CARD, IBAN_CODE, PHONE_NUMBER, SECRET]",
    )
    store = RecordingStore(SystemClock())

    async def answer(seen: Seen) -> Reply:
        if names.get(observables(seen)[0]) == CRITERION:
            story.asked.append(seen.user)
        return passing(seen)

    with scripted_model() as (model, _):
        async with StoreServer(store) as server, JudgeServer(answer=answer) as judge:
            settings = {
                "sampling": {"rate": 1.0},
                "assembly": {"quiet": "1s", "idle": "5s"},
                "ledger": {"path": "ledger.db"},
                "langfuse": {
                    "base_url": server.url,
                    "public_key": store.public_key,
                    "secret_key": store.secret_key,
                },
            }
            env = judge_environment(judge.base_url)
            async with (
                Sidecar(folder, settings, env=env) as running,
                started(ROW, made, model=model, otlp=running.otlp, folder=folder) as program,
            ):
                for case in program.cases:
                    story.told[case] = await program.ask(case)
                await running.settled(len(program.cases))

                async def delivered() -> Metrics | None:
                    now = await running.metrics()
                    accepted = now.sum("judge_score_pushes_total", outcome="accepted")
                    return now if accepted == len(store.sent()) > 0 else None

                story.metrics = await until(delivered, "every score is accepted")
            story.scores = [one["traceId"] for one in store.sent() if one["name"] == CRITERION]
    return story


class TestEndToEnd:
    """A framework's own exporter, the process, a judge and a store on real sockets."""

    def test_every_answer_is_put_to_the_judge_once(self, story: Story) -> None:
        answers = [str(CASES[case].answer) for case, told in story.told.items() if told.answer]
        put = Counter(answer for answer in answers for user in story.asked if answer in user)
        assert put == Counter(answers)
        assert len(story.asked) == len(answers)

    def test_every_answer_gets_one_score(self, story: Story) -> None:
        assert len(story.scores) == len(set(story.scores)) == len(story.asked)

    def test_the_account_is_level_and_the_failed_run_has_no_generation(self, story: Story) -> None:
        assert story.metrics is not None
        assert story.metrics.adds_up
        failed = [case for case, told in story.told.items() if told.error]
        assert story.metrics.dispositions == {
            "scored": len(story.told) - len(failed),
            "no_generation": len(failed),
        }
