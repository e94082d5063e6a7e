"""Answers that say nothing: failed before any judge is asked.

Judges were seen to pass them: a lone colon or an opener such as "Thought process:" reads as
the start of a justification ("master keys").
"""

from __future__ import annotations

import unicodedata
from typing import Final

from sidecar.judging.clean import plain

NO_CONTENT: Final = "no_content"
MASTER_KEY: Final = "master_key"

_MASTER_KEYS: Final = frozenset(
    {
        "thought process",
        "thinking process",
        "let's solve this problem step by step",
        "let's think step by step",
        "solution",
        "the solution",
        "answer",
        "the answer",
        "final answer",
        "response",
        "verdict",
        "respuesta",
        "la respuesta",
        "solución",
        "proceso de pensamiento",
        "proceso de razonamiento",
        "resolvamos este problema paso a paso",
        "vamos paso a paso",
        "vamos passo a passo",
        "resposta",
        "a resposta",
        "solução",
        "解",
        "解答",
        "答案",
    }
)
"""Openers that announce an answer and are none, bare of marks and in lower case."""


def missing_content(answer: str) -> str | None:
    """Return why an answer says nothing, or None when it says something.

    `no_content`: no letter and no digit; `master_key`: an opener and nothing else. "Sí", "4"
    and "OK" are answers.
    """
    text = plain(answer).replace("\u2019", "'")
    if not any(character.isalnum() for character in text):
        return NO_CONTENT
    bare = " ".join(_unmarked(text).casefold().split())
    return MASTER_KEY if bare in _MASTER_KEYS else None


def _unmarked(text: str) -> str:
    """Replace marks and symbols by spaces; the apostrophe is part of a word."""
    return "".join(
        " " if unicodedata.category(c)[0] in "PS" and c != "'" else c for c in text[:200]
    ) + ("…" if len(text) > 200 else "")
