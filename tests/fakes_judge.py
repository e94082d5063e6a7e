"""A scripted OpenAI-compatible server on a real socket, and small judges for unit tests."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

import anyio
import anyio.abc
import h11
from anyio.lowlevel import checkpoint

from redaction.text import Entity, Redacted, Withheld, redacted
from sidecar.domain.errors import SidecarError
from sidecar.domain.observations import Message, ToolCall
from sidecar.domain.units import Candidate, Evidence, SafeCall, SafeCandidate, SafeMessage
from sidecar.ports import Answer, Prompt

MODEL = "judge-model-2026-05-01"


def verdict_text(verdict: str = "pass", *, ids: Sequence[str] = ("answered_intent",)) -> str:
    """Return a valid verdict as a judge writes it."""
    good = verdict == "pass"
    return json.dumps(
        {
            "rationale": "The answer names the day.",
            "criteria": [{"id": name, "pass": good, "note": None} for name in ids],
            "verdict": verdict,
            "score": {"pass": 1.0, "fail": 0.0}.get(verdict, 0.5),
        }
    )


def completion(
    content: str | None, *, model: str | None = MODEL, finish: str = "stop", **message: Any
) -> dict[str, Any]:
    """Return a chat completion's body."""
    return {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "model": model,
        "choices": [
            {
                "index": 0,
                "finish_reason": finish,
                "message": {"role": "assistant", "content": content, **message},
            }
        ],
        "usage": {"prompt_tokens": 812, "completion_tokens": 61, "total_tokens": 873},
    }


CLAUDE = "claude-haiku-4-5-20251001"


def message(
    text: str | None, *, model: str | None = CLAUDE, stop: str = "end_turn", **change: Any
) -> dict[str, Any]:
    """Return the body of an answer of Anthropic's Messages API; no block where text is None."""
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": model,
        "content": [] if text is None else [{"type": "text", "text": text}],
        "stop_reason": stop,
        "stop_sequence": None,
        "usage": {"input_tokens": 812, "output_tokens": 61},
        **change,
    }


@dataclass(frozen=True, slots=True)
class Reply:
    """One HTTP answer; a `body` that is no text or bytes is sent as JSON.

    `hang`: take the request and never answer; `cut`: close in the middle of the body.
    """

    body: Any = field(default_factory=lambda: completion(verdict_text()))
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    hang: bool = False
    cut: bool = False

    @property
    def content(self) -> bytes:
        """The body's bytes."""
        if isinstance(self.body, bytes):
            return self.body
        return (self.body if isinstance(self.body, str) else json.dumps(self.body)).encode()


@dataclass(frozen=True, slots=True)
class Seen:
    """One request as it came."""

    target: str
    headers: dict[str, str]
    body: dict[str, Any]

    @property
    def user(self) -> str:
        """The user message."""
        return str(self.body["messages"][-1]["content"])


