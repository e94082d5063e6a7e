"""From a plot to OTLP: real `ExportTraceServiceRequest`s, in protobuf or OTLP/JSON."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from google.protobuf.json_format import MessageToDict
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.common.v1.common_pb2 import AnyValue, KeyValue
from opentelemetry.proto.trace.v1.trace_pb2 import Span, Status

from sidecar.demo.traffic.dialect import Session, Value
from sidecar.demo.traffic.dialects import DIALECTS
from sidecar.demo.traffic.plot import Plot, Step, StepKind

_ID_FIELDS = ("traceId", "spanId", "parentSpanId")


@dataclass(slots=True)
class Script:
    """The spans of one trace being written, in the order they end (as an exporter sends)."""

    trace_id: bytes
    convention: str
    session: Session
    rng: Random
    spans: list[Span] = field(default_factory=list)
    final_span_id: str | None = None

    def write(self, step: Step, start_ns: int, parent: bytes = b"") -> int:
        """Write a step and all below it; returns when it ended, in nanoseconds."""
        span_id = self.rng.getrandbits(64).to_bytes(8, "big")
        inner_ns = start_ns + self._pause(2, 20)
        for child in step.children:
            inner_ns = self.write(child, inner_ns, span_id) + self._pause(1, 10)
        end_ns = inner_ns + self._pause(*_LASTS[step.kind])
        name, attributes = DIALECTS[self.convention][1](step, self.session, not parent)
        self.spans.append(
            Span(
                trace_id=self.trace_id,
                span_id=span_id,
                parent_span_id=parent,
                name=name,
                kind=Span.SPAN_KIND_CLIENT
                if step.kind is StepKind.LLM
                else Span.SPAN_KIND_INTERNAL,
                start_time_unix_nano=start_ns,
                end_time_unix_nano=end_ns,
                attributes=[KeyValue(key=k, value=_any(v)) for k, v in attributes.items()],
                status=Status(code=Status.STATUS_CODE_ERROR, message="upstream timeout")
                if step.failed
                else None,
                flags=0x100,  # SpanFlags: the parent is known not to be remote
            )
        )
        if step.final:
            self.final_span_id = span_id.hex()
        return end_ns

    def _pause(self, low_ms: int, high_ms: int) -> int:
        return self.rng.randrange(low_ms * 1_000_000, high_ms * 1_000_000)


_LASTS = {
    StepKind.AGENT: (1, 10),
    StepKind.LLM: (300, 1800),
    StepKind.TOOL: (20, 300),
    StepKind.EMBEDDING: (10, 60),
}
"""Milliseconds a step takes beyond its children."""


def requests(script: Script, plot: Plot, parts: int) -> tuple[bytes, ...]:
    """Return the trace as `parts` serialised export requests, the root in the last."""
    spans = script.spans
    cut = -(-len(spans) // parts)
    return tuple(
        _request(script, plot, spans[at : at + cut]).SerializeToString()
        for at in range(0, len(spans), cut)
    )


def _request(script: Script, plot: Plot, spans: Sequence[Span]) -> ExportTraceServiceRequest:
    request = ExportTraceServiceRequest()
    resource = request.resource_spans.add()
    service: dict[str, Value] = {
        "service.name": plot.root.name,
        "service.version": "1.4.0",
        "deployment.environment.name": "demo",
        "telemetry.sdk.name": "opentelemetry",
    }
    resource.resource.attributes.extend(
        KeyValue(key=key, value=_any(value)) for key, value in service.items()
    )
    scope = resource.scope_spans.add()
    scope.scope.name = DIALECTS[script.convention][0]
    scope.spans.extend(spans)
    return request


def merged(bodies: Sequence[bytes]) -> bytes:
    """Return one request that carries the resource spans of several, as a batch does."""
    batch = ExportTraceServiceRequest()
    for body in bodies:
        batch.MergeFromString(body)
    return batch.SerializeToString()


def to_json(body: bytes) -> bytes:
    """Return a protobuf request as OTLP/JSON: ids in hex, enums as integers (OTLP 1.x)."""
    message = MessageToDict(ExportTraceServiceRequest.FromString(body), use_integers_for_enums=True)
    for resource in message["resourceSpans"]:
        for scope in resource["scopeSpans"]:
            for span in scope["spans"]:
                _hex_ids(span)
    return json.dumps(message, ensure_ascii=False).encode()


def _hex_ids(span: dict[str, Any]) -> None:
    for key in _ID_FIELDS:
        if key in span:
            span[key] = base64.b64decode(span[key]).hex()


def _any(value: Value) -> AnyValue:
    out = AnyValue()
    if isinstance(value, bool):
        out.bool_value = value
    elif isinstance(value, str):
        out.string_value = value
    elif isinstance(value, int):
        out.int_value = value
    elif isinstance(value, float):
        out.double_value = value
    elif isinstance(value, Mapping):
        out.kvlist_value.SetInParent()
        out.kvlist_value.values.extend(
            KeyValue(key=key, value=_any(item)) for key, item in value.items()
        )
    else:
        out.array_value.SetInParent()
        out.array_value.values.extend(_any(item) for item in value)
    return out
