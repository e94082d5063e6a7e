"""Gold cases made to order, for tests that calibrate."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sidecar.offline.gold import GoldCase
from sidecar.offline.measure import Judged


def case(at: int, label: str = "pass", *, stratum: str = "other", **more: Any) -> dict[str, Any]:
    """Return one case as it stands in a file, labelled by one person."""
    return {
        "id": f"c{at}",
        "criterion": "answered_intent",
        "stratum": stratum,
        "input": "When does order 4821 arrive?",
        "output": "On Thursday.",
        "human": [{"rater": "H1", "label": label}],
        **more,
    }


def judged(
    a: int, b: int, c: int, d: int, *, stratum: str = "other", start: int = 0, repeats: int = 3
) -> list[Judged]:
    """Return cases of a table, each judged the same `repeats` times."""
    cells = (("pass", "pass"), ("pass", "fail"), ("fail", "pass"), ("fail", "fail"))
    pairs = [pair for pair, count in zip(cells, (a, b, c, d), strict=True) for _ in range(count)]
    return [
        Judged(
            GoldCase.model_validate(case(start + at, human, stratum=stratum)),
            (verdict,) * repeats,
        )
        for at, (verdict, human) in enumerate(pairs)
    ]


def write(path: Path, cases: Sequence[dict[str, Any]], protocol: str = "") -> Path:
    """Write a gold set, and its protocol where one is given."""
    path.write_text("".join(json.dumps(one) + "\n" for one in cases), "utf-8")
    if protocol:
        path.with_name(f"{path.stem}.protocol.yaml").write_text(protocol, "utf-8")
    return path


PROTOCOL = """\
raters:
  H1: {expertise: support lead, locale: es-ES}
  H2: {expertise: support agent, locale: en-GB}
rubric: first
examples: first
blind: true
randomised: true
independent: true
adjudication: a third person decides
assignment: H1 all, H2 a random sixth
"""
