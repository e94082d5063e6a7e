"""`judge pin` against endpoints that refuse what real ones refuse, and what a pin then means."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import anyio.to_thread
import pytest

from sidecar.app.pin import pin
from sidecar.domain.errors import BadConfiguration, Refused, SidecarError, Unavailable
from sidecar.domain.events import IdentityChanged, JudgeAttempted, Warned
from sidecar.domain.outcomes import Outcome
from sidecar.judging import llm_version
from sidecar.policy import Criterion, JudgePolicy, Policies, load
from sidecar.policy.pins import pin_path, write_pin
from sidecar.ports import Answer, Prompt
from tests.fakes_judge import CLAUDE, MODEL, JudgeServer, Reply, Seen, completion, message
from tests.unit.judging.court import AskedJudge, Court, answering, one

pytestmark = pytest.mark.anyio

VERDICT = json.dumps(
    {
        "rationale": "It names Monday.",
        "criteria": [{"id": "names_day", "pass": True, "note": None}],
        "verdict": "pass",
        "score": 1.0,
    }
)
CRITERION = """\
id: named_day
owner: tests
question: Does the answer name a day?
construct: constraint
grader: llm
pass: The answer names a day.
fail: The answer names no day.
"""
OPENAI = f"model: {MODEL}\n"
ANTHROPIC = f"model: {CLAUDE}\nprovider: anthropic\n"


def folder(root: Path, judge: str, base_url: str) -> Path:
    """Write a configuration with one criterion and one judge; return its file."""
    for name in ("criteria", "judges"):
        (root / "policies" / name).mkdir(parents=True, exist_ok=True)
    (root / "policies/sampling.yaml").write_text("rate: 0.5\nsalt: tests\n")
    (root / "policies/criteria/named_day.yaml").write_text(CRITERION)
    (root / "policies/judges/default.yaml").write_text(f"{judge}base_url: {base_url}\n")
    (root / "sidecar.yaml").write_text("{}\n")
    return root / "sidecar.yaml"


async def read(root: Path) -> Policies:
    """Load the policies beside a running server."""
    return await anyio.to_thread.run_sync(load, root / "policies")


def refusing(
    rule: Callable[[dict[str, Any]], dict[str, Any] | None], body: Any
) -> Callable[[Seen], Awaitable[Reply]]:
    """Answer 400 with what `rule` returns for a request, else with `body`."""

    async def answer(seen: Seen) -> Reply:
        refused = rule(seen.body)
        await anyio.lowlevel.checkpoint()
        return Reply(body) if refused is None else Reply(refused, 400)

    return answer


def openai_error(param: str, code: str) -> dict[str, Any]:
    """Return a 400 as OpenAI writes it."""
    words = f"Unsupported value: '{param}' is not supported with this model."
    return {
        "error": {"message": words, "type": "invalid_request_error", "param": param, "code": code}
    }


def reasoning(body: dict[str, Any]) -> dict[str, Any] | None:
    """A reasoning model: no temperature but the default, no top_p, another token field."""
    if "max_tokens" in body:
        return openai_error("max_tokens", "unsupported_parameter")
    if "temperature" in body:
        return openai_error("temperature", "unsupported_value")
    return openai_error("top_p", "unsupported_parameter") if "top_p" in body else None


def claude(body: dict[str, Any]) -> dict[str, Any] | None:
    """A model of generation 4.5: a temperature or a top_p, not both."""
    words = "`temperature` and `top_p` cannot both be specified for this model."
    both = "temperature" in body and "top_p" in body
    error = {"type": "invalid_request_error", "message": words}
    return {"type": "error", "error": error, "request_id": "req_1"} if both else None


def old_claude(body: dict[str, Any]) -> dict[str, Any] | None:
    """A model without structured outputs, and a temperature of its own."""
    words = "output_config: Extra inputs are not permitted"
    bad = "output_config" in body or "temperature" in body
    error = {"type": "invalid_request_error", "message": words}
    return {"type": "error", "error": error, "request_id": "req_1"} if bad else None


def plain_gateway(body: dict[str, Any]) -> dict[str, Any] | None:
    """A gateway that knows json_object alone, and no seed."""
    if body.get("response_format", {}).get("type") == "json_schema":
        return openai_error("response_format", "unsupported_value")
    return openai_error("seed", "unsupported_parameter") if "seed" in body else None


@pytest.mark.parametrize(
    ("judge", "rule", "body", "left_out", "kept", "calls"),
    [
        (
            OPENAI,
            lambda _: None,
            completion(VERDICT),
            [],
            {"temperature": 0.0, "top_p": 1.0, "seed": 7, "structured_output": "json_schema"},
            1,
        ),
        (
            OPENAI,
            reasoning,
            completion(VERDICT),
            ["max_tokens", "temperature", "top_p"],
            {"seed": 7, "structured_output": "json_schema"},
            7,
        ),
        (
            OPENAI + "decoding: {extra: {cache_prompt: false, top_k: 1}}\n",
            lambda body: openai_error("top_k", "x") if "top_k" in body else plain_gateway(body),
            completion(VERDICT),
            ["structured_output: json_schema", "seed", "extra.top_k"],
            {
                "temperature": 0.0,
                "top_p": 1.0,
                "structured_output": "json_object",
                "extra": {"cache_prompt": False},
            },
            9,
        ),
        (
            ANTHROPIC + "decoding: {top_p: 1}\n",
            claude,
            message(VERDICT),
            ["top_p"],
            {"temperature": 0.0, "structured_output": "json_schema"},
            5,
        ),
        (
            ANTHROPIC,
            old_claude,
            message(
                None,
                stop="tool_use",
                content=[{"type": "tool_use", "name": "verdict", "input": json.loads(VERDICT)}],
            ),
            ["structured_output: json_schema", "temperature"],
            {"structured_output": "tool"},
            5,
        ),
    ],
    ids=["takes-all", "reasoning", "gateway", "claude-4.5", "old-claude"],
)
async def test_what_is_refused_is_left_out_by_name_and_nothing_else(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    *,
    judge: str,
    rule: Callable[[dict[str, Any]], dict[str, Any] | None],
    body: Any,
    left_out: list[str],
    kept: dict[str, Any],
    calls: int,
) -> None:
    """The pin says what was refused; `load` then sends exactly what was taken."""
    async with JudgeServer(answer=refusing(rule, body)) as server:
        config = folder(tmp_path, judge, server.base_url)
        before = (await read(tmp_path)).judge("default")
        code = await anyio.to_thread.run_sync(lambda: pin(config, "default", as_json=True))
        assert len(server.requests) == calls
    report = json.loads(capsys.readouterr().out)
    assert code == 0
    assert report["refused"] == left_out
    assert report["constrained"] is True
    policies = await read(tmp_path)
    after = policies.judge("default")
    decoding = after.decoding_parameters()
    for name in ("temperature", "top_p", "seed", "structured_output"):
        assert decoding.get(name) == kept.get(name)
    assert decoding["extra"] == kept.get("extra", {})
    assert after.wanted == before.decoding
    assert after.pin is not None
    assert after.pin.model_answered == before.model
    criterion = policies.criterion("named_day")
    versions = {llm_version(criterion, policy, "r") for policy in (before, after)}
    assert len(versions) == (2 if left_out else 1), "no other decoding, no other version"


async def test_another_model_answers_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The person must say which of the two is meant."""
    async with JudgeServer(Reply(completion(VERDICT, model="other"))) as server:
        config = folder(tmp_path, OPENAI, server.base_url)
        code = await anyio.to_thread.run_sync(lambda: pin(config, "default", as_json=False))
    assert code == 1
    assert "other answered" in capsys.readouterr().out
    assert not pin_path(tmp_path / "policies", "default").exists()


