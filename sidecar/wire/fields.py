"""Protobuf's wire format, as far as needed to move a field without reading what is in it.

Rules: the protobuf encoding specification.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sidecar.domain.errors import Undecodable

FRAME: Final = 6
"""Bytes at most of a field's tag (below 16: 1) and its length (below 32 GiB: 5)."""

_DELIMITED: Final = 2
_VARINT: Final = 0
_FIXED: Final = {1: 8, 5: 4}
"""Wire types: bytes, strings and messages; integers; 64 and 32 bits."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message without some of its fields: `head` is all the others, as they came."""

    head: bytes
    children: Sequence[tuple[int, int, int]]
    """Of each field taken out: where its tag stands, its value begins, and both end."""


def parted(data: bytes, start: int, end: int, child: int) -> Message:
    """Part the message in `data[start:end]`, which parses, into fields `child` and all else.

    Raises Undecodable for groups: they left protobuf long before OTLP came.
    """
    head = bytearray()
    children = []
    while start < end:
        tag, at = _varint(data, start)
        kind = tag & 7
        value = at
        if kind == _DELIMITED:
            size, value = _varint(data, at)
            at = value + size
        elif kind == _VARINT:
            _, at = _varint(data, at)
        elif kind in _FIXED:
            at += _FIXED[kind]
        else:
            raise Undecodable("bad_protobuf", "an export with a group in it")
        if kind == _DELIMITED and tag >> 3 == child:
            children.append((start, value, at))
        else:
            head += data[start:at]
        start = at
    return Message(bytes(head), children)


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
        shift += 7


def framed(number: int, *parts: bytes) -> bytes:
    """Return a field that holds `parts`, with its tag and length."""
    size = sum(map(len, parts))
    head = bytearray((number << 3 | _DELIMITED,))
    while size > 0x7F:
        head.append(size & 0x7F | 0x80)
        size >>= 7
    head.append(size)
    return b"".join((head, *parts))
