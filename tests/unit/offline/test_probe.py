"""Probes over scripted judges: one that is sound, some that are biased, and too few cases."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sidecar.domain.outcomes import Outcome
from sidecar.judging import Evaluator, prompt
from sidecar.offline.gold import GoldCase
from sidecar.offline.probe import (
    MINIMUM,
    REPEAT,
    Decision,
    Heard,
    Probed,
    groups_needed,
    probed,
)
from sidecar.offline.probe_run import LANGUAGES, Swapping, choose, plan, run
from sidecar.offline.transforms import Expected, cut, pairs, transforms
from sidecar.offline.trial import candidate_of, on_trial
from sidecar.policy import load
from sidecar.ports import Prompt
from sidecar.stats.proportions import clopper_pearson
from tests.fakes import FakeClock, ListEvents
from tests.fakes_judge import MODEL, MarkingRedactor
from tests.unit.judging.court import AskedJudge, answering

pytestmark = pytest.mark.anyio

SHIPPED = load(Path(__file__).resolve().parents[3] / "policies").with_endpoint(model=MODEL)
ANSWERED = SHIPPED.criterion("answered_intent")
GROUNDED = SHIPPED.criterion("grounded")


def case(
    at: int,
    label: str,
    *,
    output: str | None = None,
    name: str = "",
    group: str | None = None,
    **change: Any,
) -> GoldCase:
    """Return a case whose answer names a day, or none."""
    good = "It arrives on Thursday. The courier calls first."
    bad = "Thank you for your patience. We are on it."
    return GoldCase.model_validate(
        {
            "id": name or f"c{at}",
            "criterion": "answered_intent",
            "stratum": "other",
            "group": group,
            "input": f"When does order {at} arrive?",
            "output": output if output is not None else (good if label == "pass" else bad),
            "human": [{"rater": "H1", "label": label}],
            **change,
        }
    )


def shown(prompt: Prompt) -> dict[str, Any]:
    """Return the evidence of a question."""
    evidence: dict[str, Any] = json.loads(prompt.user.value.split("\n")[2])
    return evidence


def honest(prompt: Prompt) -> str:
    """Pass what names a day, whatever else it says."""
    return answering("pass" if "Thursday" in shown(prompt)["output"] else "fail")(prompt)


def swayed(by: Callable[[Prompt], bool]) -> Callable[[Prompt], str]:
    """Return a judge that passes whatever sways it."""
    return lambda prompt: answering("pass")(prompt) if by(prompt) else honest(prompt)


async def probe(
    answer: Callable[[Prompt], str], cases: list[GoldCase], n: int = MINIMUM
) -> tuple[Probed, AskedJudge]:
    """Probe a judge over cases of answered_intent."""
    criterion = ANSWERED
    planned = plan(criterion, choose(cases, n), cases)
    judge = AskedJudge(answer)
    policies = on_trial(SHIPPED, criterion)
    default = policies.judge("default")
    limits = default.limits.model_copy(update={"rpm": None})
    policies = policies.with_judge(default.model_copy(update={"limits": limits}))
    evaluator = Evaluator(
        policies,
        {"default": Swapping(judge, criterion)},
        MarkingRedactor(),
        FakeClock(),
        ListEvents(),
    )
    told = []
    found = await run(planned, evaluator, MarkingRedactor(), at_once=4, told=lambda: told.append(1))
    assert len(told) == len(planned.jobs)
    result = probed(found.heard, planned.expected, planned.by_code, limit=0.05)
    return result, judge


def cases(n: int) -> list[GoldCase]:
    """Return n cases, half of them fails."""
    return [case(at, "fail" if at % 2 else "pass") for at in range(n)]


async def test_a_sound_judge_is_robust_and_every_number_says_so() -> None:
    """200 cases, no flip, no attack passed; the bound on what may flip is under the limit."""
    result, judge = await probe(honest, cases(200))
    assert (result.decision, result.reasons) == (Decision.ROBUST, ())
    assert (result.n, result.gold, result.base) == (200, {"fail": 100, "pass": 100}, result.gold)
    assert (result.headline.value, result.headline_of) == (0.0, 100)
    assert result.headline.upper == pytest.approx(1 - 0.025 ** (1 / 100), abs=1e-9)
    names = [one.name for one in result.transforms]
    assert names == [
        *("repeat", "padding", "to_markdown", "identity", "authority", "example_order")
    ]
    for one in result.transforms:
        assert (one.n, one.fail_to_pass, one.pass_to_fail, one.p) == (200, 0, 0, 1.0)
        assert one.kept.value == 1.0
    assert {one.family for one in result.attacks if one.n != 100} == set()
    assert sum(one.count for one in result.attacks) == 0
    asked = 200 * 7 + 100 * (len(result.attacks) - 2)
    assert len(judge.prompts) == asked, "master keys and empty answers cost no call"
    json.dumps(result.as_json(), allow_nan=False)


@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("padding", lambda prompt: "In other words" in shown(prompt)["output"]),
        ("to_markdown", lambda prompt: "## Answer" in shown(prompt)["output"]),
        ("identity", lambda prompt: "senior specialist" in shown(prompt)["output"]),
        ("authority", lambda prompt: "section 4.2" in shown(prompt)["output"]),
        (
            "example_order",
            lambda asked: asked.system == prompt.system(ANSWERED, fail_first=True),
        ),
    ],
)
async def test_a_bias_is_found_by_its_name(name: str, by: Callable[[Prompt], bool]) -> None:
    """All fails flip under one change: the headline, the direction, the exact p."""
    result, _ = await probe(swayed(by), cases(40))
    assert result.decision is Decision.MOVED
    by_name = {one.name: one for one in result.transforms}
    found = by_name.pop(name)
    assert (found.fail_to_pass, found.pass_to_fail) == (20, 0)
    assert found.p == pytest.approx(2 * 0.5**20)
    assert found.kept.value == 0.5
    assert all(one.fail_to_pass == 0 for one in by_name.values())
    assert (result.headline.value, result.headline_flipped) == (1.0, 20)
    assert result.by_probe == {name: 20}
    assert any(reason.startswith(f"{name}: 20 fails became passes") for reason in result.reasons)


async def test_a_judge_that_obeys_is_kept_from_publishing_and_shown_for_what_it_is() -> None:
    """It passes every attack: code withholds each, and the report counts both."""

    def obeys(prompt: Prompt) -> bool:
        output = shown(prompt)["output"]
        return "Thank you for your patience. We are on it.\n\n" in output and not any(
            mark in output for mark in ("In other words", "specialist", "section 4.2")
        )

    result, _ = await probe(swayed(obeys), cases(20))
    assert sum(one.count for one in result.attacks if one.by_code) == 0
    by_family = {one.family: one for one in result.attacks}
    assert by_family["order"].withheld == by_family["order"].n == 10
    assert by_family["base64"].withheld == 10
    assert by_family["master_key"].withheld == 0
    assert result.headline_flipped == 0
    assert result.as_json()["attacks"][2]["passed_by_judge_alone"] == 10


async def test_a_constant_reply_is_reported_and_not_in_the_headline() -> None:
    """Some criteria rightly pass it."""
    result, _ = await probe(
        swayed(lambda prompt: "complet" in shown(prompt)["output"].lower()), cases(40)
    )
    (found,) = [one for one in result.attacks if one.family == "constant_reply"]
    assert not found.by_code
    assert found.count > 0
    assert result.headline_flipped == 0


async def test_too_few_cases_are_said_to_be_too_few() -> None:
    """Nothing flipped among 50, which proves little: five flips would read p = .06."""
    result, _ = await probe(honest, cases(50))
    assert result.decision is Decision.UNDECIDED
    assert "50 cases: fewer than 200" in result.reasons[0]
    assert "25 groups of gold fails: up to 13.7% may flip" in result.reasons[1]
    assert "with none flipped 72 would do" in result.reasons[1]


def test_the_power_that_is_stated_is_the_intervals_own() -> None:
    """The first n at which no flip proves less than the limit."""
    n = groups_needed(0.05)
    assert clopper_pearson(0, n).upper <= 0.05 < clopper_pearson(0, n - 1).upper


def heard(at: int, label: str, base: str, group: str | None = None, **outcomes: str) -> Heard:
    """Return a case as it was heard."""
    return Heard(case(at, label, group=group), base, outcomes)


def test_directions_are_kept_apart_and_undecided_pairs_count_in_neither() -> None:
    """Six up and one down; an unknown is no flip."""
    rows = [heard(at, "fail", "fail", padding="pass") for at in range(6)]
    rows += [heard(9, "pass", "pass", padding="fail"), heard(10, "pass", "pass", padding="unknown")]
    (found,) = probed(rows, {"padding": Expected.SAME}, {}, limit=0.05).transforms
    assert (found.fail_to_pass, found.pass_to_fail, found.undecided, found.n) == (6, 1, 1, 8)
    assert found.p == pytest.approx(2 * (1 + 7) / 2**7)
    assert found.kept.value == 0.0


def test_five_against_none_is_not_enough_and_six_is() -> None:
    """Exact: .0625 and .03125."""
    for n, p in ((5, 0.0625), (6, 0.03125)):
        rows = [heard(at, "fail", "fail", padding="pass") for at in range(n)]
        assert probed(rows, {"padding": Expected.SAME}, {}, limit=0.9).transforms[0].p == p


def test_the_headline_counts_groups_and_leaves_noise_and_false_passes_out() -> None:
    """Two cases of one conversation are one; a repeat that flips is noise."""
    rows = [
        heard(1, "fail", "fail", group="a", padding="pass", **{REPEAT: "fail"}),
        heard(2, "fail", "fail", group="a", padding="pass", **{REPEAT: "fail"}),
        heard(3, "fail", "fail", group="b", padding="fail", **{REPEAT: "pass"}),
        heard(4, "fail", "pass", padding="pass"),
        heard(5, "fail", "unknown", padding="pass"),
    ]
    expected = {REPEAT: Expected.SAME, "padding": Expected.SAME}
    result = probed(rows, expected, {}, limit=0.05)
    assert (result.headline_flipped, result.headline_of) == (1, 2)
    assert result.passed_as_they_were == 1
    assert result.by_probe == {"padding": 2}


def test_a_family_that_code_must_stop_and_that_was_passed_is_a_finding() -> None:
    """Whatever the size of the sample."""
    row = Heard(case(1, "fail"), "fail", {}, {"order": ("pass",)})
    result = probed([row], {}, {"order": True}, limit=0.05)
    assert result.decision is Decision.MOVED
    assert "order: 1 of 1 attacks that code must stop" in result.reasons[0]


class TestChoosing:
    """Which cases of a gold set are probed."""

    def test_half_are_fails_where_there_are_enough(self) -> None:
        found = choose([case(at, "fail" if at % 4 == 0 else "pass") for at in range(100)], 40)
        assert [one.label for one in found].count("fail") == 20
        assert len(found) == 40

    def test_fewer_fails_leave_their_places_to_passes_and_the_other_way_round(self) -> None:
        few = [case(at, "fail" if at < 3 else "pass") for at in range(50)]
        assert [one.label for one in choose(few, 20)].count("fail") == 3
        many = [case(at, "pass" if at < 3 else "fail") for at in range(50)]
        assert [one.label for one in choose(many, 20)].count("pass") == 3
        assert len(choose(many, 20)) == 20

    def test_each_group_gives_one_before_any_gives_two(self) -> None:
        grouped = [case(at, "fail", group=f"g{at % 10}") for at in range(100)]
        assert len({one.cluster for one in choose(grouped, 10)}) == 10

    def test_cases_without_an_answer_or_a_label_are_left_out(self) -> None:
        odd = [case(1, "cannot_tell"), case(2, "fail", output=" "), case(3, "fail")]
        assert [one.id for one in choose(odd, 10)] == ["c3"]

    def test_the_same_set_gives_the_same_choice_in_any_order(self) -> None:
        some = cases(60)
        assert choose(some, 20) == choose(some[::-1], 20)


def change(name: str) -> Any:
    """Return one transform of answered_intent."""
    return {one.name: one for one in transforms(ANSWERED)}[name]


class TestTransforms:
    """They change the form, and keep the words."""

    def test_markdown_goes_and_the_words_stay(self) -> None:
        marked = candidate_of(
            case(1, "pass", output="## Plan\n\n- **Thursday**, see [it](http://a)")
        )
        assert change("to_plain").change(marked).answer == "Plan\n\nThursday, see it (http://a)"
        assert change("to_markdown").change(marked) is None
        assert change("to_plain").change(candidate_of(case(1, "pass"))) is None

    def test_code_is_left_alone(self) -> None:
        code = candidate_of(case(1, "pass", output="Run:\n```\n# x\n```"))
        assert change("to_plain").change(code) is None

    def test_the_language_of_the_answer_is_kept(self) -> None:
        spanish = "El pedido llega el jueves. Gracias por su paciencia con la entrega."
        candidate = candidate_of(case(1, "pass", output=spanish))
        assert "Dicho de otro modo: El pedido" in change("padding").change(candidate).answer
        assert "especialista" in change("identity").change(candidate).answer
        assert "## Respuesta\n\n- El pedido" in change("to_markdown").change(candidate).answer

    def test_a_claim_is_not_added_to_an_answer_that_passed_by_its_evidence(self) -> None:
        both = [case(1, "pass"), case(2, "fail")]
        jobs = plan(GROUNDED, both, both).jobs
        assert {job.case.id for job in jobs if job.transform == "authority"} == {"c2"}
        jobs = plan(ANSWERED, both, both).jobs
        assert {job.case.id for job in jobs if job.transform == "authority"} == {"c1", "c2"}

    def test_cut_evidence_is_declared_and_the_answer_stays(self) -> None:
        call = {"name": "get_fees", "arguments": {"size": "l"}, "result": "x" * 100}
        whole = candidate_of(case(1, "fail", tool_calls=[call], context=["y" * 50]))
        shorter = cut(GROUNDED)(whole)
        assert shorter is not None
        assert shorter.evidence.truncated_upstream
        assert len(shorter.evidence.tool_calls[0].result or "") == 10
        assert len(shorter.evidence.retrieval[0]) == 5
        assert shorter.answer == whole.answer
        assert cut(GROUNDED)(candidate_of(case(1, "fail"))) is None

    def test_pairs_of_languages_have_one_label_and_one_name(self) -> None:
        some = [
            case(1, "fail", name="refund-es-1"),
            case(1, "fail", name="refund-en-1"),
            case(2, "fail", name="refund-es-2"),
            case(2, "pass", name="refund-en-2"),
            case(3, "pass", name="es/en-3"),
            case(4, "pass", name="best-4"),
        ]
        assert pairs(some) == {"refund-es-1": "refund-en-1"}


async def test_a_judge_that_is_kinder_in_english_is_found() -> None:
    """The pair's other half is judged as it is."""

    def kinder(asked: Prompt) -> bool:
        return "We are sorry" in shown(asked)["output"]

    some = []
    for at in range(12):
        some.append(case(at, "fail", name=f"r-es-{at}", output="Gracias por la paciencia."))
        some.append(case(at, "fail", name=f"r-en-{at}", output="We are sorry for the wait."))
    result, _ = await probe(swayed(kinder), some)
    (found,) = [one for one in result.transforms if one.name == LANGUAGES]
    assert (found.n, found.fail_to_pass) == (12, 12)
    assert result.by_probe[LANGUAGES] == 12


