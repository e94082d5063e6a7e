"""Reading trace files the way `replay` does, for tests that start from spans."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sidecar.domain.spans import Encoding, Span
from sidecar.wire import decode_trace, scan, suspect_signal
from sidecar.wire.scan import merge


def decode_file(paths: Sequence[Path]) -> tuple[Span, ...]:
    """Decode OTLP/JSON files as one stream, spans and logs joined; copies are kept."""
    bodies = [path.read_bytes() for path in paths]
    whole = merge(
        scan(body, suspect_signal(body), Encoding.JSON, lambda _id, _state: True) for body in bodies
    )
    return decode_trace(whole.spans, whole.logs)
