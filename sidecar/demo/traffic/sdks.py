"""Two SDKs that record OpenAI's message form as JSON: Langfuse's and Vercel's (AI SDK 6)."""

from __future__ import annotations

from sidecar.demo.traffic.dialect import Attributes, Session, Value, Written, dump, finish, usage
from sidecar.demo.traffic.plot import Call, Step, StepKind, Turn


def _openai(turn: Turn) -> dict[str, Value]:
    message: dict[str, Value] = {"role": turn.role, "content": turn.text}
    if turn.call and turn.role == "tool":
        message["tool_call_id"] = turn.call.id
    elif turn.call:
        function: Value = {"name": turn.call.name, "arguments": turn.call.arguments}
        message["tool_calls"] = [{"id": turn.call.id, "type": "function", "function": function}]
    return message


_LANGFUSE_TYPES = {
    StepKind.AGENT: "agent",
    StepKind.LLM: "generation",
    StepKind.TOOL: "tool",
    StepKind.EMBEDDING: "embedding",
}


def langfuse(step: Step, session: Session, root: bool) -> Written:
    """Write `langfuse.observation.*`; structured input and output are JSON strings."""
    attributes: Attributes = {
        "langfuse.observation.type": _LANGFUSE_TYPES[step.kind],
        "langfuse.environment": "demo",
        "session.id": session.id,
        "user.id": session.user,
    }
    if root:
        attributes["langfuse.internal.is_app_root"] = True
        attributes["langfuse.trace.name"] = step.name
    if step.kind is StepKind.LLM:
        into, out = usage(step)
        attributes["langfuse.observation.model.name"] = session.answered_model
        attributes["langfuse.observation.usage_details"] = dump({"input": into, "output": out})
    if step.failed:
        attributes["langfuse.observation.level"] = "ERROR"
    if not step.mute:
        attributes |= _langfuse_content(step)
    return ("llm_response" if step.name == "chat" else step.name), attributes


def _langfuse_content(step: Step) -> Attributes:
    content: Attributes = {}
    if step.call:
        content["langfuse.observation.input"] = step.call.arguments
        content["langfuse.observation.output"] = step.call.result
    elif step.kind is StepKind.AGENT:
        if step.asked:
            content["langfuse.observation.input"] = step.asked[-1].text
        if step.replied:
            content["langfuse.observation.output"] = step.replied.text
    elif step.asked:
        content["langfuse.observation.input"] = dump([_openai(turn) for turn in step.asked])
        if step.replied:
            content["langfuse.observation.output"] = dump(_openai(step.replied))
    return content


def vercel(step: Step, session: Session, root: bool) -> Written:  # noqa: ARG001
    """Write `ai.*`: an agent is `ai.generateText`, each of its calls a `doGenerate` below."""
    if step.kind is StepKind.TOOL and step.call:
        attributes: Attributes = {
            "operation.name": "ai.toolCall",
            "ai.operationId": "ai.toolCall",
            "ai.toolCall.name": step.name,
            "ai.toolCall.id": step.call.id,
        }
        if not step.mute:
            attributes["ai.toolCall.args"] = step.call.arguments
            attributes["ai.toolCall.result"] = step.call.result
        return "ai.toolCall", attributes
    if step.kind is StepKind.EMBEDDING:
        attributes = {"ai.operationId": "ai.embed.doEmbed", "ai.model.id": "text-embedding-3-small"}
        return "ai.embed.doEmbed", attributes
    outer = step.kind is StepKind.AGENT
    operation = "ai.generateText" if outer else "ai.generateText.doGenerate"
    function = "" if step.name == "chat" else step.name
    attributes = {
        "operation.name": f"{operation} {function}".rstrip(),
        "ai.operationId": operation,
        "ai.model.id": session.asked_model,
        "ai.telemetry.metadata.sessionId": session.id,
        "ai.telemetry.metadata.userId": session.user,
    }
    if function:
        attributes["ai.telemetry.functionId"] = function
    if not step.failed:
        into, out = usage(step)
        attributes |= {
            "ai.usage.inputTokens": into,
            "ai.usage.outputTokens": out,
            "ai.response.finishReason": finish(step).replace("_", "-"),
        }
        if not outer:
            attributes["ai.response.model"] = session.answered_model
    if step.mute:
        return operation, attributes
    if step.asked:
        prompt: Value = [_openai(turn) for turn in step.asked]
        if outer:
            attributes["ai.prompt"] = dump({"messages": prompt})
        else:
            attributes["ai.prompt.messages"] = dump(prompt)
    if step.replied:
        attributes |= _vercel_reply(step.replied.text, step.replied.call)
    return operation, attributes


def _vercel_reply(text: str, call: Call | None) -> Attributes:
    if not call:
        return {"ai.response.text": text}
    asked: Value = [{"toolCallId": call.id, "toolName": call.name, "input": call.arguments}]
    return {"ai.response.text": text, "ai.response.toolCalls": dump(asked)}
