"""From verdicts and human labels to a decision about a judge: ACCEPT, RESTRICT or REJECT."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from sidecar.offline.humans import HumanAgreement, human_agreement
from sidecar.offline.measure import DECIDED, Judged, Measured, Terms, measure
from sidecar.stats.acceptance import acceptance, passes_for, passes_needed
from sidecar.stats.agreement import Table
from sidecar.stats.paired import mean_flip_rate

MISSING_ALLOWED: Final = 0.05
"""Share of cases without any verdict above which nothing can be said of the rest."""

_MISSING: Final = frozenset({"judge_unavailable", "quarantined", "redaction_failed"})


class Decision(StrEnum):
    """What may be done with a judge version; RESTRICT sends some strata to people."""

    ACCEPT = "ACCEPT"
    RESTRICT = "RESTRICT"
    REJECT = "REJECT"


@dataclass(frozen=True, slots=True)
class Stratum:
    """One stratum; `n` counts all its cases, decided or not."""

    name: str
    n: int
    measured: Measured
    restricted: bool = False


@dataclass(frozen=True, slots=True)
class Confirmation:
    """Of the false passes: how many a second blind person confirms.

    `disputed`: another person passed it and nobody adjudicated; `single`: one label only.
    """

    confirmed: int = 0
    disputed: int = 0
    single: int = 0


@dataclass(frozen=True, slots=True)
class Promise:
    """How likely a judge of this true share is accepted, and from how many passes at 80%."""

    true_share: float
    probability: float | None
    passes_for_80: int | None


@dataclass(frozen=True, slots=True)
class Assessment:
    """All that one calibration found. `undecided`: outcomes that are neither pass nor fail."""

    n: int
    cases: int
    whole: Measured
    strata: tuple[Stratum, ...]
    humans: HumanAgreement
    confirmation: Confirmation
    undecided: dict[str, int]
    cannot_tell: int
    repeats: int
    flip_rate: float | None
    flipped: int
    terms: Terms
    decision: Decision
    reasons: tuple[str, ...]
    promises: tuple[Promise, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def restricted(self) -> tuple[str, ...]:
        """Strata that people must judge."""
        return tuple(stratum.name for stratum in self.strata if stratum.restricted)


def assess(judged: Sequence[Judged], terms: Terms) -> Assessment:
    """Decide about a judge from its verdicts on labelled cases."""
    whole = measure(judged)
    names = sorted({one.case.stratum for one in judged})
    parts = {name: [one for one in judged if one.case.stratum == name] for name in names}
    strata = [Stratum(name, len(part), measure(part)) for name, part in parts.items()]
    outcomes = Counter(one.outcome for one in judged)
    runs = [[DECIDED[o] for o in one.outcomes if o in DECIDED] for one in judged]
    heard = [one for one in judged if one.outcome not in _MISSING]
    repeats = min((len(one.outcomes) for one in heard), default=0)
    general = _general(judged, whole.table, terms, repeats)
    failures = [*general, *(_failures(whole, terms) if whole.table.n else ())]
    bad = _bad(strata, terms)
    decision, reasons = Decision.REJECT, tuple(failures)
    if not failures and not bad:
        decision, reasons = Decision.ACCEPT, (_reached(whole, terms),)
    elif bad and not general:
        rest = measure(one for one in judged if one.case.stratum not in bad)
        left = _failures(rest, terms)
        if not left:
            decision = Decision.RESTRICT
            named = ", ".join(bad)
            why = f"people must judge {named}: its false-pass share is above the limit beyond doubt"
            reasons = (why, f"elsewhere, {_reached(rest, terms)}")
        elif not failures:
            reasons = tuple(f"without {', '.join(bad)}: {reason}" for reason in left)
    routed = frozenset(bad) if decision is Decision.RESTRICT else frozenset()
    return Assessment(
        n=whole.table.n,
        cases=len(judged),
        whole=whole,
        strata=tuple(replace(s, restricted=s.name in routed) for s in strata),
        humans=human_agreement([one.case for one in judged]),
        confirmation=_confirmation(judged),
        undecided={name: outcomes[name] for name in sorted(outcomes) if name not in DECIDED},
        cannot_tell=sum(one.case.label == "cannot_tell" for one in judged),
        repeats=repeats,
        flip_rate=mean_flip_rate(runs),
        flipped=sum(len(set(one.outcomes)) > 1 for one in judged),
        terms=terms,
        decision=decision,
        reasons=reasons,
        promises=_promises(whole, terms),
        notes=_notes(whole, terms),
    )


def _general(judged: Sequence[Judged], table: Table, terms: Terms, repeats: int) -> list[str]:
    """What no choice of strata can mend."""
    if not table.n:
        return ["no case was decided by both a person and the judge"]
    found = []
    missing = sum(one.outcome in _MISSING or not one.outcomes for one in judged)
    if missing > MISSING_ALLOWED * len(judged):
        found.append(
            f"{missing} of {len(judged)} cases have no verdict: who is missing is not random"
        )
    if repeats < terms.repeats:
        found.append(f"{repeats} repetitions: stability needs at least {terms.repeats}")
    return found


def _failures(measured: Measured, terms: Terms) -> list[str]:
    """Say which of the policy's limits these cases do not reach."""
    table, limits = measured.table, terms.limits
    found = []
    if table.n < limits.min_n:
        found.append(f"n {table.n} is below min_n {limits.min_n}")
    lower = measured.kappa_lower(terms)
    if lower < limits.min_kappa_lower:
        found.append(f"kappa's lower bound {lower:.3f} is below {limits.min_kappa_lower:g}")
    limit = limits.max_false_pass_upper
    needed = passes_needed(limit, terms.alpha)
    if terms.production is None and table.judge_passes < needed:
        found.append(
            f"cannot accept: {table.judge_passes} judged passes, and under {needed} even none "
            f"false does not bound the share by {limit:g}"
        )
    upper = measured.share_upper(terms)
    if upper > limit:
        where = "in production" if terms.production else "among passes"
        found.append(f"false-pass share's upper bound {where} {upper:.3f} is above {limit:g}")
    return found


