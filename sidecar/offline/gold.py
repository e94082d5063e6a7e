"""Gold sets: cases that people labelled, as JSON lines, with their protocol beside them.

`{id, criterion, stratum, group?, input, output, reference?, context?, tool_calls?,
human: [{rater, label}], recorded_judge?}`. Each person's own label stays as it was given;
an adjudicated one is a further entry of the rater `adjudicated`. Labels are pass, fail or
cannot_tell. `reference` is for people: a judge in production has none, so it sees none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import orjson
from pydantic import BeforeValidator, Field, ValidationError

from sidecar.domain.errors import BadConfiguration
from sidecar.policy.canonical import digest
from sidecar.policy.documents import read
from sidecar.policy.match import Frozen

ADJUDICATED: Final = "adjudicated"
"""The rater whose label is the decision on a disagreement, and no opinion of its own."""

Label = Literal["pass", "fail", "cannot_tell"]
Recorded = Literal[
    "pass", "fail", "unknown", "unparseable", "refusal", "content_filter", "judge_unavailable"
]
Split = Literal["all", "dev", "holdout"]

_MOST_PROBLEMS: Final = 20
"""Lines of a bad file that are told; the first few show the mistake."""

_MAX_LINE: Final = 4 * 1024**2


def _several(value: object) -> object:
    return (value,) if isinstance(value, str) else value


def _passages(value: object) -> object:
    return (value,) if isinstance(value, str) else () if value is None else value


def _text(value: object) -> object:
    """A call's arguments and result as text, JSON where they were given as JSON."""
    return orjson.dumps(value).decode() if isinstance(value, dict | list) else value


class Rating(Frozen):
    """What one person said of a case, by pseudonym."""

    rater: str = Field(min_length=1, max_length=60)
    label: Label


class GoldCall(Frozen):
    """A tool call of a case."""

    name: str
    arguments: Annotated[str, BeforeValidator(_text)] = ""
    result: Annotated[str | None, BeforeValidator(_text)] = None


class GoldCase(Frozen):
    """One line. `recorded_judge`: an earlier judge's verdicts, one a repetition."""

    id: str = Field(min_length=1, max_length=200)
    criterion: str = Field(min_length=1)
    stratum: str = Field(min_length=1, max_length=200)
    group: str | None = None
    input: str
    output: str | None
    reference: Any = None
    context: Annotated[tuple[str, ...], BeforeValidator(_passages)] = ()
    tool_calls: tuple[GoldCall, ...] = ()
    human: tuple[Rating, ...] = Field(min_length=1)
    recorded_judge: Annotated[tuple[Recorded, ...], BeforeValidator(_several)] | None = None

    @property
    def cluster(self) -> str:
        """What the case came together with; itself where nothing is said."""
        return self.group if self.group is not None else f"\0{self.id}"

    @property
    def opinions(self) -> tuple[Rating, ...]:
        """The blind labels, in the order given."""
        return tuple(rating for rating in self.human if rating.rater != ADJUDICATED)

    @property
    def label(self) -> Label:
        """The adjudicated label, else the majority's, else the first person's."""
        settled = [rating.label for rating in self.human if rating.rater == ADJUDICATED]
        if settled:
            return settled[-1]
        labels = [rating.label for rating in self.human]
        most, times = Counter(labels).most_common(1)[0]
        return most if 2 * times > len(labels) else labels[0]


class RaterProtocol(Frozen):
    """Who a pseudonym stands for, as far as it matters."""

    expertise: str = Field(min_length=1)
    locale: str = Field(min_length=2)


class Protocol(Frozen):
    """How the labels came about: `NAME.protocol.yaml` beside `NAME.jsonl`.

    `raters` by pseudonym. `holdout`: share of the groups that no rubric was tuned on; left
    out, nothing was, and the whole set is the holdout.
    """

    raters: dict[str, RaterProtocol] = Field(min_length=1)
    rubric: str = Field(min_length=1)
    examples: str = Field(min_length=1)
    blind: bool
    randomised: bool
    independent: bool
    adjudication: str = Field(min_length=1)
    assignment: str = Field(min_length=1)
    holdout: float | None = Field(None, gt=0, lt=1)

    @property
    def revision(self) -> str:
        """Hash of the protocol: a record says under which its labels came about."""
        return digest(self.model_dump(mode="json"))[:16]


@dataclass(frozen=True, slots=True)
class GoldSet:
    """The cases of one criterion. `sha256`: of the whole file, 64 hex digits."""

    name: str
    criterion: str
    cases: tuple[GoldCase, ...]
    sha256: str
    protocol: Protocol | None = None
    split: Split = "all"

    def part(self, split: Split) -> GoldSet:
        """Return the dev or holdout part; groups are never torn apart.

        Raises BadConfiguration when the protocol declares no holdout.
        """
        if split == "all":
            return self
        share = self.protocol.holdout if self.protocol else None
        if share is None:
            problem = f"{self.name}: no `holdout:` share in its protocol; add one, or use it whole"
            raise BadConfiguration((problem,))
        held = split == "holdout"
        cases = tuple(c for c in self.cases if held_out(c.cluster, share) is held)
        return replace(self, cases=cases, split=split)

    @property
    def whole_split(self) -> Split:
        """What a calibration looks at unless told: the holdout, where there is one."""
        return "holdout" if self.protocol and self.protocol.holdout else "all"


