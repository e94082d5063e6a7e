"""What a tracer sent: deliveries, spans and their log records, before any convention."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

AttrValue = (
    str | bool | int | float | bytes | None | Sequence["AttrValue"] | Mapping[str, "AttrValue"]
)
Attributes = Mapping[str, AttrValue]


class Signal(StrEnum):
    """Which OTLP signal a delivery carries."""

    TRACES = "traces"
    LOGS = "logs"


class Encoding(StrEnum):
    """How a delivery's bytes are written."""

    PROTO = "otlp_proto"
    JSON = "otlp_json"


def _nothing() -> None:
    return None


@dataclass(frozen=True, slots=True)
class Delivery:
    """One message as it came in: raw bytes, where they came from, how to acknowledge.

    `ack` is called exactly once, when every trace the message touched has its disposition
    and its scores are safe. `coordinates` names it in dead letters and logs
    (`topic/partition/offset`, or the peer's protocol); never payload.
    """

    source: str
    signal: Signal
    encoding: Encoding
    body: bytes = field(repr=False)
    coordinates: str
    recorded_at: float
    """Seconds since the epoch: the record's own timestamp (Kafka), else its arrival."""
    key: bytes | None = None
    ack: Callable[[], None] = field(default=_nothing, compare=False)
    partition: tuple[str, int] | None = None
    """Topic and partition, for Kafka."""


@dataclass(frozen=True, slots=True)
class SpanEvent:
    """A span event, or a log record joined to its span by trace and span id."""

    name: str
    time_ns: int
    attributes: Attributes
    body: AttrValue = None
    """Only log records have one."""
    from_log: bool = False


@dataclass(frozen=True, slots=True)
class Span:
    """One decoded span; ids in lowercase hex, times in nanoseconds since the epoch."""

    trace_id: str
    span_id: str
    parent_id: str | None
    name: str
    start_ns: int
    end_ns: int
    attributes: Attributes
    resource: Attributes
    scope: str
    events: tuple[SpanEvent, ...] = ()
    status_error: bool = False
    status_message: str = ""
    trace_state: str = ""
    flags: int = 0
    dropped_attributes: int = 0
