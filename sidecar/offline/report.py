"""What a calibration found, for programs, for people, and as the record that is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import orjson
from jinja2 import Environment, PackageLoader, StrictUndefined

from redaction.text import SafeText
from sidecar.offline import plots
from sidecar.offline.calibrate import Assessment, Stratum
from sidecar.offline.gold import GoldSet
from sidecar.offline.measure import ALPHA
from sidecar.policy.records import KIND, stamp
from sidecar.stats.acceptance import passes_needed
from sidecar.stats.agreement import Table, ac1, observed_agreement, pabak
from sidecar.stats.proportions import Interval, clopper_pearson

MOST_SHOWN: Final = 100
"""False passes shown with their texts; a report with more is not read."""


@dataclass(frozen=True, slots=True)
class Instrument:
    """Who judged and by what question; version and model are None for recorded verdicts."""

    criterion: str
    owner: str = ""
    judge_version: str | None = None
    judge_model: str | None = None
    answered_models: tuple[str, ...] = ()
    rubric_revision: str | None = None
    decoding: str = ""
    redaction_revision: str = ""
    dollars: float = 0.0
    sidecar_version: str = ""


@dataclass(frozen=True, slots=True)
class FalsePass:
    """A case the judge passed and the human failed, cleared; `texts` None were withheld."""

    id: str
    stratum: str
    question: SafeText | None = None
    answer: SafeText | None = None
    rationale: SafeText | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """One calibration, ready to be shown; `at`: epoch seconds."""

    found: Assessment
    gold: GoldSet
    instrument: Instrument
    at: float
    false_passes: tuple[FalsePass, ...] = ()

    @property
    def id(self) -> str:
        """The record's name: the criterion and the judge version it speaks of."""
        return f"{self.instrument.criterion}-{self.instrument.judge_version or 'recorded'}"

    def as_json(self) -> dict[str, Any]:
        """Return every number; no text of a case, so that it may be kept and shared."""
        found, table, terms = self.found, self.found.whole.table, self.found.terms
        share = clopper_pearson(table.b, table.judge_passes)
        return {
            "criterion": self.instrument.criterion,
            "n": found.n,
            "cases": found.cases,
            "matrix": _matrix(table),
            "marginals": {
                "judge_pass": _ratio(table.judge_passes, table.n),
                "human_pass": _ratio(table.human_passes, table.n),
            },
            "p_o": observed_agreement(table),
            "kappa": _interval(found.whole.kappa),
            "pabak": pabak(table),
            "ac1": ac1(table),
            "false_pass_share": _interval(share),
            "false_pass_rate": _interval(clopper_pearson(table.b, table.human_fails)),
            "false_pass_share_in_production": None
            if terms.production is None
            else {
                "pass_rate": terms.production.pass_rate,
                **_interval(terms.production.interval(table, effect=found.whole.share_effect)),
            },
            "false_pass_confirmation": {
                "confirmed": found.confirmation.confirmed,
                "disputed": found.confirmation.disputed,
                "single": found.confirmation.single,
                "confirmed_share": _ratio(found.confirmation.confirmed, table.judge_passes),
            },
            "sensitivity": table.sensitivity,
            "specificity": table.specificity,
            "human_human": found.humans.as_json(),
            "strata": [_stratum(stratum) for stratum in found.strata],
            "undecided": found.undecided,
            "cannot_tell": found.cannot_tell,
            "stability": {
                "repeats": found.repeats,
                "flip_rate": found.flip_rate,
                "cases_that_flipped": found.flipped,
            },
            "clusters": {
                "groups": found.whole.clusters,
                "kappa_effect": found.whole.kappa_effect,
                "false_pass_effect": found.whole.share_effect,
            },
            "gate": self._gate(),
            "decision": found.decision.value,
            "reasons": list(found.reasons),
            "notes": list(found.notes),
        }

    def _gate(self) -> dict[str, Any]:
        terms, limits = self.found.terms, self.found.terms.limits
        return {
            "look": terms.look,
            "alpha_of_all_looks": ALPHA,
            "alpha": terms.alpha,
            "min_n": limits.min_n,
            "kappa_lower": self.found.whole.kappa_lower(terms) if self.found.n else None,
            "min_kappa_lower": limits.min_kappa_lower,
            "false_pass_upper": self.found.whole.share_upper(terms) if self.found.n else None,
            "max_false_pass_upper": limits.max_false_pass_upper,
            "passes_needed": passes_needed(limits.max_false_pass_upper, terms.alpha),
            "p_accept": [
                {
                    "true_share": promise.true_share,
                    "probability": promise.probability,
                    "passes_for_80_percent": promise.passes_for_80,
                }
                for promise in self.found.promises
            ],
        }

    def record(self) -> dict[str, Any]:
        """Return what travels with the judge version; unsigned."""
        who, gold = self.instrument, self.gold
        return {
            "kind": KIND,
            "schema": 1,
            "id": self.id,
            "owner": who.owner,
            "judge_version": who.judge_version,
            "judge_model": who.judge_model,
            "answered_models": list(who.answered_models),
            "rubric_revision": who.rubric_revision,
            "decoding": who.decoding,
            "redaction_revision": who.redaction_revision,
            "sidecar_version": who.sidecar_version,
            "date": stamp(self.at),
            "dollars": who.dollars,
            "gold": {
                "name": gold.name,
                "sha256": gold.sha256,
                "split": gold.split,
                "protocol_revision": gold.protocol.revision if gold.protocol else None,
                "protocol": gold.protocol.model_dump(mode="json") if gold.protocol else None,
            },
            **self.as_json(),
            "signature": None,
        }


