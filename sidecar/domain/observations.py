"""What a span means: one `Observation`, whatever convention its writer followed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What an observation did."""

    GENERATION = "generation"
    AGENT = "agent"
    TOOL = "tool"
    RETRIEVER = "retriever"
    EMBEDDING = "embedding"
    GUARDRAIL = "guardrail"
    EVALUATOR = "evaluator"
    CHAIN = "chain"
    SPAN = "span"


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A call an LLM asked for, or a tool's run; `arguments` is text, JSON where it was."""

    name: str
    arguments: str = ""
    id: str | None = None
    result: str | None = None


@dataclass(frozen=True, slots=True)
class Message:
    """One message; `role` in lower case. A tool's response has `tool_call_id` and text."""

    role: str
    text: str = ""
    tool_calls: tuple[ToolCall, ...] = ()
    tool_call_id: str | None = None


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens as reported; None where the writer said nothing."""

    input_tokens: int | None = None
    output_tokens: int | None = None


@dataclass(frozen=True, slots=True)
class Observation:
    """One span, read. `convention` names the module that recognised its content."""

    trace_id: str
    span_id: str
    parent_id: str | None
    name: str
    kind: Kind
    start_ns: int
    end_ns: int
    convention: str
    asked_model: str | None = None
    answered_model: str | None = None
    input: tuple[Message, ...] = ()
    output: tuple[Message, ...] = ()
    tool: ToolCall | None = None
    """For kind TOOL: its name, arguments and result."""
    finish_reasons: tuple[str, ...] = ()
    usage: Usage | None = None
    session_id: str | None = None
    user_id: str | None = None
    agent: str | None = None
    environment: str | None = None
    service: str | None = None
    version: str | None = None
    scope: str = ""
    error: bool = False
    marked_final: bool = False
    """The writer marked this as the generation to judge."""
    app_root: bool = False
    """The writer marked this as its own root, though its parent is elsewhere."""
    prompt_name: str | None = None
    """A function id, node, task or prompt name: tells titles and guardrails."""
    low_confidence: bool = False
    """Content came from the raw-text fallback."""
    dropped_attributes: int = 0
    attributes_seen: tuple[str, ...] = ()
    """Keys only, for `explain`."""
    attributes: tuple[tuple[str, str], ...] = ()
    """Values, cut, of those attributes of span and resource that sampling asks for."""
