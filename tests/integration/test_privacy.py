"""No raw personal value leaves the process: canaries put in everywhere, looked for everywhere.

Two kinds. `PEOPLE` stand in what a judge is shown: they must arrive masked. `MARKS` mean
nothing to any recogniser and stand where nobody should look: they must not arrive at all.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import anyio
import pytest
from aiokafka import AIOKafkaProducer
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.common.v1.common_pb2 import AnyValue, KeyValue
from opentelemetry.proto.trace.v1.trace_pb2 import Span, Status

from sidecar.adapters.clock import SystemClock
from sidecar.demo.broker import EmbeddedBroker
from sidecar.demo.store import Kind, StoreServer
from sidecar.demo.traffic import CANARIES, kafka_messages, otlp_requests, samples
from sidecar.demo.traffic.spans import to_json
from tests.fakes_broker import embedded_broker
from tests.fakes_judge import JudgeServer, Reply, Seen
from tests.metrics import Metrics
from tests.peers import RecordingStore, judge_environment, passing
from tests.process import JSON, PROTO, Sidecar, copied_policies, sidecar, until

pytestmark = pytest.mark.timeout(240)

TOPICS: Final = ("otlp_proto", "otlp_json")
TRACE: Final = bytes(range(1, 17))
_SHOWN: Final = ("system", "question", "history", "arguments", "result", "answer")
_SHAPES: Final = (
    "write to {place}.canary@example.com",
    "the phone is +34 6{n:02d} 81 73 {n:02d}",
    "token=ghp_{n:02d}CanaryZq8Lk3Vb5Nn7Xx9Ww1Rt4Yp6Ms",
)
"""What stands in each place a judge is shown: an address, a telephone, a secret."""

_UNREAD: Final = (
    *("span_name", "attribute", "user_id", "exception_message", "exception_stack", "status"),
    *("resource", "scope", "log_body", "kafka_key", "kafka_noise", "kafka_json"),
    *("http_noise", "http_json_type", "http_path", "http_query", "http_header", "wrong_signal"),
    *("undecodable_id", "provider_error"),
)


def _person(place: str) -> tuple[str, ...]:
    number = 11 + len(place) + 20 * _PLACES.index(place) % 80
    return tuple(shape.format(place=place, n=number % 100) for shape in _SHAPES)


_PLACES: Final = (*_SHOWN, "rationale")
SAID: Final[Mapping[str, str]] = {place: "; ".join(_person(place)) for place in _PLACES}
PEOPLE: Final = frozenset(
    words.removeprefix("write to ").removeprefix("the phone is ").removeprefix("token=")
    for place in _PLACES
    for words in _person(place)
)
MARKS: Final[Mapping[str, str]] = {place: f"zqcanary{place.replace('_', '')}" for place in _UNREAD}
ALL: Final = frozenset({*CANARIES, *PEOPLE, *MARKS.values()})


def found_in(text: str, values: Iterable[str] = ALL) -> set[str]:
    """The values that stand in a text, as they are, escaped for JSON or for a URL."""
    low = text.casefold()
    return {
        value
        for value in values
        if any(form.casefold() in low for form in (value, json.dumps(value)[1:-1], quote(value)))
    }


@dataclass(slots=True)
class Evidence:
    """Everything that left the process, by where it was seen."""

    sent: list[bytes] = field(default_factory=list)
    left: dict[str, list[str]] = field(default_factory=dict)
    seen: Metrics | None = None
    judged: list[Seen] = field(default_factory=list)
    scores: int = 0

    def keep(self, where: str, *texts: str | bytes) -> None:
        """Add what was seen somewhere."""
        self.left.setdefault(where, []).extend(
            text.decode("utf-8", "replace") if isinstance(text, bytes) else text for text in texts
        )


@pytest.fixture(scope="module")
def evidence(tmp_path_factory: pytest.TempPathFactory) -> Evidence:
    """One run over all canaries, told once for all tests here."""
    if not EmbeddedBroker.available():
        pytest.skip("the embedded broker's wheel does not exist for this platform")
    return anyio.run(_tell, tmp_path_factory.mktemp("privacy"))


def canary_trace() -> ExportTraceServiceRequest:
    """An agent's turn with a canary in every place that a span has."""

    def part(role: str, said: str) -> dict[str, Any]:
        return {"role": role, "parts": [{"type": "text", "content": said}]}

    call = {"type": "tool_call", "id": "c1", "name": "notify", "arguments": SAID["arguments"]}
    asked = [
        part("system", SAID["system"]),
        part("user", SAID["history"]),
        part("assistant", "Which one?"),
        part("user", SAID["question"]),
    ]
    chat = {
        "gen_ai.operation.name": "chat",
        "gen_ai.response.model": "gpt-4.1-2025-04-14",
        "gen_ai.system_instructions": json.dumps([{"type": "text", "content": SAID["system"]}]),
        "user.id": MARKS["user_id"],
        "enduser.id": MARKS["user_id"],
        "app.note": MARKS["attribute"],
    }
    first = {"gen_ai.output.messages": json.dumps([{"role": "assistant", "parts": [call]}])}
    final = {"gen_ai.output.messages": json.dumps([part("assistant", SAID["answer"])])}
    for attributes in (first, final):
        attributes["gen_ai.input.messages"] = json.dumps(asked, ensure_ascii=False)
    tool = {
        "gen_ai.operation.name": "execute_tool",
        "gen_ai.tool.name": "notify",
        "gen_ai.tool.call.id": "c1",
        "gen_ai.tool.call.arguments": json.dumps({"text": SAID["arguments"]}),
        "gen_ai.tool.call.result": json.dumps({"text": SAID["result"]}),
    }
    agent = {"gen_ai.operation.name": "invoke_agent", "gen_ai.agent.name": "support-en"}
    request = ExportTraceServiceRequest()
    resource = request.resource_spans.add()
    resource.resource.attributes.extend(
        _attributes({"service.name": "support-en", "host.name": MARKS["resource"]})
    )
    scope = resource.scope_spans.add()
    scope.scope.name = MARKS["scope"]
    scope.spans.extend(
        _span(number, attributes)
        for number, attributes in enumerate((agent, chat | first, tool, chat | final), start=1)
    )
    return request


