"""`calibrate` from outside: a gold set, a scripted judge, a record, and a run that heeds it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import anyio
import anyio.to_thread
import pytest
import yaml

from sidecar.demo.traffic import otlp_requests, samples
from tests.fakes_judge import JudgeServer, Reply, Seen, completion
from tests.peers import observables, passing
from tests.process import ROOT, Finished, Sidecar, copied_policies, replaced, sidecar

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(240)]

MODEL: Final = "gpt-4.1-mini-2025-04-14"
CRITERION: Final = "policies/criteria/answered_intent.yaml"
SECRET: Final = "ana.torres@example.com"


def gold_case(at: int, good: bool, stratum: str = "other") -> dict[str, Any]:
    """A case whose answer a scripted judge can read; every fifth was labelled twice."""
    label = "pass" if good else "fail"
    raters = ("H1", "H2") if at % 5 == 0 else ("H1",)
    return {
        "id": f"c{at}",
        "criterion": "answered_intent",
        "stratum": stratum,
        "input": f"When does order {at} arrive? Write to {SECRET}.",
        "output": "It arrives on Thursday." if good else "Thank you for your patience.",
        "human": [{"rater": rater, "label": label} for rater in raters],
    }


def reading(model: str = MODEL, *, misread: Callable[[str], bool] = lambda _: False) -> Any:
    """A judge that passes what names a day, unless it misreads the question."""

    async def answer(seen: Seen) -> Reply:
        good = "Thursday" in seen.user or misread(seen.user)
        if good:
            return passing(seen, model=model)
        told = {
            "rationale": f"No day; {SECRET} was asked for.",
            "criteria": [{"id": i, "pass": False, "note": None} for i in observables(seen)],
            "verdict": "fail",
            "score": 0.1,
        }
        return Reply(completion(json.dumps(told), model=model))

    return answer


def policies_for(folder: Path, judge: JudgeServer, *, enforce: bool = False) -> Path:
    """The shipped policies, their judge at a scripted endpoint."""
    policies = copied_policies(folder, ner=False)
    replaced(policies / "judges/default.yaml", "https://api.openai.com/v1", judge.base_url)
    if enforce:
        replaced(policies / "criteria/answered_intent.yaml", "require: warn", "require: enforce")
    return policies


def write_gold(folder: Path, cases: list[dict[str, Any]]) -> Path:
    """Write the cases as a gold set."""
    path = folder / "gold.jsonl"
    path.write_text("".join(json.dumps(case) + "\n" for case in cases), "utf-8")
    return path


def texts(folder: Path) -> dict[Path, str]:
    """Every file below a folder, as text."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path: path.read_text("utf-8", "replace") for path in files}


async def calibrated(folder: Path, *arguments: str) -> Finished:
    """Run the verb while the judge answers from this loop."""
    env = {"JUDGE_API_KEY": "sk-of-this-test"}

    def run() -> Finished:
        return sidecar("calibrate", *arguments, folder=folder, env=env, seconds=120)

    return await anyio.to_thread.run_sync(run)


async def test_a_judge_is_measured_recorded_signed_and_then_trusted(tmp_path: Path) -> None:
    """120 cases, three times each: ACCEPT, a record, a signature, and lint content."""
    gold = write_gold(tmp_path, [gold_case(at, at < 80) for at in range(120)])
    async with JudgeServer(answer=reading()) as judge:
        policies = policies_for(tmp_path, judge)
        done = await calibrated(
            tmp_path, "--criterion", CRITERION, "--gold", str(gold), "--json", "--out", "report"
        )
        assert done.code == 0, done.said
        assert len(judge.requests) == 360
        assert not any(SECRET in request.user for request in judge.requests)
    assert "estimate, at most: 360 calls for 120 cases" in done.said
    found = done.json()
    assert found["matrix"] == {"a": 80, "b": 0, "c": 0, "d": 40}
    assert found["decision"] == "ACCEPT"
    assert (found["stability"]["repeats"], found["stability"]["flip_rate"]) == (3, 0.0)
    assert found["human_human"] == found["human_human"] | {"n": 24, "kappa": 1.0}
    path = policies / f"calibration/answered_intent-{found['judge_version']}.json"
    record = json.loads(path.read_text("utf-8"))
    assert (record["judge_version"], record["gate"]["look"]) == (found["judge_version"], 1)
    assert record["answered_models"] == [MODEL]

    def lint() -> list[str]:
        done = sidecar("policy", "lint", "policies", "--json", folder=tmp_path)
        return [finding["code"] for finding in done.json()["findings"]]

    assert lint() == ["record_unsigned"]
    refused = await calibrated(tmp_path, "--criterion", CRITERION, "--sign", "somebody")
    assert refused.code == 78
    assert "its owner is 'support-team'" in refused.said
    assert (
        await calibrated(tmp_path, "--criterion", CRITERION, "--sign", "support-team")
    ).code == 0
    assert lint() == []
    path.write_text(path.read_text("utf-8").replace('"n": 120', '"n": 999'), "utf-8")
    assert lint() == ["record_altered"]


