"""What an OTLP receiver answers: export responses, and google.rpc.Status for refusals.

Rules from the OpenTelemetry Protocol specification: a full success leaves `partial_success`
unset; over HTTP only 429, 502, 503 and 504 ask the sender to try again; over gRPC a throttle is
UNAVAILABLE with RetryInfo, and RESOURCE_EXHAUSTED without RetryInfo is final.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from enum import Enum
from typing import Final

from google.protobuf.json_format import MessageToJson
from google.protobuf.message import Message
from google.rpc import code_pb2, error_details_pb2, status_pb2
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceResponse
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceResponse

from sidecar.domain.errors import Permanent, Saturated, SidecarError, Undecodable
from sidecar.domain.spans import Encoding, Signal
from sidecar.ports import Admitted
from sidecar.wire.compression import TooLarge

RETRY_AFTER: Final = 5.0
"""Seconds, where nobody names a better time; exporters back off from 1 s up anyway."""


class Answer(Enum):
    """The refusals: HTTP status, google.rpc code, and whether to try again."""

    UNDECODABLE = (400, code_pb2.INVALID_ARGUMENT, False)
    REFUSED = (400, code_pb2.FAILED_PRECONDITION, False)
    UNAUTHENTICATED = (401, code_pb2.UNAUTHENTICATED, False)
    WRONG_PATH = (404, code_pb2.UNIMPLEMENTED, False)
    WRONG_METHOD = (405, code_pb2.UNIMPLEMENTED, False)
    SLOW = (408, code_pb2.DEADLINE_EXCEEDED, False)
    TOO_LARGE = (413, code_pb2.RESOURCE_EXHAUSTED, False)
    UNSUPPORTED = (415, code_pb2.INVALID_ARGUMENT, False)
    SATURATED = (429, code_pb2.RESOURCE_EXHAUSTED, True)
    INTERNAL = (500, code_pb2.INTERNAL, False)
    UNAVAILABLE = (503, code_pb2.UNAVAILABLE, True)

    def __init__(self, http: int, code: int, again: bool) -> None:
        self.http = http
        self.code = code
        self.again = again


@dataclass(eq=False)
class Refusal(Exception):
    """An answer other than success; `reason` is a metric label, `message` ours: no payload."""

    answer: Answer
    reason: str
    message: str
    retry_after: float | None = None
    """Seconds; None where the sender must not try again."""

    def __post_init__(self) -> None:
        if self.answer.again and self.retry_after is None:
            self.retry_after = RETRY_AFTER

    def status(self) -> Message:
        """Return the google.rpc.Status that the body carries."""
        status: Message = status_pb2.Status(code=self.answer.code, message=self.message)
        return status

    def grpc_status(self) -> Message:
        """Return the google.rpc.Status for gRPC's trailers, with RetryInfo where it may retry."""
        if self.retry_after is None:
            return self.status()
        status = status_pb2.Status(code=code_pb2.UNAVAILABLE, message=self.message)
        again = error_details_pb2.RetryInfo()
        again.retry_delay.FromMilliseconds(round(self.retry_after * 1000))
        status.details.add().Pack(again)
        whole: Message = status
        return whole


def token_bytes(token: str | None) -> bytes | None:
    """Return a bearer token as it is compared; None asks for nothing.

    Raises ValueError for an empty one, which every empty header would show.
    """
    if token is not None and not token.strip():
        raise ValueError("an empty token lets everybody in; leave it out, or set one")
    return None if token is None else token.encode()


def check_token(authorization: str, token: bytes | None) -> None:
    """Compare an Authorization header with the bearer token asked for, in constant time.

    Raises Refusal; None asks for nothing.
    """
    if token is None:
        return
    scheme, _, given = authorization.partition(" ")
    # Headers are latin-1 by the time they are text; this is what came over the wire.
    matches = hmac.compare_digest(given.strip().encode("latin-1", "replace"), token)
    if scheme.lower() != "bearer" or not matches:
        raise Refusal(Answer.UNAUTHENTICATED, "unauthenticated", "a valid bearer token is required")


def refusal_of(error: SidecarError, hint: str = "") -> Refusal:
    """Translate what a door raised; `hint` names the likely cause of undecodable bytes."""
    if isinstance(error, TooLarge):
        message = f"{error}; send smaller batches"
        return Refusal(Answer.TOO_LARGE, error.reason, message)
    if isinstance(error, Undecodable):
        return Refusal(Answer.UNDECODABLE, error.reason, f"{error}; {hint}" if hint else str(error))
    if isinstance(error, Saturated):
        return Refusal(Answer.SATURATED, "saturated", "this process is full", error.retry_after)
    if isinstance(error, Permanent):
        return Refusal(Answer.REFUSED, "refused", str(error))
    retry_after = getattr(error, "retry_after", None)
    return Refusal(Answer.UNAVAILABLE, "unavailable", "not taking in for now", retry_after)


def export_response(signal: Signal, admitted: Admitted) -> Message:
    """Build the answer to what was admitted; `partial_success` only when some was rejected."""
    if signal is Signal.TRACES:
        traces = ExportTraceServiceResponse()
        if admitted.invalid:
            traces.partial_success.rejected_spans = admitted.invalid
            traces.partial_success.error_message = admitted.reason
        return traces
    logs = ExportLogsServiceResponse()
    if admitted.invalid:
        logs.partial_success.rejected_log_records = admitted.invalid
        logs.partial_success.error_message = admitted.reason
    return logs


def written(message: Message, encoding: Encoding) -> bytes:
    """Serialise an answer as the request was; int64 become strings in JSON, as proto3 says."""
    if encoding is Encoding.PROTO:
        return message.SerializeToString()
    return MessageToJson(message, indent=None).encode()


def likely_cause(body: bytes, encoding: Encoding) -> str:
    """Guess from a body's first bytes what its sender got wrong; never quotes it."""
    looks_json = body[:64].lstrip()[:1] in (b"{", b"[")
    if body[:2] == b"\x1f\x8b":
        return "the body looks like gzip, but content-encoding does not say so"
    if encoding is Encoding.PROTO and looks_json:
        return "the body looks like JSON, but content-type says protobuf"
    if encoding is Encoding.JSON and not looks_json:
        return "the body does not start like JSON, but content-type says so"
    return "is the path right for this signal, and the sender an OTLP 1.x exporter?"


def likely_cause_grpc(body: bytes) -> str:
    """Guess what the sender of a gRPC message got wrong; never quotes it."""
    if body[:64].lstrip()[:1] in (b"{", b"["):
        return "the message looks like JSON, but OTLP over gRPC is protobuf"
    if body[:1] == b"\x78" and body[1:2] in (b"\x01", b"\x9c", b"\xda"):
        return "the message looks like deflate, but only gzip is accepted"
    if body[:4] == b"\x28\xb5\x2f\xfd":
        return "the message looks like zstd, but only gzip is accepted"
    return "is the service right for this signal, and the sender an OTLP 1.x exporter?"
