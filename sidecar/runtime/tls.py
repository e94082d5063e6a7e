"""A server's certificate, as files: checked before it serves, followed when it is renewed.

Issuers that renew by themselves replace the files of a running process. What cannot be read then
leaves the last good certificate in place.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import anyio
from anyio.to_thread import run_sync

from sidecar.domain.errors import BadConfiguration


@dataclass(frozen=True, slots=True)
class Identity:
    """What was read: PEM bytes, and a context that accepts only who `client_ca` vouches for."""

    cert: bytes
    key: bytes = field(repr=False)
    client_ca: bytes | None
    context: ssl.SSLContext = field(repr=False, compare=False)


class Tls:
    """Certificate chain, its key, and the authorities of clients, if those must show one.

    All are PEM files, the key unencrypted. `section` names them in messages
    (`otlp.http.tls`). `every`: seconds between looks whether a file changed.
    """

    def __init__(
        self,
        cert: Path,
        key: Path,
        client_ca: Path | None = None,
        *,
        section: str,
        every: float = 10.0,
    ) -> None:
        self._cert = cert
        self._key = key
        self._client_ca = client_ca
        self._section = section
        self._every = every
        self._stamp: tuple[object, ...] = ()
        self._identity: Identity | None = None

    @property
    def demands_client(self) -> bool:
        """Whether a client must show a certificate."""
        return self._client_ca is not None

    @property
    def identity(self) -> Identity:
        """What new handshakes use; only after `load`."""
        if self._identity is None:
            raise RuntimeError("not loaded")
        return self._identity

    def load(self) -> Identity:
        """Read and check the files, which blocks; raises BadConfiguration naming the bad keys."""
        self._stamp = self._look()
        self._identity = self._read()
        return self._identity

    def server_context(self) -> ssl.SSLContext:
        """Load, and return a context whose handshakes use the identity in force."""
        first = self.load().context

        def latest(connection: ssl.SSLObject, _name: str | None, _: ssl.SSLContext) -> None:
            connection.context = self.identity.context

        first.sni_callback = latest  # called in every handshake, also where no name is asked
        return first

    @asynccontextmanager
    async def followed(self, tell: Callable[[str], None]) -> AsyncIterator[None]:
        """Take up changed files within the block.

        `tell` hears, once a change, why they could not be taken up.
        """
        following = asyncio.ensure_future(self._follow(tell))
        try:
            yield
        finally:
            following.cancel()

    async def _follow(self, tell: Callable[[str], None]) -> None:
        while True:
            await anyio.sleep(self._every)
            try:
                await run_sync(self._renew)
            except BadConfiguration as error:
                tell(f"the last good certificate stays: {error}")

    def _renew(self) -> None:
        if self._look() != self._stamp:
            self.load()

    def _look(self) -> tuple[object, ...]:
        return tuple(_stamp(path) for path in (self._cert, self._key, self._client_ca) if path)

    def _read(self) -> Identity:
        problems: list[str] = []
        cert = self._bytes("cert", self._cert, problems)
        key = self._bytes("key", self._key, problems)
        client_ca = self._bytes("client_ca", self._client_ca, problems) if self._client_ca else None
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        # A resumed session would bring in a client whose authority was since taken out.
        context.options |= ssl.OP_NO_TICKET
        context.num_tickets = 0
        if cert and not _certificates(cert, ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)):
            problems.append(f"{self._section}.cert: {self._cert} holds no PEM certificate")
        elif cert and key:
            try:
                context.load_cert_chain(self._cert, self._key, password=lambda: "")
            except (ssl.SSLError, OSError):
                problems.append(
                    f"{self._section}.key: {self._key} is not the key of {self._cert}; "
                    "expected its private key, PEM, unencrypted"
                )
        if client_ca is not None:
            context.verify_mode = ssl.CERT_REQUIRED
            if client_ca and not _certificates(client_ca, context):
                ca = f"{self._section}.client_ca: {self._client_ca}"
                problems.append(f"{ca} holds no PEM certificate")
        if problems:
            raise BadConfiguration(tuple(problems))
        return Identity(cert, key, client_ca, context)

    def _bytes(self, name: str, path: Path, problems: list[str]) -> bytes:
        try:
            found = path.read_bytes()
        except OSError as error:
            problems.append(f"{self._section}.{name}: {path} cannot be read: {error.strerror}")
            return b""
        if not found:
            problems.append(f"{self._section}.{name}: {path} is empty")
        return found


def _stamp(path: Path) -> object:
    try:
        seen = path.stat()
    except OSError as error:
        return error.errno
    return seen.st_mtime_ns, seen.st_size, seen.st_ino


def _certificates(pem: bytes, trusted: ssl.SSLContext) -> bool:
    """Put the certificates of `pem` into `trusted`; False when there is none."""
    try:
        trusted.load_verify_locations(cadata=pem.decode("ascii", "ignore"))
    except (ssl.SSLError, ValueError):
        return False
    return True
