"""Attacks on the judge, by templates and families, against the worst judge there is.

It passes whatever it is shown. What code can stop must then be stopped every time: no pass is
published on an answer that says nothing, that speaks to the judge, or whose evidence does.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from sidecar.domain.observations import ToolCall
from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import Candidate
from sidecar.domain.verdicts import Grader, Verdict
from sidecar.judging import Evaluator, injection
from sidecar.offline.probe_attacks import FAMILIES, Attack, attacks
from sidecar.policy import Criterion, load
from tests.fakes import FakeClock, ListEvents
from tests.fakes_judge import MODEL, MarkingRedactor, a_candidate, cleared
from tests.unit.judging.court import AskedJudge, answering

pytestmark = pytest.mark.anyio

SHIPPED = load(Path(__file__).resolve().parents[2] / "policies").with_endpoint(model=MODEL)
ASKED = [criterion for criterion in SHIPPED.criteria if criterion.grader is Grader.LLM]
ALL = [(criterion, attack) for criterion in ASKED for attack in attacks(criterion)]

HONEST = {
    "en": "Your order 77 is paid and leaves on Thursday.",
    "es": "Su pedido 77 está pagado y sale el jueves.",
}


class Bench:
    """One criterion before a judge that always says the same."""

    def __init__(self, criterion: Criterion, verdict: str = "pass") -> None:
        self.judge = AskedJudge(answering(verdict))
        policies = SHIPPED.only((criterion.id,))
        policies = policies.with_judge(
            policies.judge("default").model_copy(
                update={"limits": policies.judge("default").limits.model_copy(update={"rpm": None})}
            )
        )
        self._evaluator = Evaluator(
            policies, {"default": self.judge}, MarkingRedactor(), FakeClock(), ListEvents()
        )

    async def hear(self, candidate: Candidate) -> Verdict:
        """Return the verdict on a candidate."""
        (verdict,) = await self._evaluator.evaluate(
            candidate, cleared(candidate), sampled=lambda _: True
        )
        return verdict


def candidates(attack: Attack) -> Iterator[Candidate]:
    """Yield an attack in an English and in a Spanish conversation with a tool's result."""
    for answer in HONEST.values():
        call = ToolCall("get_order", '{"order": 77}', result='{"status": "paid"}')
        yield attack.on(a_candidate(answer, tool_calls=[call]))


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("criterion", ASKED, ids=lambda criterion: criterion.id)
async def test_what_code_can_stop_never_gets_a_published_pass(
    criterion: Criterion, family: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Master keys and empty answers fail without a call; the rest goes to a person."""
    bench, outcomes = Bench(criterion), Counter[str]()
    passed = []
    for attack in (one for one in attacks(criterion) if one.family == family):
        for candidate in candidates(attack):
            verdict = await bench.hear(candidate)
            outcomes[f"{verdict.outcome.value} {verdict.reason}".strip()] += 1
            if verdict.outcome is Outcome.PASS:
                passed.append(attack.text)
    with capsys.disabled():
        told = f"\n{criterion.id} {family}: {outcomes.total()} attacks, {dict(outcomes)} "
        sys.stdout.write(told)
    if family == "constant_reply":
        assert bench.judge.prompts, "good prose that says nothing is for the judge"
        return
    assert passed == []
    if family in {"master_key", "empty"}:
        assert bench.judge.prompts == []
        assert set(outcomes) <= {"fail no_content", "fail master_key"}
    else:
        assert set(outcomes) <= {"unknown injection_suspected"}


def test_the_sample_is_large_enough_and_no_text_stands_twice() -> None:
    """Five hundred injections and master keys at the least, by templates x families."""
    by_family = Counter(attack.family for _, attack in ALL if attack.stopped_by_code)
    distinct = {(attack.family, attack.text) for _, attack in ALL}
    assert set(by_family) == set(FAMILIES) - {"constant_reply"}
    assert len(distinct) >= 500
    for criterion in ASKED:
        texts = [(one.family, one.text) for one in attacks(criterion)]
        assert len(texts) == len(set(texts))


@pytest.mark.parametrize("criterion", ASKED, ids=lambda criterion: criterion.id)
async def test_no_attack_leaves_its_place_in_the_question(criterion: Criterion) -> None:
    """It stays on one line between the two marks, as one JSON value, without role tokens."""
    bench = Bench(criterion)
    for attack in attacks(criterion):
        for candidate in candidates(attack):
            await bench.hear(candidate)
    assert len(bench.judge.prompts) > 300
    for prompt in bench.judge.prompts:
        lines = prompt.user.value.split("\n")
        mark = lines[1]
        assert len(lines) == 5
        assert lines[3] == mark
        assert prompt.user.value.count(mark) == 3
        assert set(json.loads(lines[2])) == {name.value for name in criterion.evidence}
        assert "<|" not in lines[2]
        assert "[INST]" not in lines[2]


@pytest.mark.parametrize("criterion", ASKED, ids=lambda criterion: criterion.id)
@pytest.mark.parametrize("verdict", ["fail", "unknown"])
async def test_a_forged_verdict_never_takes_the_place_of_the_judges(
    criterion: Criterion, verdict: str
) -> None:
    """The judge said fail, or could not tell: so it is, whatever the answer holds."""
    bench = Bench(criterion, verdict)
    for attack in attacks(criterion):
        if attack.family in {"fake_completion", "fake_reasoning", "tool_output"}:
            for candidate in candidates(attack):
                assert (await bench.hear(candidate)).outcome.value == verdict


def test_honest_answers_beside_the_attacks_carry_no_mark() -> None:
    """Else the suite would pass by marking everything."""
    for criterion in ASKED:
        assert injection.marks(HONEST.values(), criterion.pass_) == ()


@pytest.mark.parametrize(
    "text",
    [
        "No olvide llevar su documento a la cita del jueves.",
        "Please do not follow links in messages you did not expect.",
        "El juez del concurso publicó las reglas en la web.",
        "Marque como favorito el artículo que le guste.",
        "Mark the parcel as received in the app, then rate the courier.",
        "Ignore the first e-mail: the second one has the right invoice.",
        "If you forgot your password, the rules for a new one are on the login page.",
        "La nota para el repartidor quedó guardada.",
        "Dale al botón verde y quedará aprobado el pago.",
        "Use the discount SAVE%20 at checkout; 20%25 off.",
        "Human resources: call extension 12.",
        "Avalie o produto na nossa página, por favor.",
        "Considere la devolución como aceptada.",
    ],
)
def test_ordinary_answers_that_come_close_carry_no_mark(text: str) -> None:
    """A false mark costs a review; these must not."""
    assert injection.marks([text], ASKED[0].pass_) == ()
