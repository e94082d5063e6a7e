"""Judges over a real socket, against what endpoints were seen to do.

The contract holds for both adapters and for the unit tests' stand-in; below it stands what
is peculiar to OpenAI-compatible endpoints.
"""

from __future__ import annotations

import ssl
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from anyio.lowlevel import checkpoint

from redaction.text import trusted_literal
from sidecar.adapters.anthropic_judge import AnthropicJudge, AnthropicSettings
from sidecar.adapters.openai_judge import OpenAIJudge, OpenAISettings, endpoint, understand
from sidecar.domain.errors import (
    Permanent,
    Refused,
    SidecarError,
    Throttled,
    Transient,
    Unauthorised,
    Unavailable,
)
from sidecar.ports import Judge, Prompt
from sidecar.runtime.exchange import as_object, retry_after, translate
from tests.fakes import FakeClock
from tests.fakes_judge import (
    CLAUDE,
    MODEL,
    JudgeServer,
    Reply,
    ScriptedJudge,
    completion,
    message,
    said,
    verdict_text,
)

pytestmark = pytest.mark.anyio

PROMPT = Prompt(
    system=trusted_literal("system"),
    user=trusted_literal("user"),
    schema=trusted_literal('{"type":"object","properties":{"b":{},"a":{}}}'),
)

KEY = "sk-canary-5f2b"


def settings(base_url: str, **change: Any) -> OpenAISettings:
    """Return an endpoint's settings."""
    return OpenAISettings(**{"base_url": base_url, "model": MODEL, "api_key": KEY, **change})


@pytest.fixture
async def opened() -> AsyncIterator[Callable[..., OpenAIJudge]]:
    """Open judges that are closed when the test ends."""
    judges: list[OpenAIJudge] = []

    def make(base_url: str, **change: Any) -> OpenAIJudge:
        judges.append(OpenAIJudge(settings(base_url, **change), FakeClock()))
        return judges[-1]

    yield make
    for judge in judges:
        await judge.close()


Opened = Callable[..., OpenAIJudge]


class JudgeContract:
    """What every judge does; `judge` answers with a pass."""

    model = MODEL

    async def test_an_answer_has_text_model_finish_and_tokens(self, judge: Judge) -> None:
        """Everything the record on a score needs."""
        answer = await judge.ask(PROMPT)
        assert answer.text == verdict_text()
        assert answer.answered_model == self.model
        assert answer.finish in {"stop", "end_turn"}
        assert (answer.input_tokens, answer.output_tokens) == (812, 61)

    async def test_close_is_idempotent(self, judge: Judge) -> None:
        """Composition closes in reverse and may close twice."""
        await judge.close()
        await judge.close()


class TestScriptedJudge(JudgeContract):
    """The unit tests' stand-in keeps the same contract."""

    @pytest.fixture
    async def judge(self) -> Judge:
        """One without a socket."""
        await checkpoint()
        return ScriptedJudge(said(verdict_text()))


@dataclass(frozen=True)
class Provider:
    """An adapter, and how its endpoint writes an answer, a cut one and an error."""

    open: Callable[..., Judge]
    answer: Callable[..., Any]
    cut: str
    error: Callable[[str], dict[str, Any]]


def _openai(base_url: str, **change: Any) -> Judge:
    return OpenAIJudge(settings(base_url, **change), FakeClock())


def _anthropic(base_url: str, **change: Any) -> Judge:
    known = {"base_url": base_url, "model": CLAUDE, "api_key": KEY}
    return AnthropicJudge(AnthropicSettings(**{**known, **change}), FakeClock())


OPENAI = Provider(_openai, completion, "length", lambda code: {"error": {"code": code}})
ANTHROPIC = Provider(
    _anthropic,
    message,
    "max_tokens",
    lambda code: {"type": "error", "error": {"type": code, "message": "x"}, "request_id": "r"},
)


