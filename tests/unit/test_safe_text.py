"""A leak is a type error before it is an incident."""

from __future__ import annotations

import ast
import pickle
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from mypy import api

from redaction import text
from redaction.text import SafeText, redacted, restored, trusted_literal

ROOT = Path(__file__).resolve().parents[2]

LEAKS = """
from redaction.text import SafeText
from sidecar.domain.verdicts import JudgeIdentity, Observable, Score, ScoreType, UnitRecord, Verdict
from sidecar.domain.outcomes import Outcome
from sidecar.ports import Ledger, Prompt

async def leaks(raw: str, identity: JudgeIdentity, safe: SafeText, ledger: Ledger) -> None:
    Prompt(system=raw, user=safe, schema=safe)  # E: the judge
    Prompt(system=safe, user=raw, schema=safe)  # E: the judge
    Score("i", "e", "n", "t", "o", ScoreType.BOOLEAN, 1.0, 0, "default", raw, safe)  # E: the store
    Score("i", "e", "n", "t", "o", ScoreType.BOOLEAN, 1.0, 0, "default", safe, raw)  # E: the store
    Verdict("c", Outcome.PASS, identity, rationale=raw)  # E: the ledger
    Observable("id", True, note=raw)  # E: the ledger
    UnitRecord("t", "u", "scored", "", 0.0, 1, answer=raw)  # E: the ledger
    SafeText(raw)  # E: nobody has the seal
"""
"""Each marked line must be refused by mypy, and nothing else."""


def test_no_port_takes_plain_text(tmp_path: Path) -> None:
    """The type checker proves it, with the project's own strictness."""
    file = tmp_path / "leaks.py"
    file.write_text(LEAKS)
    out, _, _ = api.run(
        [
            str(file),
            "--strict",
            "--no-error-summary",
            "--follow-imports=silent",
            f"--cache-dir={tmp_path / 'cache'}",
            f"--config-file={ROOT / 'pyproject.toml'}",
        ]
    )
    refused = {int(number) for number in re.findall(r"leaks\.py:(\d+): error", out)}
    marked = {n for n, line in enumerate(LEAKS.splitlines(), 1) if "# E:" in line}
    assert refused == marked, out


def test_only_the_three_constructors_have_the_seal() -> None:
    """Another way in raises, also at run time."""
    with pytest.raises(TypeError, match="made by redacted"):
        SafeText("raw", object())  # type: ignore[arg-type]
    for make in (redacted, trusted_literal, restored):
        assert make("a").value == "a"
    with pytest.raises(AttributeError):
        redacted("a")._value = "b"
    assert pickle.loads(pickle.dumps(redacted("a"))) == redacted("a")  # noqa: S301 - our own bytes


LITERALS_FROM_FILES = "sidecar/policy/canonical.py"
"""Policies are our own text that came from a file: the one place where it is no literal."""


def test_a_trusted_literal_is_a_literal() -> None:
    """PEP 675's LiteralString is not enforced by mypy, so the source is read instead."""
    computed = [
        f"{where}:{call.lineno}"
        for where, call in _calls("trusted_literal")
        if where != LITERALS_FROM_FILES
        and not (len(call.args) == 1 and isinstance(call.args[0], ast.Constant))
    ]
    assert computed == []


VOUCHERS = {
    "redacted": {"redaction/engine.py"},
    "restored": {"sidecar/adapters/ledger/rows.py", "sidecar/delivery/scores.py"},
    "rewritten": {"sidecar/judging/exhibit.py"},
}
"""Who may vouch for text: the engine, the ledger's reader, the score's record of slugs and
numbers, and the one re-encoding for prompts."""


def test_who_vouches_for_text_is_known_by_name() -> None:
    """A new caller is a decision somebody reviews here, not a line that slips in."""
    found = {name: {where for where, _ in _calls(name)} for name in VOUCHERS}
    assert found == VOUCHERS


def _calls(name: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a function or method of that name in our source, with its file."""
    for package in ("sidecar", "redaction"):
        for file in (ROOT / package).rglob("*.py"):
            where = file.relative_to(ROOT).as_posix()
            if where == "redaction/text.py":
                continue
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                called = getattr(node, "func", None)
                if isinstance(node, ast.Call) and name in (
                    getattr(called, "id", ""),
                    getattr(called, "attr", ""),
                ):
                    yield where, node


def test_the_module_offers_what_it_says() -> None:
    """The door to SafeText is small on purpose."""
    assert sorted(text.__all__) == text.__all__
    assert {"SafeText", "redacted", "restored", "trusted_literal"} <= set(text.__all__)
    assert sys.getsizeof(redacted("")) < 100, "slots: one per text of every candidate"
