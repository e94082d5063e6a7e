"""The Kafka source against a real broker: nothing lost, nothing committed too early."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sidecar.demo.broker import EmbeddedBroker
from tests.fakes_broker import embedded_broker


@pytest.fixture
async def broker() -> AsyncIterator[EmbeddedBroker]:
    """An empty broker."""
    async with embedded_broker() as running:
        yield running