class OverASocket(JudgeContract):
    """What every adapter does over HTTP."""

    provider: Provider

    @pytest.fixture
    async def judge(self) -> AsyncIterator[Judge]:
        """One whose endpoint answers with a pass."""
        async with JudgeServer(Reply(self.provider.answer(verdict_text()))) as server:
            judge = self.provider.open(server.base_url)
            yield judge
            await judge.close()

    async def told(self, reply: Reply, **change: Any) -> Any:
        """Ask an endpoint that gives one reply; return the answer, or the error it stands for."""
        async with JudgeServer(reply) as server:
            judge = self.provider.open(server.base_url, **change)
            try:
                return await judge.ask(PROMPT)
            except SidecarError as error:
                return error
            finally:
                await judge.close()
                assert len(server.requests) == 1, "one retry layer, and it is not the adapter's"

    @pytest.mark.parametrize(
        ("status", "code", "kind"),
        [
            (400, "invalid_request_error", Refused),
            (401, "authentication_error", Unauthorised),
            (402, "billing_error", Unauthorised),
            (403, "permission_error", Unauthorised),
            (404, "not_found_error", Refused),
            (408, "timeout", Unavailable),
            (409, "conflict", Unavailable),
            (413, "request_too_large", Refused),
            (422, "unprocessable", Refused),
            (429, "rate_limit_error", Throttled),
            (500, "api_error", Unavailable),
            (502, "bad_gateway", Unavailable),
            (503, "unavailable", Unavailable),
            (504, "timeout_error", Unavailable),
            (529, "overloaded_error", Unavailable),
        ],
    )
    async def test_a_status_is_the_narrowest_of_our_errors(
        self, status: int, code: str, kind: type[SidecarError]
    ) -> None:
        """With a body of the provider's form, with a proxy's page, and with none."""
        for body in (self.provider.error(code), "<html>busy</html>", ""):
            error = await self.told(Reply(body, status))
            assert type(error) is kind

    @pytest.mark.parametrize("status", [408, 409, 429, 500, 503, 529])
    @pytest.mark.parametrize(
        ("headers", "seconds"),
        [({"retry-after": "3"}, 3.0), ({"retry-after-ms": "250"}, 0.25), ({}, None)],
    )
    async def test_the_wish_to_wait_is_kept(
        self, status: int, headers: dict[str, str], seconds: float | None
    ) -> None:
        """Also within a good status (a gateway's error)."""
        for reply in (Reply("", status, headers), Reply("null", 200, headers)):
            error = await self.told(reply)
            assert isinstance(error, Transient)
            assert error.retry_after == seconds

    async def test_a_redirect_is_not_followed(self) -> None:
        """It would carry the evidence and the key elsewhere."""
        error = await self.told(Reply("", 302, {"location": "http://127.0.0.1:9/"}))
        assert type(error) is Refused

    @pytest.mark.parametrize("reply", [Reply(cut=True), Reply("x" * 3000), Reply("[]"), Reply("")])
    async def test_a_broken_an_endless_and_a_foreign_body_are_unavailable(
        self, reply: Reply
    ) -> None:
        """HTTP 200 says nothing about what came."""
        assert type(await self.told(reply, max_body=2000)) is Unavailable

    async def test_a_judge_that_never_answers_is_unavailable_in_time(self) -> None:
        """The total time counts, not the pause between two bytes."""
        error = await self.told(Reply(hang=True), timeout=0.05)
        assert type(error) is Unavailable
        assert "timeout" in str(error)

    async def test_a_port_where_nobody_listens_is_unavailable(self) -> None:
        """Connection refused."""
        async with JudgeServer() as server:
            base_url = server.base_url
        judge = self.provider.open(base_url)
        with pytest.raises(Unavailable, match="ConnectError"):
            await judge.ask(PROMPT)
        await judge.close()

    async def test_a_cut_answer_says_so(self) -> None:
        """Whose cap is then raised once."""
        body = self.provider.answer('{"rationale": "The')
        if self.provider is ANTHROPIC:
            body["stop_reason"] = "max_tokens"
        else:
            body["choices"][0]["finish_reason"] = "length"
        answer = await self.told(Reply(body))
        assert answer.finish == self.provider.cut

    async def test_a_null_model_is_no_name(self) -> None:
        """Whose answer it is, the caller decides."""
        answer = await self.told(Reply(self.provider.answer(verdict_text(), model=None)))
        assert answer.answered_model is None

    async def test_the_key_and_the_peers_words_are_in_no_text(self) -> None:
        """Exceptions reach logs, and a peer's error may quote the evidence."""
        texts = []
        for status in (200, 400, 401, 429, 500):
            body = {
                "type": "error",
                "error": {
                    "message": f"you sent canary-evidence with {KEY}",
                    "code": f"x {KEY}",
                    "type": f"canary {KEY}",
                },
            }
            error = await self.told(Reply(body, status))
            assert isinstance(error, SidecarError)
            texts += [repr(error), str(error), repr(error.__cause__)]
        assert "canary" not in "".join(texts)


