"""Policies: loaded whole, linted, hashed. YAML in, frozen values out."""

from sidecar.policy.canonical import canonical, digest, ours
from sidecar.policy.criterion import Criterion, EvidenceName, Example, Tick
from sidecar.policy.judge import Decoding, JudgeLimits, JudgePolicy, Prices
from sidecar.policy.lint import Finding, Severity, check, lint
from sidecar.policy.load import Policies, load
from sidecar.policy.match import Facts, Match, facts_of, facts_of_unit
from sidecar.policy.traffic import BudgetPolicy, ReviewPolicy, SamplingPolicy

__all__ = [
    "BudgetPolicy",
    "Criterion",
    "Decoding",
    "EvidenceName",
    "Example",
    "Facts",
    "Finding",
    "JudgeLimits",
    "JudgePolicy",
    "Match",
    "Policies",
    "Prices",
    "ReviewPolicy",
    "SamplingPolicy",
    "Severity",
    "Tick",
    "canonical",
    "check",
    "digest",
    "facts_of",
    "facts_of_unit",
    "lint",
    "load",
    "ours",
]
