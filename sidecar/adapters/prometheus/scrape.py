"""What is read at the moment of a scrape: the account, and gauges by callback."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from sidecar.domain.outcomes import Disposition
from sidecar.runtime.account import Balance

Values = Mapping[tuple[str, ...], float]
"""Values of a gauge by its label values, in the order of its labels; empty hides the gauge."""


class OnScrape(Collector):
    """Reads the account and the callback gauges at the moment of a scrape."""

    def __init__(self, failed: Callable[[str], None]) -> None:
        self._failed = failed
        self.account: Callable[[], Balance] | None = None
        self.gauges: dict[str, tuple[str, tuple[str, ...], Callable[[], Values]]] = {}

    def collect(self) -> Iterator[Metric]:
        """Yield what has a value now; a callback that fails hides its gauge and is counted."""
        if self.account is not None:
            yield from _balance(self.account())
        for name, (text, labels, read) in self.gauges.items():
            try:
                values = read()
            except Exception:  # noqa: BLE001 - counted; one gauge must not cost the others
                self._failed(name)
                continue
            if values:
                family = GaugeMetricFamily(name, text, labels=labels)
                for label_values, value in values.items():
                    family.add_metric(label_values, value)
                yield family


def _balance(balance: Balance) -> Iterator[Metric]:
    yield CounterMetricFamily(
        "sidecar_units_received", "Units received", value=float(balance.received)
    )
    traces = CounterMetricFamily("sidecar_traces", "Units by disposition", labels=["disposition"])
    for disposition in Disposition:
        traces.add_metric([disposition], float(balance.dispositions.get(disposition, 0)))
    yield traces
    yield GaugeMetricFamily(
        "sidecar_traces_in_flight", "Units not yet settled", value=float(balance.in_flight)
    )