class TestOpenAIJudge(OverASocket):
    """The OpenAI-compatible adapter."""

    provider = OPENAI


class TestAnthropicJudge(OverASocket):
    """The Messages API's adapter."""

    provider = ANTHROPIC
    model = CLAUDE


async def test_the_request_is_the_pinned_decoding_and_nothing_else(opened: Opened) -> None:
    """Property order of the schema survives: reason before verdict."""
    async with JudgeServer() as server:
        judge = opened(server.base_url, seed=7, max_tokens=300, extra={"cache_prompt": False})
        await judge.ask(PROMPT)
        (seen,) = server.requests
    assert seen.target == "/v1/chat/completions"
    assert seen.headers["authorization"] == f"Bearer {KEY}"
    schema = seen.body["response_format"]["json_schema"]["schema"]
    assert list(schema["properties"]) == ["b", "a"]
    assert seen.body == {
        "model": MODEL,
        "messages": [
            {"role": "system", "content": "system"},
            {"role": "user", "content": "user"},
        ],
        "max_tokens": 300,
        "stream": False,
        "temperature": 0.0,
        "top_p": 1.0,
        "seed": 7,
        "response_format": {
            "type": "json_schema",
            "json_schema": {"name": "verdict", "strict": True, "schema": schema},
        },
        "cache_prompt": False,
    }


async def test_a_parameter_that_is_not_pinned_is_not_sent(opened: Opened) -> None:
    """Reasoning models answer 400 to temperature."""
    async with JudgeServer() as server:
        judge = opened(
            server.base_url,
            temperature=None,
            top_p=None,
            tokens_field="max_completion_tokens",
            structured_output="none",
            api_key=None,
        )
        await judge.ask(Prompt(PROMPT.system, PROMPT.user, PROMPT.schema, answer_tokens=1400))
        (seen,) = server.requests
    assert set(seen.body) == {"model", "messages", "max_completion_tokens", "stream"}
    assert seen.body["max_completion_tokens"] == 1400
    assert "authorization" not in seen.headers


@pytest.mark.parametrize(
    ("base_url", "url"),
    [
        ("http://h:1", "http://h:1/v1/chat/completions"),
        ("http://h:1/", "http://h:1/v1/chat/completions"),
        ("http://h:1/v1", "http://h:1/v1/chat/completions"),
        ("http://h:1/v1/", "http://h:1/v1/chat/completions"),
        ("http://h:1/proxy", "http://h:1/proxy/v1/chat/completions"),
        ("http://h/v1beta/openai", "http://h/v1beta/openai/chat/completions"),
        (
            "http://h/openai/deployments/d?api-version=2025-01-01",
            "http://h/openai/deployments/d/chat/completions?api-version=2025-01-01",
        ),
        ("http://h/v1/chat/completions", "http://h/v1/chat/completions"),
    ],
)
def test_the_endpoint_is_found_with_and_without_its_suffix(base_url: str, url: str) -> None:
    """As operators paste it from any vendor's page."""
    assert endpoint(base_url) == url


@pytest.mark.parametrize(
    ("reply", "kind", "after"),
    [
        (
            Reply({"error": {"code": "rate_limit_exceeded"}}, 429, {"retry-after": "3"}),
            Throttled,
            3,
        ),
        (Reply("busy", 429, {"retry-after-ms": "250"}), Throttled, 0.25),
        (Reply({"error": {"code": "insufficient_quota"}}, 429), Unauthorised, None),
        (Reply({"error": {"type": "insufficient_quota"}}, 200), Unauthorised, None),
        (Reply("", 408), Unavailable, None),
        (Reply("", 409), Unavailable, None),
        (Reply("<html>", 500), Unavailable, None),
        (Reply("", 503, {"retry-after": "2"}), Unavailable, 2),
        (Reply("", 529), Unavailable, None),
        (Reply({"error": {"code": "invalid_api_key"}}, 401), Unauthorised, None),
        (Reply("", 402), Unauthorised, None),
        (Reply("", 403), Unauthorised, None),
        (Reply({"error": {"code": "unsupported_parameter"}}, 400), Refused, None),
        (Reply("", 404), Refused, None),
        (Reply("", 302, {"location": "http://127.0.0.1:9/"}), Refused, None),
        (Reply("null"), Unavailable, None),
        (Reply({"choices": [None]}), Unavailable, None),
        (Reply({"choices": [{"message": None}]}), Unavailable, None),
        (Reply(completion("x", finish="error")), Unavailable, None),
        (Reply({"error": "a sentence", "choices": []}), Unavailable, None),
        (Reply(cut=True), Unavailable, None),
        (Reply("x" * 3000), Unavailable, None),
    ],
)
async def test_each_failure_is_the_narrowest_of_ours(
    opened: Opened, reply: Reply, kind: type[SidecarError], after: float | None
) -> None:
    """Statuses, errors within a 200, redirects (not followed), broken and endless bodies."""
    async with JudgeServer(reply) as server:
        judge = opened(server.base_url, max_body=2000)
        with pytest.raises(kind) as caught:
            await judge.ask(PROMPT)
        assert len(server.requests) == 1
    assert type(caught.value) is kind
    assert isinstance(caught.value, Transient | Permanent)
    if isinstance(caught.value, Transient):
        assert caught.value.retry_after == after


