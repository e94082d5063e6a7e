"""What ports.Scores promises, asked of every implementation over real sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sidecar.adapters.langfuse import LangfuseScores, StoredScore, read_scores
from sidecar.demo.store import Store, StoreServer
from tests.contract.scores.adapter import Stored, langfuse
from tests.fakes import FakeClock


@pytest.fixture
async def store() -> Store:
    """A store that shows scores at once."""
    return Store(FakeClock())


@pytest.fixture
async def server(store: Store) -> AsyncIterator[StoreServer]:
    """The store on a socket."""
    async with StoreServer(store) as running:
        yield running


@pytest.fixture
async def scores(server: StoreServer) -> AsyncIterator[LangfuseScores]:
    """The adapter, pointed at the store."""
    adapter = langfuse(server)
    yield adapter
    await adapter.close()


@pytest.fixture
def stored(server: StoreServer) -> Stored:
    """Reads back what the store shows, over its API."""

    async def read() -> list[StoredScore]:
        reader = langfuse(server)
        rows = await read_scores(reader.connection)
        await reader.close()
        return list(rows)

    return read
