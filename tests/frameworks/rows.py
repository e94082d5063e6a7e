"""Which frameworks are driven, how their spans are written, and what each cannot do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: a program in an environment, and how it is started.

    `package` is the framework's, `writer` the package that wrote the spans: the table shows
    the versions of both. `how` tells lines of one framework apart. `variant` is the
    program's argument. `absent`: cases that the framework has no notion of.
    """

    id: str
    environment: str
    program: str
    title: str
    package: str
    by: str
    writer: str
    how: str = ""
    variant: str = ""
    absent: tuple[str, ...] = ()
    env: Mapping[str, str] = field(default_factory=dict)


def _rows(
    environment: str,
    program: str,
    title: str,
    package: str,
    *lines: tuple[str, str, str, str],
    absent: tuple[str, ...] = (),
    env: Mapping[str, str] | None = None,
) -> tuple[Row, ...]:
    """The rows of one program: variant, how, who writes the spans, its package."""
    return tuple(
        Row(
            f"{environment}-{variant}".strip("-"),
            environment=environment,
            program=program,
            title=title,
            package=package,
            by=by,
            writer=writer,
            how=how,
            variant=variant,
            absent=absent,
            env=env or {},
        )
        for variant, how, by, writer in lines
    )


_INFERENCE: Final = "OpenInference"
_LLMETRY: Final = "OpenLLMetry"
_ITSELF: Final = "itself"

