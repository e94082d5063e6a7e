"""The conventions the sample agents are traced in, by name."""

from __future__ import annotations

from sidecar.demo.traffic.dialect import Dialect
from sidecar.demo.traffic.genai import openllmetry, otel_json, otel_structured
from sidecar.demo.traffic.openinference import openinference
from sidecar.demo.traffic.sdks import langfuse, vercel

DIALECTS: dict[str, tuple[str, Dialect]] = {
    "otel_genai_json": ("opentelemetry.instrumentation.genai.openai", otel_json),
    "otel_genai_structured": ("opentelemetry.instrumentation.genai.openai", otel_structured),
    "openinference": ("openinference.instrumentation.openai", openinference),
    "openllmetry": ("opentelemetry.instrumentation.openai.v1", openllmetry),
    "langfuse": ("langfuse-sdk", langfuse),
    "vercel_ai": ("ai", vercel),
}
"""Convention -> instrumentation scope and writer."""
