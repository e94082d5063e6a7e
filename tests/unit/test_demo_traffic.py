"""The demo's sample traffic is real OTLP, covers its cases, and tells the truth about itself."""

from __future__ import annotations

import json
from collections import Counter, defaultdict

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from sidecar.demo.traffic import CANARIES, Case, Sample, kafka_messages, otlp_requests, samples

TRAFFIC = samples()


def spans_in(body: bytes) -> list[Span]:
    """Return the spans of one export request."""
    request = ExportTraceServiceRequest.FromString(body)
    return [
        span
        for resource in request.resource_spans
        for scope in resource.scope_spans
        for span in scope.spans
    ]


def spans_of(sample: Sample) -> list[Span]:
    """Return the spans of a sample, in the order they are sent."""
    return [span for body in sample.requests for span in spans_in(body)]


def test_repeats() -> None:
    """The same seed gives the same bytes, another seed other ids."""
    assert samples() == TRAFFIC
    assert not {s.trace_id for s in samples(8)} & {s.trace_id for s in TRAFFIC}


def test_covers() -> None:
    """Every case and every convention comes in both languages."""
    languages: dict[str, set[str]] = defaultdict(set)
    for sample in TRAFFIC:
        languages[sample.case].add(sample.language)
        languages[sample.convention].add(sample.language)
    assert set(Case) <= set(languages)
    assert all(spoken == {"es", "en"} for spoken in languages.values())
    assert len(TRAFFIC) >= 64
    assert len({sample.convention for sample in TRAFFIC}) == 6


def test_one_tree() -> None:
    """Each trace is one tree; its root starts first and ends, and is sent, last."""
    for sample in TRAFFIC:
        spans = spans_of(sample)
        ids = {span.span_id for span in spans}
        assert len(ids) == len(spans) >= 2
        assert {span.trace_id.hex() for span in spans} == {sample.trace_id}
        (root,) = [span for span in spans if not span.parent_span_id]
        assert all(span.parent_span_id in ids for span in spans if span is not root)
        assert root.start_time_unix_nano == min(s.start_time_unix_nano for s in spans)
        assert root.end_time_unix_nano == max(s.end_time_unix_nano for s in spans)
        assert spans[-1] == root  # exporters send spans as they end


def test_final_span() -> None:
    """The final span carries the answer; a trace without one has nothing to judge."""
    for sample in TRAFFIC:
        if sample.final_span_id is None:
            assert sample.case in {Case.NO_GENERATION, Case.CONTENT_OFF}
            assert not sample.expected
            continue
        (final,) = [s for s in spans_of(sample) if s.span_id.hex() == sample.final_span_id]
        raw = final.SerializeToString().decode(errors="ignore")
        quoted = json.dumps(sample.answer, ensure_ascii=False)[1:-1]
        assert sample.answer in raw or quoted in raw


def test_empty() -> None:
    """An empty answer is blank and has no truth beyond the gate."""
    empty = [sample for sample in TRAFFIC if sample.case is Case.EMPTY]
    assert empty
    assert all(not sample.answer.strip() for sample in empty)
    assert all(sample.expected == {"not_empty": "fail"} for sample in empty)


def test_roads() -> None:
    """Three quarters travel by Kafka, in both encodings, keyed by trace id."""
    roads = Counter(sample.road for sample in TRAFFIC)
    assert roads["otlp_http"] == len(TRAFFIC) // 4
    assert abs(roads["otlp_proto"] - roads["otlp_json"]) <= 1
    keys = set()
    messages = 0
    for kind, key, value in kafka_messages(TRAFFIC):
        keys.add(key.decode())
        messages += 1
        if kind == "otlp_json":
            spans = json.loads(value)["resourceSpans"][0]["scopeSpans"][0]["spans"]
            assert {span["traceId"] for span in spans} == {key.decode()}
            assert all(len(bytes.fromhex(span["spanId"])) == 8 for span in spans)
        else:
            assert {span.trace_id.hex() for span in spans_in(value)} == {key.decode()}
    assert keys == {sample.trace_id for sample in TRAFFIC if sample.road != "otlp_http"}
    assert messages > len(keys)  # some traces come in two parts


def test_no_broker() -> None:
    """Without a broker every trace goes by OTLP."""
    some = {s.trace_id.hex() for body in otlp_requests(TRAFFIC) for s in spans_in(body)}
    every = {
        s.trace_id.hex() for body in otlp_requests(TRAFFIC, all_roads=True) for s in spans_in(body)
    }
    assert some == {sample.trace_id for sample in TRAFFIC if sample.road == "otlp_http"}
    assert every == {sample.trace_id for sample in TRAFFIC}


def test_canaries() -> None:
    """Personal data stands only where the truth says so, and is all canaries."""
    for sample in TRAFFIC:
        raw = b"".join(sample.requests).decode(errors="ignore")
        carried = {value for value in CANARIES if value in raw}
        assert carried == {value for _, value in sample.pii}
        in_answer = any(value in sample.answer for value in carried)
        assert in_answer == (sample.expected.get("no_pii_in_output") == "fail")


def test_promise() -> None:
    """A promise without its tool comes with a lookup at most."""
    promised = [sample for sample in TRAFFIC if sample.case is Case.PROMISE]
    assert all(sample.expected["tool_called"] == "fail" for sample in promised)
    for sample in promised:
        raw = b"".join(sample.requests).decode(errors="ignore")
        assert not any(tool in raw for tool in ("create_refund", "issue_refund"))
