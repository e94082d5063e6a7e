"""The demo's summary adds up in the open, shows its sampling, and owns up to its judge."""

from __future__ import annotations

import io
import json
from dataclasses import replace

import pytest
from rich.console import Console

from sidecar.demo.progress import Steps
from sidecar.demo.summary import DemoResult, JudgeShown, Tally

RESULT = DemoResult(
    received=77,
    in_flight=0,
    dispositions={"scored": 73, "no_generation": 4, "filtered": 0},
    verdicts=(
        Tally("not_empty", "code", 73, {"pass": 69, "fail": 4}, right=73, checked=73),
        Tally(
            "tool_called",
            "code",
            25,
            {"pass": 17, "fail": 8, "not_applicable": 44},
            right=25,
            checked=25,
        ),
        Tally("answered_intent", "llm", 69, {"fail": 3, "unknown": 4, "unparseable": 1}),
    ),
    redactions={"EMAIL_ADDRESS": 4, "PHONE_NUMBER": 11},
    judge=JudgeShown("tiny-judge", "tiny-judge", "0123456789abcdef", "reject"),
    scores_in_store=150,
    seconds=141.26,
    places=(("metrics", "http://127.0.0.1:9464/metrics"),),
)


def printed(result: DemoResult, width: int = 100) -> str:
    """Return what a person sees, without line breaks inside sentences."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    result.print_table(console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_json() -> None:
    """The object has every promised key, and three outcomes for each criterion at least."""
    shown = json.loads(json.dumps(RESULT.as_json()))
    promised = "received in_flight dispositions verdicts redactions judge scores_in_store seconds"
    assert set(promised.split()) <= set(shown)
    assert shown["received"] == sum(shown["dispositions"].values()) + shown["in_flight"]
    assert shown["adds_up"] is True
    assert replace(RESULT, received=78).as_json()["adds_up"] is False
    assert shown["verdicts"]["answered_intent"] == {
        "pass": 0,
        "fail": 3,
        "unknown": 4,
        "unparseable": 1,
    }
    assert shown["sampled"]["answered_intent"] == {"grader": "llm", "judged": 8, "of": 69}
    assert set(shown["judge"]) == {
        "requested_model",
        "answered_model",
        "judge_version",
        "calibration",
    }


def test_sampling_is_visible() -> None:
    """A sampled criterion says how many of how many; one that saw all does not say sampled."""
    lines = printed(RESULT).splitlines()
    (llm,) = [line for line in lines if "answered_intent" in line]
    (code,) = [line for line in lines if "tool_called" in line]
    assert "8 of 69 sampled" in llm
    assert "unparseable 1" in llm
    assert "25 of 25" in code
    assert "sampled" not in code


def test_the_sum_is_shown() -> None:
    """Received stands under its parts; a sum that fails is said, not hidden."""
    assert "NOT add up" not in printed(RESULT)
    lost = replace(RESULT, dispositions={"scored": 72, "no_generation": 4})
    assert not lost.adds_up
    assert "does NOT add up" in printed(lost)


def test_the_judge_is_owned_up_to() -> None:
    """The local model's verdicts are called worthless; a real judge's are not."""
    assert "worthless" in printed(RESULT)
    assert "REJECT" in printed(RESULT)
    real = replace(RESULT, judge=replace(RESULT.judge, calibration="none", ours=False))
    assert "worthless" not in printed(real)
    assert "human labels" in printed(real, width=200)


def test_truth() -> None:
    """Missed truths name their criterion; the llm's misses are no failure of the demo."""
    assert "right on all 98 verdicts" in printed(RESULT)
    missed = replace(RESULT, verdicts=(replace(RESULT.verdicts[0], right=72),))
    assert missed.wrong == 1
    assert "not_empty 72 of 73" in printed(missed)
    guessed = replace(RESULT, verdicts=(replace(RESULT.verdicts[2], checked=8),))
    assert guessed.wrong == 0


@pytest.mark.parametrize("width", [40, 60, 80])
def test_narrow(width: int) -> None:
    """No line is wider than the terminal, and nothing is cut off with dots."""
    text = printed(RESULT, width)
    assert all(len(line.rstrip()) <= width for line in text.splitlines())
    assert "…" not in text


def test_progress_in_a_pipe() -> None:
    """Without a terminal each step is one line, and a long one says its quarters."""
    out = io.StringIO()
    steps = Steps(Console(file=out, force_terminal=False))
    with steps.step("one"):
        pass
    with steps.progress("two (slow)") as told:
        for share in (0.1, 0.5, 0.6, 1.0):
            told(share)
    steps.say("three")
    assert out.getvalue() == "one\ntwo (slow)\ntwo: 50%\nthree\n"


def test_progress_of_a_number_of_things() -> None:
    """In a pipe it is counted: at each quarter, and one by one in the last."""
    steps = Steps(Console(file=io.StringIO(), width=40, color_system=None))
    with steps.progress("judging (slow)", of=77) as told:
        for done in (0, 3, 20, 21, 60, 60, 61, 77):
            told(done / 77)
    assert isinstance(steps.console.file, io.StringIO)
    assert steps.console.file.getvalue().splitlines() == [
        "judging (slow)",
        *(f"judging: {done} of 77" for done in (20, 60, 61, 77)),
    ]


def test_progress_at_a_terminal() -> None:
    """At a terminal a failing step is not shown as finished."""
    out = io.StringIO()
    steps = Steps(Console(file=out, force_terminal=True, color_system=None))
    with steps.progress("first [part]") as told:
        told(0.5)
    with pytest.raises(ValueError, match="broken"), steps.step("second"):
        raise ValueError("broken")
    done, failed = out.getvalue().split("second", 1)
    assert "* first [part]" in done
    assert "*" not in failed
