// The Vercel AI SDK with its own telemetry: version 7, and version 6 whose names differ.
import { DESK, EXPERT, MODEL, VARIANT, lookup, serve } from "./common.mjs";
import { z } from "zod";

const six = VARIANT.startsWith("6");
const ai = await import(six ? "ai6" : "ai");
const { createOpenAI } = await import(six ? "ai6-openai" : "@ai-sdk/openai");
if (!six) {
  const { OpenTelemetry } = await import("@ai-sdk/otel");
  ai.registerTelemetry(new OpenTelemetry());
}

const openai = createOpenAI({ baseURL: process.env.OPENAI_BASE_URL });
const model = VARIANT.endsWith("chat") ? openai.chat(MODEL) : openai(MODEL);

const lookupOrder = ai.tool({
  description: "Look up where an order is.",
  inputSchema: z.object({ order_id: z.string() }),
  execute: ({ order_id }) => lookup(order_id),
});
const askExpert = ai.tool({
  description: "Ask the billing expert.",
  inputSchema: z.object({ question: z.string() }),
  execute: async ({ question }) => (await expert.generate({ prompt: question })).text,
});

/** An agent of either version; `functionId` is its name in traces. */
function made(functionId, instructions, tools = {}) {
  const telemetry = { isEnabled: true, functionId };
  const named = six ? { experimental_telemetry: telemetry } : { telemetry };
  return new ai.ToolLoopAgent({ model, instructions, tools, ...named });
}

const expert = made("billing_expert", EXPERT);
const desk = made("desk", DESK, { lookup_order: lookupOrder });
const chief = made("desk", DESK, { ask_billing_expert: askExpert });

const plainly = async (question) => (await desk.generate({ prompt: question })).text;

await serve({
  single: plainly,
  tool: plainly,
  tool_error: plainly,
  subagent: async (question) => (await chief.generate({ prompt: question })).text,
  retry: plainly,
  failure: plainly,
  refusal: plainly,
  stream: async (question) => {
    let text = "";
    for await (const piece of (await desk.stream({ prompt: question })).textStream) text += piece;
    return text;
  },
  structured: async (question) => {
    const telemetry = { isEnabled: true, functionId: "desk" };
    const done = await ai.generateText({
      model,
      prompt: question,
      output: ai.Output.object({ schema: z.object({ answer: z.string() }) }),
      ...(six ? { experimental_telemetry: telemetry } : { telemetry }),
    });
    return done.output.answer;
  },
});
