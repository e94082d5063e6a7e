"""A worker that dies, hangs or cannot load costs one unit, never a raw text."""

# ruff: noqa: D103 - names are sentences
from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import traceback
from collections.abc import AsyncIterator, Iterator
from importlib import import_module
from pathlib import Path

import anyio
import pytest
from blockbuster import BlockBuster, blockbuster_ctx

from redaction.policy import ModelSet, PolicyError, RedactionPolicy
from redaction.processes import Worker
from redaction.text import Withheld, WithheldReason
from redaction.workers import Pool

pytestmark = pytest.mark.anyio
CANARY = "marta.quill@example.com"
LIGHT = RedactionPolicy(ner=ModelSet(enabled=False))


@pytest.fixture
def blocked() -> Iterator[BlockBuster]:
    with blockbuster_ctx("redaction") as blockbuster:
        yield blockbuster


@pytest.fixture
async def pool(blocked: BlockBuster) -> AsyncIterator[Pool]:
    async with Pool(LIGHT, workers=2) as started:
        yield started


def pids(pool: Pool) -> list[int]:
    return [worker.process.pid or 0 for worker in pool._workers if worker is not None]


async def withheld(pool: Pool, *texts: str) -> WithheldReason:
    with pytest.raises(Withheld) as caught:
        await pool.redact(texts)
    told = "".join(traceback.format_exception(caught.value))
    assert CANARY not in told
    assert caught.value.__cause__ is None
    assert caught.value.__context__ is None
    return caught.value.reason


async def cleared(pool: Pool) -> None:
    (result,) = await pool.redact([f"write to {CANARY}"])
    assert result.text.value == "write to <EMAIL_ADDRESS_1>"


async def test_texts_are_cleared_together_without_blocking_the_loop(pool: Pool) -> None:
    first, second = await pool.redact([CANARY, f"again {CANARY.upper()}"])
    assert (first.text.value, second.text.value) == ("<EMAIL_ADDRESS_1>", "again <EMAIL_ADDRESS_1>")
    assert await pool.redact([]) == ()


async def test_more_callers_than_workers_wait_their_turn(pool: Pool) -> None:
    done: list[str] = []

    async def one(number: int) -> None:
        (result,) = await pool.redact([f"n{number} {CANARY}"])
        done.append(result.text.value)

    async with anyio.create_task_group() as group:
        for number in range(20):
            group.start_soon(one, number)
    assert sorted(done) == sorted(f"n{number} <EMAIL_ADDRESS_1>" for number in range(20))


async def test_fingerprint_and_revision_are_the_policys(pool: Pool) -> None:
    assert (pool.fingerprint, pool.revision) == (LIGHT.fingerprint, LIGHT.revision)


async def test_a_worker_killed_at_work_withholds_its_unit_and_is_replaced(pool: Pool) -> None:
    before = pids(pool)
    for pid in before:
        os.kill(pid, signal.SIGSTOP)
    reasons: list[WithheldReason] = []

    async def one() -> None:
        reasons.append(await withheld(pool, CANARY))

    async with anyio.create_task_group() as group:
        group.start_soon(one)
        group.start_soon(one)
        await anyio.wait_all_tasks_blocked()
        for pid in before:
            os.kill(pid, signal.SIGKILL)
    assert reasons == [WithheldReason.WORKER_DIED] * 2
    await cleared(pool)
    await cleared(pool)
    assert not set(before) & set(pids(pool))


async def test_a_hung_worker_is_killed_at_the_time_limit(blocked: BlockBuster) -> None:
    policy = LIGHT.model_copy(update={"time_limit": 0.3})
    async with Pool(policy, workers=1) as pool:
        (pid,) = pids(pool)
        os.kill(pid, signal.SIGSTOP)
        assert await withheld(pool, CANARY) is WithheldReason.TIMEOUT
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        await cleared(pool)


async def test_a_cancelled_caller_leaves_no_answer_for_the_next(pool: Pool) -> None:
    for pid in pids(pool):
        os.kill(pid, signal.SIGSTOP)
    async with anyio.create_task_group() as group:
        group.start_soon(pool.redact, [f"old {CANARY}"])
        group.start_soon(pool.redact, [f"old {CANARY}"])
        await anyio.wait_all_tasks_blocked()
        group.cancel_scope.cancel()
    await cleared(pool)
    await cleared(pool)


async def test_five_megabytes_are_refused_at_the_door(pool: Pool) -> None:
    assert await withheld(pool, CANARY * 220_000) is WithheldReason.TOO_LARGE
    await cleared(pool)


async def test_half_a_surrogate_pair_is_refused_and_the_worker_lives(pool: Pool) -> None:
    before = pids(pool)
    assert await withheld(pool, f"{CANARY} \udc00") is WithheldReason.UNSUPPORTED
    await cleared(pool)
    assert set(before) == set(pids(pool))


async def test_a_missing_model_is_told_at_start_and_withholds_without_one() -> None:
    policy = RedactionPolicy(ner=ModelSet(models={"en": "no_such_model"}))
    pool = Pool(policy, workers=1)
    with pytest.raises(PolicyError, match="'no_such_model' is not installed"):
        await pool.start()
    assert await withheld(pool, CANARY) is WithheldReason.WORKER_ERROR
    await pool.close()


async def test_a_closed_pool_withholds_and_leaves_no_process() -> None:
    pool = Pool(LIGHT, workers=2)
    await pool.start()
    before = pids(pool)
    await pool.close()
    await pool.close()
    assert await withheld(pool, CANARY) is WithheldReason.CLOSED
    for pid in before:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def test_a_pool_needs_a_worker() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Pool(LIGHT, workers=0)


