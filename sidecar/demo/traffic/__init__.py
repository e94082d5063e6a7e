"""Sample agents' traffic with its ground truth. SAMPLE DATA: texts and people are invented.

Spanish and English support agents, five conventions, thirteen cases. The same seed gives
the same traffic; each `Sample` says what a right verdict on it would be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Literal

from sidecar.demo.traffic.dialect import Session
from sidecar.demo.traffic.dialects import DIALECTS
from sidecar.demo.traffic.people import CANARIES
from sidecar.demo.traffic.plot import Case, Plot, plot
from sidecar.demo.traffic.spans import Script, merged, requests, to_json

__all__ = [
    "CANARIES",
    "Case",
    "Label",
    "Road",
    "Sample",
    "kafka_messages",
    "otlp_requests",
    "samples",
]

Label = Literal["pass", "fail"]
Road = Literal["otlp_proto", "otlp_json", "otlp_http"]
"""How a trace travels: a Kafka topic of either encoding, or OTLP over HTTP."""

_COUNTS = {
    Case.GOOD: 20,
    Case.WRONG: 6,
    Case.PROMISE: 8,
    Case.EMPTY: 4,
    Case.PII_IN_ANSWER: 8,
    Case.PII_IN_INPUT: 8,
    Case.INJECTED_ANSWER: 4,
    Case.INJECTED_TOOL: 2,
    Case.NO_GENERATION: 2,
    Case.CONTENT_OFF: 2,
    Case.TITLE: 5,
    Case.SUB_AGENT: 4,
    Case.RETRY: 4,
}
_UNANSWERED = frozenset({Case.NO_GENERATION, Case.CONTENT_OFF})
_UNHELPFUL = frozenset({Case.WRONG, Case.PROMISE, Case.INJECTED_ANSWER, Case.INJECTED_TOOL})
_MODELS = (
    ("gpt-4o-mini", "gpt-4o-mini-2024-07-18"),
    ("gpt-4.1", "gpt-4.1-2025-04-14"),
    ("mistral-small-latest", "mistral-small-2506"),
)
_START_NS = 1_796_040_000_000_000_000
"""30 November 2026, 12:00 UTC: when the sample conversations begin unless told otherwise."""
_TRACES_A_BATCH = 4
"""An exporter's batch mixes the traces of a moment; so do our OTLP/HTTP requests."""


@dataclass(frozen=True, slots=True)
class Sample:
    """One trace and the truth about it.

    `expected`: criterion -> pass | fail, without those that do not apply. `pii`: what
    the trace carries, as (entity, raw value). `final_span_id` is None without an answer.
    `requests`: the trace as one or two serialised `ExportTraceServiceRequest`s.
    """

    trace_id: str
    convention: str
    language: str
    case: Case
    answer: str
    expected: Mapping[str, Label]
    pii: tuple[tuple[str, str], ...]
    final_span_id: str | None
    road: Road
    requests: tuple[bytes, ...]


def samples(seed: int = 7, *, start_ns: int = _START_NS) -> tuple[Sample, ...]:
    """Return the traffic of one run, in the order it is sent.

    `start_ns`: nanoseconds since the epoch at which the first conversation began; the
    others follow a few seconds apart. Ids, prices and order come from `seed`.
    """
    rng = Random(seed)  # noqa: S311 - sample data that must repeat, not a secret
    cases = [case for case, number in _COUNTS.items() for _ in range(number)]
    roads = _roads(len(cases), rng)
    conventions = tuple(DIALECTS)
    told: list[Sample] = []
    turns: dict[tuple[Case, str], int] = {}
    for index, case in enumerate(cases):
        # The language shifts by one each round, or each convention would speak only one.
        language = ("es", "en")[(index + index // len(conventions)) % 2]
        turn = turns.setdefault((case, language), 0)
        turns[case, language] += 1
        told.append(
            _sample(
                plot(case, language, turn, rng),
                conventions[index % len(conventions)],
                roads[index],
                start_ns + index * 3_000_000_000,
                rng,
            )
        )
    rng.shuffle(told)
    return tuple(told)


def kafka_messages(traffic: Iterable[Sample]) -> Iterator[tuple[Road, bytes, bytes]]:
    """Yield (topic kind, key, value) of the traces that travel by Kafka.

    The key is the trace id in lowercase hex: it keeps a trace on one partition.
    """
    for sample in traffic:
        if sample.road == "otlp_http":
            continue
        for body in sample.requests:
            value = to_json(body) if sample.road == "otlp_json" else body
            yield sample.road, sample.trace_id.encode(), value


def otlp_requests(traffic: Sequence[Sample], *, all_roads: bool = False) -> Iterator[bytes]:
    """Yield protobuf bodies for `POST /v1/traces`, several traces a body.

    `all_roads` sends every trace this way: what is left to do where no broker runs.
    """
    chosen = [sample for sample in traffic if all_roads or sample.road == "otlp_http"]
    for at in range(0, len(chosen), _TRACES_A_BATCH):
        batch = chosen[at : at + _TRACES_A_BATCH]
        # First parts together, then second parts: a trace is not whole within one request.
        yield merged([sample.requests[0] for sample in batch])
        if rest := [body for sample in batch for body in sample.requests[1:]]:
            yield merged(rest)


def _roads(number: int, rng: Random) -> list[Road]:
    """A quarter by OTLP/HTTP, the rest by Kafka, half in each encoding."""
    http = number // 4
    proto = (number - http + 1) // 2
    shares: dict[Road, int] = {
        "otlp_http": http,
        "otlp_proto": proto,
        "otlp_json": number - http - proto,
    }
    roads = [road for road, share in shares.items() for _ in range(share)]
    rng.shuffle(roads)
    return roads


def _sample(told: Plot, convention: str, road: Road, start_ns: int, rng: Random) -> Sample:
    trace_id = rng.getrandbits(128).to_bytes(16, "big")
    asked, answered = rng.choice(_MODELS)
    session = Session(
        id=f"chat-{rng.randrange(1_000, 9_999)}",
        user=f"customer-{rng.randrange(100, 999)}",
        asked_model=asked,
        answered_model=answered,
    )
    script = Script(trace_id, convention, session, rng)
    script.write(told.root, start_ns)
    return Sample(
        trace_id=trace_id.hex(),
        convention=convention,
        language=told.language,
        case=told.case,
        answer=told.answer,
        expected=MappingProxyType(_truth(told)),
        pii=told.pii,
        final_span_id=script.final_span_id,
        road=road,
        requests=requests(script, told, parts=1 + rng.randrange(2)),
    )


def _truth(told: Plot) -> dict[str, Label]:
    """What a right verdict would be; a criterion that does not apply has no entry.

    `tool_called` asks nothing of an answer that promises no refund, and after a failed gate
    there is nothing left to judge.
    """
    if told.case in _UNANSWERED:
        return {}
    if told.case is Case.EMPTY:
        return {"not_empty": "fail"}
    truth: dict[str, Label] = {
        "not_empty": "pass",
        "no_pii_in_output": "fail" if told.case is Case.PII_IN_ANSWER else "pass",
        "answered_intent": "fail" if told.case in _UNHELPFUL else "pass",
    }
    if told.promises:
        truth["tool_called"] = "fail" if told.case is Case.PROMISE else "pass"
    return truth
