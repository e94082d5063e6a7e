"""The demo's judge is a real model on a real OpenAI-compatible server."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import anyio
import httpx
import pytest

from sidecar.demo.model import ALIAS, SHA256, ModelFile, NoModel, ensure_model
from sidecar.demo.model_server import ModelServer, ServerFailed

SCHEMA = {
    "type": "object",
    "properties": {
        "rationale": {"type": "string", "maxLength": 60},
        "verdict": {"enum": ["pass", "fail", "unknown"]},
    },
    "required": ["rationale", "verdict"],
    "additionalProperties": False,
}
QUESTION = {
    "model": ALIAS,
    "temperature": 0,
    "seed": 7,
    "max_tokens": 60,
    "messages": [
        {"role": "system", "content": "Judge whether the answer gives the day that was asked for."},
        {"role": "user", "content": '{"input": "When does it arrive?", "output": "On Thursday."}'},
    ],
    "response_format": {
        "type": "json_schema",
        "json_schema": {"name": "verdict", "strict": True, "schema": SCHEMA},
    },
}
PARENT = """
import sys
from pathlib import Path

import anyio

from sidecar.demo.model import ModelFile
from sidecar.demo.model_server import ModelServer


async def main():
    async with ModelServer(ModelFile(Path(sys.argv[1]), "")) as server:
        print(server.pid, flush=True)
        await anyio.sleep_forever()


anyio.run(main)
"""


@pytest.fixture(scope="module")
def model() -> ModelFile:
    """The model from its wheels; skips where they are not installed."""
    pytest.importorskip("xllamacpp")
    try:
        return ensure_model()
    except NoModel as missing:
        pytest.skip(str(missing))


@pytest.mark.anyio
async def test_verdict(model: ModelFile) -> None:
    """It answers under the name it was asked by, within the schema, twice the same."""
    assert model.sha256 == SHA256
    async with ModelServer(model) as server, httpx.AsyncClient(timeout=100) as client:
        answers = [
            (await client.post(f"{server.base_url}/chat/completions", json=QUESTION)).json()
            for _ in range(2)
        ]
        pid = server.pid
    assert {answer["model"] for answer in answers} == {ALIAS}
    texts = [answer["choices"][0]["message"]["content"] for answer in answers]
    assert texts[0] == texts[1]
    verdict = json.loads(texts[0])
    assert list(verdict) == ["rationale", "verdict"]
    assert verdict["verdict"] in {"pass", "fail", "unknown"}
    assert pid is not None
    assert gone(pid)


@pytest.mark.anyio
async def test_no_model(tmp_path: Path) -> None:
    """A file that is no model ends in a plain error, not in a wait."""
    pytest.importorskip("xllamacpp")
    nothing = tmp_path / "nothing.gguf"
    nothing.write_bytes(b"not a model")
    with pytest.raises(ServerFailed, match="before it served"):
        async with ModelServer(ModelFile(nothing, ""), log=tmp_path / "server.log"):
            pass


@pytest.mark.anyio
async def test_dies_with_its_parent(model: ModelFile) -> None:
    """The parent's sudden death ends the server too."""
    parent = subprocess.Popen(  # noqa: ASYNC220 - returns at once; the reads go to a thread
        [sys.executable, "-c", PARENT, str(model.path)], stdout=subprocess.PIPE
    )
    assert parent.stdout is not None
    pid = int(await anyio.to_thread.run_sync(parent.stdout.readline))
    parent.send_signal(signal.SIGKILL)
    await anyio.to_thread.run_sync(parent.communicate)
    with anyio.fail_after(20):
        while not gone(pid):  # noqa: ASYNC110 - not our child: no event tells
            await anyio.sleep(0.05)


def gone(pid: int) -> bool:
    """Whether no process has this id any more (an orphan's remains count as gone)."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rsplit(")", 1)[1].split()[0] == "Z"