async def test_a_refusal_field_is_a_refusal_and_not_the_answer(opened: Opened) -> None:
    """Structured outputs put a refusal beside the content."""
    body = completion(None, refusal="I cannot help with that.")
    async with JudgeServer(Reply(body)) as server:
        answer = await opened(server.base_url).ask(PROMPT)
    assert (answer.finish, answer.in_refusal) == ("refusal", True)


async def test_a_verdict_in_the_reasoning_field_is_not_the_answer(opened: Opened) -> None:
    """It is a thought, and the model may have thought better of it."""
    body = completion("", reasoning=verdict_text(), reasoning_content=verdict_text())
    async with JudgeServer(Reply(body)) as server:
        answer = await opened(server.base_url).ask(PROMPT)
    assert answer.text == ""


async def test_content_in_parts_is_joined_and_odd_usage_is_nothing(opened: Opened) -> None:
    """Some gateways send a list of parts, and null or negative tokens."""
    body = completion(None)
    body["choices"][0]["message"]["content"] = [{"type": "text", "text": "a"}, {"text": "b"}, 3]
    body["usage"] = {"prompt_tokens": None, "completion_tokens": -1}
    async with JudgeServer(Reply(body)) as server:
        answer = await opened(server.base_url).ask(PROMPT)
    assert (answer.text, answer.input_tokens, answer.output_tokens) == ("ab", 0, 0)


def test_the_key_is_in_no_representation() -> None:
    """Settings are shown where things fail."""
    assert KEY not in repr(settings("http://h"))
    assert KEY not in repr(AnthropicSettings("http://h", CLAUDE, KEY))


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({}, None),
        ({"retry-after": "7"}, 7.0),
        ({"retry-after": "0.5"}, 0.5),
        ({"retry-after-ms": "1500", "retry-after": "9"}, 1.5),
        ({"retry-after": "Thu, 09 Oct 2025 08:54:00 GMT"}, 40.0),
        ({"retry-after": "Thu, 09 Oct 2025 08:00:00 GMT"}, 0.0),
        ({"retry-after": "soon"}, None),
        ({"retry-after": "-1"}, None),
        ({"retry-after-ms": "nan"}, 0.0),
    ],
)
def test_the_wish_to_wait_is_read_in_each_form(
    headers: dict[str, str], seconds: float | None
) -> None:
    """Seconds, milliseconds or a date; 1,760,000,000 is 08:53:20 GMT."""
    assert retry_after(httpx.Headers(headers), 1_760_000_000.0) == seconds


def test_every_exception_of_httpx_is_mapped() -> None:
    """Also those of its next release: there is no branch that lets one through."""

    def all_of(kind: type[httpx.HTTPError]) -> list[type[httpx.HTTPError]]:
        return [kind, *(deep for sub in kind.__subclasses__() for deep in all_of(sub))]

    kinds = [k for k in all_of(httpx.HTTPError) if k is not httpx.HTTPStatusError]
    assert len(kinds) > 15
    for kind in kinds:
        assert isinstance(translate(kind(KEY)), Unavailable | Refused)
        assert KEY not in str(translate(kind(KEY)))
    assert issubclass(ssl.SSLError, OSError)


@pytest.mark.parametrize("body", [b"", b"[]", b"\xff", b"{" * 50_000, b'{"choices":{"0":1}}'])
def test_bytes_that_are_no_answer_are_unavailable(body: bytes) -> None:
    """Deep nesting too: never a crash."""
    with pytest.raises(Unavailable):
        understand(200, as_object(body), None)
