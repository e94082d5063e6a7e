"""The scripted peers of a child process: a judge that passes, a store that remembers."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml
from starlette.types import Message, Receive, Scope, Send

from sidecar.demo.store import Store
from tests.fakes_judge import MODEL, Reply, Seen, completion


class RecordingStore(Store):
    """The local store, with every body that was sent to it."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.bodies: list[bytes] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the store does, and keep what came."""
        came = bytearray()

        async def receiving() -> Message:
            message = await receive()
            came.extend(message.get("body", b""))
            return message

        try:
            await super().__call__(scope, receiving, send)
        finally:
            self.bodies.append(bytes(came))

    def sent(self) -> list[dict[str, Any]]:
        """Every score that was sent, in order, repetitions included."""
        envelopes = [json.loads(body) for body in self.bodies if body.startswith(b'{"batch"')]
        return [event["body"] for envelope in envelopes for event in envelope["batch"]]


def judge_environment(base_url: str) -> dict[str, str]:
    """Point a child at a scripted judge."""
    return {"JUDGE_BASE_URL": base_url, "JUDGE_MODEL": MODEL, "JUDGE_API_KEY": "sk-of-this-test"}


def observables(seen: Seen) -> list[str]:
    """The ids a judge's request asks about, out of its schema."""
    schema = seen.body["response_format"]["json_schema"]["schema"]
    ids: list[str] = schema["properties"]["criteria"]["items"]["properties"]["id"]["enum"]
    return ids


def passing(seen: Seen, *, model: str = MODEL, rationale: str = "It holds.") -> Reply:
    """A judge's answer that passes whatever was asked."""
    told = {
        "rationale": rationale,
        "criteria": [{"id": name, "pass": True, "note": None} for name in observables(seen)],
        "verdict": "pass",
        "score": 0.9,
    }
    return Reply(completion(json.dumps(told), model=model))


def criterion_asked(seen: Seen, by_observable: Mapping[str, str]) -> str:
    """Which criterion a judge's request is about."""
    return by_observable[observables(seen)[0]]


def by_observable(policies: Path, criteria: Sequence[str]) -> dict[str, str]:
    """Observable id to criterion id."""
    return {
        observable["id"]: name
        for name in criteria
        for observable in yaml.safe_load((policies / f"criteria/{name}.yaml").read_text("utf-8"))[
            "observables"
        ]
    }
