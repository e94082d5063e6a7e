"""`run`: beside the agents, until told to stop."""

from __future__ import annotations

import anyio

from sidecar.adapters.telemetry import configure
from sidecar.app.alone import alone
from sidecar.app.serve import loop_options, serve
from sidecar.app.settings import Settings


def run(settings: Settings) -> int:
    """Run until SIGTERM and drain; returns 0. Raises Unavailable where the ledger is in use."""
    log = settings.config.metrics.log
    configure(level=log.level, form=log.format)
    with alone(settings.config.ledger.path):
        anyio.run(serve, settings, backend_options=loop_options())
    return 0
