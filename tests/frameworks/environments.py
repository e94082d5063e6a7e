"""Environments of the frameworks: made once from hash-pinned lists, kept outside the checkout.

They live in $JUDGE_SIDECAR_FRAMEWORKS_CACHE, else beside the user's other caches. Each is named
by the hash of its lists, so a changed list makes a new one. A list is made of its `.in` by
`uv pip compile --universal --python-version 3.11 --generate-hashes --no-header
--no-emit-index-url --no-annotate NAME.in -o NAME.txt`; npm's lock keeps no addresses
(`npm install --omit-lockfile-registry-resolved`).
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
REQUIREMENTS: Final = HERE / "requirements"
_MINUTES: Final = 5
_PIN: Final = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*])?==([^\s;\\]+)", re.MULTILINE)


class Unavailable(Exception):
    """An environment cannot be made here; the text says why."""


@dataclass(frozen=True, slots=True)
class Environment:
    """A made environment: its Python, its Node where it has one, the folder of its packages."""

    python: Path
    folder: Path

    @property
    def node(self) -> Path:
        """The Node that its list pins."""
        return self.python.parent / "node"


def pins(name: str) -> Mapping[str, str]:
    """Package to exact version, of an environment's lock; npm's are under their own names."""
    found = dict(_PIN.findall((REQUIREMENTS / f"{name}.txt").read_text("utf-8")))
    npm = REQUIREMENTS / name / "package.json"
    if npm.is_file():
        wanted = json.loads(npm.read_bytes())["dependencies"]
        found |= {package: version.rpartition("@")[2] for package, version in wanted.items()}
    return found


@cache
def prepare(name: str) -> Environment:
    """Make the environment `name`, or find it made; raises Unavailable."""
    lock = REQUIREMENTS / f"{name}.txt"
    npm = REQUIREMENTS / name
    lists = [lock, *(sorted(npm.iterdir()) if npm.is_dir() else ())]
    content = b"".join(path.read_bytes() for path in lists) + sys.version.encode()
    folder = _cache() / f"{name}-{hashlib.sha256(content).hexdigest()[:12]}"
    folder.mkdir(parents=True, exist_ok=True)
    made = Environment(folder / "venv/bin/python", folder)
    ready = folder / "ready"
    with (folder / "lock").open("w") as guard:
        fcntl.flock(guard, fcntl.LOCK_EX)  # two runs at once share one making
        if not ready.exists():
            _make(made, lock, npm)
            ready.touch()
    return made


def _make(made: Environment, lock: Path, npm: Path) -> None:
    uv = Path(sys.executable).parent / "uv"
    _run(made.folder, uv, "venv", "--quiet", "--clear", "--python", sys.executable, "venv")
    _run(
        made.folder,
        *(uv, "pip", "install", "--quiet", "--require-hashes", "--only-binary", ":all:"),
        *("--compile-bytecode", "--python", made.python, "-r", lock),
    )
    if npm.is_dir():
        for path in npm.iterdir():
            shutil.copy(path, made.folder)
        quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        _run(made.folder, made.python.parent / "npm", "ci", *quiet)


def _run(folder: Path, *command: str | Path) -> None:
    environment = {**os.environ, "PATH": f"{folder}/venv/bin:{os.environ['PATH']}"}
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=60 * _MINUTES,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unavailable(f"{Path(words[0]).name}: {type(error).__name__}") from error
    if done.returncode:
        said = " ".join((done.stderr or done.stdout).split())
        raise Unavailable(f"{Path(words[0]).name} {words[1]}: {said[-300:]}")


def _cache() -> Path:
    named = os.environ.get("JUDGE_SIDECAR_FRAMEWORKS_CACHE")
    caches = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(named) if named else Path(caches) / "judge-sidecar" / "frameworks"
