"""`demo`: the whole path on this machine, every part a real one out of a wheel.

What the environment names (LANGFUSE_*, JUDGE_*, KAFKA_*) is used instead of its stand-in.
"""

from __future__ import annotations

import logging
import os
import signal
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import anyio
import anyio.to_thread
import httpx
import orjson
import typer
from aiokafka import AIOKafkaProducer
from rich.console import Console

import sidecar
from sidecar.adapters.clock import SystemClock
from sidecar.adapters.langfuse import read_scores
from sidecar.adapters.telemetry import configure
from sidecar.app.compose import Wishes
from sidecar.app.serve import Running, loop_options, serve
from sidecar.app.settings import Settings, load_redaction
from sidecar.app.stopping import stoppable
from sidecar.config import load
from sidecar.demo.broker import EmbeddedBroker
from sidecar.demo.model import ALIAS, ensure_model
from sidecar.demo.model_server import ModelServer
from sidecar.demo.progress import Steps
from sidecar.demo.store import Store, StoreServer
from sidecar.demo.summary import DemoResult, JudgeShown, Tally
from sidecar.demo.traffic import Sample, kafka_messages, otlp_requests, samples
from sidecar.domain.outcomes import Disposition, Outcome
from sidecar.pipeline import Settled
from sidecar.policy import JudgePolicy, Policies
from sidecar.policy import load as load_policies

CRITERIA: Final = ("not_empty", "tool_called", "no_pii_in_output", "answered_intent")
"""Three that code decides, on every trace, and one for the local judge, on a few."""

JUDGED_BY_MODEL: Final = "answered_intent"
SHARE: Final = 0.09
"""Share of the traces the local model judges: 9 of 73, at 8 to 20 s each on two cores."""

BUDGET: Final = 240.0
"""Seconds `--once` waits for the traffic to be judged before it stops and says so."""

_UNFINISHED: Final = (Disposition.HANDED_OVER, Disposition.LOST_AT_SHUTDOWN)


def demo(*, once: bool, as_json: bool, judge_share: float | None) -> int:
    """Run the demo; returns 0 when every trace was judged and accounted for.

    1 when the account does not add up or BUDGET ran out, 128 + the signal's number when one
    came first.
    """
    configure(level="error")
    # At the end the broker goes too, and clients would complain of that.
    logging.getLogger("aiokafka").setLevel(logging.CRITICAL)
    return anyio.run(_demo, once, as_json, judge_share or SHARE, backend_options=loop_options())


@dataclass(slots=True)
class Stage:
    """What the sidecar is pointed at: real parts where the environment names them."""

    environment: dict[str, str]
    policies: Policies
    own_judge: bool = False
    notes: list[str] = field(default_factory=list)
    """What a person should know, such as which stand-in is missing."""


@dataclass(slots=True)
class Play:
    """The traffic of one run and what became of it."""

    traffic: Sequence[Sample]
    share: float
    settled: list[Settled] = field(default_factory=list)
    late: bool = False
    result: DemoResult | None = None
    judged: bool = False
    """Whether every trace of the traffic came to an end of its own."""
    acting: anyio.CancelScope = field(default_factory=anyio.CancelScope)
    """Sends and waits; a signal ends it."""

    def code(self, stopped_by: signal.Signals | None) -> int:
        """Return the exit code."""
        if stopped_by is not None and not self.judged:
            return 128 + stopped_by
        return 0 if self.judged and self.result is not None and self.result.adds_up else 1

    def tallies(self) -> tuple[Tally, ...]:
        """Outcomes by criterion, held against the traffic's known truth."""
        truth = {sample.trace_id: sample.expected for sample in self.traffic}
        outcomes: dict[str, Counter[str]] = {name: Counter() for name in CRITERIA}
        right, checked = Counter[str](), Counter[str]()
        for one in self.settled:
            for verdict in one.record.verdicts:
                name, outcome = verdict.criterion, verdict.outcome.value
                outcomes.setdefault(name, Counter())[outcome] += 1
                wanted = truth.get(one.record.trace_id, {}).get(name)
                if wanted is not None and verdict.outcome is not Outcome.NOT_APPLICABLE:
                    checked[name] += 1
                    right[name] += outcome == wanted
        return tuple(
            Tally(
                criterion=name,
                grader="llm" if name == JUDGED_BY_MODEL else "code",
                of=counts.total(),
                outcomes=counts,
                right=right[name],
                checked=checked[name],
            )
            for name, counts in outcomes.items()
        )

    def answered_by(self) -> str | None:
        """The model that answered, None when no answer came."""
        models = (v.identity.answered_model for one in self.settled for v in one.record.verdicts)
        return next((model for model in models if model), None)


