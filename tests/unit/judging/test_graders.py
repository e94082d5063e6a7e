"""Code checks: right on the raw answer, linear in it, and silent about it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from redaction.text import Entity
from sidecar.domain.observations import ToolCall
from sidecar.domain.outcomes import Outcome
from sidecar.judging.graders import CheckResult, dice, grade
from sidecar.policy import load
from sidecar.policy.checks import Check
from tests.fakes_judge import a_candidate

SHIPPED = load(Path(__file__).resolve().parents[3] / "policies")


def run(check: dict[str, Any], answer: str, *entities: Entity, **given: Any) -> CheckResult:
    """Grade one answer."""
    parsed: Check = TypeAdapter(Check).validate_python(check)
    return grade(parsed, a_candidate(answer, **given), entities)


PASS = (Outcome.PASS, "")


def fails(reason: str) -> tuple[Outcome, str]:
    """Return what a failed check says."""
    return Outcome.FAIL, reason


def regex(pattern: str, **more: Any) -> dict[str, Any]:
    """Return a regex check."""
    return {"kind": "regex", "pattern": pattern, **more}


SCHEMA = {
    "kind": "json_schema",
    "schema": {
        "type": "object",
        "required": ["day"],
        "properties": {"day": {"type": "string", "pattern": "^[A-Z]"}},
    },
}


@pytest.mark.parametrize(
    ("check", "answer", "expected"),
    [
        ({"kind": "not_empty"}, "Sí.", PASS),
        ({"kind": "not_empty"}, "4", PASS),
        ({"kind": "not_empty"}, " \n\t", fails("empty")),
        ({"kind": "not_empty"}, "...", fails("empty")),
        ({"kind": "not_empty"}, "\u200b\u2060\ufeff", fails("empty")),
        ({"kind": "min_length", "characters": 3}, " ab ", fails("too_short")),
        ({"kind": "max_length", "characters": 3}, "abcd", fails("too_long")),
        ({"kind": "max_length", "characters": 4}, "abcd", PASS),
        (regex(r"\d+ EUR"), "It costs 20 EUR", PASS),
        (regex(r"\d+ EUR"), "It costs money", fails("no_match")),
        (regex("eur", ignore_case=True), "EUR", PASS),
        (regex("guarantee", must="not_match"), "We guarantee it", fails("forbidden_match")),
        ({"kind": "url_present"}, "See https://example.com/a", PASS),
        ({"kind": "url_present"}, "See example.com", fails("no_url")),
        ({"kind": "url_present", "hosts": ["*.example.com"]}, "http://a.example.com", PASS),
        ({"kind": "url_present", "hosts": ["example.com"]}, "http://e.org", fails("other_host")),
        (
            {"kind": "url_present", "hosts": ["example.com"]},
            "https://example.com@evil.org/",
            fails("other_host"),
        ),
        ({"kind": "url_present", "accept_citation": True}, "As said [2].", PASS),
        (SCHEMA, '{"day": "Thursday"}', PASS),
        (SCHEMA, '```json\n{"day": "Thursday"}\n```', PASS),
        (SCHEMA, '{"day": "thursday"}', fails("schema")),
        (SCHEMA, '{"day": NaN}', fails("not_json")),
        (SCHEMA, "Thursday", fails("not_json")),
        (SCHEMA, "[" * 100_000, fails("not_json")),
        (
            {"kind": "similarity", "text": "we ship on thursday", "minimum": 0.7},
            "We ship Thursday",
            PASS,
        ),
        (
            {"kind": "similarity", "text": "we ship on thursday", "minimum": 0.7},
            "No idea",
            fails("too_different"),
        ),
        (
            {"kind": "similarity", "to": "question", "maximum": 0.8},
            "When does order 4821 arrive?",
            fails("too_similar"),
        ),
    ],
)
def test_each_check_of_the_answer(
    check: dict[str, Any], answer: str, expected: tuple[Outcome, str]
) -> None:
    """One line a rule: check, answer, outcome and reason."""
    result = run(check, answer)
    assert (result.outcome, result.reason) == expected


REFUND = ToolCall("issue_refund", '{"order": 77, "eur": 20.0, "lines": [{"n": 1}]}', result="ok")
LOOKUP = ToolCall("get_order", '{"order": 77}', result="paid")
CALLED = {"kind": "tool_called", "tools": ["*refund*"]}
NOT_CALLED = {"kind": "tool_not_called", "tools": ["*refund*"]}


@pytest.mark.parametrize(
    ("check", "calls", "expected"),
    [
        (CALLED, [LOOKUP, REFUND], PASS),
        (CALLED, [LOOKUP], fails("tool_not_called")),
        (CALLED | {"when": "refund"}, [LOOKUP], fails("tool_not_called")),
        (CALLED | {"when": "invoice"}, [], (Outcome.NOT_APPLICABLE, "condition_not_met")),
        (NOT_CALLED, [LOOKUP], PASS),
        (NOT_CALLED, [REFUND], fails("tool_called")),
    ],
)
def test_each_check_of_the_calls(
    check: dict[str, Any], calls: list[ToolCall], expected: tuple[Outcome, str]
) -> None:
    """By name, and only for answers that the condition names."""
    result = run(check, "Your Refund is on its way", tool_calls=calls)
    assert (result.outcome, result.reason) == expected


@pytest.mark.parametrize(
    ("equal", "expected"),
    [
        ({"order": 77}, PASS),
        ({"order": 77, "eur": 20}, PASS),
        ({"lines": [{"n": 1}]}, PASS),
        ({"order": "77"}, fails("arguments_differ")),
        ({"order": True}, fails("arguments_differ")),
        ({"other": None}, fails("arguments_differ")),
    ],
)
def test_arguments_are_equal_as_json_values(
    equal: dict[str, Any], expected: tuple[Outcome, str]
) -> None:
    """20 is 20.0; 77 is not "77", and no value is not null."""
    check = {"kind": "tool_arguments", "tool": "issue_refund", "equal": equal}
    result = run(check, "done", tool_calls=[REFUND])
    assert (result.outcome, result.reason) == expected


def test_arguments_that_are_no_object_fail_with_their_reason() -> None:
    """A call's arguments may be any text."""
    check = {"kind": "tool_arguments", "tool": "t", "equal": {"a": 1}}
    for arguments in ("[1]", "{", "text", "[" * 100_000):
        result = run(check, "done", tool_calls=[ToolCall("t", arguments)])
        assert result == CheckResult(Outcome.FAIL, "arguments_not_json")
    assert run(check, "done") == CheckResult(Outcome.FAIL, "tool_not_called")


