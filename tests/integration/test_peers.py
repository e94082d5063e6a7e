"""Other people's programs before ours: the official SDK and its exporter, and a collector."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import anyio
import pytest
from aiokafka import AIOKafkaConsumer, TopicPartition
from anyio.to_thread import run_sync
from opentelemetry.exporter.otlp.proto.http import Compression
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import SpanKind, Tracer, set_span_in_context

from sidecar.adapters.clock import SystemClock
from sidecar.demo.broker import EmbeddedBroker
from sidecar.demo.store import StoreServer
from tests.fakes_broker import embedded_broker
from tests.fakes_judge import JudgeServer, Reply, Seen
from tests.metrics import Metrics
from tests.peers import RecordingStore, judge_environment, passing
from tests.process import Sidecar, copied_policies, free_ports, until

pytestmark = pytest.mark.timeout(180)

QUESTION: Final = "When does order 4821 arrive?"
ANSWER: Final = "Order 4821 arrives on Thursday the 12th."
TOPIC: Final = "otlp_proto"


@dataclass(slots=True)
class Peers:
    """What became of one agent's run, by the road it came."""

    final: dict[str, ReadableSpan] = field(default_factory=dict)
    """The span that answered."""
    seen: Metrics | None = None
    asked: list[Seen] = field(default_factory=list)
    rows: list[dict[str, Any]] = field(default_factory=list)
    code: int = -1

    def of(self, road: str) -> list[dict[str, Any]]:
        """The scores of one road's trace."""
        trace_id = f"{self.final[road].context.trace_id:032x}"
        return [row for row in self.rows if row["traceId"] == trace_id]


@pytest.fixture(scope="module")
def peers(tmp_path_factory: pytest.TempPathFactory) -> Peers:
    """One agent's run over each road, told once for all tests here."""
    if not EmbeddedBroker.available():
        pytest.skip("the embedded broker's wheel does not exist for this platform")
    return anyio.run(_tell, tmp_path_factory.mktemp("peers"))


def collector() -> Path | None:
    """Rotel's program, out of its wheel."""
    if find_spec("rotel") is None:
        return None
    path = Path(str(files("rotel"))) / "rotel-agent"
    return path if path.is_file() else None


async def _tell(folder: Path) -> Peers:
    copied_policies(folder)
    told, store = Peers(), RecordingStore(SystemClock())

    async def answer(seen: Seen) -> Reply:
        await anyio.lowlevel.checkpoint()
        return passing(seen)

    async with (
        embedded_broker() as broker,
        StoreServer(store) as server,
        JudgeServer(answer=answer) as judge,
    ):
        await broker.create_topics(TOPIC, partitions=2)
        settings = {
            "kafka": {
                "bootstrap": broker.bootstrap,
                "session": "4s",
                "topics": [{"name": TOPIC, "encoding": "otlp_proto"}],
            },
            "sampling": {"rate": 1.0},
            "assembly": {"quiet": "1s", "idle": "2s"},
            "judging": {"criteria": ["not_empty", "answered_intent"]},
            "langfuse": {
                "base_url": server.url,
                "public_key": store.public_key,
                "secret_key": store.secret_key,
            },
        }
        env = judge_environment(judge.base_url)
        async with Sidecar(folder, settings, env=env) as running:
            told.final["sdk"] = await run_sync(_run_an_agent, f"{running.otlp}/v1/traces")
            if program := collector():
                async with _collecting(program, broker, folder) as url:
                    told.final["rotel"] = await run_sync(_run_an_agent, url)
                    await _produced(broker)
            told.seen = await running.settled(len(told.final))
            await until(_stored(store, 2 * len(told.final)), "every score is in the store")
            running.process.terminate()
            told.code = await running.ends()
        told.asked, told.rows = judge.requests, store.rows.visible()
    return told


def _run_an_agent(endpoint: str) -> ReadableSpan:
    """Answer one question with the help of a tool; blocks until all is exported."""
    exporter = OTLPSpanExporter(endpoint=endpoint, compression=Compression.Gzip, timeout=10)
    provider = TracerProvider(resource=Resource.create({"service.name": "support-en"}))
    provider.add_span_processor(BatchSpanProcessor(exporter))
    try:
        final = _turn(provider.get_tracer("an.agent"))
        assert provider.force_flush()
    finally:
        provider.shutdown()
    assert isinstance(final, ReadableSpan)
    return final


