"""LlamaIndex by OpenInference: agents in workflows."""
# Its imports live in an environment of their own.
# mypy: ignore-errors
# ruff: noqa: ANN001, ANN003, ANN201

import os

from common import DESK, EXPERT, MODEL, VARIANT, lookup, provider, serve
from llama_index.core.agent.workflow import AgentStream, AgentWorkflow, FunctionAgent
from llama_index.llms.openai import OpenAI, OpenAIResponses
from openinference.instrumentation.llama_index import LlamaIndexInstrumentor

LlamaIndexInstrumentor().instrument(tracer_provider=provider())
kind = OpenAIResponses if VARIANT == "responses" else OpenAI
model = kind(MODEL, max_retries=2, api_base=os.environ["OPENAI_BASE_URL"])


def lookup_order(order_id: str) -> str:
    """Look up where an order is."""
    return lookup(order_id)


def made(instructions=DESK, name="desk", tools=(), **options):
    """A new agent."""
    return FunctionAgent(
        name=name,
        description=f"The {name} of a shop.",
        system_prompt=instructions,
        tools=list(tools),
        llm=model,
        **options,
    )


async def ask_billing_expert(question: str) -> str:
    """Ask the billing expert."""
    return str(await made(EXPERT, "billing_expert").run(question))


async def plainly(question):
    """One agent with a tool."""
    return str(await made(tools=[lookup_order]).run(question))


async def subagent(question):
    """An agent as a tool."""
    return str(await made(tools=[ask_billing_expert]).run(question))


async def handoff(question):
    """Two agents in a workflow; the second answers."""
    agents = [made(can_handoff_to=["billing_expert"]), made(EXPERT, "billing_expert")]
    return str(await AgentWorkflow(agents, root_agent="desk").run(question))


async def stream(question):
    """Read the events of the run."""
    running = made().run(question)
    deltas = [one.delta async for one in running.stream_events() if isinstance(one, AgentStream)]
    await running
    return "".join(deltas)


serve(
    {
        "single": plainly,
        "tool": plainly,
        "tool_error": plainly,
        "subagent": subagent,
        "handoff": handoff,
        "retry": plainly,
        "failure": plainly,
        "stream": stream,
    }
)
