"""What is peculiar to Anthropic's Messages API."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from redaction.text import trusted_literal
from sidecar.adapters.anthropic_judge import (
    AnthropicJudge,
    AnthropicSettings,
    endpoint,
    lowered,
    understand,
)
from sidecar.domain.errors import Refused, SidecarError, Throttled, Unauthorised, Unavailable
from sidecar.judging.pin import CRITERION
from sidecar.judging.schema import grammar_schema, verdict_schema
from sidecar.ports import Prompt
from tests.fakes import FakeClock
from tests.fakes_judge import CLAUDE, JudgeServer, Reply, message, verdict_text

pytestmark = pytest.mark.anyio

KEY = "sk-ant-canary-77"
PROMPT = Prompt(
    system=trusted_literal("system"),
    user=trusted_literal("user"),
    schema=trusted_literal(
        '{"type":"object","properties":{"rationale":{"type":"string","maxLength":9},'
        '"minimum":{"type":"number","minimum":0,"maximum":1}},"required":["minimum"]}'
    ),
)
LOWERED = {
    "type": "object",
    "properties": {"rationale": {"type": "string"}, "minimum": {"type": "number"}},
    "required": ["minimum"],
}

Opened = Callable[..., AnthropicJudge]


@pytest.fixture
async def opened() -> AsyncIterator[Opened]:
    """Open judges that are closed when the test ends."""
    judges: list[AnthropicJudge] = []

    def make(base_url: str, **change: Any) -> AnthropicJudge:
        known = {"base_url": base_url, "model": CLAUDE, "api_key": KEY}
        settings = AnthropicSettings(**{**known, **change})
        judges.append(AnthropicJudge(settings, FakeClock()))
        return judges[-1]

    yield make
    for judge in judges:
        await judge.close()


async def test_the_request_is_the_pinned_decoding_and_nothing_else(opened: Opened) -> None:
    """The system text stands apart, the key has its own header, the schema has no bounds."""
    async with JudgeServer(Reply(message(verdict_text()))) as server:
        await opened(server.base_url, max_tokens=300).ask(PROMPT)
        (seen,) = server.requests
    assert seen.target == "/v1/messages"
    assert seen.headers["x-api-key"] == KEY
    assert seen.headers["anthropic-version"] == "2023-06-01"
    assert "authorization" not in seen.headers
    assert seen.body == {
        "model": CLAUDE,
        "max_tokens": 300,
        "system": "system",
        "messages": [{"role": "user", "content": "user"}],
        "temperature": 0.0,
        "output_config": {"format": {"type": "json_schema", "schema": LOWERED}},
    }


async def test_a_forced_tool_takes_the_place_of_an_output_format(opened: Opened) -> None:
    """Its input is the verdict, and is read as strictly as text."""
    verdict = json.loads(verdict_text())
    block = {"type": "tool_use", "id": "tu1", "name": "verdict", "input": verdict}
    body = message(None, stop="tool_use", content=[{"type": "text", "text": "{}"}, block])
    async with JudgeServer(Reply(body)) as server:
        answer = await opened(server.base_url, structured_output="tool").ask(PROMPT)
        (seen,) = server.requests
    assert json.loads(answer.text) == verdict
    assert seen.body["tools"][0]["input_schema"] == LOWERED
    assert seen.body["tool_choice"] == {"type": "tool", "name": "verdict"}
    assert "output_config" not in seen.body


async def test_what_is_not_pinned_is_not_sent(opened: Opened) -> None:
    """Some models take no temperature; none takes it beside a top_p."""
    async with JudgeServer(Reply(message(verdict_text()))) as server:
        judge = opened(
            server.base_url, temperature=None, structured_output="none", api_key=None, top_p=1.0
        )
        await judge.ask(Prompt(PROMPT.system, PROMPT.user, PROMPT.schema, answer_tokens=1400))
        (seen,) = server.requests
    assert set(seen.body) == {"model", "max_tokens", "system", "messages", "top_p"}
    assert seen.body["max_tokens"] == 1400
    assert "x-api-key" not in seen.headers


@pytest.mark.parametrize("schema", [verdict_schema(CRITERION), grammar_schema(CRITERION)])
def test_our_own_schemas_are_lowered_and_keep_their_order(schema: str) -> None:
    """Reason before verdict: order is what the model writes in."""
    low = json.dumps(lowered(json.loads(schema)))
    for bound in ("minimum", "maximum", "minLength", "maxLength"):
        assert f'"{bound}"' not in low
    places = [low.index(f'"{key}": {{') for key in ("rationale", "criteria", "verdict", "score")]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("base_url", "url"),
    [
        ("http://h:1", "http://h:1/v1/messages"),
        ("http://h:1/v1/", "http://h:1/v1/messages"),
        ("http://h:1/anthropic", "http://h:1/anthropic/v1/messages"),
        ("http://h:1/v1/messages?beta=1", "http://h:1/v1/messages?beta=1"),
    ],
)
def test_the_endpoint_is_found_with_and_without_its_suffix(base_url: str, url: str) -> None:
    """As operators paste it."""
    assert endpoint(base_url) == url


def error(kind: str, words: str = "x") -> dict[str, Any]:
    """Return an error's body."""
    return {"type": "error", "error": {"type": kind, "message": words}, "request_id": "req_1"}


