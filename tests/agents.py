"""Small agents' traces as OTLP requests, for tests that start at the front door."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import anyio
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.common.v1.common_pb2 import AnyValue, KeyValue
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from sidecar.domain.spans import Delivery, Encoding, Signal

BEGAN = 1_760_000_000_000_000_000


def trace_id(number: int) -> str:
    """A trace id that sorts and reads like its number."""
    return f"{number:032x}"


def _pairs(values: dict[str, str]) -> list[KeyValue]:
    return [KeyValue(key=k, value=AnyValue(string_value=v)) for k, v in values.items()]


def _span(number: int, span: int, parent: int, name: str, values: dict[str, str]) -> Span:
    return Span(
        trace_id=number.to_bytes(16, "big"),
        span_id=span.to_bytes(8, "big"),
        parent_span_id=parent.to_bytes(8, "big") if parent else b"",
        name=name,
        start_time_unix_nano=BEGAN + span,
        end_time_unix_nano=BEGAN + 1_000 - span,
        attributes=_pairs(values),
    )


def request(spans: Sequence[Span], service: str = "shop") -> bytes:
    """One export of these spans."""
    message = ExportTraceServiceRequest()
    resource = message.resource_spans.add()
    resource.resource.attributes.extend(_pairs({"service.name": service}))
    resource.scope_spans.add().spans.extend(spans)
    return message.SerializeToString()


def root(number: int, span: int = 1) -> Span:
    """An agent's root span without content."""
    return _span(number, span, 0, "agent", {"openinference.span.kind": "AGENT"})


def answer(number: int, text: str, span: int = 2, parent: int = 1) -> Span:
    """A model call that answers `text`."""
    return _span(
        number,
        span,
        parent,
        "chat",
        {
            "openinference.span.kind": "LLM",
            "llm.model_name": "m-2026-01-01",
            "llm.input_messages.0.message.role": "user",
            "llm.input_messages.0.message.content": "When does it ship?",
            "llm.output_messages.0.message.role": "assistant",
            "llm.output_messages.0.message.content": text,
        },
    )


def tool(number: int, span: int = 2, parent: int = 1) -> Span:
    """A tool's run: a trace of these alone has no generation."""
    return _span(number, span, parent, "lookup", {"openinference.span.kind": "TOOL"})


class Acks:
    """Counts acknowledgements by name."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self._came = anyio.Event()

    def of(self, name: str) -> Callable[[], None]:
        """The `ack` of the delivery called `name`."""

        def ack() -> None:
            self.seen.append(name)
            self._came.set()

        return ack

    async def until(self, name: str) -> None:
        """Return once the delivery called `name` is acknowledged."""
        while name not in self.seen:
            self._came = anyio.Event()
            await self._came.wait()


def delivery(
    body: bytes,
    *,
    ack: Callable[[], None] = lambda: None,
    source: str = "otlp_http",
    partition: tuple[str, int] | None = None,
    key: bytes | None = None,
    recorded_at: float = 0.0,
) -> Delivery:
    """A protobuf trace export as a source would offer it."""
    return Delivery(
        source=source,
        signal=Signal.TRACES,
        encoding=Encoding.PROTO,
        body=body,
        coordinates="test",
        recorded_at=recorded_at,
        ack=ack,
        partition=partition,
        key=key,
    )
