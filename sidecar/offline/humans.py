"""How far people agree among themselves: what no judge can be asked to beat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sidecar.offline.gold import GoldCase
from sidecar.stats.agreement import Table, kappa_interval, observed_agreement
from sidecar.stats.proportions import Interval


@dataclass(frozen=True, slots=True)
class HumanAgreement:
    """Agreement over the `n` cases that at least two people decided, blind.

    `measure`: cohen_kappa for two raters, krippendorff_alpha (nominal) for more; `value` None
    where it is undefined or cannot be computed, `note` says why.
    """

    n: int
    value: float | None
    measure: str = "cohen_kappa"
    lower: float | None = None
    upper: float | None = None
    p_o: float | None = None
    raters: int = 0
    note: str = ""

    def as_json(self) -> dict[str, Any]:
        """Return it with `kappa` as the value's name, whatever the measure."""
        return {
            "n": self.n,
            "kappa": self.value,
            "lower": self.lower,
            "upper": self.upper,
            "p_o": self.p_o,
            "measure": self.measure,
            "raters": self.raters,
            "note": self.note,
        }


def human_agreement(cases: Sequence[GoldCase]) -> HumanAgreement:
    """Compare the blind labels; an adjudicated one is no opinion, a cannot_tell no decision."""
    decided = [
        {r.rater: r.label == "pass" for r in case.opinions if r.label != "cannot_tell"}
        for case in cases
    ]
    shared = [labels for labels in decided if len(labels) > 1]
    raters = sorted({rater for labels in shared for rater in labels})
    if not shared:
        return HumanAgreement(0, None, note="no case has two human labels")
    if len(raters) > 2:
        return _alpha(shared, raters)
    first, second = raters
    table = Table.of((labels[first], labels[second]) for labels in shared)
    interval: Interval = kappa_interval(table)
    return HumanAgreement(
        len(shared),
        interval.value,
        lower=interval.lower,
        upper=interval.upper,
        p_o=observed_agreement(table),
        raters=2,
        note="" if interval.value is not None else "undefined: both gave one label throughout",
    )


def _alpha(shared: Sequence[dict[str, bool]], raters: Sequence[str]) -> HumanAgreement:
    measure, n = "krippendorff_alpha", len(shared)
    if len({label for labels in shared for label in labels.values()}) < 2:
        note = "undefined: all gave one label throughout"
        return HumanAgreement(n, None, measure, raters=len(raters), note=note)
    try:
        import krippendorff  # noqa: PLC0415 - part of an extra
    except ImportError:
        note = f"{len(raters)} raters: install judge-sidecar[calibration] for Krippendorff's alpha"
        return HumanAgreement(n, None, measure, raters=len(raters), note=note)
    rows = [
        [float(labels[rater]) if rater in labels else float("nan") for labels in shared]
        for rater in raters
    ]
    value = float(krippendorff.alpha(reliability_data=rows, level_of_measurement="nominal"))
    return HumanAgreement(n, value, measure, raters=len(raters))
