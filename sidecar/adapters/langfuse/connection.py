"""One authenticated way to one Langfuse project."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import httpx
import orjson

from sidecar.adapters.langfuse.errors import RAISED, failure, translate
from sidecar.domain.errors import Unavailable

TIMEOUT: Final = httpx.Timeout(connect=5.0, read=30.0, write=30.0, pool=5.0)
"""Seconds. The server answers 1,000 events after about 7 s; a hung one never answers."""


class Connection:
    """Requests to one Langfuse project, with foreign errors translated.

    `base_url` without `/api/public`. An `http` client handed in stays its owner's to close;
    redirects are never followed, since they would carry the key along.
    """

    def __init__(
        self,
        base_url: str,
        public_key: str,
        secret_key: str,
        *,
        http: httpx.AsyncClient | None = None,
        timeout: httpx.Timeout = TIMEOUT,
    ) -> None:
        self._base = base_url.rstrip("/")
        self._auth = httpx.BasicAuth(public_key, secret_key)
        self._owned = http is None
        self._http = http or httpx.AsyncClient(timeout=timeout, follow_redirects=False)
        self._timeout = timeout

    async def send(
        self,
        method: str,
        path: str,
        *,
        what: str,
        content: bytes | None = None,
        params: Mapping[str, str] | None = None,
    ) -> httpx.Response:
        """Send one request and return the answer, whatever its status.

        `what` stands for the request in error texts. Raises Unavailable when nothing can
        be said of the request, Refused when it could not even be built.
        """
        headers = {"Content-Type": "application/json"} if content is not None else {}
        try:
            return await self._http.request(
                method,
                self._base + path,
                content=content,
                params=params,
                headers=headers,
                auth=self._auth,
                timeout=self._timeout,
                follow_redirects=False,
            )
        except RAISED as error:
            # Not chained: the foreign text may hold the URL, and the URL credentials.
            raise translate(error, what) from None

    async def read(
        self, path: str, *, what: str, params: Mapping[str, str] | None = None
    ) -> dict[str, Any]:
        """GET a JSON object; raises as `send`, and for any status but 200."""
        response = await self.send("GET", path, what=what, params=params)
        if response.status_code != 200:
            raise failure(response, what)
        return object_of(response, what)

    async def close(self) -> None:
        """Close the client, if it is ours; idempotent."""
        if self._owned:
            await self._http.aclose()


def object_of(response: httpx.Response, what: str) -> dict[str, Any]:
    """Return the JSON object an answer holds; raises Unavailable: such an answer says nothing."""
    try:
        value = orjson.loads(response.content)
    except orjson.JSONDecodeError:
        value = None
    if not isinstance(value, dict):
        raise Unavailable(f"langfuse, {what}: the answer is not a JSON object")
    return value


async def forget_socket(response: httpx.Response) -> None:
    """Close the connection an answer came on, so that no later request is sent into it.

    A 413 is followed by the server's close, which a pooled connection notices too late
    (observed on v4.16.0). A pool drops a connection whose socket is closed.
    """
    stream = response.extensions.get("network_stream")
    if stream is not None:
        await stream.aclose()
