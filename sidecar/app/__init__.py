"""Composition, one module a verb group: the only place that names concrete adapters."""
