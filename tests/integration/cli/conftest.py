"""The verbs as a shell sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

from sidecar.demo.traffic.spans import merged, to_json
from tests.integration.cli.shell import GOOD
from tests.process import copied_policies


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Somewhere with policies, one worker that starts fast, and a trace."""
    folder = tmp_path_factory.mktemp("cli")
    copied_policies(folder, ner=False)
    (folder / "sidecar.yaml").write_text("redaction: {workers: 1}\n", "utf-8")
    (folder / "good.json").write_bytes(to_json(merged(GOOD.requests)))
    return folder
