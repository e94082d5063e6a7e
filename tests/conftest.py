"""Fixtures every test may use."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from blockbuster import blockbuster_ctx


@pytest.fixture
def anyio_backend() -> str:
    """The process runs on asyncio (uvloop where there is one); so do the tests."""
    return "asyncio"


@pytest.fixture(autouse=True)
def _no_blocked_event_loop() -> Iterator[None]:
    """A call of ours that would block the event loop fails the test that made it."""
    with blockbuster_ctx(["sidecar", "redaction"]) as watched:
        watched.functions["os.stat"].deactivate()  # microseconds, and only at start-up
        yield


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """Public traces and gold sets kept beside the checkout; skips where they are not."""
    root = Path(__file__).resolve().parents[1]
    path = Path(os.environ.get("JUDGE_SIDECAR_TEST_DATA", root.parent / "shared" / "data"))
    if not path.is_dir():
        pytest.skip(f"no shared data beside the checkout ({path.name}/ not found)")
    return path
