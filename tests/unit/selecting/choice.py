"""What a selection among a few spans chose, and why."""

from __future__ import annotations

from sidecar.domain.spans import Span
from sidecar.domain.units import Candidate
from tests.unit.semconv.build import selected

TALL = "The lamp is forty metres tall."
OLD = "The lamp was lit in 1902."
REMARK = "Let me measure that first."


def candidate(*spans: Span) -> Candidate:
    """The candidate among these spans, which must be one."""
    selection = selected(*spans)
    assert selection.candidate is not None, selection.reason
    return selection.candidate


def whys(*spans: Span) -> dict[str, str]:
    """Why each span was or was not chosen."""
    return {note.span_id: note.why for note in selected(*spans).notes}
