"""The second reading: raw spans and their log records to `Span`, attributes walked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from opentelemetry.proto.common.v1.common_pb2 import AnyValue, InstrumentationScope
from opentelemetry.proto.logs.v1.logs_pb2 import LogRecord
from opentelemetry.proto.resource.v1.resource_pb2 import Resource
from opentelemetry.proto.trace.v1.trace_pb2 import Span as SpanMessage
from opentelemetry.proto.trace.v1.trace_pb2 import Status

from sidecar.domain.spans import Attributes, AttrValue, Span, SpanEvent
from sidecar.wire.scan import RawLog, RawSpan

LATEST_NS = 2**63 - 1
"""Year 2262: OTLP's times are uint64, what stores them (SQLite, datetimes) is signed."""


def decode_trace(raws: Iterable[RawSpan], logs: Iterable[RawLog] = ()) -> tuple[Span, ...]:
    """Decode the spans of one or more traces, each with the log records of its ids.

    Copies of one span are all returned (choosing among them is not wire's business), each
    with the same log records; log records whose span is not here are left out.
    """
    by_span: dict[tuple[str, str], list[SpanEvent]] = {}
    records = [(log.trace_id, LogRecord.FromString(log.body)) for log in logs]
    for trace_id, record in sorted(records, key=lambda one: _time(one[1])):
        by_span.setdefault((trace_id, record.span_id.hex()), []).append(_log_event(record))
    return tuple(_span(raw, by_span) for raw in raws)


def _span(raw: RawSpan, by_span: Mapping[tuple[str, str], Sequence[SpanEvent]]) -> Span:
    message = SpanMessage.FromString(raw.body)
    span_id = message.span_id.hex()
    events = tuple(
        SpanEvent(
            name=event.name,
            time_ns=event.time_unix_nano,
            attributes=_attributes(event.attributes),
        )
        for event in message.events
    )
    return Span(
        trace_id=raw.trace_id,
        span_id=span_id,
        parent_id=None if raw.parentless else message.parent_span_id.hex(),
        name=message.name,
        start_ns=min(message.start_time_unix_nano, LATEST_NS),
        end_ns=min(message.end_time_unix_nano, LATEST_NS),
        attributes=_attributes(message.attributes),
        resource=_resource(raw.envelope.resource),
        scope=_scope(raw.envelope.scope),
        events=(*events, *by_span.get((raw.trace_id, span_id), ())),
        status_error=message.status.code == Status.STATUS_CODE_ERROR,
        status_message=message.status.message,
        trace_state=raw.trace_state,
        flags=message.flags,
        dropped_attributes=message.dropped_attributes_count,
    )


def _time(record: LogRecord) -> int:
    return min(record.time_unix_nano or record.observed_time_unix_nano, LATEST_NS)


def _log_event(record: LogRecord) -> SpanEvent:
    attributes = _attributes(record.attributes)
    named = attributes.get("event.name")
    return SpanEvent(
        name=record.event_name or (named if isinstance(named, str) else ""),
        time_ns=_time(record),
        attributes=attributes,
        body=_value(record.body) if record.HasField("body") else None,
        from_log=True,
    )


@lru_cache(maxsize=512)
def _resource(serialised: bytes) -> Attributes:
    return _attributes(Resource.FromString(serialised).attributes)


@lru_cache(maxsize=512)
def _scope(serialised: bytes) -> str:
    return InstrumentationScope.FromString(serialised).name


def _attributes(pairs: Any) -> dict[str, AttrValue]:
    return {pair.key: _value(pair.value) for pair in pairs}


def _value(value: AnyValue) -> AttrValue:
    kind = value.WhichOneof("value")
    if kind is None:
        return None
    if kind == "array_value":
        return [_value(item) for item in value.array_value.values]
    if kind == "kvlist_value":
        return _attributes(value.kvlist_value.values)
    scalar: str | bool | int | float | bytes = getattr(value, kind)
    return scalar
