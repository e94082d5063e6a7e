"""Titles, summaries, tags and checks are told from answers: by name, by node, by prompt."""

from __future__ import annotations

import json

import pytest

from sidecar.domain.spans import Span
from tests.unit.semconv.build import agent, chat, outcome, plain, selected, span

ANSWER = "The lamp is forty metres tall and may be visited in summer."
SHORT = "Height of the lamp"


def asked(*aside: Span) -> str:
    """The id of what is selected among an answer `c` and what came after it."""
    return outcome(plain("root"), chat("c", ANSWER, at=10), *aside)[0]


class TestAsides:
    """Told by name, by node, by prompt; never where nothing else answers."""

    @pytest.mark.parametrize(
        "name",
        [
            "title_generation:3f0c",
            "TitleMaker",
            "make-title",
            "generate_headline",
            "tags_generation",
            "follow_up_generation",
            "output_guardrail",
            "moderation",
            "rename chat",
            "query_rewriter",
            "crear_titulo",
            "condense question",
        ],
    )
    def test_a_side_calls_own_name_tells_it(self, name: str) -> None:
        assert asked(chat("d", SHORT, at=30, name=name)) == "c"

    @pytest.mark.parametrize(
        "name",
        ["titanium_supplier", "suggest_restaurants", "entitlement", "coastguardians", "answer"],
    )
    def test_a_name_that_only_sounds_alike_does_not(self, name: str) -> None:
        assert (
            asked(chat("d", "Take the north road, it is open until nine.", at=30, name=name)) == "d"
        )

    def test_a_node_above_a_side_call_tells_it_unless_all_calls_share_it(self) -> None:
        node = span(
            "n",
            {"traceloop.span.kind": "task", "traceloop.entity.name": "name_conversation"},
            under="root",
            at=20,
        )
        assert asked(node, chat("d", SHORT, under="n", at=30)) == "c"
        shared = plain("root", named="title-service")
        assert outcome(shared, chat("b", SHORT, at=1), chat("c", ANSWER, at=10))[0] == "c"

    def test_a_metadata_task_and_an_agents_name_tell_it(self) -> None:
        by_task = {"langfuse.observation.metadata.task": "title_generation"}
        assert asked(chat("d", SHORT, at=30, more=by_task)) == "c"
        assert (
            asked(
                agent("a", named="titler", under="root", at=20), chat("d", SHORT, under="a", at=30)
            )
            == "c"
        )

    def test_a_judges_name_counts_only_where_its_output_is_a_verdict(self) -> None:
        debate = "Between the two the first is right: it is forty metres tall, as the plan shows."
        assert asked(chat("d", debate, at=30, name="judge")) == "d"
        assert asked(chat("d", '{"score": 0.9, "reason": "clear"}', at=30, name="judge")) == "c"

    @pytest.mark.parametrize(
        ("system", "question", "output"),
        [
            ("Write a short title for the conversation.", f"How tall? {ANSWER}", SHORT),
            ("", f"Title in three words: {ANSWER}", SHORT),
            ("", f"Resume en tres palabras: {ANSWER}", "Altura del faro"),
            ("", f"Reply SAFE or UNSAFE for this answer: {ANSWER}", "SAFE"),
            ("You are a policy classifier. Return JSON.", ANSWER, '{"verdict": "pass"}'),
            ("You check answers", ANSWER, '{"ok": true, "reason": "polite"}'),
            ("Score from 1 to 5.", ANSWER, "4"),
            (
                "",
                f"### Task:\nGenerate 1-3 broad tags.\n<chat>{ANSWER}</chat>",
                '{"tags": ["Lamps"]}',
            ),
            (
                "",
                f"Summarise this conversation for later turns: {ANSWER}",
                "The user wanted the height of the lamp and was told forty metres and the season.",
            ),
        ],
    )
    def test_the_prompts_form_tells_it_with_low_confidence(
        self, system: str, question: str, output: str
    ) -> None:
        found = selected(
            plain("root"),
            chat("c", ANSWER, at=10),
            chat("d", output, question, system=system, at=30),
        )
        assert found.candidate is not None
        assert (found.candidate.span_id, found.candidate.confidence <= 0.5) == ("c", True)
        assert {note.span_id: note.why for note in found.notes}["d"] == "aside_prompt"

    def test_a_title_is_the_answer_where_the_user_asked_for_one(self) -> None:
        assert (
            outcome(plain("root"), chat("c", SHORT, "Suggest a title for my essay.", at=10))[0]
            == "c"
        )

    def test_a_check_beside_the_answer_that_starts_later_is_told_by_its_verdict(self) -> None:
        check = chat("d", '{"ok": true}', system="You screen questions", at=12)
        assert asked(check) == "c"

    def test_an_answer_quoted_in_an_input_is_no_output(self) -> None:
        quoting = json.dumps([{"role": "user", "content": f"Title: {ANSWER}"}])
        side = span(
            "d",
            {"langfuse.observation.type": "generation", "langfuse.observation.input": quoting,
             "langfuse.observation.output": json.dumps('{"title": "Lamp"}')},
            under="root", at=30,
        )  # fmt: skip
        assert asked(side) == "c"

    def test_a_second_agent_that_builds_on_the_first_is_no_side_call(self) -> None:
        text = (
            "The bulletin is ready: the lamp is forty metres tall, tickets at the gate on Sunday."
        )
        assert asked(chat("d", text, f"Publish what the first agent found: {ANSWER}", at=30)) == "d"

    def test_a_failed_side_call_does_not_fail_the_run(self) -> None:
        failed = chat("d", None, name="title_generation", at=30, error=True)
        assert asked(failed) == "c"
