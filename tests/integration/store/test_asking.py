"""Who may ask the store, and for what."""

from __future__ import annotations

import httpx
import pytest

from tests.integration.store.client import BAD_KEYS, Client, Json, a_body

pytestmark = pytest.mark.anyio


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