class JudgeServer:
    """Answers what was scripted, in order, then the last again; keeps every request.

    `async with JudgeServer(Reply(...)) as server: ... server.base_url ...`
    `answer` may instead compute a reply from the request.
    """

    def __init__(
        self, *script: Reply, answer: Callable[[Seen], Awaitable[Reply]] | None = None
    ) -> None:
        self._script = deque(script or (Reply(),))
        self._answer = answer
        self.requests: list[Seen] = []
        self.base_url = ""
        self.in_flight = 0
        self.most_in_flight = 0

    async def __aenter__(self) -> Self:
        self._tasks = anyio.create_task_group()
        await self._tasks.__aenter__()
        listener = await anyio.create_tcp_listener(local_host="127.0.0.1")
        port = listener.extra(anyio.abc.SocketAttribute.local_port)  # noqa: S610 - not Django's
        self.base_url = f"http://127.0.0.1:{port}/v1"
        self._listener = listener
        self._tasks.start_soon(listener.serve, self._serve)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._tasks.cancel_scope.cancel()
        try:
            await self._tasks.__aexit__(kind, error, trace)
        finally:
            with anyio.CancelScope(shield=True):
                await self._listener.aclose()

    async def _serve(self, stream: anyio.abc.SocketStream) -> None:
        async with stream:
            connection = h11.Connection(h11.SERVER)
            while True:
                seen = await self._read(stream, connection)
                if seen is None:
                    return
                self.requests.append(seen)
                self.in_flight += 1
                self.most_in_flight = max(self.most_in_flight, self.in_flight)
                try:
                    if not await self._reply(stream, connection, seen):
                        return
                finally:
                    self.in_flight -= 1
                if connection.our_state is not h11.DONE:
                    return
                connection.start_next_cycle()

    async def _reply(
        self, stream: anyio.abc.SocketStream, connection: h11.Connection, seen: Seen
    ) -> bool:
        if self._answer is not None:
            reply = await self._answer(seen)
        else:
            reply = self._script.popleft() if len(self._script) > 1 else self._script[0]
        if reply.hang:
            await anyio.sleep_forever()
        content = reply.content
        headers = {"content-length": str(len(content)), **reply.headers}
        events: list[h11.Event] = [
            h11.Response(status_code=reply.status, headers=list(headers.items()))
        ]
        body = content[: len(content) // 2] if reply.cut else content
        events.append(h11.Data(data=body))
        if not reply.cut:
            events.append(h11.EndOfMessage())
        try:
            await stream.send(b"".join(connection.send(event) or b"" for event in events))
        except anyio.BrokenResourceError:
            return False  # the client had enough of it
        return not reply.cut

    async def _read(
        self, stream: anyio.abc.SocketStream, connection: h11.Connection
    ) -> Seen | None:
        request: h11.Request | None = None
        body = bytearray()
        while True:
            event = connection.next_event()
            if event is h11.NEED_DATA:
                try:
                    connection.receive_data(await stream.receive())
                except (anyio.EndOfStream, anyio.BrokenResourceError):
                    return None
            elif isinstance(event, h11.Request):
                request = event
            elif isinstance(event, h11.Data):
                body += event.data
            elif isinstance(event, h11.EndOfMessage) and request is not None:
                headers = {name.decode(): value.decode() for name, value in request.headers}
                return Seen(request.target.decode(), headers, json.loads(body))
            else:
                return None


class ScriptedJudge:
    """The Judge port without a socket: answers or raises what was queued, then the last again."""

    def __init__(self, *script: Answer | SidecarError | str) -> None:
        self._script = deque(script or (verdict_text(),))
        self.prompts: list[Prompt] = []
        self.closed = False

    async def ask(self, prompt: Prompt) -> Answer:
        """Give the next answer; a text is the answer of the model that was asked."""
        self.prompts.append(prompt)
        await checkpoint()
        step = self._script.popleft() if len(self._script) > 1 else self._script[0]
        if isinstance(step, SidecarError):
            raise step
        return said(step) if isinstance(step, str) else step

    async def close(self) -> None:
        """Remember it."""
        self.closed = True


def said(
    text: str, *, finish: str = "stop", model: str | None = MODEL, jailbreak: bool = False
) -> Answer:
    """Return an Answer as an adapter gives it."""
    return Answer(text, model, finish, 812, 61, jailbreak_detected=jailbreak)


class MarkingRedactor:
    """The Redactor port: replaces one word by a mark, or withholds everything."""

    fingerprint = "redactor-1"
    revision = "lists-1"

    def __init__(self, word: str = "Ana", mark: str = "<PERSON_1>") -> None:
        self._word = word
        self._mark = mark
        self.withhold: Withheld | None = None
        self.seen: list[str] = []

    async def redact(self, texts: Sequence[str]) -> tuple[Redacted, ...]:
        """Clear texts, or raise what was set."""
        await checkpoint()
        if self.withhold is not None:
            raise self.withhold
        self.seen += texts
        return tuple(Redacted(redacted(text.replace(self._word, self._mark))) for text in texts)

    async def close(self) -> None:
        """Nothing to end."""


def a_candidate(
    answer: str = "Your order arrives on Thursday.",
    *,
    question: str = "When does order 4821 arrive?",
    tool_calls: Sequence[ToolCall] = (),
    answer_calls: Sequence[ToolCall] = (),
    retrieval: Sequence[str] = (),
    history: Sequence[Message] = (),
    truncated_upstream: bool = False,
    agent: str | None = "support-en",
    model: str | None = "gpt-4o-2024-08-06",
) -> Candidate:
    """Return a candidate as selection would give it."""
    return Candidate(
        trace_id="1" * 32,
        unit="trace",
        span_id="2" * 16,
        question=question,
        answer=answer,
        answer_calls=tuple(answer_calls),
        evidence=Evidence(
            history=tuple(history),
            tool_calls=tuple(tool_calls),
            retrieval=tuple(retrieval),
            truncated_upstream=truncated_upstream,
        ),
        rule="r6",
        confidence=0.8,
        started_ns=1,
        ended_ns=2,
        agent=agent,
        answered_model=model,
    )


def cleared(
    candidate: Candidate,
    *,
    redactions: Sequence[tuple[str, int]] = (),
    entities: Sequence[Entity] = (),
) -> SafeCandidate:
    """Return the candidate as if a redactor had found nothing but what is given."""

    def calls(given: Sequence[ToolCall]) -> tuple[SafeCall, ...]:
        return tuple(
            SafeCall(
                redacted(call.name),
                redacted(call.arguments),
                None if call.result is None else redacted(call.result),
            )
            for call in given
        )

    return SafeCandidate(
        trace_id=candidate.trace_id,
        unit=candidate.unit,
        span_id=candidate.span_id,
        question=redacted(candidate.question),
        answer=redacted(candidate.answer),
        answer_calls=calls(candidate.answer_calls),
        history=tuple(
            SafeMessage(redacted(message.role), redacted(message.text))
            for message in candidate.evidence.history
        ),
        tool_calls=calls(candidate.evidence.tool_calls),
        retrieval=tuple(redacted(text) for text in candidate.evidence.retrieval),
        rule=candidate.rule,
        confidence=candidate.confidence,
        ended_ns=candidate.ended_ns,
        sampling=candidate.sampling,
        answer_entities=tuple(entities),
        redactions=tuple(redactions),
        truncated_upstream=candidate.evidence.truncated_upstream,
    )
