"""CrewAI by OpenInference, with its calls of the model by OpenInference for the client."""
# Its imports live in an environment of their own.
# mypy: ignore-errors
# ruff: noqa: ANN001, ANN003, ANN201, ANN202

from common import DESK, EXPERT, MODEL, lookup, provider, serve
from crewai import LLM, Agent, Crew, Task
from crewai.tools import tool
from openinference.instrumentation.crewai import CrewAIInstrumentor
from openinference.instrumentation.openai import OpenAIInstrumentor

tracing = provider()
CrewAIInstrumentor().instrument(tracer_provider=tracing)
OpenAIInstrumentor().instrument(tracer_provider=tracing)
model = LLM(f"openai/{MODEL}")


@tool("lookup_order")
def lookup_order(order_id: str) -> str:
    """Look up where an order is."""
    return lookup(order_id)


def made(instructions=DESK, role="desk", **options):
    """A new agent."""
    return Agent(role=role, goal="Answer.", backstory=instructions, llm=model, **options)


def asking(agent):
    """A case that runs a crew of one."""

    def run(question):
        task = Task(description=question, expected_output="An answer.", agent=agent)
        return Crew(agents=[agent], tasks=[task], verbose=False).kickoff().raw

    return run


def handoff(question):
    """Two tasks in a row: the second agent answers."""
    desk, expert = made(), made(EXPERT, "billing_expert")
    first = Task(description=f"Note this: {question}", expected_output="A note.", agent=desk)
    second = Task(description=question, expected_output="An answer.", agent=expert)
    return Crew(agents=[desk, expert], tasks=[first, second], verbose=False).kickoff().raw


plainly = asking(made(tools=[lookup_order]))
serve(
    {
        "single": plainly,
        "tool": plainly,
        "tool_error": plainly,
        "handoff": handoff,
        "retry": plainly,
        "failure": plainly,
    }
)
