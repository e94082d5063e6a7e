"""Regrouping by trace: nothing lost, nothing invented, nothing rewritten."""

from __future__ import annotations

import binascii
import hashlib
from collections import defaultdict
from typing import Any

import orjson
import pytest
from google.protobuf.json_format import MessageToDict
from hypothesis import given
from hypothesis import strategies as st
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import ScopeSpans, Span

from sidecar.domain.errors import Undecodable
from sidecar.domain.spans import Encoding, Signal
from sidecar.wire import scan
from sidecar.wire.regroup import Regrouped, halves, only_item, regroup

ROOMY = 1_000_000

UNKNOWN_FIELD = b"\xc2\x3e\x03new"
"""Field 1000, which no schema here has: a later OTLP, or a sender's own."""

Placed = tuple[str, str, bytes]
"""Resource and scope by name, and the item's bytes."""


def span(number: int, trace: int, name: str = "", **more: Any) -> Span:
    """A span whose ids are numbers."""
    return Span(
        trace_id=trace.to_bytes(16, "big"),
        span_id=(number + 1).to_bytes(8, "big"),
        name=name,
        **more,
    )


@st.composite
def exports(draw: st.DrawFn) -> ExportTraceServiceRequest:
    """A trace export: several resources and scopes, also empty ones, traces mixed in all."""
    request = ExportTraceServiceRequest()
    number = 0
    for resource in range(draw(st.integers(0, 3))):
        spans = request.resource_spans.add(schema_url=draw(st.sampled_from(["", "v1"])))
        spans.resource.attributes.add(key=f"resource-{resource}").value.string_value = "x" * 40
        for scope in range(draw(st.integers(0, 3))):
            group = spans.scope_spans.add(schema_url=draw(st.sampled_from(["", "v2"])))
            group.scope.name = f"scope-{scope}"
            for trace in draw(st.lists(st.integers(1, 4), max_size=5)):
                number += 1
                name = "n" * draw(st.sampled_from([0, 1, 130, 700]))
                group.spans.append(span(number, trace, name))
    return request


def placed(body: bytes, signal: Signal = Signal.TRACES) -> dict[str, list[Placed]]:
    """Every item of an export with where it stands, by trace id, in order."""
    by_trace: dict[str, list[Placed]] = defaultdict(list)
    if signal is Signal.LOGS:
        for resource in ExportLogsServiceRequest.FromString(body).resource_logs:
            for scope in resource.scope_logs:
                for record in scope.log_records:
                    place = _of(resource), scope.scope.name + scope.schema_url
                    by_trace[record.trace_id.hex()].append((*place, record.SerializeToString()))
        return by_trace
    for of_resource in ExportTraceServiceRequest.FromString(body).resource_spans:
        for of_scope in of_resource.scope_spans:
            for item in of_scope.spans:
                place = _of(of_resource), of_scope.scope.name + of_scope.schema_url
                by_trace[item.trace_id.hex()].append((*place, item.SerializeToString()))
    return by_trace


def _of(resource: Any) -> str:
    return ",".join(pair.key for pair in resource.resource.attributes) + str(resource.schema_url)


def traces(request: ExportTraceServiceRequest, max_bytes: int = ROOMY) -> Regrouped:
    """Regroup a trace export."""
    return regroup(request.SerializeToString(), Signal.TRACES, Encoding.PROTO, max_bytes=max_bytes)


def joined(found: Regrouped, signal: Signal = Signal.TRACES) -> dict[str, list[Placed]]:
    """Every item of all messages, by trace id, in the order of the messages."""
    by_trace: dict[str, list[Placed]] = defaultdict(list)
    for message in found.messages:
        for trace_id, items in placed(message.body, signal).items():
            by_trace[trace_id] += items
    return by_trace


@given(exports())
def test_no_item_is_lost_invented_changed_or_moved(request: ExportTraceServiceRequest) -> None:
    """Every span keeps bytes, resource, scope, and its place within its trace."""
    found = traces(request)
    assert joined(found) == placed(request.SerializeToString())
    assert found.total == found.sent == sum(map(len, joined(found).values()))


@given(exports())
def test_there_is_one_message_a_trace_with_its_id_as_key(
    request: ExportTraceServiceRequest,
) -> None:
    """Lowercase hex; a message holds no other trace's spans."""
    found = traces(request)
    assert len({message.key for message in found.messages}) == len(found.messages)
    for message in found.messages:
        assert set(placed(message.body)) == {message.key.decode()}
        assert scan(message.body, Signal.TRACES, Encoding.PROTO, lambda *_: True).total == (
            message.items
        )


