"""The ledger gives back what it was given, keeps paid verdicts, and forgets when told."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path

import anyio
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from redaction.text import SafeText, restored, trusted_literal
from sidecar.adapters.ledger import SqliteLedger
from sidecar.domain.errors import BadConfiguration, Unavailable
from sidecar.domain.outcomes import Disposition, Outcome
from sidecar.domain.units import Sampling
from sidecar.domain.verdicts import (
    Grader,
    JudgeIdentity,
    Observable,
    Receipt,
    Score,
    ScoreType,
    Spend,
    UnitRecord,
    Verdict,
)
from sidecar.ports import Ledger
from tests.fakes import FakeClock

pytestmark = pytest.mark.anyio

DAY = 86_400.0
NOW = FakeClock().now()
IDENTITY = JudgeIdentity(grader=Grader.LLM, version="jv1", rubric_revision="r1")


def score(score_id: str, value: float | str = 1.0, comment: str = "fine") -> Score:
    """One score of trace `t`."""
    return Score(
        id=score_id,
        event_id=f"event-{score_id}",
        name="answered_intent",
        trace_id="t",
        observation_id="s1",
        type=ScoreType.CATEGORICAL if isinstance(value, str) else ScoreType.BOOLEAN,
        value=value,
        timestamp_ns=1_760_000_000_123_456_789,
        environment="default",
        comment=restored(comment),
        metadata=trusted_literal("{}"),
    )


def unit(*scores: Score, name: str = "trace", recorded_at: float = NOW) -> UnitRecord:
    """One unit of trace `t` with one verdict."""
    return UnitRecord(
        trace_id="t",
        unit=name,
        disposition=Disposition.SCORED,
        reason="",
        recorded_at=recorded_at,
        spans=2,
        redactions=(("PERSON", 2),),
        verdicts=(Verdict(criterion="answered_intent", outcome=Outcome.PASS, identity=IDENTITY),),
        scores=scores,
    )


def ids(scores: Sequence[Score]) -> list[str]:
    """The ids, in order."""
    return [each.id for each in scores]


WRITER = """
import anyio, itertools, pathlib, sys
from sidecar.adapters.clock import SystemClock
from sidecar.adapters.ledger import SqliteLedger
from tests.contract.test_ledger import score, unit

async def main():
    ledger = await SqliteLedger.open(pathlib.Path(sys.argv[1]), clock=SystemClock())
    for number in itertools.count():
        await ledger.record(unit(score(f"{number}"), name=f"turn{number}"))
        print(f"turn{number}", flush=True)

