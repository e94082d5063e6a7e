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
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import blake2b

from sidecar.domain.units import Sampling, Unit

SPACE = 1 << 56
"""The number of draws: 56 bits (OpenTelemetry, probability sampling)."""

FLOOR = 0.001
"""Lowest inclusion probability: a weight above 1,000 drowns every estimate it enters."""

_HEX = re.compile(r"[0-9a-f]{1,14}")
_MEMBER_LIMIT = 256
"""Characters of an `ot` member; a longer one is malformed (OpenTelemetry, tracestate)."""


class Randomness(StrEnum):
    """Where a draw comes from."""

    RV = "the sender's rv"
    TRACE_ID = "the low 56 bits of the trace id"
    HASH = "salted hash of the trace id"


@dataclass(frozen=True, slots=True)
class Draw:
    """Where a trace falls: `value` in [0, SPACE); `floor` is the sender's own threshold."""

    value: int
    floor: int = 0
    declared: bool = False
    """The sender declared `th`, hence an adjusted count."""
    source: Randomness = Randomness.HASH

    @property
    def upstream_weight(self) -> float | None:
        """The adjusted count, 2^56 / (2^56 - T); None where none was declared."""
        return SPACE / (SPACE - self.floor) if self.declared else None

    def keeps(self, rate: float) -> bool:
        """Whether a sampler at `rate` in (0, 1] keeps it (never below the sender's own)."""
        return self.value >= self.threshold(rate)

    def threshold(self, rate: float) -> int:
        """The threshold that `rate` comes to here: the sender's own is never lowered."""
        return max(self.floor, threshold(rate))

    def probability(self, rate: float) -> float:
        """Inclusion probability at `rate`, given that it reached us."""
        return (SPACE - self.threshold(rate)) / (SPACE - self.floor)


def threshold(rate: float) -> int:
    """Return T for a sampling rate in (0, 1], below SPACE; exact where the rate is."""
    return min(SPACE - 1, SPACE - round(rate * SPACE))


def th(value: int) -> str:
    """Write a threshold in [0, SPACE) as tracestate has it: 14 hex digits, no zeros at the end."""
    return f"{value:014x}".rstrip("0") or "0"


def draw(trace_id: str, trace_state: str, salt: bytes) -> Draw:
    """Place a trace: by its tracestate where that says enough, else by salted hash."""
    declared, rv = _ot(trace_state)
    if declared is not None or rv is not None:
        value = rv if rv is not None else int(trace_id[-14:], 16)
        source = Randomness.TRACE_ID if rv is None else Randomness.RV
        # R below the declared T cannot be: such a threshold is not believed.
        if declared is None or value < declared:
            return Draw(value, source=source)
        return Draw(value, declared, declared=True, source=source)
    digest = blake2b(bytes.fromhex(trace_id), key=salt[:64], digest_size=7).digest()
    return Draw(int.from_bytes(digest, "big"))


def _ot(trace_state: str) -> tuple[int | None, int | None]:
    """Return (th, rv) of a tracestate's `ot` member, each None when absent or malformed."""
    for member in trace_state.split(","):
        key, _, value = member.strip().partition("=")
        if key != "ot" or len(value) > _MEMBER_LIMIT:
            continue
        fields = dict(part.partition(":")[::2] for part in value.split(";"))
        written, rv = fields.get("th", ""), fields.get("rv", "")
        return (
            int(written.ljust(14, "0"), 16) if _HEX.fullmatch(written) else None,
            int(rv, 16) if _HEX.fullmatch(rv) and len(rv) == 14 else None,
        )
    return None, None


@dataclass(frozen=True, slots=True)
class Rule:
    """A rate for the units that match; one that is `exempt` is not lowered by a budget."""

    name: str
    rate: float
    matches: Callable[[Unit], bool]
    exempt: bool = False


@dataclass(frozen=True, slots=True)
class Stratum:
    """A named part of the traffic; estimates are made per stratum."""

    name: str
    matches: Callable[[Unit], bool]


