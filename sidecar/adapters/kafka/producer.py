"""Kafka out: keyed messages, acknowledged by every replica in step.

Invariants: what `write` reports as written has acks=all; a message is handed to aiokafka once a
write; a producer whose batch failed is not used again, since its sequence numbers have a gap.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, Literal

import anyio
from aiokafka import AIOKafkaProducer
from aiokafka import errors as kafka_errors
from anyio import to_thread

from sidecar.adapters.kafka.client import KafkaSecurity, check_bootstrap, translate
from sidecar.domain.errors import BadConfiguration, Unauthorised, Unavailable
from sidecar.domain.events import Warned
from sidecar.ports import Events

Compression = Literal["none", "gzip", "lz4", "zstd"]

_BATCH_BYTES: Final = 256 * 1024
"""Small traces of a partition travel together: a broker has one request at a time from us."""

_FRAMING: Final = 4096
"""Bytes that a record's key, lengths and batch header add at most to its value, and more."""

_CALL_SECONDS: Final = 5.0
_REQUEST_MS: Final = 10_000

_TOO_LARGE: Final = (
    kafka_errors.MessageSizeTooLargeError,
    kafka_errors.RecordListTooLargeError,
)
_NO_IDEMPOTENCE: Final = (
    kafka_errors.ClusterAuthorizationFailedError,
    kafka_errors.IncompatibleBrokerVersion,
    kafka_errors.UnsupportedVersionError,
    kafka_errors.UnknownError,
)
"""What a broker says that knows no idempotent producers, or does not let us be one.

The unknown error is tansu's (0.6): it wants a later request than aiokafka 0.14 writes.
"""


class KafkaMessages:
    """ports.Messages over one producer: idempotent where the brokers let it.

    `max_message`: bytes of a value, before compression. While the brokers are away a write
    waits, aiokafka trying again in order and without doubles.
    """

    def __init__(
        self,
        bootstrap: str,
        *,
        events: Events,
        security: KafkaSecurity = KafkaSecurity(),  # noqa: B008 - frozen
        max_message: int = 1_000_000,
        compression: Compression = "none",
    ) -> None:
        self._bootstrap = bootstrap
        self._events = events
        self._security = security
        self._max_message = max_message
        self._compression = None if compression == "none" else compression
        self._idempotent = True
        self._producer: AIOKafkaProducer | None = None
        self._building = anyio.Lock()

    async def check(self, topics: Mapping[str, str]) -> Mapping[str, int]:
        """Connect, and return how many partitions each topic has; `topics` by configuration key.

        Raises Unavailable, Unauthorised or BadConfiguration, naming the key that can mend it.
        """
        producer = await self._connected()
        counts = {}
        for key, topic in topics.items():
            try:
                counts[topic] = len(await producer.partitions_for(topic))
            except kafka_errors.UnknownTopicOrPartitionError as error:
                raise Unavailable(f"{key}: no topic {topic!r} at {self._bootstrap}") from error
            except kafka_errors.TopicAuthorizationFailedError as error:
                raise Unauthorised(f"{key}: topic {topic!r} is not open to us") from error
            except kafka_errors.KafkaError as error:
                raise translate(error, self._bootstrap) from error
        return counts

    async def write(self, topic: str, messages: Sequence[tuple[bytes, bytes]]) -> frozenset[int]:
        """Append messages (ports.Messages)."""
        producer = await self._connected()
        sent: dict[asyncio.Future[Any], int] = {}
        refused: set[int] = set()
        for place, (key, value) in enumerate(messages):
            try:
                future = await _handed_over(producer, topic, key, value)
            except kafka_errors.MessageSizeTooLargeError:
                refused.add(place)  # found by aiokafka: nothing went out, no gap
                continue
            except kafka_errors.KafkaError as error:
                raise await self._failed(producer, error) from error
            future.add_done_callback(_heard)
            sent[future] = place
        if sent:
            await asyncio.wait(sent)  # never cancels them: they are aiokafka's
        outcomes = {place: future.exception() for future, place in sent.items()}
        failures = [each for each in outcomes.values() if each is not None]
        lost = [each for each in failures if not isinstance(each, _TOO_LARGE)]
        if failures:
            failed = await self._failed(producer, (lost or failures)[0])
            if lost:
                raise failed from lost[0]
        return frozenset(refused | {place for place, each in outcomes.items() if each})

    async def close(self) -> None:
        """Let go of the brokers (ports.Messages); what is on its way gets a few seconds."""
        producer, self._producer = self._producer, None
        if producer is not None:
            await _let_go(producer)

    async def _connected(self) -> AIOKafkaProducer:
        async with self._building:
            if self._producer is None:
                self._producer = await self._connect()
            return self._producer

    async def _connect(self) -> AIOKafkaProducer:
        producer = await self._build()
        try:
            await producer.start()
        except _NO_IDEMPOTENCE as error:
            await _let_go(producer)
            if not self._idempotent:
                raise translate(error, self._bootstrap) from error
            self._idempotent = False
            kind = type(error).__name__
            detail = f"writing without idempotence ({kind}): a broker's failure may double messages"
            self._events.emit(Warned("relay_not_idempotent", detail))
            return await self._connect()
        except kafka_errors.KafkaError as error:
            await _let_go(producer)
            raise translate(error, self._bootstrap) from error
        except BaseException:
            await _let_go(producer)
            raise
        return producer

    async def _build(self) -> AIOKafkaProducer:
        check_bootstrap(self._bootstrap)
        security = await to_thread.run_sync(self._security.options)
        try:
            return AIOKafkaProducer(
                bootstrap_servers=self._bootstrap,
                client_id="judge-sidecar-relay",
                acks="all",
                enable_idempotence=self._idempotent,
                compression_type=self._compression,
                max_batch_size=min(_BATCH_BYTES, self._max_message),
                max_request_size=self._max_message + _FRAMING,
                request_timeout_ms=_REQUEST_MS,
                **security,
            )
        except (ValueError, kafka_errors.KafkaError) as error:
            raise BadConfiguration((f"kafka.security_protocol: {error}",)) from error

    async def _failed(self, producer: AIOKafkaProducer, error: BaseException) -> Unavailable:
        """Give up a producer whose batch failed; returns what its writers are told."""
        if self._producer is producer:
            self._producer = None
            await _let_go(producer)
        return Unavailable(f"a write to {self._bootstrap} failed ({type(error).__name__})")


async def _handed_over(
    producer: AIOKafkaProducer, topic: str, key: bytes, value: bytes
) -> asyncio.Future[Any]:
    """Wait until aiokafka has room for a message; returns its future acknowledgement."""
    while True:
        with suppress(kafka_errors.KafkaTimeoutError):  # the partition's batch is still full
            future: asyncio.Future[Any] = await producer.send(topic, value, key=key)
            return future


def _heard(future: asyncio.Future[Any]) -> None:
    """Take note of an outcome whose writer may be gone, so that nobody complains at its end."""
    if not future.cancelled():
        future.exception()


async def _let_go(producer: AIOKafkaProducer) -> None:
    with anyio.move_on_after(_CALL_SECONDS, shield=True), suppress(kafka_errors.KafkaError):
        await producer.stop()
