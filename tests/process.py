"""The real program as a child process, for tests that see it from outside only."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import sysconfig
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import anyio
import anyio.abc
import httpx
import yaml

from tests.metrics import Metrics

T = TypeVar("T")

ROOT: Final = Path(__file__).resolve().parents[1]
PROTO: Final = "application/x-protobuf"
JSON: Final = "application/json"

_ATTEMPTS: Final = 3
"""Starts tried: a free port may be taken by another between our look and its bind."""


def command(*arguments: str) -> list[str]:
    """The console script of this environment with its arguments."""
    script = Path(sysconfig.get_path("scripts")) / "judge-sidecar"
    if script.is_file():
        return [str(script), *arguments]
    return [sys.executable, "-c", "from sidecar.cli import main; main()", *arguments]


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """What a child may know: where programs are, and what the test says; no setting of ours."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR") if name in os.environ}
    return {**kept, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "100", **(extra or {})}


@dataclass(frozen=True, slots=True)
class Finished:
    """A verb that came to its end; `seconds` of wall time."""

    code: int
    out: str
    err: str
    seconds: float

    @property
    def said(self) -> str:
        """Everything it said, on one line: a console folds long ones."""
        return " ".join((self.out + "\n" + self.err).split())

    def json(self) -> Any:
        """What stdout holds."""
        return json.loads(self.out)

    def lines(self) -> list[Any]:
        """What stdout holds, a JSON value a line."""
        return [json.loads(line) for line in self.out.splitlines()]


def sidecar(
    *arguments: str | Path,
    stdin: bytes = b"",
    folder: Path | None = None,
    env: Mapping[str, str] | None = None,
    seconds: float = 60,
) -> Finished:
    """Run a verb to its end in `folder`; raises subprocess.TimeoutExpired after `seconds`."""
    began = time.perf_counter()
    done = subprocess.run(
        command(*map(str, arguments)),
        input=stdin,
        capture_output=True,
        cwd=folder or ROOT,
        env=environment(env),
        timeout=seconds,
        check=False,
    )
    spent = time.perf_counter() - began
    out, err = (text.decode("utf-8", "replace") for text in (done.stdout, done.stderr))
    return Finished(done.returncode, out, err, spent)


def copied_policies(folder: Path, *, ner: bool = True) -> Path:
    """Copy the shipped policies to `folder`, for a judge that does not throttle.

    Without `ner` workers start in half the time.
    """
    policies = Path(shutil.copytree(ROOT / "policies", folder / "policies", dirs_exist_ok=True))
    replaced(policies / "judges/default.yaml", "rpm: 400", "rpm: 60000")
    if not ner:
        replaced(policies / "redaction.yaml", "enabled: true", "enabled: false")
    return policies


def replaced(file: Path, old: str, new: str) -> None:
    """Change a text file where `old` stands; fails when it does not stand there."""
    text = file.read_text("utf-8")
    assert old in text, f"{file.name} has no {old!r}"
    file.write_text(text.replace(old, new), "utf-8")


def free_ports(number: int) -> list[int]:
    """Ports nobody listens on just now, all different."""
    probes = [socket.socket() for _ in range(number)]
    try:
        for probe in probes:
            probe.bind(("127.0.0.1", 0))
        return [probe.getsockname()[1] for probe in probes]
    finally:
        for probe in probes:
            probe.close()


async def until(look: Callable[[], Awaitable[T | None]], what: str, seconds: float = 30.0) -> T:
    """Look until something true is seen, and return it; fails naming `what` at the deadline."""
    with anyio.move_on_after(seconds):
        while True:
            if seen := await look():
                return seen
            await anyio.sleep(0.05)
    raise AssertionError(f"not within {seconds:g} s: {what}")


