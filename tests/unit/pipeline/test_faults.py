"""A defect of ours, or a value nobody thought of, ends one trace and never the process."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from sidecar.domain.errors import Undecodable
from sidecar.domain.events import Warned
from sidecar.domain.spans import Encoding
from sidecar.pipeline import run
from tests.agents import Acks, answer, delivery, request, root, trace_id
from tests.unit.pipeline.house import world

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("where", ["decode_trace", "trace_of", "split"])
async def test_a_defect_before_any_unit_ends_one_trace_and_moves_on(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its delivery is let go: over Kafka it would come again, and the process die again."""
    whole, acks = getattr(run, where), Acks()

    def broken(*given: object, **more: object) -> object:
        if trace_id(1) in repr(given):
            raise ValueError("secret payload")
        return whole(*given, **more)

    monkeypatch.setattr(run, where, broken)
    offers = [
        delivery(request([root(n), answer(n, "It ships on Monday.")]), ack=acks.of(str(n)))
        for n in (1, 2)
    ]
    async with world(offers) as (house, _):
        await house.pipeline.run()
        assert house.fates() == {"1": "fault", "2": "scored"}
        assert house.account.balance().holds
        assert house.account.balance().in_flight == 0
        assert sorted(acks.seen) == ["1", "2"]
        assert all("secret" not in warning.detail for warning in house.events.of(Warned))


@pytest.mark.parametrize("stamp", [0, 2**63 - 1, 2**63, 2**64 - 1])
async def test_any_time_that_otlp_can_say_is_survived(stamp: int) -> None:
    """OTLP's times are uint64; what stores them is signed."""
    spans = [root(1), answer(1, "It ships on Monday.")]
    for span in spans:
        span.start_time_unix_nano = span.end_time_unix_nano = stamp
    async with world([delivery(request(spans))]) as (house, _):
        await house.pipeline.run()
        assert house.fates() == {"1": "scored"}


@pytest.mark.parametrize("shape", ["arrayValue", "kvlistValue"])
@pytest.mark.parametrize("depth", [5, 20, 26, 30, 39, 40, 50, 64, 200])
async def test_deep_json_is_refused_at_the_door_or_read_back(shape: str, depth: int) -> None:
    """What gets in can be decoded: nothing between the door's limit and the parser's."""
    value: dict[str, object] = {"stringValue": "x"}
    for _ in range(depth):
        inner = [value] if shape == "arrayValue" else [{"key": "k", "value": value}]
        value = {shape: {"values": inner}}
    span = {
        "traceId": trace_id(1),
        "spanId": "0" * 15 + "1",
        "name": "x",
        "attributes": [{"key": "deep", "value": value}],
    }
    body = json.dumps({"resourceSpans": [{"scopeSpans": [{"spans": [span]}]}]}).encode()
    offer = replace(delivery(body), encoding=Encoding.JSON)
    async with world([offer]) as (house, _):
        refused = False
        try:
            await house.pipeline.run()
        except BaseExceptionGroup as group:  # the scripted source lets the refusal through
            refused = group.subgroup(Undecodable) is not None
        assert refused is (depth > (40 if shape == "arrayValue" else 26))
        assert refused or house.fates() == {"1": "no_generation"}
