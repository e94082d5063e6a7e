"""Garbage in, and pipes that close: counted and named, and what is good between is kept."""

from __future__ import annotations

import gzip
import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceRequest
from opentelemetry.proto.collector.metrics.v1.metrics_service_pb2 import ExportMetricsServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from sidecar.demo.traffic import samples
from sidecar.demo.traffic.spans import merged
from tests.integration.cli.shell import GOOD, at_once
from tests.process import Finished, command, environment, sidecar


def _garbage() -> Mapping[str, bytes]:
    rng = Random(5)
    span = {"traceId": "a1" * 16, "spanId": "b2" * 8, "name": "chat"}

    def told(**changes: Any) -> bytes:
        body = {"resourceSpans": [{"scopeSpans": [{"spans": [{**span, **changes}]}]}]}
        return json.dumps(body).encode()

    attribute = {"key": "k", "value": {"stringValue": "x"}}
    logs = ExportLogsServiceRequest()
    logs.resource_logs.add().scope_logs.add().log_records.add().body.string_value = "hello"
    metrics = ExportMetricsServiceRequest()
    metrics.resource_metrics.add().scope_metrics.add().metrics.add().name = "requests"
    nested: Any = {"stringValue": "deep"}
    for _ in range(200):
        nested = {"arrayValue": {"values": [nested]}}
    return {
        "empty.json": b"",
        "blank.jsonl": b"\n\n",
        "random.json": rng.randbytes(3_000),
        "random.pb": b"\xff" + rng.randbytes(3_000),
        "random.json.gz": rng.randbytes(3_000),
        "cut.json.gz": gzip.compress(told())[:-9],
        "bomb.json.gz": gzip.compress(bytes(300 * 1024 * 1024), compresslevel=1),
        "brackets.json": b"[" * 100_000 + b"]" * 100_000,
        "nested.json": told(attributes=[{"key": "k", "value": nested}]),
        "cut.pb": merged(GOOD.requests)[:-7],
        "cut.json": told()[:-7],
        "huge.json": told(startTimeUnixNano="9" * 5_000),
        "float.json": told(startTimeUnixNano=1e300),
        "nan.json": told(startTimeUnixNano=float("nan")),
        "surrogate.json": told(name="\ud800"),
        "id.json": told(traceId="zz"),
        "zero.json": told(traceId="0" * 32),
        "list.json": b"[1, 2, 3]",
        "words.json": b'"resourceSpans"',
        "types.json": told(attributes={"k": 1}),
        "key.json": told(attributes=[{**attribute, "key": 7}]),
        "logs.pb": logs.SerializeToString(),
        "metrics.pb": metrics.SerializeToString(),
        "metrics.json": b'{"resourceMetrics": [{"scopeMetrics": [{"metrics": [{"name": "n"}]}]}]}',
        "traces.logs.pb": merged(GOOD.requests),
    }


HARMLESS: Final = {"blank.jsonl"}
"""Valid, and without a span: read, and nothing comes of it."""


@pytest.fixture(scope="module")
def garbage(folder: Path) -> tuple[str, ...]:
    """Files that are no export, and one good one among them."""
    files = _garbage()
    for name, body in files.items():
        (folder / name).write_bytes(body)
    return tuple(files)


def test_garbage_is_counted_and_what_is_good_between_is_not_lost(
    folder: Path, garbage: tuple[str, ...]
) -> None:
    """`replay` and `explain` name each file with its reason, and exit 1."""
    files = [*garbage[:8], "good.json", *garbage[8:]]
    replayed, explained = at_once(
        folder,
        (["replay", *files, "--select-only"], b""),
        (["explain", *files, "--json"], b""),
    )
    for done in (replayed, explained):
        assert done.code == 1
        assert "Traceback" not in done.said
    assert [unit["trace_id"] for unit in replayed.lines()] == [GOOD.trace_id]
    told = replayed.said.replace(" ", "")
    assert {name for name in garbage if f"notread:{name}" not in told} == HARMLESS
    assert [unit["trace_id"] for unit in explained.json()["units"]] == [GOOD.trace_id]
    reasons = dict(problem.split(":", 1) for problem in explained.json()["refused"])
    assert set(garbage) - reasons.keys() == HARMLESS
    assert all(reason.strip() for reason in reasons.values())


