"""Signals as a terminal and a supervisor send them, and a folder that lies in wait."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import anyio
import pytest
from anyio import to_thread

from sidecar.adapters.clock import SystemClock
from sidecar.demo.store import StoreServer
from sidecar.demo.traffic import Sample, otlp_requests, samples
from sidecar.demo.traffic.spans import merged, to_json
from tests.fakes_broker import embedded_broker
from tests.fakes_judge import JudgeServer, Reply, Seen
from tests.peers import RecordingStore, judge_environment, passing
from tests.process import (
    Sidecar,
    command,
    copied_policies,
    environment,
    free_ports,
    sidecar,
    until,
)

pytestmark = pytest.mark.timeout(120)

TRAFFIC: Final[Sequence[Sample]] = samples()
SIGNALS: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
TRAP: Final = "import pathlib\npathlib.Path(__file__).with_suffix('.sprung').touch()\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Policies, and one worker that starts fast."""
    folder = tmp_path_factory.mktemp("signals")
    copied_policies(folder, ner=False)
    (folder / "sidecar.yaml").write_text("redaction: {workers: 1}\n", "utf-8")
    return folder


@contextmanager
def group(
    *arguments: str, folder: Path, env: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a verb as a shell at a terminal does: in a process group of its own."""
    process = subprocess.Popen(
        command(*arguments),
        cwd=folder,
        env=environment(env),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def children(pid: int) -> list[int]:
    """Processes started by this one."""
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return [int(each) for each in listed.stdout.split() if each.isdigit()]


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_a_stop_during_the_start_is_one_line_and_exit_0(
    folder: Path, number: signal.Signals
) -> None:
    """The fork server and the workers are still loading; the whole group hears it."""
    ports = ("OTLP__HTTP", "OTLP__GRPC", "ADMIN")
    own = {
        f"JUDGE_SIDECAR__{name}__PORT": str(port)
        for name, port in zip(ports, free_ports(3), strict=True)
    }
    env = {**own, **judge_environment("http://127.0.0.1:9")}
    with group("run", folder=folder, env=env) as process:
        until_it_has_children(process)
        os.killpg(process.pid, number) if number != signal.SIGTERM else process.terminate()
        out, err = process.communicate(timeout=60)
    said = err.decode().splitlines()
    assert process.returncode == 0, err
    assert out == b""
    assert len(said) == 1, err
    assert number.name in said[0]


def until_it_has_children(process: subprocess.Popen[bytes], seconds: float = 40.0) -> None:
    """Wait until the fork server has started: by then signals are obeyed."""
    deadline = time.perf_counter() + seconds
    while not children(process.pid):
        assert process.poll() is None
        assert time.perf_counter() < deadline
        time.sleep(0.02)


@pytest.mark.anyio
async def test_ctrl_c_at_a_terminal_loses_nothing(folder: Path) -> None:
    """The group gets SIGINT with texts to be cleared: the workers go on to the end."""
    store = RecordingStore(SystemClock())
    answered = anyio.Event()

    async def answer(seen: Seen) -> Reply:
        await answered.wait()
        return passing(seen)

    async with StoreServer(store) as server, JudgeServer(answer=answer) as judge:
        settings = {
            "sampling": {"rate": 1.0},
            "redaction": {"workers": 1},
            # Everything is closed, and so redacted, at the stop.
            "assembly": {"quiet": "60s", "idle": "90s"},
            "judging": {"criteria": ["not_empty", "answered_intent"]},
            "ledger": {"path": "ledger.db"},
            "langfuse": {
                "base_url": server.url,
                "public_key": store.public_key,
                "secret_key": store.secret_key,
            },
        }
        env = judge_environment(judge.base_url)
        async with Sidecar(folder, settings, env=env, name="ctrlc") as running:
            for body in otlp_requests(TRAFFIC, all_roads=True):
                assert (await running.post(body)).status_code == 200
            answered.set()
            for pid in [running.process.pid, *await to_thread.run_sync(_all_below, running)]:
                os.kill(pid, signal.SIGINT)
            assert await running.ends(40) == 0
            said = running.said
    assert "redaction_failed" not in said
    assert "Traceback" not in said
    assert "KeyboardInterrupt" not in said
    judged = {score["traceId"] for score in store.sent()}
    wanted = {sample.trace_id for sample in TRAFFIC if sample.expected}
    assert wanted <= judged


def _all_below(running: Sidecar) -> list[int]:
    found, unseen = [], [running.process.pid]
    while unseen:
        below = children(unseen.pop())
        found += below
        unseen += below
    return found


@pytest.mark.anyio
async def test_the_broker_hears_no_ctrl_c_and_dies_with_its_parent() -> None:
    """It has a session of its own; whoever holds it may end in whatever way."""
    async with embedded_broker() as broker:
        assert os.getsid(broker.pid) != os.getsid(0)
    script = (
        "import anyio, os, sys\n"
        "from sidecar.demo.broker import EmbeddedBroker\n"
        "async def main():\n"
        "    async with EmbeddedBroker() as broker:\n"
        "        print(broker.pid, flush=True)\n"
        "        await anyio.sleep_forever()\n"
        "anyio.run(main)\n"
    )
    parent = await anyio.open_process([sys.executable, "-c", script], stderr=subprocess.DEVNULL)
    async with parent:
        assert parent.stdout is not None
        pid = int(await parent.stdout.receive())
        parent.kill()
        await parent.wait()

        async def gone() -> bool:
            stat = await anyio.run_process(["ps", "-o", "stat=", "-p", str(pid)], check=False)
            return stat.stdout.strip()[:1] in {b"", b"Z"}

        await until(gone, "the broker ended")


@pytest.mark.parametrize("trap", ["spacy", "selectors"])
def test_no_module_is_imported_from_the_working_directory(folder: Path, trap: str) -> None:
    """Neither by the verb nor by the fork server and its workers."""
    file = folder / f"{trap}.py"
    file.write_text(TRAP, "utf-8")
    try:
        done = sidecar("redact", stdin=b"write to ana@example.com", folder=folder)
    finally:
        file.unlink()
    assert done.code == 0, done.err
    assert "ana@" not in done.out
    assert not file.with_suffix(".sprung").exists()


@pytest.mark.parametrize("module", ["sidecar", "sidecar.cli"])
def test_the_modules_run_too(module: str) -> None:
    """`python -m` is the same program."""
    done = subprocess.run(
        [sys.executable, "-m", module, "--version"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("judge-sidecar ")


@pytest.mark.parametrize(
    "arguments",
    [
        *(["replay", "good.json", "--select-only"], ["redact"], ["check-config"]),
        *(["policy", "lint", "policies"], ["explain", "good.json"], ["--version"]),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("where", ["full", "closed"])
def test_a_stdout_that_takes_nothing_is_one_line_and_75(
    folder: Path, arguments: list[str], where: str
) -> None:
    """A full disk, or a stdout that was never open."""
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    _write_trace(folder)
    shell = '"$@" >/dev/full' if where == "full" else '"$@" >&-'
    done = subprocess.run(
        ["/bin/sh", "-c", shell, "sh", *command(*arguments)],
        cwd=folder,
        env=environment(),
        input=b"hello",
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    said = [each for each in done.stderr.decode().splitlines() if "received =" not in each]
    assert done.returncode == 75, said
    assert len(said) == 1, said
    assert "stdout cannot be written" in said[0]


def test_an_out_file_that_takes_nothing_is_one_line_and_75(folder: Path) -> None:
    """`replay --out` on a full disk."""
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    _write_trace(folder)
    done = sidecar("replay", "good.json", "--select-only", "--out", "/dev/full", folder=folder)
    assert done.code == 75
    assert "--out cannot be written" in done.err
    assert "fault" not in done.err


@pytest.mark.parametrize("env", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C"}], ids=str)
def test_a_stdout_without_accents_breaks_no_verb(folder: Path, env: dict[str, str]) -> None:
    """What an encoding cannot say is replaced."""
    _write_trace(folder)
    done = sidecar("explain", "good.json", folder=folder, env=env)
    assert done.code == 0, done.err
    assert "Error" not in done.err


def _write_trace(folder: Path) -> None:
    (folder / "good.json").write_bytes(to_json(merged(TRAFFIC[0].requests)))