async def test_a_judge_that_refuses_everything_is_no_pin(tmp_path: Path) -> None:
    """A wrong name or a closed account: said, not written."""
    async with JudgeServer(Reply({"error": {"code": "model_not_found"}}, 404)) as server:
        config = folder(tmp_path, OPENAI, server.base_url)
        with pytest.raises(Refused, match="without any parameter"):
            await anyio.to_thread.run_sync(lambda: pin(config, "default", as_json=True))
    assert not pin_path(tmp_path / "policies", "default").exists()


def test_an_unknown_judge_and_a_replaced_model_are_refused_before_any_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pin holds for the file's model, not for what JUDGE_MODEL puts in its place."""
    config = folder(tmp_path, OPENAI, "http://127.0.0.1:9")
    with pytest.raises(BadConfiguration, match="no such judge; there is default"):
        pin(config, "nosuch", as_json=True)
    monkeypatch.setenv("JUDGE_MODEL", "local")
    with pytest.raises(BadConfiguration, match="unset JUDGE_MODEL"):
        pin(config, "default", as_json=True)


def pinned(root: Path, **change: Any) -> Policies:
    """Write a pin made without temperature, changed as told, and load it."""
    folder(root, OPENAI, "http://127.0.0.1:9")
    judge = load(root / "policies", pins=False).judge("default")
    write_pin(root / "policies", "default", a_pin(judge).model_copy(update=change))
    return load(root / "policies")


