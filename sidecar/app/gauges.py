"""What /metrics reads at the moment of a scrape, and the series that begin at 0."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sidecar.adapters.kafka import KafkaSource
from sidecar.adapters.prometheus import Declared, PrometheusEvents, Values
from sidecar.app.compose import PEERS, House
from sidecar.domain.verdicts import Grader
from sidecar.pipeline import Spending
from sidecar.policy.records import CalibrationRecord, Calibrations
from sidecar.runtime.health import Heartbeat


def export(
    house: House,
    metrics: PrometheusEvents,
    heartbeat: Heartbeat,
    kafka: KafkaSource | None,
    depth: Sequence[int],
) -> None:
    """Register every gauge that is read at a scrape, and the series that must begin at 0.

    `depth`: one number, the outbox's depth when it was last looked at.
    """
    metrics.account(house.account.balance)
    gauge = metrics.gauge
    gauge("sidecar_outbox_depth", "Scores not delivered yet", (), lambda: {(): float(depth[0])})
    gauge("sidecar_event_loop_lag_seconds", "Worst recent lag", (), lambda: {(): heartbeat.lag})
    gauge(
        "sidecar_peer_away",
        "A peer is away, so nothing new is taken in",
        ("peer",),
        lambda: {(peer,): float(peer == house.outage()) for peer in PEERS},
    )
    gauge("sidecar_paused", "Judging is paused", (), lambda: {(): float(house.switch.paused)})
    gauge(
        "sidecar_oldest_pending_timestamp_seconds",
        "When the oldest unfinished trace came in",
        (),
        lambda: _oldest(house),
    )
    if kafka is not None:
        gauge(
            "sidecar_kafka_lag",
            "Messages not read yet",
            ("topic", "partition"),
            lambda: {(t, str(p)): float(lag) for (t, p), lag in kafka.lag().items()},
        )
    if house.spending is not None:
        _export_budget(house.spending, metrics)
    evaluator = house.evaluator
    if evaluator is None:
        return
    strata = house.settings.policies.sampling.strata
    names = (*(matcher.name for matcher in strata.matchers), strata.default)
    identities = {c.id: evaluator.identity(c.id) for c in evaluator.policies.criteria}
    metrics.declare(
        [Declared(name, who.version, who.grader, names) for name, who in identities.items()],
        ("kafka", "otlp_http", "otlp_grpc"),
    )
    gauge(
        "judge_info",
        "Who judges",
        ("criterion", "judge_version", "requested_model", "rubric_sha"),
        lambda: {
            (name, who.version, who.asked_model or "code", who.rubric_revision): 1.0
            for name, who in identities.items()
        },
    )
    llm = {name: who.version for name, who in identities.items() if who.grader is Grader.LLM}
    _export_calibrations(house.calibrations, llm, metrics)


def _export_calibrations(
    calibrations: Calibrations, versions: Mapping[str, str], metrics: PrometheusEvents
) -> None:
    """Say of each llm criterion whether its judge version is calibrated, and how well."""

    def read(of: Callable[[CalibrationRecord], float | None]) -> Callable[[], Values]:
        def values() -> Values:
            records = {
                (name, version): record
                for name, version in versions.items()
                if (record := calibrations.record(version)) is not None
            }
            found = {labels: of(record) for labels, record in records.items()}
            return {labels: value for labels, value in found.items() if value is not None}

        return values

    labels = ("criterion", "judge_version")
    metrics.gauge(
        "judge_calibration_valid",
        "1 with a record that accepts this judge version and is under 30 days old",
        labels,
        lambda: {
            (name, version): float(calibrations.get(version) == "valid")
            for name, version in versions.items()
        },
    )
    for name, text, of in (
        ("timestamp_seconds", "When the judge version was calibrated", lambda r: r.at),
        ("sensitivity", "Share of good answers it passes", lambda r: r.sensitivity),
        ("specificity", "Share of bad answers it fails", lambda r: r.specificity),
    ):
        metrics.gauge(f"judge_calibration_{name}", text, labels, read(of))


def _export_budget(spending: Spending, metrics: PrometheusEvents) -> None:
    budget, gauge = spending.budget, metrics.gauge
    gauge(
        "sidecar_sampling_factor",
        "What the budget leaves of every sampling rate",
        (),
        lambda: {(): budget.factor},
    )
    limit = budget.limits.dollars_per_day
    if limit is not None:
        gauge("judge_budget_limit_dollars", "What a UTC day may cost", (), lambda: {(): limit})
        gauge(
            "judge_budget_spent_dollars",
            "What this UTC day has cost by the policies' prices",
            (),
            lambda: {(): spending.spent_dollars},
        )


def _oldest(house: House) -> dict[tuple[str, ...], float]:
    since = house.pipeline.oldest_pending()
    if since is None:
        return {}
    age = house.clock.monotonic() - since
    return {(): house.clock.now() - age}