anyio.run(main)
"""


def files_of(database: Path) -> tuple[bytes, bytes]:
    """The database and its write-ahead log, as a crash would leave them now."""
    return database.read_bytes(), Path(f"{database}-wal").read_bytes()


def lay(database: Path, main: bytes, log: bytes) -> None:
    """Put a database and its log in place."""
    database.write_bytes(main)
    Path(f"{database}-wal").write_bytes(log)


def files_holding(folder: Path, text: str) -> list[str]:
    """Names of the files in `folder` with `text` in their bytes."""
    return [path.name for path in folder.iterdir() if text.encode() in path.read_bytes()]


@pytest.fixture(params=["memory", "file"])
async def ledger(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqliteLedger]:
    """An empty ledger that keeps units for thirty days."""
    path = tmp_path / "ledger.db" if request.param == "file" else None
    made = await SqliteLedger.open(path, clock=FakeClock(), retention_days=30)
    yield made
    await made.close()


class TestContract:
    """What every implementation of ports.Ledger keeps."""

    async def test_an_unknown_trace_has_no_units(self, ledger: Ledger) -> None:
        """`find` answers empty, not an error."""
        assert await ledger.find("nobody") == ()

    async def test_units_of_a_trace_come_oldest_first(self, ledger: Ledger) -> None:
        """The order is that of recording time, whatever the order of arrival."""
        late, early = unit(name="turn2", recorded_at=NOW + 1), unit(name="turn1")
        await ledger.record(late)
        await ledger.record(early)
        assert await ledger.find("t") == (early, late)

    async def test_the_same_unit_replaces(self, ledger: Ledger) -> None:
        """A unit judged again leaves one record, the later, and only its scores wait."""
        await ledger.record(unit(score("a"), score("b")))
        again = unit(score("b", 0.0), score("c"))
        await ledger.record(again)
        assert await ledger.find("t") == (again,)
        assert ids(await ledger.outbox(9)) == ["b", "c"]

    async def test_the_outbox_is_first_in_first_out_and_bounded(self, ledger: Ledger) -> None:
        """`outbox` does not remove; `depth` counts all."""
        await ledger.record(unit(score("a"), score("b"), score("c")))
        assert ids(await ledger.outbox(2)) == ["a", "b"]
        assert ids(await ledger.outbox(2)) == ["a", "b"]
        assert await ledger.depth() == 3

    async def test_a_delivered_score_does_not_return(self, ledger: Ledger) -> None:
        """The same content recorded again stays out, accepted or refused."""
        await ledger.record(unit(score("a"), score("b")))
        await ledger.outbox(9)
        await ledger.delivered([("a", Receipt.ACCEPTED), ("b", Receipt.REFUSED)])
        await ledger.record(unit(score("a"), score("b")))
        assert await ledger.depth() == 0

    async def test_a_changed_score_returns_to_the_outbox(self, ledger: Ledger) -> None:
        """Another verdict under the same id must reach the store too."""
        await ledger.record(unit(score("a")))
        await ledger.delivered([("a", Receipt.ACCEPTED)])
        await ledger.record(unit(score("a", 0.0)))
        assert await ledger.outbox(9) == (score("a", 0.0),)

    async def test_a_receipt_for_replaced_content_takes_nothing_out(self, ledger: Ledger) -> None:
        """A score replaced while its first form is on the wire still waits, once."""
        await ledger.record(unit(score("a")))
        assert await ledger.outbox(9) == (score("a"),)
        await ledger.record(unit(score("a", 0.0)))
        await ledger.delivered([("a", Receipt.ACCEPTED)])
        assert await ledger.outbox(9) == (score("a", 0.0),)
        await ledger.delivered([("a", Receipt.ACCEPTED)])
        assert await ledger.depth() == 0

    async def test_receipts_for_unknown_scores_change_nothing(self, ledger: Ledger) -> None:
        """An erased score may still be on the wire."""
        await ledger.delivered([("nobody", Receipt.ACCEPTED)])
        assert await ledger.depth() == 0

    async def test_many_writers_at_once_are_all_kept(self, ledger: Ledger) -> None:
        """Calls share transactions; none is lost, none waits for another's failure."""
        async with anyio.create_task_group() as tasks:
            for number in range(600):
                tasks.start_soon(ledger.record, unit(score(f"{number}"), name=f"turn{number}"))
        assert await ledger.depth() == 600
        assert len(await ledger.find("t")) == 600

    async def test_closing_twice_is_fine_and_then_nothing_is_taken(self, ledger: Ledger) -> None:
        """A closed ledger says so instead of losing."""
        await ledger.close()
        await ledger.close()
        with pytest.raises(Unavailable, match="closed"):
            await ledger.record(unit())


