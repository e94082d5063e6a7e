"""`relay` seen from outside: mixed batches in, whole traces out, also when it is killed."""

from __future__ import annotations

import os
import signal
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import anyio
import grpc
import grpc.aio
import pytest
from aiokafka import AIOKafkaConsumer, AIOKafkaProducer, ConsumerRecord, TopicPartition
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2_grpc import TraceServiceStub

from sidecar.adapters.clock import SystemClock
from sidecar.adapters.kafka.producer import KafkaMessages
from sidecar.demo.broker import EmbeddedBroker
from sidecar.demo.store import StoreServer
from sidecar.demo.traffic import Sample, samples
from sidecar.demo.traffic.spans import to_json
from sidecar.domain.errors import Unavailable
from sidecar.domain.events import Warned
from tests.fakes import ListEvents
from tests.fakes_broker import committed, embedded_broker
from tests.fakes_judge import JudgeServer, Reply, Seen
from tests.process import (
    JSON,
    Metrics,
    RecordingStore,
    Sidecar,
    copied_policies,
    judge_environment,
    passing,
    until,
)

# The whole story is told once, while the first test waits.
pytestmark = pytest.mark.timeout(150)

PARTITIONS: Final = 4
UNKEYED: Final = tuple(("unkeyed", number) for number in range(PARTITIONS))
KEYED: Final = tuple(("keyed", number) for number in range(PARTITIONS))
NO_FAULTS: Final = ["relay_not_idempotent"]
"""The embedded broker knows no idempotent producers, and the relay says so."""
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


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> Story:
    """Everything that happened, told once for all tests here."""
    if not EmbeddedBroker.available():
        pytest.skip("the embedded broker's wheel does not exist for this platform")
    return anyio.run(_tell, tmp_path_factory.mktemp("relay"), backend_options={"use_uvloop": True})


async def _tell(folder: Path) -> Story:
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
    told.relayed_before = await _read(broker, KEYED)
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
    told.relayed = await _read(broker, KEYED, len(told.relayed_before) + int(sent))


async def _produce(broker: EmbeddedBroker, batches: Sequence[bytes], start: int = 0) -> None:
    producer = AIOKafkaProducer(bootstrap_servers=broker.bootstrap)
    await producer.start()
    try:
        for number, body in enumerate(batches, start):
            await producer.send("unkeyed", body, partition=number % PARTITIONS)
        await producer.flush()
    finally:
        await producer.stop()


async def _read(
    broker: EmbeddedBroker, places: Sequence[tuple[str, int]], at_least: int = 1
) -> list[ConsumerRecord]:
    """Everything that stands in these partitions; the embedded broker's end offsets lie."""
    consumer = AIOKafkaConsumer(
        bootstrap_servers=broker.bootstrap, auto_offset_reset="earliest", enable_auto_commit=False
    )
    consumer.assign([TopicPartition(*place) for place in places])
    await consumer.start()
    records: list[ConsumerRecord] = []
    try:
        with anyio.fail_after(20):
            more = True
            while more or len(records) < at_least:
                batches = await consumer.getmany(timeout_ms=500)
                records += [record for batch in batches.values() for record in batch]
                more = bool(batches)
    finally:
        await consumer.stop()
    return records


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


def _spans(bodies: Iterable[bytes]) -> dict[str, set[bytes]]:
    """Each trace's spans as bytes, with what they stand under."""
    by_trace: dict[str, set[bytes]] = defaultdict(set)
    for body in bodies:
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            for scope in resource.scope_spans:
                under = resource.resource.SerializeToString() + scope.scope.SerializeToString()
                for span in scope.spans:
                    by_trace[span.trace_id.hex()].add(under + span.SerializeToString())
    return by_trace


