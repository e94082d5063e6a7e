"""From a raw candidate to one that may leave: every text goes through the redactor.

All texts of a unit go in one call, so that the same value gets the same placeholder in the
question, the tool results and the answer, and the judge can still follow the conversation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from redaction.text import Redacted, SafeText, count_entities, trusted_literal
from sidecar.domain.observations import ToolCall
from sidecar.domain.units import Candidate, SafeCall, SafeCandidate, SafeMessage
from sidecar.ports import Redactor

_ROLES = {
    "user": trusted_literal("user"),
    "assistant": trusted_literal("assistant"),
    "system": trusted_literal("system"),
    "developer": trusted_literal("developer"),
    "tool": trusted_literal("tool"),
}
_OTHER_ROLE = trusted_literal("other")


class _Texts:
    """Collects texts on the way in and hands their cleared forms back in the same order."""

    def __init__(self) -> None:
        self.raw: list[str] = []
        self.cleared: Sequence[Redacted] = ()

    def put(self, text: str | None) -> int | None:
        if text is None:
            return None
        self.raw.append(text)
        return len(self.raw) - 1

    def safe(self, index: int) -> SafeText:
        return self.cleared[index].text

    def maybe(self, index: int | None) -> SafeText | None:
        return None if index is None else self.safe(index)


class _Call:
    def __init__(self, call: ToolCall, texts: _Texts) -> None:
        self._texts = texts
        texts.raw += [call.name, call.arguments]
        self._at = len(texts.raw) - 2
        self._result = texts.put(call.result)

    def safe(self) -> SafeCall:
        texts = self._texts
        return SafeCall(
            name=texts.safe(self._at),
            arguments=texts.safe(self._at + 1),
            result=texts.maybe(self._result),
        )


async def make_safe(candidate: Candidate, redactor: Redactor, environment: str) -> SafeCandidate:
    """Clear every text of `candidate`. Raises redaction.text.Withheld.

    `environment` is the name Langfuse stores, already rewritten to a slug.
    """
    texts = _Texts()
    texts.raw += [candidate.question, candidate.answer]
    answer_calls = [_Call(call, texts) for call in candidate.answer_calls]
    history_at = [texts.put(message.text) for message in candidate.evidence.history]
    calls = [_Call(call, texts) for call in candidate.evidence.tool_calls]
    passages = [texts.put(passage) for passage in candidate.evidence.retrieval]
    asked = texts.put(candidate.asked_model)
    answered = texts.put(candidate.answered_model)
    agent = texts.put(candidate.agent)
    session = texts.put(candidate.session_id)

    texts.cleared = await redactor.redact(texts.raw)

    safe = SafeCandidate(
        trace_id=candidate.trace_id,
        unit=candidate.unit,
        span_id=candidate.span_id,
        question=texts.safe(0),
        answer=texts.safe(1),
        answer_calls=tuple(call.safe() for call in answer_calls),
        history=tuple(
            SafeMessage(_ROLES.get(message.role, _OTHER_ROLE), texts.safe(at))
            for message, at in zip(candidate.evidence.history, history_at, strict=True)
            if at is not None
        ),
        tool_calls=tuple(call.safe() for call in calls),
        retrieval=tuple(texts.safe(at) for at in passages if at is not None),
        rule=candidate.rule,
        confidence=candidate.confidence,
        ended_ns=candidate.ended_ns,
        sampling=candidate.sampling,
        answer_entities=texts.cleared[1].entities,
        redactions=tuple(count_entities(texts.cleared).items()),
        truncated_upstream=candidate.evidence.truncated_upstream,
        environment=environment,
    )
    return replace(
        safe,
        asked_model=texts.maybe(asked),
        answered_model=texts.maybe(answered),
        agent=texts.maybe(agent),
        session_id=texts.maybe(session),
    )
