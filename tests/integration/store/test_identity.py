"""The same score sent again: which row it is, and which value wins."""

from __future__ import annotations

import pytest

from tests.integration.store.client import (
    DAY1,
    DAY1_EARLIER,
    DAY1_LATER,
    DAY2,
    Client,
    a_body,
    an_event,
)

pytestmark = pytest.mark.anyio


class TestIdentity:
    """Section 5: the same score id again."""

    @pytest.mark.parametrize(
        ("first", "second", "value"),
        [
            (("a", DAY1), ("a", DAY1), "new"),
            (("a", DAY1), ("b", DAY1), "old"),
            (("b", DAY1), ("a", DAY1), "new"),
            (("a", DAY1), ("b", DAY1_EARLIER), "old"),
            (("a", DAY1), ("b", DAY1_LATER), "new"),
            (("a", DAY1), ("b", DAY2), "new"),
            (("a", DAY1), ("a", DAY1_LATER), "new"),
            (("a", DAY1), ("a", DAY1_EARLIER), "new"),
        ],
        ids=str,
    )
    async def test_which_value_wins(
        self,
        client: Client,
        first: tuple[str, str],
        second: tuple[str, str],
        value: str,
    ) -> None:
        """Always one row; by time, then by the smallest event id."""
        for (name, at), what in ((first, "old"), (second, "new")):
            await client.ingest(an_event(name, at, dataType="TEXT", value=what))
        assert [row["value"] for row in await client.rows()] == [value]

    async def test_of_three_at_one_instant_the_smallest_event_id_wins(self, client: Client) -> None:
        """Sent in any order."""
        for name in "cab":
            await client.ingest(an_event(name, dataType="TEXT", value=name))
        assert [row["value"] for row in await client.rows()] == ["a"]

    async def test_of_two_in_one_batch_the_first_wins(self, client: Client) -> None:
        """At one instant, whatever their event ids."""
        await client.ingest(
            an_event("zz", dataType="TEXT", value="zz"), an_event("aa", dataType="TEXT", value="aa")
        )
        assert [row["value"] for row in await client.rows()] == ["zz"]

    async def test_the_timestamp_stays_on_the_first_day(self, client: Client) -> None:
        """With another event id and the files present: replaced in place."""
        await client.ingest(an_event("a", DAY1))
        await client.ingest(an_event("b", DAY2))
        assert [row["timestamp"] for row in await client.rows()] == [DAY1]

    @pytest.mark.parametrize(("at", "timestamp"), [(DAY1_LATER, DAY1_LATER), (DAY1_EARLIER, DAY1)])
    async def test_one_event_id_at_another_time_of_day(
        self, client: Client, at: str, timestamp: str
    ) -> None:
        """Later: the timestamp moves and nothing is merged. Earlier: it stays, merged."""
        await client.ingest(an_event("a", DAY1, comment="old"))
        await client.ingest(an_event("a", at))
        (row,) = await client.rows()
        assert row["timestamp"] == timestamp
        assert row["comment"] == (None if at == DAY1_LATER else "old")

    async def test_one_event_id_on_a_later_day_makes_two_rows(self, client: Client) -> None:
        """By id only the newest shows; a window on the first day shows the stale one."""
        await client.ingest(an_event("a", DAY1, value=0))
        await client.ingest(an_event("a", DAY2, value=1))
        assert [row["value"] for row in await client.rows(id="s")] == [True]
        assert [row["value"] for row in await client.rows(toTimestamp=DAY1_LATER)] == [False]

    @pytest.mark.parametrize(("at", "rows"), [(DAY2, 2), (DAY1_EARLIER, 1)])
    async def test_after_the_files_expired(self, client: Client, at: str, rows: int) -> None:
        """A later day with another event id: two rows; an earlier time: one, new value."""
        await client.ingest(an_event("a", DAY1, value=0))
        client.store.rows.expire_files()
        await client.ingest(an_event("b", at, value=1))
        assert len(client.store.rows.visible()) == rows
        assert [row["value"] for row in await client.rows(id="s")] == [True]

    async def test_another_name_makes_two_rows(self, client: Client) -> None:
        """`id=` shows the newest only, `name=` still finds the old one."""
        await client.ingest(an_event("a"))
        await client.ingest(an_event("a", name="other"))
        assert [row["name"] for row in await client.rows(id="s")] == ["other"]
        assert [row["name"] for row in await client.rows(name="n")] == ["n"]

    async def test_what_a_replacement_keeps_of_the_first(self, client: Client) -> None:
        """Trace, environment, timestamp, creation; the comment if absent; metadata merged."""
        await client.ask(
            "POST",
            "/scores",
            a_body(comment="c", environment="one", metadata={"a": 1, "deep": {"x": 1}}),
        )
        before = (await client.rows())[0]
        await client.clock.advance(100)
        again = a_body(
            value=0, traceId="t2", environment="two", metadata={"b": 2, "deep": {"y": 2}}
        )
        await client.ask("POST", "/scores", again)
        (row,) = await client.rows()
        assert row == before | {
            "value": False,
            "metadata": {"a": 1, "b": 2, "deep": {"x": 1, "y": 2}},
            "updatedAt": row["updatedAt"],
        }
        assert row["updatedAt"] > before["updatedAt"]

    async def test_null_clears_a_comment_and_an_empty_object_no_metadata(
        self, client: Client
    ) -> None:
        """Keys of metadata are never removed."""
        await client.ingest(an_event(comment="c", metadata={"a": 1}))
        await client.ingest(an_event(comment=None, metadata={}))
        (row,) = await client.rows()
        assert (row["comment"], row["metadata"]) == (None, {"a": 1})

    async def test_the_type_may_change(self, client: Client) -> None:
        """NUMERIC to CATEGORICAL: replaced."""
        await client.ingest(an_event(dataType="NUMERIC", value=0.5))
        await client.ingest(an_event(dataType="CATEGORICAL", value="x"))
        assert [(r["dataType"], r["value"]) for r in await client.rows()] == [("CATEGORICAL", "x")]

    async def test_deleted_and_sent_again_is_a_new_row(self, client: Client) -> None:
        """Without the old one's metadata."""
        await client.ingest(an_event(metadata={"old": 1}))
        queued = 202, {"message": "Score deletion queued successfully"}
        assert await client.ask("DELETE", "/scores/s") == queued
        assert await client.ask("DELETE", "/scores/unknown") == queued
        assert await client.rows() == []
        await client.ingest(an_event())
        assert [row["metadata"] for row in await client.rows()] == [{}]
