"""One assigned partition: what was read of it, and the way of each record through the door.

Invariants: records enter the door in offset order; each is settled (admitted, found empty,
buried) exactly once before the next; a record's offset finishes only when its work did.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Final

import anyio
import anyio.lowlevel

from sidecar import __version__
from sidecar.adapters.kafka.client import TopicSpec
from sidecar.domain.errors import Transient, Unavailable, Undecodable
from sidecar.domain.events import DeadLettered, RequestSettled, Warned
from sidecar.domain.spans import Delivery
from sidecar.domain.verdicts import DeadLetter
from sidecar.ports import Clock, DeadLetters, Door, Events
from sidecar.runtime.offsets import Ticket, Watermark

SOURCE: Final = "kafka"

_ROOM_PAUSE: Final = 0.05  # seconds; other partitions may take the room that was announced
_BURY_PAUSE_MAX: Final = 30.0  # seconds between tries while the dead-letter store is away


class Hold(Enum):
    """Why a partition's next record cannot go on now."""

    ROOM = auto()
    DEAD_LETTERS = auto()
    GAP = auto()


@dataclass(slots=True)
class Partition:
    """One partition during one assignment; `pending` are records read and not yet settled."""

    topic: TopicSpec
    number: int
    mark: Watermark
    pending: deque[tuple[Any, Ticket]] = field(default_factory=deque, repr=False)
    owned: bool = True
    held: bool = False
    committed: int | None = None
    moved: anyio.Event = field(default_factory=anyio.Event)
    """Set whenever an offset finishes."""
    failures: int = 0
    failed_at: float = 0.0
    fetched: int | None = None
    """When the broker last answered a fetch, by aiokafka's stamp; compared, never read."""
    fetched_at: float = 0.0
    """The same by our monotonic clock."""

    def arrive(self, records: Sequence[Any]) -> bool:
        """Begin the offsets of records just read; False if they went back (topic made anew)."""
        grows = True
        for record in records:
            try:
                ticket = self.mark.add(record.offset)
            except ValueError:
                self.mark.renew()
                ticket, grows = self.mark.add(record.offset), False
            self.pending.append((record, ticket))
        return grows

    def finish(self, ticket: Ticket) -> None:
        """Finish an offset: everything it carried has its disposition."""
        if self.mark.finish(ticket):
            self.moved.set()

    def disown(self) -> None:
        """The partition is no longer ours: what is pending is somebody else's to read."""
        self.owned = False
        self.mark.renew()
        self.moved.set()


@dataclass(frozen=True, slots=True)
class Entrance:
    """Leads records through the door; `max_gap` offsets at most wait behind an unfinished one."""

    door: Door
    clock: Clock
    events: Events
    dead_letters: DeadLetters
    max_gap: int

    async def drain(self, part: Partition) -> Hold | None:
        """Settle what is pending, in order; returns what stands in the way, None if nothing.

        Once begun, a record is settled even if the caller is cancelled: a cancelled `admit`
        would leave nobody who knows whether the pipeline has it.
        """
        while part.pending and part.owned:
            with anyio.CancelScope(shield=True):
                hold = await self._settle(part, *part.pending[0])
            if hold is not None:
                return hold
            part.pending.popleft()
            part.failures = 0
            await anyio.lowlevel.cancel_shielded_checkpoint()
        return None

    async def until(self, part: Partition, hold: Hold) -> None:
        """Wait until `hold` may have passed."""
        match hold:
            case Hold.ROOM:
                await self.clock.sleep(_ROOM_PAUSE)
                await self.door.room()
            case Hold.DEAD_LETTERS:
                await self.clock.sleep(min(2.0**part.failures / 2, _BURY_PAUSE_MAX))
            case Hold.GAP:
                part.moved = anyio.Event()
                if self._wide(part, part.pending[0][0].offset):
                    await part.moved.wait()

    async def _settle(self, part: Partition, record: Any, ticket: Ticket) -> Hold | None:
        if self._wide(part, record.offset):
            return Hold.GAP
        if not record.value:
            part.finish(ticket)
            self._settled("decoded", "null_value" if record.value is None else "empty")
            return None
        try:
            await self.door.admit(self._delivery(part, record, ticket))
        except Transient:  # full, or the judge or Langfuse is away: the record waits
            return Hold.ROOM
        except Undecodable as error:
            if not await self._bury(part, record, error.reason):
                return Hold.DEAD_LETTERS
            part.finish(ticket)
            self._settled("dead_lettered", error.reason)
            return None
        self._settled("decoded")
        return None

    def _wide(self, part: Partition, offset: int) -> bool:
        lowest = part.mark.committable
        return lowest is not None and offset - lowest >= self.max_gap

    def _delivery(self, part: Partition, record: Any, ticket: Ticket) -> Delivery:
        return Delivery(
            source=SOURCE,
            signal=part.topic.signal,
            encoding=part.topic.encoding,
            body=record.value,
            coordinates=_coordinates(record),
            # Kafka says -1 where the producer set no timestamp.
            recorded_at=record.timestamp / 1000 if record.timestamp > 0 else self.clock.now(),
            key=record.key,
            ack=lambda: part.finish(ticket),
            partition=(record.topic, record.partition),
        )

    async def _bury(self, part: Partition, record: Any, reason: str) -> bool:
        now = self.clock.now()
        part.failed_at = part.failed_at if part.failures else now
        part.failures += 1
        letter = DeadLetter(
            source=SOURCE,
            coordinates=_coordinates(record),
            reason=reason,
            sha256=hashlib.sha256(record.value).hexdigest(),
            size=len(record.value),
            recorded_at=now,
            first_failed_at=part.failed_at,
            attempts=part.failures,
            version=__version__,
        )
        try:
            await self.dead_letters.put(letter)
        except Unavailable as error:
            if part.failures == 1:
                self.events.emit(Warned("dead_letters_unavailable", f"{error}; partition paused"))
            return False
        self.events.emit(DeadLettered(SOURCE, reason))
        return True

    def _settled(self, fate: str, reason: str = "") -> None:
        self.events.emit(RequestSettled(SOURCE, fate, reason))


def _coordinates(record: Any) -> str:
    return f"{record.topic}/{record.partition}/{record.offset}"