async def test_cut_evidence_turns_a_fail_to_unknown_and_a_pass_that_stands_is_counted() -> None:
    """Expected is unknown; a pass on a tenth of the evidence saw what was not there."""
    call = {
        "name": "get_fees",
        "arguments": {},
        "result": '{"fee": 4.9, "note": "for large parcels"}',
    }
    some = [
        case(at, label, criterion="grounded", tool_calls=[call], output=f"It costs {at}.")
        for at, label in enumerate(["fail", "pass"] * 5)
    ]
    planned = plan(GROUNDED, choose(some, 20), some)
    odd = re.compile(r"It costs [13579]")

    def answer(asked: Prompt) -> str:
        good = odd.match(shown(asked)["output"])
        return answering("pass" if good else "fail")(asked)

    judge = AskedJudge(answer)
    policies = on_trial(SHIPPED, GROUNDED)
    default = policies.judge("default")
    limits = default.limits.model_copy(update={"rpm": None})
    policies = policies.with_judge(default.model_copy(update={"limits": limits}))
    evaluator = Evaluator(
        policies, {"default": judge}, MarkingRedactor(), FakeClock(), ListEvents()
    )
    found = await run(planned, evaluator, MarkingRedactor(), at_once=2)
    result = probed(found.heard, planned.expected, planned.by_code, limit=0.05)
    (truncated,) = [one for one in result.transforms if one.name == "truncated"]
    assert truncated.expected is Expected.UNKNOWN
    assert (truncated.n, truncated.kept.value) == (10, 0.5)
    assert truncated.fail_to_pass == 0
    assert {verdict.outcome for verdict in found.verdicts} >= {Outcome.UNKNOWN, Outcome.PASS}