async def _demo(once: bool, as_json: bool, share: float) -> int:
    began = SystemClock().monotonic()
    traffic = samples(start_ns=int((SystemClock().now() - 300) * 1e9))
    play = Play(traffic, share)
    steps = Steps(Console(stderr=True))

    async def act(running: Running) -> None:
        with play.acting:
            with steps.step(f"sending {len(traffic)} traces of sample agents"):
                await _send(running, traffic)
            what = "judging (the local model takes 8 to 20 s a verdict)"
            with steps.progress(what, of=len(traffic)) as told:
                play.late = not await _until_judged(running, len(traffic), told)
            await show(running)
            if once:
                running.stop()
            else:
                steps.say("Everything stays up; Ctrl-C ends it.")

    async def show(running: Running) -> None:
        if play.result is None:
            seconds = SystemClock().monotonic() - began
            play.result = await _result(running, stage, play, seconds)
            _show(play.result, as_json)

    def told(_: signal.Signals) -> None:
        steps.say("stopping... (again to leave at once)")
        play.acting.cancel()

    async with stoppable(told) as stopping, AsyncExitStack() as stack:
        stage = await _set(stack, steps, share)
        wishes = Wishes(report=play.settled.append)
        settings = _settings(stage)
        await serve(settings, wishes=wishes, on_ready=act, on_end=show, stopping=stopping)
    return play.code(stopping.signal)


async def _set(stack: AsyncExitStack, steps: Steps, share: float) -> Stage:
    """Start the stand-ins for what the environment does not name."""
    policies = shipped_policies()
    stage = Stage(_wishes(policies, share), load_policies(policies))
    env = stage.environment
    if not os.environ.get("KAFKA_BOOTSTRAP_SERVERS"):
        if await anyio.to_thread.run_sync(EmbeddedBroker.available):
            with steps.step("starting a broker"):
                broker = await stack.enter_async_context(EmbeddedBroker())
                await broker.create_topics("otlp_proto", "otlp_json", partitions=2)
            env["JUDGE_SIDECAR__KAFKA__BOOTSTRAP"] = broker.bootstrap
        else:
            stage.notes.append(
                "The broker's wheel does not exist for this platform: all traces went by OTLP."
            )
    if not (os.environ.get("LANGFUSE_BASE_URL") or os.environ.get("LANGFUSE_HOST")):
        store = Store(SystemClock())
        server = await stack.enter_async_context(StoreServer(store))
        env["JUDGE_SIDECAR__LANGFUSE__BASE_URL"] = server.url
        env["JUDGE_SIDECAR__LANGFUSE__PUBLIC_KEY"] = store.public_key
        env["JUDGE_SIDECAR__LANGFUSE__SECRET_KEY"] = store.secret_key
    if not (os.environ.get("JUDGE_BASE_URL") or os.environ.get("JUDGE_MODEL")):
        with steps.progress("checking the local model's file") as told:
            model = await anyio.to_thread.run_sync(ensure_model, told)
        with steps.step("loading the local model"):
            judge = await stack.enter_async_context(ModelServer(model))
        stage.policies = stage.policies.with_judge(local_judge(judge.base_url, model.sha256))
        stage.own_judge = True
    steps.say("starting the sidecar")
    return stage


def _wishes(policies: Path, share: float) -> dict[str, str]:
    """The demo's settings, in the form in which the user's environment can win over them."""
    own = {
        "SAMPLING__RATE": "1.0",
        "ASSEMBLY__QUIET": "2s",
        "ASSEMBLY__IDLE": "4s",
        "KAFKA__SESSION": "6s",  # the embedded broker lets a member join after half of it
        "JUDGING__CRITERIA": str(list(CRITERIA)),
        "JUDGING__SAMPLE": str({JUDGED_BY_MODEL: share}),
        "JUDGING__POLICIES": str(policies),
        "OTLP__HTTP__PORT": "0",
        "OTLP__GRPC__PORT": "0",
        "ADMIN__PORT": "0",
        "KAFKA__TOPICS": "[{name: otlp_proto, encoding: otlp_proto},"
        " {name: otlp_json, encoding: otlp_json}]",
    }
    return {f"JUDGE_SIDECAR__{key}": value for key, value in own.items()}


def local_judge(base_url: str, sha256: str) -> JudgePolicy:
    """The demo's judge: the model pinned by its file's hash, asked one question at a time."""
    return JudgePolicy.model_validate(
        {
            "name": "default",
            "model": ALIAS,
            "revision": f"sha256:{sha256}",
            "base_url": base_url,
            "decoding": {
                "temperature": 0,
                "seed": 7,
                "max_tokens": 250,
                "grammar": True,
            },
            "evidence_cap": 4000,
            "limits": {"timeout": "90s", "concurrency": 1, "deadline": "240s", "attempts": 2},
        }
    )


