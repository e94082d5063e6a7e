"""Certificates made while the tests run: authorities, and what they sign for localhost."""

from __future__ import annotations

import datetime as dt
import ipaddress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

_NOW: Final = dt.datetime.now(dt.UTC)  # noqa: TID251 - real handshakes look at the real date
_DAY: Final = dt.timedelta(days=1)

Key = ec.EllipticCurvePrivateKey


@dataclass(frozen=True, slots=True)
class Issued:
    """A certificate and its key, PEM."""

    cert: bytes
    key: bytes

    def written(self, folder: Path, name: str) -> tuple[Path, Path]:
        """Write both to files; returns their paths."""
        cert, key = folder / f"{name}.pem", folder / f"{name}.key"
        cert.write_bytes(self.cert)
        key.write_bytes(self.key)
        return cert, key


def key_pem(key: Key, password: bytes | None = None) -> bytes:
    """Write a private key, encrypted if there is a password."""
    how: serialization.KeySerializationEncryption = serialization.NoEncryption()
    if password:
        how = serialization.BestAvailableEncryption(password)
    pem, pkcs8 = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    return key.private_bytes(pem, pkcs8, how)


class Authority:
    """Somebody who signs; two of the same name have different keys."""

    def __init__(self, name: str = "Tests' authority") -> None:
        self._name = _name(name)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.pem = _pem(
            _draft(self._name, self._name, self._key)
            .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
            .sign(self._key, hashes.SHA256())
        )

    def issue(self, *, starts: int = -1, ends: int = 30) -> Issued:
        """Sign a certificate for localhost, valid from `starts` to `ends`, in days from now."""
        key = ec.generate_private_key(ec.SECP256R1())
        here = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
        draft = _draft(_name("localhost"), self._name, key, starts, ends)
        signed = draft.add_extension(x509.SubjectAlternativeName(here), critical=False)
        return Issued(_pem(signed.sign(self._key, hashes.SHA256())), key_pem(key))


def _name(common: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, common)])


def _draft(
    subject: x509.Name, issuer: x509.Name, key: Key, starts: int = -1, ends: int = 30
) -> x509.CertificateBuilder:
    return x509.CertificateBuilder(
        issuer_name=issuer,
        subject_name=subject,
        public_key=key.public_key(),
        serial_number=x509.random_serial_number(),
        not_valid_before=_NOW + starts * _DAY,
        not_valid_after=_NOW + ends * _DAY,
    )


def _pem(certificate: x509.Certificate) -> bytes:
    return certificate.public_bytes(serialization.Encoding.PEM)
