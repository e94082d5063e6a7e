"""A budget seen from outside: rates fall, units left out say so, a restart goes on from there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.common.v1.common_pb2 import AnyValue, KeyValue

from tests.fakes_judge import JudgeServer, Reply, Seen
from tests.integration.test_run_sampling import small_trace
from tests.metrics import Metrics
from tests.peers import judge_environment, passing
from tests.process import Sidecar, copied_policies, replaced

pytestmark = pytest.mark.anyio

TRACES: Final = 80
GOLD: Final = 6
"""Traces of a tenant whose rule is exempt; the resource alone names it."""


def traffic() -> tuple[bytes, frozenset[str]]:
    """One request with all traces, and the ids of the exempt ones."""
    rng = Random(5)
    ids = [rng.randbytes(16) for _ in range(TRACES + GOLD)]
    whole = ExportTraceServiceRequest()
    for number, trace_id in enumerate(ids):
        one = small_trace(trace_id, failed=False)
        tier = "Gold-EU" if number >= TRACES else "basic"
        one.resource_spans[0].resource.attributes.append(
            KeyValue(key="tenant.tier", value=AnyValue(string_value=tier))
        )
        whole.MergeFrom(one)
    return whole.SerializeToString(), frozenset(i.hex() for i in ids[TRACES:])


async def test_a_budget_lowers_the_rates_and_is_remembered(tmp_path: Path) -> None:
    """One unit a minute: held over ten minutes, so ten at once, then steps down."""
    rules = copied_policies(tmp_path, ner=False) / "sampling.yaml"
    replaced(
        rules,
        "rules:\n",
        'rules:\n  - {name: gold, when: {attributes: {tenant.tier: "gold*"}}, rate: 1.0,'
        " budget_exempt: true}\n",
    )
    settings: dict[str, Any] = {
        "sampling": {"rate": 1.0, "budget": {"judged_per_minute": 1, "dollars_per_day": 50}},
        "assembly": {"quiet": "100ms", "idle": "1s"},
        "redaction": {"workers": 1},
        "judging": {"criteria": ["answered_intent"], "concurrency": 1},
        "ledger": {"path": "ledger.db"},
    }
    body, gold = traffic()

    async def answer(seen: Seen) -> Reply:
        return passing(seen)

    async with JudgeServer(answer=answer) as judge:
        env = judge_environment(judge.base_url)
        async with Sidecar(tmp_path, settings, env=env) as running:
            assert (await running.post(body)).status_code == 200
            now = await running.settled(TRACES + GOLD)
            running.process.terminate()
            assert await running.ends() == 0
        async with Sidecar(tmp_path, settings, env=env, name="again") as running:
            later = await running.metrics()

    fates = now.dispositions
    assert now.adds_up
    assert fates["scored"] + fates["over_budget"] == TRACES + GOLD
    assert fates["scored"] >= 11
    assert fates["over_budget"] >= TRACES / 2
    factor = now.sum("sidecar_sampling_factor")
    assert factor in {2.0**-step for step in range(1, 11)}
    assert now.sum("sidecar_sampling_steps_total", direction="down") >= 1
    assert now.sum("judge_budget_limit_dollars") == 50
    spent = now.sum("judge_budget_spent_dollars")
    assert spent == pytest.approx(now.sum("judge_cost_dollars_total"))
    assert spent > 0
    with closing(sqlite3.connect(tmp_path / "ledger.db")) as ledger:
        steps = [row[0] for row in ledger.execute("SELECT step FROM sampling_steps ORDER BY id")]
        units = dict(ledger.execute("SELECT trace_id, probability FROM units"))
    assert steps == sorted(set(steps))
    assert 2.0 ** -steps[-1] == factor
    assert gold <= units.keys()
    assert {units[one] for one in gold} == {1.0}
    assert set(units.values()) <= {1.0, *(2.0**-step for step in steps)}
    _same_after_restart(later, factor, spent)


def _same_after_restart(later: Metrics, factor: float, spent: float) -> None:
    assert later.sum("sidecar_sampling_factor") == factor
    assert later.sum("judge_budget_spent_dollars") == pytest.approx(spent)
