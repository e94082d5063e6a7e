"""What an observation said, and whether two texts say the same."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import islice

import orjson

from sidecar.domain.observations import Kind, Message, Observation, ToolCall
from sidecar.semconv.values import decode, leaves

FINAL_TOOLS = frozenset(
    {
        "final_answer", "finalanswer", "finalanswertool", "final_result", "final_output",
        "final_response", "submit_answer", "submit_final_answer", "structured_output",
        "structuredoutput", "return_answer", "respond_to_user", "give_final_answer",
    }
)  # fmt: skip
"""Tools by which agents hand in their answer, lower case, any separator as `_`."""

MANY_WORDS = 30
"""From here on words are no longer counted."""

ENDING_TOOLS = frozenset(
    {
        "exit_loop", "end_loop", "break_loop", "stop_loop", "escalate", "terminate", "finish",
        "finished", "done", "complete", "task_complete", "task_completed", "end_conversation",
        "end_turn", "stop",
    }
)  # fmt: skip
"""Tools that only end a run, when they are called with nothing, spelled like the above."""

_SPACE = re.compile(r"\s+")
_WORD = re.compile(r"\w+")
_DECIDING = frozenset(
    {
        "ok", "pass", "passed", "fail", "failed", "safe", "unsafe", "is_safe", "flagged",
        "allowed", "allow", "blocked", "block", "verdict", "score", "scores", "valid", "is_valid",
        "approved", "violation", "violations", "tripwire", "tripwire_triggered", "rating", "grade",
        "relevant", "is_relevant", "on_topic", "compliant", "toxic", "accepted", "correct",
    }
)  # fmt: skip
_BESIDE = frozenset(
    {
        "reason", "reasons", "reasoning", "category", "categories", "label", "confidence",
        "explanation", "feedback", "comment", "comments", "severity", "details", "rationale",
        "message", "policy", "issues", "evidence", "notes",
    }
)  # fmt: skip
_SIDE_KEYS = frozenset(
    {
        "title", "titles", "tags", "follow_ups", "followups", "follow_up_questions", "suggestions",
        "queries", "keywords", "emoji", "headline", "topic", "topics", "name", "intent", "language",
        "summary", "questions", "chat_title", "conversation_title",
    }
)  # fmt: skip
_VERDICTS = frozenset(
    {
        "safe", "unsafe", "pass", "fail", "yes", "no", "ok", "allow", "allowed", "block", "blocked",
        "true", "false", "approved", "rejected", "valid", "invalid", "relevant", "irrelevant",
        "accept", "reject", "approve", "compliant", "si", "sí", "seguro", "inseguro", "apto",
    }
)  # fmt: skip
_NOTHING = frozenset({"", "{}", "[]", "null", '""'})
_NEXT = frozenset({"next", "next_agent", "next_speaker", "route", "destination", "goto", "role"})
_NOBODY = frozenset({"finish", "end", "__end__", "done", "terminate"})
_REPR = re.compile(r"^[A-Z]\w+\(\w+=|^<[\w.]+ object at 0x")


_SECTION = re.compile(r"^\[\[ ## (\w+) ## \]\][ \t]*$", re.MULTILINE)


def sections(text: str) -> tuple[str, ...]:
    """Return the fields of a DSPy completion, which stand below `[[ ## name ## ]]` markers."""
    parts = _SECTION.split(text)
    named = zip(parts[1::2], parts[2::2], strict=True)
    return tuple(body.strip() for name, body in named if name != "completed" and body.strip())


def answer_text(one: Observation) -> str:
    """Return what an observation answered: its last assistant text, empty when there is none.

    Of a model call only what follows its request: a body that echoes the request and ends on
    it has no answer. Of an agent or chain the last assistant text of the chat it holds; a
    chat that an earlier text and a tool's message end (a tool that returns directly) gives
    the tool's.
    """
    if one.kind is Kind.GENERATION:
        return next((m.text for m in reversed(_reply(one)) if m.text), "")
    said = [message for message in one.output if message.text and message.role != "system"]
    spoken = [message for message in said if message.role not in {"user", "tool"}]
    if spoken:
        return spoken[-1].text
    return said[-1].text if said and said[-1].role == "tool" else ""


def pending_calls(one: Observation) -> tuple[ToolCall, ...]:
    """Return the calls with which a model call ended; none once text followed them."""
    reply = _reply(one) if one.kind is Kind.GENERATION else one.output
    calls: list[ToolCall] = []
    for message in reversed(reply):
        if message.role != "assistant" or (message.text and calls):
            break
        calls = [*message.tool_calls, *calls]
        if message.text:
            break
    return tuple(calls)


def _reply(one: Observation) -> Sequence[Message]:
    end = len(one.output)
    while end and one.output[end - 1].role not in {"user", "system", "tool"}:
        end -= 1
    return one.output[end:]


def is_echo(one: Observation) -> bool:
    """Tell a span whose output is the request it prepared: it ends on the asking side."""
    return bool(one.output) and one.output[-1].role in {"user", "system"}


def has_content(one: Observation) -> bool:
    """Tell whether any text or call argument was captured on this observation."""
    tool = one.tool
    return (
        any(message.text for message in (*one.input, *one.output))
        or any(call.arguments for message in one.output for call in message.tool_calls)
        or (tool is not None and bool(tool.arguments or tool.result))
    )


def is_final_tool(name: str) -> bool:
    """Tell a tool that hands in the answer by its name."""
    return _plain_name(name) in FINAL_TOOLS


def only_ends(call: ToolCall) -> bool:
    """Tell a call that ends a loop or a run and hands in nothing."""
    return _plain_name(call.name) in ENDING_TOOLS and call.arguments.strip() in _NOTHING


def _plain_name(name: str) -> str:
    return re.sub(r"[\s\-.]+", "_", name.strip().lower())


def normal(text: str) -> str:
    """Return `text` as it is compared: NFKC, lower case, spaces collapsed, JSON canonical."""
    found = _container(text)
    if found is not None:
        return canonical(found)
    return _SPACE.sub(" ", unicodedata.normalize("NFKC", text)).strip().strip('"').casefold()


def canonical(value: object) -> str:
    """Return JSON with sorted keys, so that equal values are equal texts; empty when too deep."""
    try:
        return orjson.dumps(value, option=orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS).decode()
    except (TypeError, orjson.JSONEncodeError):
        return ""


def _container(text: str) -> object | None:
    found = decode(text)
    return found if isinstance(found, (Mapping, list)) else None


def is_container(text: str) -> bool:
    """Tell a written-out list or object from words."""
    return _container(text) is not None


def held_forms(text: str) -> frozenset[str]:
    """Return the compared forms of all that a container's text holds; empty for prose."""
    found = _container(text)
    return frozenset() if found is None else frozenset(_forms(found))


