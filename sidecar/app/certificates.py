"""The receivers' certificates: looked at before anything starts, and by `check-config`."""

from __future__ import annotations

from sidecar.config import Config
from sidecar.config.tree import Certificates
from sidecar.domain.errors import BadConfiguration
from sidecar.runtime.tls import Tls


def checked_certificates(config: Config) -> tuple[Tls | None, Tls | None]:
    """Return HTTP's and gRPC's certificates; raises BadConfiguration with all that is wrong."""
    http = _tls(config.otlp.http.tls, "otlp.http.tls") if config.otlp.http.enabled else None
    grpc = _tls(config.otlp.grpc.tls, "otlp.grpc.tls") if config.otlp.grpc.enabled else None
    problems: list[str] = []
    for tls in filter(None, (http, grpc)):
        try:
            tls.load()
        except BadConfiguration as error:
            problems += error.problems
    if problems:
        raise BadConfiguration(tuple(problems))
    return http, grpc


def _tls(wanted: Certificates, section: str) -> Tls | None:
    if wanted.cert is None or wanted.key is None:
        return None
    return Tls(wanted.cert, wanted.key, wanted.client_ca, section=section)