@given(exports(), st.integers(60, 1500))
def test_messages_keep_under_the_limit_and_still_lose_nothing(
    request: ExportTraceServiceRequest, limit: int
) -> None:
    """What no message can hold is named; the rest is all there, in order."""
    found = traces(request, limit)
    assert all(len(message.body) <= limit for message in found.messages)
    given_items = placed(request.SerializeToString())
    too_large = {(one.trace_id, one.sha256) for one in found.oversized}
    for trace_id, items in given_items.items():
        kept = [
            each
            for each in items
            if (trace_id, hashlib.sha256(each[2]).hexdigest()) not in too_large
        ]
        assert joined(found)[trace_id] == kept
    assert found.total == sum(map(len, given_items.values()))


@given(exports(), st.integers(60, 1500))
def test_the_same_input_gives_the_same_messages(
    request: ExportTraceServiceRequest, limit: int
) -> None:
    """Also when the input is what was sent before: a relay behind a relay changes nothing."""
    found = traces(request, limit)
    assert traces(request, limit) == found
    for message in found.messages:
        again = regroup(message.body, Signal.TRACES, Encoding.PROTO, max_bytes=limit)
        assert again.messages == [message]


@given(exports())
def test_halves_hold_what_the_whole_held(request: ExportTraceServiceRequest) -> None:
    """A broker's refusal is answered by two messages; a lone span is described instead."""
    for message in traces(request).messages:
        parts = halves(message, Signal.TRACES)
        if message.items == 1:
            assert not parts
            alone = only_item(message, Signal.TRACES)
            ((_, _, raw),) = placed(message.body)[message.trace_id]
            assert (alone.size, alone.sha256) == (len(raw), hashlib.sha256(raw).hexdigest())
        else:
            assert [part.items for part in parts] == [
                (message.items + 1) // 2,
                message.items // 2,
            ]
            assert joined(Regrouped(list(parts))) == placed(message.body)


def test_bytes_survive_that_no_schema_here_knows() -> None:
    """Unknown fields of spans and scopes, and fields out of order, stay as they are."""
    name_first = b"\x2a\x02hi" + span(1, 1).SerializeToString() + UNKNOWN_FIELD
    scope = b"\x12" + bytes([len(name_first)]) + name_first + b"\x0a\x03\x0a\x01s" + UNKNOWN_FIELD
    resource = UNKNOWN_FIELD + b"\x12" + bytes([len(scope)]) + scope
    body = b"\x0a" + bytes([len(resource)]) + resource
    (message,) = regroup(body, Signal.TRACES, Encoding.PROTO, max_bytes=ROOMY).messages
    assert name_first in message.body
    assert message.body.count(UNKNOWN_FIELD) == 3
    assert len(message.body) == len(body)


def test_json_becomes_protobuf_with_all_it_said() -> None:
    """Kind, links, status, schema URLs and dropped counts too: others read the topic as well."""
    request = ExportTraceServiceRequest()
    resource = request.resource_spans.add(schema_url="https://schemas/1")
    resource.resource.attributes.add(key="service.name").value.string_value = "shop"
    resource.resource.dropped_attributes_count = 1
    scope = resource.scope_spans.add(schema_url="https://schemas/2")
    scope.scope.name, scope.scope.dropped_attributes_count = "scope", 2
    one = span(1, 7, "chat", kind=Span.SPAN_KIND_CLIENT, dropped_events_count=3, flags=257)
    link = one.links.add(trace_id=b"\x09" * 16, span_id=b"\x08" * 8, trace_state="a=b", flags=1)
    link.attributes.add(key="why").value.int_value = 5
    one.events.add(name="e", dropped_attributes_count=4).attributes.add(key="k")
    one.status.code, one.status.message = one.status.STATUS_CODE_ERROR, "no"
    scope.spans.append(one)
    (message,) = regroup(_json(request), Signal.TRACES, Encoding.JSON, max_bytes=ROOMY).messages
    assert ExportTraceServiceRequest.FromString(message.body) == request


