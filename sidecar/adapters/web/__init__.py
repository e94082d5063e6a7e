"""The admin pages: metrics, health, readiness, status, pause."""

from sidecar.adapters.web.server import AdminServer
from sidecar.adapters.web.status import Status

__all__ = ["AdminServer", "Status"]
