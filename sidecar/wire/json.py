"""OTLP/JSON to the protobuf messages, over orjson.

protobuf's own `json_format` takes hex ids for base64 and costs 50 times as much
(614 us a span against 12 measured), so the mapping is written here: ids are hex in any
case, int64 is a string or a number, enums are integers, unknown fields are ignored
(OTLP specification, "JSON Protobuf Encoding").
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import orjson
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.common.v1.common_pb2 import AnyValue, KeyValue
from opentelemetry.proto.logs.v1.logs_pb2 import LogRecord, SeverityNumber
from opentelemetry.proto.resource.v1.resource_pb2 import Resource
from opentelemetry.proto.trace.v1.trace_pb2 import Span, Status

from sidecar.domain.errors import Undecodable

MAX_LEVELS = 80
"""Protobuf messages inside each other in one value. upb stops at 100 for a whole request; an
array costs two levels, a map three, and what we could not read back must not get in."""

_STATUS_NAMES = dict(Status.StatusCode.items())
_KINDS = dict(Span.SpanKind.items())
_SEVERITIES = dict(SeverityNumber.items())
_UINT32_MAX = 2**32 - 1
_UINT64_MAX = 2**64 - 1

Json = dict[str, Any]
T = TypeVar("T")


def _bad(path: str, wanted: str) -> Undecodable:
    return Undecodable("bad_json", f"{path}: {wanted} expected")


def _object(value: object, path: str) -> Json:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise _bad(path, "an object")
    return value


def _items(parent: Json, key: str, path: str) -> Iterable[tuple[Json, str]]:
    value = parent.get(key)
    if value is None:
        return
    if not isinstance(value, list):
        raise _bad(f"{path}.{key}", "an array")
    for index, item in enumerate(value):
        where = f"{path}.{key}[{index}]"
        yield _object(item, where), where


def _text(parent: Json, key: str, path: str) -> str:
    value = parent.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise _bad(f"{path}.{key}", "a string")
    return _encodable(value, f"{path}.{key}")


def _encodable(value: str, path: str) -> str:
    try:
        value.encode()
    except UnicodeEncodeError as error:  # a lone surrogate: no UTF-8, hence no protobuf string
        raise _bad(path, "text without lone surrogates") from error
    return value


def _hex(parent: Json, key: str, path: str) -> bytes:
    text = _text(parent, key, path)
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise _bad(f"{path}.{key}", "a hex id (base64 is not OTLP/JSON)") from error


def _uint(parent: Json, key: str, path: str, top: int = _UINT64_MAX) -> int:
    value = parent.get(key)
    if value is None:
        return 0
    if isinstance(value, str):
        try:
            value = int(value)
        except ValueError as error:
            raise _bad(f"{path}.{key}", "an integer") from error
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= top:
        raise _bad(f"{path}.{key}", f"an integer in [0, {top}]")
    return value


def _enum(value: object, names: Mapping[str, int]) -> int:
    """Return an enum's number; unspecified for what is none: not worth an export's refusal."""
    if isinstance(value, str):
        value = names.get(value, int(value) if re.fullmatch("[0-9]{1,3}", value) else 0)
    return value if isinstance(value, int) and value in names.values() else 0


def _integer(value: object, path: str) -> int:
    try:
        number = int(value) if isinstance(value, (int, str, float)) else None
    except (ValueError, OverflowError) as error:
        raise _bad(path, "an integer") from error
    if number is None or not -(2**63) <= number < 2**63:
        raise _bad(path, "a 64-bit integer")
    return number


def _double(value: object, path: str) -> float:
    if isinstance(value, str):  # "NaN" and "Infinity" arrive as strings
        try:
            return float(value)
        except ValueError as error:
            raise _bad(path, "a number") from error
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return float(value)
    raise _bad(path, "a number")


def _string_value(into: AnyValue, value: object, path: str) -> None:
    if not isinstance(value, str):
        raise _bad(path, "a string")
    into.string_value = _encodable(value, path)


def _bool_value(into: AnyValue, value: object, path: str) -> None:
    if not isinstance(value, bool):
        raise _bad(path, "true or false")
    into.bool_value = value


def _int_value(into: AnyValue, value: object, path: str) -> None:
    into.int_value = _integer(value, path)


def _double_value(into: AnyValue, value: object, path: str) -> None:
    into.double_value = _double(value, path)


def _bytes_value(into: AnyValue, value: object, path: str) -> None:
    if not isinstance(value, str):
        raise _bad(path, "base64")
    try:
        into.bytes_value = base64.b64decode(value)
    except (binascii.Error, ValueError) as error:
        raise _bad(path, "base64") from error


_SCALARS: dict[str, Callable[[AnyValue, object, str], None]] = {
    "stringValue": _string_value,
    "boolValue": _bool_value,
    "intValue": _int_value,
    "doubleValue": _double_value,
    "bytesValue": _bytes_value,
}


def _any(source: Json, into: AnyValue, path: str, depth: int = 0) -> None:
    if depth > MAX_LEVELS:
        raise Undecodable("too_deep", f"{path[:200]}: values nest too deeply")
    for key, setter in _SCALARS.items():
        if source.get(key) is not None:
            setter(into, source[key], f"{path}.{key}")
            return
    if source.get("arrayValue") is not None:
        array = _object(source["arrayValue"], f"{path}.arrayValue")
        into.array_value.SetInParent()
        for item, where in _items(array, "values", path):
            _any(item, into.array_value.values.add(), where, depth + 2)
    elif source.get("kvlistValue") is not None:
        mapping = _object(source["kvlistValue"], f"{path}.kvlistValue")
        into.kvlist_value.SetInParent()
        _attributes(mapping, into.kvlist_value.values, path, key="values", depth=depth + 3)


def _attributes(
    parent: Json, into: Any, path: str, *, key: str = "attributes", depth: int = 0
) -> None:
    for item, where in _items(parent, key, path):
        pair: KeyValue = into.add()
        pair.key = _text(item, "key", where)
        if item.get("value") is not None:
            pair.value.SetInParent()
            _any(_object(item["value"], f"{where}.value"), pair.value, where, depth)


def _resource(parent: Json, into: Resource, path: str) -> None:
    source = _object(parent.get("resource"), f"{path}.resource")
    _attributes(source, into.attributes, f"{path}.resource")
    into.dropped_attributes_count = _dropped(source, "Attributes", f"{path}.resource")


def _scope(parent: Json, into: Any, path: str) -> None:
    source = _object(parent.get("scope"), f"{path}.scope")
    into.name = _text(source, "name", f"{path}.scope")
    into.version = _text(source, "version", f"{path}.scope")
    _attributes(source, into.attributes, f"{path}.scope")
    into.dropped_attributes_count = _dropped(source, "Attributes", f"{path}.scope")


def _dropped(source: Json, what: str, path: str) -> int:
    return _uint(source, f"dropped{what}Count", path, _UINT32_MAX)


def _span(source: Json, into: Span, path: str) -> None:
    into.trace_id = _hex(source, "traceId", path)
    into.span_id = _hex(source, "spanId", path)
    into.parent_span_id = _hex(source, "parentSpanId", path)
    into.trace_state = _text(source, "traceState", path)
    into.flags = _uint(source, "flags", path, _UINT32_MAX)
    into.name = _text(source, "name", path)
    into.kind = _enum(source.get("kind"), _KINDS)  # type: ignore[assignment]  # open enum
    into.start_time_unix_nano = _uint(source, "startTimeUnixNano", path)
    into.end_time_unix_nano = _uint(source, "endTimeUnixNano", path)
    into.dropped_attributes_count = _dropped(source, "Attributes", path)
    into.dropped_events_count = _dropped(source, "Events", path)
    into.dropped_links_count = _dropped(source, "Links", path)
    _attributes(source, into.attributes, path)
    for item, where in _items(source, "events", path):
        event = into.events.add()
        event.time_unix_nano = _uint(item, "timeUnixNano", where)
        event.name = _text(item, "name", where)
        event.dropped_attributes_count = _dropped(item, "Attributes", where)
        _attributes(item, event.attributes, where)
    for item, where in _items(source, "links", path):
        link = into.links.add()
        link.trace_id = _hex(item, "traceId", where)
        link.span_id = _hex(item, "spanId", where)
        link.trace_state = _text(item, "traceState", where)
        link.flags = _uint(item, "flags", where, _UINT32_MAX)
        link.dropped_attributes_count = _dropped(item, "Attributes", where)
        _attributes(item, link.attributes, where)
    if source.get("status") is not None:
        status = _object(source["status"], f"{path}.status")
        into.status.code = _enum(status.get("code"), _STATUS_NAMES)  # type: ignore[assignment]
        into.status.message = _text(status, "message", f"{path}.status")


def _log(source: Json, into: LogRecord, path: str) -> None:
    into.trace_id = _hex(source, "traceId", path)
    into.span_id = _hex(source, "spanId", path)
    into.time_unix_nano = _uint(source, "timeUnixNano", path)
    into.observed_time_unix_nano = _uint(source, "observedTimeUnixNano", path)
    into.event_name = _text(source, "eventName", path)
    severity = _enum(source.get("severityNumber"), _SEVERITIES)
    into.severity_number = severity  # type: ignore[assignment]  # open enum
    into.severity_text = _text(source, "severityText", path)
    into.flags = _uint(source, "flags", path, _UINT32_MAX)
    into.dropped_attributes_count = _dropped(source, "Attributes", path)
    if source.get("body") is not None:
        into.body.SetInParent()
        _any(_object(source["body"], f"{path}.body"), into.body, f"{path}.body")
    _attributes(source, into.attributes, path)


def parse_json(body: bytes) -> Json:
    """Return the JSON object in `body`. Raises Undecodable."""
    try:
        value = orjson.loads(body)
    except orjson.JSONDecodeError as error:
        raise Undecodable("bad_json", "not JSON") from error
    if not isinstance(value, dict):
        raise _bad("$", "an export request, an object,")
    return value


_SIGNALS = ("resourceSpans", "resourceLogs", "resourceMetrics", "resourceProfiles")


def _export_of(body: bytes, wanted: str) -> Json:
    """The export in `body`; another signal's would read as empty, and be lost without a word."""
    export = parse_json(body)
    other = next((key for key in _SIGNALS if key in export), None)
    if wanted not in export and other is not None:
        raise Undecodable("wrong_signal", f"{wanted} expected, {other} came")
    return export


