"""Langfuse: scores out, scores back."""

from sidecar.adapters.langfuse.connection import Connection
from sidecar.adapters.langfuse.reading import StoredScore, read_scores
from sidecar.adapters.langfuse.scores import LangfuseScores, Standing

__all__ = ["Connection", "LangfuseScores", "Standing", "StoredScore", "read_scores"]
