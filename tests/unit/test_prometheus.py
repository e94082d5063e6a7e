"""Counters and gauges as Prometheus would read them."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from prometheus_client.openmetrics.parser import (
    text_string_to_metric_families as parse_openmetrics,
)
from prometheus_client.parser import text_string_to_metric_families as parse_text

from redaction.text import WithheldReason
from sidecar.adapters.prometheus import Declared, PrometheusEvents
from sidecar.adapters.prometheus.names import LIMITS
from sidecar.domain import events as e
from sidecar.domain.outcomes import Disposition, Outcome
from sidecar.domain.units import SamplingStep
from sidecar.domain.verdicts import Grader, Receipt, Spend
from sidecar.runtime.account import Account, Balance
from tests.fakes import FakeClock

TRACE = "0af7651916cd43dd8448eb211c80319c"
Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


@pytest.fixture
def exporter() -> PrometheusEvents:
    """An exporter with a registry of its own."""
    return PrometheusEvents(FakeClock(now=1_000_000.0), version="1.2.3")


def read(exporter: PrometheusEvents) -> Samples:
    """Scrape, parse, and return every sample."""
    body, content_type = exporter.render("")
    assert content_type.startswith("text/plain")
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in parse_text(body.decode())
        for sample in family.samples
    }


def value(exporter: PrometheusEvents, name: str, **labels: str) -> float | None:
    """One sample's value, or None where there is no such series."""
    return read(exporter).get((name, frozenset(labels.items())))


def settled(outcome: Outcome, *, probability: float = 1.0, **changes: object) -> e.CriterionSettled:
    """A criterion's end, with the usual fields filled in."""
    fields: dict[str, object] = {
        "trace_id": TRACE,
        "criterion": "answered",
        "grader": Grader.LLM,
        "outcome": outcome,
        "reason": "",
        "stratum": "other",
        "judge_version": "v1",
        "probability": probability,
        "spend": Spend(),
    }
    return e.CriterionSettled(**(fields | changes))  # type: ignore[arg-type]


EVENTS: tuple[tuple[e.Event, str, dict[str, str], float], ...] = (
    (
        e.Rejudged("0" * 32, "grounded", Outcome.PASS, Outcome.FAIL),
        "judge_rejudged_total",
        {"criterion": "grounded", "from": "pass", "to": "fail"},
        1,
    ),
    (
        e.RequestSettled("kafka", "dead_lettered", "bad_json"),
        "sidecar_requests_total",
        {"source": "kafka", "fate": "dead_lettered", "reason": "bad_json"},
        1,
    ),
    (e.SpansReceived("kafka", 5, 3, 1), "sidecar_spans_received_total", {"source": "kafka"}, 5),
    (e.SpansReceived("kafka", 5, 3, 1), "sidecar_spans_kept_total", {"source": "kafka"}, 3),
    (e.SpansReceived("kafka", 5, 3, 1), "sidecar_spans_invalid_total", {"source": "kafka"}, 1),
    (e.LateSpans(4, "kept"), "sidecar_late_spans_total", {"decision": "kept"}, 4),
    (e.KeyMismatch("spans", 2), "sidecar_key_mismatch_total", {"topic": "spans"}, 2),
    (
        e.UnitSettled(TRACE, "", Disposition.NO_GENERATION, "no_content"),
        "sidecar_unit_reasons_total",
        {"disposition": "no_generation", "reason": "no_content"},
        1,
    ),
    (
        e.UnitSettled(TRACE, "", Disposition.SCORED, seconds=7.0),
        "judge_end_to_end_delay_seconds_bucket",
        {"le": "10.0"},
        1,
    ),
    (e.CriterionSeen("answered", 0.25), "judge_traces_seen_total", {"criterion": "answered"}, 1),
    (
        e.CriterionSeen("answered", 0.25),
        "judge_expected_verdicts_total",
        {"criterion": "answered"},
        0.25,
    ),
    (
        e.JudgeAttempted("answered", "unparseable"),
        "judge_attempts_total",
        {"criterion": "answered", "outcome": "unparseable"},
        1,
    ),
    (
        e.IdentityChanged("answered", "a", "b"),
        "judge_identity_changes_total",
        {"criterion": "answered"},
        1,
    ),
    (
        e.UnitRedacted((("PERSON", 3),), 0.02),
        "sidecar_redactions_total",
        {"entity": "PERSON"},
        3,
    ),
    (e.UnitRedacted((), 0.02), "sidecar_redaction_duration_seconds_count", {}, 1),
    (
        e.RedactionFailed(TRACE, "timeout"),
        "sidecar_redaction_failures_total",
        {"kind": "timeout"},
        1,
    ),
    (
        e.ScorePushed("answered", Receipt.REFUSED),
        "judge_score_pushes_total",
        {"criterion": "answered", "outcome": "refused"},
        1,
    ),
    (
        e.PushFailed(9, "unavailable"),
        "judge_score_pushes_total",
        {"criterion": "", "outcome": "failed"},
        9,
    ),
    (e.PushFailed(9, "unavailable"), "sidecar_push_failures_total", {"kind": "unavailable"}, 1),
    (e.DeadLettered("kafka", "bad_json"), "sidecar_dead_letters_total", {"reason": "bad_json"}, 1),
    (e.Relayed("spans", 2, 7), "sidecar_relayed_messages_total", {"topic": "spans"}, 2),
    (e.Relayed("spans", 2, 7), "sidecar_relayed_items_total", {"topic": "spans"}, 7),
    (e.Relayed("logs", 0, 0, 3), "sidecar_relay_unkeyed_total", {"topic": "logs"}, 3),
    (
        e.SamplingStepped(SamplingStep(0.0, 2, 0.25, "dollars_per_day", 3.0), lowered=True),
        "sidecar_sampling_steps_total",
        {"direction": "down", "reason": "dollars_per_day"},
        1,
    ),
    (e.Warned("kafka_partitions", "x"), "sidecar_warnings_total", {"code": "kafka_partitions"}, 1),
)


