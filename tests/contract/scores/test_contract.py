"""What every implementation of ports.Scores promises, and the adapter's batches."""

from __future__ import annotations

from dataclasses import replace

import orjson
import pytest

from redaction.text import trusted_literal
from sidecar.adapters.langfuse import LangfuseScores
from sidecar.demo.store import Store, StoreServer
from sidecar.domain.verdicts import Receipt, ScoreType
from sidecar.ports import Scores
from tests.contract.scores.adapter import INGESTION, Stored, a_score, langfuse, repeated

pytestmark = pytest.mark.anyio


class ScoresContract:
    """The promises; a subclass brings `scores` and `stored`."""

    async def test_a_score_is_stored_with_every_field(self, scores: Scores, stored: Stored) -> None:
        """What was put is what the store shows."""
        assert await scores.put([a_score()]) == (Receipt.ACCEPTED,)
        (row,) = await stored()
        assert (row.id, row.name, row.type, row.value) == (
            "score-answered_intent-0",
            "answered_intent",
            "BOOLEAN",
            True,
        )
        assert row.environment == "production"
        assert row.comment == "It names the refund's date. (judge abc)"
        assert orjson.loads(row.metadata) == {"judge_version": "abc", "stratum": "other"}
        assert (row.trace_id, row.observation_id) == ("0" * 32, "0" * 16)
        # Cut to milliseconds, not rounded.
        assert row.timestamp == "2025-10-09T12:00:00.123Z"
        assert row.source == "API"
        assert row.author is None

    async def test_a_fail_is_false_and_an_undecided_is_a_label(
        self, scores: Scores, stored: Stored
    ) -> None:
        """Each form comes back as what it was."""
        undecided = a_score("c.undecided", type=ScoreType.CATEGORICAL, value="unknown")
        await scores.put([a_score(value=0.0), undecided])
        values = {row.name: (row.type, row.value) for row in await stored()}
        assert values == {
            "answered_intent": ("BOOLEAN", False),
            "c.undecided": ("CATEGORICAL", "unknown"),
        }

    async def test_the_same_id_replaces(self, scores: Scores, stored: Stored) -> None:
        """A corrected verdict is one row with the later value, comment and record."""
        await scores.put([a_score()])
        again = a_score(
            value=0.0,
            comment=trusted_literal("It does not."),
            metadata=trusted_literal('{"judge_version":"abc","stratum":"vip"}'),
        )
        await scores.put([again])
        (row,) = await stored()
        assert (row.value, row.comment) == (False, "It does not.")
        assert orjson.loads(row.metadata)["stratum"] == "vip"

    async def test_an_empty_comment_clears_the_old_one(
        self, scores: Scores, stored: Stored
    ) -> None:
        """Nothing of the verdict replaced stays behind."""
        await scores.put([a_score()])
        await scores.put([a_score(comment=trusted_literal(""))])
        (row,) = await stored()
        assert not row.comment

    async def test_putting_again_changes_nothing(self, scores: Scores, stored: Stored) -> None:
        """After a time-out the same scores may be sent again: one row each."""
        both = [a_score(number=1), a_score(number=2)]
        await scores.put(both)
        await scores.put(both)
        assert sorted(row.id for row in await stored()) == sorted(s.id for s in both)

    async def test_of_one_id_twice_in_one_put_the_later_stays(
        self, scores: Scores, stored: Stored
    ) -> None:
        """The order given holds within one call too, and both get a receipt."""
        receipts = await scores.put([a_score(), a_score(number=1), a_score(value=0.0)])
        assert receipts == (Receipt.ACCEPTED,) * 3
        assert {row.id: row.value for row in await stored()} == {
            "score-answered_intent-0": False,
            "score-answered_intent-1": True,
        }

    async def test_receipts_stand_in_the_order_given(self, scores: Scores, stored: Stored) -> None:
        """One refused among many is told apart by its place, whatever the answer's order."""
        batch = [a_score(number=n) for n in (5, 3, 1, 4, 2)]
        batch[2] = replace(batch[2], name="")
        accepted, refused = Receipt.ACCEPTED, Receipt.REFUSED
        assert await scores.put(batch) == (accepted, accepted, refused, accepted, accepted)
        assert len(await stored()) == 4

    async def test_what_cannot_be_written_is_refused_alone(self, scores: Scores) -> None:
        """A broken record costs its own score, not its neighbours'."""
        broken = a_score(number=1, metadata=trusted_literal("[1"))
        half = a_score(number=2, comment=trusted_literal("half an emoji \ud83d"))
        receipts = await scores.put([broken, a_score(), half])
        assert receipts == (Receipt.REFUSED, Receipt.ACCEPTED, Receipt.REFUSED)

    async def test_nothing_to_put_is_fine(self, scores: Scores) -> None:
        """An empty put answers with no receipts."""
        assert await scores.put([]) == ()

    async def test_a_deleted_score_is_gone(self, scores: Scores, stored: Stored) -> None:
        """Deleting removes one score and leaves its neighbour."""
        await scores.put([a_score(), a_score(number=1)])
        await scores.delete("score-answered_intent-0")
        assert [row.id for row in await stored()] == ["score-answered_intent-1"]

    async def test_deleting_an_unknown_id_is_fine(self, scores: Scores) -> None:
        """The other form of a score is deleted without asking whether it exists."""
        await scores.delete("never / was?")

    async def test_close_twice_is_fine(self, scores: Scores) -> None:
        """Closing is idempotent."""
        await scores.close()
        await scores.close()


async def test_langfuse_scores_is_a_scores_port() -> None:
    """The adapter has the port's shape (mypy checks it where this is assigned)."""
    port: Scores = LangfuseScores("http://localhost:1", "pk", "sk")
    await port.close()


class TestLangfuse(ScoresContract):
    """The adapter in dialect B against the local store."""

    async def test_a_replacement_after_the_event_files_expired_is_still_one_row(
        self, scores: Scores, stored: Stored, server: StoreServer
    ) -> None:
        """A score judged again keeps its first timestamp, so the server finds its row."""
        await scores.put([a_score()])
        server.store.rows.expire_files()
        await scores.put([a_score(value=0.0)])
        assert [row.value for row in await stored()] == [False]

    async def test_a_batch_is_cut_at_its_limits(self, server: StoreServer) -> None:
        """No request carries more events than asked."""
        adapter = langfuse(server, max_batch_events=10)
        receipts = await adapter.put([a_score(number=n) for n in range(35)])
        assert receipts == (Receipt.ACCEPTED,) * 35
        assert server.store.requests[f"POST {INGESTION}"] == 4
        await adapter.close()

    async def test_200_events_of_the_default_limits_fit_the_server(
        self, scores: Scores, store: Store
    ) -> None:
        """8 MB of scores go in three bodies, each below 4.5 MiB: no 413, no retry."""
        comment = repeated(40_000)
        batch = [a_score(number=n, comment=comment) for n in range(200)]
        assert await scores.put(batch) == (Receipt.ACCEPTED,) * 200
        assert store.requests[f"POST {INGESTION}"] == 3
