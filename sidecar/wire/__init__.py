"""OTLP bytes in, spans out; protobuf and JSON, traces and logs.

Two steps, because most of what arrives is not kept: `scan` reads ids only and keeps the
wanted spans as raw bytes; `decode_trace` walks attributes later, for complete traces.
"""

from sidecar.wire.decode import decode_trace
from sidecar.wire.scan import Envelope, RawLog, RawSpan, Scan, scan, suspect_signal

__all__ = ["Envelope", "RawLog", "RawSpan", "Scan", "decode_trace", "scan", "suspect_signal"]