class TestForgetting:
    """Retention and erasure."""

    async def test_units_older_than_the_retention_expire(self, ledger: SqliteLedger) -> None:
        """Thirty days and a second is too old; thirty days less a second is not."""
        young = unit(name="young", recorded_at=NOW - 30 * DAY + 1)
        await ledger.record(unit(name="old", recorded_at=NOW - 30 * DAY - 1))
        await ledger.record(young)
        assert await ledger.expire() == 1
        assert await ledger.find("t") == (young,)

    async def test_a_score_that_still_waits_keeps_its_unit(self, ledger: SqliteLedger) -> None:
        """Its verdict was paid for; it expires once the store has answered."""
        await ledger.record(unit(score("a"), recorded_at=NOW - 99 * DAY))
        assert await ledger.expire() == 0
        await ledger.delivered([("a", Receipt.ACCEPTED)])
        assert await ledger.expire() == 1

    async def test_expiry_goes_on_past_one_batch(self, ledger: SqliteLedger) -> None:
        """More old units than a batch holds go in several transactions."""
        async with anyio.create_task_group() as tasks:
            for number in range(1_100):
                old = unit(name=f"turn{number}", recorded_at=NOW - 31 * DAY)
                tasks.start_soon(ledger.record, old)
        assert await ledger.expire() == 1_100

    async def test_without_a_retention_nothing_expires(self) -> None:
        """None keeps for ever."""
        ledger = await SqliteLedger.open(None, clock=FakeClock())
        await ledger.record(unit(recorded_at=0.0))
        assert await ledger.expire() == 0
        await ledger.close()

    async def test_erasing_names_the_scores_it_removed(self, ledger: SqliteLedger) -> None:
        """So that the caller can remove them from the score store."""
        await ledger.record(unit(score("a"), score("b")))
        erased = await ledger.erase("t")
        assert (erased.units, erased.score_ids) == (1, ("a", "b"))
        assert await ledger.find("t") == ()
        assert await ledger.depth() == 0

    async def test_erased_text_is_not_in_the_file(self, tmp_path: Path) -> None:
        """Neither in the database nor in its write-ahead log, while it stays open."""
        ledger = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
        marker = "zanahoria-" * 300
        await ledger.record(replace(unit(score("a", comment=marker)), answer=restored(marker)))
        held = files_holding(tmp_path, marker)
        await ledger.erase("t")
        left = files_holding(tmp_path, "zanahoria")
        await ledger.close()
        assert held
        assert left == []


