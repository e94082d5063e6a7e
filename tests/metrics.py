"""What a program's /metrics say."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families


class Metrics:
    """One scrape, read by Prometheus's own parser."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.samples = [
            sample for family in text_string_to_metric_families(text) for sample in family.samples
        ]

    def sum(self, name: str, **labels: str) -> float:
        """The sum of a name's samples that carry `labels`; 0 when there is none."""
        return sum(
            sample.value
            for sample in self.samples
            if sample.name == name and labels.items() <= sample.labels.items()
        )

    def by(self, name: str, label: str, **labels: str) -> dict[str, float]:
        """A name's values that are not 0, summed by one label."""
        values: dict[str, float] = {}
        for sample in self.samples:
            if sample.name == name and labels.items() <= sample.labels.items() and sample.value:
                key = sample.labels[label]
                values[key] = values.get(key, 0.0) + sample.value
        return values

    @property
    def received(self) -> float:
        """Units received."""
        return self.sum("sidecar_units_received_total")

    @property
    def in_flight(self) -> float:
        """Units not settled."""
        return self.sum("sidecar_traces_in_flight")

    @property
    def dispositions(self) -> dict[str, float]:
        """Dispositions that occurred."""
        return self.by("sidecar_traces_total", "disposition")

    @property
    def adds_up(self) -> bool:
        """The equation: received = dispositions + in flight."""
        return self.received == sum(self.dispositions.values()) + self.in_flight
