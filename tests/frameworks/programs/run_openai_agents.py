"""OpenAI Agents SDK, by OpenInference or OpenLLMetry, over Responses or chat completions."""
# Its imports live in an environment of their own.
# mypy: ignore-errors
# ruff: noqa: ANN001, ANN201, ANN202

from agents import (
    Agent,
    ModelRetrySettings,
    ModelSettings,
    Runner,
    function_tool,
    retry_policies,
    set_default_openai_api,
    set_trace_processors,
)
from common import DESK, EXPERT, MODEL, VARIANT, lookup, provider, serve
from pydantic import BaseModel

tracing = provider()
set_trace_processors([])  # the SDK's own sends everything to its maker
if "openllmetry" in VARIANT:
    from opentelemetry.instrumentation.openai_agents import OpenAIAgentsInstrumentor
else:
    from openinference.instrumentation.openai_agents import OpenAIAgentsInstrumentor
OpenAIAgentsInstrumentor().instrument(tracer_provider=tracing)
if "chat" in VARIANT:
    set_default_openai_api("chat_completions")


class Answer(BaseModel):
    """What a structured run returns."""

    answer: str


@function_tool
def lookup_order(order_id: str) -> str:
    """Look up where an order is."""
    return lookup(order_id)


retries = ModelRetrySettings(
    max_retries=2, policy=retry_policies.http_status([429, 500]), backoff={"initial_delay": 0.01}
)
expert = Agent("billing_expert", instructions=EXPERT, model=MODEL)
plain = Agent("desk", instructions=DESK, model=MODEL, tools=[lookup_order])
patient = plain.clone(model_settings=ModelSettings(retry=retries))
chief = Agent(
    "desk",
    instructions=DESK,
    model=MODEL,
    tools=[expert.as_tool("ask_billing_expert", "Ask the billing expert.")],
)
typed = Agent("desk", instructions=DESK, model=MODEL, output_type=Answer)
opener = Agent("desk", instructions=DESK, model=MODEL, handoffs=[expert])


def asking(agent):
    """A case that runs one agent."""

    async def run(question):
        return (await Runner.run(agent, question)).final_output

    return run


async def structured(question):
    """The answer is a model of ours."""
    return (await Runner.run(typed, question)).final_output.answer


async def stream(question):
    """Read the run to its end, event by event."""
    running = Runner.run_streamed(plain, question)
    async for _ in running.stream_events():
        pass
    return running.final_output


plainly = asking(plain)
serve(
    {
        "single": plainly,
        "tool": plainly,
        "tool_error": plainly,
        "subagent": asking(chief),
        "handoff": asking(opener),
        "retry": asking(patient),
        "failure": plainly,
        "refusal": plainly,
        "structured": structured,
        "stream": stream,
    },
)
