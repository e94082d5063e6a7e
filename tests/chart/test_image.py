"""The image's recipe: linted, unprivileged, and installed from hashes alone."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCKERFILE = ROOT / "Dockerfile"


def test_hadolint_has_nothing_to_say() -> None:
    """No finding of any severity, and no rule switched off in the file."""
    tool = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    if tool is None:
        pytest.skip("no hadolint wheel for this platform")
    done = subprocess.run(  # noqa: PLW1510 - the output says more than the code
        [tool, "--no-color", str(DOCKERFILE)], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, "")
    assert "hadolint ignore" not in DOCKERFILE.read_text(encoding="utf-8")


def test_runs_as_the_charts_user_on_its_ports() -> None:
    """The numeric id lets the kubelet prove non-root; the chart names the same one."""
    text = DOCKERFILE.read_text(encoding="utf-8")
    assert "\nUSER 10001:10001\n" in text
    assert "\nEXPOSE 4317 4318 9464\n" in text
    assert "--require-hashes" in text


def test_the_builder_sees_only_what_is_copied() -> None:
    """Nothing is in the build context by default: no .venv, no tests, no local secrets."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert "*" in lines
    let_in = {line.removeprefix("!") for line in lines if line.startswith("!")}
    copied = {
        source.rstrip("/")
        for line in DOCKERFILE.read_text(encoding="utf-8").splitlines()
        if line.startswith("COPY ") and "--from" not in line
        for source in line.split()[1:-1]
    }
    assert let_in == copied
