"""Attribute conventions: from a decoded `Span` to one `Observation`.

One module a convention, each a total function to a partial `Reading`; `observe` holds the
precedence between them. Recognised by attributes, never by the scope's name alone.
"""

from sidecar.semconv.observe import read

__all__ = ["read"]