@pytest.mark.parametrize(
    ("event", "name", "labels", "expected"), EVENTS, ids=[row[1] for row in EVENTS]
)
def test_each_event_has_its_series(
    exporter: PrometheusEvents, event: e.Event, name: str, labels: dict[str, str], expected: float
) -> None:
    """One event, then its series in the text that Prometheus parses."""
    exporter.emit(event)
    assert value(exporter, name, **labels) == expected
    assert value(exporter, "sidecar_telemetry_errors_total") is None


def test_every_event_type_is_counted_or_known_not_to_be() -> None:
    """A new event type must be given a counter here, or be named as one without."""
    uncounted = {e.StateChanged}
    counted = {type(row[0]) for row in EVENTS} | {e.CriterionSettled}
    assert set(e.Event.__args__) == counted | uncounted


def test_weights_are_sums_of_inverse_probabilities(exporter: PrometheusEvents) -> None:
    """Two passes at p = 1/4 and 1/2: W = 4 + 2, W2 = 16 + 4; n_eff = 36/20."""
    exporter.emit(settled(Outcome.PASS, probability=0.25))
    exporter.emit(settled(Outcome.PASS, probability=0.5))
    labels = {"criterion": "answered", "stratum": "other", "judge_version": "v1"}
    assert value(exporter, "judge_weight_total", verdict="pass", **labels) == 6
    assert value(exporter, "judge_weight_squared_total", verdict="pass", **labels) == 20
    assert value(exporter, "judge_verdicts_total", verdict="pass", reason="", **labels) == 2
    assert exporter.verdicts() == {"answered": {"pass": 2}}


