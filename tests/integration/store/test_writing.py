"""Scores sent to the store, one by one and in batches: taken, rewritten, refused."""

from __future__ import annotations

import pytest

from tests.integration.store.client import DAY1, DAY2, INVALID, Client, Json, a_body, an_event

pytestmark = pytest.mark.anyio


class TestPostScores:
    """Section 3."""

    async def test_one_object_is_taken(self, client: Client) -> None:
        """The timestamp in the body is ignored: the time of the request is the score's."""
        answer = await client.ask("POST", "/scores", a_body(timestamp=DAY1))
        assert answer == (200, {"id": "s"})
        (row,) = await client.rows()
        assert row["timestamp"] == "2025-10-09T08:53:20.000Z"

    @pytest.mark.parametrize("fields", [{"id": ...}, {"id": ""}, {"id": None}])
    async def test_without_an_id_the_server_makes_one(self, client: Client, fields: Json) -> None:
        """A UUID."""
        _, body = await client.ask("POST", "/scores", a_body(**fields))
        assert len(body["id"]) == 36

    @pytest.mark.parametrize("array", [[], [a_body()]])
    async def test_an_array_is_refused_as_dialect_b_does(
        self, client: Client, array: list[Json]
    ) -> None:
        """`path: []` and "received array"; nothing of it is stored."""
        status, body = await client.ask("POST", "/scores", array)
        issue = {
            "expected": "object",
            "code": "invalid_type",
            "path": [],
            "message": "Invalid input: expected object, received array",
        }
        assert (status, body) == (400, {"message": INVALID, "error": [issue, issue]})
        assert await client.rows() == []

    @pytest.mark.parametrize(
        "fields",
        [
            {"traceId": ...},
            {"sessionId": "two"},
            {"traceId": ..., "sessionId": "s", "observationId": "o"},
            {"value": ...},
            {"value": None},
            {"value": True},
            {"value": 2},
            {"dataType": "NUMERIC", "value": "1"},
            {"dataType": "CATEGORICAL", "value": 1},
            {"dataType": "TEXT", "value": ""},
            {"dataType": "TEXT", "value": "x" * 501},
            {"dataType": "STARS"},
            {"name": ""},
            {"name": ...},
            {"source": "EVAL"},
            {"source": "ANNOTATION"},
            {"id": "x" * 801},
        ],
        ids=str,
    )
    async def test_refused(self, client: Client, fields: Json) -> None:
        """400, and nothing stored."""
        status, _ = await client.ask("POST", "/scores", a_body(**fields))
        assert status == 400
        assert await client.rows() == []

    @pytest.mark.parametrize(
        ("fields", "kind", "value"),
        [
            ({"dataType": ..., "value": "red"}, "CATEGORICAL", "red"),
            ({"dataType": ..., "value": 0.25}, "NUMERIC", 0.25),
            ({"dataType": "CATEGORICAL", "value": ""}, "CATEGORICAL", ""),
            ({"dataType": "TEXT", "value": "so"}, "TEXT", "so"),
            ({"value": 0}, "BOOLEAN", False),
            ({"value": 1.0}, "BOOLEAN", True),
            ({"id": "a/b:c|d é" + "x" * 700, "name": "n" * 300, "odd": 1}, "BOOLEAN", True),
        ],
        ids=str,
    )
    async def test_taken_and_stored(
        self, client: Client, fields: Json, kind: str, value: object
    ) -> None:
        """With the type inferred where it was not given."""
        assert (await client.ask("POST", "/scores", a_body(**fields)))[0] == 200
        (row,) = await client.rows()
        assert (row["dataType"], row["value"]) == (kind, value)

    @pytest.mark.parametrize(
        ("given", "stored"),
        [
            ("PROD", "prod"),
            ("langfuse-x", "x"),
            ("a.b c", "default"),
            ("e" * 45, "e" * 40),
            (..., "default"),
        ],
    )
    async def test_environment_is_rewritten(
        self, client: Client, given: object, stored: str
    ) -> None:
        """Never refused."""
        await client.ask("POST", "/scores", a_body(environment=given))
        assert [row["environment"] for row in await client.rows()] == [stored]


