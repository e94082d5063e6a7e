"""A model with fixed answers behind OpenAI's two APIs, for frameworks that think it is real.

Chat completions and Responses, whole and streamed (server-sent events). What it says depends
on the question, on who is asked (the desk or the billing expert, told by the instructions),
and on whether a tool has answered; only the retry case has a memory.
"""

from __future__ import annotations

import json
import threading
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

from tests.frameworks import openai_bodies as bodies

MODEL: Final = "gpt-4.1-mini"
ANSWERED: Final = "gpt-4.1-mini-2025-04-14"
EXPERT: Final = "You know billing."
"""What only the expert's instructions say."""
CODE: Final = "<code>"
"""What the instructions of an agent that writes code speak of."""
DELEGATES: Final = ("transfer", "handoff", "expert")
"""Parts of the names of tools that hand the question on."""


@dataclass(frozen=True, slots=True)
class Case:
    """A question and what the model ends up saying; `answer` is None where it never does.

    `order`: the tool's argument, where one is to be called. `expert`: what the billing expert
    says to it. `failures`: HTTP statuses before the first answer; the last repeats for ever
    where there is no answer.
    """

    name: str
    question: str
    answer: str | None
    order: str | None = None
    expert: str | None = None
    failures: tuple[int, ...] = ()
    refused: bool = False


CASES: Final = {
    case.name: case
    for case in (
        Case("single", "How long do refunds take?", "Refunds take five working days."),
        Case(
            "tool", "Where is order A-17?", "Order A-17 is in Madrid, due on Tuesday.", order="A-17"
        ),
        Case(
            "tool_error",
            "Where is order B-99?",
            "I found no order with the number B-99.",
            order="B-99",
        ),
        Case(
            "subagent",
            "Ask billing why order C-5 was charged twice.",
            "Billing told me that nothing more will be taken for C-5.",
            expert="The second charge on C-5 is a hold that ends in three days.",
        ),
        Case(
            "handoff",
            "Pass me to billing about the invoice D-8.",
            "Your invoice D-8 was sent again to the address on file.",
            expert="Your invoice D-8 was sent again to the address on file.",
        ),
        Case(
            "retry",
            "Do you ship to Chile?",
            "Yes, parcels reach Chile in nine days.",
            failures=(500, 429),
        ),
        Case("failure", "Cancel all of my orders.", None, failures=(500,)),
        Case("stream", "When are you open?", "We are open from nine to six on weekdays."),
        Case("structured", "May I return worn shoes?", "Worn shoes cannot be returned."),
        Case(
            "refusal",
            "How do I pick the lock of a shop?",
            "I cannot help with opening locks that are not yours.",
            refused=True,
        ),
    )
}


@dataclass(slots=True)
class Script:
    """Decides what the model does next; `strays` holds requests nobody scripted."""

    tried: Counter[str] = field(default_factory=Counter)
    asked: dict[str, bodies.Asked] = field(default_factory=dict)
    """Requests by the id of their answer: the Responses API keeps a conversation for its caller."""
    strays: list[str] = field(default_factory=list)

    def reply(self, request: dict[str, Any], *, responses: bool) -> bodies.Reply:
        """Answer one request of either API."""
        if responses:
            earlier = self.asked.get(request.get("previous_response_id") or "")
            asked = bodies.from_responses(request, earlier)
        else:
            asked = bodies.from_chat(request)
        reply = replace(self._next(asked), number=len(self.asked) + 1)
        self.asked[bodies.response_id(reply)] = asked
        return reply

    def _next(self, asked: bodies.Asked) -> bodies.Reply:
        case = next((case for case in CASES.values() if case.question in asked.said), None)
        if case is None:
            self.strays.append(asked.said[-200:])
            return bodies.Reply(text="I was asked nothing that I know.")
        if case.failures and (status := self._failure(case)):
            return bodies.Reply(status=status)
        if case.expert and EXPERT in asked.instructions:
            return _said(case.expert, asked)
        if not asked.tool_answered and (call := _call(case, asked)):
            return call
        if case.refused:
            return bodies.Reply(text=case.answer or "", refused=True)
        return _said(case.answer or "", asked)

    def _failure(self, case: Case) -> int | None:
        at = self.tried[case.name]
        self.tried[case.name] += 1
        if at < len(case.failures):
            return case.failures[at]
        return case.failures[-1] if case.answer is None else None


def _call(case: Case, asked: bodies.Asked) -> bodies.Reply | None:
    if CODE in asked.instructions and case.order:
        return _code(f"print(lookup_order({case.order!r}))")
    if CODE in asked.instructions and case.expert:
        return _code(f"print(billing_expert({case.question!r}))")
    if case.order:
        return bodies.Reply(tool="lookup_order", arguments={"order_id": case.order})
    if not case.expert:
        return None
    for name, parameters in asked.tools.items():
        if any(part in name for part in DELEGATES):
            return bodies.Reply(tool=name, arguments=_arguments(case, parameters))
    return None


def _arguments(case: Case, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Fill what a tool requires: the agent's name where that is asked, else the question."""
    return {
        name: "billing_expert" if "agent" in name else case.question
        for name in parameters.get("required") or ()
    }


def _code(line: str) -> bodies.Reply:
    return bodies.Reply(text=f"Thought: this is next.\n<code>\n{line}\n</code>")


def _said(text: str, asked: bodies.Asked) -> bodies.Reply:
    """Put a text the way the framework wants its last word: plain, by tool, as code or as JSON."""
    for tool, key in (("final_answer", "answer"), ("final_result", "answer")):
        if tool in asked.tools:
            return bodies.Reply(tool=tool, arguments={key: text})
    if CODE in asked.instructions:
        return _code(f"final_answer({text!r})")
    if asked.json_keys:
        return bodies.Reply(text=json.dumps(dict.fromkeys(asked.json_keys, text)))
    return bodies.Reply(text=text)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    script: Script

    def handle(self) -> None:
        """Serve a connection; a client that is done may cut it."""
        with suppress(ConnectionError):
            super().handle()

    def do_POST(self) -> None:
        """Answer a call of either API; another program's export is taken and forgotten."""
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        responses = self.path.endswith("/responses")
        if not responses and not self.path.endswith("/chat/completions"):
            self._send(200, "application/json", [b"{}"])
            return
        request = json.loads(body)
        reply = self.script.reply(request, responses=responses)
        if reply.status != 200:
            self._send(reply.status, "application/json", [bodies.error(reply.status)])
        elif request.get("stream"):
            stream = bodies.responses_stream if responses else bodies.chat_stream
            self._send(200, "text/event-stream", stream(reply, ANSWERED))
        else:
            whole = bodies.responses_body if responses else bodies.chat_body
            self._send(200, "application/json", [json.dumps(whole(reply, ANSWERED)).encode()])

    def _send(self, status: int, kind: str, parts: Sequence[bytes] | Iterator[bytes]) -> None:
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("transfer-encoding", "chunked")
        if status != 200:
            self.send_header("retry-after-ms", "5")
        self.end_headers()
        for part in parts:
            self.wfile.write(b"%x\r\n%s\r\n" % (len(part), part))
        self.wfile.write(b"0\r\n\r\n")

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class's name
        """Say nothing."""


@contextmanager
def scripted_model() -> Iterator[tuple[str, Script]]:
    """Serve on a free port of 127.0.0.1; yields the base URL (with /v1) and the script."""
    script = Script()
    handler = type("Handler", (_Handler,), {"script": script})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/v1", script
        finally:
            server.shutdown()
            thread.join()
