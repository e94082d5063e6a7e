"""The bodies of OpenAI's two APIs, as far as a scripted model needs them.

Chat completions (POST /v1/chat/completions) and Responses (POST /v1/responses); the field
names are those of OpenAI's API reference.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

Json = dict[str, Any]

_OBSERVED: Final = re.compile("^(Observation|Error):$", re.MULTILINE)
"""How smolagents words a tool's result in a user's message."""

USAGE: Final = {"prompt_tokens": 40, "completion_tokens": 12, "total_tokens": 52}


@dataclass(frozen=True, slots=True)
class Asked:
    """What a request says; `said` is everything the user said, `tools` name to parameters."""

    instructions: str
    said: str
    tool_answered: bool
    tools: Mapping[str, Mapping[str, Any]]
    json_keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reply:
    """What the model does: says `text`, refuses with it, calls `tool`, or fails with `status`.

    `number` makes its ids new: LangGraph takes a message with a known id for a new version of it.
    """

    text: str = ""
    tool: str | None = None
    arguments: Json = field(default_factory=dict)
    refused: bool = False
    status: int = 200
    number: int = 0


def from_chat(request: Json) -> Asked:
    """Read a chat completions request."""
    messages = request["messages"]
    tools = [tool["function"] for tool in request.get("tools") or ()]
    schema = (request.get("response_format") or {}).get("json_schema", {}).get("schema", {})
    return Asked(
        "\n".join(_text(one) for one in messages if one["role"] in ("system", "developer")),
        "\n".join(_text(one) for one in messages if one["role"] == "user"),
        any(one["role"] == "tool" or bool(_OBSERVED.search(_text(one))) for one in messages),
        {tool["name"]: tool.get("parameters") or {} for tool in tools},
        tuple(schema.get("properties", ())),
    )


def from_responses(request: Json, earlier: Asked | None = None) -> Asked:
    """Read a Responses request; its input is a text or a list of items.

    `earlier` is the request whose answer this one continues (`previous_response_id`).
    """
    items = request["input"]
    if isinstance(items, str):
        items = [{"role": "user", "content": items}]
    tools = [tool for tool in request.get("tools") or () if tool["type"] == "function"]
    schema = (request.get("text") or {}).get("format", {}).get("schema", {})
    instructions = [request.get("instructions") or ""]
    instructions += [_text(one) for one in items if one.get("role") in ("system", "developer")]
    said = [_text(one) for one in items if one.get("role") == "user"]
    return Asked(
        "\n".join(instructions),
        "\n".join([earlier.said if earlier else "", *said]),
        any(one.get("type") == "function_call_output" for one in items),
        {tool["name"]: tool.get("parameters") or {} for tool in tools},
        tuple(schema.get("properties", ())),
    )


def _text(message: Json) -> str:
    content = message.get("content") or ""
    if isinstance(content, str):
        return content
    return "\n".join(part.get("text") or "" for part in content)


def error(status: int) -> bytes:
    """An error body, as OpenAI words it."""
    kind = "rate_limit_exceeded" if status == 429 else "server_error"
    return json.dumps({"error": {"message": "Try again.", "type": kind, "code": kind}}).encode()


def chat_body(reply: Reply, model: str) -> Json:
    """A whole chat completion."""
    message: Json = {"role": "assistant", "content": None, "refusal": None}
    if reply.tool:
        message["tool_calls"] = [_chat_call(reply)]
    elif reply.refused:
        message["refusal"] = reply.text
    else:
        message["content"] = reply.text
    choice = {"index": 0, "message": message, "finish_reason": _finish(reply), "logprobs": None}
    return _chat(
        "chat.completion", model, f"chatcmpl-{reply.number}", choices=[choice], usage=USAGE
    )


def chat_stream(reply: Reply, model: str) -> Iterator[bytes]:
    """The same in pieces: role, text or call, finish, usage, end."""
    deltas: list[Json] = [{"role": "assistant", "content": None}]
    if reply.tool:
        deltas.append({"tool_calls": [{"index": 0, **_chat_call(reply)}]})
    else:
        key = "refusal" if reply.refused else "content"
        deltas += [{key: piece} for piece in _pieces(reply.text)]
    kind, id_ = "chat.completion.chunk", f"chatcmpl-{reply.number}"
    ends: list[tuple[Json, str | None]] = [(delta, None) for delta in deltas] + [
        ({}, _finish(reply))
    ]
    for delta, finish in ends:
        choice = {"index": 0, "delta": delta, "finish_reason": finish}
        yield _event(_chat(kind, model, id_, choices=[choice], usage=None))
    yield _event(_chat(kind, model, id_, choices=[], usage=USAGE))
    yield b"data: [DONE]\n\n"


def _chat(kind: str, model: str, id_: str, **rest: Any) -> Json:
    return {"id": id_, "object": kind, "created": 1_760_000_000, "model": model, **rest}


def _chat_call(reply: Reply) -> Json:
    function = {"name": reply.tool, "arguments": json.dumps(reply.arguments)}
    return {"id": f"call_{reply.number}", "type": "function", "function": function}


def _finish(reply: Reply) -> str:
    return "tool_calls" if reply.tool else "stop"


def response_id(reply: Reply) -> str:
    """The id by which a later request may continue this reply."""
    return f"resp_{reply.number}"


def responses_body(reply: Reply, model: str) -> Json:
    """A whole response."""
    return _response(model, response_id(reply), [_item(reply)])


def responses_stream(reply: Reply, model: str) -> Iterator[bytes]:
    """The same as the API's events, in their order."""
    item, id_ = _item(reply), response_id(reply)
    opened = {"response": _response(model, id_, [])}
    at: Json = {"item_id": item["id"], "output_index": 0}
    events: list[tuple[str, Json]] = [
        ("response.created", opened),
        ("response.in_progress", opened),
        ("response.output_item.added", {"output_index": 0, "item": _opened(item)}),
    ]
    if reply.tool:
        key, what = "arguments", "response.function_call_arguments"
        events.append((f"{what}.delta", {**at, "delta": item[key]}))
        events.append((f"{what}.done", {**at, "name": reply.tool, key: item[key]}))
    else:
        key, what = ("refusal", "refusal") if reply.refused else ("text", "output_text")
        part = item["content"][0]
        at |= {"content_index": 0}
        events.append(("response.content_part.added", {**at, "part": {**part, key: ""}}))
        events += [
            (f"response.{what}.delta", {**at, "delta": piece, "logprobs": []})
            for piece in _pieces(reply.text)
        ]
        events.append((f"response.{what}.done", {**at, key: reply.text, "logprobs": []}))
        events.append(("response.content_part.done", {**at, "part": part}))
    events.append(("response.output_item.done", {"output_index": 0, "item": item}))
    events.append(("response.completed", {"response": _response(model, id_, [item])}))
    for number, (name, body) in enumerate(events):
        event = {"type": name, "sequence_number": number, **body}
        yield f"event: {name}\n".encode() + _event(event)


