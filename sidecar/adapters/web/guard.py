"""Who may change something over HTTP: a bearer of the token, or somebody on this machine.

Against other sites' pages: a request whose Origin is not this page's own is refused, and
without a token so is one whose Host is not a loopback name (a name somebody else controls
may resolve to 127.0.0.1).
"""

from __future__ import annotations

import hmac
import ipaddress
from urllib.parse import parse_qs

from starlette.requests import Request

from sidecar.wire.otlp_answers import token_bytes

_MAX_FORM = 4096
"""Bytes; the form has one field."""


def is_loopback(host: str) -> bool:
    """Whether a host, as bound or as named in a Host header without port, is this machine."""
    name = host.strip("[]").rstrip(".").lower()
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


class Guard:
    """Decides about POST requests; `token` may be None only where `bound_to` is loopback."""

    def __init__(self, bound_to: str, token: str | None) -> None:
        self._token = token_bytes(token)
        self._local = is_loopback(bound_to)

    @property
    def open_at_all(self) -> bool:
        """Whether there is anybody who may."""
        return self._token is not None or self._local

    @property
    def needs_token(self) -> bool:
        """Whether the token must be shown."""
        return self._token is not None

    async def refuses(self, request: Request) -> str | None:
        """Return why a request is refused, or None."""
        origin = request.headers.get("origin")
        host = request.headers.get("host", "")
        if origin is not None and origin.partition("://")[2] != host:
            return "the request comes from another site's page"
        if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return "the request comes from another site's page"
        if self._token is None:
            if not self._local:
                return "set admin.token, or bind admin.host to 127.0.0.1"
            if not is_loopback(_without_port(host)):
                return "the Host header does not name this machine"
            return None
        given = await _token_of(request)
        if given is None or not hmac.compare_digest(given, self._token):
            return "the admin token is required"
        return None


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host.partition("]")[0]
    return host.partition(":")[0]


async def _token_of(request: Request) -> bytes | None:
    """Return the token from the Authorization header, else from the page's form."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return given.strip().encode("latin-1")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > _MAX_FORM:
            return None
    fields = parse_qs(body.decode("latin-1"), max_num_fields=4, encoding="utf-8")
    return fields["token"][0].encode() if "token" in fields else None