def test_a_200_kb_attribute_is_read_whole_or_withheld(folder: Path) -> None:
    """A long answer ends in a disposition with its reason; nothing is cut unsaid."""
    request = ExportTraceServiceRequest.FromString(merged(GOOD.requests))
    for attribute in (
        attribute
        for resource in request.resource_spans
        for scope in resource.scope_spans
        for span in scope.spans
        for attribute in span.attributes
        if attribute.value.string_value == GOOD.answer
    ):
        attribute.value.string_value = f"{GOOD.answer} " + "palabra " * 25_000
    (folder / "long.pb").write_bytes(request.SerializeToString())
    done = sidecar("replay", "long.pb", "--select-only", folder=folder)
    assert "Traceback" not in done.said
    (unit,) = done.lines()
    if unit["disposition"] == "redaction_failed":
        assert unit["reason"] in {"too_large", "timeout"}
    else:
        assert unit["selected"]["span_id"] == GOOD.final_span_id


def test_a_file_that_cannot_be_read_is_named(folder: Path) -> None:
    """Missing or a folder is a slip of the hand; of no known kind is for a person to look at."""
    (folder / "good.txt").write_bytes(b"{}")
    cases = {
        ("replay", "nowhere.json"): 2,
        ("replay", "policies"): 2,
        ("estimate-cost", "nowhere.json"): 2,
        ("explain", "nowhere.json"): 2,
        ("explain", "good.json", "nowhere.json"): 2,
        ("explain", "good.txt"): 78,
    }
    for call, done in zip(cases, at_once(folder, *((c, b"") for c in cases)), strict=True):
        assert done.code == cases[call], done.said
        assert call[-1] in done.said
        assert "Traceback" not in done.said


def test_redact_keeps_order_and_offsets_and_withholds_what_it_cannot_read(folder: Path) -> None:
    """JSONL in and out, offsets in characters of the input; garbage is answered, not passed on."""
    text = "🙂 escribe a ana.canaria@example.com, gracias"
    lines = b"".join(json.dumps({"id": n, "text": text}).encode() + b"\n" for n in range(5))
    garbage = [b"not json", b"[]", b'{"id": 1}', b'{"id": 2, "text": 5}', b"\xff\xfe", b"{" * 5_000]
    good, mixed, bytes_, nothing = at_once(
        folder,
        (["redact", "--jsonl"], lines),
        (["redact", "--jsonl"], b"\n".join([*garbage, b"", lines])),
        (["redact"], b"ana@example.com \xed\xa0\x80 \xff"),
        (["redact"], b""),
    )
    assert good.code == 0
    assert [line["id"] for line in good.lines()] == [0, 1, 2, 3, 4]
    for line in good.lines():
        (entity,) = line["entities"]
        assert entity.keys() == {"type", "start", "end", "score"}
        assert text[entity["start"] : entity["end"]] == "ana.canaria@example.com"
        assert line["text"] == "🙂 escribe a <EMAIL_ADDRESS_1>, gracias"
    assert mixed.code == 1
    assert mixed.lines()[len(garbage) :] == good.lines()
    assert all(line["text"] is None and line["withheld"] for line in mixed.lines()[: len(garbage)])
    assert (bytes_.code, bytes_.out) == (1, "")
    assert "withheld" in bytes_.err
    assert "example" not in bytes_.err, "what is no UTF-8 is not guessed at, nor quoted"
    assert (nothing.code, nothing.out) == (0, "")


def _piped(folder: Path, *arguments: str, stdin: bytes = b"") -> Finished:
    """Run a verb whose reader takes one line and goes."""
    with subprocess.Popen(
        command(*arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment(),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(stdin)
        process.stdin.close()
        first = process.stdout.readline()
        process.stdout.close()
        err = process.stderr.read().decode("utf-8", "replace")
        return Finished(process.wait(30), first.decode(), err, 0.0)


def test_a_reader_that_leaves_is_no_crash(folder: Path) -> None:
    """`| head -1` of two verbs that write more than a pipe holds."""
    line = json.dumps({"id": 1, "text": "palabra " * 500}).encode() + b"\n"
    redacting = _piped(folder, "redact", "--jsonl", stdin=line * 60)
    assert json.loads(redacting.out)["id"] == 1
    many = [sample for sample in samples() if sample.final_span_id]
    (folder / "many.pb").write_bytes(merged([body for one in many for body in one.requests]))
    replaying = _piped(folder, "replay", "many.pb", "--select-only")
    assert json.loads(replaying.out)["trace_id"]
    for done in (redacting, replaying):
        assert "Traceback" not in done.err, done.err[-2000:]
        assert "Exception ignored" not in done.err
