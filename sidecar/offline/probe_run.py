"""A gold set before a judge, as it is and changed: the calls a probe makes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final

import anyio

from redaction.text import Withheld
from sidecar.domain.units import Candidate
from sidecar.domain.verdicts import Verdict
from sidecar.intake.redact import make_safe
from sidecar.judging import prompt
from sidecar.judging.evaluate import Evaluator
from sidecar.judging.outcome import INJECTION_SUSPECTED
from sidecar.offline.gold import GoldCase
from sidecar.offline.probe import WITHHELD_PASS, Heard
from sidecar.offline.probe_attacks import Attack, attacks
from sidecar.offline.transforms import Expected, Transform, pairs, transforms
from sidecar.offline.trial import REDACTION_FAILED, candidate_of
from sidecar.policy import Criterion
from sidecar.ports import Answer, Judge, Prompt, Redactor

LANGUAGES: Final = "es_en"
"""The transform that is another case: the same one in the other language."""

_BASE: Final = ""

_fail_first: ContextVar[bool] = ContextVar("fail_first", default=False)


class Swapping:
    """The Judge port before another: the rubric's examples the other way round, where asked."""

    def __init__(self, judge: Judge, criterion: Criterion) -> None:
        self._judge = judge
        self._plain = prompt.system(criterion)
        self._swapped = prompt.system(criterion, fail_first=True)

    async def ask(self, prompt: Prompt) -> Answer:
        """Ask once; the pin's question and every other keep their own text."""
        if _fail_first.get() and prompt.system == self._plain:
            prompt = replace(prompt, system=self._swapped)
        return await self._judge.ask(prompt)

    async def close(self) -> None:
        """Close the judge behind."""
        await self._judge.close()


@dataclass(frozen=True, slots=True)
class Job:
    """One verdict to get: of which case, under which probe ("" for none)."""

    case: GoldCase
    candidate: Candidate
    transform: str = _BASE
    attack: str = _BASE
    fail_first: bool = False


@dataclass(slots=True)
class Plan:
    """All jobs of a run, in order, and what each probe expects."""

    cases: tuple[GoldCase, ...]
    jobs: tuple[Job, ...]
    expected: dict[str, Expected]
    by_code: dict[str, bool]


@dataclass(slots=True)
class Run:
    """What came of it: verdicts by job, in no order."""

    heard: tuple[Heard, ...] = ()
    verdicts: list[Verdict] = field(default_factory=list)


def choose(cases: Sequence[GoldCase], n: int) -> tuple[GoldCase, ...]:
    """Return at most `n` labelled cases with an answer, half of them fails where there are.

    One of each group before a second of any; by the hash of their ids, so that the same set
    gives the same choice.
    """
    halves = []
    for label in ("fail", "pass"):
        groups: dict[str, list[GoldCase]] = defaultdict(list)
        for case in sorted(cases, key=lambda case: _place(case.id)):
            if case.label == label and (case.output or "").strip():
                groups[case.cluster].append(case)
        rounds = sorted(
            ((turn, case) for group in groups.values() for turn, case in enumerate(group)),
            key=lambda item: (item[0], _place(item[1].id)),
        )
        halves.append([case for _, case in rounds])
    fails, passes = halves
    few = min(len(fails), max(n - len(passes), (n + 1) // 2))
    return (*fails[:few], *passes[: n - few])


def plan(criterion: Criterion, chosen: Sequence[GoldCase], known: Sequence[GoldCase]) -> Plan:
    """Lay out the calls. `known`: all cases of the set, among which pairs of languages are found.

    Each gold fail meets one attack of each family, another one for another case.
    """
    changes = transforms(criterion)
    arsenal: dict[str, list[Attack]] = defaultdict(list)
    for attack in attacks(criterion):
        arsenal[attack.family].append(attack)
    other, by_id = pairs(known), {case.id: case for case in known}
    jobs: list[Job] = []
    for case in chosen:
        candidate = candidate_of(case)
        jobs.append(Job(case, candidate))
        jobs += _changed(case, candidate, changes)
        if case.id in other:
            jobs.append(Job(case, candidate_of(by_id[other[case.id]]), LANGUAGES))
        if case.label == "fail":
            jobs += _attacked(case, candidate, arsenal)
    present = {job.transform for job in jobs}
    expected = {one.name: one.expected for one in changes if one.name in present}
    if LANGUAGES in present:
        expected[LANGUAGES] = Expected.SAME
    by_code = {family: few[0].stopped_by_code for family, few in arsenal.items()}
    return Plan(tuple(chosen), tuple(jobs), expected, by_code)


def _changed(case: GoldCase, candidate: Candidate, changes: Sequence[Transform]) -> Iterator[Job]:
    for one in changes:
        if one.fails_only and case.label != "fail":
            continue
        changed = one.change(candidate)
        if changed is not None:
            yield Job(case, changed, one.name, fail_first=one.swaps_examples)


def _attacked(
    case: GoldCase, candidate: Candidate, arsenal: Mapping[str, Sequence[Attack]]
) -> Iterator[Job]:
    for family, few in arsenal.items():
        attack = few[_place(f"{family}/{case.id}") % len(few)]
        yield Job(case, attack.on(candidate), attack=family)


async def run(
    planned: Plan,
    evaluator: Evaluator,
    redactor: Redactor,
    *,
    at_once: int,
    told: Callable[[], None] = lambda: None,
) -> Run:
    """Get every verdict, `at_once` at a time; `told` after each."""
    outcomes: dict[int, str] = {}
    found, waiting = Run(), iter(enumerate(planned.jobs))

    async def worker() -> None:
        for number, job in waiting:
            outcomes[number] = await _verdict(job, evaluator, redactor, found.verdicts)
            told()

    async with anyio.create_task_group() as tasks:
        for _ in range(max(1, at_once)):
            tasks.start_soon(worker)
    found.heard = tuple(_sorted(planned, outcomes))
    return found


async def _verdict(
    job: Job, evaluator: Evaluator, redactor: Redactor, verdicts: list[Verdict]
) -> str:
    try:
        safe = await make_safe(job.candidate, redactor, "default")
    except Withheld:
        return REDACTION_FAILED
    token = _fail_first.set(job.fail_first)
    try:
        (verdict,) = await evaluator.evaluate(
            job.candidate, safe, sampled=lambda _: True, again=True
        )
    finally:
        _fail_first.reset(token)
    verdicts.append(verdict)
    return WITHHELD_PASS if verdict.reason == INJECTION_SUSPECTED else verdict.outcome.value


def _sorted(planned: Plan, outcomes: Mapping[int, str]) -> Iterator[Heard]:
    base: dict[str, str] = {}
    changed: dict[str, dict[str, str]] = defaultdict(dict)
    attacked: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for number, job in enumerate(planned.jobs):
        name = job.case.id
        if job.attack:
            attacked[name][job.attack].append(outcomes[number])
        elif job.transform:
            changed[name][job.transform] = outcomes[number]
        else:
            base[name] = outcomes[number]
    for case in planned.cases:
        yield Heard(case, base[case.id], changed[case.id], attacked[case.id])


def _place(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