class TestFiles:
    """What may be wrong with the file."""

    async def test_what_was_recorded_survives_a_restart(self, tmp_path: Path) -> None:
        """Units, scores and the outbox come back in the next process."""
        first = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
        await first.record(unit(score("a"), score("b", "unknown")))
        await first.delivered([("a", Receipt.ACCEPTED)])
        await first.close()
        second = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
        assert await second.find("t") == (unit(score("a"), score("b", "unknown")),)
        assert await second.outbox(9) == (score("b", "unknown"),)
        await second.close()

    async def test_the_file_is_private(self, tmp_path: Path) -> None:
        """Redacted is not public."""
        ledger = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
        await ledger.close()
        assert (tmp_path / "ledger.db").stat().st_mode & 0o077 == 0

    @pytest.mark.parametrize("kept", [10, 2_000])
    async def test_a_torn_file_is_refused_by_name(self, tmp_path: Path, kept: int) -> None:
        """A file cut short is bad configuration, not a traceback and not an empty ledger."""
        path = tmp_path / "ledger.db"
        ledger = await SqliteLedger.open(path, clock=FakeClock())
        await ledger.record(unit(score("a", comment="x" * 20_000)))
        await ledger.close()
        path.write_bytes(path.read_bytes()[:kept])
        with pytest.raises(BadConfiguration, match=r"ledger\.path.*damaged"):
            await SqliteLedger.open(path, clock=FakeClock())

    async def test_another_programs_database_is_refused(self, tmp_path: Path) -> None:
        """We do not write into what is not ours."""
        path = tmp_path / "theirs.db"
        with sqlite3.connect(path) as theirs:
            theirs.execute("CREATE TABLE units (id)")
        theirs.close()
        with pytest.raises(BadConfiguration, match="another program"):
            await SqliteLedger.open(path, clock=FakeClock())

    async def test_a_newer_schema_is_refused(self, tmp_path: Path) -> None:
        """An older sidecar must not write into a newer ledger."""
        path = tmp_path / "ledger.db"
        await (await SqliteLedger.open(path, clock=FakeClock())).close()
        with sqlite3.connect(path) as newer:
            newer.execute("PRAGMA user_version = 99")
        newer.close()
        with pytest.raises(BadConfiguration, match="schema 99"):
            await SqliteLedger.open(path, clock=FakeClock())

    async def test_a_missing_folder_is_refused(self, tmp_path: Path) -> None:
        """The message names the key."""
        with pytest.raises(BadConfiguration, match=r"ledger\.path"):
            await SqliteLedger.open(tmp_path / "no" / "ledger.db", clock=FakeClock())

    async def test_a_folder_in_place_of_a_file_is_refused(self, tmp_path: Path) -> None:
        """The message names the key."""
        with pytest.raises(BadConfiguration, match=r"ledger\.path"):
            await SqliteLedger.open(tmp_path, clock=FakeClock())

    async def test_a_torn_log_is_recovered_up_to_its_last_whole_record(
        self, tmp_path: Path
    ) -> None:
        """A crash in the middle of a write costs that write and nothing before it."""
        ledger = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
        records = [unit(score(f"{n}"), name=f"turn{n}", recorded_at=NOW + n) for n in range(8)]
        for record in records:
            await ledger.record(record)
        database, log = files_of(tmp_path / "ledger.db")
        await ledger.close()
        seen = set()
        for cut in range(1, len(log), len(log) // 20):
            torn = tmp_path / f"torn{cut}.db"
            lay(torn, database, log[:-cut])
            again = await SqliteLedger.open(torn, clock=FakeClock())
            found = await again.find("t")
            assert found == tuple(records[: len(found)])
            assert ids(await again.outbox(9)) == [f"{n}" for n in range(len(found))]
            await again.record(records[-1])
            await again.close()
            seen.add(len(found))
        assert {0, 7} <= seen

    async def test_what_returned_survives_a_kill(self, tmp_path: Path) -> None:
        """Once `record` has returned, kill -9 does not take it back."""
        path = tmp_path / "ledger.db"
        writer = await anyio.open_process(
            [sys.executable, "-c", WRITER, str(path)], cwd=Path(__file__).parents[2], stderr=None
        )
        assert writer.stdout is not None
        told = b""
        async for chunk in writer.stdout:
            told += chunk
            if told.count(b"\n") >= 20:
                break
        writer.kill()
        async for chunk in writer.stdout:
            told += chunk
        await writer.wait()
        await writer.aclose()
        ledger = await SqliteLedger.open(path, clock=FakeClock())
        found = {record.unit for record in await ledger.find("t")}
        assert set(told.decode().split("\n")[:-1]) <= found
        assert await ledger.depth() == len(found)
        await ledger.close()

    async def test_a_full_disk_is_unavailable_and_passes(self, tmp_path: Path) -> None:
        """Nothing of the refused unit stays; when there is room again it can be recorded."""
        ledger = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
        large = replace(unit(score("a")), answer=restored("x" * 4_000_000))
        ledger._connection.execute("PRAGMA max_page_count = 100")
        with pytest.raises(Unavailable, match="SQLITE_FULL"):
            await ledger.record(large)
        assert await ledger.find("t") == ()
        ledger._connection.execute("PRAGMA max_page_count = 100000")
        await ledger.record(large)
        assert await ledger.find("t") == (large,)
        await ledger.close()

    async def test_one_refused_call_does_not_fail_its_neighbours(self, tmp_path: Path) -> None:
        """Calls that shared a transaction with the refused one are run again alone."""
        ledger = await SqliteLedger.open(tmp_path / "ledger.db", clock=FakeClock())
        ledger._connection.execute("PRAGMA max_page_count = 100")
        large = replace(unit(name="large"), answer=restored("x" * 4_000_000))
        refused: list[str] = []

        async def attempt(record: UnitRecord) -> None:
            try:
                await ledger.record(record)
            except Unavailable:
                refused.append(record.unit)

        async with anyio.create_task_group() as tasks:
            for record in (unit(name="first"), large, unit(name="last")):
                tasks.start_soon(attempt, record)
        assert refused == ["large"]
        assert {found.unit for found in await ledger.find("t")} == {"first", "last"}
        await ledger.close()

    async def test_a_locked_file_is_unavailable(self, tmp_path: Path) -> None:
        """Another writer that does not let go is an outage, not a crash."""
        path = tmp_path / "ledger.db"
        ledger = await SqliteLedger.open(path, clock=FakeClock())
        ledger._connection.execute("PRAGMA busy_timeout = 1")
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="SQLITE_BUSY"):
            await ledger.record(unit())
        other.execute("ROLLBACK")
        other.close()
        await ledger.record(unit())
        await ledger.close()