def test_the_input_mixes_traces_over_all_partitions(story: Story) -> None:
    """Else the rest would prove nothing: no key, and every trace on several partitions."""
    places: dict[str, set[int]] = defaultdict(set)
    for number, body in enumerate(story.batches):
        for trace_id in _spans([body]):
            places[trace_id].add(number % PARTITIONS)
    assert len(places) == len(story.traffic)
    assert sum(len(found) > 1 for found in places.values()) > len(places) / 2
    assert max(len(_spans([body])) for body in story.batches) == A_BATCH


def test_each_message_is_one_trace_under_its_key(story: Story) -> None:
    """And all messages of a trace stand on one partition."""
    places: dict[bytes, set[int]] = defaultdict(set)
    for record in story.relayed:
        assert set(_spans([record.value])) == {record.key.decode()}
        places[record.key].add(record.partition)
    assert all(len(found) == 1 for found in places.values())
    assert {place for found in places.values() for place in found} == set(range(PARTITIONS))


def test_no_span_is_lost_or_changed_through_the_kill(story: Story) -> None:
    """Every span that came in went out, with its resource and scope; none was invented."""
    assert _spans(record.value for record in story.relayed) == _spans(story.batches)


def test_what_was_not_committed_is_relayed_again_in_the_same_messages(story: Story) -> None:
    """Doubles are whole messages: what was sent before the kill, sent once more."""
    assert set(story.committed_at_kill.values()) <= {None, 0}
    assert story.relayed_before
    before = Counter((record.key, record.value) for record in story.relayed_before)
    after = Counter((record.key, record.value) for record in story.relayed)
    assert set(before) <= set(after)
    assert all(after[message] == 2 * count for message, count in before.items())


def test_the_relay_commits_what_it_relayed_and_drains(story: Story) -> None:
    """Up to the ends of its input; SIGTERM ends it with exit 0."""
    assert story.relay is not None
    spans = sum(map(len, _spans(story.batches).values()))
    assert story.relay.sum("sidecar_relayed_items_total", topic="keyed") == spans
    assert story.relay.by("sidecar_requests_total", "fate") == {"decoded": len(story.batches)}
    assert list(story.relay.by("sidecar_warnings_total", "code")) == NO_FAULTS
    assert story.relay_code == 0


def test_two_sidecars_judge_every_trace_exactly_once(story: Story) -> None:
    """One disposition a trace over both, and both had work."""
    total: Counter[str] = Counter()
    for reading in story.judged:
        assert reading.received > 0
        total.update({name: int(count) for name, count in reading.dispositions.items()})
    assert total == {"scored": len(story.traffic)}
    assert not any(reading.sum("sidecar_key_mismatch_total") for reading in story.judged)
    assert story.asked == len(story.traffic), "no verdict was bought twice"


def test_every_score_is_stored_once(story: Story) -> None:
    """Two criteria a trace; neither sent twice nor stored twice."""
    assert len(story.rows) == len(story.scores_sent) == 2 * len(story.traffic)
    assert len({row["id"] for row in story.rows}) == len(story.rows)
    subjects = Counter(row["traceId"] for row in story.rows)
    assert subjects == {sample.trace_id: 2 for sample in story.traffic}


