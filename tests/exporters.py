"""The official exporters as child processes, before a sidecar that asks for everything at once.

TLS, a client certificate, a bearer token and gzip, over HTTP and gRPC; an agent's messages come
in log records only, so that a verdict proves that both signals arrived and were joined.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import anyio

from sidecar.adapters.clock import SystemClock
from sidecar.demo.store import StoreServer
from tests.certificates import Authority
from tests.metrics import Metrics
from tests.peers import RecordingStore
from tests.process import Sidecar, copied_policies, environment, until

TOKEN: Final = "s3cret-of-the-tests"


@dataclass(slots=True)
class Story:
    """What became of one turn a road."""

    chats: dict[str, str] = field(default_factory=dict)
    """The span that answered, by road."""
    failures: list[str] = field(default_factory=list)
    rows: list[dict[str, Any]] = field(default_factory=list)
    seen: Metrics | None = None
    said: str = ""

    def check(self) -> None:
        """Assert that every road's turn was judged once, on the span that answered."""
        assert not self.failures, self.failures
        assert self.seen is not None
        assert self.seen.adds_up
        assert self.seen.dispositions == {"scored": len(self.chats)}
        assert {row["observationId"] for row in self.rows} == set(self.chats.values())
        assert [(row["name"], row["value"]) for row in self.rows] == [("not_empty", 1)] * len(
            self.chats
        )
        assert self.seen.by("sidecar_requests_total", "fate").keys() == {"decoded"}
        assert self.seen.sum("sidecar_spans_invalid_total") == 0
        assert TOKEN not in self.said

    def requests(self, source: str) -> float:
        """Requests decoded from one source."""
        assert self.seen is not None
        return self.seen.sum("sidecar_requests_total", source=source, fate="decoded")


async def told(
    folder: Path, roads: Mapping[str, Sequence[str]], env: Mapping[str, str] | None = None
) -> Story:
    """Run each road's exporter (a command line) once; `env` is added to its own."""
    story, store = Story(), RecordingStore(SystemClock())
    copied_policies(folder, ner=False)
    authority = Authority()
    (folder / "ca.pem").write_bytes(authority.pem)
    authority.issue().written(folder, "server")
    cert, key = authority.issue().written(folder, "sender")
    tls = {"cert": "server.pem", "key": "server.key", "client_ca": "ca.pem"}
    async with StoreServer(store) as server:
        settings = {
            "otlp": {
                "http": {"tls": tls, "token": TOKEN},
                "grpc": {"tls": dict(tls), "token": TOKEN},
            },
            "sampling": {"rate": 1.0},
            "assembly": {"quiet": "1s", "idle": "2s"},
            "judging": {"criteria": ["not_empty"]},
            "langfuse": {
                "base_url": server.url,
                "public_key": store.public_key,
                "secret_key": store.secret_key,
            },
        }
        async with Sidecar(folder, settings) as running:
            for road, command in roads.items():
                address = running.otlp_grpc if road == "grpc" else running.otlp
                port = address.rpartition(":")[2]
                said = await anyio.run_process(
                    [*command, road],
                    env=environment(
                        {
                            "OTEL_EXPORTER_OTLP_ENDPOINT": f"https://localhost:{port}",
                            "OTEL_EXPORTER_OTLP_COMPRESSION": "gzip",
                            "OTEL_EXPORTER_OTLP_HEADERS": f"authorization=Bearer%20{TOKEN}",
                            "OTEL_EXPORTER_OTLP_CERTIFICATE": str(folder / "ca.pem"),
                            "OTEL_EXPORTER_OTLP_CLIENT_CERTIFICATE": str(cert),
                            "OTEL_EXPORTER_OTLP_CLIENT_KEY": str(key),
                            **(env or {}),
                        }
                    ),
                    check=False,
                )
                assert said.returncode == 0, said.stderr.decode()
                ids = json.loads(said.stdout)
                story.chats[road] = ids["spanId"]
                story.failures += [f"{road}: {why}" for why in ids["failures"]]
                story.failures += [f"{road}: {said.stderr.decode()}"] if said.stderr else []
            story.seen = await running.settled(len(roads))

            async def stored() -> bool:
                return len(store.rows.visible()) >= len(roads)

            await until(stored, "every score is in the store")
            running.process.terminate()
            assert await running.ends() == 0
            story.said = running.said
        story.rows = store.rows.visible()
    return story
