"""The store on a socket: its faults, outages, and its end."""

from __future__ import annotations

import anyio
import httpx
import pytest

from sidecar.demo.store import Kind, Store, StoreServer
from tests.fakes import FakeClock
from tests.integration.store.client import Client, a_body, an_event

pytestmark = pytest.mark.anyio


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
