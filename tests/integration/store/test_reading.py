"""What the store's listings show, and when."""

from __future__ import annotations

import pytest

from tests.fakes import FakeClock
from tests.integration.store.client import DAY1, DAY1_LATER, DAY2, Client, Json, an_event

pytestmark = pytest.mark.anyio


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
