// What common.py is for Python: one case a line in, its answer out, the spans sent between.
import net from "node:net";
import { createInterface } from "node:readline";

import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";

export const MODEL = "gpt-4.1-mini";
export const DESK = "You are the desk of a shop. Answer shortly.";
export const EXPERT = "You know billing. Answer shortly.";
export const VARIANT = process.argv[2] ?? "";

const tracing = new NodeTracerProvider({
  resource: resourceFromAttributes({ "service.name": "desk" }),
  spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
});
tracing.register();

const strays = new Set();

/** Looks an order up; throws for a number that is not known. */
export function lookup(orderId) {
  if (orderId === "B-99") throw new Error("no such order");
  return `${orderId}: Madrid, arrives Tuesday`;
}

/** Runs cases, functions of the question, until stdin ends. */
export async function serve(cases) {
  stayHere();
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr); // frameworks print
  write(`${JSON.stringify(Object.keys(cases).sort())}\n`);
  for await (const line of createInterface({ input: process.stdin })) {
    const { case: name, question } = JSON.parse(line);
    const told = { answer: null, error: null };
    try {
      told.answer = String(await cases[name](question));
    } catch (error) {
      console.error(error);
      told.error = error.name;
    }
    await tracing.forceFlush();
    write(`${JSON.stringify({ ...told, strays: [...strays].sort() })}\n`);
  }
}

/** Refuses every connection that would leave this machine, and remembers it. */
function stayHere() {
  const connect = net.Socket.prototype.connect;
  net.Socket.prototype.connect = function (...given) {
    const options = Array.isArray(given[0]) ? given[0][0] : given[0];
    const host = options?.host ?? "127.0.0.1";
    if (!["127.0.0.1", "::1", "localhost"].includes(host)) {
      strays.add(host);
      this.destroy(new Error(`${host} is not on this machine`));
      return this;
    }
    return connect.apply(this, given);
  };
}
