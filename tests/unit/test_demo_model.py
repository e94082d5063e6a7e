"""The demo's model is joined once, atomically, and never used when its hash is wrong."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from sidecar.demo.model import NoModel, ensure_model

BODY = b"first part;" + b"second part"
HASH = hashlib.sha256(BODY).hexdigest()


@pytest.fixture
def parts(tmp_path: Path) -> list[Path]:
    """Two parts of a small model."""
    paths = [tmp_path / "part00", tmp_path / "part01"]
    paths[0].write_bytes(BODY[:11])
    paths[1].write_bytes(BODY[11:])
    return paths


def test_joins(tmp_path: Path, parts: list[Path]) -> None:
    """The joined file holds the parts in order, its progress ends at one, nothing else is left."""
    shares: list[float] = []
    model = ensure_model(shares.append, cache=tmp_path / "cache", parts=parts, sha256=HASH)
    assert model.path.read_bytes() == BODY
    assert model.sha256 == HASH
    assert shares[-1] == 1
    assert [path.name for path in (tmp_path / "cache").iterdir()] == [model.path.name]


def test_joined_once(tmp_path: Path, parts: list[Path]) -> None:
    """A second call checks what is there and needs the parts no more."""
    first = ensure_model(cache=tmp_path / "cache", parts=parts, sha256=HASH)
    inode = first.path.stat().st_ino
    for part in parts:
        part.unlink()
    again = ensure_model(cache=tmp_path / "cache", parts=parts, sha256=HASH)
    assert again.path.stat().st_ino == inode


def test_mends_a_damaged_file(tmp_path: Path, parts: list[Path]) -> None:
    """A cached file that was cut short is joined anew."""
    model = ensure_model(cache=tmp_path / "cache", parts=parts, sha256=HASH)
    model.path.write_bytes(BODY[:5])
    assert ensure_model(cache=tmp_path / "cache", parts=parts, sha256=HASH) == model
    assert model.path.read_bytes() == BODY


def test_wrong_parts(tmp_path: Path, parts: list[Path]) -> None:
    """Parts that give another hash are refused and leave nothing behind."""
    parts[1].write_bytes(b"another")
    with pytest.raises(NoModel, match="SHA-256"):
        ensure_model(cache=tmp_path / "cache", parts=parts, sha256=HASH)
    assert list((tmp_path / "cache").iterdir()) == []


def test_no_cache(tmp_path: Path, parts: list[Path]) -> None:
    """A cache that cannot be made is a plain message."""
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(NoModel, match="cannot read or write"):
        ensure_model(cache=tmp_path / "file" / "cache", parts=parts, sha256=HASH)
