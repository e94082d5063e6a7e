"""`run` seen from outside: a real broker, real sockets, a real store, one scripted judge."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import anyio
import pytest
from aiokafka import AIOKafkaConsumer, AIOKafkaProducer, TopicPartition
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from sidecar.adapters.clock import SystemClock
from sidecar.demo.broker import EmbeddedBroker
from sidecar.demo.store import StoreServer
from sidecar.demo.traffic import Sample, kafka_messages, otlp_requests, samples
from sidecar.demo.traffic.spans import to_json
from tests.fakes_broker import committed, embedded_broker
from tests.fakes_judge import JudgeServer, Reply, Seen
from tests.metrics import Metrics
from tests.peers import RecordingStore, by_observable, criterion_asked, judge_environment, passing
from tests.process import JSON, PROTO, Sidecar, copied_policies, until

# The whole story is told once, while the first test waits.
pytestmark = pytest.mark.timeout(240)

CODE: Final = ("not_empty", "tool_called", "no_pii_in_output")
LLM: Final = ("answered_intent", "grounded", "no_promise_without_tool")
TOPICS: Final = ("otlp_proto", "otlp_json")
PLACES: Final = tuple((topic, partition) for topic in TOPICS for partition in (0, 1))
NOISE: Final = b"\x00not an export request"

Place = tuple[str, int]
Offsets = Mapping[Place, int | None]


@dataclass(slots=True)
class Story:
    """What was seen of one run and of a second one over the same ledger."""

    traffic: Sequence[Sample]
    sent: dict[Place, list[str]] = field(default_factory=dict)
    """Trace ids by partition, in the order of their offsets; noise is empty."""
    readings: list[Metrics] = field(default_factory=list)
    held: list[Offsets] = field(default_factory=list)
    """Committed offsets while the judge hung."""
    waiting: int = 0
    """Judge calls under way while it hung."""
    refused: list[int] = field(default_factory=list)
    done: Metrics | None = None
    status: Any = None
    committed: Offsets = field(default_factory=dict)
    ends: Offsets = field(default_factory=dict)
    asked: Counter[str] = field(default_factory=Counter)
    """Judge calls by criterion."""
    rows: list[dict[str, Any]] = field(default_factory=list)
    scores_sent: list[dict[str, Any]] = field(default_factory=list)
    code: int = -1
    drain_seconds: float = 0.0
    log: str = ""
    again: Metrics | None = None
    again_asked: int = 0
    again_sent: int = 0
    again_code: int = -1

    @property
    def samples(self) -> dict[str, Sample]:
        """By trace id."""
        return {sample.trace_id: sample for sample in self.traffic}


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> Story:
    """Everything that happened, told once for all tests here."""
    if not EmbeddedBroker.available():
        pytest.skip("the embedded broker's wheel does not exist for this platform")
    return anyio.run(_tell, tmp_path_factory.mktemp("run"), backend_options={"use_uvloop": True})


async def _tell(folder: Path) -> Story:
    policies = copied_policies(folder)
    told = Story(samples())
    names = by_observable(policies, LLM)
    speaks, clock = anyio.Event(), SystemClock()

    async def answer(seen: Seen) -> Reply:
        await speaks.wait()
        told.asked[criterion_asked(seen, names)] += 1
        return passing(seen)

    store = RecordingStore(clock)
    async with (
        embedded_broker() as broker,
        StoreServer(store) as server,
        JudgeServer(answer=answer) as judge,
    ):
        await broker.create_topics(*TOPICS, partitions=2)
        settings = _settings(broker, server, store)
        env = judge_environment(judge.base_url)
        async with Sidecar(folder, settings, env=env) as running:
            await _send(told, broker, running)
            await _watch_it_wait(told, broker, running, judge)
            speaks.set()
            await _watch_it_finish(told, broker, running, store)
            began = clock.monotonic()
            running.process.terminate()
            told.code = await running.ends(seconds=25)
            told.drain_seconds, told.log = clock.monotonic() - began, running.said
        told.rows, told.scores_sent = store.rows.visible(), store.sent()
        calls, sent = len(judge.requests), len(store.sent())
        settings["kafka"]["group"] = "again"
        async with Sidecar(folder, settings, env=env, name="again") as again:
            told.again = await again.settled(len(_by_kafka(told)))
            again.process.terminate()
            told.again_code = await again.ends(seconds=25)
        told.again_asked = len(judge.requests) - calls
        told.again_sent = len(store.sent()) - sent
    return told


def _settings(
    broker: EmbeddedBroker, server: StoreServer, store: RecordingStore
) -> dict[str, dict[str, Any]]:
    return {
        "kafka": {
            "bootstrap": broker.bootstrap,
            "group": "first",
            "topics": [{"name": topic, "encoding": topic} for topic in TOPICS],
            "commit_interval": "300ms",
            "session": "4s",  # the embedded broker lets a group wait half of it
        },
        "sampling": {"rate": 1.0},
        "assembly": {"quiet": "1s", "idle": "3s"},
        "ledger": {"path": "ledger.db"},
        "dead_letters": {"path": "dead.jsonl"},
        "langfuse": {
            "base_url": server.url,
            "public_key": store.public_key,
            "secret_key": store.secret_key,
        },
    }


async def _send(told: Story, broker: EmbeddedBroker, running: Sidecar) -> None:
    """Three roads at once, and on each something that is no export."""
    producer = AIOKafkaProducer(bootstrap_servers=broker.bootstrap)
    await producer.start()
    try:
        for place in PLACES:
            await producer.send_and_wait(place[0], NOISE, partition=place[1])
            told.sent[place] = [""]
        for topic, key, value in kafka_messages(told.traffic):
            partition = key[-1] % 2
            await producer.send_and_wait(topic, value, key=key, partition=partition)
            told.sent[topic, partition].append(key.decode())
    finally:
        await producer.stop()
    for number, body in enumerate(otlp_requests(told.traffic)):
        as_json = number % 2 == 1
        answer = await running.post(*((to_json(body), JSON) if as_json else (body, PROTO)))
        assert answer.status_code == 200, answer.text
    told.refused = [
        (await running.post(NOISE, PROTO)).status_code,
        (await running.post(NOISE, JSON)).status_code,
        (await running.post(b"<xml/>", "text/xml")).status_code,
        (await running.post(NOISE, PROTO, path="/v1/nothing")).status_code,
    ]


async def _watch_it_wait(
    told: Story, broker: EmbeddedBroker, running: Sidecar, judge: JudgeServer
) -> None:
    """The judge hangs: look at the account and at what is committed."""

    async def stuck() -> Metrics | None:
        now = await running.metrics()
        told.readings.append(now)
        return now if now.received == len(told.traffic) and judge.in_flight >= 8 else None

    await until(stuck, "everything is in, and the judge is asked")

    async def all_committed() -> Offsets | None:
        seen = await committed(broker, "first", PLACES)
        told.held.append(seen)
        return seen if all(offset is not None for offset in seen.values()) else None

    await until(all_committed, "a first commit")
    for _ in range(2):  # what would creep past unfinished work would do so by and by
        told.held.append(await committed(broker, "first", PLACES))
        told.readings.append(await running.metrics())
    told.waiting = judge.in_flight


async def _watch_it_finish(
    told: Story, broker: EmbeddedBroker, running: Sidecar, store: RecordingStore
) -> None:
    async def settled() -> Metrics | None:
        now = await running.metrics()
        told.readings.append(now)
        return now if now.in_flight == 0 else None

    await until(settled, "every unit has its disposition", seconds=90)
    told.ends = await _ends(broker)

    async def level() -> Offsets | None:
        seen = await committed(broker, "first", PLACES)
        return seen if seen == told.ends else None

    told.committed = await until(level, "offsets are committed to the logs' ends", seconds=30)

    async def delivered() -> Metrics | None:
        now = await running.metrics()
        accepted = now.sum("judge_score_pushes_total", outcome="accepted")
        return now if accepted == len(store.sent()) > 0 else None

    told.done = await until(delivered, "every score is accepted")
    told.status = await running.status()


async def _ends(broker: EmbeddedBroker) -> Offsets:
    consumer = AIOKafkaConsumer(bootstrap_servers=broker.bootstrap)
    await consumer.start()
    try:
        ends = await consumer.end_offsets([TopicPartition(*place) for place in PLACES])
    finally:
        await consumer.stop()
    return {(tp.topic, tp.partition): offset for tp, offset in ends.items()}


def _by_kafka(told: Story) -> list[Sample]:
    return [sample for sample in told.traffic if sample.road != "otlp_http"]


def _scored(traffic: Sequence[Sample]) -> list[Sample]:
    return [sample for sample in traffic if sample.expected]


def _judged(traffic: Sequence[Sample]) -> list[Sample]:
    return [sample for sample in traffic if "answered_intent" in sample.expected]


def test_every_trace_of_three_roads_gets_its_disposition(story: Story) -> None:
    """Both topics and OTLP/HTTP in both encodings, at once."""
    assert {sample.road for sample in story.traffic} == {"otlp_http", *TOPICS}
    assert story.done is not None
    assert story.done.received == len(story.traffic)
    assert story.done.dispositions == {
        "scored": len(_scored(story.traffic)),
        "no_generation": len(story.traffic) - len(_scored(story.traffic)),
    }


def test_the_account_holds_at_every_instant(story: Story) -> None:
    """Received = dispositions + in flight, while work waits, runs and has ended."""
    assert len(story.readings) >= 5
    assert all(reading.adds_up for reading in story.readings)
    assert any(0 < reading.in_flight < reading.received for reading in story.readings)
    assert story.status["adds_up"] is True
    assert story.status["received"] == len(story.traffic)
    assert story.status["in_flight"] == 0


def test_requests_have_their_own_account(story: Story) -> None:
    """Received = decoded + refused + dead lettered; noise is counted on each road."""
    assert story.done is not None
    assert story.refused == [400, 400, 415, 404]
    kafka = story.done.by("sidecar_requests_total", "fate", source="kafka")
    messages = sum(map(len, story.sent.values()))
    assert kafka == {"decoded": messages - len(PLACES), "dead_lettered": len(PLACES)}
    http = story.done.by("sidecar_requests_total", "fate", source="otlp_http")
    assert http == {"decoded": len(list(otlp_requests(story.traffic))), "refused": 4}
    assert story.done.sum("sidecar_dead_letters_total") == len(PLACES)
    assert story.done.sum("sidecar_telemetry_errors_total") == 0
    assert story.done.by("sidecar_warnings_total", "code").keys() <= {"key_mismatch"}


def test_code_criteria_say_the_truth_about_the_traffic(story: Story) -> None:
    """Over 77 traces; an empty answer may be scored by other code criteria too."""
    found: dict[str, dict[str, str]] = {}
    for row in story.rows:
        if row["name"] in CODE:
            said = "pass" if row["value"] == 1 else "fail"
            found.setdefault(row["traceId"], {})[row["name"]] = said
    for sample in story.traffic:
        truth = {name: label for name, label in sample.expected.items() if name in CODE}
        said_of = found.get(sample.trace_id, {})
        if truth.get("not_empty") == "fail":
            said_of = {"not_empty": said_of["not_empty"]}
        assert said_of == truth, (sample.case, sample.convention, sample.language)


def test_each_judge_is_asked_once_a_trace(story: Story) -> None:
    """No verdict is bought twice, none is left out."""
    assert story.asked == dict.fromkeys(LLM, len(_judged(story.traffic)))
    decided = Counter(row["name"].removesuffix(".undecided") for row in story.rows)
    assert {name: decided[name] for name in LLM} == story.asked


def test_scores_arrive_once_each(story: Story) -> None:
    """Neither sent twice nor stored twice."""
    assert Counter(score["id"] for score in story.scores_sent).most_common(1)[0][1] == 1
    assert len(story.rows) == len(story.scores_sent)
    by_subject = Counter((row["traceId"], row["name"]) for row in story.rows)
    assert set(by_subject.values()) == {1}


def test_scores_stand_on_the_final_generation_at_its_end(story: Story) -> None:
    """The observation's id, and its end as the timestamp, in milliseconds."""
    ended = {
        span.span_id.hex(): span.end_time_unix_nano // 1_000_000
        for sample in story.traffic
        for body in sample.requests
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans
        for scope in resource.scope_spans
        for span in scope.spans
    }
    assert {row["traceId"] for row in story.rows} == {
        sample.trace_id for sample in _scored(story.traffic)
    }
    for row in story.rows:
        assert row["observationId"] == story.samples[row["traceId"]].final_span_id
        assert row["timestamp"] == ended[row["observationId"]]