async def test_false_passes_are_shown_redacted_and_a_second_look_costs(tmp_path: Path) -> None:
    """A judge that waves 8 bad answers through: REJECT, exit 1, and nothing personal written."""
    cases = [gold_case(at, at < 80) for at in range(120)]
    gold = write_gold(tmp_path, cases)
    wrong = re.compile(r"order 8[0-7] ")
    async with JudgeServer(
        answer=reading(misread=lambda text: wrong.search(text) is not None)
    ) as judge:
        policies = policies_for(tmp_path, judge)
        arguments = ("--criterion", CRITERION, "--gold", str(gold), "--out", "report", "--json")
        first = await calibrated(tmp_path, *arguments)
        second = await calibrated(tmp_path, *arguments)
        rehearsed = await calibrated(tmp_path, *arguments, "--limit", "10")
    assert (first.code, second.code) == (1, 1)
    found = first.json()
    assert found["matrix"] == {"a": 80, "b": 8, "c": 0, "d": 32}
    assert "false-pass share's upper bound" in " ".join(found["reasons"])
    assert [one.json()["gate"]["look"] for one in (first, second, rehearsed)] == [1, 2, 0]
    assert second.json()["gate"]["alpha"] == 0.0125
    assert rehearsed.json()["record"] is None
    looks = json.loads((policies / "calibration/looks.json").read_text("utf-8"))["looks"]
    assert [look["decision"] for look in looks] == ["REJECT", "REJECT"]
    said = {path.name: text for path, text in texts(tmp_path).items() if path != gold}
    assert "report.html" in said
    assert [name for name, text in said.items() if SECRET in text] == []


async def test_a_judge_that_cannot_be_heard_is_not_decided_upon(tmp_path: Path) -> None:
    """Another model answers: exit 75, no record, no look."""
    gold = write_gold(tmp_path, [gold_case(at, True) for at in range(5)])
    async with JudgeServer(answer=reading("another-model")) as judge:
        policies = policies_for(tmp_path, judge)
        done = await calibrated(tmp_path, "--criterion", CRITERION, "--gold", str(gold))
    assert done.code == 75
    assert "'another-model' answered" in done.said
    assert list((policies / "calibration").glob("*.json")) == []


