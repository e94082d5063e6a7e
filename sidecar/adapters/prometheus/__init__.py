"""Prometheus counters fed by the house's events, and gauges read when somebody scrapes.

Everything runs on the event loop: a scrape is rendered without an await, so the account it
shows (received = dispositions + in flight) is one instant's. Labels are bounded: what comes
from outside passes a vocabulary, and what does not fit in it is `other`. Trace ids are
exemplars, never labels.
"""

from sidecar.adapters.prometheus.events import Declared, PrometheusEvents
from sidecar.adapters.prometheus.scrape import Values

__all__ = ["Declared", "PrometheusEvents", "Values"]
