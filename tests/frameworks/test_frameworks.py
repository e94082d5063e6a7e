"""Current agent frameworks, each in its own environment: the final generation of each case."""

from __future__ import annotations

import os
from typing import Final

import anyio
import pytest

from tests.frameworks.environments import Unavailable, prepare
from tests.frameworks.harness import Seen, drive
from tests.frameworks.rows import ROWS, Row
from tests.frameworks.scripted import CASES
from tests.frameworks.table import DOCUMENT, document, fault, line, table

# The first case of a row makes its environment and runs all of them.
pytestmark = [pytest.mark.deep, pytest.mark.timeout(420)]

CELLS: Final = [
    pytest.param(row, case, id=f"{row.id}-{case}")
    for row in ROWS
    for case in CASES
    if case not in row.absent
]


class Runs:
    """The rows' runs, each made once, when first asked for."""

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self._folders = folders
        self._seen: dict[str, dict[str, Seen] | Unavailable] = {}

    def of(self, row: Row) -> dict[str, Seen]:
        """Run a row; skips where its environment cannot be made."""
        if row.id not in self._seen:
            try:
                made = prepare(row.environment)
            except Unavailable as why:
                self._seen[row.id] = why
            else:
                folder = self._folders.mktemp(row.id)
                self._seen[row.id] = anyio.run(drive, row, made, folder)
        found = self._seen[row.id]
        if isinstance(found, Unavailable):
            pytest.skip(f"{row.environment} cannot be installed here: {found}")
        return found

    def lines(self) -> dict[str, str]:
        """The table's lines of the rows that ran, by row id."""
        return {
            row.id: line(row, seen)
            for row in ROWS
            if isinstance(seen := self._seen.get(row.id), dict)
        }


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Runs:
    """Every row's run, kept for the tests of this module."""
    return Runs(tmp_path_factory)


class TestFrameworks:
    """The table's cells, its rows, and the document."""

    @pytest.mark.parametrize(("row", "case"), CELLS)
    def test_what_the_caller_got_is_judged_once(self, runs: Runs, row: Row, case: str) -> None:
        assert not fault(case, runs.of(row)[case])

    @pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
    def test_a_program_has_the_cases_that_its_row_names(self, runs: Runs, row: Row) -> None:
        assert set(runs.of(row)) == set(CASES) - set(row.absent)

    def test_the_document_says_what_was_seen(
        self, runs: Runs, capsys: pytest.CaptureFixture[str]
    ) -> None:
        lines = runs.lines()
        if not lines:
            pytest.skip("no framework was driven in this run")
        with capsys.disabled():
            print("\n\n" + table(lines))  # noqa: T201 - the run's own result, for who reads it
        if os.environ.get("JUDGE_SIDECAR_WRITE_COMPATIBILITY"):
            missing = {row.id for row in ROWS} - set(lines)
            assert not missing, f"not written: these did not run: {sorted(missing)}"
            DOCUMENT.write_text(document(lines), "utf-8")
        written = DOCUMENT.read_text("utf-8").splitlines()
        assert [one for one in lines.values() if one not in written] == []
        if len(lines) == len(ROWS):
            assert DOCUMENT.read_text("utf-8") == document(lines)
