"""What every program here shares: one case a line in, its answer out, the spans sent between.

A program is started in a framework's own environment. For each line `{case, question}` on
stdin it runs the case, flushes its spans to the OTLP endpoint that the environment names, and
writes `{answer, error, strays}` on stdout: what the framework handed to its caller, or the
name of what it raised, and the hosts beyond this machine that somebody tried to reach.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

from opentelemetry import trace
from opentelemetry._logs import set_logger_provider
from opentelemetry.exporter.otlp.proto.http._log_exporter import OTLPLogExporter
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk._logs import LoggerProvider
from opentelemetry.sdk._logs.export import BatchLogRecordProcessor
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

MODEL: Final = "gpt-4.1-mini"
DESK: Final = "You are the desk of a shop. Answer shortly."
EXPERT: Final = "You know billing. Answer shortly."
VARIANT: Final = sys.argv[1] if len(sys.argv) > 1 else ""

_HERE: Final = ("127.0.0.1", "::1", "localhost", None)
_RESOURCE: Final = Resource.create({"service.name": "desk"})
_strays: list[str] = []
_flushes: list[Callable[[], Any]] = []


def lookup(order_id: str) -> str:
    """Look an order up; raises LookupError for a number that is not known."""
    if order_id == "B-99":
        raise LookupError("no such order")
    return f"{order_id}: Madrid, arrives Tuesday"


def provider() -> TracerProvider:
    """Make the global tracer provider, which exports to OTEL_EXPORTER_OTLP_ENDPOINT."""
    made = TracerProvider(resource=_RESOURCE)
    made.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    trace.set_tracer_provider(made)
    _flushes.append(made.force_flush)
    return made


def log_provider() -> LoggerProvider:
    """Make the global logger provider, which exports there too."""
    made = LoggerProvider(resource=_RESOURCE)
    made.add_log_record_processor(BatchLogRecordProcessor(OTLPLogExporter()))
    set_logger_provider(made)
    _flushes.append(made.force_flush)
    return made


def serve(cases: Mapping[str, Callable[[str], Any]]) -> None:
    """Run cases, plain or coroutine functions of the question, until stdin ends."""
    # Frameworks print: what they say goes to stderr, stdout is ours.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.addaudithook(_stay_here)
    out.write(json.dumps(sorted(cases)) + "\n")
    out.flush()
    with asyncio.Runner() as runner:
        for line in sys.stdin:
            asked = json.loads(line)
            answer, error = _run(runner, cases[asked["case"]], asked["question"])
            for flush in _flushes:
                flush()
            told = {"answer": answer, "error": error, "strays": sorted(set(_strays))}
            out.write(json.dumps(told) + "\n")
            out.flush()


def _run(
    runner: asyncio.Runner, case: Callable[[str], Any], question: str
) -> tuple[str | None, str | None]:
    try:
        answer = case(question)
        if inspect.isawaitable(answer):
            answer = runner.run(_awaited(answer))
    except Exception as error:  # noqa: BLE001 - what a framework raises is the case's result
        sys.stderr.write(f"{error!r}\n")
        return None, type(error).__name__
    return str(answer), None


async def _awaited(answer: Any) -> Any:
    return await answer


def _stay_here(event: str, arguments: tuple[Any, ...]) -> None:
    """Refuse every connection that would leave this machine, and remember it."""
    host: Any = None
    if event == "socket.getaddrinfo":
        host = arguments[0]
    elif event == "socket.connect" and isinstance(arguments[1], tuple):
        host = arguments[1][0]
    if isinstance(host, bytes):
        host = host.decode()
    if host not in _HERE:
        _strays.append(host)
        raise ConnectionRefusedError(f"{host} is not on this machine")