@dataclass(frozen=True, slots=True)
class Decision:
    """What became of a unit's draw; `rule` is `default` where none matched.

    `asked` is the rule's own rate, `rate` the one in force: `asked` times the budget's factor,
    FLOOR at least. Both are absolute, the sender's sampling included.
    """

    kept: bool
    rule: str
    rate: float
    sampling: Sampling
    draw: Draw
    asked: float = 1.0
    exempt: bool = False
    """The rule is not lowered by a budget."""

    @property
    def scale(self) -> float | None:
        """The part of the rule's own rate that was in force; None where the rule is exempt."""
        return None if self.exempt else min(1.0, self.rate / self.asked)

    @property
    def over_budget(self) -> bool:
        """Whether the budget alone left it out: the rule's own rate would have kept it."""
        return not self.kept and self.draw.keeps(self.asked)

    def _share(self, share: float) -> float:
        """A share of the absolute rate in force (ours, or the sender's where that was lower)."""
        reach = min(self.rate, (SPACE - self.draw.floor) / SPACE)
        return max(min(FLOOR, reach), reach * share)

    def judges(self, share: float) -> bool:
        """Whether a criterion that judges `share` of the kept units judges this one.

        Nested on the same draw: what a small share keeps, a larger one keeps too.
        """
        return self.draw.keeps(self._share(share))

    def with_share(self, share: float) -> Sampling:
        """The inclusion probability of that criterion's verdict."""
        probability = self.draw.probability(self._share(share))
        return replace(self.sampling, probability=probability)

    def inheriting(self, before: Sampling) -> Decision:
        """The decision as it was when the unit was first judged, for judging it again."""
        reached = (SPACE - self.draw.floor) / SPACE
        return replace(self, kept=True, rate=before.probability * reached, sampling=before)

    def in_words(self) -> str:
        """Say the arithmetic to a person: draw, rates, outcome and what it stands for."""
        where, cut = self.draw, self.draw.threshold(self.rate)
        sender = ""
        if where.declared:
            sender = f"the sender kept {_one_in(where.upstream_weight)} (th:{th(where.floor)}); "
        rate = f"rate {self.asked:g} by {_named(self.rule)}"
        if self.rate < self.asked:
            rate += f", lowered to {self.rate:g} by the budget"
        if self.kept:
            fate = f"judged, {stands_for(self.sampling)}"
        else:
            fate = "over budget" if self.over_budget else "sampled out"
        return (
            f"{sender}{rate}: kept from {cut / SPACE:.6g} on (th:{th(cut)}); "
            f"drew {where.value / SPACE:.6g} ({where.source}): {fate}; "
            f"stratum {self.sampling.stratum}"
        )


def _named(rule: str) -> str:
    return "default" if rule == "default" else f"rule {rule}"


def _one_in(weight: float | None) -> str:
    return f"1 in {weight or 1.0:.4g}"


def stands_for(sampling: Sampling) -> str:
    """Say how many traces a judged one stands for, ours and the sender's sampling apart."""
    ours = 1.0 / sampling.probability
    words = f"with probability {sampling.probability:.4g}: stands for {ours:.4g}"
    if sampling.upstream_weight is None:
        return f"{words} of those that reached us"
    return (
        f"{words} that reached us, x {sampling.upstream_weight:.4g} upstream"
        f" = {ours * sampling.upstream_weight:.4g}"
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
        """Whether any rule could still keep the trace: if not, its content is never read.

        Asked of the rules' own rates, whatever the budget: so the answer never changes during
        a trace's life, and what a budget left out can be told from what no rule wanted.
        """
        return self.draw(trace_id, trace_state).keeps(self._highest)

    def decide(self, unit: Unit, trace_state: str = "", *, factor: float = 1.0) -> Decision:
        """Apply the first matching rule's rate, nested on the draw `wanted` saw.

        `factor` in (0, 1]: what the budget leaves of the rates, the least during the unit's
        life.
        """
        return self.place(unit, self.draw(unit.trace_id, trace_state), factor=factor)

    def place(self, unit: Unit, where: Draw, *, factor: float = 1.0) -> Decision:
        """Decide like `decide`, of a unit whose draw is known."""
        rule = next((rule for rule in self._rules if rule.matches(unit)), None)
        asked = max(FLOOR, rule.rate) if rule else self._default
        rate = asked if rule and rule.exempt else max(FLOOR, asked * factor)
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
            asked=asked,
            exempt=bool(rule and rule.exempt),
        )