@pytest.mark.parametrize(
    ("outcome", "verdict", "error", "weight"),
    [
        (Outcome.PASS, "pass", None, "pass"),
        (Outcome.FAIL, "fail", None, "fail"),
        (Outcome.UNKNOWN, "unknown", None, "unknown"),
        (Outcome.UNPARSEABLE, "unparseable", None, "unparseable"),
        (Outcome.GATED, "gated", None, "gated"),
        (Outcome.REFUSAL, "refusal", None, "missing"),
        (Outcome.CONTENT_FILTER, "content_filter", None, "missing"),
        (Outcome.TO_REVIEW, "to_review", None, "to_review"),
        (Outcome.JUDGE_UNAVAILABLE, None, "judge_unavailable", "missing"),
        (Outcome.QUARANTINED, None, "quarantined", "missing"),
        (Outcome.UNCALIBRATED, None, "uncalibrated", "missing"),
        (Outcome.NOT_APPLICABLE, None, None, None),
    ],
)
def test_each_outcome_is_a_verdict_or_an_error(
    exporter: PrometheusEvents,
    outcome: Outcome,
    verdict: str | None,
    error: str | None,
    weight: str | None,
) -> None:
    """What ended without a verdict must not keep SamplingStarvation quiet."""
    exporter.emit(settled(outcome))
    seen = {
        (name.split("_")[1], dict(labels).get("verdict") or dict(labels).get("kind"))
        for (name, labels), _ in read(exporter).items()
        if name in ("judge_verdicts_total", "judge_errors_total", "judge_weight_total")
    }
    expected = {("verdicts", verdict), ("errors", error), ("weight", weight)}
    assert seen == {pair for pair in expected if pair[1]}


def test_spending_counts_only_where_a_judge_was_asked(exporter: PrometheusEvents) -> None:
    """A code check has no tokens and no duration."""
    exporter.emit(settled(Outcome.PASS, criterion="code"))
    exporter.emit(settled(Outcome.PASS, spend=Spend(100, 20, 0.5, 3.0, attempts=2)))
    labels = {"criterion": "answered"}
    assert value(exporter, "judge_tokens_total", direction="input", **labels) == 100
    assert value(exporter, "judge_tokens_total", direction="output", **labels) == 20
    assert value(exporter, "judge_cost_dollars_total", **labels) == 0.5
    assert value(exporter, "judge_duration_seconds_sum", **labels) == 3.0
    assert value(exporter, "judge_duration_seconds_count", criterion="code") is None
    assert value(exporter, "judge_last_verdict_timestamp_seconds", **labels) == 1_000_000.0


def test_known_series_exist_at_zero(exporter: PrometheusEvents) -> None:
    """`increase()` misses a series' first 1, so what an alert watches is declared."""
    criteria = [
        Declared("answered", "v1", strata=("vip", "other")),
        Declared("not_empty", "c1", grader=Grader.CODE),
    ]
    exporter.declare(criteria, ["kafka"])
    samples = read(exporter)
    names = Counter(name for name, _ in samples)
    assert {number for (name, _), number in samples.items() if name.endswith("_total")} == {0}
    assert names["sidecar_redaction_failures_total"] == len(WithheldReason)
    assert names["judge_identity_changes_total"] == 1  # the code check has no model
    assert names["judge_verdicts_total"] == 2 * 4 + 2
    assert names["judge_weight_total"] == names["judge_weight_squared_total"] == 2 * 5 + 3
    assert names["judge_expected_verdicts_total"] == 2
    assert names["sidecar_requests_total"] == 3
    assert names["judge_last_verdict_timestamp_seconds"] == 0  # a gauge at 0 would say 1970


def test_one_scrape_shows_one_account(exporter: PrometheusEvents) -> None:
    """The text itself adds up: received = sum(dispositions) + in flight, none left out."""
    account = Account()
    for number in range(5):
        account.receive(number)
    account.settle(0, Disposition.SCORED)
    account.settle(1, Disposition.SAMPLED_OUT)
    exporter.account(account.balance)
    samples = read(exporter)
    by_disposition = {
        dict(labels)["disposition"]: number
        for (name, labels), number in samples.items()
        if name == "sidecar_traces_total"
    }
    received = samples[("sidecar_units_received_total", frozenset())]
    in_flight = samples[("sidecar_traces_in_flight", frozenset())]
    assert set(by_disposition) == set(Disposition)
    assert (received, in_flight) == (5, 3)
    assert received == sum(by_disposition.values()) + in_flight


