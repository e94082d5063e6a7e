"""A judge behind an OpenAI-compatible endpoint: POST .../chat/completions, once.

Written to what such endpoints were seen to do: an HTTP 200 may carry an error object, null
or empty choices, or no JSON at all, and each of these is transport, not an answer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import httpx
import orjson

from sidecar.domain.errors import Unavailable
from sidecar.ports import Answer, Clock, Prompt
from sidecar.runtime.exchange import MAX_BODY, Exchange, count, failed, slug, text

_VERSION: Final = re.compile(r"v\d+[a-z0-9]*|openai")
_QUOTA: Final = frozenset({"insufficient_quota", "billing_hard_limit_reached"})
_FILTERED: Final = frozenset({"content_filter", "responsibleaipolicyviolation"})


@dataclass(frozen=True, slots=True)
class OpenAISettings:
    """One endpoint and what is sent to it; None leaves a parameter out.

    `base_url`: see `endpoint`. `timeout` in seconds, from the connection to the last byte.
    `max_body` in bytes, after decompression.
    """

    base_url: str
    model: str
    api_key: str | None = field(default=None, repr=False)
    temperature: float | None = 0.0
    top_p: float | None = 1.0
    seed: int | None = None
    max_tokens: int = 700
    tokens_field: Literal["max_tokens", "max_completion_tokens"] = "max_tokens"
    structured_output: Literal["json_schema", "json_object", "none"] = "json_schema"
    extra: Mapping[str, str | int | float | bool] = field(default_factory=dict)
    timeout: float = 30.0
    max_body: int = MAX_BODY


def endpoint(base_url: str) -> str:
    """Return the URL to post to.

    - `https://host/v1` and any path with a version or an `openai` segment (`/v1beta/openai`,
      `/openai/deployments/NAME?api-version=...`): `/chat/completions` is added;
    - `https://host` or a path without either: `/v1/chat/completions` is added;
    - a URL that already ends in `/chat/completions` stays as it is.
    The query is kept.
    """
    url = httpx.URL(base_url)
    path = url.path.rstrip("/")
    if not path.endswith("/chat/completions"):
        versioned = any(_VERSION.fullmatch(part) for part in path.split("/"))
        path += "/chat/completions" if versioned else "/v1/chat/completions"
    return str(url.copy_with(path=path))


class OpenAIJudge:
    """Asks one model at one endpoint. `http` given from outside stays its owner's to close."""

    def __init__(
        self, settings: OpenAISettings, clock: Clock, *, http: httpx.AsyncClient | None = None
    ) -> None:
        self._settings = settings
        url = endpoint(settings.base_url)
        self._exchange = Exchange(
            url,
            clock,
            headers=_credentials(url, settings.api_key),
            timeout=settings.timeout,
            max_body=settings.max_body,
            http=http,
        )

    async def ask(self, prompt: Prompt) -> Answer:
        """Ask once. Raises Throttled, Unavailable, Refused, Unauthorised."""
        said = await self._exchange.post(self._request(prompt))
        return understand(said.status, said.data, said.after)

    async def close(self) -> None:
        """Close the client, if it is ours; idempotent."""
        await self._exchange.close()

    def _request(self, prompt: Prompt) -> dict[str, Any]:
        settings = self._settings
        body: dict[str, Any] = {
            "model": settings.model,
            "messages": [
                {"role": "system", "content": prompt.system.value},
                {"role": "user", "content": prompt.user.value},
            ],
            settings.tokens_field: prompt.answer_tokens or settings.max_tokens,
            "stream": False,
        }
        for name in ("temperature", "top_p", "seed"):
            if (value := getattr(settings, name)) is not None:
                body[name] = value
        if settings.structured_output == "json_schema":
            schema = {
                "name": "verdict",
                "strict": True,
                "schema": orjson.loads(prompt.schema.value),
            }
            body["response_format"] = {"type": "json_schema", "json_schema": schema}
        elif settings.structured_output == "json_object":
            body["response_format"] = {"type": "json_object"}
        return body | dict(settings.extra)


def _credentials(url: str, key: str | None) -> dict[str, str]:
    if not key:
        return {}
    headers = {"authorization": f"Bearer {key}"}
    if httpx.URL(url).host.endswith(".azure.com"):
        headers["api-key"] = key
    return headers


def understand(status: int, data: dict[str, Any] | None, after: float | None) -> Answer:
    """Turn an HTTP answer into an Answer, or raise what it stands for."""
    if data is None:
        if status == 200:
            raise Unavailable("judge: HTTP 200 without a JSON object", retry_after=after)
        data = {}
    error = data.get("error")
    if status != 200 or error:
        return _failure(status, error if isinstance(error, dict) else {}, after)
    choices = data.get("choices")
    choice = choices[0] if isinstance(choices, list) and choices else None
    message = choice.get("message") if isinstance(choice, dict) else None
    if not isinstance(choice, dict) or not isinstance(message, dict):
        raise Unavailable("judge: HTTP 200 without a choice", retry_after=after)
    finish = text(choice.get("finish_reason")) or "stop"
    if finish == "error":
        raise Unavailable("judge: the choice ended in an error", retry_after=after)
    refusal = text(message.get("refusal"))
    usage = data.get("usage")
    usage = usage if isinstance(usage, dict) else {}
    # `reasoning` and its kin are thought, not the answer: they are not looked at.
    return Answer(
        text=refusal or _content(message.get("content")),
        answered_model=text(data.get("model")) or None,
        finish="refusal" if refusal else finish,
        input_tokens=count(usage.get("prompt_tokens")),
        output_tokens=count(usage.get("completion_tokens")),
        fingerprint=text(data.get("system_fingerprint")) or None,
        in_refusal=bool(refusal),
    )


def _failure(status: int, error: dict[str, Any], after: float | None) -> Answer:
    """Raise what an error stands for; a content filter's is an Answer, since it decided."""
    inner = error.get("innererror")
    inner = inner if isinstance(inner, dict) else {}
    slugs = {slug(error.get("code")), slug(error.get("type")), slug(inner.get("code"))} - {""}
    if slugs & _FILTERED:
        result = inner.get("content_filter_result")
        jailbreak = result.get("jailbreak") if isinstance(result, dict) else None
        detected = isinstance(jailbreak, dict) and jailbreak.get("detected") is True
        return Answer("", None, "content_filter", jailbreak_detected=detected)
    if status == 200:
        # An aggregator's error: its code is the HTTP status that it was given upstream.
        code = error.get("code")
        status = code if isinstance(code, int) and 400 <= code <= 599 else 500
    raise failed(status, slugs, after, unpaid=bool(slugs & _QUOTA))


def _content(value: object) -> str:
    """Return the answer's text; some gateways send it as a list of parts."""
    if isinstance(value, list):
        return "".join(text(part.get("text")) for part in value if isinstance(part, dict))
    return text(value)
