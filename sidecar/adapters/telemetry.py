"""Log lines for people: JSON on stderr, or colours on a terminal; never a payload.

Only ids, slugs and numbers are logged. What other libraries log passes at WARNING and above
without the text of its exceptions, which may quote what they choked on.
"""

from __future__ import annotations

import logging
import sys
from collections import OrderedDict
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any, Final, Literal, TextIO

import structlog
from structlog.typing import EventDict, WrappedLogger

from sidecar.domain import events as e
from sidecar.domain.outcomes import Disposition
from sidecar.ports import Clock, Events

_MAX_KEYS: Final = 256
"""Kinds of line remembered for their rate; the one unseen longest is forgotten first."""

Line = tuple[str, str, str, dict[str, object]]
"""Level, event, the code its rate is kept by, and its fields."""


def configure(
    *,
    level: str = "info",
    form: Literal["auto", "json", "console"] = "auto",
    stream: TextIO | None = None,
) -> None:
    """Set up structlog and the standard library's logging on one stream (stderr).

    `form` json is one object a line, console is for people; auto gives a terminal the
    console. Colours only on a terminal.
    """
    out = sys.stderr if stream is None else stream
    console = form == "console" or (form == "auto" and out.isatty())
    render: Callable[[WrappedLogger, str, EventDict], Any] = (
        structlog.dev.ConsoleRenderer(colors=out.isatty())
        if console
        else structlog.processors.JSONRenderer()
    )
    shared: list[Callable[[WrappedLogger, str, EventDict], Any]] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _name_exception,
    ]
    structlog.configure(
        processors=[*shared, render],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(out),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    # Each peer that does not speak HTTP would make it warn; we count them (bad_http).
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


def _name_exception(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Keep an exception's type and place; its message and locals may hold payload."""
    info = event.pop("exc_info", None)
    if info is True:
        info = sys.exc_info()
    if isinstance(info, tuple):
        info = info[1]
    if isinstance(info, BaseException):
        event["exception"] = type(info).__name__
        event["at"] = _place(info.__traceback__)
    return event


def _place(traceback: TracebackType | None) -> str:
    """Name the innermost frame: module and line."""
    place = ""
    while traceback is not None:
        module = traceback.tb_frame.f_globals.get("__name__", "?")
        place = f"{module}:{traceback.tb_lineno}"
        traceback = traceback.tb_next
    return place


class LogEvents:
    """Logs the events a person wants to read, each kind at most `burst` times an `interval`.

    `interval` in seconds. The first line after a pause says how many were held back.
    """

    def __init__(self, clock: Clock, *, burst: int = 5, interval: float = 60.0) -> None:
        self._clock = clock
        self._burst = burst
        self._interval = interval
        self._windows: OrderedDict[tuple[str, str], list[float]] = OrderedDict()
        self._log: structlog.typing.FilteringBoundLogger = structlog.get_logger("judge_sidecar")

    def emit(self, event: e.Event) -> None:
        """Log one event if it is worth a line now."""
        describe = _LINES.get(type(event))
        line = describe(event) if describe else None
        if line is None:
            return
        level, name, code, fields = line
        held_back = self._held_back((name, code))
        if held_back is None:
            return
        if held_back:
            fields["held_back"] = held_back
        getattr(self._log, level)(name, **fields)

    def _held_back(self, key: tuple[str, str]) -> int | None:
        """Return how many such lines were held back before this one; None to hold it too."""
        now = self._clock.monotonic()
        window = self._windows.setdefault(key, [now, 0.0])
        self._windows.move_to_end(key)
        if len(self._windows) > _MAX_KEYS:
            self._windows.popitem(last=False)
        started, count = window
        if now - started < self._interval:
            window[1] = count + 1
            return 0 if count < self._burst else None
        window[:] = [now, 1.0]
        return max(0, int(count) - self._burst)


class FanOut:
    """Hands each event to several takers, in order."""

    def __init__(self, *takers: Events) -> None:
        self._takers = takers

    def emit(self, event: e.Event) -> None:
        """Pass it on; the takers never raise (ports.Events)."""
        for taker in self._takers:
            taker.emit(event)


def _plain(text: str) -> str:
    """Cut what a peer named, and take out what would steer a terminal."""
    return "".join(c if c.isprintable() else "?" for c in text[:500])


def _request(x: e.RequestSettled) -> Line | None:
    if x.fate == "decoded":
        return None
    fields: dict[str, object] = {"source": x.source, "fate": x.fate, "reason": x.reason}
    return "warning", "request_refused", f"{x.source} {x.reason}", fields


def _unit(x: e.UnitSettled) -> Line | None:
    if x.disposition not in (Disposition.LOST_AT_SHUTDOWN, Disposition.JUDGE_UNAVAILABLE):
        return None
    fields: dict[str, object] = {"trace_id": x.trace_id, "unit": x.unit, "reason": x.reason}
    return "warning", f"unit_{x.disposition}", x.reason, fields


_LINES: Final[Mapping[type, Callable[[Any], Line | None]]] = {
    e.RequestSettled: _request,
    e.UnitSettled: _unit,
    e.KeyMismatch: lambda x: ("warning", "key_mismatch", x.topic, {"topic": x.topic}),
    e.IdentityChanged: lambda x: (
        "error",
        "judge_identity_changed",
        x.criterion,
        {"criterion": x.criterion, "asked": x.asked, "answered": _plain(x.answered)},
    ),
    e.RedactionFailed: lambda x: (
        "error",
        "redaction_failed",
        x.kind,
        {"trace_id": x.trace_id, "kind": x.kind},
    ),
    e.PushFailed: lambda x: (
        "warning",
        "score_push_failed",
        x.kind,
        {"scores": x.scores, "kind": x.kind},
    ),
    e.DeadLettered: lambda x: (
        "warning",
        "dead_lettered",
        f"{x.source} {x.reason}",
        {"source": x.source, "reason": x.reason},
    ),
    e.SamplingStepped: lambda x: (
        "warning" if x.lowered else "info",
        "sampling_stepped",
        x.step.reason,
        {
            "factor": x.step.factor,
            "reason": x.step.reason,
            "spent_dollars": round(x.step.spent_dollars, 4),
        },
    ),
    e.StateChanged: lambda x: ("info", "state", x.state, {"state": x.state}),
    e.Warned: lambda x: ("warning", x.code, x.code, {"detail": _plain(x.detail)}),
}