def test_the_account_is_read_once_a_scrape(exporter: PrometheusEvents) -> None:
    """Two readings could differ, and the scrape would not add up."""
    readings = 0

    def read_account() -> Balance:
        nonlocal readings
        readings += 1
        return Balance(0, {}, 0)

    exporter.account(read_account)
    assert readings == 0
    exporter.render()
    assert readings == 1


def test_a_gauge_without_a_value_does_not_exist(exporter: PrometheusEvents) -> None:
    """sidecar_oldest_pending_timestamp_seconds is absent when idle, not 0."""
    values: dict[tuple[str, ...], float] = {}
    exporter.gauge("sidecar_kafka_lag", "Lag", ("topic", "partition"), lambda: values)
    assert value(exporter, "sidecar_kafka_lag", topic="spans", partition="0") is None
    values["spans", "0"] = 7.0
    assert value(exporter, "sidecar_kafka_lag", topic="spans", partition="0") == 7
    with pytest.raises(ValueError, match="there already"):
        exporter.gauge("sidecar_kafka_lag", "", (), dict)
    assert value(exporter, "judge_build_info", version="1.2.3") == 1


def test_a_gauge_that_fails_costs_only_itself(exporter: PrometheusEvents) -> None:
    """The scrape goes on, and the failure is counted by the gauge's name."""

    def fails() -> dict[tuple[str, ...], float]:
        raise RuntimeError("secret")

    exporter.gauge("sidecar_outbox_depth", "", (), fails)
    exporter.render()
    assert value(exporter, "sidecar_telemetry_errors_total", event="sidecar_outbox_depth") == 1


def test_emit_never_raises(exporter: PrometheusEvents) -> None:
    """A broken event is counted; half of it is not."""
    exporter.emit(settled(Outcome.PASS, probability=0.0))
    exporter.emit(e.LateSpans(-1, "kept"))
    assert value(exporter, "sidecar_telemetry_errors_total", event="CriterionSettled") == 1
    assert value(exporter, "sidecar_telemetry_errors_total", event="LateSpans") == 1
    assert exporter.verdicts() == {}


def test_labels_are_bounded(exporter: PrometheusEvents) -> None:
    """10,000 made-up reasons make at most the limit's series, and lose no count."""
    for number in range(10_000):
        exporter.emit(e.DeadLettered("kafka", f"reason {number}"))
    series = [
        (labels, number)
        for (name, labels), number in read(exporter).items()
        if name == "sidecar_dead_letters_total"
    ]
    assert len(series) == LIMITS["reason"] + 1
    assert sum(number for _, number in series) == 10_000
    assert (
        value(exporter, "sidecar_dead_letters_total", reason="other") == 10_000 - LIMITS["reason"]
    )


def test_openmetrics_carries_trace_ids_as_exemplars(exporter: PrometheusEvents) -> None:
    """A trace id is where an alert leads to, and never a label."""
    exporter.emit(settled(Outcome.FAIL))
    exporter.emit(e.UnitSettled(TRACE, "", Disposition.SCORED, seconds=7.0))
    exporter.emit(e.RedactionFailed("x" * 500, "timeout"))
    body, content_type = exporter.render("application/openmetrics-text; version=1.0.0")
    assert content_type.startswith("application/openmetrics-text")
    exemplars = {
        sample.name: sample.exemplar.labels
        for family in parse_openmetrics(body.decode())  # type: ignore[no-untyped-call]
        for sample in family.samples
        if sample.exemplar
    }
    assert exemplars == {
        "judge_verdicts_total": {"trace_id": TRACE},
        "judge_end_to_end_delay_seconds_bucket": {"trace_id": TRACE},
    }
    assert not any(TRACE in str(labels) for _, labels in read(exporter))


def test_names_are_plain_and_without_created_series(exporter: PrometheusEvents) -> None:
    """Only sidecar_ and judge_ names; no _created beside each counter."""
    exporter.emit(settled(Outcome.PASS))
    names = {name for name, _ in read(exporter)}
    assert all(re.fullmatch(r"(sidecar|judge)_[a-z_]+", name) for name in names)
    assert not any(name.endswith("_created") for name in names)
