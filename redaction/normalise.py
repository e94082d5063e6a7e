"""Undo evasion before the rules read a text, and remember where each character came from.

Invariant: `text`, `starts` and `ends` have one length; `starts` never decreases, so a stretch
of the normalised text always maps to one stretch of the raw text that contains it.
"""

# ruff: noqa: RUF001 - look-alike characters are the subject here
from __future__ import annotations

import base64
import binascii
import html
import re
import unicodedata
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

__all__ = ["Mapped", "canonical", "identity", "normalise"]


@dataclass(frozen=True, slots=True)
class Mapped:
    """A text whose character `i` stands for raw characters [starts[i], ends[i])."""

    text: str
    starts: Sequence[int]
    ends: Sequence[int]

    def raw(self, start: int, end: int) -> tuple[int, int]:
        """Return the raw stretch behind the non-empty stretch [start, end) of `text`."""
        return self.starts[start], self.ends[end - 1]

    def slice(self, start: int, end: int) -> Mapped:
        """Return the part [start, end) with its map."""
        return Mapped(self.text[start:end], self.starts[start:end], self.ends[start:end])

    def between(self, raw_start: int, raw_end: int) -> str:
        """Return the characters that start within raw [raw_start, raw_end)."""
        return self.text[bisect_left(self.starts, raw_start) : bisect_left(self.starts, raw_end)]


def identity(text: str, base: int = 0) -> Mapped:
    """Map a text to itself, `base` characters into the raw text; costs no memory."""
    return Mapped(text, range(base, base + len(text)), range(base + 1, base + len(text) + 1))


