"""A criterion: one binary question about the final answer, and how it is decided."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from sidecar.domain.verdicts import Grader
from sidecar.policy.canonical import digest
from sidecar.policy.checks import Check, dumped
from sidecar.policy.match import Frozen, Match

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,24}$")]
"""At most 25 characters: `<id>.undecided` must fit the 35 of a score's name."""

Line = Annotated[str, Field(min_length=1, max_length=2000)]


class EvidenceName(StrEnum):
    """What a judge can be shown; `input` is the user's last question, `output` the answer."""

    INPUT = "input"
    HISTORY = "history"
    RETRIEVAL = "retrieval"
    TOOL_CALLS = "tool_calls"
    OUTPUT = "output"


class ExampleCall(Frozen):
    """A tool call of an example."""

    name: str
    arguments: str = ""
    result: str | None = None


class Example(Frozen):
    """A case that shows where the line runs."""

    input: Line
    output: str = Field(max_length=2000)
    tool_calls: tuple[ExampleCall, ...] = ()
    retrieval: tuple[str, ...] = ()
    why: str = Field("", max_length=400)


class Examples(Frozen):
    """A clear pass, and a fail that a hurried reader would let pass."""

    gold: Example | None = None
    edge_fail: Example | None = None


class Tick(Frozen):
    """One observable that the judge ticks."""

    id: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
    text: Line


class Objective(Frozen):
    """What the owner promises: the pass rate, and the share of fails among passes."""

    pass_rate: float = Field(0.95, gt=0, lt=1)
    false_pass_share: float = Field(0.05, gt=0, lt=1)


class CalibrationPolicy(Frozen):
    """What a calibration must reach; `enforce` scores nothing without it."""

    min_kappa_lower: float = Field(0.6, ge=-1, le=1)
    max_false_pass_upper: float = Field(0.05, gt=0, lt=1)
    min_n: int = Field(100, ge=1)
    require: Literal["warn", "enforce"] = "warn"


class Criterion(Frozen):
    """One criterion file.

    `rests_on`: a fail may rest on something that is missing from these pieces of evidence;
    where one of them was cut or masked, it becomes unknown (see `judging.outcome`).
    `absent_evidence`: what a fail means when none of those pieces came at all.
    """

    id: Id
    owner: Line
    question: Line
    construct_: Literal["reference", "constraint", "preference"] = Field(alias="construct")
    grader: Grader
    severity: Literal["normal", "critical"] = "normal"
    mode: Literal["live", "shadow"] = "live"
    pass_: Line = Field(alias="pass")
    fail: Line
    unknown: Line = "The evidence cannot decide."
    tie_break: Literal["fail", "unknown"] = "fail"
    examples: Examples = Examples()
    evidence: tuple[EvidenceName, ...] = (EvidenceName.INPUT, EvidenceName.OUTPUT)
    rests_on: tuple[EvidenceName, ...] = ()
    absent_evidence: Literal["fail", "unknown"] = "fail"
    observables: tuple[Tick, ...] = Field((), max_length=8)
    applies_to: Match = Match()
    judge: str | None = None
    check: Check | None = None
    gate: bool = False
    objective: Objective = Objective()
    calibration: CalibrationPolicy = CalibrationPolicy()

    @model_validator(mode="after")
    def _fits_its_grader(self) -> Criterion:
        if self.grader is Grader.CODE:
            if self.check is None:
                raise ValueError("grader: code needs a `check:` block")
            if self.judge or self.observables or self.rests_on:
                raise ValueError("judge, observables and rests_on belong to grader: llm")
        elif self.check is not None or self.gate:
            raise ValueError("check and gate belong to grader: code")
        return self

    @model_validator(mode="after")
    def _fits_its_evidence(self) -> Criterion:
        if len(set(self.evidence)) != len(self.evidence):
            raise ValueError("evidence names a piece twice")
        if EvidenceName.OUTPUT not in self.evidence:
            raise ValueError("evidence must name output: it is what is judged")
        if not set(self.rests_on) <= set(self.evidence):
            raise ValueError("rests_on names a piece that evidence does not")
        if len({tick.id for tick in self.observables}) != len(self.observables):
            raise ValueError("two observables have the same id")
        return self

    @property
    def judge_name(self) -> str:
        """Name of the judge's policy; `default` where the file says nothing."""
        return self.judge or "default"

    @property
    def ticks(self) -> tuple[Tick, ...]:
        """The observables; where none are given, the pass sentence under the criterion's id."""
        return self.observables or (Tick(id=self.id, text=self.pass_),)

    @property
    def rubric_revision(self) -> str:
        """Hash of all that decides what a verdict means.

        Not in it: owner, severity, mode, applies_to, judge, objective, calibration; a change
        of these asks the same question of other traffic, or wants another answer quality.
        """
        rubric: dict[str, Any] = self.model_dump(
            mode="json",
            by_alias=True,
            include={
                "id",
                "question",
                "construct_",
                "grader",
                "pass_",
                "fail",
                "unknown",
                "tie_break",
                "examples",
                "evidence",
                "rests_on",
                "absent_evidence",
                "observables",
                "gate",
            },
        )
        rubric["check"] = dumped(self.check) if self.check else None
        return digest(rubric)
