"""What the verbs are given: a good trace, and two calls at a time."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from sidecar.demo.traffic import Case, samples
from tests.process import Finished, sidecar

GOOD: Final = next(one for one in samples() if one.case is Case.PII_IN_ANSWER)


Call = tuple[Sequence[str], bytes]
"""Arguments and stdin."""


def at_once(folder: Path, *calls: Call) -> list[Finished]:
    """Run independent verbs two at a time: each loads its models first."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda call: sidecar(*call[0], stdin=call[1], folder=folder), calls))