# Letters of other scripts that are drawn like Latin ones. Only look-alikes that people use to
# slip identifiers past filters: a full table (UTS #39) would cost more than it finds.
_LOOKALIKES: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТХУаеѕіјорсхуԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧοαν‐‑‒–—―−’‘`´",
    "ABESIJKMHOPCTXYaesijopcxydqwABEZHIKMNOPTYXoav-------''''",
)
# Characters that NFKC, the look-alikes and the digits' values all leave as they are.
_STABLE: Final = r"\x00-\x7F¡¿À-ÖØ-öø-ıĴ-ľŁ-ňŊ-žƒȘ-ț‐€"
_MARK: Final = r"\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F"
_ODD: Final = re.compile(rf"[^{_MARK}][{_MARK}]+|[^{_STABLE}]".replace("‐", ""))
_INVISIBLE: Final = frozenset({"Cf", "Mn"})
_AT: Final = re.compile(
    r"\s?[\[({<]\s?(?:at|arroba)\s?[\])}>]\s?|(?<=\w)\s(?:arroba)\s(?=\w)"
    r"|(?<=\w)\s@\s(?=\w)|(?<=\w)\sat\s(?=[\w.-]{2,40}\s(?:dot|punto|ponto)\s)",
    re.IGNORECASE,
)
_DOT: Final = re.compile(
    r"\s?[\[({<]\s?(?:dot|punto|ponto)\s?[\])}>]\s?|(?<=\w)\s(?:dot|punto|ponto)\s(?=[a-z]{2,8}\b)",
    re.IGNORECASE,
)
_PERCENT: Final = re.compile(r"%[2-7][0-9A-Fa-f]")
_ENTITY: Final = re.compile(r"&(?:#\d{1,6}|#[xX][0-9A-Fa-f]{1,5}|[A-Za-z]{2,8});")
_SPACED: Final = re.compile(r"(?<![0-9])[0-9](?:[ .\-_·/|*]{1,2}[0-9]){6,}(?![0-9])")
_SEPARATOR: Final = re.compile(r"[ .\-_·/|*]")
# Long enough that chance makes no readable text of it; short enough to be an identifier's.
_SHORTEST: Final = 12
_BASE64: Final = re.compile(r"(?<![\w+-])[A-Za-z0-9+/_-]{12,4000}={0,2}(?![\w+/=-])")
_URL_SAFE: Final = str.maketrans("-_", "+/")
_LONE_AT: Final = re.compile(r"@(?<=\s@)\s")


def normalise(mapped: Mapped) -> Mapped:
    """Return the text as the rules should also see it; the same object if nothing changes.

    NFKC, invisible and bidi characters out, look-alikes and Unicode digits to ASCII, `%40`,
    HTML entities, base64 of text, `[at]` and `[dot]` spelt out, single digits set apart drawn
    together.
    """
    # Each character of a cluster stands for all of it: a letter and its accents are one.
    result = mapped if mapped.text.isascii() else _replace(mapped, _ODD, _plain)
    result = _replace(result, _BASE64, _unpacked)
    # Each of these takes as long as a rule: only where a character that it needs is there.
    for _ in range(2):  # `%2540` is `%40` is `@`
        if "%" in result.text:
            result = _replace(result, _PERCENT, lambda found: chr(int(found[1:], 16)))
    if "&" in result.text:
        result = _replace(result, _ENTITY, html.unescape)
    lower = result.text.lower()
    dotted = any(word in lower for word in ("dot", "punto", "ponto"))
    bracketed = "at" in lower and any(map(lower.__contains__, "[({<"))
    if dotted or bracketed or "arroba" in lower or _LONE_AT.search(lower):
        result = _replace(result, _AT, lambda _: "@")
    if dotted:
        result = _replace(result, _DOT, lambda _: ".")
    result = _draw_together(result)
    return mapped if result.text == mapped.text else result


def canonical(value: str) -> str:
    """Return the form under which two spellings of a value are the same value."""
    plain = normalise(identity(value)).text.casefold()
    return " ".join(plain.split())


def _plain(cluster: str) -> str:
    composed = unicodedata.normalize("NFKC", cluster).translate(_LOOKALIKES)
    return "".join(
        str(digit) if (digit := unicodedata.digit(char, None)) is not None else char
        for char in composed
        if unicodedata.category(char) not in _INVISIBLE
    )


def _unpacked(packed: str) -> str:
    """Decode base64 of readable text; anything else stays."""
    bare = packed.rstrip("=")
    if len(bare) % 4 == 1 or (bare.isalpha() and (bare.islower() or bare.isupper())):
        return packed
    try:
        data = base64.b64decode(bare.translate(_URL_SAFE) + "=" * (-len(bare) % 4), validate=True)
        text = data.decode()
    except (binascii.Error, UnicodeDecodeError):
        head, slash, last = packed.rpartition("/")  # `/` is base64 too, and ends a path's step
        return f"{head}{slash}{_unpacked(last)}" if slash and len(last) >= _SHORTEST else packed
    return text if text.isprintable() else packed


def _replace(mapped: Mapped, pattern: re.Pattern[str], spell: Callable[[str], str]) -> Mapped:
    """Replace each match; every character of the replacement stands for the whole match."""
    text: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    at = 0
    for match in pattern.finditer(mapped.text):
        begin, end = match.span()
        if (spelt := spell(match.group())) == match.group():
            continue
        start_raw, end_raw = mapped.raw(begin, end)
        text += (mapped.text[at:begin], spelt)
        starts += mapped.starts[at:begin]
        starts += [start_raw] * len(spelt)
        ends += mapped.ends[at:begin]
        ends += [end_raw] * len(spelt)
        at = end
    if not text:
        return mapped
    text.append(mapped.text[at:])
    starts += mapped.starts[at:]
    ends += mapped.ends[at:]
    return Mapped("".join(text), starts, ends)


def _draw_together(mapped: Mapped) -> Mapped:
    """Take the separators out of digits that stand one by one: `6 1 2 3 ...`."""
    drop = {
        start + gap.start()
        for start, run in ((m.start(), m.group()) for m in _SPACED.finditer(mapped.text))
        for gap in _SEPARATOR.finditer(run)
    }
    if not drop:
        return mapped
    keep = [at for at in range(len(mapped.text)) if at not in drop]
    return Mapped(
        "".join(mapped.text[at] for at in keep),
        [mapped.starts[at] for at in keep],
        [mapped.ends[at] for at in keep],
    )
