"""Judging: code checks and pinned binary judges over one final generation."""

from sidecar.judging.evaluate import Evaluator
from sidecar.judging.version import code_version, llm_version

__all__ = ["Evaluator", "code_version", "llm_version"]
