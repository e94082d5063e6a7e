"""The ledger gives back what it was given, keeps paid verdicts, and forgets when told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sidecar.adapters.ledger import SqliteLedger
from tests.fakes import FakeClock


@pytest.fixture(params=["memory", "file"])
async def ledger(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqliteLedger]:
    """An empty ledger that keeps units for thirty days."""
    path = tmp_path / "ledger.db" if request.param == "file" else None
    made = await SqliteLedger.open(path, clock=FakeClock(), retention_days=30)
    yield made
    await made.close()
