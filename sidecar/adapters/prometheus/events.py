"""The events' way into counters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import choose_encoder

from redaction.text import WithheldReason
from sidecar.adapters.prometheus.names import (
    COUNTERS,
    HISTOGRAMS,
    LIMIT,
    LIMITS,
    OTHER,
    Vocabulary,
)
from sidecar.adapters.prometheus.scrape import OnScrape, Values
from sidecar.domain import events as e
from sidecar.domain.outcomes import Outcome
from sidecar.domain.verdicts import Grader, Receipt
from sidecar.ports import Clock
from sidecar.runtime.account import Balance

_WITHOUT_VERDICT: Final = frozenset(
    {Outcome.JUDGE_UNAVAILABLE, Outcome.QUARANTINED, Outcome.UNCALIBRATED}
)
_UNDECIDED: Final = _WITHOUT_VERDICT | {Outcome.NOT_APPLICABLE}
_MISSING: Final = _WITHOUT_VERDICT | {Outcome.REFUSAL, Outcome.CONTENT_FILTER}
"""Outcomes whose weight counts as `missing`: the judge should have decided and did not."""


@dataclass(frozen=True, slots=True)
class Declared:
    """A criterion whose series must exist at 0 before the first event (`increase()`)."""

    criterion: str
    judge_version: str
    grader: Grader = Grader.LLM
    strata: tuple[str, ...] = (OTHER,)


class PrometheusEvents:
    """Counts events (ports.Events) and renders them for Prometheus."""

    def __init__(
        self, clock: Clock, *, version: str, registry: CollectorRegistry | None = None
    ) -> None:
        # A _created sample beside every counter doubles the series and feeds no alert.
        prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = registry or CollectorRegistry()
        self._clock = clock
        self._vocabularies: dict[str, Vocabulary] = {}
        self._counters = {
            name: Counter(name, text, labels, registry=self.registry)
            for name, (text, labels) in COUNTERS.items()
        }
        self._histograms = {
            name: Histogram(name, text, labels, buckets=buckets, registry=self.registry)
            for name, (text, labels, buckets) in HISTOGRAMS.items()
        }
        self._last_verdict = Gauge(
            "judge_last_verdict_timestamp_seconds",
            "When the last verdict was reached",
            ("criterion",),
            registry=self.registry,
        )
        self._on_scrape = OnScrape(self._count_error)
        self.registry.register(self._on_scrape)
        self.gauge("judge_build_info", "This build", ("version",), lambda: {(version,): 1.0})
        self._handlers: Mapping[type, Callable[[Any], None]] = {
            e.RequestSettled: self._request,
            e.SpansReceived: self._spans,
            e.LateSpans: lambda x: self._add("sidecar_late_spans", x.decision, by=x.spans),
            e.KeyMismatch: lambda x: self._add("sidecar_key_mismatch", x.topic, by=x.messages),
            e.UnitSettled: self._unit,
            e.CriterionSettled: self._criterion,
            e.CriterionSeen: self._seen,
            e.Rejudged: lambda x: self._add("judge_rejudged", x.criterion, x.before, x.after),
            e.JudgeAttempted: lambda x: self._add("judge_attempts", x.criterion, x.outcome),
            e.IdentityChanged: lambda x: self._add("judge_identity_changes", x.criterion),
            e.UnitRedacted: self._redacted,
            e.RedactionFailed: lambda x: self._add(
                "sidecar_redaction_failures", x.kind, trace_id=x.trace_id
            ),
            e.ScorePushed: lambda x: self._add("judge_score_pushes", x.criterion, x.receipt),
            e.PushFailed: self._push_failed,
            e.DeadLettered: lambda x: self._add("sidecar_dead_letters", x.reason),
            e.Relayed: self._relayed,
            e.SamplingStepped: lambda x: self._add(
                "sidecar_sampling_steps", "down" if x.lowered else "up", x.step.reason
            ),
            e.Warned: lambda x: self._add("sidecar_warnings", x.code),
        }

    def emit(self, event: e.Event) -> None:
        """Count one event; never raises: what fails is `sidecar_telemetry_errors_total`."""
        handle = self._handlers.get(type(event))
        if handle is None:
            return
        try:
            handle(event)
        except Exception:  # noqa: BLE001 - counted; telemetry must not stop the work
            self._count_error(type(event).__name__)

    def account(self, read: Callable[[], Balance]) -> None:
        """Export received, dispositions and in flight from one reading a scrape."""
        self._on_scrape.account = read

    def gauge(
        self, name: str, text: str, labels: Sequence[str], read: Callable[[], Values]
    ) -> None:
        """Add a gauge read at each scrape; while `read` returns nothing it does not exist.

        Raises ValueError when the name is taken.
        """
        if name in self._on_scrape.gauges:
            raise ValueError(f"gauge {name} is there already")
        self._on_scrape.gauges[name] = (text, tuple(labels), read)

    def declare(self, criteria: Iterable[Declared], sources: Iterable[str]) -> None:
        """Create the known series at 0, so that their first event is an increase."""
        for kind in WithheldReason:
            self._add("sidecar_redaction_failures", kind, by=0)
        for source in sources:
            for fate in ("decoded", "refused", "dead_lettered"):
                self._add("sidecar_requests", source, fate, "", by=0)
            self._spans(e.SpansReceived(source, 0, 0))
        self._add("judge_score_pushes", "", "failed", by=0)
        for declared in criteria:
            self._declare(declared)

    def _declare(self, declared: Declared) -> None:
        criterion, version = declared.criterion, declared.judge_version
        for name in ("judge_traces_seen", "judge_expected_verdicts"):
            self._add(name, criterion, by=0)
        for receipt in Receipt:
            self._add("judge_score_pushes", criterion, receipt, by=0)
        for outcome in _WITHOUT_VERDICT:
            self._add("judge_errors", criterion, outcome, by=0)
        verdicts = [Outcome.PASS, Outcome.FAIL]
        if declared.grader is Grader.LLM:
            verdicts += [Outcome.UNKNOWN, Outcome.UNPARSEABLE]
            for name in ("judge_identity_changes", "judge_cost_dollars"):
                self._add(name, criterion, by=0)
            for slug in ("ok", "unparseable"):
                self._add("judge_attempts", criterion, slug, by=0)
            for direction in ("input", "output"):
                self._add("judge_tokens", criterion, direction, by=0)
        for stratum in declared.strata:
            for verdict in verdicts:
                reason = verdict if verdict is Outcome.UNPARSEABLE else ""
                self._add("judge_verdicts", criterion, verdict, reason, stratum, version, by=0)
            for label in (*verdicts, "missing"):
                for name in ("judge_weight", "judge_weight_squared"):
                    self._add(name, criterion, label, stratum, version, by=0)

    def verdicts(self) -> dict[str, dict[str, int]]:
        """Return the verdicts counted so far: criterion, then verdict, to a number."""
        table: dict[str, dict[str, int]] = {}
        for metric in self._counters["judge_verdicts"].collect():
            for sample in metric.samples:
                row = table.setdefault(sample.labels["criterion"], {})
                verdict = sample.labels["verdict"]
                row[verdict] = row.get(verdict, 0) + int(sample.value)
        return table

    def render(self, accept: str = "") -> tuple[bytes, str]:
        """Return the exposition and its content type: OpenMetrics when `accept` asks for it."""
        encode, content_type = choose_encoder(accept)
        return encode(self.registry), content_type

    def _add(self, name: str, *values: str, by: float = 1, trace_id: str | None = None) -> None:
        labels = self._bounded(COUNTERS[name][1], values)
        self._counters[name].labels(*labels).inc(by, _exemplar(trace_id))

    def _bounded(self, labels: tuple[str, ...], values: tuple[str, ...]) -> list[str]:
        return [
            self._vocabularies.setdefault(label, Vocabulary(LIMITS.get(label, LIMIT)))(str(value))
            for label, value in zip(labels, values, strict=True)
        ]

    def _count_error(self, what: str) -> None:
        self._counters["sidecar_telemetry_errors"].labels(what).inc()

    def _request(self, event: e.RequestSettled) -> None:
        self._add("sidecar_requests", event.source, event.fate, event.reason)

    def _spans(self, event: e.SpansReceived) -> None:
        self._add("sidecar_spans_received", event.source, by=event.spans)
        self._add("sidecar_spans_kept", event.source, by=event.kept)
        self._add("sidecar_spans_invalid", event.source, by=event.invalid)

    def _unit(self, event: e.UnitSettled) -> None:
        if event.reason:
            self._add("sidecar_unit_reasons", event.disposition, event.reason)
        if event.seconds is not None:
            delay = self._histograms["judge_end_to_end_delay_seconds"]
            delay.observe(max(0.0, event.seconds), _exemplar(event.trace_id))

    def _seen(self, event: e.CriterionSeen) -> None:
        self._add("judge_traces_seen", event.criterion)
        self._add("judge_expected_verdicts", event.criterion, by=event.probability)

    def _criterion(self, event: e.CriterionSettled) -> None:
        if event.outcome in _UNDECIDED:
            self._add("judge_not_judged", event.criterion, event.outcome, event.reason)
        if event.outcome is Outcome.NOT_APPLICABLE:
            return
        if not 0 < event.probability <= 1:
            raise ValueError("an inclusion probability lies in (0, 1]")
        criterion, stratum, version = event.criterion, event.stratum, event.judge_version
        if event.outcome in _WITHOUT_VERDICT:
            self._add("judge_errors", criterion, event.outcome)
        else:
            labels = (criterion, event.outcome, event.reason, stratum, version)
            self._add("judge_verdicts", *labels, trace_id=event.trace_id)
            bounded = self._bounded(("criterion",), (criterion,))
            self._last_verdict.labels(*bounded).set(self._clock.now())
        verdict = "missing" if event.outcome in _MISSING else str(event.outcome)
        weight = 1 / event.probability
        self._add("judge_weight", criterion, verdict, stratum, version, by=weight)
        self._add("judge_weight_squared", criterion, verdict, stratum, version, by=weight**2)
        self._spend(event)

    def _spend(self, event: e.CriterionSettled) -> None:
        spend = event.spend
        if spend.attempts:
            self._add("judge_tokens", event.criterion, "input", by=spend.input_tokens)
            self._add("judge_tokens", event.criterion, "output", by=spend.output_tokens)
            self._add("judge_cost_dollars", event.criterion, by=spend.dollars)
            labels = self._bounded(("criterion",), (event.criterion,))
            self._histograms["judge_duration_seconds"].labels(*labels).observe(spend.seconds)

    def _redacted(self, event: e.UnitRedacted) -> None:
        self._histograms["sidecar_redaction_duration_seconds"].observe(event.seconds)
        for entity, count in event.entities:
            self._add("sidecar_redactions", entity, by=count)

    def _relayed(self, event: e.Relayed) -> None:
        self._add("sidecar_relayed_messages", event.topic, by=event.messages)
        self._add("sidecar_relayed_items", event.topic, by=event.items)
        self._add("sidecar_relay_unkeyed", event.topic, by=event.unkeyed)

    def _push_failed(self, event: e.PushFailed) -> None:
        self._add("sidecar_push_failures", event.kind)
        self._add("judge_score_pushes", "", "failed", by=event.scores)


def _exemplar(trace_id: str | None) -> dict[str, str] | None:
    """Return the exemplar of a trace; the format allows 128 characters, a W3C id has 32."""
    return {"trace_id": trace_id} if trace_id and len(trace_id) <= 64 else None