class TestIngestion:
    """Section 4."""

    async def test_an_empty_batch_is_207(self, client: Client) -> None:
        """Both lists empty: a cheap probe of the endpoint."""
        assert await client.ingest() == {"successes": [], "errors": []}

    async def test_no_envelope_is_400(self, client: Client) -> None:
        """The only whole refusal."""
        error = "Invalid input: expected array, received undefined"
        answer = 400, {"message": INVALID, "errors": [error]}
        assert await client.ask("POST", "/ingestion", {}) == answer

    async def test_successes_are_sorted_by_time_and_errors_apart(self, client: Client) -> None:
        """So a receipt is found by event id, never by place."""
        answer = await client.ingest(
            an_event("late", DAY2, id="1"),
            an_event("bad", value=True),
            an_event("early", DAY1, id="2"),
        )
        assert answer["successes"] == [
            {"id": "early", "status": 201},
            {"id": "late", "status": 201},
        ]
        (error,) = answer["errors"]
        assert (error["id"], error["status"], error["message"]) == ("bad", 400, INVALID)
        assert isinstance(error["error"], str)

    @pytest.mark.parametrize(
        "event",
        [
            an_event(id=""),
            an_event(value=True),
            an_event(value=...),
            an_event(value=2),
            an_event(dataType="CATEGORICAL"),
            an_event(traceId=...),
            an_event(name=""),
            an_event(at=...),
            an_event(at="2026-11-28T10:00:00"),
            an_event(at="yesterday"),
            an_event(at="2026-13-28T10:00:00Z"),
            an_event(kind="trace-create"),
            an_event(kind="nonsense"),
        ],
        ids=repr,
    )
    async def test_an_event_refused(self, client: Client, event: Json) -> None:
        """207 with an error, nothing stored."""
        answer = await client.ingest(event)
        assert [(e["id"], e["status"]) for e in answer["errors"]] == [("e", 400)]
        assert await client.rows() == []

    async def test_an_event_without_id_is_unknown(self, client: Client) -> None:
        """It cannot be told which one it was."""
        event = an_event()
        del event["id"]
        assert (await client.ingest(event))["errors"][0]["id"] == "unknown"

    @pytest.mark.parametrize(
        "fields",
        [{"id": ...}, {"id": None}, {"configId": "unknown"}, {"source": "ANNOTATION"}],
        ids=str,
    )
    async def test_accepted_and_never_stored(self, client: Client, fields: Json) -> None:
        """The worker drops it without a word."""
        answer = await client.ingest(an_event(**fields))
        assert answer == {"successes": [{"id": "e", "status": 201}], "errors": []}
        assert await client.rows() == []

    async def test_the_events_time_is_the_scores(self, client: Client) -> None:
        """In UTC, cut to milliseconds; the body's own is ignored."""
        await client.ingest(
            an_event("e1", "2026-11-28T12:00:00.123987+02:00", id="1", timestamp=DAY2)
        )
        (row,) = await client.rows()
        assert row["timestamp"] == "2026-11-28T10:00:00.123Z"

    @pytest.mark.parametrize(
        ("given", "stored"), [([1, 2], {"metadata": [1, 2]}), ("s", {"metadata": "s"})]
    )
    async def test_metadata_that_is_no_object_is_wrapped(
        self, client: Client, given: object, stored: Json
    ) -> None:
        """Under the key `metadata`."""
        await client.ingest(an_event(metadata=given))
        assert (await client.rows())[0]["metadata"] == stored

    async def test_two_events_of_one_id_for_two_scores_are_both_stored(
        self, client: Client
    ) -> None:
        """Event ids count per score."""
        await client.ingest(an_event(id="1"), an_event(id="2"))
        assert len(await client.rows()) == 2
