"""Microsoft's Agent Framework with its own telemetry, over Responses or chat completions."""
# Its imports live in an environment of their own.
# mypy: ignore-errors
# ruff: noqa: ANN001, ANN201, ANN202

from agent_framework import Agent
from agent_framework.observability import enable_instrumentation
from agent_framework.openai import OpenAIChatClient, OpenAIChatCompletionClient
from common import DESK, EXPERT, MODEL, VARIANT, log_provider, lookup, provider, serve
from pydantic import BaseModel

provider()
log_provider()
enable_instrumentation(enable_sensitive_data=True, force=True)
client = (OpenAIChatCompletionClient if VARIANT == "chat" else OpenAIChatClient)(MODEL)


class Answer(BaseModel):
    """What a structured run returns."""

    answer: str


def lookup_order(order_id: str) -> str:
    """Look up where an order is."""
    return lookup(order_id)


expert = Agent(client, EXPERT, name="billing_expert")
desk = Agent(client, DESK, name="desk", tools=[lookup_order])
chief = Agent(client, DESK, name="desk", tools=[expert.as_tool(name="ask_billing_expert")])


def asking(agent):
    """A case that runs one agent."""

    async def run(question):
        return (await agent.run(question)).text

    return run


async def structured(question):
    """The answer is a model of ours."""
    return (await desk.run(question, options={"response_format": Answer})).value.answer


async def stream(question):
    """Read the updates; some replace what came before, so the whole is asked for."""
    running = desk.run(question, stream=True)
    async for _ in running:
        pass
    return (await running.get_final_response()).text


plainly = asking(desk)
serve(
    {
        "single": plainly,
        "tool": plainly,
        "tool_error": plainly,
        "subagent": asking(chief),
        "retry": plainly,
        "failure": plainly,
        "refusal": plainly,
        "structured": structured,
        "stream": stream,
    }
)
