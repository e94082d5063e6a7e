"""The local store against what a real v4.16.0 server was observed to answer and to keep.

Every expectation here was seen on that server; the store is the project's only fake of it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import anyio
import httpx
import pytest

from sidecar.demo.store import Kind, Store, StoreServer
from tests.fakes import FakeClock

pytestmark = pytest.mark.anyio

Json = dict[str, Any]
DAY1 = "2026-11-28T10:00:00.000Z"
DAY1_EARLIER = "2026-11-28T09:00:00.000Z"
DAY1_LATER = "2026-11-28T11:00:00.000Z"
DAY2 = "2026-11-29T10:00:00.000Z"
INVALID = "Invalid request data"
BAD_KEYS = "Invalid credentials. Confirm that you've configured the correct host."


class Client:
    """Speaks to a store in memory, with its keys."""

    def __init__(self, clock: FakeClock, **options: Any) -> None:
        self.clock = clock
        self.store = Store(clock, **options)
        keys = (self.store.public_key, self.store.secret_key)
        transport = httpx.ASGITransport(self.store)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://store", auth=keys)

    async def ask(self, method: str, path: str, body: Any = None, **options: Any) -> Any:
        """Ask and return status and body."""
        response = await self.http.request(method, f"/api/public{path}", json=body, **options)
        return response.status_code, response.json()

    async def ingest(self, *events: Json) -> Json:
        """Send events; return the 207's body."""
        status, body = await self.ask("POST", "/ingestion", {"batch": list(events)})
        assert status == 207
        return dict(body)

    async def rows(self, **query: str) -> list[Json]:
        """List over v3 with every field."""
        params = {"fields": "details,subject,annotation"} | query
        status, body = await self.ask("GET", "/v3/scores", params=params)
        assert status == 200
        return list(body["data"])

    async def refusal(self, **query: str) -> str:
        """Return the message of a refused listing."""
        status, body = await self.ask("GET", "/v3/scores", params=query)
        assert status == 400
        error = body["error"]
        return str(error[0]["message"] if isinstance(error, list) else body["message"])


@pytest.fixture
def clock() -> FakeClock:
    """Time of the test's own."""
    return FakeClock()


@pytest.fixture
async def client(clock: FakeClock) -> AsyncIterator[Client]:
    """A store in the v4 server's default mode, which shows scores at once."""
    made = Client(clock)
    async with made.http:
        yield made


@pytest.fixture
async def dual(clock: FakeClock) -> AsyncIterator[Client]:
    """A store that still has the older reads."""
    made = Client(clock, mode="dual")
    async with made.http:
        yield made


def a_body(**fields: Any) -> Json:
    """Make a valid score body."""
    body = {"id": "s", "traceId": "t", "name": "n", "value": 1, "dataType": "BOOLEAN"}
    return {key: value for key, value in (body | fields).items() if value is not ...}


def an_event(
    event: str = "e", /, at: Any = DAY1, kind: str = "score-create", **fields: Any
) -> Json:
    """Make an ingestion event around a valid body; Ellipsis leaves a field out."""
    made = {"id": event, "timestamp": at, "type": kind, "body": a_body(**fields)}
    return {key: value for key, value in made.items() if value is not ...}