def a_pin(judge: JudgePolicy) -> Any:
    """Return a pin of a provider that refused the temperature."""
    from sidecar.policy.judge import Pin  # noqa: PLC0415 - beside its only use

    return Pin(
        provider=judge.provider,
        model=judge.model,
        revision=judge.revision,
        answers_as=judge.answers_as,
        wanted=judge.decoding,
        decoding=judge.decoding.model_copy(update={"temperature": None}),
        refused=("temperature",),
        model_answered=judge.model,
        fingerprint="fp_1",
        constrained=True,
        pinned_at="2026-05-01T00:00:00+00:00",
    )


def test_a_version_is_computed_without_the_network(tmp_path: Path) -> None:
    """From the policy and the pin beside it."""
    policies = pinned(tmp_path)
    judge = policies.judge("default")
    assert judge.decoding.temperature is None
    assert "temperature" not in judge.decoding_json
    plain = load(tmp_path / "policies", pins=False).judge("default")
    criterion: Criterion = policies.criterion("named_day")
    assert llm_version(criterion, judge, "r") != llm_version(criterion, plain, "r")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"model": "another"}, "another model than"),
        ({"provider": "anthropic"}, "another provider than"),
        ({"revision": "r2"}, "another revision than"),
        ({"answers_as": "x"}, "another answers_as than"),
    ],
)
def test_a_pin_of_another_judge_stops_the_start(
    tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    """A policy edited after its pin: what the provider takes now, nobody knows."""
    with pytest.raises(BadConfiguration, match=said) as caught:
        pinned(tmp_path, **change)
    assert "judge pin --judge default" in caught.value.problems[0]


def test_an_edited_decoding_and_a_broken_pin_stop_the_start(tmp_path: Path) -> None:
    """Both name the file and the mend."""
    pinned(tmp_path)
    judge = tmp_path / "policies/judges/default.yaml"
    judge.write_text(judge.read_text() + "decoding: {max_tokens: 900}\n")
    with pytest.raises(BadConfiguration, match="another decoding than"):
        load(tmp_path / "policies")
    assert load(tmp_path / "policies", pins=False).judge("default").pin is None
    pin_path(tmp_path / "policies", "default").write_text("{")
    with pytest.raises(BadConfiguration, match="not a pin of this version"):
        load(tmp_path / "policies")


def test_a_pin_without_its_judge_and_a_pin_in_the_policy_are_problems(tmp_path: Path) -> None:
    """Neither is read by chance."""
    pinned(tmp_path)
    path = pin_path(tmp_path / "policies", "default")
    path.rename(path.with_name("gone.pin.json"))
    with pytest.raises(BadConfiguration, match=r"gone\.pin\.json"):
        load(tmp_path / "policies")


def test_another_model_drops_the_pin_and_another_endpoint_keeps_it(tmp_path: Path) -> None:
    """What one model was seen to take says nothing of another."""
    judge = pinned(tmp_path).judge("default")
    assert judge.with_endpoint(base_url="http://127.0.0.1:8").pin == judge.pin
    other = judge.with_endpoint(model="another-2026-01-01")
    assert (other.pin, other.decoding) == (None, judge.wanted)


class TestAtStart:
    """A pinned judge is asked the pin's question once a process, before any other."""

    def court(self, judge: Any) -> Court:
        """An evaluator whose judge has a pin."""
        policies = one()
        default = policies.judge("default")
        return Court(judge, policies.with_judge(default.pinned(a_pin(default))))

    async def test_a_judge_that_is_still_itself_judges(self) -> None:
        """One question more in a process's life."""
        judge = AskedJudge(answering())
        court = self.court(judge)
        for _ in range(3):
            assert (await court.hear())["answered_intent"].outcome is Outcome.PASS
        assert len(judge.prompts) == 4
        assert "day of the week" in judge.prompts[0].system.value
        assert "day of the week" not in judge.prompts[1].system.value

    async def test_a_parameter_that_is_refused_now_is_quarantine(self) -> None:
        """Not one unit is judged under a decoding that is not the pinned one."""
        judge = AskedJudge(lambda _: Refused("judge: HTTP 400 unsupported_value"))
        court = self.court(judge)
        await court.evaluator.confirm()
        assert court.evaluator.quarantined == ("default",)
        verdict = (await court.hear())["answered_intent"]
        assert (verdict.outcome, verdict.reason) == (Outcome.QUARANTINED, "pin_refused")
        assert verdict.identity.answered_model is None
        assert len(judge.prompts) == 1
        assert court.events.of(IdentityChanged) == [IdentityChanged("pin", MODEL, "pin_refused")]

    async def test_another_model_at_start_is_quarantine(self) -> None:
        """Found before the first unit."""
        court = self.court(AskedJudge(lambda _: Answer(VERDICT, "other", "stop")))
        await court.evaluator.confirm()
        verdict = (await court.hear())["answered_intent"]
        assert (verdict.outcome, verdict.reason) == (Outcome.QUARANTINED, "identity_changed")
        assert verdict.identity.answered_model == "other"

    async def test_an_item_that_is_refused_is_no_quarantine(self) -> None:
        """Too long for the model, say: the pin's question went through."""

        def answer(prompt: Prompt) -> str | Answer | SidecarError:
            if "day of the week" in prompt.system.value:
                return Answer(VERDICT, MODEL, "stop")
            return Refused("judge: HTTP 400 context_length_exceeded")

        court = self.court(AskedJudge(answer))
        verdict = (await court.hear())["answered_intent"]
        assert (verdict.outcome, verdict.reason) == (Outcome.JUDGE_UNAVAILABLE, "refused")
        assert court.evaluator.quarantined == ()

    async def test_a_judge_that_is_away_at_start_is_asked_again(self) -> None:
        """Silence is no change; the first unit waits, as for any outage."""
        replies: list[str | Answer | SidecarError] = [Unavailable("x"), Unavailable("x")]

        def answer(prompt: Prompt) -> str | Answer | SidecarError:
            return replies.pop() if replies else answering()(prompt)

        court = self.court(AskedJudge(answer))
        await court.evaluator.confirm()
        assert court.evaluator.quarantined == ()
        verdict = (await court.hear(passing=30))["answered_intent"]
        assert verdict.outcome is Outcome.PASS
        assert [e.outcome for e in court.events.of(JudgeAttempted)] == [
            *("unavailable", "unavailable", "ok")
        ]

    async def test_another_fingerprint_is_a_warning(self) -> None:
        """Some providers change it every week without another verdict."""

        def answer(prompt: Prompt) -> Answer:
            return Answer(answering()(prompt), MODEL, "stop", fingerprint="fp_2")

        court = self.court(AskedJudge(answer))
        assert (await court.hear())["answered_intent"].outcome is Outcome.PASS
        assert court.events.of(Warned) == [Warned("judge_fingerprint_changed", "default")]
