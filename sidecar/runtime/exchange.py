"""One HTTP exchange with a judge, and what its failure stands for; shared by the adapters.

Texts of the peer never enter an exception: they may quote the evidence. What is named is
our own words, a status, and slugs (`rate_limit_exceeded`) of a fixed form.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, Final

import anyio
import httpx
import orjson

from sidecar.domain.errors import Refused, SidecarError, Throttled, Unauthorised, Unavailable
from sidecar.ports import Clock

_SLUG: Final = re.compile(r"[a-z][a-z0-9_.-]{0,39}")
_TRANSIENT: Final = frozenset({408, 409, 425, 429, 529})
"""With every 5xx; 529 is what some providers answer when overloaded."""

MAX_BODY: Final = 1024 * 1024
"""Bytes of an answer after decompression; ours are about 2 KB."""


@dataclass(frozen=True, slots=True)
class Said:
    """An HTTP answer: `data` is None where the body is no JSON object, `after` in seconds."""

    status: int
    data: dict[str, Any] | None
    after: float | None


class Exchange:
    """Posts JSON to one URL. `http` given from outside stays its owner's to close.

    `timeout` in seconds, from the connection to the last byte; `max_body` in bytes.
    """

    def __init__(
        self,
        url: str,
        clock: Clock,
        *,
        headers: Mapping[str, str],
        timeout: float,
        max_body: int = MAX_BODY,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        self._url = url
        self._clock = clock
        self._headers = {"accept": "application/json", **headers}
        self._timeout = timeout
        self._max_body = max_body
        self._owned = http is None
        # Redirects would carry the evidence and the key to a host nobody configured.
        self._http = http or httpx.AsyncClient(follow_redirects=False)

    async def post(self, body: Mapping[str, Any]) -> Said:
        """Post once. Raises Unavailable, Refused (the request cannot be made)."""
        try:
            with anyio.fail_after(self._timeout):
                status, headers, content = await self._post(orjson.dumps(body))
        except TimeoutError:
            raise Unavailable("judge: no whole answer within the timeout") from None
        except httpx.HTTPError as error:
            # Not chained: the foreign text may hold the URL, and a URL may hold a key.
            raise translate(error) from None
        after = retry_after(headers, self._clock.now())
        if len(content) > self._max_body:
            raise Unavailable("judge: the answer is too large", retry_after=after)
        return Said(status, as_object(content), after)

    async def close(self) -> None:
        """Close the client, if it is ours; idempotent."""
        if self._owned:
            await self._http.aclose()

    async def _post(self, content: bytes) -> tuple[int, httpx.Headers, bytes]:
        headers = {"content-type": "application/json", **self._headers}
        request = self._http.build_request(
            "POST", self._url, content=content, headers=headers, timeout=self._timeout
        )
        response = await self._http.send(request, stream=True, follow_redirects=False)
        try:
            body = bytearray()
            async for chunk in response.aiter_bytes():
                body += chunk
                if len(body) > self._max_body:
                    break
            return response.status_code, response.headers, bytes(body)
        finally:
            await response.aclose()


def as_object(content: bytes) -> dict[str, Any] | None:
    """Return the JSON object that bytes hold, else None."""
    try:
        data = orjson.loads(content)
    except orjson.JSONDecodeError:
        return None
    return data if isinstance(data, dict) else None


def translate(error: httpx.HTTPError) -> SidecarError:
    """Map what httpx raises; its class alone is named."""
    name = type(error).__name__
    if isinstance(error, httpx.UnsupportedProtocol | httpx.LocalProtocolError):
        return Refused(f"judge: the request cannot be made ({name})")
    return Unavailable(f"judge: {name}")


def retry_after(headers: httpx.Headers, now: float) -> float | None:
    """Return the seconds asked for: `retry-after-ms`, or `retry-after` as seconds or a date."""
    milliseconds, value = headers.get("retry-after-ms"), headers.get("retry-after")
    try:
        if milliseconds is not None:
            return max(0.0, float(milliseconds) / 1000.0)
        if value is None:
            return None
        if re.fullmatch(r"\d{1,9}(\.\d+)?", value.strip()):
            return float(value)
        return max(0.0, parsedate_to_datetime(value).timestamp() - now)
    except (ValueError, TypeError, OverflowError):
        return None


def failed(
    status: int, slugs: Iterable[str], after: float | None, *, unpaid: bool = False
) -> SidecarError:
    """Return what an HTTP error stands for: Unauthorised, Throttled, Unavailable, Refused.

    `unpaid`: quota or credit is used up, which waiting does not mend.
    """
    named = f"judge: HTTP {status}" + "".join(f" {slug}" for slug in sorted(slugs))
    if unpaid or status in {401, 402, 403}:
        return Unauthorised(named)
    if status in _TRANSIENT or status >= 500:
        kind = Throttled if status == 429 else Unavailable
        return kind(named, retry_after=after)
    return Refused(named)


def text(value: object) -> str:
    """Return a string as it is, anything else as nothing."""
    return value if isinstance(value, str) else ""


def slug(value: object) -> str:
    """Return a peer's code where it has a code's form, else nothing."""
    found = _SLUG.fullmatch(value.lower()) if isinstance(value, str) else None
    return found[0] if found else ""


def count(value: object) -> int:
    """Return a number of tokens; what is none counts nothing."""
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else 0
