"""Log lines: what a person reads, how often, and what never appears."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from sidecar.adapters.telemetry import FanOut, LogEvents, configure
from sidecar.domain import events as e
from sidecar.domain.outcomes import Disposition
from tests.fakes import FakeClock, ListEvents


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """Say so."""
        return True


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Logging set up on a string; put back as it was afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    out = io.StringIO()
    configure(stream=out)
    yield out
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    """The JSON lines written so far."""
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_one_json_object(stream: io.StringIO) -> None:
    """Level, event, time and fields."""
    LogEvents(FakeClock()).emit(e.IdentityChanged("answered", "a-1", "b-2"))
    (line,) = lines(stream)
    assert line.pop("timestamp")
    assert line == {
        "level": "error",
        "event": "judge_identity_changed",
        "criterion": "answered",
        "asked": "a-1",
        "answered": "b-2",
    }


def test_routine_is_not_logged(stream: io.StringIO) -> None:
    """Nothing a span, a request or a finished unit does by itself makes a line."""
    log = LogEvents(FakeClock())
    log.emit(e.SpansReceived("kafka", 1, 1))
    log.emit(e.RequestSettled("otlp_http", "decoded"))
    log.emit(e.UnitSettled("t", "", Disposition.SCORED))
    assert lines(stream) == []


def test_each_code_has_a_rate(stream: io.StringIO) -> None:
    """Five lines a minute of one code; then how many were held back; other codes go on."""
    clock = FakeClock()
    log = LogEvents(clock, burst=5, interval=60.0)
    for _ in range(100):
        log.emit(e.DeadLettered("kafka", "bad_json"))
    log.emit(e.DeadLettered("kafka", "too_large"))
    assert [line["reason"] for line in lines(stream)] == ["bad_json"] * 5 + ["too_large"]
    clock._monotonic += 60
    log.emit(e.DeadLettered("kafka", "bad_json"))
    assert lines(stream)[-1]["held_back"] == 95


def test_the_rates_are_bounded_in_memory(stream: io.StringIO) -> None:
    """Ten thousand codes do not stay in memory."""
    log = LogEvents(FakeClock())
    for number in range(10_000):
        log.emit(e.Warned(f"code-{number}", ""))
    assert len(log._windows) == 256
    assert len(lines(stream)) == 10_000


def test_other_libraries_exceptions_lose_their_text(stream: io.StringIO) -> None:
    """The type and the place remain; a message may quote what was being parsed."""
    try:
        json.loads("canary-payload")  # its message would quote the place, others quote the text
    except ValueError:
        logging.getLogger("some.library").exception("could not parse")
    logging.getLogger("some.library").info("chatter")
    (line,) = lines(stream)
    assert (line["event"], line["exception"]) == ("could not parse", "JSONDecodeError")
    assert str(line["at"]).startswith("json.decoder:")
    assert "canary" not in stream.getvalue()


def test_a_terminal_gets_colours_but_no_orders() -> None:
    """What a peer names itself cannot steer the terminal."""
    terminal = Terminal()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        configure(stream=terminal)
        LogEvents(FakeClock()).emit(e.IdentityChanged("answered", "a", "b\x1b]0;owned\x07"))
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        structlog.reset_defaults()
    assert "judge_identity_changed" in terminal.getvalue()
    assert "\x1b]0;" not in terminal.getvalue()
    assert "\x1b[" in terminal.getvalue()


def test_the_console_form_has_no_colours_in_a_file(stream: io.StringIO) -> None:
    """Escape codes in a captured log help nobody."""
    configure(form="console", stream=stream)
    LogEvents(FakeClock()).emit(e.StateChanged("ready"))
    assert "state=ready" in stream.getvalue()
    assert "\x1b" not in stream.getvalue()


def test_fan_out_gives_each_event_to_all() -> None:
    """In order, to every taker."""
    first, second = ListEvents(), ListEvents()
    FanOut(first, second).emit(e.StateChanged("ready"))
    assert first.all == second.all == [e.StateChanged("ready")]
