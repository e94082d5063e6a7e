"""The last resort: attributes whose names say that they hold an input or an output.

What no convention claims is read as text with `low_confidence`, so that an unknown framework
is judged on something, and its score says on what.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from sidecar.domain.spans import Attributes, AttrValue, Span
from sidecar.semconv.bodies import read_input, read_output
from sidecar.semconv.reading import Reading
from sidecar.semconv.values import present, scalar

GUESSED = "guessed"
"""The convention of what was read by its attribute's name alone."""

_TAIL = r"(?:[._](?:value|content|text|message|messages|data))?"
_OUTPUT = re.compile(
    r"(?:.*[._])?(?:outputs?|response|result|completion|answer|reply|final_output|output_text"
    r"|response_text|generated_text)" + _TAIL
)
_INPUT = re.compile(
    r"(?:.*[._])?(?:inputs?|prompt|question|query|user_message|user_input|user_prompt)" + _TAIL
)
_MODEL = re.compile(r"(?:.*[._])?model(?:[._](?:name|id))?")
_OTHERS = (
    "http.", "db.", "rpc.", "url.", "net.", "network.", "server.", "client.", "exception.",
    "messaging.", "faas.", "code.", "gcp.", "aws.", "gen_ai.", "otel.", "process.", "tool.",
)  # fmt: skip
"""Namespaces whose own readers know better, or that hold no talk."""


def read(span: Span, *, guess: bool) -> Reading | None:
    """Read `input.value` and `output.value`; with `guess` also what is named alike.

    None when no attribute claims to be either.
    """
    guess = guess and present(span.attributes, "input.value", "output.value") is None
    given = read_input(_likeliest(span.attributes, _INPUT if guess else None, "input.value"))
    body = read_output(_likeliest(span.attributes, _OUTPUT if guess else None, "output.value"))
    if not (given.messages or body.messages):
        return None
    return Reading(
        convention=GUESSED if guess else "raw",
        input=given.messages,
        output=body.messages,
        asked_model=_model(span.attributes) if body.messages else None,
        answered_model=body.model,
        low_confidence=True,
    )


def _likeliest(attributes: Attributes, named: re.Pattern[str] | None, best: str) -> AttrValue:
    found = present(attributes, best)
    if found is not None or named is None:
        return found
    return present(attributes, *_keys(attributes, named))


def _keys(attributes: Attributes, named: re.Pattern[str]) -> Iterable[str]:
    for key, value in attributes.items():
        talk = not isinstance(value, (bool, int, float, bytes))
        if talk and not key.startswith(_OTHERS) and named.fullmatch(key):
            yield key


def _model(attributes: Attributes) -> str | None:
    return next((scalar(attributes[key]) for key in _keys(attributes, _MODEL)), None)
