"""Gunzip that stops at a limit: what comes out is counted, never only what came in."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Final

from sidecar.domain.errors import Undecodable

_PIECE: Final = 64 * 1024
"""Bytes a caller holds at a time; small enough that a bomb is noticed at its first step."""

_MAX_MEMBERS: Final = 64
"""RFC 1952 allows several members; each costs a set-up, and honest senders write one."""


class TooLarge(Undecodable):
    """A body over its limit, counted after decompression."""

    def __init__(self, limit: int) -> None:
        super().__init__("too_large", f"over {limit} bytes after decompression")
        self.limit = limit


class Gunzip:
    """Decompresses one gzip stream piece by piece, up to `limit` bytes of output.

    Every error is an Undecodable: `bad_gzip`, `gzip_truncated`, or TooLarge.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._produced = 0
        self._members = 0
        self._stream: zlib._Decompress | None = None

    def feed(self, data: bytes) -> Iterator[bytes]:
        """Yield what `data` decompresses to, in pieces of at most 64 KiB.

        Raises TooLarge as soon as the limit is passed, Undecodable when it is not gzip.
        """
        full = False
        while data or full:
            stream = self._stream or self._next_member(data)
            if stream is None:
                return
            try:
                piece = stream.decompress(data, _PIECE)
            except zlib.error as error:
                raise Undecodable("bad_gzip", "the body is not valid gzip") from error
            full = len(piece) == _PIECE and not stream.eof
            data = stream.unused_data if stream.eof else stream.unconsumed_tail
            if stream.eof:
                self._stream = None
            self._produced += len(piece)
            if self._produced > self._limit:
                raise TooLarge(self._limit)
            if piece:
                yield piece

    def close(self) -> None:
        """Say that the input has ended; raises Undecodable when a member is not whole."""
        if self._stream is not None:
            raise Undecodable("gzip_truncated", "the gzip stream ends before its end")

    def _next_member(self, data: bytes) -> zlib._Decompress | None:
        """Start a member; None for the zero bytes that may pad a finished stream."""
        if self._members and not data.strip(b"\0"):
            return None
        self._members += 1
        if self._members > _MAX_MEMBERS:
            raise Undecodable("bad_gzip", f"over {_MAX_MEMBERS} gzip members")
        self._stream = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
        return self._stream


def gunzip(data: bytes, limit: int) -> bytes:
    """Return a whole body decompressed; raises as `Gunzip.feed` and `Gunzip.close` do."""
    stream = Gunzip(limit)
    pieces = list(stream.feed(data))
    stream.close()
    return b"".join(pieces)
