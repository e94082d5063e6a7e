"""One candidate before all criteria: gates, then code, then the judges at once."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

import anyio
import anyio.to_thread

from sidecar.domain.events import CriterionSeen, CriterionSettled
from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import Candidate, SafeCandidate
from sidecar.domain.verdicts import Grader, JudgeIdentity, Spend, Verdict
from sidecar.judging.bench import Bench
from sidecar.judging.graders import grade
from sidecar.judging.hearing import Hearing
from sidecar.judging.parse import PARSER_VERSION
from sidecar.judging.version import code_version, llm_version
from sidecar.policy import Criterion, Policies, facts_of
from sidecar.ports import Clock, Events, Judge, Redactor

NOT_MATCHED = "not_matched"
NOT_SAMPLED = "criterion_not_sampled"
RESTRICTED_STRATUM = "restricted_stratum"

_INLINE = 20_000
"""Characters of question and answer up to which a code check runs on the event loop: it takes
3 ms at most (similarity; the others under 0.2 ms)."""


class Evaluator:
    """Judges candidates by one set of policies; safe to call concurrently.

    `judges`: one port for each judge that an llm criterion names, by the policy's name.
    `calibration`: status by judge version (none | valid | stale | reject), read at each
    verdict, since a record ages. `restricted`: the strata of a judge version that people judge.
    `benches` of an earlier evaluator keep limits, breakers and quarantine over a reload.
    """

    def __init__(
        self,
        policies: Policies,
        judges: Mapping[str, Judge],
        redactor: Redactor,
        clock: Clock,
        events: Events,
        *,
        calibration: Mapping[str, str] | None = None,
        restricted: Callable[[str], frozenset[str]] = lambda _: frozenset(),
        nonce: Callable[[], str] = lambda: secrets.token_hex(12),
        benches: Mapping[str, Bench] | None = None,
    ) -> None:
        self.policies = policies
        self.benches: dict[str, Bench] = {}
        for policy in policies.judges_used:
            known = (benches or {}).get(policy.name)
            self.benches[policy.name] = (
                known
                if known is not None and known.policy == policy
                else Bench(policy, judges[policy.name], clock, events)
            )
        self._clock = clock
        self._events = events
        self._hearing = Hearing(redactor, clock, events, nonce)
        self._calibration = calibration or {}
        self._restricted = restricted
        self._identities = {
            criterion.id: self._identity_of(criterion, redactor.fingerprint)
            for criterion in policies.criteria
        }

    def identity(self, criterion_id: str) -> JudgeIdentity:
        """Return who decides a criterion; `answered_model` is None until there is an answer."""
        known = self._identities[criterion_id]
        return replace(known, calibration=self._calibration.get(known.version, "none"))

    @property
    def available(self) -> bool:
        """Whether each judge could be asked now: sources should pause while one could not."""
        return all(bench.breaker.admits for bench in self.benches.values())

    async def ready(self) -> None:
        """Return when each judge could be asked again."""
        for bench in self.benches.values():
            await bench.breaker.ready()

    async def confirm(self) -> None:
        """Ask each pinned judge, once, whether it still takes what was pinned."""
        async with anyio.create_task_group() as tasks:
            for bench in self.benches.values():
                tasks.start_soon(bench.confirm)

    @property
    def quarantined(self) -> tuple[str, ...]:
        """Names of the judges that answered as another model."""
        return tuple(name for name, bench in self.benches.items() if bench.changed)

    async def evaluate(
        self,
        candidate: Candidate,
        safe: SafeCandidate,
        *,
        sampled: Callable[[str], bool],
        probability: Callable[[str], float] | None = None,
        again: bool = False,
    ) -> tuple[Verdict, ...]:
        """Return one verdict a criterion, in the policies' order; never raises for a judge.

        `sampled` says whether a criterion that applies is judged on this unit, `probability`
        its inclusion probability (the candidate's own, where not given). A failed gate
        publishes its own verdict and the llm criteria end as gated, without a call.
        Emits CriterionSettled once for each criterion, and CriterionSeen for each that
        applies; neither when the unit is judged `again`, since it was counted then.
        """
        chance = probability or (lambda _: candidate.sampling.probability)
        facts = facts_of(candidate)
        verdicts: dict[str, Verdict] = {}
        chosen = []
        for criterion in self.policies.criteria:
            if not criterion.applies_to.matches(facts):
                verdicts[criterion.id] = self._skipped(criterion, NOT_MATCHED)
                continue
            if not again:
                self._events.emit(CriterionSeen(criterion.id, chance(criterion.id)))
            if sampled(criterion.id):
                chosen.append(criterion)
            else:
                verdicts[criterion.id] = self._skipped(criterion, NOT_SAMPLED)
        gate = await self._code(chosen, candidate, safe, verdicts)
        await self._llm(chosen, gate, candidate, safe, verdicts)
        for criterion in () if again else self.policies.criteria:
            self._settled(verdicts[criterion.id], candidate, chance(criterion.id))
        return tuple(verdicts[criterion.id] for criterion in self.policies.criteria)

    async def _code(
        self,
        criteria: Iterable[Criterion],
        candidate: Candidate,
        safe: SafeCandidate,
        verdicts: dict[str, Verdict],
    ) -> str:
        """Run the code criteria, gates first; return the first gate that failed, or ""."""
        failed = ""
        for criterion in sorted(criteria, key=lambda criterion: not criterion.gate):
            if criterion.check is None:
                continue
            started = self._clock.monotonic()
            arguments = (criterion.check, candidate, safe.answer_entities)
            if len(candidate.question) + len(candidate.answer) <= _INLINE:
                result = grade(*arguments)
            else:
                result = await anyio.to_thread.run_sync(grade, *arguments)
            verdicts[criterion.id] = Verdict(
                criterion.id,
                result.outcome,
                self.identity(criterion.id),
                result.reason,
                spend=Spend(seconds=self._clock.monotonic() - started),
            )
            if criterion.gate and result.outcome is Outcome.FAIL:
                failed = failed or criterion.id
        return failed

    async def _llm(
        self,
        criteria: Iterable[Criterion],
        gate: str,
        candidate: Candidate,
        safe: SafeCandidate,
        verdicts: dict[str, Verdict],
    ) -> None:
        """Ask the judges, all criteria at once; behind a failed gate, none.

        Nor where the policy enforces a calibration and this judge version has no valid one,
        nor on a stratum which its record leaves to people.
        """

        async def hear(criterion: Criterion, identity: JudgeIdentity) -> None:
            bench = self.benches[criterion.judge_name]
            verdicts[criterion.id] = await self._hearing.hear(
                criterion, identity, bench, candidate, safe
            )

        async with anyio.create_task_group() as tasks:
            for criterion in criteria:
                if criterion.grader is not Grader.LLM:
                    continue
                identity = self.identity(criterion.id)
                enforced = criterion.calibration.require == "enforce"
                if gate:
                    verdicts[criterion.id] = Verdict(criterion.id, Outcome.GATED, identity, gate)
                elif enforced and identity.calibration != "valid":
                    verdicts[criterion.id] = Verdict(
                        criterion.id, Outcome.UNCALIBRATED, identity, identity.calibration
                    )
                elif candidate.sampling.stratum in self._restricted(identity.version):
                    verdicts[criterion.id] = Verdict(
                        criterion.id, Outcome.TO_REVIEW, identity, RESTRICTED_STRATUM
                    )
                else:
                    tasks.start_soon(hear, criterion, identity)

    def _skipped(self, criterion: Criterion, reason: str) -> Verdict:
        identity = self.identity(criterion.id)
        return Verdict(criterion.id, Outcome.NOT_APPLICABLE, identity, reason)

    def _settled(self, verdict: Verdict, candidate: Candidate, probability: float) -> None:
        self._events.emit(
            CriterionSettled(
                trace_id=candidate.trace_id,
                criterion=verdict.criterion,
                grader=verdict.identity.grader,
                outcome=verdict.outcome,
                reason=verdict.reason,
                stratum=candidate.sampling.stratum,
                judge_version=verdict.identity.version,
                probability=probability,
                spend=verdict.spend,
            )
        )

    def _identity_of(self, criterion: Criterion, redaction: str) -> JudgeIdentity:
        if criterion.grader is Grader.CODE:
            version, asked = code_version(criterion, redaction), None
        else:
            policy = self.policies.judge_of(criterion)
            version, asked = llm_version(criterion, policy, redaction), policy.model
        return JudgeIdentity(
            grader=criterion.grader,
            version=version,
            rubric_revision=criterion.rubric_revision[:16],
            asked_model=asked,
            parser_version=PARSER_VERSION,
        )
