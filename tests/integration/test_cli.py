"""The verbs as a shell sees them: usage, help, JSON, garbage in, pipes that close."""

from __future__ import annotations

import gzip
import json
import subprocess
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceRequest
from opentelemetry.proto.collector.metrics.v1.metrics_service_pb2 import ExportMetricsServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from sidecar.demo.traffic import Case, Sample, samples
from sidecar.demo.traffic.spans import merged, to_json
from tests.process import ROOT, Finished, command, copied_policies, environment, sidecar

VERBS: Final = ("run", "demo", "replay", "explain", "redact", "check-config", "policy lint")
GOOD: Final = next(one for one in samples() if one.case is Case.PII_IN_ANSWER)
OUTCOME: Final = {
    *("criterion", "outcome", "reason", "grader", "judge_version", "model"),
    *("score", "rationale", "dollars"),
}
UNIT: Final = {
    *("trace_id", "unit", "disposition", "reason", "selected", "outcomes", "redactions"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Somewhere with policies, one worker that starts fast, and a trace."""
    folder = tmp_path_factory.mktemp("cli")
    copied_policies(folder, ner=False)
    (folder / "sidecar.yaml").write_text("redaction: {workers: 1}\n", "utf-8")
    (folder / "good.json").write_bytes(to_json(merged(GOOD.requests)))
    return folder


Call = tuple[Sequence[str], bytes]
"""Arguments and stdin."""


def at_once(folder: Path, *calls: Call) -> list[Finished]:
    """Run independent verbs two at a time: each loads its models first."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda call: sidecar(*call[0], stdin=call[1], folder=folder), calls))


@pytest.mark.parametrize(
    "arguments",
    [
        *([], ["nosuch"], ["run", "--nosuch"], ["run", "--config"], ["replay"], ["explain"]),
        *(["policy"], ["policy", "nosuch"], ["demo", "--judge-share", "7"]),
        *(["replay", "x.json", "--max-dollars", "-1"], ["redact", "--language", "en"]),
    ],
    ids=" ".join,
)
def test_a_usage_error_exits_2(arguments: list[str]) -> None:
    """With a word on how it is used, and no traceback."""
    done = sidecar(*arguments)
    assert done.code == 2
    assert "Usage" in done.said or "requires an argument" in done.said
    assert "Traceback" not in done.said


@pytest.mark.parametrize("verb", VERBS)
def test_help_shows_an_example(verb: str) -> None:
    """One that can be copied: it starts with the program's name and the verb."""
    done = sidecar(*verb.split(), "--help")
    assert done.code == 0
    _, _, example = done.said.partition("Example: ")
    assert f"judge-sidecar {verb}" in example


def test_version_is_told() -> None:
    """As name and number."""
    name, _, number = sidecar("--version").out.strip().partition(" ")
    assert name == "judge-sidecar"
    assert number[0].isdigit()


def test_check_config_tells_what_would_run(folder: Path) -> None:
    """As JSON and for a person."""
    done = sidecar("check-config", "--json", folder=folder)
    assert done.code == 0
    told = done.json()
    assert told["ok"] is True
    assert told["problems"] == []
    assert {"sources", "criteria", "scores", "ledger", "sampling_rate"} <= told.keys()
    assert told["sources"] == ["otlp/http 127.0.0.1:4318", "otlp/grpc 127.0.0.1:4317"]
    person = sidecar("check-config", folder=folder)
    assert person.code == 0
    assert all(name in person.said for name in told["criteria"])


def test_policy_lint_finds_nothing_in_what_is_shipped() -> None:
    """Exit 0; the JSON has findings and their counts."""
    done = sidecar("policy", "lint", "policies", "--json")
    assert done.code == 0, done.said
    told = done.json()
    assert told["errors"] == 0
    assert told["findings"] == []


def test_policy_lint_names_file_line_and_mend(folder: Path, tmp_path: Path) -> None:
    """Exit 1 for an error, with all that a person needs to mend it."""
    policies = copied_policies(tmp_path)
    judge = policies / "judges/default.yaml"
    judge.write_text(judge.read_text("utf-8").replace("gpt-4.1-mini-2025-04-14", "gpt-4o"), "utf-8")
    done = sidecar("policy", "lint", policies, "--json", folder=folder)
    assert done.code == 1
    told = done.json()
    assert told["errors"] >= 1
    for finding in told["findings"]:
        assert finding.keys() == {"severity", "file", "line", "code", "message", "mend"}
        assert finding["line"] >= 1
    assert any("judges/default.yaml" in finding["file"] for finding in told["findings"])
    person = sidecar("policy", "lint", policies, folder=folder)
    assert person.code == 1
    assert "mend:" in person.said


@pytest.mark.parametrize("path", ["nowhere", "good.json"])
def test_policy_lint_of_no_folder_is_a_finding_and_no_crash(folder: Path, path: str) -> None:
    """A path that holds no policies."""
    done = sidecar("policy", "lint", path, folder=folder)
    assert done.code in {1, 78}
    assert path in done.said
    assert "Traceback" not in done.said


def test_replay_writes_a_line_a_unit(folder: Path) -> None:
    """Code criteria alone need no judge; everything is in the shape that is promised."""
    env = {"JUDGE_SIDECAR__JUDGING__CRITERIA": "[not_empty, no_pii_in_output]"}
    done = sidecar("replay", "good.json", "--out", "results.jsonl", folder=folder, env=env)
    assert done.code == 0, done.said
    assert done.out == ""
    assert "1 received = 1 scored + 0 in flight" in done.said
    (line,) = (folder / "results.jsonl").read_text("utf-8").splitlines()
    unit = json.loads(line)
    assert unit.keys() >= UNIT
    assert (unit["trace_id"], unit["disposition"]) == (GOOD.trace_id, "scored")
    assert unit["selected"].keys() == {"span_id", "rule", "confidence", "model", "answer"}
    assert unit["selected"]["span_id"] == GOOD.final_span_id
    assert {one["criterion"]: one["outcome"] for one in unit["outcomes"]} == {
        "not_empty": "pass",
        "no_pii_in_output": "fail",
    }
    assert all(one.keys() == OUTCOME for one in unit["outcomes"])
    assert sum(unit["redactions"].values()) >= 1


def test_replay_says_the_cost_first_and_keeps_to_the_bound(folder: Path) -> None:
    """`--dry-run` judges nothing; above `--max-dollars` nothing is asked, and the exit is 1."""
    dry, bound = at_once(
        folder,
        (["replay", "good.json", "--dry-run"], b""),
        (["replay", "good.json", "--max-dollars", "0.000001"], b""),
    )
    assert dry.code == 0
    assert dry.out == ""
    assert "estimate, at most: 3 calls for 1 units" in dry.said
    assert bound.code == 1
    assert "nothing was judged" in bound.said


def test_all_files_are_one_stream(folder: Path) -> None:
    """A trace in two files, one of them gzipped, one protobuf, is one unit."""
    sample = next(one for one in samples() if len(one.requests) == 2 and one.final_span_id)
    (folder / "first.pb").write_bytes(sample.requests[0])
    (folder / "second.json.gz").write_bytes(gzip.compress(to_json(sample.requests[1])))
    done = sidecar("replay", "first.pb", "second.json.gz", "--select-only", folder=folder)
    assert done.code == 0
    (unit,) = done.lines()
    assert unit["trace_id"] == sample.trace_id
    assert unit["selected"]["span_id"] == sample.final_span_id


def test_explain_says_why_of_every_span(folder: Path) -> None:
    """Each span with its reason, one of them chosen; the sampling that `run` would decide."""
    done = sidecar("explain", "good.json", "--json", folder=folder)
    assert done.code == 0
    told = done.json()
    assert told["refused"] == []
    (unit,) = told["units"]
    assert unit.keys() >= {*UNIT, "spans", "sampling"}
    chosen = [span["span_id"] for span in unit["spans"] if span["accepted"]]
    assert chosen == [GOOD.final_span_id]
    assert len(unit["spans"]) == _spans(GOOD)
    assert all(span["why"] for span in unit["spans"])
    assert unit["sampling"]["default_rate"] == 0.1
    assert isinstance(unit["sampling"]["kept_at_default_rate"], bool)


def _spans(sample: Sample) -> int:
    whole = ExportTraceServiceRequest.FromString(merged(sample.requests))
    return sum(len(s.spans) for r in whole.resource_spans for s in r.scope_spans)


def test_explain_of_an_unknown_trace_says_so(folder: Path) -> None:
    """Exit 78 without a ledger, 1 with one that does not know it."""
    unknown = "ab" * 16
    assert sidecar("explain", unknown, folder=folder).code == 78
    env = {"JUDGE_SIDECAR__LEDGER__PATH": str(folder / "ledger.db")}
    file = folder / "good.json"
    judged = {"JUDGE_SIDECAR__JUDGING__CRITERIA": "[not_empty]"}
    assert sidecar("replay", file, folder=folder, env=env | judged).code == 0
    done = sidecar("explain", unknown, folder=folder, env=env)
    assert done.code == 1
    assert "not in the ledger" in done.said
    known = sidecar("explain", GOOD.trace_id, "--json", folder=folder, env=env)
    assert known.code == 0
    (unit,) = known.json()["units"]
    assert unit["disposition"] == "scored"
    assert [score["name"] for score in unit["deliveries"]] == ["not_empty"]


# --- garbage ---


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


HARMLESS: Final = {"blank.jsonl", "metrics.json"}
"""Valid, and without a span: read, and nothing comes of them."""


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
    """Missing, a folder, of no known kind."""
    (folder / "good.txt").write_bytes(b"{}")
    calls = [("replay", "nowhere.json"), ("replay", "policies"), ("explain", "good.txt")]
    for (_, name), done in zip(calls, at_once(folder, *((c, b"") for c in calls)), strict=True):
        assert done.code == 78
        assert name in done.said
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


# --- pipes ---


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


def test_no_verb_looks_above_its_folder(tmp_path: Path) -> None:
    """Without policies it says where it looked, and what to do."""
    done = sidecar("check-config", folder=tmp_path)
    assert done.code == 78
    assert "policies" in done.said
    assert str(ROOT) not in done.said
