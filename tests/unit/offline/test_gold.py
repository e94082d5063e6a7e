"""Gold sets: what is read, what is refused and where, how they are split."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sidecar.domain.errors import BadConfiguration
from sidecar.offline.gold import GoldCase, held_out, load_gold
from sidecar.offline.humans import human_agreement
from tests.unit.offline.golds import PROTOCOL, case, write


def two(first: str, second: str, **more: Any) -> dict[str, Any]:
    """A case with two people's labels."""
    labels = [{"rater": "H1", "label": first}, {"rater": "H2", "label": second}]
    return case(0, **more) | {"human": labels, "id": f"{first}-{second}-{more.get('id', 0)}"}


def test_every_field_of_the_schema_is_read(tmp_path: Path) -> None:
    """Calls keep JSON arguments as text, a context may be one passage or several."""
    full = case(
        1,
        group="order-1",
        reference={"correct": ["Thursday"]},
        context="Order 4821: Thursday",
        tool_calls=[{"name": "find", "arguments": {"order": 4821}, "result": "Thursday"}],
        recorded_judge=["pass", "fail"],
    )
    gold = load_gold(write(tmp_path / "gold.jsonl", [full]))
    (read,) = gold.cases
    assert (gold.criterion, read.cluster, read.context) == (
        *("answered_intent", "order-1"),
        ("Order 4821: Thursday",),
    )
    assert read.tool_calls[0].arguments == '{"order":4821}'
    assert read.recorded_judge == ("pass", "fail")
    assert len(gold.sha256) == 64


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{", "gold.jsonl:2: not JSON"),
        ("[1]", "gold.jsonl:2: not a JSON object"),
        (json.dumps({**case(2), "startum": "x"}), "gold.jsonl:2: startum: no such key"),
        (json.dumps({k: v for k, v in case(2).items() if k != "stratum"}), "stratum: missing"),
        (json.dumps(case(2, "maybe")), "human.0.label: Input should be 'pass', 'fail' or"),
        (json.dumps(case(1)), "gold.jsonl:2: id 'c1' stands on line 1 too"),
        (json.dumps({**case(2), "human": []}), "human: "),
        (json.dumps({**case(2), "human": case(2)["human"] * 2}), "a rater stands twice"),
        (
            json.dumps({**case(2), "human": [{"rater": "adjudicated", "label": "pass"}]}),
            "keep the blind ones too",
        ),
    ],
)
def test_a_bad_line_is_named_with_its_mend(tmp_path: Path, line: str, said: str) -> None:
    """File, line, key; never the text that stands there."""
    path = tmp_path / "gold.jsonl"
    path.write_text(f"{json.dumps(case(1))}\n{line}\n", "utf-8")
    with pytest.raises(BadConfiguration) as refused:
        load_gold(path)
    assert said in str(refused.value)
    assert "4821" not in str(refused.value)


def test_many_bad_lines_are_told_at_once_and_not_without_end(tmp_path: Path) -> None:
    """Twenty, and how many more."""
    path = tmp_path / "gold.jsonl"
    path.write_text("{\n" * 50, "utf-8")
    with pytest.raises(BadConfiguration) as refused:
        load_gold(path)
    assert len(refused.value.problems) == 21
    assert refused.value.problems[-1] == "and 30 more"


def test_the_criterion_is_named_where_there_are_several(tmp_path: Path) -> None:
    """One criterion a calibration; another's labels answer another question."""
    path = write(tmp_path / "gold.jsonl", [case(1), case(2) | {"criterion": "grounded"}])
    with pytest.raises(BadConfiguration, match="several criteria: answered_intent"):
        load_gold(path)
    assert [one.id for one in load_gold(path, "grounded").cases] == ["c2"]
    with pytest.raises(BadConfiguration, match="no case of criterion 'polite'"):
        load_gold(path, "polite")


def test_the_protocol_stands_beside_and_knows_every_rater(tmp_path: Path) -> None:
    """Its revision goes on record; a rater it does not describe is refused, with the line."""
    path = write(tmp_path / "gold.jsonl", [two("pass", "pass")], PROTOCOL)
    protocol = load_gold(path).protocol
    assert protocol is not None
    assert len(protocol.revision) == 16
    write(path, [two("pass", "pass")], PROTOCOL.replace("  H2", "  H3"))
    with pytest.raises(BadConfiguration, match=r"protocol.yaml:1: raters: 'H2' labelled"):
        load_gold(path)
    write(path, [case(1)], PROTOCOL + "blinded: yes\n")
    with pytest.raises(BadConfiguration, match=r"protocol.yaml:11: blinded: no such key"):
        load_gold(path)


