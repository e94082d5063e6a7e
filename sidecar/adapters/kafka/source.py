"""Kafka in: one consumer over all topics, committed only past finished work.

Invariants: a partition is an epoch an assignment; nothing is committed that is not finished
in this epoch; a record read is pending before anything else may run, so no commit can pass
it; whatever ends the consumer's life, a new one begins where the commits stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import anyio
from aiokafka import AIOKafkaConsumer, ConsumerRebalanceListener, TopicPartition
from aiokafka.errors import CommitFailedError, IllegalStateError, KafkaError
from anyio.abc import TaskGroup

from sidecar.adapters.kafka.client import ConsumerSpec, KafkaSecurity, TopicSpec, translate
from sidecar.adapters.kafka.partition import SOURCE, Entrance, Hold, Partition
from sidecar.domain.errors import SidecarError
from sidecar.domain.events import Warned
from sidecar.ports import Clock, DeadLetters, Door, Events
from sidecar.runtime.offsets import Watermark

_POLL_MS: Final = 250
_POLL_RECORDS: Final = 500  # bounds what is held when the door is full
_CALL_SECONDS: Final = 5.0  # a commit or a farewell: aiokafka itself would retry for ever
_STALE_SECONDS: Final = 5.0  # ten unanswered fetches: silence is the broker's, not the agents'
_AWAY_SECONDS: Final = 15.0
_BACKOFF_MAX: Final = 30.0


class KafkaSource:
    """ports.Source over a consumer group; `topics` say what each topic carries.

    `commit_seconds`: between commits. `session_seconds`: silence after which the group takes
    our partitions. `max_gap`: offsets that may wait behind an unfinished one before the
    partition pauses. `watch_seconds`: without any answer to a fetch for so long, the consumer
    is built anew (aiokafka #847, #1037: it may stop without a word).
    """

    def __init__(
        self,
        bootstrap: str,
        group: str,
        topics: Sequence[TopicSpec],
        *,
        clock: Clock,
        events: Events,
        dead_letters: DeadLetters,
        security: KafkaSecurity = KafkaSecurity(),  # noqa: B008 - frozen
        commit_seconds: float = 2.0,
        session_seconds: float = 30.0,
        max_gap: int = 100_000,
        watch_seconds: float = 120.0,
    ) -> None:
        self._spec = ConsumerSpec(bootstrap, group, topics, security, session_seconds)
        self._topics = {topic.name: topic for topic in topics}
        self._clock = clock
        self._events = events
        self._entrance = partial(
            Entrance, clock=clock, events=events, dead_letters=dead_letters, max_gap=max_gap
        )
        self._commit_seconds = commit_seconds
        self._watch_seconds = watch_seconds
        self._consumer: AIOKafkaConsumer | None = None
        self._marks: dict[TopicPartition, Watermark] = {}
        self._parts: dict[TopicPartition, Partition] = {}
        self._last_owned: set[TopicPartition] = set()
        self._joined = False
        self._alive_at = 0.0
        self._warned: set[str] = set()
        self._caught_up: bool | None = None
        self._trouble = ""
        self._stopping = False
        self._cut = anyio.CancelScope()
        """Around the one wait that `stop` may end: for records, or for a broker."""

    async def run(self, door: Door, started: Callable[[], None]) -> None:
        """Offer records until `stop`; see ports.Source.

        Raises Unavailable (naming `kafka.bootstrap` or `kafka.topics`), Unauthorised or
        BadConfiguration when the group cannot be joined at first; later it waits.
        """
        if not self._stopping:
            await self._open(door)
        if self._consumer is None:
            return
        if counts := self._spec.uneven(self._consumer):
            detail = f"a trace's spans and logs meet only with equal partition counts ({counts})"
            self._warn("kafka_partition_counts", detail)
        started()
        while not self._stopping:
            await self._serve(door, self._consumer)
            if self._trouble:
                self._warn("kafka_consumer_lost", f"{self._trouble}; joining the group anew")
                await self._reopen(door)

    def stop(self) -> None:
        """Stop reading; what was admitted can still be acknowledged until `close`."""
        self._stopping = True
        self._cut.cancel()

    async def close(self) -> None:
        """Commit what was acknowledged and leave the group; idempotent."""
        self.stop()
        await self._commit()
        self._disown()
        await self._let_go()

    def lag(self) -> Mapping[tuple[str, int], int]:
        """Records by topic and partition whose work is not finished, read or not."""
        lags: dict[tuple[str, int], int] = {}
        for tp, part in self._parts.items():
            start = part.mark.committable if part.mark.committable is not None else part.committed
            end = self._highwater(tp)
            if start is not None and end is not None:
                lags[tp.topic, tp.partition] = max(0, end - start)
        return lags

    # --- the consumer's life ---

    async def _open(self, door: Door) -> None:
        """Join the group, or raise; returns early, without a consumer, when stopped."""
        consumer = self._consumer = await self._spec.build()
        consumer.subscribe(list(self._topics), listener=_Rebalances(self, door))
        self._alive_at = self._clock.monotonic()
        try:
            with anyio.CancelScope() as self._cut:
                await consumer.start()
        except KafkaError as error:
            await self._let_go()
            raise translate(error, self._spec.bootstrap) from error
        except BaseException:
            await self._let_go()
            raise
        if self._stopping:
            await self._let_go()

    async def _reopen(self, door: Door) -> None:
        """Try until the group is joined again or `stop`."""
        self._trouble, backoff = "", 1.0
        self._disown()
        self._tell(door, caught_up=False)
        await self._let_go()
        while not self._stopping:
            with anyio.CancelScope() as self._cut:
                await self._clock.sleep(backoff)
            try:
                if not self._stopping:
                    await self._open(door)
            except SidecarError as error:
                self._warn("kafka_away", str(error))
                backoff = min(backoff * 2, _BACKOFF_MAX)
            else:
                return

    async def _let_go(self) -> None:
        consumer, self._consumer = self._consumer, None
        if consumer is None:
            return
        with anyio.move_on_after(_CALL_SECONDS, shield=True), suppress(KafkaError):
            await consumer.stop()

    async def _serve(self, door: Door, consumer: AIOKafkaConsumer) -> None:
        """Read until `stop` or trouble."""
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(self._tick, tasks)
            try:
                await self._read(door, consumer, tasks)
            except KafkaError as error:
                self._trouble = type(error).__name__
            tasks.cancel_scope.cancel()

    async def _read(self, door: Door, consumer: AIOKafkaConsumer, tasks: TaskGroup) -> None:
        entrance = self._entrance(door)
        while not self._stopping:
            batch: Mapping[TopicPartition, Sequence[Any]] = {}
            with anyio.CancelScope() as self._cut:
                batch = await consumer.getmany(timeout_ms=_POLL_MS, max_records=_POLL_RECORDS)
            parts = [self._arrive(tp, records) for tp, records in batch.items()]
            for part in parts:
                if part.held or self._stopping:
                    continue
                hold = await entrance.drain(part)
                if hold is not None:
                    part.held = True
                    self._pause(part)
                    tasks.start_soon(self._release, entrance, part, hold)
            level = await self._level()
            if not self._stopping:
                self._tell(door, caught_up=level)

    def _arrive(self, tp: TopicPartition, records: Sequence[Any]) -> Partition:
        part = self._parts.get(tp) or self._own(tp)
        if not part.arrive(records):
            self._warn("kafka_offsets_went_back", f"{tp.topic} was made anew or cut short")
        return part

    async def _release(self, entrance: Entrance, part: Partition, hold: Hold) -> None:
        """Go on with a held partition when what stood in its way has passed."""
        waiting: Hold | None = hold
        while waiting is not None and part.owned and not self._stopping:
            await entrance.until(part, waiting)
            waiting = await entrance.drain(part)
        if part.owned and waiting is None:
            part.held = False
            if self._consumer is not None:
                with suppress(IllegalStateError):  # revoked in this instant
                    self._consumer.resume(TopicPartition(part.topic.name, part.number))

    def _pause(self, part: Partition) -> None:
        if self._consumer is not None:
            with suppress(IllegalStateError):  # revoked in this instant
                self._consumer.pause(TopicPartition(part.topic.name, part.number))

    # --- whose partitions ---

    def _own(self, tp: TopicPartition) -> Partition:
        mark = self._marks.setdefault(tp, Watermark())
        part = self._parts[tp] = Partition(self._topics[tp.topic], tp.partition, mark)
        part.fetched_at = self._clock.monotonic()
        return part

    def _disown(self) -> None:
        for part in self._parts.values():
            part.disown()
        self._parts.clear()
        self._joined = False

    async def revoked(self, door: Door) -> None:
        """Commit what is finished; nothing is ours until the next assignment."""
        await self._commit()
        self._disown()
        self._tell(door, caught_up=False)

    async def assigned(self, door: Door, partitions: Iterable[TopicPartition]) -> None:
        """Begin new epochs; open traces of partitions that did not come back are handed over."""
        owned = set(partitions)
        for tp in owned:
            self._own(tp)
        lost, self._last_owned = self._last_owned - owned, owned
        self._joined, self._alive_at = True, self._clock.monotonic()
        if lost:
            # The coordinator sends no heartbeat before we return, hence the bound.
            with anyio.move_on_after(self._spec.session_seconds / 3):
                await door.revoked(frozenset((tp.topic, tp.partition) for tp in lost))

    # --- commits and watching ---

    async def _tick(self, tasks: TaskGroup) -> None:
        while not self._stopping:
            await self._commit(initial=True)
            if silent := self._silence():
                self._trouble = silent
                tasks.cancel_scope.cancel()
            await self._clock.sleep(self._commit_seconds)

    async def _commit(self, *, initial: bool = False) -> None:
        """Commit every partition up to its lowest unfinished offset.

        `initial`: also where reading begins, on partitions of which nothing was read yet;
        scaling by lag is misled by a partition without a committed offset.
        """
        offsets: dict[TopicPartition, int] = {}
        for tp, part in list(self._parts.items()):
            place = await self._position(tp) if initial and part.committed is None else None
            # Asked after the wait: a record that came meanwhile holds its own offset.
            offset = part.mark.committable if part.mark.committable is not None else place
            if part.owned and offset is not None and offset != part.committed:
                offsets[tp] = offset
        if not offsets or self._consumer is None:
            return
        try:
            with anyio.move_on_after(_CALL_SECONDS) as limit:
                await self._consumer.commit(offsets)
        except (IllegalStateError, CommitFailedError):
            # The group moved on: the partitions' next owner reads again what this would cover.
            self._warn("kafka_commit_refused", "rebalanced meanwhile; records are read again")
            return
        except KafkaError as error:
            self._warn("kafka_commit_failed", type(error).__name__)
            return
        if limit.cancelled_caught:
            self._warn("kafka_commit_failed", f"no answer within {_CALL_SECONDS:g} s")
            return
        self._warned.discard("kafka_commit_failed")
        for tp, offset in offsets.items():
            if (now := self._parts.get(tp)) is not None:
                now.committed = offset

    async def _position(self, tp: TopicPartition) -> int | None:
        """Where aiokafka will read next; None while it does not know, or after `stop`.

        `stop` may cut a poll that had already moved the position past records nobody saw.
        """
        place: int | None = None
        if self._consumer is not None and not self._stopping:
            with anyio.move_on_after(1.0), suppress(KafkaError):
                place = await self._consumer.position(tp)
        return None if self._stopping else place

    def _highwater(self, tp: TopicPartition) -> int | None:
        consumer = self._consumer
        if consumer is None or tp not in consumer.assignment():
            return None
        mark: int | None = consumer.highwater(tp)
        return mark

    async def _level(self) -> bool:
        """Whether all that the broker has was read and went through the door."""
        self._silence()
        now = self._clock.monotonic()
        for tp, part in list(self._parts.items()):
            end = self._highwater(tp)
            if end is None or part.held or part.pending or now - part.fetched_at > _STALE_SECONDS:
                return False
            place = await self._position(tp)
            if place is None or place < end:
                return False
        return self._joined

    def _silence(self) -> str:
        """Note which fetches were answered; returns why the consumer must go, if it must."""
        now, consumer = self._clock.monotonic(), self._consumer
        fresh = self._joined and all(part.held for part in self._parts.values())
        for tp, part in self._parts.items():
            if consumer is None or tp not in consumer.assignment():
                continue
            stamp = consumer.last_poll_timestamp(tp)
            if stamp != part.fetched:
                part.fetched, part.fetched_at, fresh = stamp, now, True
        if fresh:
            self._alive_at = now
            self._warned -= {"kafka_away", "kafka_consumer_lost"}
        elif now - self._alive_at > _AWAY_SECONDS:
            self._warn("kafka_away", f"no fetch was answered for {_AWAY_SECONDS:g} s")
        return "no fetch was answered" if now - self._alive_at > self._watch_seconds else ""

    def _tell(self, door: Door, *, caught_up: bool) -> None:
        if caught_up is not self._caught_up:
            self._caught_up = caught_up
            door.caught_up(SOURCE, caught_up)

    def _warn(self, code: str, detail: str) -> None:
        if code not in self._warned:
            self._warned.add(code)
            self._events.emit(Warned(code, detail))


class _Rebalances(ConsumerRebalanceListener):  # type: ignore[misc] # aiokafka is untyped
    """Hands aiokafka's two calls on; they run in its coordinator, while we may be polling."""

    def __init__(self, source: KafkaSource, door: Door) -> None:
        self._source = source
        self._door = door

    async def on_partitions_revoked(self, revoked: Iterable[TopicPartition]) -> None:  # noqa: ARG002
        """Every partition is revoked, whatever aiokafka lists: its protocol is eager."""
        await self._source.revoked(self._door)

    async def on_partitions_assigned(self, assigned: Iterable[TopicPartition]) -> None:
        """These are ours now."""
        await self._source.assigned(self._door, assigned)