async def test_the_summary_adds_up(ledger: SqliteLedger) -> None:
    """Units by disposition, verdicts by criterion and outcome, entities, scores waiting."""
    await ledger.record(unit(score("a"), name="turn1"))
    await ledger.record(unit(name="turn2"))
    dropped = UnitRecord("u", "trace", Disposition.SAMPLED_OUT, "", NOW, spans=1)
    await ledger.record(dropped)
    summary = await ledger.summary()
    assert summary.dispositions == {"sampled_out": 1, "scored": 2}
    assert summary.verdicts == {"answered_intent": {"pass": 2}}
    assert summary.redactions == {"PERSON": 4}
    assert summary.outbox == 1


words = st.text(max_size=20)
cleared = words.map(restored)
counts = st.integers(0, 2**53)
amounts = st.floats(0, 1e12, allow_nan=False)
verdicts = st.builds(
    Verdict,
    criterion=words,
    outcome=st.sampled_from(Outcome),
    identity=st.builds(
        JudgeIdentity,
        grader=st.sampled_from(Grader),
        version=words,
        rubric_revision=words,
        asked_model=st.none() | words,
        answered_model=st.none() | words,
        parser_version=words,
        calibration=words,
    ),
    reason=words,
    rationale=st.none() | cleared,
    observables=st.lists(
        st.builds(Observable, id=words, passed=st.booleans(), note=st.none() | cleared),
        max_size=3,
    ).map(tuple),
    score=st.none() | st.floats(0, 1),
    spend=st.builds(Spend, counts, counts, amounts, amounts, counts),
)
scores = st.builds(
    Score,
    id=words,
    event_id=words,
    name=words,
    trace_id=words,
    observation_id=words,
    type=st.sampled_from(ScoreType),
    value=st.sampled_from([0.0, 1.0]) | words,
    timestamp_ns=st.integers(0, 2**63 - 1),
    environment=words,
    comment=cleared,
    metadata=cleared,
)
units = st.builds(
    UnitRecord,
    trace_id=words,
    unit=words,
    disposition=words,
    reason=words,
    recorded_at=amounts,
    spans=counts,
    sampling=st.none()
    | st.builds(Sampling, st.floats(0.001, 1), words, st.none() | st.floats(1, 1e9)),
    selected_span=st.none() | words,
    rule=st.none() | words,
    confidence=st.none() | st.floats(0, 1),
    answer=st.none() | cleared,
    redactions=st.lists(st.tuples(words, counts), max_size=3).map(tuple),
    verdicts=st.lists(verdicts, max_size=3).map(tuple),
    scores=st.lists(scores, max_size=3, unique_by=lambda each: each.id).map(tuple),
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(record=units)
async def test_any_unit_comes_back_as_it_went_in(record: UnitRecord) -> None:
    """Record, then find: equal in every field."""
    ledger = await SqliteLedger.open(None, clock=FakeClock())
    await ledger.record(record)
    found, waiting = await ledger.find(record.trace_id), await ledger.outbox(9)
    await ledger.close()
    assert found == (record,)
    assert waiting == record.scores


async def test_half_an_emoji_is_stored_as_a_question_mark(ledger: Ledger) -> None:
    """A lone surrogate is no Unicode text; it must not fail the unit."""
    answer: SafeText = restored("caf\ud83d")
    await ledger.record(replace(unit(), answer=answer))
    (found,) = await ledger.find("t")
    assert found.answer == restored("caf?")
