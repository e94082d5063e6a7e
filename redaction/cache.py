"""Remembers what was done for a text without remembering the text.

Invariant: keys are HMACs under a secret that this process drew and nobody else knows, so
neither a key nor its absence tells anything about a text to whoever reads the memory's dump
without the secret; values hold no raw text either (their makers see to that).
"""

from __future__ import annotations

import hmac
import secrets
import struct
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, Generic, TypeVar

__all__ = ["Cache"]

V = TypeVar("V")
_LENGTH: Final = struct.Struct("!Q")


class Cache(Generic[V]):
    """The least recently used go first; bounded in entries and in the size they declare."""

    def __init__(self, scope: str, *, entries: int = 4_096, size: int = 8_000_000) -> None:
        """`scope` is part of every key: what else the values depend on (a policy's hashes)."""
        self._secret = secrets.token_bytes(32)
        self._scope = scope
        self._entries = entries
        self._size = self._room = size
        self._values: OrderedDict[bytes, tuple[V, int]] = OrderedDict()
        self.hits = 0
        self.misses = 0

    def __len__(self) -> int:
        return len(self._values)

    def key(self, parts: Iterable[str]) -> bytes:
        """Return the key of texts in this order; any character counts, surrogates too."""
        message = bytearray()
        for part in (self._scope, *parts):
            data = part.encode("utf-8", "surrogatepass")
            message += _LENGTH.pack(len(data)) + data
        return hmac.digest(self._secret, message, "sha256")

    def get(self, key: bytes) -> V | None:
        """Return what was kept under `key`, or None."""
        kept = self._values.get(key)
        if kept is None:
            self.misses += 1
            return None
        self.hits += 1
        self._values.move_to_end(key)
        return kept[0]

    def put(self, key: bytes, value: V, size: int) -> None:
        """Keep a value of `size` characters, unless it alone would take a quarter of the room."""
        if 4 * size > self._size or key in self._values:
            return
        self._values[key] = value, size
        self._room -= size
        while self._room < 0 or len(self._values) > self._entries:
            _, (_, freed) = self._values.popitem(last=False)
            self._room += freed