class TestKeys:
    """Section 2: who may ask."""

    @pytest.mark.parametrize(
        ("header", "answer"),
        [
            (None, {"message": "No authorization header"}),
            ("Token x", {"message": "Invalid authorization header"}),
            ("Basic eDp5", {"message": BAD_KEYS}),
            ("Basic ???", {"message": BAD_KEYS}),
            ("Bearer pk-lf-other", {"message": BAD_KEYS}),
        ],
    )
    async def test_bad_keys_are_401(self, client: Client, header: str | None, answer: Json) -> None:
        """With the body that each mistake gets; ingestion says the error's name too."""
        headers = {} if header is None else {"Authorization": header}
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(client.store), base_url="http://store"
        ) as http:
            for method, path in (("GET", "/projects"), ("GET", "/v3/scores"), ("POST", "/scores")):
                response = await http.request(
                    method, f"/api/public{path}", headers=headers, json={}
                )
                assert (response.status_code, response.json()) == (401, answer)
                assert "www-authenticate" not in response.headers
            response = await http.post("/api/public/ingestion", headers=headers, json={"batch": []})
            assert response.status_code == 401
            if answer["message"] == BAD_KEYS:
                assert response.json() == answer | {"error": "UnauthorizedError"}

    async def test_the_public_key_alone_may_write_but_not_read(self, client: Client) -> None:
        """So it is a secret too."""
        headers = {"Authorization": f"Bearer {client.store.public_key}"}
        client.http.auth = httpx.Auth()
        status, _ = await client.ask("POST", "/scores", a_body(), headers=headers)
        assert status == 200
        assert await client.ask("GET", "/v3/scores", headers=headers) == (
            403,
            {"message": "Access denied - insufficient permissions for this endpoint"},
        )

    async def test_health_asks_for_no_key(self, client: Client) -> None:
        """And names the version."""
        client.http.auth = httpx.Auth()
        for path in ("/health", "/ready"):
            assert await client.ask("GET", path) == (200, {"status": "OK", "version": "4.16.0"})

    async def test_the_key_check_names_the_project(self, client: Client) -> None:
        """`/projects`."""
        status, body = await client.ask("GET", "/projects")
        assert status == 200
        assert body["data"][0]["id"] == "lf-project"


class TestRoutes:
    """Section 1: what exists."""

    @pytest.mark.parametrize(
        "path", ["/v2/scores", "/v2/scores/x", "/scores", "/scores/x", "/traces", "/observations"]
    )
    async def test_older_reads_are_404_in_the_default_mode(self, client: Client, path: str) -> None:
        """Even without credentials."""
        client.http.auth = httpx.Auth()
        status, body = await client.ask("GET", path)
        assert status == 404
        assert "events_only" in body["message"]

    async def test_a_wrong_method_is_405(self, client: Client) -> None:
        """PUT of a score, GET of ingestion."""
        answer = 405, {"message": "Method not allowed", "error": "MethodNotAllowedError"}
        assert await client.ask("PUT", "/scores", {}) == answer
        assert await client.ask("GET", "/ingestion") == answer

    async def test_an_unknown_route_is_a_page(self, client: Client) -> None:
        """HTML, not JSON: v3 has no get by id."""
        response = await client.http.get("/api/public/v3/scores/x")
        assert response.status_code == 404
        assert response.headers["content-type"].startswith("text/html")

    @pytest.mark.parametrize("path", ["/scores", "/ingestion"])
    async def test_gzip_and_nonsense_are_no_json(self, client: Client, path: str) -> None:
        """400, as text."""
        for headers, content in (({"content-encoding": "gzip"}, b"{}"), ({}, b"{")):
            response = await client.http.post(
                f"/api/public{path}", content=content, headers=headers
            )
            assert (response.status_code, response.text) == (400, "Invalid JSON")


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


class TestVisibility:
    """A score is accepted long before it can be read."""

    async def test_a_score_appears_after_its_delay(self, clock: FakeClock) -> None:
        """6 s on the clock; deletions take 10."""
        client = Client(clock, visible_after=6.0, deleted_after=10.0)
        await client.ingest(an_event())
        await clock.advance(5.9)
        assert await client.rows() == []
        await clock.advance(0.1)
        assert len(await client.rows()) == 1
        await client.ask("DELETE", "/scores/s")
        await clock.advance(9.9)
        assert len(await client.rows()) == 1
        await clock.advance(0.1)
        assert await client.rows() == []
        await client.http.aclose()


