"""Looks at a holdout, written down: each one spends some of the risk of accepting by luck.

The file stands beside the records. A look counts whoever looked, with whatever judge: a
judge chosen because it did well on these cases did so partly by luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import orjson

from sidecar.domain.errors import BadConfiguration
from sidecar.offline.gold import GoldSet
from sidecar.policy.canonical import digest
from sidecar.policy.records import FOLDER, write_json

FILE: Final = "looks.json"
KIND: Final = "holdout_looks"


@dataclass(frozen=True, slots=True)
class Looks:
    """The looks at all holdouts of a policies directory."""

    path: Path
    entries: tuple[dict[str, Any], ...]

    @classmethod
    def read(cls, folder: Path) -> Looks:
        """Read FOLDER/looks.json; none yet is fine. Raises BadConfiguration for another file."""
        path = folder / FILE
        if not path.exists():
            return cls(path, ())
        try:
            value = orjson.loads(path.read_bytes())
            entries = tuple(value["looks"]) if value["kind"] == KIND else None
        except (OSError, ValueError, KeyError, TypeError):
            entries = None
        if entries is None or not all(isinstance(entry, dict) for entry in entries):
            problem = f"{FOLDER}/{FILE}: not a list of looks; restore it from your history"
            raise BadConfiguration((problem,))
        return cls(path, entries)

    def next(self, gold: GoldSet) -> int:
        """Return the number of the next look at this holdout, from 1.

        The same name or the same cases make it the same holdout: neither a copy nor one
        more case starts the count anew.
        """
        cases = holdout_hash(gold)
        earlier = [
            entry
            for entry in self.entries
            if entry.get("criterion") == gold.criterion
            and (entry.get("gold") == gold.name or entry.get("cases") == cases)
        ]
        return len(earlier) + 1

    def add(self, gold: GoldSet, *, date: str, judge_version: str | None, decision: str) -> None:
        """Write one more look down. Raises BadConfiguration when the disk refuses."""
        entry = {
            "criterion": gold.criterion,
            "gold": gold.name,
            "cases": holdout_hash(gold),
            "date": date,
            "judge_version": judge_version,
            "decision": decision,
        }
        try:
            write_json(self.path, {"kind": KIND, "looks": [*self.entries, entry]})
        except OSError as error:
            problem = f"{self.path}: a look cannot be written down: {error.strerror}"
            raise BadConfiguration((problem,)) from error


def holdout_hash(gold: GoldSet) -> str:
    """Return the hash of what was looked at: ids, answers and labels, in any order."""
    rows = sorted([case.id, case.output or "", case.label] for case in gold.cases)
    return digest(rows)[:16]
