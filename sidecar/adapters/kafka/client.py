"""What a Kafka connection is made of: topics, security, and the consumer's settings."""

from __future__ import annotations

import ssl
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from aiokafka import AIOKafkaConsumer
from aiokafka import errors as kafka_errors
from aiokafka.coordinator.assignors.range import RangePartitionAssignor
from aiokafka.helpers import create_ssl_context
from anyio import to_thread

from sidecar.domain import addresses
from sidecar.domain.errors import BadConfiguration, SidecarError, Unauthorised, Unavailable
from sidecar.domain.spans import Encoding, Signal

FETCH_WAIT_MS: Final = 500
"""A fetch with nothing to return is answered after this long, so positions stay fresh."""

_FETCH_BYTES: Final = 8 * 1024 * 1024  # a broker's answer; aiokafka's own default is 50 MB
_PARTITION_BYTES: Final = 1024 * 1024  # a larger record comes alone, since Kafka 0.10.1
_MAX_POLL_MS: Final = 3_600_000  # draining does not poll, and must not lose the group over it


@dataclass(frozen=True, slots=True)
class TopicSpec:
    """A topic to read and what stands in it: no header names the encoding."""

    name: str
    signal: Signal = Signal.TRACES
    encoding: Encoding = Encoding.PROTO


@dataclass(frozen=True, slots=True)
class KafkaSecurity:
    """How to be let in: Kafka's own words for protocol and mechanism, PEM files for TLS.

    `token_provider`: an aiokafka.abc.AbstractTokenProvider for OAUTHBEARER (MSK IAM).
    """

    protocol: str = "PLAINTEXT"
    mechanism: str = "PLAIN"
    username: str | None = None
    password: str | None = field(default=None, repr=False)
    ca_file: Path | None = None
    cert_file: Path | None = None
    key_file: Path | None = None
    token_provider: Any = field(default=None, repr=False)

    def options(self) -> dict[str, Any]:
        """Return aiokafka's arguments; reads the PEM files, hence not for the event loop.

        Raises BadConfiguration naming `kafka.ssl_ca_file`.
        """
        return {
            "security_protocol": self.protocol,
            "ssl_context": self._ssl_context(),
            "sasl_mechanism": self.mechanism,
            "sasl_plain_username": self.username,
            "sasl_plain_password": self.password,
            "sasl_oauth_token_provider": self.token_provider,
        }

    def _ssl_context(self) -> ssl.SSLContext | None:
        if self.protocol not in {"SSL", "SASL_SSL"}:
            return None
        try:
            context: ssl.SSLContext = create_ssl_context(
                cafile=self.ca_file, certfile=self.cert_file, keyfile=self.key_file
            )
        except (OSError, ssl.SSLError) as error:
            problem = f"kafka.ssl_ca_file: a certificate cannot be read: {error.strerror}"
            raise BadConfiguration((problem,)) from error
        return context


@dataclass(frozen=True, slots=True)
class ConsumerSpec:
    """Everything needed to build the group's consumer, again if need be.

    `session_seconds`: silence after which the group gives our partitions to others.
    """

    bootstrap: str
    group: str
    topics: Sequence[TopicSpec]
    security: KafkaSecurity
    session_seconds: float

    async def build(self) -> AIOKafkaConsumer:
        """Make a consumer that is not started.

        Raises BadConfiguration naming `kafka.bootstrap` or `kafka.security_protocol`.
        """
        check_bootstrap(self.bootstrap)
        security = await to_thread.run_sync(self.security.options)
        session_ms = int(self.session_seconds * 1000)
        try:
            return AIOKafkaConsumer(
                bootstrap_servers=self.bootstrap,
                client_id="judge-sidecar",
                group_id=self.group,
                # Spans and logs of a trace, on two topics, meet on one replica only so.
                partition_assignment_strategy=(RangePartitionAssignor,),
                enable_auto_commit=False,
                auto_offset_reset="earliest",
                session_timeout_ms=session_ms,
                heartbeat_interval_ms=max(100, session_ms // 10),
                rebalance_timeout_ms=session_ms * 3,
                max_poll_interval_ms=_MAX_POLL_MS,
                fetch_max_wait_ms=FETCH_WAIT_MS,
                fetch_max_bytes=_FETCH_BYTES,
                max_partition_fetch_bytes=_PARTITION_BYTES,
                **security,
            )
        except (ValueError, kafka_errors.KafkaError) as error:
            raise BadConfiguration((f"kafka.security_protocol: {error}",)) from error

    def uneven(self, consumer: AIOKafkaConsumer) -> str:
        """Say which topics differ in partitions; empty when they are equal."""
        counts = {
            topic.name: len(consumer.partitions_for_topic(topic.name) or ())
            for topic in self.topics
        }
        if len(set(counts.values())) <= 1:
            return ""
        return ", ".join(f"{name}: {count}" for name, count in counts.items())


def check_bootstrap(bootstrap: str) -> None:
    """Raise BadConfiguration, naming `kafka.bootstrap`, for what is no list of addresses."""
    try:
        addresses.bootstrap(bootstrap)
    except ValueError as error:
        problem = f"kafka.bootstrap: got {addresses.shown(bootstrap)!r}: {error}"
        raise BadConfiguration((problem,)) from None


def translate(error: Exception, bootstrap: str) -> SidecarError:
    """Name a failed start in the house's words, by the key that can mend it."""
    kind = type(error).__name__
    if isinstance(
        error,
        kafka_errors.AuthenticationFailedError
        | kafka_errors.SaslAuthenticationFailed
        | kafka_errors.AuthenticationMethodNotSupported
        | kafka_errors.UnsupportedSaslMechanismError,
    ):
        return Unauthorised(
            f"kafka.sasl_username, kafka.sasl_password: {bootstrap} does not accept us ({kind})"
        )
    if isinstance(
        error,
        kafka_errors.TopicAuthorizationFailedError
        | kafka_errors.GroupAuthorizationFailedError
        | kafka_errors.ClusterAuthorizationFailedError,
    ):
        return Unauthorised(f"kafka.topics, kafka.group: not allowed at {bootstrap} ({kind})")
    if isinstance(error, kafka_errors.UnknownTopicOrPartitionError):
        return Unavailable(f"kafka.topics: a topic does not exist at {bootstrap}")
    # aiokafka tells a refused password only to its log, and raises this for it too.
    return Unavailable(
        f"kafka.bootstrap: {bootstrap} cannot be reached, or kafka.security_protocol is not"
        f" what it asks for ({kind})"
    )