class TestReadingV3:
    """Section 9."""

    async def test_the_whole_row(self, client: Client) -> None:
        """Byte for byte the observed shape."""
        await client.ingest(
            an_event(observationId="o", comment="c", metadata={"a": 1}, environment="prod-x")
        )
        _, body = await client.ask(
            "GET", "/v3/scores", params={"fields": "details,subject,annotation"}
        )
        assert body == {
            "data": [
                {
                    "id": "s",
                    "projectId": "lf-project",
                    "name": "n",
                    "source": "API",
                    "timestamp": DAY1,
                    "environment": "prod-x",
                    "createdAt": "2025-10-09T08:53:20.000Z",
                    "updatedAt": "2025-10-09T08:53:20.000Z",
                    "comment": "c",
                    "configId": None,
                    "metadata": {"a": 1},
                    "authorUserId": None,
                    "queueId": None,
                    "subject": {"kind": "observation", "id": "o", "traceId": "t"},
                    "dataType": "BOOLEAN",
                    "value": True,
                }
            ],
            "meta": {"limit": 50},
        }

    async def test_without_fields_only_the_core(self, client: Client) -> None:
        """Comment, metadata and subject are missing."""
        await client.ingest(an_event(comment="c"))
        (row,) = await client.rows(fields="")
        assert not row.keys() & {"comment", "metadata", "subject", "authorUserId"}

    @pytest.mark.parametrize(
        ("fields", "subject"),
        [
            ({}, {"kind": "trace", "id": "t"}),
            ({"traceId": ..., "sessionId": "z"}, {"kind": "session", "id": "z"}),
        ],
    )
    async def test_subjects(self, client: Client, fields: Json, subject: Json) -> None:
        """Trace and session."""
        await client.ingest(an_event(**fields))
        assert (await client.rows())[0]["subject"] == subject

    async def test_pages_give_each_row_once_newest_first(self, client: Client) -> None:
        """By timestamp, then id, both descending; no cursor on the last page."""
        times = {"1": DAY1, "2": DAY2, "3": DAY1, "4": DAY1_LATER, "5": DAY1}
        await client.ingest(*(an_event(f"e{n}", at, id=n) for n, at in times.items()))
        seen: list[str] = []
        query: dict[str, str] = {"limit": "2"}
        while True:
            _, body = await client.ask("GET", "/v3/scores", params=query)
            seen += [row["id"] for row in body["data"]]
            if "cursor" not in body["meta"]:
                break
            query["cursor"] = body["meta"]["cursor"]
        assert seen == ["2", "4", "5", "3", "1"]

    @pytest.mark.parametrize(
        ("query", "ids"),
        [
            ({"id": "1,3"}, ["3", "1"]),
            ({"name": "a"}, ["1"]),
            ({"name": "a,b"}, ["2", "1"]),
            ({"dataType": "boolean"}, ["2", "1"]),
            ({"source": "api"}, ["3", "2", "1"]),
            ({"source": "ANNOTATION"}, []),
            ({"traceId": "t1"}, ["1"]),
            ({"traceId": "t2,t1", "observationId": "o2"}, ["2"]),
            ({"environment": "prod"}, ["1"]),
            ({"dataType": "BOOLEAN", "value": "true"}, ["1"]),
            ({"dataType": "NUMERIC", "value": "0.5"}, ["3"]),
            ({"dataType": "NUMERIC", "valueMin": "0.6"}, []),
            ({"dataType": "NUMERIC", "valueMax": "0.5"}, ["3"]),
            ({"fromTimestamp": DAY1_LATER}, ["3", "2"]),
            ({"fromTimestamp": DAY1, "toTimestamp": DAY1_LATER}, ["1"]),
            ({"queueId": "q"}, ["3"]),
            ({"experimentId": "x"}, []),
            ({"id": ""}, ["3", "2", "1"]),
        ],
        ids=str,
    )
    async def test_filters(self, client: Client, query: dict[str, str], ids: list[str]) -> None:
        """Or within a list, and across filters; from inclusive, to exclusive."""
        await client.ingest(
            an_event("1", DAY1, id="1", name="a", traceId="t1", environment="prod"),
            an_event("2", DAY1_LATER, id="2", name="b", traceId="t2", observationId="o2", value=0),
            an_event("3", DAY2, id="3", name="c", dataType="NUMERIC", value=0.5, queueId="q"),
        )
        assert [row["id"] for row in await client.rows(**query)] == ids

    @pytest.mark.parametrize(
        ("query", "message"),
        [
            ({"page": "1"}, 'Unrecognized key: "page"'),
            ({"userId": "u"}, 'Unrecognized key: "userId"'),
            ({"limit": "101"}, "limit"),
            ({"limit": "0"}, "limit"),
            ({"fields": "all"}, "Unknown field group"),
            ({"observationId": "o"}, "observationId filter requires traceId"),
            ({"traceId": "t", "sessionId": "s"}, "mutually exclusive"),
            ({"value": "1"}, "one dataType"),
            ({"value": "yes", "dataType": "BOOLEAN"}, "true or false"),
            ({"valueMin": "1"}, "NUMERIC"),
            ({"cursor": "nonsense"}, "Invalid cursor format"),
            ({"cursor": "e30"}, "Invalid cursor format"),
            ({"source": "HUMAN"}, "Allowed: API, EVAL, ANNOTATION"),
            ({"fromTimestamp": "yesterday"}, "Invalid"),
        ],
        ids=str,
    )
    async def test_refused_queries(
        self, client: Client, query: dict[str, str], message: str
    ) -> None:
        """400, with a reason."""
        assert message in await client.refusal(**query)