class Sidecar:
    """`judge-sidecar run` (or another verb that stays) with a sidecar.yaml in its own folder.

    `async with Sidecar(folder, settings) as running:` waits until it is ready. `settings` is
    the tree of sidecar.yaml; ports are chosen here, policies are those in `folder/policies`.
    Leaving kills what still runs. What it said is in files, so that no pipe can fill up.
    """

    def __init__(
        self,
        folder: Path,
        settings: Mapping[str, Any],
        *,
        env: Mapping[str, str] | None = None,
        name: str = "sidecar",
        verb: str = "run",
    ) -> None:
        self.folder = folder
        self._verb = verb
        self.name = name
        self._settings = settings
        self._env = env
        self._stack = AsyncExitStack()
        self._process: anyio.abc.Process | None = None
        self.admin = ""
        self.otlp = ""
        self.otlp_grpc = ""
        self.started_in = 0.0

    async def __aenter__(self) -> Self:
        try:
            await self._start()
        except BaseException:
            await self._end()
            raise
        return self

    async def _start(self) -> None:
        began = time.perf_counter()
        self.client = await self._stack.enter_async_context(
            httpx.AsyncClient(trust_env=False, timeout=20)
        )
        for attempt in range(1, _ATTEMPTS + 1):
            await self._spawn()
            if await self._ready():
                self.started_in = time.perf_counter() - began
                return
            if attempt == _ATTEMPTS or "already in use" not in self.said:
                raise AssertionError(f"exit {self.process.returncode}:\n{self.said}")

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._end()
        if error is not None:
            error.add_note(f"{self.name} said:\n{self.said[-4000:]}")

    async def _end(self) -> None:
        with anyio.CancelScope(shield=True):
            if self._process is not None:
                if self._process.returncode is None:
                    self._process.kill()
                await self._process.wait()
                await self._process.aclose()
            await self._stack.aclose()

    async def _spawn(self) -> None:
        admin, otlp, grpc = free_ports(3)
        self.admin, self.otlp = f"http://127.0.0.1:{admin}", f"http://127.0.0.1:{otlp}"
        tree = {key: dict(value) for key, value in self._settings.items()}
        tree.setdefault("admin", {})["port"] = admin
        http = dict(tree.setdefault("otlp", {}).get("http", {}))
        over_grpc = dict(tree["otlp"].get("grpc", {}))
        tree["otlp"] |= {"http": {**http, "port": otlp}, "grpc": {**over_grpc, "port": grpc}}
        self.otlp_grpc = f"127.0.0.1:{grpc}"
        file = self.folder / f"{self.name}.yaml"
        file.write_text(yaml.safe_dump(tree), "utf-8")
        with (
            (self.folder / f"{self.name}.out").open("wb") as out,
            (self.folder / f"{self.name}.err").open("wb") as err,
        ):
            self._process = await anyio.open_process(
                command(self._verb, "--config", str(file)),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                cwd=self.folder,
                env=environment(self._env),
            )

    async def _ready(self) -> bool:
        async def look() -> bool | None:
            if self.process.returncode is not None:
                return True
            try:
                answer = await self.client.get(f"{self.admin}/readyz")
            except httpx.HTTPError:
                return None
            return answer.status_code == 200 or None

        try:
            await until(look, f"{self.name} is ready", seconds=60)
        except AssertionError as error:
            error.add_note(self.said)
            raise
        return self.process.returncode is None

    @property
    def process(self) -> anyio.abc.Process:
        """The child."""
        assert self._process is not None, "not started"
        return self._process

    @property
    def said(self) -> str:
        """Everything on stdout and stderr so far."""
        paths = [self.folder / f"{self.name}.{end}" for end in ("out", "err")]
        return "".join(path.read_text("utf-8", "replace") for path in paths if path.exists())

    async def metrics(self) -> Metrics:
        """Scrape."""
        return Metrics((await self.client.get(f"{self.admin}/metrics")).text)

    async def status(self) -> Any:
        """What /status.json says."""
        return (await self.client.get(f"{self.admin}/status.json")).json()

    async def post(
        self, body: bytes, kind: str = PROTO, *, path: str = "/v1/traces", **headers: str
    ) -> httpx.Response:
        """Send one OTLP/HTTP request, as an exporter does."""
        return await self.client.post(
            self.otlp + path, content=body, headers={"content-type": kind, **headers}
        )

    async def settled(self, units: int, seconds: float = 60.0) -> Metrics:
        """Wait until so many units came in and none is in flight."""
        seen: list[Metrics] = []

        async def look() -> Metrics | None:
            seen[:] = [await self.metrics()]
            now = seen[0]
            return now if now.received >= units and now.in_flight == 0 else None

        try:
            return await until(look, f"{units} units settled", seconds)
        except AssertionError as error:
            for now in seen:
                requests = now.by("sidecar_requests_total", "fate")
                error.add_note(f"{now.received:g} received, {now.in_flight:g} in flight")
                error.add_note(f"requests {requests}, dispositions {now.dispositions}")
            raise

    async def ends(self, seconds: float = 25.0) -> int:
        """Wait for its end; returns the exit code."""
        with anyio.fail_after(seconds):
            return await self.process.wait()
