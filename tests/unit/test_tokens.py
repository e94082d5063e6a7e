"""A token that is asked for is never empty, whoever builds the server."""

from __future__ import annotations

import pytest

from sidecar.adapters.web.guard import Guard
from sidecar.app.compose import secret
from sidecar.wire.otlp_answers import Refusal, check_token, token_bytes


@pytest.mark.parametrize("empty", ["", " ", "\n"])
def test_an_empty_token_is_a_fault_and_not_an_open_door(empty: str) -> None:
    """`Authorization: Bearer` with nothing behind it would show it."""
    with pytest.raises(ValueError, match="empty token"):
        token_bytes(empty)
    with pytest.raises(ValueError, match="empty token"):
        Guard("127.0.0.1", empty)


def test_only_the_absence_of_a_token_asks_for_nothing() -> None:
    """None is the one value that means no authentication."""
    check_token("", token_bytes(None))
    assert secret(None) is None
    with pytest.raises(Refusal):
        check_token("Bearer ", token_bytes("s3cret"))
