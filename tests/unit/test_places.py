"""Places among those who are read: who gets one, who loses one, and none is lost."""

from __future__ import annotations

import asyncio

import anyio
import pytest

from sidecar.runtime import places
from sidecar.runtime.places import Places
from tests.fakes import settle

pytestmark = pytest.mark.anyio


async def test_the_last_to_wait_is_the_first_to_get_a_place() -> None:
    """Old waiters are those whose senders hang."""
    room, came = Places(1, longest=5), []

    async def wait(name: str) -> None:
        assert await room.take()
        came.append(name)
        room.give()

    assert await room.take()
    async with anyio.create_task_group() as tasks:
        for name in ("first", "second", "third"):
            tasks.start_soon(wait, name)
            await settle()
        room.give()
    assert came == ["third", "second", "first"]


async def test_who_waits_too_long_gets_none() -> None:
    """And leaves nothing behind."""
    room = Places(1, longest=0.05)
    assert await room.take()
    assert not await room.take()
    room.give()
    assert await room.take()


async def test_a_place_given_to_one_who_left_goes_on_to_the_next() -> None:
    """A sender may hang up in the moment in which it gets its place."""
    room = Places(1, longest=5)
    assert await room.take()
    leaving = asyncio.ensure_future(room.take())  # gRPC cancels tasks, not scopes
    await settle()
    room.give()
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    with anyio.fail_after(1):
        assert await room.take()


async def test_only_who_had_its_time_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """One for each that waits, oldest first; with nobody waiting, all may go on."""
    monkeypatch.setattr(places, "PATIENCE", 0.1)
    room, ended = Places(2, longest=5), []

    async def hang(name: str) -> None:
        assert await room.take()
        with room.reading():
            await anyio.sleep_forever()
        ended.append(name)
        room.give()

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(hang, "first")
        await settle()
        tasks.start_soon(hang, "second")
        await anyio.sleep(0.3)
        assert ended == []
        assert await room.take()
        assert ended == ["first"]
        room.stop_reading()
    assert ended == ["first", "second"]
