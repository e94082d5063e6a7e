"""The Langfuse adapter pointed at the local store, and scores to put."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from redaction.text import SafeText, trusted_literal
from sidecar.adapters.langfuse import LangfuseScores, StoredScore
from sidecar.delivery.scores import event_id
from sidecar.demo.store import StoreServer
from sidecar.domain.verdicts import Score, ScoreType

INGESTION = "/api/public/ingestion"
NOON = 1_760_011_200_123_456_789

Stored = Callable[[], Awaitable[list[StoredScore]]]


def a_score(name: str = "answered_intent", number: int = 0, **fields: Any) -> Score:
    """Make a score; `number` tells units apart."""
    own = f"score-{name}-{number}"
    score = Score(
        id=own,
        event_id=event_id(own),
        name=name,
        trace_id=f"{number:032x}",
        observation_id=f"{number:016x}",
        type=ScoreType.BOOLEAN,
        value=1.0,
        timestamp_ns=NOON + number * 10**9,
        environment="production",
        comment=trusted_literal("It names the refund's date. (judge abc)"),
        metadata=trusted_literal('{"judge_version":"abc","stratum":"other"}'),
    )
    return replace(score, **fields)


def repeated(size: int) -> SafeText:
    """Make a comment of so many letters."""
    return SafeText.join(trusted_literal("x"), [trusted_literal("")] * (size + 1))


def langfuse(server: StoreServer, **options: Any) -> LangfuseScores:
    """Make an adapter with the store's own keys."""
    keys = {"public_key": server.store.public_key, "secret_key": server.store.secret_key}
    return LangfuseScores(server.url, **(keys | options))
