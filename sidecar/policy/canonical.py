"""One spelling for every value, so that a hash depends on meaning alone."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from redaction.text import SafeText, trusted_literal


def canonical(value: Any) -> str:
    """Return JSON with sorted keys and no spaces; raises ValueError for NaN and infinity."""
    return json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )


def digest(value: Any) -> str:
    """Return the SHA-256 of a value's canonical JSON, in lowercase hex (64 characters)."""
    return sha256(canonical(value).encode()).hexdigest()


def ours(text: str) -> SafeText:
    """Vouch for text that the operator wrote into a policy, or that we computed without data.

    The one place where text that is no literal passes `trusted_literal`: a policy is our
    own text that came from a file.
    """
    return trusted_literal(text)
