"""A judge behind Anthropic's Messages API: POST .../v1/messages, once.

Facts of the API: a refusal is HTTP 200 with `stop_reason: refusal`, empty content and a
category in `stop_details`; there is no seed and no fingerprint; the schema of
`output_config.format` may hold no bounds of numbers or lengths (400); 529 means overloaded;
credit that is used up is a 400 like any other, told by its sentence alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import httpx
import orjson

from sidecar.domain.errors import SidecarError, Unavailable
from sidecar.ports import Answer, Clock, Prompt
from sidecar.runtime.exchange import MAX_BODY, Exchange, count, failed, slug, text

API_VERSION: Final = "2023-06-01"
"""The `anthropic-version` header; the only one in force."""

TOOL: Final = "verdict"

_CATEGORIES: Final = frozenset({"cyber", "bio", "frontier_llm", "reasoning_extraction"})
_CUT: Final = frozenset({"max_tokens", "model_context_window_exceeded"})
_UNPAID: Final = re.compile(r"credit balance|usage limits", re.IGNORECASE)

_UNSUPPORTED: Final = frozenset(
    {
        *("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"),
        *("minLength", "maxLength", "minItems", "maxItems", "uniqueItems"),
        *("minProperties", "maxProperties"),
    }
)


@dataclass(frozen=True, slots=True)
class AnthropicSettings:
    """One endpoint and what is sent to it; None leaves a parameter out.

    `structured_output`: `json_schema` (output_config.format), `tool` (a forced tool, for
    models and gateways without it) or `none`. `timeout` in seconds.
    """

    base_url: str
    model: str
    api_key: str | None = field(default=None, repr=False)
    temperature: float | None = 0.0
    top_p: float | None = None
    max_tokens: int = 700
    structured_output: Literal["json_schema", "tool", "none"] = "json_schema"
    extra: Mapping[str, str | int | float | bool] = field(default_factory=dict)
    timeout: float = 30.0
    max_body: int = MAX_BODY


def endpoint(base_url: str) -> str:
    """Return the URL to post to: `/v1/messages` is added as far as it is not there."""
    url = httpx.URL(base_url)
    path = url.path.rstrip("/")
    if not path.endswith("/messages"):
        path += "/messages" if path.endswith("/v1") else "/v1/messages"
    return str(url.copy_with(path=path))


class AnthropicJudge:
    """Asks one model at one endpoint. `http` given from outside stays its owner's to close."""

    def __init__(
        self, settings: AnthropicSettings, clock: Clock, *, http: httpx.AsyncClient | None = None
    ) -> None:
        self._settings = settings
        headers = {"anthropic-version": API_VERSION}
        if settings.api_key:
            headers["x-api-key"] = settings.api_key
        self._exchange = Exchange(
            endpoint(settings.base_url),
            clock,
            headers=headers,
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
            "max_tokens": prompt.answer_tokens or settings.max_tokens,
            "system": prompt.system.value,
            "messages": [{"role": "user", "content": prompt.user.value}],
        }
        for name in ("temperature", "top_p"):
            if (value := getattr(settings, name)) is not None:
                body[name] = value
        if settings.structured_output != "none":
            schema = lowered(orjson.loads(prompt.schema.value))
            if settings.structured_output == "json_schema":
                body["output_config"] = {"format": {"type": "json_schema", "schema": schema}}
            else:
                body["tools"] = [
                    {"name": TOOL, "description": "Give your verdict.", "input_schema": schema}
                ]
                body["tool_choice"] = {"type": "tool", "name": TOOL}
        return body | dict(settings.extra)


def lowered(schema: Any) -> Any:
    """Return a schema without the bounds this provider refuses; order of keys is kept.

    The full schema is validated locally, whatever the provider enforced.
    """
    if isinstance(schema, list):
        return [lowered(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    kept: dict[str, Any] = {}
    for key, value in schema.items():
        if key == "properties" and isinstance(value, dict):
            kept[key] = {name: lowered(inner) for name, inner in value.items()}
        elif key in {"enum", "const", "required"}:
            kept[key] = value  # values, not schemas
        elif key not in _UNSUPPORTED:
            kept[key] = lowered(value)
    return kept


def understand(status: int, data: dict[str, Any] | None, after: float | None) -> Answer:
    """Turn an HTTP answer into an Answer, or raise what it stands for."""
    if data is None:
        if status == 200:
            raise Unavailable("judge: HTTP 200 without a JSON object", retry_after=after)
        data = {}
    if status != 200 or data.get("type") == "error" or data.get("error"):
        raise _failure(status, data.get("error"), after)
    content, finish = data.get("content"), text(data.get("stop_reason"))
    if not isinstance(content, list) or not finish:
        raise Unavailable("judge: HTTP 200 without a message", retry_after=after)
    usage = data.get("usage")
    usage = usage if isinstance(usage, dict) else {}
    said, category = _said(content), ""
    if finish == "refusal":
        said, category = _refusal(data.get("stop_details"), said)
    return Answer(
        text=said,
        answered_model=text(data.get("model")) or None,
        finish="max_tokens" if finish in _CUT else finish,
        # What was read from or written to a cache was sent all the same.
        input_tokens=sum(
            count(usage.get(name))
            for name in ("input_tokens", "cache_creation_input_tokens", "cache_read_input_tokens")
        ),
        output_tokens=count(usage.get("output_tokens")),
        in_refusal=finish == "refusal",
        category=category,
    )


def _said(content: list[Any]) -> str:
    """Return the verdict tool's input as JSON, else the text; thinking is not the answer."""
    blocks = [block for block in content if isinstance(block, dict)]
    for block in reversed(blocks):
        if block.get("type") == "tool_use" and block.get("name") == TOOL:
            # Written anew as it came: a list that is a string of JSON stays one.
            return orjson.dumps(block.get("input")).decode()
    return "".join(text(block.get("text")) for block in blocks if block.get("type") == "text")


def _refusal(details: object, said: str) -> tuple[str, str]:
    if not isinstance(details, dict):
        return said, ""
    named = slug(details.get("category"))
    category = named if named in _CATEGORIES or not named else "other"
    return text(details.get("explanation")) or said, category


def _failure(status: int, error: object, after: float | None) -> SidecarError:
    error = error if isinstance(error, dict) else {}
    kind = slug(error.get("type"))
    if status == 200:
        # A gateway's error in a good status: the type says which status it had upstream.
        status = _STATUS.get(kind, 500)
    unpaid = status == 400 and _UNPAID.search(text(error.get("message"))) is not None
    return failed(status, {kind} - {""}, after, unpaid=unpaid)


_STATUS: Final = {
    "invalid_request_error": 400,
    "authentication_error": 401,
    "billing_error": 402,
    "permission_error": 403,
    "not_found_error": 404,
    "request_too_large": 413,
    "rate_limit_error": 429,
    "api_error": 500,
    "timeout_error": 504,
    "overloaded_error": 529,
}
