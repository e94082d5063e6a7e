"""Open traces in memory, and the time a span takes as their number grows.

    python -m bench.assembly [--traces 100000] [--json]

Each trace has 6 spans of about 1 kB, arriving one request a span, all traces interleaved:
the worst order for whoever keeps them. Prints bytes of resident memory beyond the process
as it started, and seconds of CPU a span at growing numbers of open traces, with the ratio
of the last to the first.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from sidecar.domain.spans import Encoding, Signal
from sidecar.intake.assemble import Assembler, Bounds, Waits
from sidecar.runtime.tickets import Ticket
from sidecar.wire import scan

SPANS = 6
BODY = 1_000
BATCH = 100
"""Traces whose spans share a request, as a Collector's batch processor would send them."""


def resident() -> int:
    """Resident memory of this process, in bytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def batch(first: int, span: int) -> bytes:
    """One export: span number `span` of `BATCH` traces."""
    request = ExportTraceServiceRequest()
    group = request.resource_spans.add()
    attribute = group.resource.attributes.add(key="service.name")
    attribute.value.string_value = "bench"
    scope = group.scope_spans.add()
    for number in range(first, first + BATCH):
        one = scope.spans.add(
            trace_id=(number + 1).to_bytes(16, "big"),
            span_id=(span + 1).to_bytes(8, "big"),
            parent_span_id=(99).to_bytes(8, "big"),
            name="chat",
            start_time_unix_nano=1_760_000_000_000_000_000 + span,
            end_time_unix_nano=1_760_000_000_000_000_100 + span,
        )
        text = one.attributes.add(key="gen_ai.output.messages")
        text.value.string_value = f"{number:08d}" * (BODY // 8)
    return request.SerializeToString()


@dataclass(frozen=True)
class Step:
    """CPU time a span took on average while the number of open traces grew to `open`."""

    open: int
    microseconds_a_span: float


@dataclass(frozen=True)
class Result:
    """One run; memory in bytes of resident memory beyond the process as it started."""

    traces: int
    spans: int
    bytes_beyond_process: int
    steps: tuple[Step, ...]

    @property
    def slowdown(self) -> float:
        """Time a span at the most open traces over that at the fewest."""
        return self.steps[-1].microseconds_a_span / self.steps[0].microseconds_a_span

    def report(self) -> dict[str, object]:
        """For `--json`."""
        return {**asdict(self), "slowdown": self.slowdown}


def run(traces: int) -> Result:
    """Open `traces` traces and measure."""
    assembler = Assembler(
        Waits(10, 60, 600), Bounds(max_traces=2 * traces, max_bytes=4 * traces * SPANS * BODY)
    )
    gc.collect()
    before = resident()
    steps: list[Step] = []
    mark, cpu, spans = max(BATCH, traces // 100), 0.0, 0
    for first in range(0, traces, BATCH):
        bodies = [batch(first, span) for span in range(SPANS)]
        now = first / traces
        started = time.process_time()
        for body in bodies:
            ticket = Ticket(ack=lambda: None)
            found = scan(body, Signal.TRACES, Encoding.PROTO, lambda _id, _state: True)
            assembler.add(found, "kafka", ticket, now)
            ticket.settle()
            list(assembler.due(now))
        cpu += time.process_time() - started
        spans += SPANS * BATCH
        if first + BATCH >= mark:
            steps.append(Step(len(assembler), 1e6 * cpu / spans))
            mark, cpu, spans = mark * 10, 0.0, 0
    gc.collect()
    return Result(traces, traces * SPANS, resident() - before, tuple(steps))


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--traces", type=int, default=100_000)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    result = run(asked.traces)
    if asked.json:
        print(json.dumps(result.report(), indent=2))
        return
    print(f"{result.traces} open traces of {SPANS} spans of {BODY} B")
    held = result.bytes_beyond_process
    print(f"memory beyond the process: {held} B = {held / 2**30:.2f} GiB")
    for step in result.steps:
        print(f"  {step.open:>8} open: {step.microseconds_a_span:.1f} us of CPU a span")
    print(f"last / first: {result.slowdown:.2f}")


if __name__ == "__main__":
    main()
