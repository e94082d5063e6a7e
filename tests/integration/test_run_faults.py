"""`run` when its peers fail it: a hung judge, another model, a store that is away."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from anyio.lowlevel import checkpoint

from sidecar.adapters.clock import SystemClock
from sidecar.demo.store import StoreServer
from sidecar.demo.traffic import Sample, otlp_requests, samples
from tests.fakes_judge import JudgeServer, Reply, Seen
from tests.metrics import Metrics
from tests.peers import RecordingStore, judge_environment, passing
from tests.process import Sidecar, copied_policies, free_ports, replaced, until

pytestmark = pytest.mark.anyio

CODE: Final = ["not_empty", "tool_called", "no_pii_in_output"]
FEW: Final = tuple(sample for sample in samples() if "answered_intent" in sample.expected)[:8]
"""Traces that a judge would be asked about."""


def settings(folder: Path, *criteria: str, **sections: Any) -> dict[str, dict[str, Any]]:
    """A sidecar on OTLP/HTTP alone that takes every trace, with fast workers."""
    copied_policies(folder, ner=False)
    return {
        "sampling": {"rate": 1.0},
        "assembly": {"quiet": "200ms", "idle": "1s"},
        "redaction": {"workers": 1},
        "judging": {"criteria": list(criteria)},
        "ledger": {"path": "ledger.db"},
        **sections,
    }


def langfuse(port: int, store: RecordingStore) -> dict[str, str]:
    """The section that points at a store on `port`."""
    return {
        "base_url": f"http://127.0.0.1:{port}",
        "public_key": store.public_key,
        "secret_key": store.secret_key,
    }


async def send(running: Sidecar, traffic: Sequence[Sample]) -> None:
    """Send traces, all by OTLP/HTTP."""
    for body in otlp_requests(traffic, all_roads=True):
        answer = await running.post(body)
        assert answer.status_code == 200, answer.text


async def test_a_judge_that_answers_as_another_model_is_quarantined(tmp_path: Path) -> None:
    """No score comes of it, not even a fail; code criteria go on."""
    store = RecordingStore(SystemClock())

    async def answer(seen: Seen) -> Reply:
        await checkpoint()
        return passing(seen, model="judge-model-2026-06-30")

    async with StoreServer(store) as server, JudgeServer(answer=answer) as judge:
        wanted = settings(tmp_path, "answered_intent", langfuse=langfuse(server.port, store))
        async with Sidecar(tmp_path, wanted, env=judge_environment(judge.base_url)) as running:
            await send(running, FEW)
            seen = await running.settled(len(FEW))
            assert seen.dispositions == {"quarantined": len(FEW)}
            assert seen.sum("judge_identity_changes_total", criterion="answered_intent") >= 1
            assert seen.sum("judge_errors_total", kind="quarantined") == len(FEW)
            assert seen.sum("judge_verdicts_total", criterion="answered_intent") == 0
            running.process.terminate()
            assert await running.ends() == 0
            assert "judge-model-2026-06-30" in running.said, "the log names who answered"
        assert len(judge.requests) <= len(FEW)
    assert store.sent() == []


async def test_a_second_sigterm_leaves_at_once(tmp_path: Path) -> None:
    """The first one drains, and would wait for a judge that never answers."""
    async with JudgeServer(Reply(hang=True)) as judge:
        wanted = settings(tmp_path, "answered_intent")
        async with Sidecar(tmp_path, wanted, env=judge_environment(judge.base_url)) as running:
            await send(running, FEW[:2])
            await until(_asked(judge), "the judge is asked")
            running.process.terminate()
            await until(_says(running, '"draining"'), "it drains")
            clock = SystemClock()
            began = clock.monotonic()
            running.process.terminate()
            code = await running.ends(seconds=10)
            assert clock.monotonic() - began < 1.0
            assert code == 128 + signal.SIGTERM


async def test_a_drain_is_bounded_and_says_what_it_lost(tmp_path: Path) -> None:
    """A hung judge costs the drain's seconds, not more; the loss is in the log."""
    async with JudgeServer(Reply(hang=True)) as judge:
        wanted = settings(tmp_path, "answered_intent", limits={"drain": "2s"})
        async with Sidecar(tmp_path, wanted, env=judge_environment(judge.base_url)) as running:
            await send(running, FEW[:2])
            await until(_asked(judge), "the judge is asked")
            running.process.terminate()
            assert await running.ends(seconds=10) == 0
            assert running.said.count("unit_lost_at_shutdown") == 2


