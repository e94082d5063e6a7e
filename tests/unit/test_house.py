"""The house's own rules, those that need no tool: sizes, docstrings, locks, what may be named."""

from __future__ import annotations

import ast
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("sidecar", "redaction")
LOCKS = ("requirements.lock", "requirements-image.lock", "requirements-dev.lock")
MOST_LINES = 400
LONG_YET = frozenset(
    f"tests/contract/test_judge{subject}.py" for subject in ("", "_outcomes", "_pin")
)
"""Suites still to be split by subject; nothing is added here."""

# Spelled in pieces: this file is searched too.
WORKPLACE = tuple(f"/{place}/" for place in ("work", "root", "tmp/w"))
REGISTRIES = tuple(
    ".".join(labels)
    for labels in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("crates", "io"),
        ("golang", "org"),
        ("maven", "org"),
        ("apache", "org/maven2"),
        ("debian", "org"),
        ("docker", "io"),
        ("ghcr", "io"),
        ("quay", "io"),
        ("huggingface", "co"),
    )
)


def _files() -> Iterator[Path]:
    """Walk what a commit would hold: hidden folders but .ci, and build leftovers, are not."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [
            name
            for name in folders
            if (not name.startswith(".") or name == ".ci")
            and name not in {"__pycache__", "build", "dist", "out"}
            and not name.endswith(".egg-info")
        ]
        yield from (Path(folder, name) for name in sorted(names))


def _modules() -> list[Path]:
    """Return every module: the program's, its benches' and its tests'."""
    tops = (*PACKAGES, "bench", "tests")
    return [path for top in tops for path in sorted((ROOT / top).rglob("*.py"))]


def test_no_module_is_longer_than_a_sitting() -> None:
    """At most 400 lines; a longer one has two subjects."""
    lines = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in _modules()
    }
    assert lines
    assert {p: n for p, n in lines.items() if n > MOST_LINES and p not in LONG_YET} == {}


def test_every_package_says_what_it_is() -> None:
    """A package's docstring is the first thing a reader meets."""
    packages = [path for top in PACKAGES for path in (ROOT / top).rglob("__init__.py")]
    assert packages
    silent = [
        str(path.relative_to(ROOT))
        for path in packages
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert silent == []


def test_every_folder_of_modules_is_a_package() -> None:
    """Without __init__.py a folder is left out of the wheel, and only there."""
    folders = {path.parent for top in PACKAGES for path in (ROOT / top).rglob("*.py")}
    assert [str(f.relative_to(ROOT)) for f in folders if not (f / "__init__.py").is_file()] == []


def test_nothing_names_a_workplace_or_a_registry() -> None:
    """No absolute path of a machine it was written on; registries are the user's settings."""
    workplace = re.compile(r"(?<![\w.$})-])(?:" + "|".join(map(re.escape, WORKPLACE)) + ")")
    registry = re.compile("|".join(map(re.escape, REGISTRIES)))
    found = []
    for path in _files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [
            f"{path.relative_to(ROOT)}:{number}"
            for number, line in enumerate(text.splitlines(), 1)
            if workplace.search(line) or registry.search(line)
        ]
    assert found == []


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_requirement_is_pinned_and_hashed(name: str) -> None:
    """What is installed is what was resolved, byte for byte."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    entries = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert entries
    pinned = re.compile(r"[a-z0-9._-]+==\S+ .*--hash=sha256:[0-9a-f]{64}")
    assert [line.split()[0] for line in entries if not pinned.match(line)] == []


def _locked(name: str) -> dict[str, str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", text, flags=re.MULTILINE))


def test_the_locks_agree_with_each_other_and_with_the_project() -> None:
    """One version of a package everywhere; no direct dependency without its lock entry."""
    runtime, image, dev = map(_locked, LOCKS)
    assert image.items() <= runtime.items()
    assert runtime.items() <= dev.items()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    for wanted, lock in (
        (project["project"]["dependencies"], image),
        (extras["demo"], runtime),
        (project["dependency-groups"]["dev"], dev),
    ):
        names = {re.split(r"[\s=<>!~;\[]", line, maxsplit=1)[0].lower() for line in wanted}
        assert names - lock.keys() == set()


def test_the_changelog_opens_with_this_version() -> None:
    """The newest entry is the version in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[([^\]]+)\] - (?:unreleased|\d{4}-\d\d-\d\d)$", text, re.MULTILINE)
    assert versions[0] == project["version"]