def _forms(container: object) -> Iterator[str]:
    for leaf in leaves(container):  # type: ignore[arg-type]
        if isinstance(leaf, str) and len(leaf) > 1:
            yield normal(leaf)
        elif isinstance(leaf, Mapping):
            yield canonical(leaf)


def forms_of(one: Observation) -> frozenset[str]:
    """Return the compared forms in which a candidate's answer may stand elsewhere."""
    said = answer_text(one)
    texts = [said, *sections(said), *(call.arguments for call in pending_calls(one))]
    return frozenset(filter(None, map(normal, texts)))


def words(text: str) -> int:
    """Count words, up to the few that tell a label from a sentence."""
    return sum(1 for _ in islice(_WORD.finditer(text), MANY_WORDS))


def is_prose(text: str) -> bool:
    """Tell readable text from JSON, an object's repr and a lone word."""
    return words(text) >= 3 and _container(text) is None and not _REPR.match(text.strip())


def is_verdict(text: str) -> bool:
    """Tell the output of a check: a JSON object of verdict keys, a verdict word, a number."""
    found = _container(text)
    if isinstance(found, Mapping):
        keys = {str(key).lower() for key in found}
        return bool(keys & _DECIDING) and keys <= _DECIDING | _BESIDE
    bare = text.strip().strip(".!`\"'*").lower()
    return bare in _VERDICTS or bool(re.fullmatch(r"\d+(\.\d+)?(/\d+)?", bare))


def routes_to(text: str, names: AbstractSet[str]) -> bool:
    """Tell what picks the next speaker: an agent's bare name, or JSON that names one or none."""
    found = _container(text)
    if isinstance(found, Mapping):
        picked = [str(value) for key, value in found.items() if str(key).lower() in _NEXT]
        known = names | _NOBODY
        return (
            len(picked) == 1
            and {str(k).lower() for k in found} <= _NEXT | _BESIDE
            and (picked[0].casefold() in known)
        )
    return text.strip().strip("`\"'*.").casefold() in names


def is_side_json(text: str) -> bool:
    """Tell the output of a housekeeping call: a JSON object or list of titles, tags, queries."""
    found = _container(text)
    if isinstance(found, Mapping):
        return bool(found) and {str(key).lower() for key in found} <= _SIDE_KEYS
    return isinstance(found, list) and all(isinstance(item, str) for item in found)