def test_a_script_without_a_guard_does_not_start_itself_again(tmp_path: Path) -> None:
    script = tmp_path / "service.py"
    script.write_text(
        textwrap.dedent(
            """
            import anyio
            from redaction.policy import ModelSet, RedactionPolicy
            from redaction.workers import Pool

            print("started")

            async def main():
                async with Pool(RedactionPolicy(ner=ModelSet(enabled=False)), 1) as pool:
                    print((await pool.redact(["a@x.es"]))[0].text)

            anyio.run(main)
            """
        )
    )
    root = Path(__file__).resolve().parents[3]
    result = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": str(root)}, timeout=60,
    )  # fmt: skip
    assert result.stdout.split() == ["started", "<EMAIL_ADDRESS_1>"]
    assert result.stderr == ""


def test_workers_do_not_outlive_a_parent_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "service.py"
    script.write_text(
        textwrap.dedent(
            """
            import anyio
            from redaction.policy import ModelSet, RedactionPolicy
            from redaction.workers import Pool

            async def main():
                async with Pool(RedactionPolicy(ner=ModelSet(enabled=False)), 1) as pool:
                    print(pool._workers[0].process.pid, flush=True)
                    await anyio.sleep_forever()

            anyio.run(main)
            """
        )
    )
    root = Path(__file__).resolve().parents[3]
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(root)},
    ) as parent:  # fmt: skip
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        handle = os.pidfd_open(worker)
        parent.kill()
    try:
        import select  # noqa: PLC0415 - Linux only, like pidfd

        assert select.select([handle], [], [], 10)[0] == [handle]
    finally:
        os.close(handle)


HOOK = """
import os, signal
import redaction.engine
from redaction.processes import serve as real_serve

def serve(connection, policy, key):
    real = redaction.engine.Engine.redact_batch

    def redact_batch(self, units, language=None):
        said = " ".join(text for unit in units for text in unit)
        if "HANG" in said:
            signal.pause()
        if "DIE" in said:
            os._exit(9)
        if len(units) > 1 and "BREAK" in said:
            raise ValueError(said)
        return real(self, units, language)

    redaction.engine.Engine.redact_batch = redact_batch
    real_serve(connection, policy, key)
"""


class TestBatches:
    """Units that are cleared together fail apart."""

    @pytest.fixture
    async def hooked(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, blocked: BlockBuster
    ) -> AsyncIterator[Pool]:
        """One worker, in which texts with certain words hang, kill or break it."""
        (tmp_path / "worker_hook.py").write_text(HOOK)
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.setattr("redaction.processes.serve", import_module("worker_hook").serve)
        policy = LIGHT.model_copy(update={"time_limit": 2.0})
        async with Pool(policy, workers=1) as pool:
            yield pool
        sys.modules.pop("worker_hook")

    async def together(self, pool: Pool, *said: str) -> list[str]:
        """Hand over all texts at the same moment; answer with masked texts or reasons."""
        answers = [""] * len(said)

        async def one(at: int, text: str) -> None:
            try:
                (result,) = await pool.redact([f"{text} {CANARY}"])
                answers[at] = result.text.value
            except Withheld as withheld:
                told = "".join(traceback.format_exception(withheld))
                assert CANARY not in told
                answers[at] = withheld.reason

        async with anyio.create_task_group() as group:
            for at, text in enumerate(said):
                group.start_soon(one, at, text)
        return answers

    @pytest.mark.parametrize(
        ("word", "reason"),
        [
            ("HANG", WithheldReason.TIMEOUT),
            ("DIE", WithheldReason.WORKER_DIED),
            ("\udc00", WithheldReason.UNSUPPORTED),
        ],
        ids=["hangs", "dies", "surrogate"],
    )
    async def test_a_bad_text_does_not_take_its_neighbours_along(
        self, hooked: Pool, word: str, reason: WithheldReason
    ) -> None:
        answers = await self.together(hooked, "one", word, "three")
        assert answers == ["one <EMAIL_ADDRESS_1>", reason, "three <EMAIL_ADDRESS_1>"]
        await cleared(hooked)

    async def test_a_batch_that_fails_as_a_whole_is_tried_text_by_text(self, hooked: Pool) -> None:
        answers = await self.together(hooked, "BREAK one", "two")
        assert answers == ["BREAK one <EMAIL_ADDRESS_1>", "two <EMAIL_ADDRESS_1>"]

    async def test_texts_that_wait_together_are_one_message(
        self, hooked: Pool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        sizes: list[int] = []
        (worker,) = hooked._workers
        assert worker is not None
        exchange = Worker.exchange

        async def counted(self: Worker, message: list[object]) -> object:
            sizes.append(len(message))
            return await exchange(self, message)

        monkeypatch.setattr(Worker, "exchange", counted)
        await self.together(hooked, *map(str, range(70)))
        assert sizes == [32, 32, 6]

    async def test_a_unit_that_repeats_asks_no_worker(self, hooked: Pool) -> None:
        first = await hooked.redact([f"again {CANARY}"])
        for pid in pids(hooked):
            os.kill(pid, signal.SIGSTOP)
        assert await hooked.redact([f"again {CANARY}"]) is first

    async def test_closing_answers_those_who_wait(self, hooked: Pool) -> None:
        for pid in pids(hooked):
            os.kill(pid, signal.SIGSTOP)
        reasons: list[WithheldReason] = []

        async def one(number: int) -> None:
            reasons.append(await withheld(hooked, f"n{number} {CANARY}"))

        async with anyio.create_task_group() as group:
            for number in range(40):
                group.start_soon(one, number)
            await anyio.wait_all_tasks_blocked()
            await hooked.close()
        assert reasons == [WithheldReason.CLOSED] * 40
