"""The store's score configs, annotation queues and their items."""

from __future__ import annotations

from typing import Any

import pytest

from tests.integration.store.client import Client, Json, a_body, an_event

pytestmark = pytest.mark.anyio


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
