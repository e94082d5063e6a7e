"""Each provider gets its own key and no other's, from the names the ecosystem uses."""

from __future__ import annotations

from collections.abc import Mapping

import anyio.to_thread
import pytest

from sidecar.adapters.anthropic_judge import AnthropicJudge
from sidecar.adapters.openai_judge import OpenAIJudge
from sidecar.app.judges import open_judge
from sidecar.config import load
from sidecar.judging.pin import question
from sidecar.policy import JudgePolicy
from tests.fakes import FakeClock
from tests.fakes_judge import CLAUDE, MODEL, JudgeServer, Reply, message, verdict_text

pytestmark = pytest.mark.anyio

OURS, THEIRS, BOTH = "sk-openai-1", "sk-ant-1", "sk-gateway-1"


async def sent(provider: str, environment: Mapping[str, str]) -> Mapping[str, str]:
    """Return the headers with which a provider's judge was asked."""
    config = await anyio.to_thread.run_sync(load, None, environment)
    anthropic = provider == "anthropic"
    reply = Reply(message(verdict_text())) if anthropic else Reply()
    async with JudgeServer(reply) as server:
        policy = JudgePolicy.model_validate(
            {
                "name": "j",
                "model": CLAUDE if anthropic else MODEL,
                "provider": provider,
                "base_url": server.base_url,
            }
        )
        judge = open_judge(policy, config.judging, FakeClock())
        assert isinstance(judge, AnthropicJudge if anthropic else OpenAIJudge)
        await judge.ask(question(policy))
        await judge.close()
        assert server.requests[0].body["model"] == policy.model
        return server.requests[0].headers


async def test_two_keys_go_to_two_providers() -> None:
    """A key that reaches another vendor is a leaked key."""
    both = {"OPENAI_API_KEY": OURS, "ANTHROPIC_API_KEY": THEIRS}
    openai, anthropic = await sent("openai_compatible", both), await sent("anthropic", both)
    assert openai["authorization"] == f"Bearer {OURS}"
    assert THEIRS not in str(openai)
    assert anthropic["x-api-key"] == THEIRS
    assert OURS not in str(anthropic)


async def test_one_providers_key_alone_is_not_lent_to_the_other() -> None:
    """Better a 401 than somebody else's secret."""
    assert "x-api-key" not in await sent("anthropic", {"OPENAI_API_KEY": OURS})
    assert "authorization" not in await sent("openai_compatible", {"ANTHROPIC_API_KEY": THEIRS})


@pytest.mark.parametrize(
    ("provider", "header"),
    [("openai_compatible", "authorization"), ("anthropic", "x-api-key")],
)
async def test_a_gateways_key_is_for_whatever_is_asked(provider: str, header: str) -> None:
    """JUDGE_API_KEY says that this deployment's endpoint wants it."""
    environment = {"JUDGE_API_KEY": BOTH, "OPENAI_API_KEY": OURS, "ANTHROPIC_API_KEY": THEIRS}
    assert (await sent(provider, environment))[header].endswith(BOTH)
