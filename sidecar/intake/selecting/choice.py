"""What a rule chose, and how sure it is.

Confidences are an order, not probabilities: 1 is a writer's own mark, about .9 agreement
with what the root returned, .5 and below a guess that a person should be able to doubt.
"""

from __future__ import annotations

from dataclasses import dataclass

from sidecar.domain.observations import Observation
from sidecar.intake.selecting.texts import answer_text, pending_calls, sections


@dataclass(frozen=True, slots=True)
class Choice:
    """The observation a rule chose; `text` where its answer is not its last text."""

    observation: Observation
    rule: str
    confidence: float
    text: str | None = None

    @property
    def answer(self) -> str:
        """The answer as text; for an answer handed in by a call, the call's arguments."""
        if self.text is not None:
            return self.text
        calls = pending_calls(self.observation)
        said = answer_text(self.observation)
        if fields := sections(said):
            return fields[-1]
        return said or "\n".join(call.arguments for call in calls)
