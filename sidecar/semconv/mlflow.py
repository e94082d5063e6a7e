"""MLflow tracing: `mlflow.spanInputs` and `mlflow.spanOutputs`, JSON inside JSON."""

from __future__ import annotations

from sidecar.domain.observations import Kind
from sidecar.domain.spans import Span
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.reading import Reading, finish_of, usage_of
from sidecar.semconv.tools import passages_of, tool_of
from sidecar.semconv.values import decode, mapping, number, present, scalar

_KINDS = {
    "LLM": Kind.GENERATION,
    "CHAT_MODEL": Kind.GENERATION,
    "AGENT": Kind.AGENT,
    "CHAIN": Kind.CHAIN,
    "WORKFLOW": Kind.CHAIN,
    "TASK": Kind.CHAIN,
    "PARSER": Kind.CHAIN,
    "TOOL": Kind.TOOL,
    "RETRIEVER": Kind.RETRIEVER,
    "RERANKER": Kind.RETRIEVER,
    "EMBEDDING": Kind.EMBEDDING,
    "GUARDRAIL": Kind.GUARDRAIL,
    "EVALUATOR": Kind.EVALUATOR,
}


def read(span: Span) -> Reading | None:
    """Read `mlflow.*`; None when the span has no such attribute."""
    attributes = span.attributes
    if not any(key.startswith("mlflow.") for key in attributes):
        return None
    named = scalar(decode(attributes.get("mlflow.spanType")))
    kind = _KINDS.get(named.upper()) if named else None
    inputs = present(attributes, "mlflow.spanInputs")
    outputs = present(attributes, "mlflow.spanOutputs")
    body = read_output(outputs)
    usage = mapping(attributes.get("mlflow.chat.tokenUsage"))
    return Reading(
        convention="mlflow",
        kind=kind,
        input=read_input(inputs).messages,
        output=passages_of(outputs) if kind is Kind.RETRIEVER else body.messages,
        tool=tool_of(span.name, decode(inputs), decode(outputs)) if kind is Kind.TOOL else None,
        asked_model=scalar(decode(attributes.get("mlflow.llm.model"))),
        answered_model=body.model,
        finish_reasons=finish_of(body.finish),
        usage=usage_of(number(usage.get("input_tokens")), number(usage.get("output_tokens"))),
        session_id=scalar(decode(attributes.get("mlflow.trace.session"))),
        user_id=scalar(decode(attributes.get("mlflow.trace.user"))),
        low_confidence=body.low_confidence,
    )