def _span(number: int, attributes: Mapping[str, str]) -> Span:
    span = Span(
        trace_id=TRACE,
        span_id=number.to_bytes(8, "big"),
        parent_span_id=b"" if number == 1 else (1).to_bytes(8, "big"),
        name=f"step {MARKS['span_name']}",
        start_time_unix_nano=number * 1_000_000,
        end_time_unix_nano=(10 if number == 1 else number + 1) * 1_000_000,
        attributes=_attributes(attributes),
    )
    if attributes.get("gen_ai.operation.name") == "execute_tool":
        span.status.CopyFrom(Status(code=Status.STATUS_CODE_ERROR, message=MARKS["status"]))
        event = span.events.add(name="exception")
        event.attributes.extend(
            _attributes(
                {
                    "exception.message": MARKS["exception_message"],
                    "exception.stacktrace": MARKS["exception_stack"],
                }
            )
        )
    return span


def _attributes(values: Mapping[str, str]) -> list[KeyValue]:
    return [KeyValue(key=key, value=AnyValue(string_value=v)) for key, v in values.items()]


def _log_record() -> bytes:
    request = ExportLogsServiceRequest()
    record = request.resource_logs.add().scope_logs.add().log_records.add()
    record.body.string_value = MARKS["log_body"]
    return request.SerializeToString()


