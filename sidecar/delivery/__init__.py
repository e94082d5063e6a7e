"""Towards Langfuse, and back to the source: scores, the outbox's publisher, acknowledgements."""