def test_a_call_that_may_be_in_the_lost_part_of_the_trace_is_unknown() -> None:
    """Its absence proves nothing; its presence still does."""
    for check in (CALLED, NOT_CALLED, {"kind": "tool_arguments", "tool": "t", "equal": {"a": 1}}):
        result = run(check, "done", truncated_upstream=True)
        assert result == CheckResult(Outcome.UNKNOWN, "evidence_truncated")
    assert run(CALLED, "done", tool_calls=[REFUND], truncated_upstream=True).outcome is Outcome.PASS


def test_no_pii_reads_the_redactors_report() -> None:
    """By type and certainty; the answer itself is not looked at again."""
    check = {"kind": "no_pii", "entities": ["EMAIL*"], "min_score": 0.5}
    assert run(check, "a@example.com").outcome is Outcome.PASS
    assert run(check, "x", Entity("PERSON", 0, 1, 0.9)).outcome is Outcome.PASS
    assert run(check, "x", Entity("EMAIL_ADDRESS", 0, 1, 0.4)).outcome is Outcome.PASS
    found = run(check, "x", Entity("EMAIL_ADDRESS", 0, 1, 0.9))
    assert found == CheckResult(Outcome.FAIL, "pii_in_output")


@pytest.mark.parametrize(
    ("answer", "promises"),
    [
        ("I have issued the refund of 20 EUR.", True),
        ("I've refunded your order and the refund is on its way.", True),
        ("Your refund has been processed.", True),
        ("We will refund the refund amount today.", True),
        ("Hemos tramitado el reembolso; lo verá en 3 días.", True),
        ("He realizado el reembolso de su pedido.", True),
        ("Le reembolsaremos 20 EUR.", True),
        ("Refunds take 5 days once requested.", False),
        ("To ask for a refund, open your profile.", False),
        ("Para pedir un reembolso, abra su perfil.", False),
        ("Your order arrives on Thursday.", False),
    ],
)
def test_the_shipped_promise_is_recognised_in_both_languages(answer: str, promises: bool) -> None:
    """A promise without a call fails; a rule about refunds is no promise."""
    check = SHIPPED.criterion("tool_called").check
    assert check is not None
    result = grade(check, a_candidate(answer, tool_calls=[LOOKUP]), ())
    assert (result.outcome is Outcome.FAIL) is promises
    assert (result.outcome is Outcome.NOT_APPLICABLE) is not promises


@pytest.mark.parametrize("criterion", [c for c in SHIPPED.criteria if c.check], ids=lambda c: c.id)
def test_the_shipped_examples_decide_as_they_say(criterion: Any) -> None:
    """Gold passes; the edge case fails (an e-mail counts as the redactor would mask it)."""
    for name, outcome in (("gold", Outcome.PASS), ("edge_fail", Outcome.FAIL)):
        example = getattr(criterion.examples, name)
        calls = [ToolCall(c.name, c.arguments, result=c.result) for c in example.tool_calls]
        entities = (Entity("EMAIL_ADDRESS", 0, 5, 1.0),) if "@" in example.output else ()
        candidate = a_candidate(example.output, question=example.input, tool_calls=calls)
        assert grade(criterion.check, candidate, entities).outcome is outcome


@pytest.mark.parametrize("check", [regex("(a+)+$"), {"kind": "url_present"}, SCHEMA])
def test_no_answer_can_stall_a_check(check: dict[str, Any]) -> None:
    """What takes `re` until the end of time takes RE2 some milliseconds."""
    answer = "a" * 200_000 + "!"
    if check is SCHEMA:
        check = {"kind": "json_schema", "schema": {"type": "string", "pattern": "(a+)+$"}}
        answer = f'"{answer}"'
    started = time.perf_counter()
    run(check, answer)
    assert time.perf_counter() - started < 1.0


def test_a_schema_that_points_elsewhere_fetches_nothing() -> None:
    """A `$ref` to a URL makes the check unusable, and no connection is opened."""
    check = {"kind": "json_schema", "schema": {"$ref": "http://127.0.0.1:9/schema"}}
    assert run(check, "{}") == CheckResult(Outcome.UNKNOWN, "schema_unusable")


def test_dice_is_the_share_of_common_words() -> None:
    """Two of {a, a, b} and {a, b, c} are common: 2 * 2 / 6."""
    assert dice("a a b", "A b c") == pytest.approx(4 / 6)
    assert dice("", "") == 1.0
    assert dice("a", "") == 0.0
