"""OpenTelemetry's own exporters for Python deliver over both roads, with TLS, mTLS and token."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.exporters import told
from tests.process import ROOT

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(120)]


async def test_every_exporter_delivers_traces_and_logs(tmp_path: Path) -> None:
    """HTTP with protobuf, and gRPC: two requests each, one verdict each."""
    command = (sys.executable, str(ROOT / "tests/fixtures/python/export.py"))
    story = await told(tmp_path, {"proto": command, "grpc": command})
    story.check()
    assert (story.requests("otlp_http"), story.requests("otlp_grpc")) == (2, 2)
