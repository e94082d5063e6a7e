"""Pins beside the judges' policies: judges/NAME.pin.json, read by `load`, written by a verb."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pydantic import ValidationError

from sidecar.policy.documents import MAX_BYTES, Problem
from sidecar.policy.judge import JudgePolicy, Pin

SUFFIX: Final = ".pin.json"
_AGAIN: Final = "run `judge-sidecar judge pin --judge {}`, or remove the file"


def pin_path(directory: Path, judge: str) -> Path:
    """Return where the pin of a judge stands, below a policies directory."""
    return directory / "judges" / f"{judge}{SUFFIX}"


def with_pin(judge: JudgePolicy, directory: Path) -> tuple[JudgePolicy, Problem | None]:
    """Return a judge as pinned, or as it is where there is no pin; a problem for one that lies.

    A pin made for another model or another decoding is no pin: nobody knows what the
    provider takes now.
    """
    path = pin_path(directory, judge.name)
    if not path.is_file():
        return judge, None
    file = f"judges/{path.name}"
    mend = _AGAIN.format(judge.name)
    try:
        raw = path.read_bytes()
        if len(raw) > MAX_BYTES:
            return judge, Problem(file, 1, "longer than a pin can be", mend)
        pin = Pin.model_validate_json(raw)
    except OSError as error:
        return judge, Problem(file, 1, f"cannot be read ({error.strerror})", "make it readable")
    except ValidationError:
        return judge, Problem(file, 1, "not a pin of this version", mend)
    if unlike := judge.unlike(pin):
        message = f"was made for another {', another '.join(unlike)} than the policy's"
        return judge, Problem(file, 1, message, mend)
    return judge.pinned(pin), None


def write_pin(directory: Path, judge: str, pin: Pin) -> Path:
    """Write a pin for people to read and to commit; returns where. Raises OSError."""
    path = pin_path(directory, judge)
    path.write_text(pin.model_dump_json(indent=2) + "\n", encoding="utf-8")
    return path
