"""Mixed batches through a relay that is killed, to two sidecars that judge what comes out."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from aiokafka import AIOKafkaProducer, ConsumerRecord
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from sidecar.adapters.clock import SystemClock
from sidecar.demo.broker import EmbeddedBroker
from sidecar.demo.store import StoreServer
from sidecar.demo.traffic import Sample, samples
from tests.fakes_broker import committed, embedded_broker
from tests.fakes_judge import JudgeServer, Reply, Seen
from tests.integration.relay.topics import read
from tests.metrics import Metrics
from tests.peers import RecordingStore, judge_environment, passing
from tests.process import Sidecar, copied_policies, until

PARTITIONS: Final = 4
UNKEYED: Final = tuple(("unkeyed", number) for number in range(PARTITIONS))
KEYED: Final = tuple(("keyed", number) for number in range(PARTITIONS))
A_BATCH: Final = 6
"""Spans of different traces in one message."""


@dataclass(slots=True)
class Story:
    """What was seen: of the relay's two lives, and of the two sidecars behind it."""

    traffic: Sequence[Sample]
    batches: Sequence[bytes]
    relayed_before: list[ConsumerRecord] = field(default_factory=list)
    """The keyed topic when the relay was killed."""
    relayed: list[ConsumerRecord] = field(default_factory=list)
    committed_at_kill: Mapping[tuple[str, int], int | None] = field(default_factory=dict)
    committed: Mapping[tuple[str, int], int | None] = field(default_factory=dict)
    relay: Metrics | None = None
    relay_code: int = -1
    judged: list[Metrics] = field(default_factory=list)
    """The two sidecars' last readings."""
    asked: int = 0
    rows: list[dict[str, Any]] = field(default_factory=list)
    scores_sent: list[dict[str, Any]] = field(default_factory=list)


async def tell(folder: Path) -> Story:
    """Let it all happen, once, with files in `folder`."""
    copied_policies(folder, ner=False)
    traffic = [sample for sample in samples() if "answered_intent" in sample.expected][:40]
    told = Story(traffic, _mixed(traffic))
    store = RecordingStore(SystemClock())

    async def answer(seen: Seen) -> Reply:
        return passing(seen)

    async with (
        embedded_broker() as broker,
        StoreServer(store) as server,
        JudgeServer(answer=answer) as judge,
    ):
        await broker.create_topics("unkeyed", "keyed", partitions=PARTITIONS)
        judging = _judging(broker, server, store)
        env = judge_environment(judge.base_url)
        async with (
            Sidecar(folder, judging("one.db"), env=env, name="one") as one,
            Sidecar(folder, judging("two.db"), env=env, name="two") as two,
        ):
            await _share(one, two)
            await _relay_through_a_kill(told, folder, broker)
            told.judged = await _all_settled((one, two), len(traffic))
            await _delivered((one, two), store)
        told.asked, told.rows = len(judge.requests), store.rows.visible()
        told.scores_sent = store.sent()
    return told


def _judging(broker: EmbeddedBroker, server: StoreServer, store: RecordingStore) -> Any:
    def settings(ledger: str) -> dict[str, dict[str, Any]]:
        return {
            "kafka": {
                "bootstrap": broker.bootstrap,
                "group": "judges",
                "topics": [{"name": "keyed"}],
                "commit_interval": "300ms",
                "session": "4s",
            },
            "judging": {"criteria": ["not_empty", "answered_intent"]},
            "redaction": {"workers": 1},
            "sampling": {"rate": 1.0},
            # Longer than a killed relay takes to come back: its traces are whole only then.
            "assembly": {"quiet": "10s", "idle": "20s"},
            "ledger": {"path": ledger},
            "langfuse": {
                "base_url": server.url,
                "public_key": store.public_key,
                "secret_key": store.secret_key,
            },
        }

    return settings


def _relaying(broker: EmbeddedBroker, **kafka: str) -> dict[str, dict[str, Any]]:
    return {
        "kafka": {"bootstrap": broker.bootstrap, "session": "3s", **kafka},
        "relay": {"inputs": [{"name": "unkeyed"}], "traces_topic": "keyed"},
        "dead_letters": {"path": "dead.jsonl"},
    }