def write_report(report: Report, record: dict[str, Any], folder: Path) -> tuple[Path, ...]:
    """Write report.json, report.md, report.html, two plots and the record; raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    limit = report.found.terms.limits.max_false_pass_upper
    figures = {
        "confusion.svg": plots.confusion(report.found.whole.table),
        "strata.svg": plots.strata(report.found.strata, limit),
    }
    pages = {
        "report.json": _pretty(
            {**report.as_json(), "false_passes": [one.id for one in report.false_passes]}
        ),
        "record.json": _pretty(record),
        "report.md": _render("report.md.j2", report, record, figures),
        "report.html": _render("report.html.j2", report, record, figures),
        **figures,
    }
    for name, text in pages.items():
        (folder / name).write_text(text, encoding="utf-8")
    return tuple(folder / name for name in pages)


def _render(template: str, report: Report, record: dict[str, Any], figures: dict[str, str]) -> str:
    environment = Environment(
        loader=PackageLoader("sidecar.offline", "templates"),
        autoescape=template.endswith(".html.j2"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters |= {"number": number, "between": between, "quoted": _quoted}
    return environment.get_template(template).render(
        record=record,
        figures=figures,
        false_passes=report.false_passes[:MOST_SHOWN],
        more=max(0, len(report.false_passes) - MOST_SHOWN),
    )


def number(value: float | None) -> str:
    """Return a number for people, at most three digits after the point."""
    return "undefined" if value is None else f"{value:.3f}".rstrip("0").rstrip(".")


def between(interval: dict[str, Any]) -> str:
    """Return `value [lower, upper]`."""
    bounds = f"[{number(interval['lower'])}, {number(interval['upper'])}]"
    return f"{number(interval['value'])} {bounds}"


def _quoted(text: SafeText | None, limit: int = 600) -> str:
    """A case's cleared text on one line, cut; Markdown sees no markup in it."""
    if text is None:
        return "(withheld)"
    line = " ".join(text.value.split())
    cut = line if len(line) <= limit else f"{line[:limit]}…"
    return "".join(f"\\{c}" if c in "\\`*_[]<>#|!" else c for c in cut)


def _pretty(value: dict[str, Any]) -> str:
    return orjson.dumps(value, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE).decode()


def _stratum(stratum: Stratum) -> dict[str, Any]:
    table = stratum.measured.table
    return {
        "stratum": stratum.name,
        "n": table.n,
        "cases": stratum.n,
        "matrix": _matrix(table),
        "p_o": observed_agreement(table),
        "kappa": _interval(stratum.measured.kappa),
        "false_pass_share": _interval(clopper_pearson(table.b, table.judge_passes)),
        "false_pass_rate": _interval(clopper_pearson(table.b, table.human_fails)),
        "restricted": stratum.restricted,
    }


def _matrix(table: Table) -> dict[str, int]:
    return {"a": table.a, "b": table.b, "c": table.c, "d": table.d}


def _interval(interval: Interval) -> dict[str, float | None]:
    return {"value": interval.value, "lower": interval.lower, "upper": interval.upper}


def _ratio(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def outlines(report: Report) -> Sequence[str]:
    """Return the few lines a person reads first."""
    numbers = report.as_json()
    matrix, humans = numbers["matrix"], numbers["human_human"]
    lines = [
        f"{numbers['decision']}: {numbers['criterion']}, "
        f"judge {report.instrument.judge_version or 'as recorded'}",
        *(f"  {reason}" for reason in numbers["reasons"]),
        f"n {numbers['n']} of {numbers['cases']} cases; both pass {matrix['a']}, "
        f"FALSE PASS {matrix['b']}, false fail {matrix['c']}, both fail {matrix['d']}",
        f"agreement {number(numbers['p_o'])}, kappa {between(numbers['kappa'])}, "
        f"PABAK {number(numbers['pabak'])}, AC1 {number(numbers['ac1'])}",
        f"false passes among passes {between(numbers['false_pass_share'])}, "
        f"among bad answers {between(numbers['false_pass_rate'])}",
        f"humans among themselves: n {humans['n']}, {humans['measure']} "
        f"{number(humans['kappa'])}{' - ' + humans['note'] if humans['note'] else ''}",
    ]
    lines += [
        f"P(ACCEPT) for a judge of {promise['true_share']:.2%} false passes: "
        f"{number(promise['probability'])}{_from(promise['passes_for_80_percent'])}"
        for promise in numbers["gate"]["p_accept"]
    ]
    return [*lines, *(f"note: {note}" for note in numbers["notes"])]


def _from(passes: int | None) -> str:
    return f"; 80% from {passes} judged passes on" if passes else ""