_OPENAI_AGENTS: Final = _rows(
    "openai-agents",
    "run_openai_agents.py",
    "OpenAI Agents SDK",
    "openai-agents",
    ("responses", "Responses", _INFERENCE, "openinference-instrumentation-openai-agents"),
    ("chat", "chat", _INFERENCE, "openinference-instrumentation-openai-agents"),
    ("openllmetry", "Responses", _LLMETRY, "opentelemetry-instrumentation-openai-agents"),
)
_PYDANTIC_AI: Final = _rows(
    "pydantic-ai",
    "run_pydantic_ai.py",
    "Pydantic AI",
    "pydantic-ai-slim",
    ("chat", "chat", _ITSELF, "pydantic-ai-slim"),
    ("responses", "Responses", _ITSELF, "pydantic-ai-slim"),
)
_LANGGRAPH: Final = _rows(
    "langgraph",
    "run_langgraph.py",
    "LangGraph",
    "langgraph",
    ("openinference", "chat", _INFERENCE, "openinference-instrumentation-langchain"),
    ("openinference-responses", "Responses", _INFERENCE, "openinference-instrumentation-langchain"),
    ("openllmetry", "chat", _LLMETRY, "opentelemetry-instrumentation-langchain"),
    ("langfuse", "callbacks", "Langfuse SDK", "langfuse"),
)
_SMOLAGENTS: Final = _rows(
    "smolagents",
    "run_smolagents.py",
    "smolagents",
    "smolagents",
    ("tools", "ToolCallingAgent", _INFERENCE, "openinference-instrumentation-smolagents"),
    ("code", "CodeAgent", _INFERENCE, "openinference-instrumentation-smolagents"),
    absent=("handoff", "structured", "refusal"),
)
_GOOGLE_ADK: Final = (
    _rows(
        "google-adk",
        "run_google_adk.py",
        "Google ADK",
        "google-adk",
        ("spans", "content on spans", _ITSELF, "google-adk"),
        absent=("structured", "refusal"),
        env={"OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT": "SPAN_ONLY"},
    )
    + _rows(
        "google-adk",
        "run_google_adk.py",
        "Google ADK",
        "google-adk",
        ("logs", "content in logs", _ITSELF, "google-adk"),
        absent=("structured", "refusal"),
        env={"OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT": "EVENT_ONLY"},
    )
    + _rows(
        "google-adk",
        "run_google_adk.py",
        "Google ADK",
        "google-adk",
        ("legacy", "version 1 names", _ITSELF, "google-adk"),
        absent=("structured", "refusal"),
        env={"ADK_TELEMETRY_SCHEMA_VERSION_OPT_IN": "1"},
    )
)
_GOOGLE_ADK_OPENINFERENCE: Final = _rows(
    "google-adk",
    "run_google_adk.py",
    "Google ADK",
    "google-adk",
    ("openinference", "", _INFERENCE, "openinference-instrumentation-google-adk"),
    absent=("structured", "refusal"),
)
_STRANDS: Final = _rows(
    "strands-agents",
    "run_strands.py",
    "Strands Agents",
    "strands-agents",
    ("", "", _ITSELF, "strands-agents"),
    absent=("structured",),
) + _rows(
    "strands-agents",
    "run_strands.py",
    "Strands Agents",
    "strands-agents",
    ("latest", "latest conventions", _ITSELF, "strands-agents"),
    absent=("structured",),
    env={"OTEL_SEMCONV_STABILITY_OPT_IN": "gen_ai_latest_experimental"},
)
_LANGFUSE: Final = _rows(
    "langfuse",
    "run_langfuse.py",
    "OpenAI client",
    "openai",
    ("", "decorators", "Langfuse SDK", "langfuse"),
    absent=("structured",),
)
_VERCEL_AI: Final = _rows(
    "vercel-ai",
    "run_vercel_ai.mjs",
    "Vercel AI SDK",
    "ai",
    ("7", "Responses", "@ai-sdk/otel", "@ai-sdk/otel"),
    ("7-chat", "chat", "@ai-sdk/otel", "@ai-sdk/otel"),
    absent=("handoff",),
) + _rows(
    "vercel-ai",
    "run_vercel_ai.mjs",
    "Vercel AI SDK",
    "ai6",
    ("6", "Responses", _ITSELF, "ai6"),
    ("6-chat", "chat", _ITSELF, "ai6"),
    absent=("handoff",),
)
_AGNO: Final = _rows(
    "agno",
    "run_agno.py",
    "Agno",
    "agno",
    ("chat", "chat", _INFERENCE, "openinference-instrumentation-agno"),
    ("responses", "Responses", _INFERENCE, "openinference-instrumentation-agno"),
    absent=("refusal",),
)
_AGENT_FRAMEWORK: Final = _rows(
    "agent-framework",
    "run_agent_framework.py",
    "Microsoft Agent Framework",
    "agent-framework-core",
    ("responses", "Responses", _ITSELF, "agent-framework-core"),
    ("chat", "chat", _ITSELF, "agent-framework-core"),
    absent=("handoff",),
)
_LLAMA_INDEX: Final = _rows(
    "llama-index",
    "run_llama_index.py",
    "LlamaIndex",
    "llama-index-core",
    ("chat", "chat", _INFERENCE, "openinference-instrumentation-llama-index"),
    ("responses", "Responses", _INFERENCE, "openinference-instrumentation-llama-index"),
    absent=("structured", "refusal"),
)
_CREWAI: Final = _rows(
    "crewai",
    "run_crewai.py",
    "CrewAI",
    "crewai",
    ("", "", _INFERENCE, "openinference-instrumentation-crewai"),
    absent=("subagent", "stream", "structured", "refusal"),
    env={"CREWAI_DISABLE_TELEMETRY": "true", "CREWAI_TRACING_ENABLED": "false"},
)

ROWS: Final = (
    *_OPENAI_AGENTS,
    *_PYDANTIC_AI,
    *_LANGGRAPH,
    *_SMOLAGENTS,
    *_GOOGLE_ADK,
    *_GOOGLE_ADK_OPENINFERENCE,
    *_STRANDS,
    *_LANGFUSE,
    *_VERCEL_AI,
    *_AGNO,
    *_AGENT_FRAMEWORK,
    *_LLAMA_INDEX,
    *_CREWAI,
)
