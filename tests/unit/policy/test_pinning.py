"""The table of floating names, provider by provider."""

from __future__ import annotations

import pytest

from sidecar.policy import JudgePolicy
from sidecar.policy.pinning import floats

OPENAI = "https://api.openai.com/v1"
AZURE = "https://east.openai.azure.com/openai/deployments/judge?api-version=2025-01-01"
LOCAL = "http://127.0.0.1:8000/v1"

PINNED = [
    ("https://api.anthropic.com", "claude-sonnet-4-5-20250929"),
    ("https://api.anthropic.com", "claude-opus-4-7"),
    (LOCAL, "claude-haiku-4-5@20251001"),
    (LOCAL, "eu.anthropic.claude-haiku-4-5-20251001-v1:0"),
    (LOCAL, "amazon.nova-pro-v1:0"),
    (LOCAL, "amazon.nova-pro-v1:0:300k"),
    (LOCAL, "anthropic/claude-3-opus-20240229"),
    (OPENAI, "gpt-4.1-mini-2025-04-14"),
    (OPENAI, "gpt-3.5-turbo-0125"),
    (AZURE, "gpt-4o-2024-08-06"),
    ("https://api.mistral.ai/v1", "mistral-small-2506"),
    ("https://api.mistral.ai/v1", "open-mistral-nemo-2407"),
    ("https://api.x.ai/v1", "grok-4-0709"),
    ("https://api.cohere.ai/compatibility/v1", "command-a-03-2025"),
    (LOCAL, "deepseek-v3-0324"),
    (LOCAL, "qwen-plus-2025-07-28"),
    (LOCAL, "models/gemini-2.0-flash-001"),
]
FLOATING = [
    ("https://api.anthropic.com", "claude-sonnet-4-5", "dated model"),
    ("https://api.anthropic.com", "claude-3-7-sonnet-latest", "alias"),
    (LOCAL, "anthropic.claude-haiku-4-5", "-v1:0"),
    (OPENAI, "gpt-5.1", "dated snapshot"),
    (OPENAI, "o4-mini", "dated snapshot"),
    (LOCAL, "gpt-oss-120b", "weights"),
    (AZURE, "my-deployment", "NoAutoUpgrade"),
    (AZURE, "gpt-4o-mini", "NoAutoUpgrade"),
    ("https://api.mistral.ai/v1", "mistral-small-latest", "alias"),
    ("https://api.mistral.ai/v1", "mistral-small", "month"),
    ("https://api.mistral.ai/v1", "mistral-small-2599", "month"),
    ("https://api.x.ai/v1", "grok-4", "grok-4-0709"),
    ("https://api.deepseek.com", "deepseek-chat", "deepseek-reasoner"),
    ("https://api.cohere.ai/compatibility/v1", "command-r", "month"),
    (LOCAL, "qwen-max", "dated snapshot"),
    (LOCAL, "gemini-flash-latest", "alias"),
    (LOCAL, "gemini-2.5-pro", "numbered version"),
    (LOCAL, "mistral-7b-instruct.gguf", "GGUF"),
    (LOCAL, "mistral:7b", "/api/tags"),
    (LOCAL, "openai/gpt-oss-20b", "weights"),
    (LOCAL, "Qwen/Qwen3-8B", "commit"),
    (LOCAL, "llama-3.3-70b", "weights"),
]


def judge(base_url: str, model: str, **change: str) -> JudgePolicy:
    """Return a judge by that name."""
    return JudgePolicy.model_validate({"name": "j", "model": model, "base_url": base_url, **change})


@pytest.mark.parametrize(("base_url", "model"), PINNED)
def test_a_pinned_name_needs_nothing_more(base_url: str, model: str) -> None:
    """Each vendor's own way of saying which."""
    assert floats(judge(base_url, model)) is None


@pytest.mark.parametrize(("base_url", "model", "mend"), FLOATING)
def test_a_floating_name_is_told_with_its_vendors_mend(
    base_url: str, model: str, mend: str
) -> None:
    """And a digest pins any of them."""
    assert mend in (floats(judge(base_url, model)) or "")
    assert floats(judge(base_url, model, revision="sha256:" + "a" * 64)) is None