def _mixed(traffic: Iterable[Sample]) -> list[bytes]:
    """The traffic's spans in small batches, each of as many traces as it has spans."""
    queues = [
        [
            (resource.resource, scope.scope, span)
            for body in sample.requests
            for resource in ExportTraceServiceRequest.FromString(body).resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]
        for sample in traffic
    ]
    batches = []
    while queues:
        request = ExportTraceServiceRequest()
        for queue in queues[:A_BATCH]:
            resource, scope, span = queue.pop(0)
            group = request.resource_spans.add(resource=resource).scope_spans.add(scope=scope)
            group.spans.append(span)
        queues = [queue for queue in queues[A_BATCH:] + queues[:A_BATCH] if queue]
        batches.append(request.SerializeToString())
    return batches


async def _share(one: Sidecar, two: Sidecar) -> None:
    """Wait until each sidecar has partitions of the topic: then none is handed over later."""

    async def both() -> bool | None:
        shares = [
            (await sidecar.metrics()).text.count("sidecar_kafka_lag{") for sidecar in (one, two)
        ]
        return shares == [PARTITIONS / 2, PARTITIONS / 2] or None

    await until(both, "each of the two has half of the partitions")


async def _relay_through_a_kill(told: Story, folder: Path, broker: EmbeddedBroker) -> None:
    """Half of the batches, kill -9 while nothing is committed, the other half, and again."""
    half = len(told.batches) // 2
    first = Sidecar(folder, _relaying(broker, commit_interval="1h"), name="relay", verb="relay")
    async with first:
        await _produce(broker, told.batches[:half])

        async def under_way() -> bool | None:
            now = await first.metrics()
            return now.sum("sidecar_relayed_messages_total") > half or None

        await until(under_way, "some of it is relayed")
        first.process.send_signal(signal.SIGKILL)
        await first.ends()
    told.committed_at_kill = await committed(broker, "judge-sidecar-relay", UNKEYED)
    told.relayed_before = await read(broker, KEYED)
    await _produce(broker, told.batches[half:], start=half)
    settings = _relaying(broker, commit_interval="200ms")
    async with Sidecar(folder, settings, name="again", verb="relay") as again:
        ends = {place: len(told.batches[place[1] :: PARTITIONS]) for place in UNKEYED}

        async def done() -> Mapping[tuple[str, int], int | None] | None:
            seen = await committed(broker, "judge-sidecar-relay", UNKEYED)
            return seen if seen == ends else None

        told.committed = await until(done, "the relay has committed all of its input")
        told.relay = await again.metrics()
        again.process.terminate()
        told.relay_code = await again.ends()
    sent = told.relay.sum("sidecar_relayed_messages_total")
    told.relayed = await read(broker, KEYED, len(told.relayed_before) + int(sent))


async def _produce(broker: EmbeddedBroker, batches: Sequence[bytes], start: int = 0) -> None:
    producer = AIOKafkaProducer(bootstrap_servers=broker.bootstrap)
    await producer.start()
    try:
        for number, body in enumerate(batches, start):
            await producer.send("unkeyed", body, partition=number % PARTITIONS)
        await producer.flush()
    finally:
        await producer.stop()


async def _all_settled(sidecars: Sequence[Sidecar], units: int) -> list[Metrics]:
    async def look() -> list[Metrics] | None:
        seen = [await sidecar.metrics() for sidecar in sidecars]
        whole = sum(now.received for now in seen) == units
        return seen if whole and not any(now.in_flight for now in seen) else None

    return await until(look, "every trace is settled by one of the two", seconds=60)


async def _delivered(sidecars: Sequence[Sidecar], store: RecordingStore) -> None:
    async def look() -> bool | None:
        seen = [await sidecar.metrics() for sidecar in sidecars]
        accepted = sum(now.sum("judge_score_pushes_total", outcome="accepted") for now in seen)
        return accepted == len(store.sent()) > 0 or None

    await until(look, "every score is accepted")