async def test_the_outbox_keeps_scores_while_the_store_is_away(tmp_path: Path) -> None:
    """Also over a kill: every score is delivered once the store is there, once each."""
    (port,) = free_ports(1)
    store = RecordingStore(SystemClock())
    wanted = settings(tmp_path, *CODE, langfuse=langfuse(port, store))
    async with Sidecar(tmp_path, wanted) as running:
        await send(running, FEW)
        await running.settled(len(FEW))
        await until(_failing(running), "pushes fail, and the door closes")
        refused = await running.post(next(otlp_requests(samples(seed=8), all_roads=True)))
        assert refused.status_code == 503
        assert int(refused.headers["retry-after"]) >= 1
        running.process.kill()
        await running.ends()
    async with Sidecar(tmp_path, wanted, name="after") as running:
        await until(_failing(running), "pushes fail again")
        assert store.sent() == []
        async with StoreServer(store, port=port):
            await until(_delivered(store), "all are delivered", seconds=60)
            running.process.terminate()
            assert await running.ends() == 0
    rows = store.rows.visible()
    truth = {
        (sample.trace_id, name): float(label == "pass")
        for sample in FEW
        for name, label in sample.expected.items()
        if name in CODE
    }
    assert {(row["traceId"], row["name"]): row["value"] for row in rows} == truth
    assert len(store.sent()) == len(truth), "none was sent twice: each push got its answer"


async def test_a_judge_that_fails_in_every_way_never_breaks_the_account(tmp_path: Path) -> None:
    """It errs, cuts, babbles, throttles, and answers at last; no trace is given up."""
    bad = [Reply(status=500), Reply(cut=True), Reply("no JSON"), Reply(status=429)]
    turns = iter(bad * 2)

    async def answer(seen: Seen) -> Reply:
        await checkpoint()
        return next(turns, None) or passing(seen)

    async with JudgeServer(answer=answer) as judge:
        wanted = settings(tmp_path, "answered_intent")
        policy = tmp_path / "policies/judges/default.yaml"
        replaced(policy, "max_outage:", "breaker_cool_down: 200ms\n  max_outage:")
        async with Sidecar(tmp_path, wanted, env=judge_environment(judge.base_url)) as running:
            await send(running, FEW)
            readings: list[Metrics] = []

            async def settled() -> Metrics | None:
                readings.append(await running.metrics())
                return readings[-1] if readings[-1].in_flight == 0 else None

            last = await until(settled, "all settled", seconds=60)
            assert all(reading.adds_up for reading in readings)
            assert last.dispositions == {"scored": len(FEW)}
            attempts = last.by("judge_attempts_total", "outcome")
            assert attempts == {"ok": len(FEW), "unavailable": 6, "throttled": 2}


def _asked(judge: JudgeServer) -> Any:
    async def look() -> bool:
        return judge.in_flight >= 2

    return look


def _says(running: Sidecar, what: str) -> Any:
    async def look() -> bool:
        return what in running.said

    return look


def _failing(running: Sidecar) -> Any:
    """Three failures in a row open the breaker."""

    async def look() -> Metrics | None:
        now = await running.metrics()
        return now if now.sum("sidecar_push_failures_total") >= 3 else None

    return look


def _delivered(store: RecordingStore) -> Any:
    expected = sum(name in CODE for sample in FEW for name in sample.expected)

    async def look() -> bool:
        return len(store.rows.visible()) == expected

    return look
