"""`demo`: the whole path on this machine, every part a real one out of a wheel.

What the environment names (LANGFUSE_*, JUDGE_*, KAFKA_*) is used instead of its stand-in.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
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
from sidecar.adapters.langfuse.reading import read_scores
from sidecar.adapters.telemetry import configure
from sidecar.app.compose import Wishes
from sidecar.app.serve import Running, loop_options, serve
from sidecar.app.settings import Settings
from sidecar.config import load
from sidecar.demo.broker import EmbeddedBroker
from sidecar.demo.model import ALIAS, ensure_model
from sidecar.demo.model_server import ModelServer
from sidecar.demo.store import Store, StoreServer
from sidecar.demo.summary import DemoResult, Steps
from sidecar.demo.traffic import Sample, kafka_messages, otlp_requests, samples
from sidecar.policy import JudgePolicy, Policies
from sidecar.policy import load as load_policies

CRITERIA: Final = ("not_empty", "tool_called", "no_pii_in_output", "answered_intent")
"""Three that code decides, on every trace, and one for the local judge, on a few."""

JUDGED_BY_MODEL: Final = "answered_intent"
SHARE: Final = 0.13
"""Share of the traces the local model judges: about 8 of 62, at 5 to 30 s each."""

BUDGET: Final = 240.0
"""Seconds `--once` waits for the traffic to be judged before it stops and says so."""


def demo(*, once: bool, as_json: bool, judge_share: float | None) -> int:
    """Run the demo; returns 0 when every trace was accounted for."""
    configure(level="error")
    return anyio.run(_demo, once, as_json, judge_share or SHARE, backend_options=loop_options())


@dataclass(slots=True)
class Stage:
    """What the sidecar is pointed at: real parts where the environment names them."""

    environment: dict[str, str]
    policies: Policies
    broker: EmbeddedBroker | None = None
    store_url: str | None = None
    notes: list[str] = field(default_factory=list)
    """What a person should know: which stand-in is missing, which real part is used."""


async def _demo(once: bool, as_json: bool, share: float) -> int:
    began = SystemClock().monotonic()
    steps = Steps(Console(stderr=True), quiet=as_json)
    traffic = samples()
    async with AsyncExitStack() as stack:
        stage = await _set(stack, steps, share)
        settings = _settings(stage)
        outcome: list[DemoResult] = []

        async def act(running: Running) -> None:
            await _send(running, stage, traffic, steps)
            await _until_judged(running, len(traffic), steps)
            result = await _result(running, stage, traffic, share, began)
            outcome.append(result)
            _show(result, as_json)
            if once:
                running.stop()
            else:
                steps.say(f"status page http://127.0.0.1:{running.admin_port}/ - Ctrl-C ends it")

        await serve(settings, wishes=Wishes(), on_ready=act)
    return 0 if outcome and outcome[0].adds_up else 1


async def _set(stack: AsyncExitStack, steps: Steps, share: float) -> Stage:
    """Start the stand-ins for what the environment does not name."""
    env = {
        "JUDGE_SIDECAR__SAMPLING__RATE": "1.0",
        "JUDGE_SIDECAR__ASSEMBLY__QUIET": "2s",
        "JUDGE_SIDECAR__ASSEMBLY__IDLE": "4s",
        "JUDGE_SIDECAR__JUDGING__CRITERIA": str(list(CRITERIA)),
        "JUDGE_SIDECAR__JUDGING__SAMPLE": str({JUDGED_BY_MODEL: share}),
        "JUDGE_SIDECAR__JUDGING__POLICIES": str(shipped_policies()),
        "JUDGE_SIDECAR__OTLP__HTTP__PORT": "0",
        "JUDGE_SIDECAR__ADMIN__PORT": "0",
    }
    stage = Stage(env, load_policies(shipped_policies()))
    if not os.environ.get("KAFKA_BOOTSTRAP_SERVERS"):
        if EmbeddedBroker.available():
            with steps.step("starting the broker"):
                stage.broker = await stack.enter_async_context(EmbeddedBroker())
                await stage.broker.create_topics("otlp_proto", "otlp_json", partitions=2)
            env["JUDGE_SIDECAR__KAFKA__BOOTSTRAP"] = stage.broker.bootstrap
        else:
            stage.notes.append("no broker's wheel for this platform: everything goes by OTLP/HTTP")
    env["JUDGE_SIDECAR__KAFKA__TOPICS"] = (
        "[{name: otlp_proto, encoding: otlp_proto}, {name: otlp_json, encoding: otlp_json}]"
    )
    if not (os.environ.get("LANGFUSE_BASE_URL") or os.environ.get("LANGFUSE_HOST")):
        store = Store(SystemClock())
        server = await stack.enter_async_context(StoreServer(store))
        stage.store_url = server.url
        env["JUDGE_SIDECAR__LANGFUSE__BASE_URL"] = server.url
        env["JUDGE_SIDECAR__LANGFUSE__PUBLIC_KEY"] = store.public_key
        env["JUDGE_SIDECAR__LANGFUSE__SECRET_KEY"] = store.secret_key
    if not (os.environ.get("JUDGE_BASE_URL") or os.environ.get("JUDGE_MODEL")):
        with steps.progress("checking the local judge's model") as told:
            model = await anyio.to_thread.run_sync(ensure_model, told)
        with steps.step("loading the local judge"):
            judge = await stack.enter_async_context(ModelServer(model))
        stage.policies = stage.policies.with_judge(local_judge(judge.base_url, model.sha256))
    return stage


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
                "max_tokens": 200,
                "schema_bounds": True,
                "extra": {"cache_prompt": False},
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
    policies = stage.policies.only(config.judging.criteria or CRITERIA)
    judging = config.judging
    if judging.base_url or judging.model:
        policies = policies.with_endpoint(base_url=judging.base_url, model=judging.model)
    return Settings(config, policies)


async def _send(running: Running, stage: Stage, traffic: Sequence[Sample], steps: Steps) -> None:
    """Play the agents: three quarters of the traces over Kafka, the rest over OTLP/HTTP."""
    bootstrap = running.house.settings.config.kafka.bootstrap
    with steps.step(f"sending {len(traffic)} traces of sample agents"):
        if bootstrap is not None:
            producer = AIOKafkaProducer(bootstrap_servers=bootstrap)
            await producer.start()
            try:
                for topic, key, value in kafka_messages(traffic):
                    await producer.send_and_wait(topic, value, key=key)
            finally:
                await producer.stop()
        url = f"http://127.0.0.1:{running.otlp_port}/v1/traces"
        async with httpx.AsyncClient(trust_env=False) as client:
            for body in otlp_requests(traffic, all_roads=bootstrap is None):
                answer = await client.post(
                    url, content=body, headers={"content-type": "application/x-protobuf"}
                )
                answer.raise_for_status()


async def _until_judged(running: Running, traces: int, steps: Steps) -> None:
    """Wait until every trace has its disposition and the outbox is empty, within BUDGET."""
    account, ledger, clock = running.house.account, running.house.ledger, running.house.clock
    until = clock.monotonic() + BUDGET
    with steps.progress("judging (the local model takes 5 to 30 s a verdict)") as told:
        while clock.monotonic() < until:
            balance = account.balance()
            told((balance.received - balance.in_flight) / traces)
            done = balance.received >= traces and balance.in_flight == 0
            if done and await ledger.depth() == 0:
                return
            await clock.sleep(0.25)
    steps.say(f"not everything was judged within {BUDGET:.0f} s; what is left is accounted for")


async def _result(
    running: Running, stage: Stage, traffic: Sequence[Sample], share: float, began: float
) -> DemoResult:
    house = running.house
    balance, summary = house.account.balance(), await house.ledger.summary()
    stored = await read_scores(house.scores.connection) if house.scores else ()
    raise NotImplementedError


def _show(result: DemoResult, as_json: bool) -> None:
    if as_json:
        typer.echo(orjson.dumps(result.as_json(), option=orjson.OPT_INDENT_2).decode())
    else:
        result.print_table(Console())
