"""TLS and client certificates, before both receivers: who gets in, and what bad files are told."""

from __future__ import annotations

import os
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import anyio
import grpc
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from sidecar.adapters.otlp_grpc import OtlpGrpc
from sidecar.adapters.otlp_http import OtlpHttp
from sidecar.domain.errors import BadConfiguration
from sidecar.domain.events import RequestSettled, Warned
from sidecar.runtime import serving as http_serving
from sidecar.runtime.tls import Tls
from tests.certificates import Authority, Issued, key_pem
from tests.fakes import FakeClock, FakeDoor, ListEvents
from tests.grpc_edge import channel_to, export, serving
from tests.otlp_edge import PROTO, received, until

pytestmark = pytest.mark.anyio

AUTHORITY: Final = Authority()
BOTH: Final = pytest.mark.parametrize("road", ["http", "grpc"])


@dataclass(slots=True)
class Edge:
    """A receiver behind TLS."""

    road: str
    port: int
    door: FakeDoor
    events: ListEvents
    folder: Path
    tls: Tls

    async def renewed(self, *files: tuple[str, bytes]) -> None:
        """Put new files in the old ones' place, and wait until they are looked at."""
        before = self.tls._stamp
        for name, content in files:
            new = self.folder / f"{name}.new"
            new.write_bytes(content)
            os.replace(new, self.folder / name)  # noqa: PTH105
        await until(lambda: self.tls._stamp != before)
        await anyio.sleep(0.1)  # two looks: each file may have been seen by itself

    async def send(
        self,
        shown: Issued | None = None,
        *,
        trusting: Authority = AUTHORITY,
        token: str | None = None,
        plain: bool = False,
    ) -> str:
        """Send once on a new connection: accepted, unauthenticated, or refused."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        if self.road == "grpc":
            return await self._over_grpc(shown, trusting, headers, plain=plain)
        return await self._over_http(shown, trusting, headers, plain=plain)

    async def _over_http(
        self, shown: Issued | None, trusting: Authority, headers: dict[str, str], *, plain: bool
    ) -> str:
        context = ssl.create_default_context(cadata=trusting.pem.decode())
        if shown:
            context.load_cert_chain(*shown.written(self.folder, "sender"))
        url = f"{'http' if plain else 'https'}://localhost:{self.port}/v1/traces"
        async with httpx.AsyncClient(verify=context, timeout=10, trust_env=False) as client:
            try:
                answer = await client.post(url, content=b"x", headers=PROTO | headers)
            except httpx.TransportError:
                return "refused"
        return {200: "accepted", 401: "unauthenticated"}[answer.status_code]

    async def _over_grpc(
        self, shown: Issued | None, trusting: Authority, headers: dict[str, str], *, plain: bool
    ) -> str:
        pair = (shown.key, shown.cert) if shown else (None, None)
        credentials = None if plain else grpc.ssl_channel_credentials(trusting.pem, *pair)
        async with channel_to(self.port, credentials) as channel:
            told = await export(channel, b"x", headers=headers)
        answers = {"OK": "accepted", "UNAUTHENTICATED": "unauthenticated", "UNAVAILABLE": "refused"}
        return answers[told.code]


@asynccontextmanager
async def running(
    road: str, folder: Path, *, client_ca: bytes | None = None, token: str | None = None
) -> AsyncIterator[Edge]:
    """Run a receiver with a fresh certificate, which lies in `folder`, until the block ends."""
    cert, key = AUTHORITY.issue().written(folder, "server")
    ca = folder / "clients.pem" if client_ca is not None else None
    if ca and client_ca:
        ca.write_bytes(client_ca)
    tls = Tls(cert, key, ca, section=f"otlp.{road}.tls", every=0.04)
    door, events, clock = FakeDoor(), ListEvents(), FakeClock()
    kind = OtlpHttp if road == "http" else OtlpGrpc
    source = kind("127.0.0.1", 0, clock=clock, events=events, token=token, tls=tls)
    async with serving(source, door):
        yield Edge(road, source.port, door, events, folder, tls)


@BOTH
async def test_who_trusts_the_authority_is_served(road: str, tmp_path: Path) -> None:
    """Without `client_ca` no certificate is asked of a sender."""
    async with running(road, tmp_path) as edge:
        assert await edge.send() == "accepted"
        assert await edge.send(trusting=Authority()) == "refused"  # by the sender
        assert await edge.send(plain=True) == "refused"
        assert len(edge.door.admitted) == 1
    decoded = [event for event in edge.events.of(RequestSettled) if event.fate == "decoded"]
    assert len(decoded) == 1


SENDERS: Final = {
    "without a certificate": None,
    "of another authority": Authority("Somebody else").issue(),
    "of a forged authority": Authority().issue(),
    "expired": AUTHORITY.issue(starts=-30, ends=-1),
    "not valid yet": AUTHORITY.issue(starts=1, ends=30),
}


@BOTH
@pytest.mark.parametrize("sender", SENDERS)
async def test_only_the_right_client_certificate_gets_in(
    road: str, sender: str, tmp_path: Path
) -> None:
    """Everybody else is refused in the handshake: no request, nothing at the door."""
    async with running(road, tmp_path, client_ca=AUTHORITY.pem) as edge:
        assert await edge.send(SENDERS[sender]) == "refused"
        assert edge.door.admitted == []
        assert await edge.send(AUTHORITY.issue()) == "accepted"
        assert len(edge.door.admitted) == 1
    assert edge.events.of(RequestSettled) == [RequestSettled(f"otlp_{road}", "decoded")]


@BOTH
async def test_a_certificate_does_not_replace_the_token(road: str, tmp_path: Path) -> None:
    """Where both are asked for, both must be right."""
    async with running(road, tmp_path, client_ca=AUTHORITY.pem, token="s3cret") as edge:
        shown = AUTHORITY.issue()
        assert await edge.send(shown) == "unauthenticated"
        assert await edge.send(shown, token="wrong") == "unauthenticated"
        assert await edge.send(None, token="s3cret") == "refused"
        assert await edge.send(shown, token="s3cret") == "accepted"
        assert len(edge.door.admitted) == 1


@BOTH
async def test_a_renewed_certificate_is_taken_up(road: str, tmp_path: Path) -> None:
    """The next connection sees it; so does what the sender must show."""
    other = Authority()
    async with running(road, tmp_path, client_ca=AUTHORITY.pem) as edge:
        assert await edge.send(AUTHORITY.issue()) == "accepted"
        new = other.issue()
        new_files = ("server.pem", new.cert), ("server.key", new.key), ("clients.pem", other.pem)
        await edge.renewed(*new_files)
        assert await edge.send(AUTHORITY.issue()) == "refused"
        assert await edge.send(AUTHORITY.issue(), trusting=other) == "refused"
        assert await edge.send(other.issue(), trusting=other) == "accepted"


@BOTH
async def test_a_broken_renewal_leaves_the_last_good_certificate(road: str, tmp_path: Path) -> None:
    """It is told once, with the key to look at, and the next good one is taken up."""
    async with running(road, tmp_path) as edge:
        new = AUTHORITY.issue()
        await edge.renewed(("server.pem", new.cert))
        assert await edge.send() == "accepted"
        assert await edge.send() == "accepted"
        warned = edge.events.of(Warned)
        await edge.renewed(("server.key", new.key))
        assert await edge.send() == "accepted"
    assert [warning.code for warning in warned] == ["tls_not_renewed"]
    assert f"otlp.{road}.tls.key" in warned[0].detail
    assert edge.events.of(Warned) == warned


@BOTH
async def test_who_never_shakes_hands_is_cut_off(
    road: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Garbage ends a connection at once; for silence HTTP's time is shortened here."""
    monkeypatch.setattr(http_serving, "_TLS_TIMEOUT", 0.1)
    async with running(road, tmp_path) as edge:
        for sent in (b"", b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"):
            if road == "grpc" and not sent:
                continue  # 10 s, by an option of gRPC
            async with await anyio.connect_tcp("127.0.0.1", edge.port) as stream:
                if sent:
                    await stream.send(sent)
                with anyio.fail_after(5):
                    await received(stream)
        assert await edge.send() == "accepted"
    assert edge.events.of(RequestSettled) == [RequestSettled(f"otlp_{road}", "decoded")]


GOOD: Final = AUTHORITY.issue()
BAD: Final[dict[str, tuple[str, bytes | None]]] = {
    "no such certificate": ("cert", None),
    "an empty certificate": ("cert", b""),
    "a certificate that is none": ("cert", b"-----BEGIN CERTIFICATE-----\nrubbish\n"),
    "a key for a certificate": ("cert", GOOD.key),
    "no such key": ("key", None),
    "another's key": ("key", AUTHORITY.issue().key),
    "a key that is none": ("key", b"rubbish"),
    "a certificate for a key": ("key", GOOD.cert),
    "an encrypted key": ("key", key_pem(ec.generate_private_key(ec.SECP256R1()), b"pass")),
    "no such authority": ("client_ca", None),
    "an empty authority": ("client_ca", b""),
    "an authority that is none": ("client_ca", b"rubbish\xff"),
}


@BOTH
@pytest.mark.parametrize("why", BAD)
async def test_a_bad_file_names_its_key(road: str, why: str, tmp_path: Path) -> None:
    """The receiver does not start; the message says which key of the configuration to mend."""
    name, content = BAD[why]
    files = {"cert": GOOD.cert, "key": GOOD.key, "client_ca": AUTHORITY.pem, name: content}
    paths = {each: tmp_path / f"{each}.pem" for each in files}
    for each, written in files.items():
        if written is not None:
            paths[each].write_bytes(written)
    tls = Tls(paths["cert"], paths["key"], paths["client_ca"], section=f"otlp.{road}.tls")
    kind = OtlpHttp if road == "http" else OtlpGrpc
    source = kind("127.0.0.1", 0, clock=FakeClock(), events=ListEvents(), tls=tls)
    with pytest.raises(BadConfiguration) as caught:
        await source.run(FakeDoor(), lambda: pytest.fail("it must not start"))
    assert [problem.split(":")[0] for problem in caught.value.problems] == [
        f"otlp.{road}.tls.{name}"
    ]
    assert "PRIVATE" not in str(caught.value)


async def test_all_bad_files_are_told_at_once(tmp_path: Path) -> None:
    """One line each."""
    paths = [tmp_path / name for name in ("cert", "key", "client_ca")]
    with pytest.raises(BadConfiguration) as caught:
        Tls(*paths, section="otlp.http.tls").load()
    assert len(caught.value.problems) == 3
