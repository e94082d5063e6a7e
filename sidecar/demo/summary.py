"""What the demo says at its end: one object for machines, a few tables for people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

_WIDE = 84
"""Columns below which the verdicts are stacked: cells would break inside words."""
_SHOWN = ("pass", "fail", "unknown")
"""Outcomes with a column of their own; the others share one."""


@dataclass(frozen=True, slots=True)
class Tally:
    """One criterion's outcomes. `of`: units to which it applied, before sampling.

    `outcomes`: outcome -> units. `right` of `checked`: how many of the units whose true
    verdict is known got it; `checked` is 0 where nothing is compared.
    """

    criterion: str
    grader: Literal["code", "llm"]
    of: int
    outcomes: Mapping[str, int] = field(default_factory=dict)
    right: int = 0
    checked: int = 0

    @property
    def judged(self) -> int:
        """Units on which the criterion was decided or tried; not applicable ones are none."""
        return sum(self.outcomes.values()) - self.outcomes.get("not_applicable", 0)


@dataclass(frozen=True, slots=True)
class JudgeShown:
    """The llm judge by name; `calibration` is none, valid, stale or reject.

    `ours` says that it is the demo's own small model and not somebody's real judge.
    """

    requested_model: str
    answered_model: str | None
    judge_version: str
    calibration: str
    ours: bool = True


@dataclass(frozen=True, slots=True)
class DemoResult:
    """All that a run of the demo has to say; `seconds` of wall time, start to end.

    `places`: (what, address) of everything that was started. `notes`: plain sentences, such
    as why a part is missing on this machine.
    """

    received: int
    in_flight: int
    dispositions: Mapping[str, int]
    verdicts: tuple[Tally, ...]
    redactions: Mapping[str, int]
    judge: JudgeShown
    scores_in_store: int
    seconds: float
    places: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def adds_up(self) -> bool:
        """Whether received = dispositions + in flight."""
        return self.received == sum(self.dispositions.values()) + self.in_flight

    @property
    def wrong(self) -> int:
        """Known answers that a code criterion missed."""
        return sum(t.checked - t.right for t in self.verdicts if t.grader == "code")

    def as_json(self) -> dict[str, Any]:
        """Return the run as one JSON object.

        `verdicts` always has pass, fail and unknown, and what else occurred.
        """
        return {
            "received": self.received,
            "in_flight": self.in_flight,
            "adds_up": self.adds_up,
            "dispositions": dict(sorted(self.dispositions.items())),
            "verdicts": {
                tally.criterion: dict.fromkeys(_SHOWN, 0) | dict(tally.outcomes)
                for tally in self.verdicts
            },
            "redactions": dict(sorted(self.redactions.items())),
            "judge": {
                "requested_model": self.judge.requested_model,
                "answered_model": self.judge.answered_model,
                "judge_version": self.judge.judge_version,
                "calibration": self.judge.calibration,
            },
            "scores_in_store": self.scores_in_store,
            "seconds": round(self.seconds, 1),
            "sampled": {
                tally.criterion: {"grader": tally.grader, "judged": tally.judged, "of": tally.of}
                for tally in self.verdicts
            },
            "ground_truth": {
                tally.criterion: {"right": tally.right, "of": tally.checked}
                for tally in self.verdicts
                if tally.checked
            },
            "notes": list(self.notes),
        }

    def print_table(self, console: Console) -> None:
        """Print the run for a person; reads without colour and in a narrow terminal."""
        parts: list[RenderableType] = [
            _heading(f"{self.received} traces in {self.seconds:.0f} s"),
            _indented(_dispositions(self)),
            _heading("Verdicts"),
            _indented((_verdicts if console.width >= _WIDE else _stacked)(self.verdicts)),
            *_truth(self),
            _heading("Masked before anything left the process"),
            _indented(_redactions(self.redactions)),
            _heading("The llm judge"),
            _indented(_judge(self.judge)),
            _indented(Text(_caution(self))),
            _heading("Where it is"),
            _indented(_places(self)),
            *(_indented(Text(note, style="yellow")) for note in self.notes),
        ]
        console.print(Group(*parts))


def _heading(text: str) -> Padding:
    return Padding(Text(text, style="bold"), (1, 0, 0, 0), expand=False)


def _indented(what: RenderableType) -> Padding:
    return Padding(what, (0, 0, 0, 2), expand=False)


def _pairs() -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    return table


def _dispositions(result: DemoResult) -> Table:
    table = Table(box=box.SIMPLE, show_edge=False, show_header=False, show_footer=True)
    verdict = "" if result.adds_up else "does NOT add up"
    table.add_column(footer="received")
    table.add_column(footer=str(result.received), justify="right")
    table.add_column(footer=Text(verdict, style="bold red"))
    for name, number in sorted(result.dispositions.items(), key=lambda item: -item[1]):
        if number:
            table.add_row(name, str(number), "")
    table.add_row("in flight", str(result.in_flight), "")
    return table


def _verdicts(tallies: tuple[Tally, ...]) -> Table:
    table = Table(box=box.SIMPLE, show_edge=False)
    table.add_column("criterion", overflow="fold")
    table.add_column("by")
    table.add_column("judged")
    for name in _SHOWN:
        table.add_column(name, justify="right")
    table.add_column("other")
    for tally in tallies:
        numbers = [_number(name, tally.outcomes.get(name, 0)) for name in _SHOWN]
        table.add_row(tally.criterion, tally.grader, _share(tally), *numbers, _others(tally))
    return table


def _stacked(tallies: tuple[Tally, ...]) -> Text:
    lines = Text()
    for tally in tallies:
        lines.append(f"{tally.criterion} ({tally.grader}), {_share(tally)}\n  ")
        for name in _SHOWN:
            lines.append(f"{name} ").append(_number(name, tally.outcomes.get(name, 0))).append(" ")
        lines.append(f"{_others(tally)}\n")
    lines.rstrip()
    return lines


def _number(outcome: str, number: int) -> Text:
    style = {"pass": "green", "fail": "red"}.get(outcome, "yellow") if number else "dim"
    return Text(str(number), style=style)


def _share(tally: Tally) -> str:
    share = f"{tally.judged} of {tally.of}"
    return f"{share} sampled" if tally.judged < tally.of else share


def _others(tally: Tally) -> str:
    return ", ".join(
        f"{name} {number}"
        for name, number in sorted(tally.outcomes.items())
        if name not in {*_SHOWN, "not_applicable"} and number
    )


def _truth(result: DemoResult) -> list[RenderableType]:
    """The sample traffic's right verdicts are known: say how often code criteria met them."""
    known = [tally for tally in result.verdicts if tally.grader == "code" and tally.checked]
    if not known:
        return []
    checked = sum(tally.checked for tally in known)
    if not result.wrong:
        line = f"The code criteria are right on all {checked} verdicts whose truth is known."
        return [_indented(Text(line, style="green"))]
    worst = ", ".join(f"{t.criterion} {t.right} of {t.checked}" for t in known)
    return [_indented(Text(f"Code criteria against the known truth: {worst}.", style="bold red"))]


