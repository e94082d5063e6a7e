"""Acknowledge last: a trace lets go of its deliveries when its scores are safe.

Safe means accepted by the score store, or durably in the ledger's outbox when so
configured. A trace without scores lets go at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sidecar.runtime.tickets import Ticket


@dataclass(slots=True, eq=False)
class _Waiting:
    tickets: tuple[Ticket, ...]
    scores: set[str] = field(default_factory=set)


class Acknowledger:
    """Joins traces' tickets with the scores they wait for."""

    def __init__(self, *, wait_for_delivery: bool) -> None:
        self._wait = wait_for_delivery
        self._by_score: dict[str, list[_Waiting]] = {}

    @property
    def waiting(self) -> int:
        """Scores somebody waits for."""
        return len(self._by_score)

    def finish(self, tickets: Iterable[Ticket], score_ids: Iterable[str]) -> None:
        """A trace is done; its scores (if any) are recorded in the ledger."""
        scores = set(score_ids) if self._wait else set()
        waiting = _Waiting(tuple(tickets), scores)
        if not scores:
            self._let_go(waiting)
        for score in scores:
            self._by_score.setdefault(score, []).append(waiting)

    def delivered(self, score_ids: Iterable[str]) -> None:
        """The store answered for these scores: accepted, or refused for good."""
        for score in score_ids:
            for waiting in self._by_score.pop(score, ()):
                waiting.scores.discard(score)
                if not waiting.scores:
                    self._let_go(waiting)

    @staticmethod
    def _let_go(waiting: _Waiting) -> None:
        for ticket in waiting.tickets:
            ticket.settle()
