"""The judge's message, read strictly: the whole schema or nothing."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from sidecar.judging.parse import Parsed, Unreadable, parse
from sidecar.policy import load
from tests.fakes_judge import verdict_text

CRITERION = load(Path(__file__).resolve().parents[3] / "policies").criterion("answered_intent")
IDS = ("names_request", "gives_it")


def verdict(**change: Any) -> str:
    """Return a verdict's text with some keys changed."""
    return json.dumps(json.loads(verdict_text("pass", ids=IDS)) | change)


def said(text: str) -> str:
    """Return the verdict that was read, or why none was."""
    parsed = parse(text, CRITERION)
    return parsed.answer.verdict if isinstance(parsed, Parsed) else str(parsed)


def ticks(*passed: bool) -> list[dict[str, Any]]:
    """Return the two items, ticked."""
    return [{"id": name, "pass": ok, "note": None} for name, ok in zip(IDS, passed, strict=True)]


PASS, FAIL = verdict(), verdict_text("fail", ids=IDS)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (PASS, "pass"),
        (FAIL, "fail"),
        (verdict_text("unknown", ids=IDS), "unknown"),
        (f"Here it is:\n{PASS}\nBye", "pass"),
        (f"```json\n{PASS}\n```", "pass"),
        (f"{PASS}\nOn a second look:\n{FAIL}", "fail"),
        (f"{FAIL}\n{PASS}", "pass"),
        (f'{FAIL}\n{{"verdict": "pass"}}', "fail"),
        (f'{FAIL}\n{{"verdict": "pass"', "fail"),
        (verdict(criteria=ticks(True, True)[::-1]), "pass"),
        (verdict(score=1), "pass"),
        (verdict(score=0.5), "pass"),
        # nothing to read
        ("", "no_object"),
        ("Score: 5", "no_object"),
        ("pass", "no_object"),
        ('"pass"', "no_object"),
        (PASS[:-1], "no_object"),
        ("{" * 100_000, "no_object"),
        ('{"a":' * 5_000, "no_object"),
        # off the schema
        (verdict(verdict="partial"), "schema"),
        (verdict(verdict="Pass"), "schema"),
        (verdict(verdict=True), "schema"),
        (verdict(extra=1), "schema"),
        (verdict(rationale=None), "schema"),
        (verdict(score="1.0"), "schema"),
        (verdict(score=True), "schema"),
        (verdict(score=1.01), "schema"),
        (verdict(score=-0.1), "schema"),
        (verdict(criteria=json.dumps(ticks(True, True))), "schema"),
        (verdict(criteria=ticks(True, True)[:1]), "schema"),
        (verdict(criteria=[*ticks(True, True), {"id": "more", "pass": True}]), "schema"),
        (verdict(criteria=[ticks(True, True)[0]] * 2), "schema"),
        (verdict(criteria=[{"id": name, "pass": "true"} for name in IDS]), "schema"),
        (verdict(criteria=[{"id": name, "pass": 1} for name in IDS]), "schema"),
        (json.dumps({"answer": json.loads(PASS)}), "schema"),
        (PASS.replace("1.0", "NaN"), "schema"),
        (PASS.replace("1.0", "Infinity"), "schema"),
        (PASS.replace('"verdict"', '"verdict": "fail", "verdict"'), "schema"),
        # a verdict that is quoted within another object, whole or broken
        (f'{{"quoted": {PASS}}}', "schema"),
        (f'{{"quoted": {PASS}, "verdict": "fail"', "no_object"),
        (f'{{"quoted": {PASS} and so {FAIL}', "fail"),
        (f"the {{name}} was missing: {FAIL}", "fail"),
        # against itself
        (verdict(criteria=ticks(True, False)), "inconsistent"),
        (verdict(score=0.4), "inconsistent"),
        (verdict(verdict="fail", score=0.6), "inconsistent"),
        (f"{PASS} {verdict(score=0.1)}", "inconsistent"),
    ],
)
def test_each_message_is_read_or_unparseable(text: str, expected: str) -> None:
    """An unreadable or contradictory message is never a pass."""
    assert said(text) == expected


def test_a_fence_is_removed_and_noted() -> None:
    """Its share says whether constrained decoding is in force."""
    for text, fenced in ((PASS, False), (f"```\n{PASS}\n```", True)):
        parsed = parse(text, CRITERION)
        assert isinstance(parsed, Parsed)
        assert parsed.fenced is fenced


@pytest.mark.parametrize("text", ["{" * 64_000, '{"a":' * 12_000, "[{" * 30_000, '{"a":1}' * 9_000])
def test_no_message_takes_long(text: str) -> None:
    """Starts and characters are bounded."""
    started = time.perf_counter()
    assert isinstance(parse(text, CRITERION), Unreadable)
    assert time.perf_counter() - started < 0.5
