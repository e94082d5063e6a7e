"""Traces in, JSON out: `replay` and `explain`."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Final

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from sidecar.demo.traffic import Sample, samples
from sidecar.demo.traffic.spans import merged, to_json
from tests.integration.cli.shell import GOOD, at_once
from tests.process import sidecar

OUTCOME: Final = {
    *("criterion", "outcome", "reason", "grader", "judge_version", "model"),
    *("score", "rationale", "dollars"),
}
UNIT: Final = {
    *("trace_id", "unit", "disposition", "reason", "selected", "outcomes", "redactions"),
}


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
