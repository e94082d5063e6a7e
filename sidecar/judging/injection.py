"""Marks of an attack on the judge in what it is shown.

A mark never decides: it keeps a pass from being published and sends it to a person
(`judging.outcome`), so a false mark costs a review and a missed one costs what the judge
itself withstands.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import unquote

import re2

from sidecar.judging.clean import plain

VERSION: Final = "2"
"""Part of judge_version: another set of marks sends other passes to people."""

_GRADE = (
    r"(?:pass(?:ed|ing)?|full marks|10/10|aprobad[oa]|aprovad[oa]|correct[oa]?|corret[oa]|apt[oa])"
)
_RULES = (
    r"(?:instruction|rule|prompt|rubric|criteri|instruccion|regla|r[uú]brica"
    r"|instru[cç][oõ]es|regras|crit[eé]rio|guidance|guideline|what you were told|grading)"
)
_NOT = (
    r"(?:(?:ignor|disregard|forget|olv[ií]d|override|bypass|desconsider)\w*|esque[cç]\w*"
    r"|caso omiso|no sigas?|n[aã]o siga|(?:do not|don'?t) follow)"
)
_EARLIER = r"(?:previous|prior|above|earlier|anterior\w*|previ[oa]s?|acima)"
_JUDGE = r"(?:grader|judge|evaluator|juez|evaluador|avaliador|juiz)"
_MARKS: Final = tuple(
    (name, re2.compile(f"(?i){pattern}"))
    for name, pattern in (
        ("verdict", r"\b(?:verdict|veredicto|veredito)\b.{0,25}\bpass\b"),
        ("verdict", r"\"pass\"\s*:\s*true"),
        (
            "order",
            r"\b(?:rate|grade|mark|score|judge|evaluate) (?:this|it|the (?:answer|response"
            rf"|reply))\b.{{0,20}}\b{_GRADE}\b",
        ),
        (
            "order",
            r"\bgive (?:this|the) (?:answer|response|reply)\b.{0,12}\b(?:pass|full marks)\b",
        ),
        ("order", r"\b(?:dale|d[ae]le|ponle|p[oó]ngale|d[eê])\b.{0,12}\bapro(?:bado|va[cç])"),
        (
            "order",
            r"\b(?:punt[uú]a|califica|eval[uú]a|marca|valora|juzga|avali[ae]|marque|pontue"
            r"|classifique|julgue)(?:r|d|la|lo|n)?\b"
            rf".{{0,50}}\bcomo\b.{{0,12}}\b{_GRADE}\b",
        ),
        (
            "order",
            rf"\b{_NOT}\b.{{0,30}}\b(?:{_EARLIER}|all|any|everything|your|these|tod[ao]s|las|tus|sus)\b"
            rf".{{0,30}}\b{_RULES}",
        ),
        ("order", rf"\b{_NOT}\b.{{0,30}}\b{_RULES}\S{{0,6}}.{{0,20}}\b{_EARLIER}\b"),
        ("order", rf"\b{_NOT}\b.{{0,30}}\b(?:rubric|r[uú]brica|criteri|crit[eé]rio)"),
        ("order", rf"\bdisregard\b.{{0,30}}\b{_RULES}"),
        (
            "order",
            r"\b(?:note|message|attention|nota|mensaje|mensagem|atenci[oó]n)\b.{0,20}"
            rf"\b(?:to|for|al|ao|para)\b.{{0,12}}\b{_JUDGE}",
        ),
        ("order", rf"\b(?:attention|atenci[oó]n|aten[cç][aã]o)\b.{{0,6}}\b{_JUDGE}\b"),
        (
            "verdict",
            r"\b(?:passing|positive|approv\w+|aprobator\w+)\b.{0,10}\b(?:verdict|veredict?o)\b"
            r"|\b(?:verdict|veredict?o)\b.{0,25}\b(?:passing|positiv\w+|appro\w+|apro[bv]\w+)",
        ),
        ("verdict", r"\b(?:label|grade)\b.{0,30}\b(?:is|be|as)[\s:\"'`*]{1,4}pass(?:ing)?\b"),
        (
            "order",
            r"\b(?:output|respond with|reply with|default to|return|responde(?: siempre)?"
            r"|responda(?: apenas| siempre)?|devuelve)[\s:\"'`*]{1,4}pass\b",
        ),
        ("order", r"\b(?:all|any|every|this) (?:answers?|responses?) (?:pass|passes)\b"),
        (
            "order",
            rf"\b(?:{_JUDGE}|reviewer|revisor)s?\b.{{0,40}}\b(?:approve|accept|generous|lenient"
            r"|pass|passing|aprobar|aprobarla|aceptar|aprovar|aprob[ae]|benevolente)\b",
        ),
        (
            "order",
            r"\b(?:stop|do not|don'?t|no) (?:evaluat|grad(?:e|ing)|judg(?:e|ing)|eval[uú]e)\w*"
            r"\b.{0,20}\b(?:and|answer|response|reply|this|respuesta)\b",
        ),
        ("order", r"\bsystem override\b|\bnew instructions? follow\b|\binstructions? are void\b"),
        ("order", r"\b(?:rubric|r[uú]brica)s?\b.{0,12}\b(?:has|have|ha) (?:changed|cambiado)\b"),
        (
            "order",
            r"\b(?:pretend|assume|finge|supon|sup[oó]n|suponga|considera|considere)\b.{0,30}"
            r"\b(?:criteri|rubric|r[uú]brica|crit[eé]rio)",
        ),
        ("order", r"<\s*/?\s*(?:grader|judge|evaluator|evaluation|rubric|verdict)[\w-]*\s*>"),
        # Any token of a chat template, whatever its name; and the oldest of turn marks.
        ("role", r"<\|[a-z_0-9]{1,30}\|>|<(?:start|end)_of_turn>|\[/?INST\]|<</?SYS>>|</?s>"),
        ("role", r"\n\s*\n\s*human\s*:"),
    )
)

_LOOKALIKES: Final = str.maketrans(
    "авсԁеһіјӏмопрԛѕтυѵԝхуАВСЕНІЈКМОРЅТХΑΒΕΖΗΙΚΜΝΟΡΤΥΧαορ",
    "abcdehijlmonpqstuvwxyABCEHIJKMOPSTXABEZHIKMNOPTYXaop",
)
"""Cyrillic and Greek letters that look like Latin ones; used for looking, never for showing."""

_QUOTED: Final = re.compile(r"%[0-9A-Fa-f]{2}")
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
        for part in (seen, *_decoded(seen), *_unquoted(seen)):
            found.update(name for name, pattern in _MARKS if pattern.search(part))
        if len(echo) >= 20 and echo in _folded(seen):
            found.add("rubric_echo")
    return tuple(sorted(found))


def _folded(text: str) -> str:
    return " ".join(plain(text).casefold().split())


def _unquoted(text: str) -> Iterable[str]:
    """Yield the text without percent signs, where it has them: `%0AIgnore` is a line of its own."""
    if _QUOTED.search(text):
        yield unquote(text)


def _decoded(text: str) -> Iterable[str]:
    """Yield what runs of base64 may stand for, from each of four starts.

    What is glued before a run (`/`, a letter) shifts it; a wrong start decodes to noise, in
    which no mark is found.
    """
    for run in _BASE64.findall(text)[:_BASE64_RUNS]:
        body = run.rstrip("=").replace("-", "+").replace("_", "/")
        for start in range(4):
            part = body[start : start + 4 * ((len(body) - start) // 4)]
            rest = body[start + len(part) :]
            if len(rest) > 1:
                part += rest + "=" * (4 - len(rest))
            yield base64.b64decode(part).decode("utf-8", errors="replace")