@pytest.mark.parametrize("restricted", [False, True])
async def test_a_run_heeds_the_record(tmp_path: Path, restricted: bool) -> None:
    """Enforced: without a record nothing is scored; with one it is, but for its strata."""
    bodies = list(otlp_requests(samples()[:6], all_roads=True))
    settings = {
        "judging": {"policies": "policies", "criteria": ["answered_intent"]},
        "sampling": {"rate": 1.0},
        "assembly": {"quiet": "200ms", "idle": "1s"},
        "redaction": {"workers": 1},
    }
    async with JudgeServer(answer=reading()) as judge:
        policies = policies_for(tmp_path, judge, enforce=True)
        gold = write_gold(tmp_path, [gold_case(at, at < 80) for at in range(120)])
        env = {"JUDGE_API_KEY": "sk-of-this-test"}
        async with Sidecar(tmp_path, settings, env=env) as running:
            for body in bodies:
                assert (await running.post(body)).status_code == 200
            before = await running.settled(6)
        assert before.dispositions == {"uncalibrated": 5, "no_generation": 1}
        assert before.sum("judge_calibration_valid", criterion="answered_intent") == 0
        assert len(judge.requests) == 0
        await calibrated(tmp_path, "--criterion", CRITERION, "--gold", str(gold))
        if restricted:
            (path,) = (policies / "calibration").glob("answered_intent-*.json")
            record = json.loads(path.read_text("utf-8"))
            record |= {"decision": "RESTRICT"}
            record["strata"][0]["restricted"] = True
            path.write_text(json.dumps(record), "utf-8")
        asked = len(judge.requests)
        async with Sidecar(tmp_path, settings, env=env, name="again") as running:
            for body in bodies:
                assert (await running.post(body)).status_code == 200
            after = await running.settled(6)
        fate = "to_review" if restricted else "scored"
        assert after.dispositions == {fate: 5, "no_generation": 1}
        assert (len(judge.requests) == asked) is restricted
        assert after.sum("judge_calibration_valid", criterion="answered_intent") == 1
        assert after.sum("judge_calibration_sensitivity", criterion="answered_intent") == 1
        assert after.sum("judge_calibration_timestamp_seconds") > 1_700_000_000


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--recorded"], 2, "--gold"),
        (["--gold", "gold.jsonl"], 2, "--criterion"),
        (["--gold", "none.jsonl", "--recorded"], 2, "none.jsonl"),
        (["--gold", "gold.jsonl", "--recorded", "--part", "half"], 2, "all, dev or holdout"),
        (["--gold", "gold.jsonl", "--recorded", "--part", "dev"], 78, "holdout:"),
        (["--criterion", "x.yaml", "--gold", "gold.jsonl"], 78, "x.yaml: no such file"),
    ],
)
def test_a_wrong_call_says_what_is_wrong(
    tmp_path: Path, arguments: list[str], code: int, said: str
) -> None:
    """Usage is 2, what stands in files is 78."""
    write_gold(tmp_path, [gold_case(1, True)])
    done = sidecar("calibrate", *arguments, folder=tmp_path)
    assert (done.code, "Traceback" in done.said) == (code, False)
    assert said in done.said


def test_recorded_verdicts_need_no_settings_and_no_judge(tmp_path: Path, shared_data: Path) -> None:
    """The public set: 366 cases, (142, 28, 21, 175), in a moment; nothing is written."""
    gold = shared_data / "gold/agent_requirements.jsonl"
    done = sidecar("calibrate", "--recorded", "--gold", gold, "--json", folder=tmp_path)
    found = done.json()
    assert done.code == 1
    assert (found["n"], found["decision"]) == (366, "REJECT")
    assert found["matrix"] == {"a": 142, "b": 28, "c": 21, "d": 175}
    assert found["kappa"]["value"] == pytest.approx(0.7301, abs=5e-5)
    assert len(found["strata"]) > 5
    assert list(tmp_path.iterdir()) == []


def test_people_are_compared_where_no_judge_has_spoken(tmp_path: Path, shared_data: Path) -> None:
    """The Spanish set: kappa .745 between two people; no judge, so no acceptance."""
    gold = shared_data / "gold/truthful_es.jsonl"
    done = sidecar("calibrate", "--recorded", "--gold", gold, "--json", folder=tmp_path)
    found = done.json()
    assert (done.code, found["n"], found["decision"]) == (1, 0, "REJECT")
    assert found["human_human"]["n"] == 50
    assert found["human_human"]["kappa"] == pytest.approx(0.745, abs=5e-4)


def test_a_report_on_recorded_verdicts_is_written_where_it_is_asked_for(
    tmp_path: Path, shared_data: Path
) -> None:
    """With texts cleared by the configured redactor, and a record that certifies nobody."""
    copied_policies(tmp_path, ner=False)
    gold = shared_data / "gold/agent_requirements.jsonl"
    done = sidecar("calibrate", "--recorded", "--gold", gold, "--out", "seen", folder=tmp_path)
    assert done.code == 1, done.said
    assert json.loads((tmp_path / "seen/record.json").read_text("utf-8"))["judge_version"] is None
    assert "## False passes" in (tmp_path / "seen/report.md").read_text("utf-8")


def test_the_shipped_examples_of_commands_are_true() -> None:
    """docs/calibration.md names no option that does not exist."""
    text = (ROOT / "docs/calibration.md").read_text("utf-8")
    known = sidecar("calibrate", "--help").said
    used = set(re.findall(r"(--[a-z][a-z-]+)", text))
    assert used
    assert {option for option in used if option not in known} == set()
    for block in re.findall(r"```yaml\n(.*?)```", text, re.DOTALL):
        yaml.safe_load(block)