async def _tell(folder: Path) -> Evidence:
    copied_policies(folder)
    told, store, clock = Evidence(), RecordingStore(SystemClock()), SystemClock()
    refused = [Reply({"error": {"message": MARKS["provider_error"]}}, status=400)]

    async def answer(seen: Seen) -> Reply:
        await anyio.lowlevel.checkpoint()
        return refused.pop() if refused else passing(seen, rationale=SAID["rationale"])

    traffic = samples()
    async with (
        embedded_broker() as broker,
        StoreServer(store) as server,
        JudgeServer(answer=answer) as judge,
    ):
        await broker.create_topics(*TOPICS)
        store.faults.add(Kind.FAIL)
        settings = {
            "kafka": {
                "bootstrap": broker.bootstrap,
                "session": "4s",
                "topics": [
                    {"name": name, "encoding": name} for name in ("otlp_proto", "otlp_json")
                ],
            },
            "sampling": {"rate": 1.0},
            "assembly": {"quiet": "1s", "idle": "2s"},
            "ledger": {"path": "ledger.db"},
            "dead_letters": {"path": "dead.jsonl"},
            "metrics": {"log": {"level": "debug"}},
            "langfuse": {
                "base_url": server.url,
                "public_key": store.public_key,
                "secret_key": store.secret_key,
            },
        }
        env = judge_environment(judge.base_url)
        async with Sidecar(folder, settings, env=env) as running:
            began = clock.monotonic()
            await _by_kafka(told, broker, [*kafka_messages(traffic)])
            await _by_http(told, running, [*otlp_requests(traffic)])
            told.seen = await running.settled(len(traffic) + 1, seconds=90)
            await until(_all_pushed(running), "every score is pushed")
            await _look_at_pages(told, running)
            _look_at_files(told, folder)
            running.process.terminate()
            assert await running.ends() == 0
            told.keep("stdout and stderr", running.said)
            assert clock.monotonic() - began < 120
        told.judged = judge.requests
    told.keep("the judge's requests", *(json.dumps(seen.body) for seen in told.judged))
    told.keep("the store's bodies", *store.bodies)
    told.scores = len(store.rows.visible())
    _look_at_files(told, folder)
    return told


def _look_at_files(told: Evidence, folder: Path) -> None:
    """The ledger with its write-ahead log, and the dead letters."""
    for path in sorted(folder.glob("ledger.db*")):
        told.keep(path.name, path.read_bytes())
    told.keep("dead.jsonl", (folder / "dead.jsonl").read_bytes())


async def _by_kafka(
    told: Evidence, broker: EmbeddedBroker, messages: Iterable[tuple[str, bytes, bytes]]
) -> None:
    wrong_type = f'{{"resourceSpans": [{{"scopeSpans": "{MARKS["kafka_json"]}"}}]}}'.encode()
    noise = [
        ("otlp_proto", MARKS["kafka_key"].encode(), b"\xff" + MARKS["kafka_noise"].encode()),
        ("otlp_json", MARKS["kafka_key"].encode(), wrong_type),
    ]
    producer = AIOKafkaProducer(bootstrap_servers=broker.bootstrap)
    await producer.start()
    try:
        for topic, key, value in (*noise, *messages):
            await producer.send_and_wait(topic, value, key=key)
            told.sent += [key, value]
    finally:
        await producer.stop()


async def _by_http(told: Evidence, running: Sidecar, bodies: Iterable[bytes]) -> None:
    span = {"traceId": MARKS["undecodable_id"], "spanId": "1", "startTimeUnixNano": "soon"}
    bad_id = {"resourceSpans": [{"scopeSpans": [{"spans": [span]}]}]}
    bad_type = {"resourceSpans": [{"resource": MARKS["http_json_type"]}]}
    wrong_signal = {"resourceLogs": [{"scopeLogs": [{"scope": MARKS["wrong_signal"]}]}]}
    header, path = MARKS["http_header"], MARKS["http_path"]
    requests: list[tuple[bytes, str, str, dict[str, str]]] = [
        (canary_trace().SerializeToString(), PROTO, "/v1/traces", {"x-note": header}),
        (_log_record(), PROTO, "/v1/logs", {}),
        (b"\xff" + MARKS["http_noise"].encode(), PROTO, "/v1/traces", {}),
        (MARKS["http_noise"].encode(), JSON, "/v1/traces", {"authorization": header}),
        (MARKS["http_noise"].encode(), f"text/{header}", "/v1/traces", {}),
        (b"{}", JSON, f"/v1/{path}?q={MARKS['http_query']}", {}),
        *((json.dumps(body).encode(), JSON, "/v1/traces", {}) for body in (bad_id, bad_type)),
        (json.dumps(wrong_signal).encode(), JSON, "/v1/logs", {}),
        (json.dumps(wrong_signal).encode(), JSON, "/v1/traces", {}),
    ]
    for number, body in enumerate(bodies):
        sent = (to_json(body), JSON) if number % 2 else (body, PROTO)
        requests.append((*sent, "/v1/traces", {}))
    for body, kind, where, headers in requests:
        answer = await running.post(body, kind, path=where, **headers)
        told.keep("OTLP answers", answer.content, str(answer.headers))
        told.sent += [body, where.encode(), *(value.encode() for value in headers.values())]