def _turn(tracer: Tracer) -> object:
    asked = [{"role": "user", "parts": [{"type": "text", "content": QUESTION}]}]
    call = {"type": "tool_call", "id": "c1", "name": "get_order", "arguments": {"id": 4821}}
    result = {"type": "tool_call_response", "id": "c1", "response": {"day": "Thursday 12"}}
    called = [{"role": "assistant", "parts": [call], "finish_reason": "tool_calls"}]
    told = [*asked, {"role": "assistant", "parts": [call]}, {"role": "tool", "parts": [result]}]
    said = [{"type": "text", "content": ANSWER}]
    replied = [{"role": "assistant", "parts": said, "finish_reason": "stop"}]

    root = tracer.start_span(
        "invoke_agent support-en",
        attributes={"gen_ai.operation.name": "invoke_agent", "gen_ai.agent.name": "support-en"},
    )
    under = set_span_in_context(root)

    def chat(asked: object, replied: object) -> object:
        span = tracer.start_span(
            "chat gpt-4.1",
            context=under,
            kind=SpanKind.CLIENT,
            attributes={
                "gen_ai.operation.name": "chat",
                "gen_ai.request.model": "gpt-4.1",
                "gen_ai.response.model": "gpt-4.1-2025-04-14",
                "gen_ai.input.messages": json.dumps(asked),
                "gen_ai.output.messages": json.dumps(replied),
            },
        )
        span.end()
        return span

    chat(asked, called)
    tool = tracer.start_span(
        "execute_tool get_order",
        context=under,
        attributes={
            "gen_ai.operation.name": "execute_tool",
            "gen_ai.tool.name": "get_order",
            "gen_ai.tool.call.id": "c1",
            "gen_ai.tool.call.arguments": '{"id": 4821}',
            "gen_ai.tool.call.result": '{"day": "Thursday 12"}',
        },
    )
    tool.end()
    final = chat(told, replied)
    root.end()
    return final


@asynccontextmanager
async def _collecting(program: Path, broker: EmbeddedBroker, folder: Path) -> AsyncIterator[str]:
    """Run the collector from OTLP/HTTP to a topic; yields where it receives traces."""
    grpc, http = free_ports(2)
    options = {
        "--otlp-grpc-endpoint": f"127.0.0.1:{grpc}",
        "--otlp-http-endpoint": f"127.0.0.1:{http}",
        "--exporter": "kafka",
        "--kafka-exporter-brokers": broker.bootstrap,
        "--kafka-exporter-format": "protobuf",
        "--kafka-exporter-traces-topic": TOPIC,
    }
    with (folder / "rotel.log").open("wb") as log:
        process = await anyio.open_process(
            [str(program), "start", *(word for option in options.items() for word in option)],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
    try:
        await until(_accepts(http), "the collector receives")
        yield f"http://127.0.0.1:{http}/v1/traces"
    finally:
        with anyio.CancelScope(shield=True):
            process.terminate()
            await process.wait()
            await process.aclose()


def _accepts(port: int) -> Any:
    async def look() -> bool:
        try:
            stream = await anyio.connect_tcp("127.0.0.1", port)
        except OSError:
            return False
        await stream.aclose()
        return True

    return look


async def _produced(broker: EmbeddedBroker) -> None:
    """Wait until the collector has written something to the topic."""
    consumer = AIOKafkaConsumer(bootstrap_servers=broker.bootstrap)
    await consumer.start()

    async def look() -> bool:
        places = [TopicPartition(TOPIC, partition) for partition in (0, 1)]
        return any((await consumer.end_offsets(places)).values())

    try:
        await until(look, "the collector exports")
    finally:
        await consumer.stop()


def _stored(store: RecordingStore, scores: int) -> Any:
    async def look() -> bool:
        return len(store.rows.visible()) >= scores

    return look


def _skip_without(peers: Peers, road: str) -> None:
    if road not in peers.final:
        pytest.skip("rotel's wheel is not installed: no second collector on this platform")


@pytest.mark.parametrize("road", ["sdk", "rotel"])
def test_each_road_leads_to_one_verdict_a_criterion(peers: Peers, road: str) -> None:
    """The official SDK over OTLP/HTTP with gzip; the same through rotel and Kafka."""
    _skip_without(peers, road)
    final, rows = peers.final[road], peers.of(road)
    assert final.end_time is not None
    assert {row["name"]: row["value"] for row in rows} == {"not_empty": 1, "answered_intent": 1}
    assert {row["observationId"] for row in rows} == {f"{final.context.span_id:016x}"}
    assert {row["timestamp"] for row in rows} == {final.end_time // 1_000_000}


def test_the_judge_is_asked_once_a_trace_about_what_was_said(peers: Peers) -> None:
    """Question and answer reach the judge as the SDK wrote them."""
    assert len(peers.asked) == len(peers.final)
    assert all(QUESTION in seen.user and ANSWER in seen.user for seen in peers.asked)


def test_nothing_else_was_received(peers: Peers) -> None:
    """One unit a road, nothing invalid, nothing put aside, exit 0."""
    assert peers.seen is not None
    assert peers.seen.adds_up
    assert peers.seen.dispositions == {"scored": len(peers.final)}
    assert peers.seen.sum("sidecar_spans_received_total") == 4 * len(peers.final)
    assert peers.seen.sum("sidecar_spans_invalid_total") == 0
    assert Counter(peers.seen.by("sidecar_requests_total", "fate")).keys() == {"decoded"}
    assert peers.code == 0
