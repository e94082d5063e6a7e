"""OTLP files as deliveries: what a collector's file exporter wrote, or an export request saved.

By name: `.json` (one export request, or a request a line), `.jsonl` (a request a line), `.pb`
and `.bin` (one protobuf request), each also with `.gz`. JSON says itself whether it holds
spans or log records; protobuf does not, so log records stand in `NAME.logs.pb`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import orjson

from sidecar.domain.errors import BadConfiguration, Undecodable
from sidecar.domain.spans import Delivery, Encoding, Signal
from sidecar.ports import Clock
from sidecar.wire import suspect_signal
from sidecar.wire.compression import gunzip

SOURCE: Final = "files"
MAX_FILE: Final = 256 * 1024 * 1024
"""Bytes of a file that must be read whole, after decompression; plain `.jsonl` is streamed."""

MAX_LINE: Final = 64 * 1024 * 1024
"""Bytes of one request in a streamed file."""

_KINDS: Final = {".json", ".jsonl", ".pb", ".bin"}

Numbered = tuple[int | None, bytes]
"""A request with its line, from 1; None when it is the whole file."""


def read_deliveries(paths: Iterable[Path], clock: Clock) -> Iterator[Delivery]:
    """Yield the export requests in `paths`, in order; blocks while it reads.

    A request that is no OTLP is yielded as it is: the door says what is wrong with it, and the
    rest of the file goes on. Raises BadConfiguration for a file that is not there or of no
    known kind, Undecodable (`too_large`, `bad_gzip`, `gzip_truncated`) for one that cannot be
    unpacked; both name it.
    """
    for path in paths:
        kind = _kind(path)
        encoding = Encoding.PROTO if kind in {".pb", ".bin"} else Encoding.JSON
        try:
            for line, body in _requests(path, kind):
                yield Delivery(
                    source=SOURCE,
                    signal=_signal(path, encoding, body),
                    encoding=encoding,
                    body=body,
                    coordinates=str(path) if line is None else f"{path}:{line}",
                    recorded_at=clock.now(),
                )
        except OSError as error:
            raise BadConfiguration((f"{path}: {error.strerror}",)) from error
        except Undecodable as error:
            detail = str(error).removeprefix(f"{error.reason}: ")
            raise Undecodable(error.reason, f"{path}: {detail}") from error


def _kind(path: Path) -> str:
    suffixes = [suffix.lower() for suffix in path.suffixes]
    if suffixes[-1:] == [".gz"]:
        suffixes.pop()
    if not suffixes or suffixes[-1] not in _KINDS:
        known = ", ".join(sorted(_KINDS))
        raise BadConfiguration((f"{path}: not a kind of file known here ({known}, also .gz)",))
    return suffixes[-1]


def _requests(path: Path, kind: str) -> Iterator[Numbered]:
    if kind == ".jsonl" and path.suffix.lower() != ".gz":
        yield from _stream(path)
        return
    body = _whole(path)
    if kind == ".jsonl" or (kind == ".json" and _is_lines(body)):
        yield from _filled(enumerate(body.splitlines(), start=1))
    else:
        yield None, body


def _whole(path: Path) -> bytes:
    with path.open("rb") as file:
        body = file.read(MAX_FILE + 1)
    if len(body) > MAX_FILE:
        raise Undecodable("too_large", f"over {MAX_FILE} bytes")
    return gunzip(body, MAX_FILE) if path.suffix.lower() == ".gz" else body


def _stream(path: Path) -> Iterator[Numbered]:
    with path.open("rb") as file:
        lines = iter(lambda: file.readline(MAX_LINE + 1), b"")
        for number, line in _filled(enumerate(lines, start=1)):
            if len(line) > MAX_LINE:
                raise Undecodable("too_large", f"line {number} is over {MAX_LINE} bytes")
            yield number, line


def _filled(lines: Iterable[tuple[int, bytes]]) -> Iterator[tuple[int, bytes]]:
    return ((number, line) for number, line in lines if line.strip())


def _is_lines(body: bytes) -> bool:
    """Whether a `.json` file holds a request a line: its first line is whole JSON, with more."""
    first, _, rest = body.lstrip().partition(b"\n")
    if not rest.strip():
        return False
    try:
        orjson.loads(first)
    except orjson.JSONDecodeError:
        return False
    return True


def _signal(path: Path, encoding: Encoding, body: bytes) -> Signal:
    if encoding is Encoding.PROTO:
        return Signal.LOGS if ".logs" in map(str.lower, path.suffixes) else Signal.TRACES
    try:
        return suspect_signal(body)
    except Undecodable:
        return Signal.TRACES  # the door refuses it, with the reason
