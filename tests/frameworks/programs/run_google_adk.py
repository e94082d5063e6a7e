"""Google ADK with its own telemetry, through LiteLLM; what carries content is set outside."""
# Its imports live in an environment of their own.
# mypy: ignore-errors
# ruff: noqa: ANN001, ANN201, ANN202

import logging

from common import DESK, EXPERT, MODEL, VARIANT, log_provider, lookup, provider, serve
from google.adk.agents import Agent, RunConfig
from google.adk.agents.run_config import StreamingMode
from google.adk.models.lite_llm import LiteLlm
from google.adk.runners import InMemoryRunner
from google.adk.tools.agent_tool import AgentTool
from google.genai import types

tracing = provider()
log_provider()
if "openinference" in VARIANT:
    from openinference.instrumentation.google_adk import GoogleADKInstrumentor

    GoogleADKInstrumentor().instrument(tracer_provider=tracing)
logging.getLogger("google_adk").setLevel(logging.ERROR)
model = LiteLlm(f"openai/{MODEL}", max_retries=2)


def lookup_order(order_id: str) -> dict[str, str]:
    """Look up where an order is."""
    try:
        return {"found": lookup(order_id)}
    except LookupError as error:
        return {"error": str(error)}


def expert():
    """A new expert: an agent has one parent."""
    return Agent(
        name="billing_expert",
        model=model,
        instruction=EXPERT,
        description="Answers what is asked of billing.",
    )


desk = Agent(name="desk", model=model, instruction=DESK, tools=[lookup_order])
chief = Agent(name="desk", model=model, instruction=DESK, tools=[AgentTool(expert())])
opener = Agent(name="desk", model=model, instruction=DESK, sub_agents=[expert()])


def asking(agent, streaming=StreamingMode.NONE):
    """A case that runs one agent in a session of its own."""
    runner = InMemoryRunner(agent, app_name="shop")

    async def run(question):
        session = await runner.session_service.create_session(app_name="shop", user_id="u-1")
        said = ""
        async for event in runner.run_async(
            user_id="u-1",
            session_id=session.id,
            new_message=types.UserContent(question),
            run_config=RunConfig(streaming_mode=streaming),
        ):
            if event.error_code:
                raise RuntimeError(event.error_code)
            if event.is_final_response() and event.content:
                said = "".join(part.text or "" for part in event.content.parts)
        return said

    return run


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
        "stream": asking(desk, StreamingMode.SSE),
    }
)
