"""Marks of an attack on the judge in what it is shown.

A mark never decides: it keeps a pass from being published and sends it to a person
(`judging.outcome`), so a false mark costs a review and a missed one costs what the judge
itself withstands.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterable
from typing import Final

import re2

from sidecar.judging.clean import plain

VERSION: Final = "1"
"""Part of judge_version: another set of marks sends other passes to people."""

_GRADE = r"(?:pass(?:ed|ing)?|full marks|10/10|aprobad[oa]|correct[oa]?|apto)"
_RULES = r"(?:instruction|rule|prompt|rubric|criteri|instruccion|regla|r[uú]brica)"
_MARKS: Final = tuple(
    (name, re2.compile(f"(?i){pattern}"))
    for name, pattern in (
        ("verdict", r"\b(?:verdict|veredicto)\b.{0,25}\bpass\b"),
        ("verdict", r"\"pass\"\s*:\s*true"),
        (
            "order",
            r"\b(?:rate|grade|mark|score|judge|evaluate) (?:this|it|the (?:answer|response"
            rf"|reply))\b.{{0,20}}\b{_GRADE}\b",
        ),
        (
            "order",
            r"\b(?:punt[uú]a|califica|eval[uú]a|marca|valora|juzga)(?:r|d|la|lo|n)?\b"
            rf".{{0,50}}\bcomo\b.{{0,12}}\b{_GRADE}\b",
        ),
        (
            "order",
            r"\b(?:ignor|disregard|forget|olvid|override|bypass)\w*\b.{0,30}\b(?:previous|prior"
            r"|above|earlier|all|any|your|these|tod[ao]s|las|tus|sus|anterior\w*|previas?)\b"
            rf".{{0,30}}\b{_RULES}",
        ),
        ("order", rf"\bdisregard\b.{{0,30}}\b{_RULES}"),
        (
            "order",
            r"\b(?:note|message|attention|nota|mensaje|atenci[oó]n)\b.{0,20}\b(?:to|for|al|para)\b"
            r".{0,12}\b(?:grader|judge|evaluator|juez|evaluador)",
        ),
        (
            "role",
            r"<\|(?:im_start|im_end|system|assistant|user|end|eot_id|start_header_id|endoftext)"
            r"|<(?:start|end)_of_turn>|\[/?INST\]|<</?SYS>>|</?s>",
        ),
    )
)

_LOOKALIKES: Final = str.maketrans(
    "авсԁеһіјӏмопрԛѕтυѵԝхуАВСЕНІЈКМОРЅТХΑΒΕΖΗΙΚΜΝΟΡΤΥΧαορ",
    "abcdehijlmonpqstuvwxyABCEHIJKMOPSTXABEZHIKMNOPTYXaop",
)
"""Cyrillic and Greek letters that look like Latin ones; used for looking, never for showing."""

_BASE64: Final = re.compile(r"[A-Za-z0-9+/_-]{24,4000}={0,2}")
_BASE64_RUNS: Final = 20


def marks(texts: Iterable[str], rubric: str) -> tuple[str, ...]:
    """Return the marks found, sorted: verdict, order, role, rubric_echo.

    `rubric`: the pass sentence; an answer that repeats it speaks to the judge, not the user.
    """
    found: set[str] = set()
    echo = _folded(rubric)
    for text in texts:
        seen = plain(text).translate(_LOOKALIKES)
        for part in (seen, *_decoded(seen)):
            found.update(name for name, pattern in _MARKS if pattern.search(part))
        if len(echo) >= 20 and echo in _folded(seen):
            found.add("rubric_echo")
    return tuple(sorted(found))


def _folded(text: str) -> str:
    return " ".join(plain(text).casefold().split())


def _decoded(text: str) -> Iterable[str]:
    for run in _BASE64.findall(text)[:_BASE64_RUNS]:
        body = run.rstrip("=").replace("-", "+").replace("_", "/")
        try:
            yield base64.b64decode(body + "=" * (-len(body) % 4)).decode("utf-8")
        except (binascii.Error, UnicodeDecodeError):
            continue  # not base64 of text: the usual case, an id or a word
