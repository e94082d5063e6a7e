"""Consistent probability sampling: the same trace gets the same draw in every replica.

W3C/OTel's arithmetic (tracestate `ot=th:..;rv:..`): a draw R in [0, 2^56), a threshold
T = (1 - p) 2^56, keep iff R >= T. Where the sender declares a threshold, R is its `rv`, else
the low 56 bits of the trace id. Where it declares nothing, R is a salted hash of the id: a
legacy head sampler keeps LOW ids and says nothing, so that after a .1% head `R >= T` at 50%
on raw ids keeps nothing at all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b

from sidecar.domain.units import Sampling, Unit

SPACE = 1 << 56
"""The number of draws: 56 bits (OpenTelemetry, probability sampling)."""

FLOOR = 0.001
"""Lowest inclusion probability: a weight above 1,000 drowns every estimate it enters."""

_HEX = re.compile(r"[0-9a-f]{1,14}")


@dataclass(frozen=True, slots=True)
class Draw:
    """Where a trace falls: `value` in [0, SPACE); `floor` is the sender's own threshold."""

    value: int
    floor: int = 0
    declared: bool = False
    """The sender declared `th`, hence an adjusted count."""

    @property
    def upstream_weight(self) -> float | None:
        """The adjusted count, 2^56 / (2^56 - T); None where none was declared."""
        return SPACE / (SPACE - self.floor) if self.declared else None

    def keeps(self, rate: float) -> bool:
        """Whether a sampler at `rate` in (0, 1] keeps it (never below the sender's own)."""
        return self.value >= max(self.floor, threshold(rate))

    def probability(self, rate: float) -> float:
        """Inclusion probability at `rate`, given that it reached us."""
        reached = SPACE - self.floor
        return (SPACE - max(self.floor, threshold(rate))) / reached


def threshold(rate: float) -> int:
    """Return T for a sampling rate in (0, 1]."""
    return min(SPACE - 1, round((1.0 - rate) * SPACE))


def draw(trace_id: str, trace_state: str, salt: bytes) -> Draw:
    """Place a trace: by its tracestate where that says enough, else by salted hash."""
    declared, rv = _ot(trace_state)
    if declared is not None or rv is not None:
        value = rv if rv is not None else int(trace_id[-14:], 16)
        floor = declared if declared is not None and value >= declared else 0
        return Draw(value, floor, declared is not None and value >= declared)
    digest = blake2b(bytes.fromhex(trace_id), key=salt[:64], digest_size=7).digest()
    return Draw(int.from_bytes(digest, "big"))


def _ot(trace_state: str) -> tuple[int | None, int | None]:
    """Return (th, rv) of a tracestate's `ot` member, each None when absent or malformed."""
    for member in trace_state.split(","):
        key, _, value = member.strip().partition("=")
        if key != "ot":
            continue
        fields = dict(part.partition(":")[::2] for part in value.split(";"))
        th, rv = fields.get("th", ""), fields.get("rv", "")
        return (
            int(th.ljust(14, "0"), 16) if _HEX.fullmatch(th) else None,
            int(rv, 16) if _HEX.fullmatch(rv) and len(rv) == 14 else None,
        )
    return None, None


@dataclass(frozen=True, slots=True)
class Rule:
    """A rate for the units that match."""

    name: str
    rate: float
    matches: Callable[[Unit], bool]


@dataclass(frozen=True, slots=True)
class Stratum:
    """A named part of the traffic; estimates are made per stratum."""

    name: str
    matches: Callable[[Unit], bool]


@dataclass(frozen=True, slots=True)
class Decision:
    """What became of a unit's draw; `rule` is `default` where none matched."""

    kept: bool
    rule: str
    rate: float
    sampling: Sampling
    draw: Draw

    @property
    def _reach(self) -> float:
        """The absolute rate in force: ours, or the sender's where that was lower."""
        return min(self.rate, (SPACE - self.draw.floor) / SPACE)

    def judges(self, share: float) -> bool:
        """Whether a criterion that judges `share` of the kept units judges this one.

        Nested on the same draw: what a small share keeps, a larger one keeps too.
        """
        return self.draw.keeps(self._reach * share)

    def with_share(self, share: float) -> Sampling:
        """The inclusion probability of that criterion's verdict."""
        return Sampling(
            probability=self.draw.probability(self._reach * share),
            stratum=self.sampling.stratum,
            upstream_weight=self.sampling.upstream_weight,
        )


class Sampler:
    """Decides twice: early on ids alone, finally on what the unit turned out to be."""

    def __init__(
        self,
        default_rate: float,
        *,
        salt: bytes,
        rules: Sequence[Rule] = (),
        strata: Sequence[Stratum] = (),
        default_stratum: str = "other",
    ) -> None:
        self._default = max(FLOOR, default_rate)
        self._salt = salt
        self._rules = tuple(rules)
        self._strata = tuple(strata)
        self._default_stratum = default_stratum
        self._highest = max([self._default, *(rule.rate for rule in self._rules)])

    def draw(self, trace_id: str, trace_state: str = "") -> Draw:
        """Place a trace."""
        return draw(trace_id, trace_state, self._salt)

    def wanted(self, trace_id: str, trace_state: str) -> bool:
        """Whether any rule could still keep the trace: if not, its content is never read."""
        return self.draw(trace_id, trace_state).keeps(self._highest)

    def decide(self, unit: Unit, trace_state: str = "") -> Decision:
        """Apply the first matching rule's rate, nested on the draw `wanted` saw."""
        where = self.draw(unit.trace_id, trace_state)
        rule = next((rule for rule in self._rules if rule.matches(unit)), None)
        rate = max(FLOOR, rule.rate) if rule else self._default
        stratum = next((s.name for s in self._strata if s.matches(unit)), self._default_stratum)
        return Decision(
            kept=where.keeps(rate),
            rule=rule.name if rule else "default",
            rate=rate,
            sampling=Sampling(
                probability=where.probability(rate),
                stratum=stratum,
                upstream_weight=where.upstream_weight,
            ),
            draw=where,
        )
