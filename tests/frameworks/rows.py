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


def _openai_agents(variant: str, how: str, by: str, writer: str) -> Row:
    return Row(
        f"openai-agents-{variant}",
        environment="openai-agents",
        program="openai_agents.py",
        title="OpenAI Agents SDK",
        package="openai-agents",
        by=by,
        writer=f"{writer}-instrumentation-openai-agents",
        how=how,
        variant=variant,
    )


ROWS: Final = (
    _openai_agents("responses", "Responses API", "OpenInference", "openinference"),
    _openai_agents("chat", "chat completions", "OpenInference", "openinference"),
    _openai_agents("openllmetry", "Responses API", "OpenLLMetry", "opentelemetry"),
)