def traces_from_json(body: bytes) -> ExportTraceServiceRequest:
    """Read an OTLP/JSON trace export. Raises Undecodable."""
    request = ExportTraceServiceRequest()
    for resource, path in _items(_export_of(body, "resourceSpans"), "resourceSpans", "$"):
        spans = request.resource_spans.add()
        _resource(resource, spans.resource, path)
        spans.schema_url = _text(resource, "schemaUrl", path)
        for scope, inner in _items(resource, "scopeSpans", path):
            group = spans.scope_spans.add()
            _scope(scope, group.scope, inner)
            group.schema_url = _text(scope, "schemaUrl", inner)
            for item, where in _items(scope, "spans", inner):
                _span(item, group.spans.add(), where)
    return request


def logs_from_json(body: bytes) -> ExportLogsServiceRequest:
    """Read an OTLP/JSON log export. Raises Undecodable."""
    request = ExportLogsServiceRequest()
    for resource, path in _items(_export_of(body, "resourceLogs"), "resourceLogs", "$"):
        logs = request.resource_logs.add()
        _resource(resource, logs.resource, path)
        logs.schema_url = _text(resource, "schemaUrl", path)
        for scope, inner in _items(resource, "scopeLogs", path):
            group = logs.scope_logs.add()
            _scope(scope, group.scope, inner)
            group.schema_url = _text(scope, "schemaUrl", inner)
            for item, where in _items(scope, "logRecords", inner):
                _log(item, group.log_records.add(), where)
    return request