@pytest.mark.anyio
async def test_otlp_is_answered_by_the_brokers_and_503_while_they_are_silent(
    tmp_path: Path,
) -> None:
    """200 means on the topic; a silent broker means 503 with Retry-After, then 200 again."""
    sample = samples()[0]
    logs = ExportLogsServiceRequest()
    scope = logs.resource_logs.add().scope_logs.add()
    for trace_id in (bytes.fromhex(sample.trace_id), b""):
        scope.log_records.add(trace_id=trace_id).body.string_value = "text"
    async with embedded_broker() as broker:
        await broker.create_topics("keyed", "logs", partitions=2)
        settings = {
            "kafka": {"bootstrap": broker.bootstrap},
            "relay": {
                "traces_topic": "keyed",
                "logs_topic": "logs",
                "timeout": "500ms",
                "compression": "zstd",
            },
        }
        async with Sidecar(tmp_path, settings, name="relay", verb="relay") as relay:
            assert (await relay.post(to_json(sample.requests[0]), JSON)).status_code == 200
            answer = await relay.post(logs.SerializeToString(), path="/v1/logs")
            assert answer.status_code == 200
            assert [each.key.decode() for each in await _read(broker, [*_two("keyed")])] == [
                sample.trace_id
            ]
            assert len(await _read(broker, [*_two("logs")])) == 1
            assert await _over_grpc(relay, sample) is None
            with _silenced(broker):
                silent = [await relay.post(sample.requests[0]) for _ in range(2)]
                assert await _over_grpc(relay, sample) is grpc.StatusCode.UNAVAILABLE

                async def unready() -> bool | None:
                    ready = await relay.client.get(f"{relay.admin}/readyz")
                    return ready.status_code == 503 or None

                await until(unready, "it is not ready")
            assert [answer.status_code for answer in silent] == [503, 503]
            assert all(int(answer.headers["retry-after"]) >= 1 for answer in silent)

            async def taken() -> bool | None:
                return (await relay.post(sample.requests[0])).status_code == 200 or None

            await until(taken, "the relay takes in again")
            records = await _read(broker, [*_two("keyed")])
            assert len(records) >= 4, "the one that was answered 503 arrived as well"
            assert _spans(record.value for record in records) == _spans(sample.requests[:1])
            metrics = await relay.metrics()
            assert metrics.sum("sidecar_relay_unkeyed_total", topic="logs") == 1
            relay.process.terminate()
            assert await relay.ends() == 0


async def _over_grpc(relay: Sidecar, sample: Sample) -> grpc.StatusCode | None:
    """Export over gRPC; returns the error's code, None for success."""
    async with grpc.aio.insecure_channel(relay.otlp_grpc) as channel:
        export = TraceServiceStub(channel).Export  # type: ignore[no-untyped-call]
        try:
            await export(ExportTraceServiceRequest.FromString(sample.requests[0]))
        except grpc.aio.AioRpcError as error:
            return error.code()
    return None


def _two(topic: str) -> tuple[tuple[str, int], tuple[str, int]]:
    return (topic, 0), (topic, 1)


class _silenced:  # noqa: N801 - reads as a verb
    """The broker takes connections but answers nothing while inside."""

    def __init__(self, broker: EmbeddedBroker) -> None:
        self._pid = broker.pid

    def __enter__(self) -> None:
        os.kill(self._pid, signal.SIGSTOP)

    def __exit__(self, *_: object) -> None:
        os.kill(self._pid, signal.SIGCONT)


@pytest.mark.anyio
async def test_the_log_names_what_is_too_large_and_takes_the_rest() -> None:
    """In order, by key; a topic that is not there is said by the key that names it."""
    events = ListEvents()
    async with embedded_broker() as broker:
        await broker.create_topics("keyed", partitions=3)
        messages = KafkaMessages(broker.bootstrap, events=events, max_message=1_000)
        assert await messages.check({"relay.traces_topic": "keyed"}) == {"keyed": 3}
        pairs = [(b"a", b"1"), (b"a", b"x" * 9_000), (b"a", b"2"), (b"b", b"3")]
        assert await messages.write("keyed", pairs) == {1}
        records = await _read(broker, [("keyed", number) for number in range(3)])
        assert [each.value for each in records if each.key == b"a"] == [b"1", b"2"]
        assert await messages.write("keyed", []) == frozenset()
        await messages.close()
        await messages.close()
    assert [event.code for event in events.of(Warned)] == NO_FAULTS


@pytest.mark.anyio
async def test_brokers_that_are_away_at_start_are_named() -> None:
    """Port 1 refuses at once."""
    messages = KafkaMessages("127.0.0.1:1", events=ListEvents())
    with pytest.raises(Unavailable, match=r"kafka\.bootstrap"):
        await messages.check({"relay.traces_topic": "keyed"})
    await messages.close()
