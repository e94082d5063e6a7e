"""OpenInference: messages flattened, one attribute a leaf."""

from __future__ import annotations

from sidecar.demo.traffic.dialect import Attributes, Session, Written, usage
from sidecar.demo.traffic.plot import Step, StepKind, Turn

_OPENINFERENCE_KINDS = {
    StepKind.AGENT: "AGENT",
    StepKind.LLM: "LLM",
    StepKind.TOOL: "TOOL",
    StepKind.EMBEDDING: "EMBEDDING",
}


def openinference(step: Step, session: Session, root: bool) -> Written:
    """Write messages flattened, one attribute a leaf."""
    attributes: Attributes = {
        "openinference.span.kind": _OPENINFERENCE_KINDS[step.kind],
        "session.id": session.id,
    }
    if root:
        attributes["user.id"] = session.user
    if step.kind is StepKind.AGENT:
        attributes["agent.name"] = step.name
    if step.kind is StepKind.LLM:
        into, out = usage(step)
        attributes |= {
            "llm.model_name": session.answered_model,
            "llm.token_count.prompt": into,
            "llm.token_count.completion": out,
            "llm.token_count.total": into + out,
        }
    if step.kind is StepKind.EMBEDDING:
        attributes["embedding.model_name"] = "text-embedding-3-small"
    if step.kind is StepKind.TOOL and step.call:
        attributes["tool.name"] = step.name
        if not step.mute:
            attributes |= {
                "input.value": step.call.arguments,
                "input.mime_type": "application/json",
                "output.value": step.call.result,
                "output.mime_type": "application/json",
            }
    if not step.mute:
        attributes |= _openinference_content(step)
    return ("ChatCompletion" if step.name == "chat" else step.name), attributes


def _openinference_content(step: Step) -> Attributes:
    if step.kind is StepKind.AGENT:
        content: Attributes = {}
        if step.asked:
            content["input.value"] = step.asked[-1].text
        if step.replied:
            content["output.value"] = step.replied.text
        return content
    if step.kind is not StepKind.LLM:
        return {}
    content = {}
    for index, turn in enumerate(step.asked):
        content |= _flat(f"llm.input_messages.{index}.message", turn)
    if step.replied:
        content |= _flat("llm.output_messages.0.message", step.replied)
    return content


def _flat(prefix: str, turn: Turn) -> Attributes:
    flat: Attributes = {f"{prefix}.role": turn.role}
    if turn.text or not turn.call:
        flat[f"{prefix}.content"] = turn.text
    if turn.call and turn.role == "tool":
        flat[f"{prefix}.tool_call_id"] = turn.call.id
    elif turn.call:
        call = f"{prefix}.tool_calls.0.tool_call"
        flat |= {
            f"{call}.id": turn.call.id,
            f"{call}.function.name": turn.call.name,
            f"{call}.function.arguments": turn.call.arguments,
        }
    return flat
