"""Agno by OpenInference: agents, and teams that ask a member or let it answer."""
# Its imports live in an environment of their own.
# mypy: ignore-errors
# ruff: noqa: ANN001, ANN003, ANN201, ANN202

from agno.agent import Agent
from agno.models.openai import OpenAIChat, OpenAIResponses
from agno.team import Team
from common import DESK, EXPERT, MODEL, VARIANT, lookup, provider, serve
from openinference.instrumentation.agno import AgnoInstrumentor
from pydantic import BaseModel

AgnoInstrumentor().instrument(tracer_provider=provider())
kind = OpenAIResponses if VARIANT == "responses" else OpenAIChat


class Answer(BaseModel):
    """What a structured run returns."""

    answer: str


def lookup_order(order_id: str) -> str:
    """Look up where an order is."""
    return lookup(order_id)


def made(instructions=DESK, name="desk", **options):
    """A new agent; nothing of it is told to its maker."""
    model = kind(id=MODEL, max_retries=0)
    return Agent(name=name, model=model, instructions=instructions, telemetry=False, **options)


def team(**options):
    """A desk with one expert."""
    expert = made(EXPERT, "billing_expert", role="Answers what is asked of billing.")
    return Team(
        [expert], name="desk", model=kind(id=MODEL), instructions=DESK, telemetry=False, **options
    )


def asking(runner):
    """A case that runs one agent or team."""

    async def run(question):
        done = await runner.arun(question)
        if done.status == "ERROR":
            raise RuntimeError(done.content)
        return done.content

    return run


async def structured(question):
    """The answer is a model of ours."""
    return (await made(output_schema=Answer).arun(question)).content.answer


async def stream(question):
    """Read the text piece by piece."""
    pieces = made(tools=[lookup_order]).arun(question, stream=True)
    return "".join([piece.content async for piece in pieces if piece.content])


plainly = asking(made(tools=[lookup_order]))
serve(
    {
        "single": plainly,
        "tool": plainly,
        "tool_error": plainly,
        "subagent": asking(team()),
        "handoff": asking(team(respond_directly=True)),
        "retry": asking(made(retries=2, delay_between_retries=0)),
        "failure": plainly,
        "structured": structured,
        "stream": stream,
    }
)
