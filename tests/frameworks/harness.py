"""Runs a framework's program case by case and collects what its exporter sends to OtlpHttp."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import anyio
import anyio.abc
from anyio.streams.buffered import BufferedByteReceiveStream

from sidecar.adapters.clock import SystemClock
from sidecar.adapters.otlp_http import OtlpHttp
from sidecar.domain.spans import Delivery, Span
from sidecar.domain.units import Candidate, Completion
from sidecar.intake.select import Selection, select
from sidecar.intake.units import split, trace_of
from sidecar.wire import decode_trace, scan
from sidecar.wire.scan import merge
from tests.fakes import FakeDoor, ListEvents
from tests.frameworks.environments import HERE, Environment
from tests.frameworks.rows import Row
from tests.frameworks.scripted import CASES, scripted_model

_START: Final = 90.0
"""Seconds for the first import of a framework whose files are cold."""
_CASE: Final = 40.0
_LINE: Final = 1 << 20

_QUIET: Final = {
    "ANONYMIZED_TELEMETRY": "False",
    "DO_NOT_TRACK": "1",
    "HF_HUB_OFFLINE": "1",
    "LANGSMITH_TRACING": "false",
    "LITELLM_LOCAL_MODEL_COST_MAP": "True",
    "OPENAI_AGENTS_DISABLE_TRACING": "0",
    "OTEL_METRICS_EXPORTER": "none",
    "TRACELOOP_TELEMETRY": "false",
}
"""What keeps frameworks from telling their makers; the openai-agents tracing is the spans' source,
and its program takes the maker's exporter away."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a program said of a case: the caller's answer, or the exception's name."""

    answer: str | None
    error: str | None
    strays: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """One case: what the caller got, the spans that came, and what would be judged of them."""

    told: Told
    spans: tuple[Span, ...]
    selections: tuple[Selection, ...]
    unscripted: tuple[str, ...] = ()

    @property
    def judged(self) -> tuple[Candidate, ...]:
        """Every final generation that was selected, in all units of all traces."""
        return tuple(one.candidate for one in self.selections if one.candidate is not None)


class Program:
    """A framework's program, started; `cases` are those it has."""

    def __init__(self, process: anyio.abc.Process, log: Path) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._in, self._out = process.stdin, BufferedByteReceiveStream(process.stdout)
        self._log = log
        self.cases: tuple[str, ...] = ()

    async def start(self) -> None:
        """Wait until it has imported its framework."""
        self.cases = tuple(await self._line(_START))

    async def ask(self, case: str) -> Told:
        """Run a case; its spans were exported when this returns."""
        line = json.dumps({"case": case, "question": CASES[case].question})
        await self._in.send(line.encode() + b"\n")
        told = await self._line(_CASE)
        return Told(told["answer"], told["error"], tuple(told["strays"]))

    async def _line(self, seconds: float) -> Any:
        try:
            with anyio.fail_after(seconds):
                return json.loads(await self._out.receive_until(b"\n", _LINE))
        except (anyio.IncompleteRead, anyio.EndOfStream, TimeoutError) as error:
            said = self._log.read_text("utf-8", "replace")[-4000:]
            raise AssertionError(f"{type(error).__name__}; the program said:\n{said}") from error


@asynccontextmanager
async def started(
    row: Row, made: Environment, *, model: str, otlp: str, folder: Path
) -> AsyncIterator[Program]:
    """Run a row's program against a model (base URL) and an OTLP endpoint; ended on leaving."""
    script = HERE / "programs" / row.program
    runs = made.node if script.suffix == ".mjs" else made.python
    if script.suffix == ".mjs":  # its imports are resolved beside it
        for source in (HERE / "programs").glob("*.mjs"):
            (made.folder / source.name).write_bytes(source.read_bytes())
        script = made.folder / row.program
    log = folder / "program.err"
    environment = {
        **{name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ},
        **_QUIET,
        "HOME": str(folder),
        "LC_ALL": "C.UTF-8",
        "NO_PROXY": "*",
        "OPENAI_API_KEY": "sk-scripted",
        "OPENAI_BASE_URL": model,
        "OTEL_EXPORTER_OTLP_ENDPOINT": otlp,
        "OTEL_EXPORTER_OTLP_PROTOCOL": "http/protobuf",
        **row.env,
    }
    with log.open("wb") as err:
        process = await anyio.open_process(
            [str(runs), str(script), row.variant],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=err,
            cwd=folder,
            env=environment,
        )
        try:
            program = Program(process, log)
            await program.start()
            yield program
        finally:
            with anyio.CancelScope(shield=True):
                process.kill()
                await process.aclose()


async def drive(row: Row, made: Environment, folder: Path) -> dict[str, Seen]:
    """Run every case of a row; returns what was seen by case."""
    seen: dict[str, Seen] = {}
    door = FakeDoor()
    receiver = OtlpHttp("127.0.0.1", 0, clock=SystemClock(), events=ListEvents())
    with scripted_model() as (model, script):
        async with anyio.create_task_group() as tasks:
            up = anyio.Event()
            tasks.start_soon(receiver.run, door, up.set)
            await up.wait()
            otlp = f"http://127.0.0.1:{receiver.port}"
            async with started(row, made, model=model, otlp=otlp, folder=folder) as program:
                for case in CASES:
                    if case not in program.cases:
                        continue
                    told = await program.ask(case)
                    came, door.admitted = door.admitted, []
                    strays, script.strays = tuple(script.strays), []
                    seen[case] = Seen(told, *_selected(came), strays)
            receiver.stop()
    return seen


def _selected(came: Sequence[Delivery]) -> tuple[tuple[Span, ...], tuple[Selection, ...]]:
    """Select in every unit of every trace, as the pipeline does when they are complete."""
    found = merge(
        scan(one.body, one.signal, one.encoding, lambda _id, _state: True) for one in came
    )
    spans = decode_trace(found.spans, found.logs)
    by_trace: dict[str, list[Span]] = {}
    for span in spans:
        by_trace.setdefault(span.trace_id, []).append(span)
    units = [
        unit
        for trace_id, members in by_trace.items()
        for unit in split(trace_of(trace_id, members, Completion.ROOT_ENDED), "auto")
    ]
    return spans, tuple(select(unit) for unit in units)
