"""Receive, sample, assemble, select, check, redact, judge, publish, acknowledge.

Sources offer deliveries at the front door (`intake.receive`), which samples and assembles.
Complete traces go through a bounded queue to a few workers (`run`); each takes one trace's
units (`unit`) to their records in the ledger. The publisher empties the ledger's outbox, and
what it delivered is acknowledged.
"""

from sidecar.pipeline.run import Limits, Pipeline
from sidecar.pipeline.scoring import Scoring
from sidecar.pipeline.spending import Spending
from sidecar.pipeline.unit import Settled, UnitLine

__all__ = ["Limits", "Pipeline", "Scoring", "Settled", "Spending", "UnitLine"]
