"""Pydantic AI with its own instrumentation, over chat completions or Responses."""
# Its imports live in an environment of their own.
# mypy: ignore-errors
# ruff: noqa: ANN001, ANN201, ANN202

from common import DESK, EXPERT, MODEL, VARIANT, lookup, provider, serve
from openai import AsyncOpenAI
from pydantic import BaseModel
from pydantic_ai import Agent, InstrumentationSettings, ModelRetry, ToolOutput
from pydantic_ai.models.openai import OpenAIChatModel, OpenAIResponsesModel
from pydantic_ai.providers.openai import OpenAIProvider

Agent.instrument_all(InstrumentationSettings(tracer_provider=provider()))
kind = OpenAIResponsesModel if "responses" in VARIANT else OpenAIChatModel
model = kind(MODEL, provider=OpenAIProvider(openai_client=AsyncOpenAI(max_retries=2)))


class Answer(BaseModel):
    """What a structured run returns, by a call of the output tool."""

    answer: str


def lookup_order(order_id: str) -> str:
    """Look up where an order is."""
    try:
        return lookup(order_id)
    except LookupError as error:
        raise ModelRetry(str(error)) from error


expert = Agent(model, name="billing_expert", instructions=EXPERT)


async def ask_billing_expert(question: str) -> str:
    """Ask the billing expert."""
    return (await expert.run(question)).output


async def hand_to_expert(question: str) -> str:
    """Pass the customer on: what the expert says is the run's output."""
    return (await expert.run(question)).output


desk = Agent(model, name="desk", instructions=DESK, tools=[lookup_order])
chief = Agent(model, name="desk", instructions=DESK, tools=[ask_billing_expert])
opener = Agent(
    model,
    name="desk",
    instructions=DESK,
    output_type=ToolOutput(hand_to_expert, name="transfer_to_billing"),
)
typed = Agent(
    model, name="desk", instructions=DESK, output_type=ToolOutput(Answer, name="final_result")
)


def asking(agent):
    """A case that runs one agent."""

    async def run(question):
        return (await agent.run(question)).output

    return run


async def structured(question):
    """The answer is the argument of the output tool."""
    return (await typed.run(question)).output.answer


async def stream(question):
    """Read the text piece by piece."""
    async with desk.run_stream(question) as running:
        return [text async for text in running.stream_text()][-1]


plainly = asking(desk)
serve(
    {
        "single": plainly,
        "tool": plainly,
        "tool_error": plainly,
        "subagent": asking(chief),
        "handoff": asking(opener),
        "retry": plainly,
        "failure": plainly,
        "refusal": plainly,
        "structured": structured,
        "stream": stream,
    }
)
