"""What counts as an address a person may configure: web endpoints, brokers, topics.

Every function returns the value as it is used, or raises ValueError with what was expected.
"""

from __future__ import annotations

import ipaddress
import re
from typing import Final

_HOST: Final = re.compile(r"[A-Za-z0-9_](?:[A-Za-z0-9_.-]*[A-Za-z0-9_.])?")
_VISIBLE: Final = re.compile(r"[\x21-\x7e]+")
_TOPIC: Final = re.compile(r"[a-zA-Z0-9._-]{1,249}")
_CREDENTIALS: Final = re.compile(r"(//|^)[^/]*?@|(//|^).*@")


def http_url(value: str) -> str:
    """Check an http(s) endpoint; returns it without a slash at its end.

    A host, a port in [1, 65535] where one is named, no user or password, no fragment, and
    nothing but visible ASCII: other characters belong percent-encoded (RFC 3986, 2.1).
    """
    if not _VISIBLE.fullmatch(value):
        raise ValueError("expected a URL of visible ASCII characters alone, without spaces")
    import httpx  # noqa: PLC0415 - a tenth of a second, where no URL is set

    try:
        url = httpx.URL(value)
        port = url.port
    except (httpx.InvalidURL, ValueError):
        raise ValueError("expected an http:// or https:// URL; host or port are none") from None
    if url.scheme not in {"http", "https"}:
        raise ValueError("expected an http:// or https:// URL")
    if "@" in value.partition("://")[2].partition("/")[0] or url.userinfo:
        raise ValueError("expected a URL without user or password; keys have settings of their own")
    if not _is_host(url.host):
        raise ValueError("expected an http:// or https:// URL with a host")
    if port is not None and not 1 <= port <= 65535:
        raise ValueError("expected a port in 1..65535")
    if "#" in value:
        raise ValueError("expected a URL without a #fragment")
    return value.rstrip("/")


def bootstrap(value: str) -> str:
    """Check a list of brokers, `HOST:PORT[,HOST:PORT...]`; IPv6 in brackets."""
    for address in value.split(","):
        host, _, port = address.strip().rpartition(":")
        bare = host[1:-1] if host.startswith("[") and host.endswith("]") else host
        sound = _is_host(bare) and (":" in bare) == (bare != host)
        if not sound or not re.fullmatch("[0-9]{1,5}", port) or not 1 <= int(port) <= 65535:
            raise ValueError("HOST:PORT[,HOST:PORT...] expected")
    return value


def topic(value: str) -> str:
    """Check a topic's name by Kafka's own rule."""
    if not _TOPIC.fullmatch(value) or value in {".", ".."}:
        raise ValueError("expected a topic's name: 1 to 249 of a-z A-Z 0-9 . _ -")
    return value


def host(value: str) -> str:
    """Check what a server binds to: a name or an address."""
    if not _is_host(value):
        raise ValueError("expected a host name or an IP address, such as 127.0.0.1")
    return value


def shown(value: str) -> str:
    """Return a value for a message, without what may be a credential: user part and query."""
    plain = _CREDENTIALS.sub(lambda match: f"{match[1] or match[2] or ''}***@", value)
    head, mark, _ = plain.partition("?")
    return f"{head}?..." if mark else plain


def _is_host(value: str) -> bool:
    if ":" in value:
        try:
            return ipaddress.ip_address(value).version == 6
        except ValueError:
            return False
    return len(value) <= 253 and bool(_HOST.fullmatch(value)) and ".." not in value