class TestReadingV2:
    """The older listing, in dual mode."""

    async def test_a_boolean_is_one_and_true(self, dual: Client) -> None:
        """`fields=score` lists scores of traces that never came."""
        await dual.ingest(an_event())
        _, body = await dual.ask("GET", "/v2/scores", params={"fields": "score", "scoreIds": "s"})
        (row,) = body["data"]
        assert (row["value"], row["stringValue"], row["traceId"]) == (1, "True", "t")
        assert body["meta"] == {"page": 1, "limit": 50, "totalItems": 1, "totalPages": 1}

    async def test_by_default_a_score_before_its_trace_is_left_out(self, dual: Client) -> None:
        """And out of the total; with the trace it is there."""
        await dual.ingest(an_event())
        _, body = await dual.ask("GET", "/v2/scores")
        assert body["meta"]["totalItems"] == 0
        trace = an_event("tr", kind="trace-create") | {"body": {"id": "t"}}
        assert len((await dual.ingest(trace))["successes"]) == 1
        _, body = await dual.ask("GET", "/v2/scores")
        assert [row["id"] for row in body["data"]] == ["s"]

    async def test_a_label_is_text_and_zero(self, dual: Client) -> None:
        """TEXT has no value at all."""
        await dual.ingest(
            an_event("1", id="1", dataType="CATEGORICAL", value="x"),
            an_event("2", id="2", dataType="TEXT", value="y"),
        )
        assert (await dual.ask("GET", "/v2/scores/1"))[1]["value"] == 0
        text = (await dual.ask("GET", "/v2/scores/2"))[1]
        assert (text["stringValue"], "value" in text) == ("y", False)
        missing = 404, {"message": "Score not found", "error": "LangfuseNotFoundError"}
        assert await dual.ask("GET", "/v2/scores/3") == missing


