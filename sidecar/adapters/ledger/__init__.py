"""The ledger: what the process remembers, in SQLite."""

from sidecar.adapters.ledger.queries import Erased, Summary
from sidecar.adapters.ledger.store import SqliteLedger

__all__ = ["Erased", "SqliteLedger", "Summary"]
