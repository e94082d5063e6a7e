"""`relay` seen from outside: mixed batches in, whole traces out, also when it is killed."""

from __future__ import annotations

from collections import Counter, defaultdict

import anyio
import pytest

from sidecar.demo.broker import EmbeddedBroker
from tests.integration.relay.story import A_BATCH, PARTITIONS, Story, tell
from tests.integration.relay.topics import NO_FAULTS, spans_of

# The whole story is told once, while the first test waits.
pytestmark = pytest.mark.timeout(150)


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> Story:
    """Everything that happened, told once for all tests here."""
    if not EmbeddedBroker.available():
        pytest.skip("the embedded broker's wheel does not exist for this platform")
    return anyio.run(tell, tmp_path_factory.mktemp("relay"), backend_options={"use_uvloop": True})


def test_the_input_mixes_traces_over_all_partitions(story: Story) -> None:
    """Else the rest would prove nothing: no key, and every trace on several partitions."""
    places: dict[str, set[int]] = defaultdict(set)
    for number, body in enumerate(story.batches):
        for trace_id in spans_of([body]):
            places[trace_id].add(number % PARTITIONS)
    assert len(places) == len(story.traffic)
    assert sum(len(found) > 1 for found in places.values()) > len(places) / 2
    assert max(len(spans_of([body])) for body in story.batches) == A_BATCH


def test_each_message_is_one_trace_under_its_key(story: Story) -> None:
    """And all messages of a trace stand on one partition."""
    places: dict[bytes, set[int]] = defaultdict(set)
    for record in story.relayed:
        assert set(spans_of([record.value])) == {record.key.decode()}
        places[record.key].add(record.partition)
    assert all(len(found) == 1 for found in places.values())
    assert {place for found in places.values() for place in found} == set(range(PARTITIONS))


def test_no_span_is_lost_or_changed_through_the_kill(story: Story) -> None:
    """Every span that came in went out, with its resource and scope; none was invented."""
    assert spans_of(record.value for record in story.relayed) == spans_of(story.batches)


def test_what_was_not_committed_is_relayed_again_in_the_same_messages(story: Story) -> None:
    """Doubles are whole messages: what was sent before the kill, sent once more."""
    assert set(story.committed_at_kill.values()) <= {None, 0}
    assert story.relayed_before
    before = Counter((record.key, record.value) for record in story.relayed_before)
    after = Counter((record.key, record.value) for record in story.relayed)
    assert set(before) <= set(after)
    assert all(after[message] == 2 * count for message, count in before.items())


def test_the_relay_commits_what_it_relayed_and_drains(story: Story) -> None:
    """Up to the ends of its input; SIGTERM ends it with exit 0."""
    assert story.relay is not None
    spans = sum(map(len, spans_of(story.batches).values()))
    assert story.relay.sum("sidecar_relayed_items_total", topic="keyed") == spans
    assert story.relay.by("sidecar_requests_total", "fate") == {"decoded": len(story.batches)}
    assert list(story.relay.by("sidecar_warnings_total", "code")) == NO_FAULTS
    assert story.relay_code == 0


def test_two_sidecars_judge_every_trace_exactly_once(story: Story) -> None:
    """One disposition a trace over both, and both had work."""
    total: Counter[str] = Counter()
    for reading in story.judged:
        assert reading.received > 0
        total.update({name: int(count) for name, count in reading.dispositions.items()})
    assert total == {"scored": len(story.traffic)}
    assert not any(reading.sum("sidecar_key_mismatch_total") for reading in story.judged)
    assert story.asked == len(story.traffic), "no verdict was bought twice"


def test_every_score_is_stored_once(story: Story) -> None:
    """Two criteria a trace; neither sent twice nor stored twice."""
    assert len(story.rows) == len(story.scores_sent) == 2 * len(story.traffic)
    assert len({row["id"] for row in story.rows}) == len(story.rows)
    subjects = Counter(row["traceId"] for row in story.rows)
    assert subjects == {sample.trace_id: 2 for sample in story.traffic}
