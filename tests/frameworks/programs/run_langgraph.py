"""LangGraph by OpenInference, OpenLLMetry or Langfuse: LangChain's agents, graphs of our own."""
# Its imports live in an environment of their own.
# mypy: ignore-errors
# ruff: noqa: ANN001, ANN201, ANN202

import os

from common import DESK, EXPERT, MODEL, VARIANT, lookup, provider, serve
from langchain.agents import create_agent
from langchain.agents.middleware import ModelRetryMiddleware
from langchain_core.tools import tool
from langchain_openai import ChatOpenAI
from langgraph.graph import END, START, MessagesState, StateGraph
from langgraph.types import Command, RetryPolicy
from pydantic import BaseModel

tracing = provider()
if "openllmetry" in VARIANT:
    from opentelemetry.instrumentation.langchain import LangchainInstrumentor

    LangchainInstrumentor().instrument(tracer_provider=tracing)
elif "langfuse" not in VARIANT:
    from openinference.instrumentation.langchain import LangChainInstrumentor

    LangChainInstrumentor().instrument(tracer_provider=tracing)

if "langfuse" in VARIANT:
    from langfuse import Langfuse
    from langfuse.langchain import CallbackHandler

    Langfuse(
        public_key="pk-lf-scripted",
        secret_key="sk-lf-scripted",
        base_url=os.environ["OPENAI_BASE_URL"].removesuffix("/v1"),
        tracer_provider=tracing,
    )
    config = {"callbacks": [CallbackHandler()]}
else:
    config = {}

model = ChatOpenAI(model=MODEL, max_retries=0, use_responses_api="responses" in VARIANT)


class Answer(BaseModel):
    """What a structured run returns."""

    answer: str


@tool
def lookup_order(order_id: str) -> str:
    """Look up where an order is."""
    try:
        return lookup(order_id)
    except LookupError as error:
        return f"failed: {error}"


expert = create_agent(model, name="billing_expert", system_prompt=EXPERT)


@tool
async def ask_billing_expert(question: str) -> str:
    """Ask the billing expert."""
    return text(await expert.ainvoke(asked(question)))


desk = create_agent(model, [lookup_order], name="desk", system_prompt=DESK)
patient = create_agent(
    model,
    name="desk",
    system_prompt=DESK,
    middleware=[ModelRetryMiddleware(max_retries=2, initial_delay=0.01)],
)
chief = create_agent(model, [ask_billing_expert], name="desk", system_prompt=DESK)
typed = create_agent(model, name="desk", system_prompt=DESK, response_format=Answer)


async def front(state):
    """A node that asks the model whom to send the customer to."""
    routed = await model.bind_tools([transfer_to_billing]).ainvoke(
        [("system", DESK), *state["messages"]]
    )
    return Command(goto="billing_expert" if routed.tool_calls else END)


@tool
def transfer_to_billing() -> str:
    """Pass the customer to the billing expert."""
    return "passed"


office = (
    StateGraph(MessagesState)
    .add_node("front", front, destinations=("billing_expert", END), retry_policy=RetryPolicy())
    .add_node("billing_expert", expert)
    .add_edge(START, "front")
    .compile(name="office")
)


def asked(question):
    """The state that a run begins with."""
    return {"messages": [("user", question)]}


def text(state):
    """The last message's text."""
    last = state["messages"][-1]
    parts = [part for part in last.content if isinstance(part, dict)]  # of the Responses API
    refused = [part["refusal"] for part in parts if "refusal" in part]
    return last.text or last.additional_kwargs.get("refusal") or refused[0]


def asking(graph):
    """A case that runs one graph."""

    async def run(question):
        return text(await graph.ainvoke(asked(question), config))

    return run


async def structured(question):
    """The answer is a model of ours."""
    return (await typed.ainvoke(asked(question), config))["structured_response"].answer


async def stream(question):
    """Read the messages' pieces."""
    pieces = [
        piece.text
        async for piece, _ in desk.astream(asked(question), config, stream_mode="messages")
    ]
    return "".join(pieces)


plainly = asking(desk)
serve(
    {
        "single": plainly,
        "tool": plainly,
        "tool_error": plainly,
        "subagent": asking(chief),
        "handoff": asking(office),
        "retry": asking(patient),
        "failure": plainly,
        "refusal": plainly,
        "structured": structured,
        "stream": stream,
    }
)
