"""One engine for all tests of the package: loading it takes a second."""

# ruff: noqa: D103 - names are sentences
from __future__ import annotations

from pathlib import Path

import pytest

from redaction.engine import Engine
from redaction.policy import RedactionPolicy, load

POLICY = Path(__file__).resolve().parents[3] / "policies" / "redaction.yaml"


@pytest.fixture(scope="session")
def policy() -> RedactionPolicy:
    return load(POLICY)


@pytest.fixture(scope="session")
def engine(policy: RedactionPolicy) -> Engine:
    return Engine(policy)
