"""A commit never passes unfinished work, whatever the order of completion."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from sidecar.runtime.offsets import Ticket, Watermark


def test_nothing_is_committable_before_anything_began() -> None:
    """The caller commits the initial position by itself."""
    assert Watermark().committable is None


def test_the_lowest_unfinished_offset_holds_the_commit() -> None:
    """7, 8, 9 with 8 unfinished: a crash must read 8 again, so commit 8."""
    mark = Watermark()
    seven, eight, nine = mark.add(7), mark.add(8), mark.add(9)
    mark.finish(nine)
    mark.finish(seven)
    assert (mark.committable, mark.gap, mark.unfinished) == (8, 2, 1)
    mark.finish(eight)
    assert (mark.committable, mark.gap, mark.unfinished) == (10, 0, 0)


def test_holes_between_offsets_are_not_waited_for() -> None:
    """A compacted topic jumps from 3 to 90."""
    mark = Watermark()
    mark.finish(mark.add(3))
    ninety = mark.add(90)
    assert mark.committable == 90
    mark.finish(ninety)
    assert mark.committable == 91


@pytest.mark.parametrize("offset", [-1, 4, 5])
def test_an_offset_that_does_not_grow_is_refused(offset: int) -> None:
    """It would make a commit go back."""
    mark = Watermark()
    mark.add(5)
    with pytest.raises(ValueError, match="does not follow 5"):
        mark.add(offset)


def test_a_completion_of_an_older_epoch_changes_nothing() -> None:
    """The partition came back and offset 5 is read again: the first read's end is stale."""
    mark = Watermark()
    before = mark.add(5)
    mark.renew()
    assert mark.committable is None
    mark.add(5)
    assert not mark.finish(before)
    assert mark.committable == 5


def test_finishing_twice_counts_once() -> None:
    """The second call says so."""
    mark = Watermark()
    ticket = mark.add(1)
    assert (mark.finish(ticket), mark.finish(ticket)) == (True, False)


class AgainstAList(RuleBasedStateMachine):
    """The watermark against a plain list of (offset, finished) searched from the start."""

    def __init__(self) -> None:
        super().__init__()
        self.mark = Watermark()
        self.model: list[tuple[int, bool]] = []
        self.tickets: list[Ticket] = []
        self.stale: list[Ticket] = []

    @rule(step=st.integers(1, 5))
    def begin(self, step: int) -> None:
        """An offset begins, `step` after the last."""
        offset = self.model[-1][0] + step if self.model else step
        self.tickets.append(self.mark.add(offset))
        self.model.append((offset, False))

    @precondition(lambda self: self.tickets)
    @rule(data=st.data())
    def finish(self, data: st.DataObject) -> None:
        """Any offset of this epoch finishes, perhaps again."""
        place = data.draw(st.integers(0, len(self.tickets) - 1))
        offset, finished = self.model[place]
        assert self.mark.finish(self.tickets[place]) is not finished
        self.model[place] = (offset, True)

    @rule()
    def renew(self) -> None:
        """The partition is revoked."""
        self.mark.renew()
        self.stale.extend(self.tickets)
        self.tickets, self.model = [], []

    @precondition(lambda self: self.stale)
    @rule(data=st.data())
    def finish_stale(self, data: st.DataObject) -> None:
        """Work of an older epoch ends late."""
        assert not self.mark.finish(data.draw(st.sampled_from(self.stale)))

    @invariant()
    def agrees(self) -> None:
        """Committable, gap and count are what the list says."""
        waiting = [offset for offset, finished in self.model if not finished]
        last = self.model[-1][0] if self.model else None
        after = None if last is None else last + 1
        assert self.mark.committable == (waiting[0] if waiting else after)
        assert self.mark.gap == (after - waiting[0] if waiting and after is not None else 0)
        assert self.mark.unfinished == len(waiting)


TestAgainstAList = AgainstAList.TestCase
TestAgainstAList.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
