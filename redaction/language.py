"""Guess Spanish, English or Portuguese from the small words; say None when unsure."""

# ruff: noqa: SIM905 - word lists read best as text
from __future__ import annotations

import re
from collections import Counter
from typing import Final, Literal

__all__ = ["Language", "detect"]

Language = Literal["en", "es", "pt"]

# Words that only one of the three uses often; shared ones ("a", "de", "no", "me") say nothing.
_WORDS: Final[dict[Language, frozenset[str]]] = {
    "en": frozenset(
        "the and is are was were to of in for with that this it you your my i we have has had "
        "be not but please on at can will would from they what which there when where how "
        "an or if so do does did he she his her their been our thanks hello hi am up out".split()
    ),
    "es": frozenset(
        "el los las y es en una un que del al con por su sus mi mis lo le les pero muy hola "
        "gracias está están soy usted ustedes hay ya sí también cuando donde qué cómo "
        "favor desde hasta tiene tengo puede puedo quiero quiere ha he han son fue era "
        "nombre llamo pedido esta este eso ese nos yo".split()
    ),
    "pt": frozenset(
        "o os um uma é em não que do da dos das ao com por seu sua meu minha mas muito olá oi "
        "obrigado obrigada está estão sou você vocês há já sim também quando onde como "
        "favor até tem tenho pode posso quero quer foi são ele ela nome chamo isso "
        "esse essa este esta pelo pela na nas eu depois".split()
    ),
}
_TOKEN: Final = re.compile(r"[^\W\d_]+")
# Four kilobytes decide as well as four hundred.
_READ: Final = 4_000


def detect(text: str) -> Language | None:
    """Return the language of `text`, or None when too short or too mixed to tell."""
    counts = Counter(token.lower() for token in _TOKEN.findall(text[:_READ]))
    scores = {
        language: sum(counts[word] for word in counts.keys() & words)
        for language, words in _WORDS.items()
    }
    (best, first), (_, second), _ = sorted(scores.items(), key=lambda item: -item[1])
    return best if first >= 2 and first >= 1.25 * second + 0.5 else None
