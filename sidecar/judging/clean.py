"""Texts as a judge should see them: one form for each character, nothing invisible."""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Final

_INVISIBLE: Final = re.compile(
    "[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f"  # controls, without tab and newlines
    "\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff"  # zero width, bidi
    "\ufff9-\ufffb\ud800-\udfff\ue000-\uf8ff\U000e0000-\U000e0fff]"  # annotations, private, tags
)
_OPENERS: Final = re.compile(r"<(?![A-Z][A-Z_]{0,40}_\d{1,6}>)|\[(?=/?[A-Z_]{3,}\])")
"""`<` (but for our own `<PERSON_1>`) and `[INST]`: what chat templates and delimiters open with."""


def plain(text: str) -> str:
    """Return NFKC without control, zero-width, bidi, private and tag characters."""
    return _INVISIBLE.sub("", unicodedata.normalize("NFKC", text))


def json_string(text: str) -> str:
    r"""Return `plain(text)` as one JSON string that cannot open a role token or a delimiter.

    A server that tokenises the whole templated chat would read `<|im_start|>` in evidence
    as the start of a turn; as `\u003c` it is the same JSON value and no token.
    """
    quoted = json.dumps(plain(text), ensure_ascii=False)
    return _OPENERS.sub(lambda match: f"\\u{ord(match[0][0]):04x}", quoted)
