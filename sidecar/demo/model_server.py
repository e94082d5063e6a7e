"""The demo's judge: a real OpenAI-compatible server in a process of its own.

Run as a module it loads the model, prints one line of JSON ({"address": ...}) and serves
until its standard input closes. The parent holds the other end: should it die in whatever
way, the server sees end-of-file and goes too, on every platform.

Settings were measured on two cores; see `_parameters`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import anyio
import httpx
from anyio.abc import Process
from anyio.streams.buffered import BufferedByteReceiveStream

from sidecar.demo.model import ALIAS, ModelFile

CONTEXT_TOKENS = 8192
"""Prompt and answer together; a longer prompt is refused with HTTP 400."""
_START_SECONDS = 90
_STOP_SECONDS = 5
_LINE_BYTES = 4096


class ServerFailed(Exception):
    """The model server did not come up; the message says at which step."""


@dataclass(slots=True)
class ModelServer:
    """Serves a model on 127.0.0.1 for as long as the block lasts.

    `base_url` ends in /v1 and is set once entered. `log` takes the server's own output,
    which is thrown away otherwise. Entering raises ServerFailed.
    """

    model: ModelFile
    alias: str = ALIAS
    log: Path | None = None
    base_url: str = field(default="", init=False)
    _process: Process | None = field(default=None, init=False)

    @property
    def pid(self) -> int | None:
        """The server's process id while it runs."""
        return self._process.pid if self._process else None

    async def __aenter__(self) -> Self:
        """Start the process and wait until it lists the model under its alias."""
        try:
            with anyio.fail_after(_START_SECONDS):
                address = await self._start()
                await self._check(address)
        except TimeoutError as error:
            await self._stop()
            raise ServerFailed(f"not ready within {_START_SECONDS} s") from error
        except BaseException:
            await self._stop()
            raise
        self.base_url = f"{address}/v1"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the server's standard input and see it end."""
        await self._stop()

    async def _start(self) -> str:
        command = [sys.executable, "-m", __name__, str(self.model.path), self.alias]
        log = self.log.open("ab") if self.log else None
        try:
            self._process = await anyio.open_process(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log or subprocess.DEVNULL,
                # `-m` would import what lies in the working directory before what is installed.
                env={**os.environ, "PYTHONSAFEPATH": "1"},
                # Ctrl-C at a terminal reaches the whole group; ours must outlive the drain.
                start_new_session=True,
            )
        finally:
            if log:
                log.close()
        assert self._process.stdout is not None  # noqa: S101 - PIPE was asked for
        lines = BufferedByteReceiveStream(self._process.stdout)
        try:
            line = await lines.receive_until(b"\n", _LINE_BYTES)
        except (anyio.IncompleteRead, anyio.DelimiterNotFound) as error:
            raise ServerFailed("the process ended before it served") from error
        return str(json.loads(line)["address"])

    async def _check(self, address: str) -> None:
        async with httpx.AsyncClient(trust_env=False) as client:
            try:
                answer = await client.get(f"{address}/v1/models")
                names = {entry["id"] for entry in answer.raise_for_status().json()["data"]}
            except (httpx.HTTPError, ValueError, KeyError) as error:
                raise ServerFailed("the server does not list its models") from error
        if self.alias not in names:
            raise ServerFailed("the server lists another model than the one started")

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with anyio.CancelScope(shield=True):
            if process.stdin:
                await process.stdin.aclose()
            with anyio.move_on_after(_STOP_SECONDS):
                await process.wait()
            if process.returncode is None:
                process.kill()
            await process.aclose()


def _parameters(path: str, alias: str) -> Any:
    """Return xllamacpp's settings.

    Measured on two cores with a 560-token question and answers of about 125 tokens: 8 s a
    verdict idle (2 s to read it, 6 s to write it), 12 s beside other work. With both cores
    busy elsewhere two decoding threads wait for each other at every token (4 to 6 tokens/s);
    one thread keeps 20. So one core fewer writes than reads.
    """
    library = import_module("xllamacpp")
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    params = library.CommonParams()
    params.model.path = path
    params.model_alias = {alias}
    params.hostnames = ["127.0.0.1"]
    params.port = 0
    params.n_ctx = CONTEXT_TOKENS
    params.n_parallel = 1
    params.n_gpu_layers = 0
    params.flash_attn_type = library.llama_flash_attn_type.LLAMA_FLASH_ATTN_TYPE_ENABLED
    params.cpuparams.n_threads = max(1, (cores or 2) - 1)
    params.cpuparams_batch.n_threads = cores or 2
    # A prompt cache saves a second a verdict, and makes the same question answer
    # differently after different neighbours: a pinned judge does without.
    params.cache_prompt = False
    params.cache_ram_mib = 0
    params.ui = False
    params.verbosity = 0
    return params


def main(path: str, alias: str) -> None:
    """Serve until standard input ends, then leave without ceremony."""
    # Our one line goes to the parent's pipe; whatever the library prints goes to the log.
    ours = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    server = import_module("xllamacpp").Server(_parameters(path, alias))
    ours.write(json.dumps({"address": server.listening_address}) + "\n")
    ours.flush()
    sys.stdin.buffer.read()
    os._exit(0)  # nothing to flush, and the library's threads need not be joined


if __name__ == "__main__":
    main(*sys.argv[1:])
