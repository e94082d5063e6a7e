"""Strands Agents with its own telemetry, in the old conventions or the latest."""
# Its imports live in an environment of their own.
# mypy: ignore-errors
# ruff: noqa: ANN001, ANN201

from common import DESK, EXPERT, MODEL, lookup, provider, serve
from strands import Agent, tool
from strands.models.openai import OpenAIModel
from strands.multiagent import Swarm

provider()
model = OpenAIModel(model_id=MODEL)


@tool
def lookup_order(order_id: str) -> str:
    """Look up where an order is."""
    return lookup(order_id)


def made(instructions=DESK, name="desk", tools=()):
    """A new agent: it keeps its conversation."""
    return Agent(
        model,
        system_prompt=instructions,
        name=name,
        tools=list(tools),
        callback_handler=None,
    )


@tool
def ask_billing_expert(question: str) -> str:
    """Ask the billing expert."""
    return str(made(EXPERT, "billing_expert")(question))


async def plainly(question):
    """One agent with a tool."""
    return str(await made(tools=[lookup_order]).invoke_async(question)).strip()


async def subagent(question):
    """An agent as a tool."""
    return str(await made(tools=[ask_billing_expert]).invoke_async(question)).strip()


async def handoff(question):
    """A swarm: its last agent answers."""
    swarm = Swarm([made(), made(EXPERT, "billing_expert")], max_handoffs=2)
    done = await swarm.invoke_async(question)
    return str(done.results[done.node_history[-1].node_id].result).strip()


async def stream(question):
    """Read the events; the last holds the result."""
    events = [event async for event in made().stream_async(question)]
    return str(events[-1]["result"]).strip()


serve(
    {
        "single": plainly,
        "tool": plainly,
        "tool_error": plainly,
        "subagent": subagent,
        "handoff": handoff,
        "retry": plainly,
        "failure": plainly,
        "refusal": plainly,
        "stream": stream,
    }
)