def _redactions(redactions: Mapping[str, int]) -> RenderableType:
    if not redactions:
        return Text("nothing")
    ordered = sorted(redactions.items(), key=lambda item: (-item[1], item[0]))
    return Text(", ".join(f"{entity} {number}" for entity, number in ordered))


def _judge(judge: JudgeShown) -> Table:
    table = _pairs()
    same = judge.answered_model == judge.requested_model
    table.add_row("asked", judge.requested_model)
    table.add_row(
        "answered", Text(judge.answered_model or "nothing", style="" if same else "bold red")
    )
    table.add_row("judge_version", judge.judge_version)
    table.add_row("calibration", judge.calibration.upper())
    return table


def _caution(result: DemoResult) -> str:
    if not result.judge.ours:
        return (
            "These verdicts are a detector's, not the truth: calibrate this judge version "
            "against human labels before you act on a rate."
        )
    known = [tally for tally in result.verdicts if tally.grader == "llm" and tally.checked]
    met = "".join(
        f" Here {tally.criterion} met the known truth on {tally.right} of {tally.checked}."
        for tally in known
    )
    return (
        "The verdicts of this local model are worthless, and that is the lesson: it is small "
        f"enough to run on two cores and too small to judge.{met} Nobody has calibrated it, so "
        "where a criterion has `require: enforce`, not one of them would be published. Set "
        "JUDGE_BASE_URL and JUDGE_MODEL to use a real judge."
    )


def _places(result: DemoResult) -> Table:
    table = _pairs()
    for what, address in result.places:
        table.add_row(what, address)
    table.add_row("scores in store", str(result.scores_in_store))
    return table
