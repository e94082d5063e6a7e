"""Any unit comes back as it went in."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from redaction.text import SafeText, restored
from sidecar.adapters.ledger import SqliteLedger
from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import Sampling
from sidecar.domain.verdicts import (
    Grader,
    JudgeIdentity,
    Observable,
    Score,
    ScoreType,
    Spend,
    UnitRecord,
    Verdict,
)
from sidecar.ports import Ledger
from tests.contract.ledger.records import unit
from tests.fakes import FakeClock

pytestmark = pytest.mark.anyio


words = st.text(max_size=20)
cleared = words.map(restored)
counts = st.integers(0, 2**53)
amounts = st.floats(0, 1e12, allow_nan=False)
verdicts = st.builds(
    Verdict,
    criterion=words,
    outcome=st.sampled_from(Outcome),
    identity=st.builds(
        JudgeIdentity,
        grader=st.sampled_from(Grader),
        version=words,
        rubric_revision=words,
        asked_model=st.none() | words,
        answered_model=st.none() | words,
        parser_version=words,
        calibration=words,
    ),
    reason=words,
    rationale=st.none() | cleared,
    observables=st.lists(
        st.builds(Observable, id=words, passed=st.booleans(), note=st.none() | cleared),
        max_size=3,
    ).map(tuple),
    score=st.none() | st.floats(0, 1),
    spend=st.builds(Spend, counts, counts, amounts, amounts, counts),
)
scores = st.builds(
    Score,
    id=words,
    event_id=words,
    name=words,
    trace_id=words,
    observation_id=words,
    type=st.sampled_from(ScoreType),
    value=st.sampled_from([0.0, 1.0]) | words,
    timestamp_ns=st.integers(0, 2**63 - 1),
    environment=words,
    comment=cleared,
    metadata=cleared,
)
units = st.builds(
    UnitRecord,
    trace_id=words,
    unit=words,
    disposition=words,
    reason=words,
    recorded_at=amounts,
    spans=counts,
    sampling=st.none()
    | st.builds(Sampling, st.floats(0.001, 1), words, st.none() | st.floats(1, 1e9)),
    selected_span=st.none() | words,
    rule=st.none() | words,
    confidence=st.none() | st.floats(0, 1),
    answer=st.none() | cleared,
    redactions=st.lists(st.tuples(words, counts), max_size=3).map(tuple),
    verdicts=st.lists(verdicts, max_size=3).map(tuple),
    scores=st.lists(scores, max_size=3, unique_by=lambda each: each.id).map(tuple),
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(record=units)
async def test_any_unit_comes_back_as_it_went_in(record: UnitRecord) -> None:
    """Record, then find: equal in every field."""
    ledger = await SqliteLedger.open(None, clock=FakeClock())
    await ledger.record(record)
    found, waiting = await ledger.find(record.trace_id), await ledger.outbox(9)
    await ledger.close()
    assert found == (record,)
    assert waiting == record.scores


async def test_half_an_emoji_is_stored_as_a_question_mark(ledger: Ledger) -> None:
    """A lone surrogate is no Unicode text; it must not fail the unit."""
    answer: SafeText = restored("caf\ud83d")
    await ledger.record(replace(unit(), answer=answer))
    (found,) = await ledger.find("t")
    assert found.answer == restored("caf?")
