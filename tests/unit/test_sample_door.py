"""One trace, one decision at the door: whoever of its senders forgets the tracestate."""

from __future__ import annotations

from dataclasses import replace

import pytest
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceRequest

from sidecar.domain.outcomes import Disposition
from sidecar.domain.spans import Signal
from sidecar.intake.assemble import Assembler, Bounds, Waits
from sidecar.intake.receive import FrontDoor
from sidecar.intake.sample import Sampler
from sidecar.runtime.account import Account
from tests.agents import answer, delivery, request, root, trace_id
from tests.fakes import FakeClock, ListEvents

pytestmark = pytest.mark.anyio

KEPT = "ot=th:0;rv:ffffffffffffff"
SAMPLER = Sampler(0.01, salt=b"s")
UNLUCKY = next(n for n in range(1, 999) if not SAMPLER.wanted(trace_id(n), ""))
"""Its salted hash is not wanted; its sender's own randomness is."""


def opened() -> tuple[FrontDoor, Account]:
    """A door at one trace in a hundred."""
    account, clock = Account(), FakeClock()
    assembler = Assembler(Waits(10, 60, 600), Bounds(100, 10**8))
    door = FrontDoor(
        sampler=SAMPLER, assembler=assembler, account=account, events=ListEvents(), clock=clock
    )
    return door, account


def log_of(number: int) -> bytes:
    """A log record of a trace: the format has no tracestate."""
    export = ExportLogsServiceRequest()
    record = export.resource_logs.add().scope_logs.add().log_records.add()
    record.trace_id, record.span_id = number.to_bytes(16, "big"), (1).to_bytes(8, "big")
    record.body.string_value = "content"
    return export.SerializeToString()


async def test_what_is_open_stays_wanted_without_its_tracestate() -> None:
    """A service that drops it, and log records, which never have one: all of one trace."""
    door, account = opened()
    first = root(UNLUCKY)
    first.trace_state = KEPT
    await door.admit(delivery(request([first])))
    await door.admit(delivery(request([answer(UNLUCKY, "hi")])))
    await door.admit(replace(delivery(log_of(UNLUCKY)), signal=Signal.LOGS))
    (trace,) = door.open_traces()
    assert (len(trace.spans), len(trace.logs)) == (2, 1)
    balance = account.balance()
    assert (balance.received, balance.in_flight, balance.dispositions) == (1, 1, {})


async def test_a_log_record_alone_does_not_settle_its_trace() -> None:
    """It came before the span that says what the sender drew."""
    door, account = opened()
    await door.admit(replace(delivery(log_of(UNLUCKY)), signal=Signal.LOGS))
    assert account.balance().received == 0
    first = root(UNLUCKY)
    first.trace_state = KEPT
    await door.admit(delivery(request([first])))
    assert account.balance().in_flight == 1


async def test_spans_that_nobody_wants_settle_theirs_at_once() -> None:
    """As before: one sampled-out unit."""
    door, account = opened()
    await door.admit(delivery(request([root(UNLUCKY), answer(UNLUCKY, "hi")])))
    assert account.balance().dispositions == {Disposition.SAMPLED_OUT: 1}