def _json(message: Any) -> bytes:
    """An export as OTLP/JSON: protobuf's mapping, but ids in hex and enums as numbers."""
    tree = MessageToDict(message, use_integers_for_enums=True)
    for resource in tree.get("resourceSpans", []) + tree.get("resourceLogs", []):
        for scope in resource.get("scopeSpans", []) + resource.get("scopeLogs", []):
            for item in scope.get("spans", []) + scope.get("logRecords", []):
                for holder in (item, *item.get("links", [])):
                    for key in ("traceId", "spanId", "parentSpanId"):
                        if key in holder:
                            holder[key] = _hex(holder[key])
    return orjson.dumps(tree)


def _hex(base64: str) -> str:
    return binascii.a2b_base64(base64).hex()


def logs(*trace_ids: bytes, span_id: bytes = b"\x01" * 8) -> ExportLogsServiceRequest:
    """A log export with one record a trace id."""
    request = ExportLogsServiceRequest()
    resource = request.resource_logs.add(schema_url="v1")
    resource.resource.attributes.add(key="resource-0")
    scope = resource.scope_logs.add()
    scope.scope.name = "scope-0"
    for number, trace_id in enumerate(trace_ids):
        record = scope.log_records.add(trace_id=trace_id, span_id=span_id, severity_number=9)
        record.severity_text, record.body.string_value = "INFO", f"record {number}"
    return request


@pytest.mark.parametrize("encoding", list(Encoding))
def test_log_records_go_by_trace_id_too(encoding: Encoding) -> None:
    """Also those of a trace but of no span of it; those of no trace are counted, sent nowhere."""
    request = logs(b"\x01" * 16, b"", b"\x02" * 16, b"\x01" * 16, b"\0" * 16)
    body = request.SerializeToString() if encoding is Encoding.PROTO else _json(request)
    found = regroup(body, Signal.LOGS, encoding, max_bytes=ROOMY)
    expected = placed(request.SerializeToString(), Signal.LOGS)
    assert found.unkeyed == 2
    assert [message.trace_id for message in found.messages] == ["01" * 16, "02" * 16]
    assert joined(found, Signal.LOGS) == {
        trace_id: expected[trace_id] for trace_id in ("01" * 16, "02" * 16)
    }
    alone = regroup(
        logs(b"\x03" * 16, span_id=b"").SerializeToString(),
        Signal.LOGS,
        Encoding.PROTO,
        max_bytes=ROOMY,
    )
    assert [message.items for message in alone.messages] == [1]


def test_items_with_broken_ids_are_counted_by_kind() -> None:
    """The sender hears of them; no consumer of ours could place them."""
    request = ExportTraceServiceRequest()
    group = request.resource_spans.add().scope_spans.add()
    group.spans.extend(
        [span(1, 5), Span(trace_id=b"\x01" * 15, span_id=b"\x01" * 8), Span(trace_id=b"\x01" * 16)]
    )
    found = traces(request)
    assert found.invalid == {"bad_trace_id": 1, "bad_span_id": 1}
    assert found.sent == 1
    broken = regroup(
        logs(b"\x01" * 3).SerializeToString(), Signal.LOGS, Encoding.PROTO, max_bytes=ROOMY
    )
    assert broken.invalid == {"bad_log_ids": 1}


@pytest.mark.parametrize(
    "body",
    [
        b"\xff\xff\xff",
        b"\x0a\x05abc",
        b"\x0b\x0c",  # a group, which protobuf's parser takes
        ExportTraceServiceRequest(
            resource_spans=[{"scope_spans": [ScopeSpans(spans=[Span(name="no ids")])]}]  # type: ignore[list-item]
        ).SerializeToString(),
    ],
    ids=["noise", "cut", "group", "hollow"],
)
def test_what_is_no_export_is_undecodable(body: bytes) -> None:
    """And never an exception of any other kind."""
    with pytest.raises(Undecodable):
        regroup(body, Signal.TRACES, Encoding.PROTO, max_bytes=ROOMY)


@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_undecodable(body: bytes) -> None:
    """The walk over bytes agrees with the parser, or the parser refused first."""
    for signal in Signal:
        for encoding in Encoding:
            try:
                found = regroup(body, signal, encoding, max_bytes=ROOMY)
            except Undecodable:
                continue
            assert found.total >= 0


def test_an_empty_export_becomes_nothing() -> None:
    """No message, no item: it is acknowledged at once."""
    assert regroup(b"", Signal.TRACES, Encoding.PROTO, max_bytes=ROOMY) == Regrouped()
