"""One llm criterion on one candidate: the question, the answers it may get, the verdict."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from redaction.text import SafeText, Withheld
from sidecar.domain.errors import JudgeChanged, Permanent, Transient
from sidecar.domain.events import JudgeAttempted
from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import Candidate, SafeCandidate
from sidecar.domain.verdicts import JudgeIdentity, Observable, Verdict
from sidecar.judging import injection, prompt
from sidecar.judging.bench import Bench, IdentityMissing, Tally, slug
from sidecar.judging.content import missing_content
from sidecar.judging.exhibit import Exhibit, exhibit
from sidecar.judging.outcome import settle
from sidecar.judging.parse import Parsed, VerdictAnswer, parse
from sidecar.policy import Criterion
from sidecar.ports import Answer, Clock, Events, Redactor

UNPARSEABLE: Final = "unparseable"
TRUNCATED: Final = "truncated"

_RAW_KEPT: Final = 1_000
"""Characters of an unreadable answer that are kept, redacted, for a person to look at."""

_MORE_TOKENS: Final = 2
"""An answer that was cut is asked for once more with the cap this many times as large."""


class Hearing:
    """Hears llm criteria; holds no state of its own but its doors."""

    def __init__(
        self,
        redactor: Redactor,
        clock: Clock,
        events: Events,
        nonce: Callable[[], str] = lambda: secrets.token_hex(12),
    ) -> None:
        self._redactor = redactor
        self._clock = clock
        self._events = events
        self._nonce = nonce

    async def hear(
        self,
        criterion: Criterion,
        identity: JudgeIdentity,
        bench: Bench,
        candidate: Candidate,
        safe: SafeCandidate,
    ) -> Verdict:
        """Judge one criterion; every way it can end is an outcome, none an exception."""
        verdict = Verdict(criterion.id, Outcome.FAIL, identity)
        if not candidate.answer_calls and (why := missing_content(candidate.answer)):
            return replace(verdict, reason=why)
        started = self._clock.monotonic()
        tally = Tally()
        shown = exhibit(safe, criterion.evidence, bench.policy.evidence_cap)
        try:
            verdict = await self._ask(criterion, verdict, bench, shown, tally)
        except JudgeChanged as error:
            verdict = replace(
                verdict,
                outcome=Outcome.QUARANTINED,
                reason="pin_refused" if error.answered is None else "identity_changed",
                identity=replace(identity, answered_model=error.answered),
            )
        except IdentityMissing:
            verdict = replace(verdict, outcome=Outcome.QUARANTINED, reason="identity_missing")
        except (Transient, Permanent) as error:
            verdict = replace(verdict, outcome=Outcome.JUDGE_UNAVAILABLE, reason=slug(error))
        seconds = self._clock.monotonic() - started
        return replace(verdict, spend=tally.spend(bench.policy, seconds))

    async def _ask(
        self, criterion: Criterion, verdict: Verdict, bench: Bench, shown: Exhibit, tally: Tally
    ) -> Verdict:
        """Ask, at most once more for an unreadable answer and once more for a cut one."""
        decoding = bench.policy.decoding
        tokens: int | None = None
        tried: set[str] = set()
        while True:
            question = prompt.build(
                criterion,
                shown,
                nonce=self._nonce(),
                grammar=decoding.grammar,
                answer_tokens=tokens,
            )
            answer = await bench.ask(criterion.id, question, tally)
            heard = replace(
                verdict, identity=replace(verdict.identity, answered_model=answer.answered_model)
            )
            if answer.finish in {"refusal", "content_filter"}:
                self._attempted(criterion, answer.finish)
                return await self._declined(heard, answer)
            if answer.finish in {"length", "max_tokens"}:
                fault, tokens = TRUNCATED, decoding.max_tokens * _MORE_TOKENS
            else:
                parsed = parse(answer.text, criterion)
                if isinstance(parsed, Parsed):
                    self._attempted(criterion, "fenced" if parsed.fenced else "ok")
                    return await self._read(criterion, heard, parsed.answer, shown)
                fault = UNPARSEABLE
            self._attempted(criterion, fault)
            if fault in tried:
                outcome = Outcome.UNKNOWN if fault == TRUNCATED else Outcome.UNPARSEABLE
                return await self._with_raw(heard, outcome, fault, answer)
            tried.add(fault)

    async def _read(
        self, criterion: Criterion, verdict: Verdict, said: VerdictAnswer, shown: Exhibit
    ) -> Verdict:
        """Turn a readable verdict into ours; the judge's words are redacted on the way in."""
        marks: tuple[str, ...] = ()
        if said.verdict == "pass":
            marks = injection.marks((text.value for text in shown.texts), criterion.pass_)
        outcome, reason = settle(said, criterion, shown, marks)
        notes = [item.note or "" for item in said.criteria]
        cleared = await self._cleared([said.rationale, *notes])
        return replace(
            verdict,
            outcome=outcome,
            reason=reason,
            score=said.score,
            rationale=cleared[0] if cleared else None,
            observables=tuple(
                Observable(item.id, item.pass_, (cleared[at] or None) if cleared else None)
                for at, item in enumerate(said.criteria, start=1)
            ),
        )

    async def _declined(self, verdict: Verdict, answer: Answer) -> Verdict:
        """A refusal or a filter: no retry (it is deterministic), to a person."""
        if answer.finish == "refusal":
            reason = "refusal"
            if answer.category:
                reason = f"refusal_{answer.category}"
            return await self._with_raw(verdict, Outcome.REFUSAL, reason, answer)
        reason = "jailbreak_detected" if answer.jailbreak_detected else "content_filter"
        return await self._with_raw(verdict, Outcome.CONTENT_FILTER, reason, answer)

    async def _with_raw(
        self, verdict: Verdict, outcome: Outcome, reason: str, answer: Answer
    ) -> Verdict:
        """A verdict that keeps the judge's words as they came, redacted and clipped."""
        verdict = replace(verdict, outcome=outcome, reason=reason)
        cleared = await self._cleared([answer.text[:_RAW_KEPT]]) if answer.text else ()
        return replace(verdict, rationale=cleared[0]) if cleared else verdict

    async def _cleared(self, texts: list[str]) -> tuple[SafeText, ...]:
        """Redact the judge's words; empty when they are withheld: the verdict stands alone."""
        try:
            return tuple(result.text for result in await self._redactor.redact(texts))
        except Withheld:
            return ()

    def _attempted(self, criterion: Criterion, outcome: str) -> None:
        self._events.emit(JudgeAttempted(criterion.id, outcome))
