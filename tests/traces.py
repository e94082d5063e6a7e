"""Spans for tests that start from them: read from files as `replay` does, or made by the SDK."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from sidecar.domain.spans import Encoding, Span
from sidecar.wire import decode_trace, scan, suspect_signal
from sidecar.wire.scan import merge


def decode_file(paths: Sequence[Path]) -> tuple[Span, ...]:
    """Decode OTLP/JSON files as one stream, spans and logs joined; copies are kept."""
    bodies = [path.read_bytes() for path in paths]
    whole = merge(
        scan(body, suspect_signal(body), Encoding.JSON, lambda _id, _state: True) for body in bodies
    )
    return decode_trace(whole.spans, whole.logs)


def sdk_spans(count: int) -> list[ReadableSpan]:
    """Finished spans as the SDK makes them."""
    memory = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(memory))
    tracer = provider.get_tracer("test")
    for number in range(count):
        with tracer.start_as_current_span(f"span {number}"):
            pass
    provider.shutdown()
    return list(memory.get_finished_spans())
