"""OTLP's receivers, as the configuration wants them: for `run`, and whoever else takes OTLP in."""

from __future__ import annotations

from dataclasses import dataclass

from anyio.to_thread import run_sync

from sidecar.adapters.otlp_grpc import OtlpGrpc
from sidecar.adapters.otlp_http import OtlpHttp
from sidecar.app.certificates import checked_certificates
from sidecar.app.compose import secret
from sidecar.config import Config
from sidecar.ports import Clock, Events


@dataclass(frozen=True, slots=True)
class Receivers:
    """The receivers that are enabled; none of them listens yet."""

    http: OtlpHttp | None
    grpc: OtlpGrpc | None

    @property
    def http_port(self) -> int | None:
        """Where HTTP is received, once started."""
        return self.http.port if self.http else None

    @property
    def grpc_port(self) -> int | None:
        """Where gRPC is received, once started."""
        return self.grpc.port if self.grpc else None


async def otlp_receivers(config: Config, clock: Clock, events: Events) -> Receivers:
    """Build them; raises BadConfiguration at once for certificates that cannot be used."""
    wanted = config.otlp
    http_tls, grpc_tls = await run_sync(checked_certificates, config)
    http = OtlpHttp(
        wanted.http.host,
        wanted.http.port,
        clock=clock,
        events=events,
        max_body_bytes=wanted.http.max_body,
        token=secret(wanted.http.token),
        tls=http_tls,
    )
    grpc = OtlpGrpc(
        wanted.grpc.host,
        wanted.grpc.port,
        clock=clock,
        events=events,
        max_body_bytes=wanted.grpc.max_body,
        token=secret(wanted.grpc.token),
        tls=grpc_tls,
    )
    return Receivers(http if wanted.http.enabled else None, grpc if wanted.grpc.enabled else None)
