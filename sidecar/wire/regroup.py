"""One export in, one export a trace out: the items' own bytes, under another grouping.

Invariants: an item (a span or a log record) leaves with the bytes it came in, under the
resource and scope it came under; items of a trace keep their order; the same input gives the
same messages. Traces and logs have the same shape: the export's field 1 holds resources, whose
field 2 holds scopes, whose field 2 holds items (OpenTelemetry proto, collector/*/v1).
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

from sidecar.domain.errors import Undecodable
from sidecar.domain.spans import Encoding, Signal
from sidecar.wire.fields import FRAME, Message, framed, parted
from sidecar.wire.scan import read_logs, read_traces

_RESOURCES: Final = 1
_CHILDREN: Final = 2
"""Field numbers: scopes in a resource, items in a scope."""


@dataclass(frozen=True, slots=True)
class TraceMessage:
    """An export that holds items of one trace only, in protobuf."""

    trace_id: str
    body: bytes = field(repr=False)
    items: int

    @property
    def key(self) -> bytes:
        """The trace id in lowercase hex, as the Collector's kafkaexporter writes it."""
        return self.trace_id.encode()


@dataclass(frozen=True, slots=True)
class Oversized:
    """An item that no message can hold: its ids, the SHA-256 and size of its bytes."""

    trace_id: str
    span_id: str
    sha256: str
    size: int


@dataclass(slots=True)
class Regrouped:
    """What one export became; every item is in exactly one of the four."""

    messages: list[TraceMessage] = field(default_factory=list)
    """By first appearance of the trace, a trace's parts in order."""
    oversized: list[Oversized] = field(default_factory=list)
    invalid: Counter[str] = field(default_factory=Counter)
    unkeyed: int = 0
    """Log records of no trace: there is nothing to key them by."""

    @property
    def sent(self) -> int:
        """Items in messages."""
        return sum(message.items for message in self.messages)

    @property
    def total(self) -> int:
        """Items in the export, of any fate."""
        return self.sent + len(self.oversized) + self.invalid.total() + self.unkeyed


@dataclass(frozen=True, slots=True)
class _Item:
    resource: Message
    scope: Message
    place: tuple[int, int]
    """Which resource of the export, and which of its scopes."""
    raw: bytes
    """With the tag and length it came with."""
    value: int
    """Where in `raw` the item itself begins."""
    trace_id: str
    span_id: str


def regroup(
    body: bytes,
    signal: Signal,
    encoding: Encoding,
    *,
    max_bytes: int,
    max_items: int | None = None,
) -> Regrouped:
    """Split an export by trace, each message at most `max_bytes` and `max_items` large.

    Spans need both ids to be valid, as everywhere in this program; log records a trace id.
    Raises Undecodable for what is not an export of `signal`, or holds spans but no valid one.
    """
    found = Regrouped()
    traces: dict[str, list[_Item]] = {}
    for item in _items(body, signal, encoding, found):
        traces.setdefault(item.trace_id, []).append(item)
    if found.invalid and not traces and signal is Signal.TRACES:
        raise Undecodable("bad_ids", "no span has valid ids (16 and 8 non-zero bytes)")
    for trace_id, items in traces.items():
        for part in _parts(items, max_bytes, max_items or len(items), found.oversized):
            found.messages.append(TraceMessage(trace_id, _written(part), len(part)))
    return found


def halves(message: TraceMessage, signal: Signal) -> Sequence[TraceMessage]:
    """Split a message that a broker found too large; empty when it holds one item only."""
    if message.items == 1:
        return ()
    half, body = (message.items + 1) // 2, message.body
    return regroup(body, signal, Encoding.PROTO, max_bytes=sys.maxsize, max_items=half).messages


def only_item(message: TraceMessage, signal: Signal) -> Oversized:
    """Describe the one item of a message that a broker finds too large."""
    (item,) = regroup(message.body, signal, Encoding.PROTO, max_bytes=0).oversized
    return item


def _items(body: bytes, signal: Signal, encoding: Encoding, found: Regrouped) -> Iterator[_Item]:
    """Walk the parsed export, for its ids, and its bytes, for everything else, side by side."""
    request: Any
    request = (read_traces if signal is Signal.TRACES else read_logs)(body, encoding)
    raw = body if encoding is Encoding.PROTO else request.SerializeToString()
    traces = signal is Signal.TRACES
    for at, (_, begin, end) in enumerate(parted(raw, 0, len(raw), _RESOURCES).children):
        resource = parted(raw, begin, end, _CHILDREN)
        parsed = request.resource_spans[at] if traces else request.resource_logs[at]
        scopes = parsed.scope_spans if traces else parsed.scope_logs
        for number, (_, inner, outer) in enumerate(resource.children):
            scope = parted(raw, inner, outer, _CHILDREN)
            items = scopes[number].spans if traces else scopes[number].log_records
            for item, (start, value, stop) in zip(items, scope.children, strict=True):
                if not (_valid_span if traces else _valid_record)(item, found):
                    continue
                yield _Item(
                    resource,
                    scope,
                    place=(at, number),
                    raw=raw[start:stop],
                    value=value - start,
                    trace_id=item.trace_id.hex(),
                    span_id=item.span_id.hex(),
                )


def _valid_span(span: Any, found: Regrouped) -> bool:
    for name, identifier, size in (("trace", span.trace_id, 16), ("span", span.span_id, 8)):
        if len(identifier) != size or not any(identifier):
            found.invalid[f"bad_{name}_id"] += 1
            return False
    return True


def _valid_record(record: Any, found: Regrouped) -> bool:
    if not any(record.trace_id):  # some SDKs write zeros where there is no span
        found.unkeyed += 1
        return False
    if len(record.trace_id) != 16:
        found.invalid["bad_log_ids"] += 1
        return False
    return True


def _parts(
    items: Sequence[_Item], max_bytes: int, max_items: int, oversized: list[Oversized]
) -> Iterator[list[_Item]]:
    """Fill one message after the other, in order; sizes are bounds, never too low."""
    part: list[_Item] = []
    size = 0
    for item in items:
        alone = len(item.raw) + len(item.resource.head) + len(item.scope.head) + 2 * FRAME
        if alone > max_bytes:
            value = item.raw[item.value :]
            digest = hashlib.sha256(value).hexdigest()
            oversized.append(Oversized(item.trace_id, item.span_id, digest, len(value)))
            continue
        more = _more(part[-1], item) if part else alone
        if part and (size + more > max_bytes or len(part) == max_items):
            yield part
            part, size, more = [], 0, alone
        part.append(item)
        size += more
    if part:
        yield part


def _more(last: _Item, item: _Item) -> int:
    """Bytes that `item` adds behind `last`."""
    size = len(item.raw)
    if item.place != last.place:
        size += len(item.scope.head) + FRAME
    if item.place[0] != last.place[0]:
        size += len(item.resource.head) + FRAME
    return size


def _written(items: Sequence[_Item]) -> bytes:
    out: list[bytes] = []
    for _, of_resource in groupby(items, lambda item: item.place[0]):
        resource: list[bytes] = []
        for _, of_scope in groupby(of_resource, attrgetter("place")):
            scope = list(of_scope)
            if not resource:
                resource.append(scope[0].resource.head)
            raws = (item.raw for item in scope)
            resource.append(framed(_CHILDREN, scope[0].scope.head, *raws))
        out.append(framed(_RESOURCES, *resource))
    return b"".join(out)
