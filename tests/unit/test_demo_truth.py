"""The sample traffic's truth holds: what the house itself finds in it is what it says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from redaction.engine import Engine
from redaction.policy import load as load_redaction
from redaction.text import Redacted
from sidecar.demo.traffic import CANARIES, Case, Sample, kafka_messages, samples
from sidecar.domain.outcomes import Outcome
from sidecar.domain.spans import Encoding, Signal, Span
from sidecar.domain.units import Completion, SafeCandidate
from sidecar.domain.verdicts import Grader
from sidecar.intake.redact import make_safe
from sidecar.intake.select import Selection, select
from sidecar.intake.units import split, trace_of
from sidecar.judging.graders import grade
from sidecar.policy import Criterion, load
from sidecar.wire import decode_trace, scan

POLICIES = Path(__file__).resolve().parents[2] / "policies"
TRAFFIC = samples()


class InProcess:
    """The real redactor, without its workers."""

    def __init__(self) -> None:
        self._engine = Engine(load_redaction(POLICIES / "redaction.yaml"))
        self.fingerprint = self._engine.fingerprint
        self.revision = self._engine.revision

    async def redact(self, texts: Sequence[str]) -> tuple[Redacted, ...]:
        """Clear texts at once."""
        return self._engine.redact(texts)

    async def close(self) -> None:
        """Nothing to close."""


@pytest.fixture(scope="module")
def redactor() -> InProcess:
    """One engine for all traces: its models take a while to load."""
    return InProcess()


@pytest.fixture(scope="module")
def criteria() -> tuple[Criterion, ...]:
    """The shipped criteria that code decides."""
    return tuple(one for one in load(POLICIES).criteria if one.grader == Grader.CODE)


def spans_of(sample: Sample) -> tuple[Span, ...]:
    """Decode a sample from its protobuf bytes."""
    return decode_trace(
        span
        for body in sample.requests
        for span in scan(body, Signal.TRACES, Encoding.PROTO, lambda _id, _state: True).spans
    )


def selected(sample: Sample) -> Selection:
    """Select a sample's final generation."""
    trace = trace_of(sample.trace_id, spans_of(sample), Completion.ROOT_ENDED)
    (unit,) = split(trace, "auto")
    return select(unit)


def decided(
    sample: Sample, selection: Selection, safe: SafeCandidate, criteria: Sequence[Criterion]
) -> dict[str, str]:
    """Return what code criteria say; what does not apply, or comes after the gate, is left out."""
    assert selection.candidate is not None
    found = {}
    for one in criteria:
        assert one.check is not None
        outcome = grade(one.check, selection.candidate, safe.answer_entities).outcome
        if outcome is not Outcome.NOT_APPLICABLE:
            found[one.id] = outcome.value
    return {"not_empty": found["not_empty"]} if sample.case is Case.EMPTY else found


def test_both_encodings() -> None:
    """A trace reads the same whether it came as protobuf or as JSON."""
    encodings = {"otlp_proto": Encoding.PROTO, "otlp_json": Encoding.JSON}
    by_json = [replace(sample, road="otlp_json") for sample in TRAFFIC]
    for road, key, value in kafka_messages(by_json):
        scanned = scan(value, Signal.TRACES, encodings[road], lambda _id, _state: True)
        assert scanned.trace_ids == {key.decode()}
        (sample,) = [one for one in TRAFFIC if one.trace_id == key.decode()]
        by_proto = spans_of(sample)
        assert all(span in by_proto for span in decode_trace(scanned.spans))


@pytest.mark.parametrize("sample", TRAFFIC, ids=lambda s: f"{s.case}-{s.convention}-{s.language}")
@pytest.mark.anyio
async def test_truth(sample: Sample, redactor: InProcess, criteria: tuple[Criterion, ...]) -> None:
    """Selection, code criteria and redaction meet the sample's truth."""
    selection = selected(sample)
    candidate = selection.candidate
    if sample.final_span_id is None:
        assert candidate is None
        return
    assert candidate is not None, selection.reason
    assert candidate.answer.strip() == sample.answer.strip()
    assert candidate.span_id == sample.final_span_id
    safe = await make_safe(candidate, redactor, "demo")
    truth = {key: value for key, value in sample.expected.items() if key != "answered_intent"}
    assert decided(sample, selection, safe, criteria) == truth
    assert {value for value in CANARIES if value in repr(safe)} == set()
    assert {entity for entity, _ in safe.redactions} == {entity for entity, _ in sample.pii}