def test_pass_and_fail_are_boolean_numbers(story: Story) -> None:
    """As the API wants them: 0 or 1 with dataType BOOLEAN."""
    for score in story.scores_sent:
        if score["name"].endswith(".undecided"):
            assert score["dataType"] == "CATEGORICAL"
            assert isinstance(score["value"], str)
        else:
            assert score["dataType"] == "BOOLEAN"
            assert type(score["value"]) in {int, float}
            assert score["value"] in {0, 1}


def test_nothing_is_committed_past_unfinished_work(story: Story) -> None:
    """While the judge hangs, a commit stops at the first trace that waits for it."""
    assert story.waiting >= 8, "the judge was asked and hung"
    unfinished = {sample.trace_id for sample in _judged(story.traffic)}
    for seen in story.held:
        for place, offset in seen.items():
            trace_ids = story.sent[place]
            first = next(at for at, trace_id in enumerate(trace_ids) if trace_id in unfinished)
            assert offset is None or offset <= first, (place, offset, first)


def test_at_the_end_everything_is_committed(story: Story) -> None:
    """Each partition's committed offset is its log's end."""
    assert story.ends == {place: len(trace_ids) for place, trace_ids in story.sent.items()}
    assert story.committed == story.ends


def test_sigterm_drains_with_exit_0(story: Story) -> None:
    """It says so: starting, ready, draining, stopped."""
    assert story.code == 0
    assert story.drain_seconds < 25
    states = [
        line["state"]
        for line in map(json.loads, story.log.splitlines())
        if line["event"] == "state"
    ]
    assert states == ["starting", "ready", "draining", "stopped"]


def test_a_restart_over_the_same_ledger_buys_no_verdict_twice(story: Story) -> None:
    """A new group reads the topics from their beginning: no call, no score."""
    assert story.again is not None
    assert story.again.received == len(_by_kafka(story))
    scored = len(_scored(_by_kafka(story)))
    assert story.again.dispositions == {
        "already_scored": scored,
        "no_generation": len(_by_kafka(story)) - scored,
    }
    assert story.again_asked == 0
    assert story.again_sent == 0
    assert story.again_code == 0
