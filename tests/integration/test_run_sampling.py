"""Sampling seen from outside: how many traces, and the same ones in every replica."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import anyio
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.common.v1.common_pb2 import AnyValue, KeyValue
from opentelemetry.proto.trace.v1.trace_pb2 import Span, Status

from tests.metrics import Metrics
from tests.process import Sidecar, copied_policies, replaced

pytestmark = pytest.mark.anyio

TRACES: Final = 200
ERRORS: Final = 10
"""Traces that hold an error, beside the others; a rule takes all of them."""


def small_trace(trace_id: bytes, *, failed: bool) -> ExportTraceServiceRequest:
    """One answer, as the OpenTelemetry GenAI convention writes it; a tool before it may fail."""
    said = '[{"role": "%s", "parts": [{"type": "text", "content": "%s"}]}]'
    answer = _span(trace_id, 1, "chat", said % ("user", "When?"), said % ("assistant", "Today."))
    request = ExportTraceServiceRequest()
    spans = request.resource_spans.add().scope_spans.add().spans
    spans.append(answer)
    if failed:
        tool = _span(trace_id, 2, "execute_tool", "", "")
        tool.parent_span_id = answer.span_id
        tool.status.code = Status.STATUS_CODE_ERROR
        spans.append(tool)
    return request


def _span(trace_id: bytes, number: int, operation: str, asked: str, replied: str) -> Span:
    attributes = {
        "gen_ai.operation.name": operation,
        "gen_ai.response.model": "small-1",
        "gen_ai.input.messages": asked,
        "gen_ai.output.messages": replied,
    }
    return Span(
        trace_id=trace_id,
        span_id=number.to_bytes(8, "big"),
        name=operation,
        start_time_unix_nano=number,
        end_time_unix_nano=number + 10,
        attributes=[
            KeyValue(key=key, value=AnyValue(string_value=value))
            for key, value in attributes.items()
            if value
        ],
    )


def traffic() -> tuple[bytes, frozenset[str]]:
    """One request with all traces, and the ids of those that hold an error."""
    rng = Random(11)
    ids = [rng.randbytes(16) for _ in range(TRACES + ERRORS)]
    whole = ExportTraceServiceRequest()
    for number, trace_id in enumerate(ids):
        whole.MergeFrom(small_trace(trace_id, failed=number >= TRACES))
    return whole.SerializeToString(), frozenset(trace_id.hex() for trace_id in ids[TRACES:])


async def test_half_of_the_traces_are_kept_and_the_same_half_everywhere(tmp_path: Path) -> None:
    """Two replicas with one salt, one with another; 200 traces, bound at 4 standard errors."""
    body, failed = traffic()
    kept: dict[str, set[str]] = {}
    seen: dict[str, Metrics] = {}

    async def replica(name: str, salt: str) -> None:
        folder = tmp_path / name
        folder.mkdir()
        replaced(copied_policies(folder, ner=False) / "sampling.yaml", "rate: 0.10", "rate: 0.02")
        settings = {
            "sampling": {"rate": 0.5, "salt": salt},
            "assembly": {"quiet": "100ms", "idle": "1s"},
            "redaction": {"workers": 1},
            "judging": {"criteria": ["not_empty"]},
            "ledger": {"path": "ledger.db"},
        }
        async with Sidecar(folder, settings, name=name) as running:
            assert (await running.post(body)).status_code == 200
            seen[name] = await running.settled(TRACES + ERRORS)
            running.process.terminate()
            assert await running.ends() == 0
        with closing(sqlite3.connect(folder / "ledger.db")) as ledger:
            kept[name] = {row[0] for row in ledger.execute("SELECT trace_id FROM units")}

    async with anyio.create_task_group() as replicas:
        replicas.start_soon(replica, "one", "salt-a")
        replicas.start_soon(replica, "two", "salt-a")
        replicas.start_soon(replica, "other", "salt-b")

    for name, now in seen.items():
        assert now.adds_up
        assert now.dispositions["scored"] == len(kept[name])
        assert now.dispositions["sampled_out"] == TRACES + ERRORS - len(kept[name])
        assert failed <= kept[name], "the rule for errors keeps them all"
        assert abs(len(kept[name] - failed) - TRACES / 2) <= 28, "4 standard errors of 7"
    assert kept["one"] == kept["two"]
    assert kept["one"] != kept["other"]
    # Each verdict stands for 1 / p traces: the weights add up to the traffic, within noise.
    weight = seen["one"].sum("judge_weight_total", criterion="not_empty")
    assert weight == 2 * len(kept["one"] - failed) + ERRORS
