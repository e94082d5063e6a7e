"""The `gen_ai.*` families.

OpenTelemetry's GenAI conventions (messages with parts, as a JSON string or as a structured
value) and OpenLLMetry up to 0.40 (`gen_ai.prompt.N`).
"""

from __future__ import annotations

import json

from sidecar.demo.traffic.dialect import Attributes, Session, Value, Written, dump, finish, usage
from sidecar.demo.traffic.plot import Step, StepKind, Turn


def _parts(turn: Turn) -> list[Value]:
    call = turn.call
    if turn.role == "tool" and call:
        return [{"type": "tool_call_response", "id": call.id, "response": turn.text}]
    parts: list[Value] = []
    if turn.text or not call:
        parts.append({"type": "text", "content": turn.text})
    if call:
        arguments = json.loads(call.arguments)
        parts.append(
            {"type": "tool_call", "id": call.id, "name": call.name, "arguments": arguments}
        )
    return parts


def _otel(step: Step, session: Session, *, structured: bool) -> Written:
    attributes: Attributes = {"gen_ai.conversation.id": session.id}
    if step.kind is StepKind.TOOL and step.call:
        attributes |= {
            "gen_ai.operation.name": "execute_tool",
            "gen_ai.tool.name": step.name,
            "gen_ai.tool.call.id": step.call.id,
        }
        if not step.mute:
            attributes["gen_ai.tool.call.arguments"] = step.call.arguments
            attributes["gen_ai.tool.call.result"] = step.call.result
        return f"execute_tool {step.name}", attributes
    if step.kind is StepKind.EMBEDDING:
        model = "text-embedding-3-small"
        attributes |= {"gen_ai.operation.name": "embeddings", "gen_ai.request.model": model}
        return f"embeddings {model}", attributes
    if step.kind is StepKind.AGENT:
        attributes |= {"gen_ai.operation.name": "invoke_agent", "gen_ai.agent.name": step.name}
        name = f"invoke_agent {step.name}"
    else:
        into, out = usage(step)
        attributes |= {
            "gen_ai.operation.name": "chat",
            "gen_ai.provider.name": "openai",
            "gen_ai.request.model": session.asked_model,
        }
        name = f"chat {session.asked_model}"
        if step.name != "chat":
            attributes["gen_ai.agent.name"] = step.name
        if step.failed:
            attributes["error.type"] = "timeout"
        else:
            attributes |= {
                "gen_ai.response.model": session.answered_model,
                "gen_ai.response.finish_reasons": [finish(step)],
                "gen_ai.usage.input_tokens": into,
                "gen_ai.usage.output_tokens": out,
            }
    if step.mute:
        return name, attributes
    rules: list[Value] = [
        part for turn in step.asked if turn.role == "system" for part in _parts(turn)
    ]
    asked: list[Value] = [
        {"role": turn.role, "parts": _parts(turn)} for turn in step.asked if turn.role != "system"
    ]
    content: Attributes = {"gen_ai.input.messages": asked} if asked else {}
    if rules:
        content["gen_ai.system_instructions"] = rules
    if step.replied:
        said: Value = {
            "role": "assistant",
            "parts": _parts(step.replied),
            "finish_reason": finish(step),
        }
        content["gen_ai.output.messages"] = [said]
    for key, value in content.items():
        attributes[key] = value if structured else dump(value)
    return name, attributes


def otel_json(step: Step, session: Session, root: bool) -> Written:  # noqa: ARG001
    """Write messages as a JSON string."""
    return _otel(step, session, structured=False)


def otel_structured(step: Step, session: Session, root: bool) -> Written:  # noqa: ARG001
    """Write messages as a structured attribute value."""
    return _otel(step, session, structured=True)


def openllmetry(step: Step, session: Session, root: bool) -> Written:
    """Write `gen_ai.prompt.N.*` and `gen_ai.completion.0.*`."""
    attributes: Attributes = {"traceloop.association.properties.session_id": session.id}
    if step.kind in {StepKind.AGENT, StepKind.TOOL}:
        kind = "workflow" if root else step.kind.value
        attributes |= {"traceloop.span.kind": kind, "traceloop.entity.name": step.name}
        if not step.mute:
            attributes |= _entity(step)
        return f"{step.name}.{kind}", attributes
    if step.kind is StepKind.EMBEDDING:
        attributes |= {
            "gen_ai.system": "OpenAI",
            "llm.request.type": "embedding",
            "gen_ai.request.model": "text-embedding-3-small",
        }
        return "openai.embeddings", attributes
    into, out = usage(step)
    attributes |= {
        "gen_ai.system": "OpenAI",
        "llm.request.type": "chat",
        "gen_ai.request.model": session.asked_model,
    }
    if not step.failed:
        attributes |= {
            "gen_ai.response.model": session.answered_model,
            "gen_ai.usage.prompt_tokens": into,
            "gen_ai.usage.completion_tokens": out,
            "llm.usage.total_tokens": into + out,
        }
    if not step.mute:
        for index, turn in enumerate(step.asked):
            attributes |= _numbered(f"gen_ai.prompt.{index}", turn)
        if step.replied:
            attributes |= _numbered("gen_ai.completion.0", step.replied)
            attributes["gen_ai.completion.0.finish_reason"] = finish(step)
    if step.name != "chat":
        attributes["traceloop.entity.name"] = step.name
    return "openai.chat", attributes


def _entity(step: Step) -> Attributes:
    if step.call:
        return {
            "traceloop.entity.input": dump({"inputs": json.loads(step.call.arguments)}),
            "traceloop.entity.output": dump({"outputs": json.loads(step.call.result)}),
        }
    content: Attributes = {}
    if step.asked:
        content["traceloop.entity.input"] = dump({"inputs": {"question": step.asked[-1].text}})
    if step.replied:
        content["traceloop.entity.output"] = dump({"outputs": step.replied.text})
    return content


def _numbered(prefix: str, turn: Turn) -> Attributes:
    numbered: Attributes = {f"{prefix}.role": turn.role}
    if turn.text or not turn.call:
        numbered[f"{prefix}.content"] = turn.text
    if turn.call and turn.role == "tool":
        numbered[f"{prefix}.tool_call_id"] = turn.call.id
    elif turn.call:
        numbered |= {
            f"{prefix}.tool_calls.0.id": turn.call.id,
            f"{prefix}.tool_calls.0.name": turn.call.name,
            f"{prefix}.tool_calls.0.arguments": turn.call.arguments,
        }
    return numbered
