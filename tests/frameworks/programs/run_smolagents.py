"""smolagents by OpenInference: agents that call tools, or that write code."""
# Its imports live in an environment of their own.
# mypy: ignore-errors
# ruff: noqa: ANN001, ANN003, ANN201

from common import DESK, EXPERT, MODEL, VARIANT, lookup, provider, serve
from openinference.instrumentation.smolagents import SmolagentsInstrumentor
from smolagents import CodeAgent, OpenAIModel, ToolCallingAgent, tool

SmolagentsInstrumentor().instrument(tracer_provider=provider())
model = OpenAIModel(MODEL)
kind = CodeAgent if VARIANT == "code" else ToolCallingAgent


@tool
def lookup_order(order_id: str) -> str:
    """Look up where an order is.

    Args:
        order_id: the order's number

    """
    return lookup(order_id)


def made(instructions=DESK, tools=(), **options):
    """An agent without a rich console, of few steps."""
    return kind(
        list(tools),
        model,
        instructions=instructions,
        max_steps=3,
        verbosity_level=-1,
        **options,
    )


expert = made(EXPERT, name="billing_expert", description="Answers what is asked of billing.")
desk = made(tools=[lookup_order])
chief = made(managed_agents=[expert])


def stream(question):
    """Take the run step by step; the last one is the answer."""
    return list(desk.run(question, stream=True))[-1].output


serve(
    {
        "single": desk.run,
        "tool": desk.run,
        "tool_error": desk.run,
        "subagent": chief.run,
        "retry": desk.run,
        "failure": desk.run,
        "stream": stream,
    }
)
