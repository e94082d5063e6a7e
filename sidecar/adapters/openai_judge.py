"""A judge behind an OpenAI-compatible endpoint: POST .../chat/completions, once.

Written to what such endpoints were seen to do: an HTTP 200 may carry an error object, null
or empty choices, or no JSON at all, and each of these is transport, not an answer. Texts of
the peer never enter an exception: they may quote the evidence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from typing import Any, Final, Literal

import anyio
import httpx
import orjson

from sidecar.domain.errors import (
    Refused,
    SidecarError,
    Throttled,
    Unauthorised,
    Unavailable,
)
from sidecar.ports import Answer, Clock, Prompt

_SLUG: Final = re.compile(r"[a-z][a-z0-9_.-]{0,39}")
_VERSION: Final = re.compile(r"v\d+[a-z0-9]*|openai")
_QUOTA: Final = frozenset({"insufficient_quota", "billing_hard_limit_reached"})
_FILTERED: Final = frozenset({"content_filter", "responsibleaipolicyviolation"})
_TRANSIENT: Final = frozenset({408, 409, 425, 429, 529})
"""With every 5xx; 529 is what some providers answer when overloaded."""


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
    max_body: int = 1024 * 1024


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
        self._clock = clock
        self._url = endpoint(settings.base_url)
        self._owned = http is None
        # Redirects would carry the evidence and the key to a host nobody configured.
        self._http = http or httpx.AsyncClient(follow_redirects=False)

    async def ask(self, prompt: Prompt) -> Answer:
        """Ask once. Raises Throttled, Unavailable, Refused, Unauthorised."""
        try:
            with anyio.fail_after(self._settings.timeout):
                status, headers, body = await self._post(self._request(prompt))
        except TimeoutError:
            raise Unavailable("judge: no whole answer within the timeout") from None
        except httpx.HTTPError as error:
            # Not chained: the foreign text may hold the URL, and a URL may hold a key.
            raise translate(error) from None
        after = retry_after(headers, self._clock.now())
        if len(body) > self._settings.max_body:
            raise Unavailable("judge: the answer is too large", retry_after=after)
        return understand(status, body, after)

    async def close(self) -> None:
        """Close the client, if it is ours; idempotent."""
        if self._owned:
            await self._http.aclose()

    def _request(self, prompt: Prompt) -> bytes:
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
        return orjson.dumps(body | dict(settings.extra))

    async def _post(self, content: bytes) -> tuple[int, httpx.Headers, bytes]:
        headers = {"content-type": "application/json", "accept": "application/json"}
        if key := self._settings.api_key:
            headers["authorization"] = f"Bearer {key}"
            if httpx.URL(self._url).host.endswith(".azure.com"):
                headers["api-key"] = key
        request = self._http.build_request(
            "POST", self._url, content=content, headers=headers, timeout=self._settings.timeout
        )
        response = await self._http.send(request, stream=True, follow_redirects=False)
        try:
            body = bytearray()
            async for chunk in response.aiter_bytes():
                body += chunk
                if len(body) > self._settings.max_body:
                    break
            return response.status_code, response.headers, bytes(body)
        finally:
            await response.aclose()


def translate(error: httpx.HTTPError) -> SidecarError:
    """Map what httpx raises; its class alone is named."""
    name = type(error).__name__
    if isinstance(error, httpx.UnsupportedProtocol | httpx.LocalProtocolError):
        return Refused(f"judge: the request cannot be made ({name})")
    return Unavailable(f"judge: {name}")


def retry_after(headers: httpx.Headers, now: float) -> float | None:
    """Return the seconds asked for: `retry-after-ms`, or `retry-after` as seconds or a date."""
    milliseconds, value = headers.get("retry-after-ms"), headers.get("retry-after")
    try:
        if milliseconds is not None:
            return max(0.0, float(milliseconds) / 1000.0)
        if value is None:
            return None
        if re.fullmatch(r"\d{1,9}(\.\d+)?", value.strip()):
            return float(value)
        return max(0.0, parsedate_to_datetime(value).timestamp() - now)
    except (ValueError, TypeError, OverflowError):
        return None


def understand(status: int, body: bytes, after: float | None) -> Answer:
    """Turn an HTTP answer into an Answer, or raise what it stands for."""
    try:
        data = orjson.loads(body)
    except orjson.JSONDecodeError:
        data = None
    if not isinstance(data, dict):
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
    finish = _text(choice.get("finish_reason")) or "stop"
    if finish == "error":
        raise Unavailable("judge: the choice ended in an error", retry_after=after)
    refusal = _text(message.get("refusal"))
    usage = data.get("usage")
    usage = usage if isinstance(usage, dict) else {}
    # `reasoning` and its kin are thought, not the answer: they are not looked at.
    return Answer(
        text=refusal or _content(message.get("content")),
        answered_model=_text(data.get("model")) or None,
        finish="refusal" if refusal else finish,
        input_tokens=_count(usage.get("prompt_tokens")),
        output_tokens=_count(usage.get("completion_tokens")),
        fingerprint=_text(data.get("system_fingerprint")) or None,
        in_refusal=bool(refusal),
    )


def _failure(status: int, error: dict[str, Any], after: float | None) -> Answer:
    """Raise what an error stands for; a content filter's is an Answer, since it decided."""
    inner = error.get("innererror")
    inner = inner if isinstance(inner, dict) else {}
    slugs = {_slug(error.get("code")), _slug(error.get("type")), _slug(inner.get("code"))} - {""}
    if slugs & _FILTERED:
        result = inner.get("content_filter_result")
        jailbreak = result.get("jailbreak") if isinstance(result, dict) else None
        detected = isinstance(jailbreak, dict) and jailbreak.get("detected") is True
        return Answer("", None, "content_filter", jailbreak_detected=detected)
    if status == 200:
        # An aggregator's error: its code is the HTTP status that it was given upstream.
        code = error.get("code")
        status = code if isinstance(code, int) and 400 <= code <= 599 else 500
    named = f"judge: HTTP {status}" + "".join(f" {slug}" for slug in sorted(slugs))
    if slugs & _QUOTA or status in {401, 402, 403}:
        raise Unauthorised(named)
    if status in _TRANSIENT or status >= 500:
        kind = Throttled if status == 429 else Unavailable
        raise kind(named, retry_after=after)
    raise Refused(named)


def _content(value: object) -> str:
    """Return the answer's text; some gateways send it as a list of parts."""
    if isinstance(value, list):
        return "".join(_text(part.get("text")) for part in value if isinstance(part, dict))
    return _text(value)


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _slug(value: object) -> str:
    found = _SLUG.fullmatch(value.lower()) if isinstance(value, str) else None
    return found[0] if found else ""


def _count(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else 0