def held_out(cluster: str, share: float) -> bool:
    """Whether a group belongs to the holdout: by its name alone, so new cases move no old one."""
    return int.from_bytes(sha256(cluster.encode()).digest()[:8], "big") < share * 2**64


def load_gold(path: Path, criterion: str | None = None) -> GoldSet:
    """Read the cases of one criterion; None takes the only one the file holds.

    Raises BadConfiguration with `file:line: what; mend` for every line that cannot be used.
    """
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadConfiguration((f"{path}: cannot be read: {error.strerror}",)) from error
    problems: list[str] = []
    cases: list[GoldCase] = []
    known: dict[str, int] = {}
    for number, line in enumerate(raw.split(b"\n"), 1):
        if not line.strip():
            continue
        case = _case(line, problems, f"{path}:{number}")
        if case is None:
            continue
        if case.id in known:
            first = known[case.id]
            problems.append(f"{path}:{number}: id {case.id!r} stands on line {first} too; keep one")
        known.setdefault(case.id, number)
        cases.append(case)
    protocol = _protocol(path, cases, problems)
    _refuse(problems)
    chosen = _criterion(path, cases, criterion)
    kept = tuple(case for case in cases if case.criterion == chosen)
    return GoldSet(path.name, chosen, kept, sha256(raw).hexdigest(), protocol)


def _case(line: bytes, problems: list[str], where: str) -> GoldCase | None:
    try:
        value = orjson.loads(line) if len(line) <= _MAX_LINE else None
    except orjson.JSONDecodeError as error:
        problems.append(f"{where}: not JSON ({error.msg}); write one object a line")
        return None
    if not isinstance(value, dict):
        problems.append(f"{where}: not a JSON object; write one object a line")
        return None
    try:
        case = GoldCase.model_validate(value)
    except ValidationError as error:
        problems += [f"{where}: {told}" for told in _told(error)]
        return None
    raters = [rating.rater for rating in case.human]
    if len(set(raters)) != len(raters):
        problems.append(f"{where}: human: a rater stands twice; one label a person")
        return None
    if not case.opinions:
        problems.append(f"{where}: human: an adjudicated label alone; keep the blind ones too")
        return None
    return case


def _told(error: ValidationError) -> Iterator[str]:
    """Say what is wrong with which key; never the text that stands there."""
    for detail in error.errors(include_url=False, include_input=False):
        key = ".".join(str(part) for part in detail["loc"])
        if detail["type"] == "extra_forbidden":
            yield f"{key}: no such key; remove it or mend its name"
        elif detail["type"] == "missing":
            yield f"{key}: missing; add it"
        else:
            yield f"{key}: {detail['msg'].removeprefix('Value error, ')}"


def _criterion(path: Path, cases: list[GoldCase], wanted: str | None) -> str:
    counts = Counter(case.criterion for case in cases)
    if not counts:
        raise BadConfiguration((f"{path}: holds no case",))
    if wanted is not None and wanted not in counts:
        there = ", ".join(sorted(counts))
        raise BadConfiguration((f"{path}: no case of criterion {wanted!r}; it has {there}",))
    if wanted is None and len(counts) > 1:
        there = ", ".join(f"{name} ({count})" for name, count in sorted(counts.items()))
        problem = f"{path}: cases of several criteria: {there}; name one with --criterion"
        raise BadConfiguration((problem,))
    return wanted if wanted is not None else next(iter(counts))


def _protocol(path: Path, cases: Iterable[GoldCase], problems: list[str]) -> Protocol | None:
    file = path.with_name(f"{path.stem}.protocol.yaml")
    if not file.exists():
        return None
    document, found = read(file, str(file))
    problems += map(str, found)
    if document is None:
        return None
    try:
        protocol = Protocol.model_validate(document.data)
    except ValidationError as error:
        places = [document.line(detail["loc"]) for detail in error.errors(include_url=False)]
        problems += [
            f"{file}:{line}: {told}" for line, told in zip(places, _told(error), strict=True)
        ]
        return None
    raters = {rating.rater for case in cases for rating in case.opinions}
    line = document.line(("raters",))
    problems += [
        f"{file}:{line}: raters: {rater!r} labelled cases and is not described; add it"
        for rater in sorted(raters - protocol.raters.keys())
    ]
    return protocol


def _refuse(problems: list[str]) -> None:
    if problems:
        more = len(problems) - _MOST_PROBLEMS
        shown = problems[:_MOST_PROBLEMS]
        raise BadConfiguration((*shown, f"and {more} more") if more > 0 else tuple(shown))