class TestReview:
    """Sections 6 and 7: configs, queues, items."""

    async def config(self, client: Client, **fields: Any) -> str:
        """Make a config and return its id."""
        body = {"name": "c", "dataType": "BOOLEAN"} | fields
        status, config = await client.ask("POST", "/score-configs", body)
        assert status == 200
        return str(config["id"])

    async def test_config_names_are_not_unique(self, client: Client) -> None:
        """Look up before making one."""
        assert await self.config(client) != await self.config(client)
        _, body = await client.ask("GET", "/score-configs")
        assert body["meta"]["totalItems"] == 2

    @pytest.mark.parametrize(
        "fields",
        [
            {"name": "a b/c:d"},
            {"name": "x" * 36},
            {"categories": [{"label": "a", "value": 0}]},
            {"dataType": "CATEGORICAL"},
            {"dataType": "CATEGORICAL", "categories": [{"label": "a", "value": 0}] * 2},
            {"dataType": "NUMERIC", "minValue": 1, "maxValue": 1},
            {"dataType": "CORRECTION"},
        ],
        ids=str,
    )
    async def test_configs_refused(self, client: Client, fields: Json) -> None:
        """400."""
        body = {"name": "c", "dataType": "BOOLEAN"} | fields
        assert (await client.ask("POST", "/score-configs", body))[0] == 400

    @pytest.mark.parametrize(
        ("config", "score", "kept"),
        [
            ({"dataType": "NUMERIC", "minValue": 0, "maxValue": 1}, {"value": 0.5}, True),
            ({"dataType": "NUMERIC", "minValue": 0, "maxValue": 1}, {"value": 2}, False),
            ({}, {"value": 1}, True),
            ({}, {"value": 0.5}, False),
            ({}, {"value": 1, "dataType": "NUMERIC"}, False),
            (
                {"dataType": "CATEGORICAL", "categories": [{"label": "a", "value": 0}]},
                {"value": "a"},
                True,
            ),
            (
                {"dataType": "CATEGORICAL", "categories": [{"label": "a", "value": 0}]},
                {"value": "b"},
                False,
            ),
        ],
        ids=str,
    )
    async def test_a_score_with_a_config_is_kept_or_dropped_silently(
        self, client: Client, config: Json, score: Json, kept: bool
    ) -> None:
        """200 either way; a kept one takes the config's name."""
        config_id = await self.config(client, **config)
        body = a_body(dataType=...) | {"configId": config_id} | score
        assert (await client.ask("POST", "/scores", body))[0] == 200
        assert [row["name"] for row in await client.rows()] == (["c"] if kept else [])

    async def test_an_archived_config_drops_its_scores(self, client: Client) -> None:
        """PATCH archives; the score before it is not replaced."""
        config_id = await self.config(client)
        await client.ingest(an_event(value=0))
        status, body = await client.ask(
            "PATCH", f"/score-configs/{config_id}", {"isArchived": True}
        )
        assert (status, body["isArchived"]) == (200, True)
        await client.ingest(an_event(value=1, configId=config_id))
        assert [row["value"] for row in await client.rows()] == [False]

    async def test_queue_names_are_unique_and_their_items_are_not(self, client: Client) -> None:
        """The same object twice is two items; only a page through them tells."""
        config_id = await self.config(client)
        queue = {"name": "q", "scoreConfigIds": [config_id]}
        status, made = await client.ask("POST", "/annotation-queues", queue)
        assert status == 200
        assert await client.ask("POST", "/annotation-queues", queue) == (
            400,
            {
                "message": "A queue with this name already exists.",
                "error": "InvalidRequestError",
            },
        )
        path = f"/annotation-queues/{made['id']}/items"
        item = {"objectId": "never-came", "objectType": "OBSERVATION"}
        first = (await client.ask("POST", path, item))[1]
        second = (await client.ask("POST", path, item))[1]
        assert first["id"] != second["id"]
        status, done = await client.ask("PATCH", f"{path}/{first['id']}", {"status": "COMPLETED"})
        assert (status, done["completedAt"] is not None) == (200, True)
        _, pending = await client.ask("GET", path, params={"status": "PENDING"})
        assert [row["id"] for row in pending["data"]] == [second["id"]]
        assert (await client.ask("DELETE", f"{path}/{first['id']}"))[0] == 200
        assert (await client.ask("DELETE", f"{path}/{first['id']}"))[0] == 404

    @pytest.mark.parametrize(
        ("path", "body", "status"),
        [
            ("/annotation-queues", {"name": "q", "scoreConfigIds": ["unknown"]}, 400),
            ("/annotation-queues", {"name": "q", "scoreConfigIds": []}, 400),
            ("/annotation-queues", {"name": "q", "scoreConfigIds": ["x"], "odd": 1}, 400),
            ("/annotation-queues/unknown/items", {"objectId": "o", "objectType": "TRACE"}, 404),
        ],
        ids=str,
    )
    async def test_queues_refused(self, client: Client, path: str, body: Json, status: int) -> None:
        """Strictly."""
        assert (await client.ask("POST", path, body))[0] == status


