"""Dead letters keep coordinates and a hash, durably, within a bound, never the bytes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import anyio
import pytest

from sidecar.adapters.dead_letters import FileDeadLetters, MemoryDeadLetters
from sidecar.domain.errors import BadConfiguration, Unavailable
from sidecar.domain.verdicts import DeadLetter

pytestmark = pytest.mark.anyio

Store = MemoryDeadLetters | FileDeadLetters


def letter(number: int) -> DeadLetter:
    """The letter of offset `number`."""
    return DeadLetter(
        source="kafka",
        coordinates=f"otlp_spans/0/{number}",
        reason="bad_protobuf",
        sha256="ab" * 32,
        size=17,
        recorded_at=1_760_000_000.25,
        first_failed_at=1_760_000_000.25,
        attempts=1,
        version="0.1.0",
    )


@pytest.fixture(params=["memory", "file"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes a store; for the file, a later one opens the same file."""
    if request.param == "memory":
        return MemoryDeadLetters
    return lambda: FileDeadLetters(tmp_path / "dead.jsonl")


class TestContract:
    """What every implementation of ports.DeadLetters keeps."""

    async def test_letters_come_back_in_order(self, make: Callable[[], Store]) -> None:
        """As they were put, field for field."""
        store = make()
        for number in range(3):
            await store.put(letter(number))
        assert await store.letters() == (letter(0), letter(1), letter(2))

    async def test_letters_put_at_once_are_all_kept(self, make: Callable[[], Store]) -> None:
        """Two partitions may fail in the same instant."""
        store = make()
        async with anyio.create_task_group() as tasks:
            for number in range(40):
                tasks.start_soon(store.put, letter(number))
        assert set(await store.letters()) == {letter(number) for number in range(40)}

    async def test_closing_twice_is_fine_and_then_nothing_is_taken(
        self, make: Callable[[], Store]
    ) -> None:
        """A closed store says so instead of losing."""
        store = make()
        await store.close()
        await store.close()
        with pytest.raises(Unavailable, match="closed"):
            await store.put(letter(0))


async def test_memory_keeps_the_newest() -> None:
    """At the bound the oldest goes."""
    store = MemoryDeadLetters(limit=2)
    for number in range(3):
        await store.put(letter(number))
    assert await store.letters() == (letter(1), letter(2))


async def test_the_file_is_there_for_the_next_process(tmp_path: Path) -> None:
    """A second store over the same file reads and goes on."""
    await FileDeadLetters(tmp_path / "dead.jsonl").put(letter(0))
    second = FileDeadLetters(tmp_path / "dead.jsonl")
    await second.put(letter(1))
    assert await second.letters() == (letter(0), letter(1))
    assert (tmp_path / "dead.jsonl").stat().st_mode & 0o077 == 0


async def test_the_file_is_bounded(tmp_path: Path) -> None:
    """Two files of a thousand bytes at most, the newest letters in them."""
    store = FileDeadLetters(tmp_path / "dead.jsonl", max_bytes=1_000)
    for number in range(50):
        await store.put(letter(number))
    kept = await store.letters()
    assert kept == tuple(letter(number) for number in range(50 - len(kept), 50))
    files = [tmp_path / name for name in ("dead.jsonl", "dead.jsonl.1")]
    assert sum(path.stat().st_size for path in files if path.exists()) < 2_600


@pytest.mark.parametrize("cut", [1, 30])
async def test_a_torn_last_line_spoils_no_other(tmp_path: Path, cut: int) -> None:
    """A crash in the middle of a write costs that letter, whose message comes again."""
    path = tmp_path / "dead.jsonl"
    store = FileDeadLetters(path)
    await store.put(letter(0))
    await store.put(letter(1))
    path.write_bytes(path.read_bytes()[:-cut])
    await store.put(letter(2))
    whole = {letter(0), letter(2)} if cut > 1 else {letter(0), letter(1), letter(2)}
    assert set(await store.letters()) == whole


async def test_a_disk_that_refuses_is_unavailable_for_now(tmp_path: Path) -> None:
    """The source keeps the message and tries again."""
    path = tmp_path / "dead.jsonl"
    store = FileDeadLetters(path)
    path.mkdir()
    with pytest.raises(Unavailable, match="dead letters"):
        await store.put(letter(0))
    path.rmdir()
    await store.put(letter(0))
    assert await store.letters() == (letter(0),)


async def test_a_missing_folder_is_refused_by_key(tmp_path: Path) -> None:
    """At start, not at the first poison; and a good path is left empty."""
    with pytest.raises(BadConfiguration, match=r"dead_letters\.path.*No such file"):
        await FileDeadLetters(tmp_path / "no" / "dead.jsonl").check()
    good = FileDeadLetters(tmp_path / "dead.jsonl")
    await good.check()
    assert await good.letters() == ()
