"""Which adapter asks a judge, with which key: the one place that tells providers apart."""

from __future__ import annotations

from typing import Literal, cast

from pydantic import SecretStr

from sidecar.adapters.anthropic_judge import AnthropicJudge, AnthropicSettings
from sidecar.adapters.openai_judge import OpenAIJudge, OpenAISettings
from sidecar.config.tree import Judging
from sidecar.policy import JudgePolicy
from sidecar.ports import Clock, Judge


def open_judge(policy: JudgePolicy, settings: Judging, clock: Clock) -> Judge:
    """Return the judge a policy names; its caller closes it.

    Each provider's key goes to that provider alone.
    """
    decoding, timeout = policy.decoding, policy.limits.timeout
    structured = decoding.structured_output  # that it fits its provider, the policy has checked
    if policy.provider == "anthropic":
        return AnthropicJudge(
            AnthropicSettings(
                base_url=policy.base_url,
                model=policy.model,
                api_key=_uncovered(settings.anthropic_api_key),
                temperature=decoding.temperature,
                top_p=decoding.top_p,
                max_tokens=decoding.max_tokens,
                structured_output=cast("Literal['json_schema', 'tool', 'none']", structured),
                extra=dict(decoding.extra),
                timeout=timeout,
            ),
            clock,
        )
    return OpenAIJudge(
        OpenAISettings(
            base_url=policy.base_url,
            model=policy.model,
            api_key=_uncovered(settings.api_key),
            temperature=decoding.temperature,
            top_p=decoding.top_p,
            seed=decoding.seed,
            max_tokens=decoding.max_tokens,
            tokens_field=decoding.tokens_field,
            structured_output=cast("Literal['json_schema', 'json_object', 'none']", structured),
            extra=dict(decoding.extra),
            timeout=timeout,
        ),
        clock,
    )


def _uncovered(key: SecretStr | None) -> str | None:
    return None if key is None else key.get_secret_value()