async def _look_at_pages(told: Evidence, running: Sidecar) -> None:
    for path in ("/metrics", "/status.json", "/", "/?live=1", "/readyz", "/healthz"):
        told.keep(path, (await running.client.get(running.admin + path)).content)
    accept = {"accept": "application/openmetrics-text"}
    answer = await running.client.get(f"{running.admin}/metrics", headers=accept)
    told.keep("/metrics", answer.content)


def _all_pushed(running: Sidecar) -> Any:
    async def look() -> bool:
        now = await running.metrics()
        verdicts = now.sum("judge_verdicts_total") - now.sum(
            "judge_verdicts_total", verdict="gated"
        )
        pushed = now.sum("judge_score_pushes_total", outcome="accepted")
        return bool(pushed) and pushed == verdicts

    return look


def _inputs(told: Evidence) -> Iterator[str]:
    yield from (body.decode("utf-8", "replace") for body in told.sent)
    yield SAID["rationale"]
    yield MARKS["provider_error"]


def test_every_canary_went_in(evidence: Evidence) -> None:
    """Else their absence would prove nothing."""
    missing = ALL - found_in("\n".join(_inputs(evidence)))
    assert missing <= CANARIES - _spoken(), missing


def _spoken() -> frozenset[str]:
    """Sample people's values that this run's traffic speaks: not all of them come up."""
    bodies = [body.decode("utf-8", "replace") for one in samples() for body in one.requests]
    return frozenset(found_in("\n".join(bodies), CANARIES))


def test_the_work_was_done_on_masked_text(evidence: Evidence) -> None:
    """Judged and stored, with marks where the values stood; a dead process leaks nothing."""
    assert evidence.seen is not None
    assert evidence.seen.adds_up
    assert evidence.seen.dispositions["scored"] >= 70
    assert evidence.scores > 300
    # Question, history, arguments, result and answer: five addresses, one mark for each.
    for mark in ("<EMAIL_ADDRESS_5>", "<PHONE_NUMBER_5>", "<SECRET_5>"):
        assert any(mark in seen.user for seen in evidence.judged), mark
    assert any("<EMAIL_ADDRESS_1>" in body for body in evidence.left["the store's bodies"])
    assert {"ledger.db", "ledger.db-wal", "dead.jsonl"} <= evidence.left.keys()


def test_no_canary_went_out(evidence: Evidence, capsys: pytest.CaptureFixture[str]) -> None:
    """Every place the process writes to, byte for byte."""
    leaks = {
        where: found
        for where, texts in evidence.left.items()
        if (found := found_in("\n".join(texts)))
    }
    spoken = len(_spoken()) + len(PEOPLE) + len(MARKS)
    texts = sum(len(found) for found in evidence.left.values())
    size = sum(len(text) for found in evidence.left.values() for text in found)
    with capsys.disabled():
        print(  # noqa: T201 - the sample's size is part of the result
            f"\n[canaries: {spoken} values sent in {len(evidence.sent)} pieces, looked for in "
            f"{texts} texts ({size:,} characters) at {len(evidence.left)} places: "
            f"{sum(map(len, leaks.values()))} leaks]"
        )
    assert leaks == {}
    assert all(evidence.left.values())


def test_the_verbs_show_masked_text_too(tmp_path: Path) -> None:
    """`replay --select-only` and `explain`, on what a judge would be shown."""
    file = tmp_path / "trace.json"
    file.write_bytes(to_json(canary_trace().SerializeToString()))
    said = {
        "replay": sidecar("replay", file, "--select-only"),
        "explain": sidecar("explain", file),
        "explain --json": sidecar("explain", file, "--json"),
    }
    for verb, done in said.items():
        assert done.code == 0, (verb, done.err)
        assert found_in(done.out + done.err, PEOPLE) == set(), verb
        assert "<EMAIL_ADDRESS_" in done.out, verb
