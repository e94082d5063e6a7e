"""From a durable outbox to the store over sockets, through every fault the store knows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import anyio
import httpx
import pytest

from redaction.text import restored
from sidecar.adapters.clock import SystemClock
from sidecar.adapters.langfuse import LangfuseScores, read_scores
from sidecar.adapters.ledger import SqliteLedger
from sidecar.delivery.publish import Publisher, PublishLimits
from sidecar.delivery.scores import RecordContext, score_of
from sidecar.demo.store import Kind, Store, StoreServer
from sidecar.domain.events import PushFailed
from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import SafeCandidate, Sampling
from sidecar.domain.verdicts import Grader, JudgeIdentity, Score, UnitRecord, Verdict
from tests.fakes import ListEvents

pytestmark = pytest.mark.anyio

UNITS = 300
LIMITS = PublishLimits(batch=64, base=0.002, cap=0.01, refused_pause=0.01)
RECORD = RecordContext(sidecar_version="0.1.0", redaction_revision="r")


def a_score(number: int, outcome: Outcome, record: RecordContext = RECORD) -> Score:
    """Make the score of a verdict on unit `number`."""
    text = restored("x")
    candidate = SafeCandidate(
        trace_id=f"{number:032x}",
        unit="trace",
        span_id=f"{number:016x}",
        question=text,
        answer=text,
        answer_calls=(),
        history=(),
        tool_calls=(),
        retrieval=(),
        rule="last_llm",
        confidence=1.0,
        ended_ns=1_760_000_000_000_000_000 + number * 1_000_000,
        sampling=Sampling(0.1),
    )
    identity = JudgeIdentity(Grader.LLM, "v1", "r1")
    score = score_of(Verdict("polite", outcome, identity), candidate, record)
    assert score is not None
    return score


def a_unit(number: int, score: Score) -> UnitRecord:
    """Make the record of unit `number`."""
    return UnitRecord(
        trace_id=f"{number:032x}",
        unit="trace",
        disposition="scored",
        reason="",
        recorded_at=1_760_000_000.0,
        spans=1,
        scores=(score,),
    )


async def test_through_every_fault_each_score_arrives_once(tmp_path: Path) -> None:
    """300 verdicts; the store throttles, fails, hangs, swallows, cuts, restarts."""
    clock, events = SystemClock(), ListEvents()
    store = Store(clock)
    for kind in (Kind.THROTTLE, Kind.FAIL, Kind.SWALLOW, Kind.CUT, Kind.HANG):
        store.faults.add(kind, 2, retry_after=0)
    ledger = await SqliteLedger.open(tmp_path / "ledger.db", clock=clock)
    acknowledged: list[str] = []
    expected = {}
    for number in range(UNITS):
        score = a_score(number, Outcome.PASS if number % 3 else Outcome.UNKNOWN)
        expected[score.id] = (score.name, score.trace_id)
        await ledger.record(a_unit(number, score))
    async with StoreServer(store) as server:
        scores = LangfuseScores(
            server.url, store.public_key, store.secret_key, timeout=httpx.Timeout(5.0, read=0.2)
        )
        publisher = Publisher(
            scores, ledger, events, clock, delivered=acknowledged.extend, limits=LIMITS
        )
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(publisher.run)
            assert await publisher.drain(clock.monotonic() + 30)
            tasks.cancel_scope.cancel()
        rows = await read_scores(scores.connection)
        await scores.close()
    assert {row.id: (row.name, row.trace_id) for row in rows} == expected
    assert len(rows) == UNITS
    assert sorted(acknowledged) == sorted(expected)
    assert await ledger.depth() == 0
    assert len(events.of(PushFailed)) == 10
    await ledger.close()


async def test_an_outbox_survives_a_restart_of_ours(tmp_path: Path) -> None:
    """Verdicts recorded while the store was away are pushed by the next process."""
    clock, path = SystemClock(), tmp_path / "ledger.db"
    ledger = await SqliteLedger.open(path, clock=clock)
    await ledger.record(a_unit(1, a_score(1, Outcome.FAIL)))
    await ledger.close()
    ledger = await SqliteLedger.open(path, clock=clock)
    store = Store(clock)
    async with StoreServer(store) as server:
        scores = LangfuseScores(server.url, store.public_key, store.secret_key)
        publisher = Publisher(scores, ledger, ListEvents(), clock, delivered=lambda _: None)
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(publisher.run)
            assert await publisher.drain(clock.monotonic() + 30)
            tasks.cancel_scope.cancel()
        (row,) = await read_scores(scores.connection)
        await scores.close()
    await ledger.close()
    assert (row.name, row.value, row.observation_id) == ("polite", False, f"{1:016x}")


async def test_a_verdict_that_changes_its_form_leaves_one_score() -> None:
    """Pass, then undecided, then fail: at each point one score, at the first timestamp."""
    store = Store(SystemClock())
    first = a_score(1, Outcome.PASS)
    again = replace(RECORD, first_judged_ns=first.timestamp_ns)
    steps = (first, a_score(1, Outcome.UNKNOWN, again), a_score(1, Outcome.FAIL, again))
    async with StoreServer(store) as server:
        scores = LangfuseScores(server.url, store.public_key, store.secret_key)
        for score, value in zip(steps, (True, "unknown", False), strict=True):
            await scores.put([score])
            if score.replaces:
                await scores.delete(score.replaces)
            rows = await read_scores(scores.connection)
            assert [(row.value, row.timestamp) for row in rows] == [
                (value, "2025-10-09T08:53:20.001Z")
            ]
        await scores.close()
