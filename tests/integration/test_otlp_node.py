"""OpenTelemetry's own exporters for Node deliver: protobuf, JSON and gRPC, with TLS and token."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.exporters import told
from tests.process import ROOT

NODE: Final = ROOT / "tests/fixtures/node"
OLDEST: Final = (20, 6)
"""What the pinned exporters ask for."""


@pytest.fixture(scope="module")
def modules(pytestconfig: pytest.Config) -> Path:
    """The pinned packages, installed once a lock file into pytest's cache."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        pytest.skip("node and npm are not installed")
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    if version < OLDEST:
        pytest.skip(f"node is {said.strip()}; the exporters need {OLDEST[0]}.{OLDEST[1]} or later")
    lock = (NODE / "package-lock.json").read_bytes()
    name = f"node-exporters-{hashlib.sha256(lock).hexdigest()[:12]}"
    folder = Path(str(pytestconfig.cache.mkdir(name)))
    done = folder / "installed"
    if not done.exists():
        for file in ("package.json", "package-lock.json"):
            shutil.copy(NODE / file, folder / file)
        install = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        ended = subprocess.run(
            install, cwd=folder, capture_output=True, text=True, timeout=150, check=False
        )
        if ended.returncode:
            pytest.skip(f"npm ci could not install the exporters: {ended.stderr[-300:]}")
        done.touch()
    return folder / "node_modules"


@pytest.mark.deep
@pytest.mark.anyio
@pytest.mark.timeout(240)
async def test_every_exporter_delivers_traces_and_logs(tmp_path: Path, modules: Path) -> None:
    """Three roads, two requests each, one verdict each, on the span that answered."""
    command = ("node", str(NODE / "export.js"))
    roads = {"proto": command, "http": command, "grpc": command}
    story = await told(tmp_path, roads, {"NODE_PATH": str(modules)})
    story.check()
    assert (story.requests("otlp_http"), story.requests("otlp_grpc")) == (4, 2)


def test_the_lock_pins_every_package_and_no_registry() -> None:
    """Each has its version and hash; where it comes from is the machine's affair."""
    lock = (NODE / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert "file:" not in lock
    manifest = (NODE / "package.json").read_text("utf-8")
    assert not re.search(r'": "[\^~*]', manifest)
