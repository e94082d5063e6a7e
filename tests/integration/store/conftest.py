"""The local store against what a real v4.16.0 server was observed to answer and to keep.

Every expectation here was seen on that server; the store is the project's only fake of it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.fakes import FakeClock
from tests.integration.store.client import Client


@pytest.fixture
def clock() -> FakeClock:
    """Time of the test's own."""
    return FakeClock()


@pytest.fixture
async def client(clock: FakeClock) -> AsyncIterator[Client]:
    """A store in the v4 server's default mode, which shows scores at once."""
    made = Client(clock)
    async with made.http:
        yield made


@pytest.fixture
async def dual(clock: FakeClock) -> AsyncIterator[Client]:
    """A store that still has the older reads."""
    made = Client(clock, mode="dual")
    async with made.http:
        yield made
