"""Scores read back, over the API that the server's own file describes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
import yaml
from jsonschema import Draft202012Validator

from sidecar.adapters.langfuse import LangfuseScores, read_scores
from sidecar.demo.store import StoreServer
from sidecar.domain.verdicts import ScoreType
from tests.contract.scores.adapter import NOON, a_score, langfuse

pytestmark = pytest.mark.anyio


class TestReading:
    """`read_scores` over v3."""

    async def test_pages_are_read_to_the_end_once_each(
        self, scores: LangfuseScores, server: StoreServer
    ) -> None:
        """250 scores come in three pages, newest first, each once."""
        await scores.put([a_score(number=n) for n in range(250)])
        rows = await read_scores(scores.connection)
        assert [row.id for row in rows] == [f"score-answered_intent-{n}" for n in range(250)][::-1]
        assert server.store.requests["GET /api/public/v3/scores"] == 3

    async def test_most_bounds_the_reading(self, scores: LangfuseScores) -> None:
        """A reader never gets more than it asked for."""
        await scores.put([a_score(number=n) for n in range(150)])
        assert len(await read_scores(scores.connection, most=120)) == 120

    async def test_filters_narrow(self, scores: LangfuseScores) -> None:
        """By id (in hundreds), name, trace and time."""
        await scores.put([a_score(number=n) for n in range(130)] + [a_score("other", 500)])
        connection = scores.connection
        many = [f"score-answered_intent-{n}" for n in range(120)]
        assert len(await read_scores(connection, ids=many)) == 120
        assert [row.name for row in await read_scores(connection, names=["other"])] == ["other"]
        trace = await read_scores(connection, trace_ids=[f"{7:032x}"])
        assert [row.id for row in trace] == ["score-answered_intent-7"]
        window = await read_scores(
            connection, since_ns=NOON + 10 * 10**9, until_ns=NOON + 13 * 10**9
        )
        assert [row.id for row in window] == [f"score-answered_intent-{n}" for n in (12, 11, 10)]
        assert await read_scores(connection, environments=["staging"], sources=["API"]) == ()


class TestAgainstTheOpenApiFile:
    """The server's own description of its API, where it stands beside the checkout."""

    @pytest.fixture
    def schema(self, shared_data: Path) -> Callable[[str], Draft202012Validator]:
        """Return validators of the file's components."""
        path = shared_data / "contracts" / "langfuse-openapi.yml"
        document = yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)
        components = json_schema(document["components"])

        def validator(name: str) -> Draft202012Validator:
            return Draft202012Validator(
                {"$ref": f"#/components/schemas/{name}", "components": components}
            )

        return validator

    async def test_what_we_send_and_what_the_store_answers_fit_the_description(
        self, server: StoreServer, schema: Callable[[str], Draft202012Validator]
    ) -> None:
        """Every request body and every answer, refusals in a 207 included."""
        sent: list[bytes] = []
        got: list[bytes] = []

        async def note_request(request: httpx.Request) -> None:
            sent.append(request.content)

        async def note_response(response: httpx.Response) -> None:
            got.append(await response.aread())

        hooks: dict[str, list[Callable[..., Any]]] = {
            "request": [note_request],
            "response": [note_response],
        }
        async with httpx.AsyncClient(event_hooks=hooks) as http:
            adapter = langfuse(server, http=http)
            undecided = a_score("c.undecided", type=ScoreType.CATEGORICAL, value="unknown")
            await adapter.put([a_score(), undecided, a_score("", 1)])
            await read_scores(adapter.connection)
            await adapter.check()
        (batch,) = [orjson.loads(body)["batch"] for body in sent if body]
        assert len(batch) == 3
        for event in batch:
            schema("IngestionEvent").validate(event)
            # The description leaves these open; the server does not.
            assert event["timestamp"].endswith("Z")
            assert not isinstance(event["body"]["value"], bool)
            assert "configId" not in event["body"]
        ingested, listed, health, projects = (orjson.loads(body) for body in got)
        assert len(ingested["errors"]) == 1
        schema("IngestionResponse").validate(ingested)
        schema("GetScoresV3Response").validate(listed)
        schema("HealthResponse").validate(health)
        schema("Projects").validate(projects)


def json_schema(value: Any) -> Any:
    """Turn OpenAPI 3.0's `nullable` into JSON Schema's null."""
    if isinstance(value, list):
        return [json_schema(item) for item in value]
    if not isinstance(value, dict):
        return value
    plain = {key: json_schema(item) for key, item in value.items() if key != "nullable"}
    return {"anyOf": [plain, {"type": "null"}]} if value.get("nullable") is True else plain
