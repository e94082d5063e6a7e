"""The Langfuse SDK's own decorators around its OpenAI client; no framework between."""
# Its imports live in an environment of their own.
# mypy: ignore-errors
# ruff: noqa: ANN001, ANN201

import json
import os

from common import DESK, EXPERT, MODEL, lookup, provider, serve
from langfuse import Langfuse, observe
from langfuse.openai import AsyncOpenAI
from openai import APIStatusError

# What goes to Langfuse goes to the collector too: two processors of one provider.
Langfuse(
    public_key="pk-lf-scripted",
    secret_key="sk-lf-scripted",
    base_url=os.environ["OPENAI_BASE_URL"].removesuffix("/v1"),
    tracer_provider=provider(),
)
client = AsyncOpenAI(max_retries=0)


def schema(name, parameter):
    """A tool of one text parameter."""
    parameters = {
        "type": "object",
        "properties": {parameter: {"type": "string"}},
        "required": [parameter],
    }
    return {"type": "function", "function": {"name": name, "parameters": parameters}}


@observe(as_type="tool")
def lookup_order(order_id):
    """Look up where an order is."""
    return lookup(order_id)


@observe(as_type="agent")
async def billing_expert(question):
    """Answer what is asked of billing."""
    return (await say(EXPERT, [{"role": "user", "content": question}])).content


async def say(instructions, messages, tools=()):
    """Ask the model once."""
    options = {"tools": list(tools)} if tools else {}
    done = await client.chat.completions.create(
        model=MODEL, messages=[{"role": "system", "content": instructions}, *messages], **options
    )
    return done.choices[0].message


@observe(name="desk", as_type="agent")
async def desk(question):
    """Answer, with one tool at most."""
    messages = [{"role": "user", "content": question}]
    said = await say(DESK, messages, [schema("lookup_order", "order_id")])
    if said.tool_calls:
        call = said.tool_calls[0]
        try:
            found = lookup_order(**json.loads(call.function.arguments))
        except LookupError as error:
            found = f"failed: {error}"
        result = {"role": "tool", "tool_call_id": call.id, "content": found}
        said = await say(DESK, [*messages, said.model_dump(exclude_none=True), result])
    return said.content or said.refusal


@observe(name="desk")
async def chief(question):
    """Ask the expert, then answer."""
    messages = [{"role": "user", "content": question}]
    said = await say(DESK, messages, [schema("ask_billing_expert", "question")])
    call = said.tool_calls[0]
    found = await billing_expert(**json.loads(call.function.arguments))
    result = {"role": "tool", "tool_call_id": call.id, "content": found}
    return (await say(DESK, [*messages, said.model_dump(exclude_none=True), result])).content


@observe(name="desk")
async def opener(question):
    """Let the model choose the expert; its answer is the run's."""
    await say(
        DESK, [{"role": "user", "content": question}], [schema("handoff_to_billing", "question")]
    )
    return await billing_expert(question)


@observe(name="desk")
async def patient(question):
    """Try again when the model's server fails: each try is a generation of its own."""
    for _ in range(2):
        try:
            return (await say(DESK, [{"role": "user", "content": question}])).content
        except APIStatusError:
            continue
    return (await say(DESK, [{"role": "user", "content": question}])).content


@observe(name="desk")
async def stream(question):
    """Read the answer piece by piece."""
    messages = [{"role": "system", "content": DESK}, {"role": "user", "content": question}]
    pieces = await client.chat.completions.create(model=MODEL, messages=messages, stream=True)
    return "".join([p.choices[0].delta.content or "" async for p in pieces if p.choices])


serve(
    {
        "single": desk,
        "tool": desk,
        "tool_error": desk,
        "subagent": chief,
        "handoff": opener,
        "retry": patient,
        "failure": desk,
        "refusal": desk,
        "stream": stream,
    }
)