class TestServer:
    """What only a socket shows."""

    async def test_413_closes_the_connection_it_was_sent_on(self, clock: FakeClock) -> None:
        """As text without a type; the header does not announce the close."""
        store = Store(clock, ingestion_limit=1_000)
        async with StoreServer(store) as server:
            stream = await anyio.connect_tcp("127.0.0.1", server.port)
            async with stream:
                head = b"POST /api/public/ingestion HTTP/1.1\r\nHost: x\r\nContent-Length: 1001\r\n"
                await stream.send(head + b"\r\n" + b"x" * 1001)
                answer = b""
                async for part in stream:
                    answer += part
        assert answer.startswith(b"HTTP/1.1 413")
        assert b"Body exceeded 4.5mb limit" in answer
        assert b"connection: close" not in answer.lower()
        assert b"content-type" not in answer.lower()

    async def test_faults_meet_the_next_requests_and_then_end(self, clock: FakeClock) -> None:
        """429 with the limiter's headers, 500, a cut connection, then the truth."""
        store = Store(clock)
        store.faults.add(Kind.THROTTLE, retry_after=7)
        store.faults.add(Kind.FAIL)
        store.faults.add(Kind.CUT)
        keys = (store.public_key, store.secret_key)
        async with (
            StoreServer(store) as server,
            httpx.AsyncClient(base_url=server.url, auth=keys) as http,
        ):
            throttled = await http.post("/api/public/ingestion", json={"batch": []})
            assert throttled.status_code == 429
            assert throttled.headers["retry-after"] == "7"
            assert throttled.json()["code"] == "rate_limited"
            failed = await http.post("/api/public/ingestion", json={"batch": []})
            assert failed.status_code == 500
            with pytest.raises(httpx.RemoteProtocolError):
                await http.post("/api/public/ingestion", json={"batch": []})
            fine = await http.post("/api/public/ingestion", json={"batch": []})
            assert fine.status_code == 207
        assert store.requests["POST /api/public/ingestion"] == 4

    async def test_an_outage_lasts_until_it_is_cleared(self, client: Client) -> None:
        """And only on its path."""
        client.store.faults.add(Kind.FAIL, None, path="/api/public/scores")
        for _ in range(3):
            response = await client.http.post("/api/public/scores", json=a_body())
            assert response.status_code == 500
        await client.ingest(an_event())
        client.store.faults.clear()
        assert (await client.ask("POST", "/scores", a_body()))[0] == 200

    async def test_a_store_comes_back_where_it_was(self, clock: FakeClock) -> None:
        """The same port, the same scores: a restart of the server as its clients see it."""
        store = Store(clock)
        async with StoreServer(store) as server:
            port = server.port
        async with StoreServer(store, port=port) as server, httpx.AsyncClient() as http:
            answer = await http.get(f"{server.url}/api/public/health")
            assert answer.status_code == 200
            assert server.port == port

    async def test_a_hanging_request_does_not_hold_up_the_end(self, clock: FakeClock) -> None:
        """What hangs is released when the server stops."""
        store = Store(clock)
        store.faults.add(Kind.HANG, path="/api/public/health")
        gone: list[str] = []

        async with StoreServer(store) as server, httpx.AsyncClient() as http:

            async def ask() -> None:
                try:
                    await http.get(f"{server.url}/api/public/health")
                except httpx.RemoteProtocolError as error:
                    gone.append(type(error).__name__)

            async with anyio.create_task_group() as tasks:
                tasks.start_soon(ask)
                while not store.requests:
                    await anyio.lowlevel.checkpoint()
                store.faults.release()
        assert gone == ["RemoteProtocolError"]