def shipped_policies() -> Path:
    """The policies beside the source tree, else under the working directory."""
    beside = Path(sidecar.__file__).resolve().parents[1] / "policies"
    return beside if beside.is_dir() else Path("policies")


def _settings(stage: Stage) -> Settings:
    """The demo's own wishes, over which the user's environment wins."""
    config = load(None, {**stage.environment, **os.environ})
    judging = config.judging
    policies = stage.policies.only(judging.criteria or CRITERIA)
    if judging.base_url or judging.model:
        policies = policies.with_endpoint(base_url=judging.base_url, model=judging.model)
    return Settings(config, policies, load_redaction(judging.policies))


async def _send(running: Running, traffic: Sequence[Sample]) -> None:
    """Play the agents: three quarters of the traces over Kafka, the rest over OTLP/HTTP."""
    bootstrap = running.house.settings.config.kafka.bootstrap
    if bootstrap is not None:
        producer = AIOKafkaProducer(bootstrap_servers=bootstrap)
        await producer.start()
        try:
            for topic, key, value in kafka_messages(traffic):
                await producer.send_and_wait(topic, value, key=key)
        finally:
            await producer.stop()
    url = f"http://127.0.0.1:{running.otlp_port}/v1/traces"
    headers = {"content-type": "application/x-protobuf"}
    async with httpx.AsyncClient(trust_env=False) as client:
        for body in otlp_requests(traffic, all_roads=bootstrap is None):
            (await client.post(url, content=body, headers=headers)).raise_for_status()


async def _until_judged(running: Running, traces: int, told: Callable[[float], None]) -> bool:
    """Wait until every trace has its disposition and the outbox is empty; False at BUDGET."""
    account, ledger, clock = running.house.account, running.house.ledger, running.house.clock
    until = clock.monotonic() + BUDGET
    while clock.monotonic() < until:
        balance = account.balance()
        told((balance.received - balance.in_flight) / traces)
        settled = balance.received >= traces and balance.in_flight == 0
        if settled and await ledger.depth() == 0:
            return True
        await clock.sleep(0.25)
    return False


async def _result(running: Running, stage: Stage, play: Play, seconds: float) -> DemoResult:
    house = running.house
    balance, summary = house.account.balance(), await house.ledger.summary()
    stored = await read_scores(house.scores.connection) if house.scores else ()
    config = house.settings.config
    places = [
        ("status page", f"http://127.0.0.1:{running.admin_port}/"),
        ("metrics", f"http://127.0.0.1:{running.admin_port}/metrics"),
        ("OTLP/HTTP", f"http://127.0.0.1:{running.otlp_port}/v1/traces"),
        ("OTLP/gRPC", f"127.0.0.1:{running.grpc_port}"),
        ("Kafka", config.kafka.bootstrap or "none"),
        ("scores", config.langfuse.base_url or "none"),
    ]
    unfinished = balance.in_flight + sum(balance.dispositions.get(each, 0) for each in _UNFINISHED)
    done, traces = balance.received - unfinished, len(play.traffic)
    play.judged = done >= traces and not play.late
    within = f" within {BUDGET:.0f} s" if play.late else ""
    late = None if play.judged else f"Not everything was judged{within}: {done} of {traces}."
    return DemoResult(
        received=balance.received,
        in_flight=balance.in_flight,
        dispositions={name.value: count for name, count in balance.dispositions.items()},
        verdicts=play.tallies(),
        redactions=summary.redactions,
        judge=_judge_shown(running, stage, play),
        scores_in_store=len(stored),
        seconds=seconds,
        places=tuple(places),
        notes=(*stage.notes, late) if late else tuple(stage.notes),
    )


def _judge_shown(running: Running, stage: Stage, play: Play) -> JudgeShown:
    evaluator = running.house.evaluator
    assert evaluator is not None  # noqa: S101 - the demo always judges
    identity = evaluator.identity(JUDGED_BY_MODEL)
    return JudgeShown(
        requested_model=identity.asked_model or "",
        answered_model=play.answered_by(),
        judge_version=identity.version,
        calibration=identity.calibration,
        ours=stage.own_judge,
    )


def _show(result: DemoResult, as_json: bool) -> None:
    if as_json:
        typer.echo(orjson.dumps(result.as_json(), option=orjson.OPT_INDENT_2).decode())
    else:
        result.print_table(Console())