def _item(reply: Reply) -> Json:
    if reply.tool:
        return {
            "type": "function_call",
            "id": f"fc_{reply.number}",
            "call_id": f"call_{reply.number}",
            "name": reply.tool,
            "arguments": json.dumps(reply.arguments),
            "status": "completed",
        }
    part: Json = {"type": "output_text", "text": reply.text, "annotations": [], "logprobs": []}
    if reply.refused:
        part = {"type": "refusal", "refusal": reply.text}
    return {
        "type": "message",
        "id": f"msg_{reply.number}",
        "role": "assistant",
        "status": "completed",
        "content": [part],
    }


def _opened(item: Json) -> Json:
    """An item as it is announced: nothing in it yet."""
    empty: Json = {"arguments": ""} if item["type"] == "function_call" else {"content": []}
    return {**item, **empty, "status": "in_progress"}


def _response(model: str, id_: str, output: list[Json]) -> Json:
    usage = {
        "input_tokens": 40,
        "input_tokens_details": {"cached_tokens": 0, "cache_write_tokens": 0},
        "output_tokens": 12,
        "output_tokens_details": {"reasoning_tokens": 0},
        "total_tokens": 52,
    }
    return {
        "id": id_,
        "object": "response",
        "created_at": 1_760_000_000,
        "status": "completed" if output else "in_progress",
        "error": None,
        "incomplete_details": None,
        "instructions": None,
        "metadata": {},
        "model": model,
        "output": output,
        "parallel_tool_calls": True,
        "temperature": 1.0,
        "tool_choice": "auto",
        "tools": [],
        "top_p": 1.0,
        "usage": usage if output else None,
    }


def _pieces(text: str) -> list[str]:
    half = len(text) // 2
    return [text[:half], text[half:]]


def _event(body: Json) -> bytes:
    return b"data: " + json.dumps(body).encode() + b"\n\n"
