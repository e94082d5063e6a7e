"""Langfuse's and httpx's failures in the house's own words.

Messages name the route, the status and the kind of failure, never a body, a header or a
URL: bodies echo what was sent, and a base URL may carry credentials.
"""

from __future__ import annotations

from email.utils import parsedate_to_datetime
from typing import Final

import httpx

from sidecar.domain.errors import (
    Refused,
    SidecarError,
    Throttled,
    Unauthorised,
    Unavailable,
)

LONGEST_WAIT: Final = 3600.0
"""Seconds of Retry-After that are believed: a peer's slip must not silence us for days."""

FOREIGN: Final[dict[type[Exception], type[Unavailable | Refused]]] = {
    # The request may or may not have arrived: say nothing of it, send it again.
    httpx.ConnectTimeout: Unavailable,
    httpx.ReadTimeout: Unavailable,
    httpx.WriteTimeout: Unavailable,
    httpx.PoolTimeout: Unavailable,
    httpx.TimeoutException: Unavailable,
    httpx.ConnectError: Unavailable,
    httpx.ReadError: Unavailable,
    httpx.WriteError: Unavailable,
    httpx.CloseError: Unavailable,
    httpx.NetworkError: Unavailable,
    httpx.ProxyError: Unavailable,
    httpx.RemoteProtocolError: Unavailable,
    httpx.ProtocolError: Unavailable,
    httpx.TransportError: Unavailable,
    httpx.DecodingError: Unavailable,
    httpx.RequestError: Unavailable,
    httpx.HTTPError: Unavailable,
    # The address or the request itself is wrong: the same again fails again.
    httpx.LocalProtocolError: Refused,
    httpx.UnsupportedProtocol: Refused,
    httpx.InvalidURL: Refused,
    httpx.TooManyRedirects: Refused,
    httpx.HTTPStatusError: Refused,
    httpx.CookieConflict: Refused,
}
"""What each class of httpx means to us; a subclass not listed means what its base does."""

RAISED: Final = (httpx.HTTPError, httpx.InvalidURL, httpx.CookieConflict)
"""The roots to catch. httpx.StreamError is left out: only a bug of ours can raise it."""


def translate(error: Exception, what: str) -> SidecarError:
    """Return what `error`, met while doing `what`, means to us."""
    kind = next(FOREIGN[base] for base in type(error).__mro__ if base in FOREIGN)
    # The operating system's or TLS's own reason; it names neither credentials nor payload.
    detail = f": {error}" if isinstance(error, httpx.ConnectError) else ""
    return kind(f"langfuse, {what}: {type(error).__name__}{detail}")


def failure(response: httpx.Response, what: str) -> SidecarError:
    """Return what an answer that is not the expected one means.

    401, 403: Unauthorised. 429: Throttled. 408, 425, 5xx: Unavailable. Everything else
    (a redirect, a strange 2xx, another 4xx): Refused.
    """
    status = response.status_code
    said = f"langfuse, {what}: answered {status}"
    if status in (401, 403):
        return Unauthorised(said)
    if status == 429:
        return Throttled(said, retry_after=retry_after(response.headers))
    if status in (408, 425) or status >= 500:
        return Unavailable(said, retry_after=retry_after(response.headers))
    return Refused(said)


def retry_after(headers: httpx.Headers) -> float | None:
    """Return the seconds that `Retry-After` asks for, at most LONGEST_WAIT; None if unread.

    A date (RFC 9110, 10.2.3) counts from the answer's own `Date`, so no clock of ours is
    compared with the peer's.
    """
    value = headers.get("retry-after", "").strip()
    try:
        if value.isascii() and value.isdigit():
            seconds = float(value)
        else:
            until = parsedate_to_datetime(value)
            seconds = (until - parsedate_to_datetime(headers.get("date", ""))).total_seconds()
    except (ValueError, TypeError):
        return None
    return min(max(seconds, 0.0), LONGEST_WAIT)