def test_groups_are_never_torn_between_dev_and_holdout(tmp_path: Path) -> None:
    """By the group's name alone: the parts are disjoint, whole, and stay when cases are added."""
    cases = [case(at, group=f"g{at // 4}") for at in range(400)]
    path = write(tmp_path / "gold.jsonl", cases, PROTOCOL + "holdout: 0.5\n")
    gold = load_gold(path)
    dev, holdout = gold.part("dev"), gold.part("holdout")
    assert gold.whole_split == "holdout"
    assert {c.cluster for c in dev.cases} & {c.cluster for c in holdout.cases} == set()
    assert len(dev.cases) + len(holdout.cases) == 400
    assert 120 < len(holdout.cases) < 280
    more = load_gold(write(path, [*cases, case(999, group="new")])).part("holdout")
    assert {c.id for c in holdout.cases} <= {c.id for c in more.cases}
    assert held_out("g1", 0.999999) is True


def test_a_set_without_a_holdout_is_used_whole(tmp_path: Path) -> None:
    """Nothing was tuned on it; asking for a part says what to add."""
    gold = load_gold(write(tmp_path / "gold.jsonl", [case(1)]))
    assert gold.whole_split == "all"
    with pytest.raises(BadConfiguration, match="holdout:"):
        gold.part("dev")


@pytest.mark.parametrize(
    ("labels", "truth"),
    [
        (["pass", "pass", "fail"], "pass"),
        (["fail", "pass", "pass"], "pass"),
        (["fail", "pass"], "fail"),
        (["pass", "fail", "adjudicated:fail"], "fail"),
        (["pass", "pass", "adjudicated:cannot_tell"], "cannot_tell"),
    ],
)
def test_the_truth_is_the_adjudicated_label_else_the_majority_else_the_first(
    labels: list[str], truth: str
) -> None:
    """And every person's own label is kept as it was given."""
    human = [
        {"rater": label.partition(":")[0], "label": label.partition(":")[2]}
        if ":" in label
        else {"rater": f"H{at}", "label": label}
        for at, label in enumerate(labels, 1)
    ]
    read = GoldCase.model_validate(case(1) | {"human": human})
    assert read.label == truth
    blind = [label for label in labels if ":" not in label]
    assert [rating.label for rating in read.opinions] == blind


class TestHumans:
    """Agreement among people."""

    def test_two_people_are_compared_by_cohens_kappa(self) -> None:
        """(4, 1, 1, 4): p_o .8, p_e .5, kappa .6; who could not tell decided nothing."""
        pairs = [("pass", "pass")] * 4 + [("pass", "fail"), ("fail", "pass")]
        pairs += [("fail", "fail")] * 4 + [("pass", "cannot_tell")]
        cases = [
            GoldCase.model_validate(two(first, second, id=at))
            for at, (first, second) in enumerate(pairs)
        ]
        found = human_agreement(cases)
        assert (found.n, found.raters, found.measure) == (10, 2, "cohen_kappa")
        assert found.value == pytest.approx(0.6)

    def test_more_people_are_compared_by_krippendorffs_alpha(self) -> None:
        """Nominal, over the cases of at least two: agreement throughout is 1."""
        cases = []
        for at, label in enumerate(["pass", "fail", "pass", "fail"]):
            human = [{"rater": f"H{n}", "label": label} for n in (1, 2, 3) if (at + n) % 4]
            cases.append(GoldCase.model_validate(case(at) | {"human": human}))
        found = human_agreement(cases)
        assert (found.measure, found.raters) == ("krippendorff_alpha", 3)
        assert found.value == pytest.approx(1.0)

    def test_alone_nobody_agrees_with_anybody(self) -> None:
        """One label a case: no number, and why."""
        found = human_agreement([GoldCase.model_validate(case(1))])
        assert (found.n, found.value) == (0, None)
        assert "two human labels" in found.note


def test_the_public_sets_give_the_figures_that_are_known(shared_data: Path) -> None:
    """366 checks with 55 tasks; 50 answers seen by two people, kappa .745."""
    agents = load_gold(shared_data / "gold/agent_requirements.jsonl")
    assert len(agents.cases) == 366
    assert len({one.cluster for one in agents.cases}) == 55
    humans = human_agreement(load_gold(shared_data / "gold/truthful_es.jsonl").cases)
    assert humans.n == 50
    assert humans.value == pytest.approx(0.745, abs=5e-4)