def _reached(measured: Measured, terms: Terms) -> str:
    limits = terms.limits
    return (
        f"n {measured.table.n}, kappa's lower bound {measured.kappa_lower(terms):.3f} >= "
        f"{limits.min_kappa_lower:g}, false-pass share's upper bound "
        f"{measured.share_upper(terms):.3f} <= {limits.max_false_pass_upper:g}"
    )


def _bad(strata: Sequence[Stratum], terms: Terms) -> list[str]:
    """Strata whose share is above the limit beyond doubt, the risk divided among them.

    Drawn sets with all or most strata just above the limit are then accepted or restricted
    in under 4% (tests/unit/offline): taking the worst out first does not beautify the rest.
    """
    tested = [stratum for stratum in strata if stratum.measured.table.judge_passes]
    if len(strata) < 2:
        return []
    alpha, limit = terms.alpha / max(1, len(tested)), terms.limits.max_false_pass_upper
    return [s.name for s in tested if s.measured.share_lower(terms, alpha) > limit]


def _confirmation(judged: Sequence[Judged]) -> Confirmation:
    counts: Counter[str] = Counter()
    for one in judged:
        if not one.false_pass:
            continue
        labels = [rating.label for rating in one.case.opinions]
        if labels.count("fail") >= 2 or (len(labels) >= 2 and len(labels) < len(one.case.human)):
            counts["confirmed"] += 1
        else:
            counts["disputed" if len(labels) >= 2 else "single"] += 1
    return Confirmation(counts["confirmed"], counts["disputed"], counts["single"])


def _promises(whole: Measured, terms: Terms) -> tuple[Promise, ...]:
    """P(ACCEPT) on false passes alone for judges at half and a quarter of the limit."""
    limit, alpha = terms.limits.max_false_pass_upper, terms.alpha
    passes = int(whole.table.judge_passes / whole.share_effect)
    found = []
    for share in (limit / 2, limit / 4):
        if terms.production is None:
            chance: float | None = acceptance(passes, share, limit, alpha)
            needed = passes_for(0.8, share, limit, alpha)
        else:
            chance, needed = terms.production.acceptance(whole.table, share, limit, alpha), None
        found.append(Promise(share, chance, needed))
    return tuple(found)


def _notes(whole: Measured, terms: Terms) -> tuple[str, ...]:
    notes = []
    if terms.production is None:
        notes.append(
            "not re-weighted: the false-pass share is the gold set's own; it moves with the "
            "share of good answers, so give --production-pass-rate"
        )
    if whole.clusters < whole.table.n:
        notes.append(
            f"{whole.table.n} cases in {whole.clusters} groups: the gate divides counts by "
            f"{whole.kappa_effect:.2f} (kappa) and {whole.share_effect:.2f} (false passes)"
        )
    if whole.few:
        notes.append("under 40 groups: Student's t in place of the normal quantile")
    if whole.stand_in:
        notes.append("no false pass varied: the grouping of the human's fails stands in for theirs")
    if whole.table.n and whole.kappa.value is None:
        notes.append("kappa is undefined: judge and human gave one label throughout (p_e = 1)")
    if not terms.repeats:
        notes.append("recorded verdicts: whose they are and how stable, nobody can check")
    return tuple(notes)