@pytest.mark.parametrize(
    ("status", "body", "kind"),
    [
        (529, error("overloaded_error", "Overloaded"), Unavailable),
        (429, error("rate_limit_error"), Throttled),
        (400, error("invalid_request_error", "Your credit balance is too low"), Unauthorised),
        (
            400,
            error("invalid_request_error", "You have reached your specified API usage limits."),
            Unauthorised,
        ),
        (
            400,
            error(
                "invalid_request_error",
                "`temperature` and `top_p` cannot both be specified for this model.",
            ),
            Refused,
        ),
        (
            400,
            error("invalid_request_error", "output_config.format.schema: `minimum` ..."),
            Refused,
        ),
        (200, error("overloaded_error"), Unavailable),
        (200, error("rate_limit_error"), Throttled),
        (200, error("authentication_error"), Unauthorised),
        (200, {"error": {"code": 500}}, Unavailable),
        (200, {"type": "message", "content": None, "stop_reason": None}, Unavailable),
        (200, {"type": "message", "content": [], "stop_reason": None}, Unavailable),
    ],
)
def test_each_error_shape_is_the_narrowest_of_ours(
    status: int, body: dict[str, Any], kind: type[SidecarError]
) -> None:
    """Credit that is used up is not this question's fault, though its status says so."""
    with pytest.raises(SidecarError) as caught:
        understand(status, body, None)
    assert type(caught.value) is kind
    assert "top_p" not in str(caught.value)


@pytest.mark.parametrize(
    ("details", "category", "text"),
    [
        ({"type": "refusal", "category": "cyber", "explanation": "declined"}, "cyber", "declined"),
        ({"type": "refusal", "category": None, "explanation": None}, "", ""),
        ({"type": "refusal", "category": "something_new"}, "other", ""),
        (None, "", ""),
        ("odd", "", ""),
    ],
)
def test_a_refusal_has_its_category(details: object, category: str, text: str) -> None:
    """A new category is `other`: a metric's label is no place for a peer's words."""
    answer = understand(200, message(None, stop="refusal", stop_details=details), None)
    assert (answer.finish, answer.in_refusal) == ("refusal", True)
    assert (answer.category, answer.text) == (category, text)


def test_thinking_is_not_the_answer() -> None:
    """The model may have thought better of it."""
    blocks = [
        {"type": "thinking", "thinking": verdict_text(), "signature": "s"},
        {"type": "redacted_thinking", "data": "x"},
        "odd",
    ]
    assert understand(200, message(None, content=blocks), None).text == ""


def test_a_full_context_window_is_a_cut() -> None:
    """Not a finished answer."""
    answer = understand(200, message("{", stop="model_context_window_exceeded"), None)
    assert answer.finish == "max_tokens"


def test_cached_tokens_are_tokens() -> None:
    """They are counted apart by the provider."""
    usage = {
        "input_tokens": 12,
        "cache_creation_input_tokens": 300,
        "cache_read_input_tokens": 500,
        "output_tokens": None,
    }
    answer = understand(200, message("x", usage=usage), None)
    assert (answer.input_tokens, answer.output_tokens) == (812, 0)
