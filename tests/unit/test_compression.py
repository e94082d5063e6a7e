"""The bounded decompression by itself."""

from __future__ import annotations

import gzip
import json

import pytest

from sidecar.wire.compression import Gunzip, TooLarge, gunzip

MIB = 1024 * 1024


@pytest.mark.parametrize("step", [1, 7, 4096])
def test_pieces_in_any_cut_give_the_whole(step: int) -> None:
    """However the network cuts the stream, the same bytes come out."""
    whole = json.dumps(list(range(5000))).encode()
    packed = gzip.compress(whole[:9000]) + gzip.compress(whole[9000:]) + bytes(8)
    stream = Gunzip(len(whole))
    out = b"".join(
        piece
        for start in range(0, len(packed), step)
        for piece in stream.feed(packed[start : start + step])
    )
    stream.close()
    assert out == whole == gunzip(packed, len(whole))


def test_one_byte_over_the_limit_is_too_large() -> None:
    """The limit itself passes."""
    packed = gzip.compress(bytes(MIB))
    assert gunzip(packed, MIB) == bytes(MIB)
    with pytest.raises(TooLarge):
        gunzip(packed, MIB - 1)


def test_nothing_is_nothing() -> None:
    """An empty body that claims to be gzip is an empty body."""
    assert gunzip(b"", 10) == b""
