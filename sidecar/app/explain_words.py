"""Our slugs in words: which rule took or left a span, and why a unit was or was not judged."""

from __future__ import annotations

from typing import Final

RULES: Final = {
    "marked": (1, "the writer or the configuration marks it as final"),
    "errored": (2, "it failed"),
    "run_failed": (2, "it belongs to a run that failed whole"),
    "echoes_its_request": (2, "its output is the request it prepared"),
    "under_guardrail": (2, "it lies below a guardrail"),
    "under_evaluator": (2, "it lies below an evaluator"),
    "under_embedding": (2, "it lies below an embedding"),
    "under_retriever": (2, "it lies below a retriever"),
    "aside_name": (2, "a title, summary, routing or check, told by a name"),
    "aside_prompt": (2, "a title, summary or check, told by its prompt's form"),
    "same_call_inside": (3, "a span below it is the same call"),
    "same_call_outside": (3, "a span above it is the same call and has the content"),
    "under_tool": (4, "it lies below a tool"),
    "delegated_agent": (4, "another agent employed the one that said it"),
    "matches_root_output": (5, "it says what the run returned"),
    "final_tool": (5, "the agent returned what a final-answer tool was handed"),
    "latest_started": (6, "the latest call to start that answered"),
    "final_tool_call": (6, "it hands in the answer by a call"),
    "empty_latest": (6, "the latest call said nothing, and that is what the user got"),
    "not_the_last": (6, "another call stands closer to the end"),
    "no_text": (6, "it has no text"),
    "root_agent_output": (7, "what the run returned, which no model call says"),
    "not_a_generation": (None, "no model call"),
    "not_looked_at": (None, "the unit was settled before a selection"),
}
"""Why a span was or was not the final generation: the selector's rule, if any, and the words."""

REASONS: Final = {
    "no_spans": "no span came",
    "attributes_dropped_upstream": "no content, and the sender dropped attributes",
    "no_content": "no content was captured: the writer's capture is off, or nothing was said",
    "run_failed": "the run failed for good and has no answer",
    "ends_on_tool_call": "the trace ends on a tool call without an answer",
    "no_answer": "no model call answered",
    "paused": "judging is paused",
    "evaluator_environment": "an evaluator's own work, by its environment",
    "own_environment": "our own work, by its environment",
    "own_service": "our own work, by its service",
    "own_scope": "our own work, by its scope",
    "not_matched": "does not apply: applies_to does not match",
    "criterion_not_sampled": "not sampled: beyond this criterion's share",
    "sampled_out": "sampled out",
    "over_budget": "left out by the sampling budget",
    "not_judged": "explained only: nothing was asked of a judge",
    "unfinished_at_stop": "the process stopped before it was done",
}
"""Why a unit or a criterion was not judged."""


def rule_of(why: str) -> tuple[int | None, str]:
    """Return the number of the rule behind a note, None where none applied, and its words."""
    return RULES.get(why, (None, why.replace("_", " ")))


def in_words(reason: str) -> str:
    """Return a reason in words, the slug with spaces where there are none."""
    return REASONS.get(reason, reason.replace("_", " "))
