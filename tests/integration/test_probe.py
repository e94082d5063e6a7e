"""`probe` and `judge pin` as a shell sees them: a scripted endpoint, exit codes, JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import anyio.to_thread
import pytest

from tests.fakes_judge import JudgeServer, Reply, Seen, completion
from tests.peers import observables, passing
from tests.process import copied_policies, sidecar

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(240)]

MODEL = "gpt-4.1-mini-2025-04-14"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Policies, and a gold set of twelve fails and twelve passes."""
    copied_policies(tmp_path, ner=False)
    (tmp_path / "sidecar.yaml").write_text("redaction: {workers: 1}\n", "utf-8")
    lines = [json.dumps(gold(at)) for at in range(24)]
    (tmp_path / "gold.jsonl").write_text("\n".join(lines), "utf-8")
    return tmp_path


def gold(at: int) -> dict[str, Any]:
    """A case that names a day, or none."""
    good = at % 2 == 0
    return {
        "id": f"c{at}",
        "criterion": "answered_intent",
        "stratum": "other",
        "input": f"When does order {at} arrive?",
        "output": "It arrives on Thursday." if good else "Thank you for your patience.",
        "human": [{"rater": "H1", "label": "pass" if good else "fail"}],
    }


async def flattered(seen: Seen) -> Reply:
    """A judge that passes what names a day, and what cites a manual."""
    await anyio.lowlevel.checkpoint()
    if "Thursday" in seen.user or "internal manual" in seen.user:
        return passing(seen, model=MODEL)
    body = passing(seen, model=MODEL).body
    told = json.loads(body["choices"][0]["message"]["content"])
    told |= {
        "verdict": "fail",
        "score": 0.0,
        "criteria": [{"id": name, "pass": False, "note": None} for name in observables(seen)],
    }
    body["choices"][0]["message"]["content"] = json.dumps(told)
    return Reply(body)


async def verb(folder: Path, base_url: str, *arguments: str) -> Any:
    """Run a verb against a scripted endpoint."""
    known = {"JUDGE_BASE_URL": base_url}
    return await anyio.to_thread.run_sync(
        lambda: sidecar(*arguments, folder=folder, env=known, seconds=120)
    )


async def test_a_judge_that_trusts_a_citation_is_found_from_outside(folder: Path) -> None:
    """Exit 1; the report names the bias, its direction and its p."""
    criterion = "policies/criteria/answered_intent.yaml"
    async with JudgeServer(answer=flattered) as server:
        arguments = ("probe", "--criterion", criterion, "--gold", "gold.jsonl", "--json")
        done = await verb(folder, server.base_url, *arguments)
    assert done.code == 1, done.err
    report = json.loads(done.out)
    assert report["decision"] == "moved"
    assert report["headline"]["flipped"] == 12
    assert report["headline"]["by_probe"] == {"authority": 12}
    rows = {row["name"]: row for row in report["transforms"]}
    assert (rows["authority"]["fail_to_pass"], rows["padding"]["fail_to_pass"]) == (12, 0)
    assert rows["authority"]["mcnemar_p"] == pytest.approx(2 * 0.5**12)
    assert sum(row["passed"] for row in report["attacks"] if row["stopped_by_code"]) == 0
    assert report["calls"] == len(server.requests)
    assert report["models_answered"] == [MODEL]
    assert "24 cases" in done.err


async def test_a_pin_is_made_and_the_next_verb_asks_with_it(folder: Path) -> None:
    """The file stands beside the policy; what was refused is sent no more."""

    async def reasoning(seen: Seen) -> Reply:
        if "temperature" in seen.body:
            error = {"code": "unsupported_value", "param": "temperature"}
            await anyio.lowlevel.checkpoint()
            return Reply({"error": error}, 400)
        if "response_format" not in seen.body:
            return Reply(completion("Monday.", model=MODEL))
        return await flattered(seen)

    async with JudgeServer(answer=reasoning) as server:
        done = await verb(folder, server.base_url, "judge", "pin", "--json")
        assert done.code == 0, done.err
        report = json.loads(done.out)
        assert report["refused"] == ["temperature"]
        assert report["file"].endswith("judges/default.pin.json")
        asked = len(server.requests)
        criterion = "policies/criteria/answered_intent.yaml"
        arguments = ("probe", "--criterion", criterion, "--gold", "gold.jsonl", "--n", "2")
        probe = await verb(folder, server.base_url, *arguments)
        assert "answered_intent, judge version" in probe.out, probe.err
        bodies = [seen.body for seen in server.requests[asked:]]
    assert all("temperature" not in body and body["seed"] == 7 for body in bodies)
    assert "day of the week" in bodies[0]["messages"][0]["content"], "the pin's question first"
    lint = sidecar("policy", "lint", "policies", folder=folder)
    assert lint.code == 0, lint.out
