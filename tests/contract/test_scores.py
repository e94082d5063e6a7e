"""What ports.Scores promises, asked of every implementation over real sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
import yaml
from jsonschema import Draft202012Validator

from redaction.text import SafeText, trusted_literal
from sidecar.adapters.langfuse import LangfuseScores, StoredScore, read_scores
from sidecar.delivery.scores import event_id
from sidecar.demo.store import Kind, Store, StoreServer
from sidecar.domain.errors import (
    Refused,
    SidecarError,
    Throttled,
    Transient,
    Unauthorised,
    Unavailable,
)
from sidecar.domain.verdicts import Receipt, Score, ScoreType
from sidecar.ports import Scores
from tests.fakes import FakeClock

pytestmark = pytest.mark.anyio

INGESTION = "/api/public/ingestion"
NOON = 1_760_011_200_123_456_789
DAY = 86_400 * 10**9

Stored = Callable[[], Awaitable[list[StoredScore]]]
Impatient = httpx.Timeout(5.0, read=0.3)


def a_score(name: str = "answered_intent", number: int = 0, **fields: Any) -> Score:
    """Make a score; `number` tells units apart."""
    own = f"score-{name}-{number}"
    score = Score(
        id=own,
        event_id=event_id(own),
        name=name,
        trace_id=f"{number:032x}",
        observation_id=f"{number:016x}",
        type=ScoreType.BOOLEAN,
        value=1.0,
        timestamp_ns=NOON + number * 10**9,
        environment="production",
        comment=trusted_literal("It names the refund's date. (judge abc)"),
        metadata=trusted_literal('{"judge_version":"abc","stratum":"other"}'),
    )
    return replace(score, **fields)


def big(number: int) -> Score:
    """Make a score whose event is about 1.3 kB."""
    return a_score(number=number, comment=_repeated(1000))


def _repeated(size: int) -> SafeText:
    return SafeText.join(trusted_literal("x"), [trusted_literal("")] * (size + 1))


class ScoresContract:
    """The promises; a subclass brings `scores` and `stored`."""

    async def test_a_score_is_stored_with_every_field(self, scores: Scores, stored: Stored) -> None:
        """What was put is what the store shows."""
        assert await scores.put([a_score()]) == (Receipt.ACCEPTED,)
        (row,) = await stored()
        assert (row.id, row.name, row.type, row.value) == (
            "score-answered_intent-0",
            "answered_intent",
            "BOOLEAN",
            True,
        )
        assert row.environment == "production"
        assert row.comment == "It names the refund's date. (judge abc)"
        assert orjson.loads(row.metadata) == {"judge_version": "abc", "stratum": "other"}
        assert (row.trace_id, row.observation_id) == ("0" * 32, "0" * 16)
        # Cut to milliseconds, not rounded.
        assert row.timestamp == "2025-10-09T12:00:00.123Z"
        assert row.source == "API"
        assert row.author is None

    async def test_a_fail_is_false_and_an_undecided_is_a_label(
        self, scores: Scores, stored: Stored
    ) -> None:
        """Each form comes back as what it was."""
        undecided = a_score("c.undecided", type=ScoreType.CATEGORICAL, value="unknown")
        await scores.put([a_score(value=0.0), undecided])
        values = {row.name: (row.type, row.value) for row in await stored()}
        assert values == {
            "answered_intent": ("BOOLEAN", False),
            "c.undecided": ("CATEGORICAL", "unknown"),
        }

    async def test_the_same_id_replaces(self, scores: Scores, stored: Stored) -> None:
        """A corrected verdict is one row with the later value, comment and record."""
        await scores.put([a_score()])
        again = a_score(
            value=0.0,
            comment=trusted_literal("It does not."),
            metadata=trusted_literal('{"judge_version":"abc","stratum":"vip"}'),
        )
        await scores.put([again])
        (row,) = await stored()
        assert (row.value, row.comment) == (False, "It does not.")
        assert orjson.loads(row.metadata)["stratum"] == "vip"

    async def test_an_empty_comment_clears_the_old_one(
        self, scores: Scores, stored: Stored
    ) -> None:
        """Nothing of the verdict replaced stays behind."""
        await scores.put([a_score()])
        await scores.put([a_score(comment=trusted_literal(""))])
        (row,) = await stored()
        assert not row.comment

    async def test_putting_again_changes_nothing(self, scores: Scores, stored: Stored) -> None:
        """After a time-out the same scores may be sent again: one row each."""
        both = [a_score(number=1), a_score(number=2)]
        await scores.put(both)
        await scores.put(both)
        assert sorted(row.id for row in await stored()) == sorted(s.id for s in both)

    async def test_of_one_id_twice_in_one_put_the_later_stays(
        self, scores: Scores, stored: Stored
    ) -> None:
        """The order given holds within one call too, and both get a receipt."""
        receipts = await scores.put([a_score(), a_score(number=1), a_score(value=0.0)])
        assert receipts == (Receipt.ACCEPTED,) * 3
        assert {row.id: row.value for row in await stored()} == {
            "score-answered_intent-0": False,
            "score-answered_intent-1": True,
        }

    async def test_receipts_stand_in_the_order_given(self, scores: Scores, stored: Stored) -> None:
        """One refused among many is told apart by its place, whatever the answer's order."""
        batch = [a_score(number=n) for n in (5, 3, 1, 4, 2)]
        batch[2] = replace(batch[2], name="")
        accepted, refused = Receipt.ACCEPTED, Receipt.REFUSED
        assert await scores.put(batch) == (accepted, accepted, refused, accepted, accepted)
        assert len(await stored()) == 4

    async def test_what_cannot_be_written_is_refused_alone(self, scores: Scores) -> None:
        """A broken record costs its own score, not its neighbours'."""
        broken = a_score(number=1, metadata=trusted_literal("[1"))
        half = a_score(number=2, comment=trusted_literal("half an emoji \ud83d"))
        receipts = await scores.put([broken, a_score(), half])
        assert receipts == (Receipt.REFUSED, Receipt.ACCEPTED, Receipt.REFUSED)

    async def test_nothing_to_put_is_fine(self, scores: Scores) -> None:
        """An empty put answers with no receipts."""
        assert await scores.put([]) == ()

    async def test_a_deleted_score_is_gone(self, scores: Scores, stored: Stored) -> None:
        """Deleting removes one score and leaves its neighbour."""
        await scores.put([a_score(), a_score(number=1)])
        await scores.delete("score-answered_intent-0")
        assert [row.id for row in await stored()] == ["score-answered_intent-1"]

    async def test_deleting_an_unknown_id_is_fine(self, scores: Scores) -> None:
        """The other form of a score is deleted without asking whether it exists."""
        await scores.delete("never / was?")

    async def test_close_twice_is_fine(self, scores: Scores) -> None:
        """Closing is idempotent."""
        await scores.close()
        await scores.close()


@pytest.fixture
async def store() -> Store:
    """A store that shows scores at once."""
    return Store(FakeClock())


@pytest.fixture
async def server(store: Store) -> AsyncIterator[StoreServer]:
    """The store on a socket."""
    async with StoreServer(store) as running:
        yield running


@pytest.fixture
async def scores(server: StoreServer) -> AsyncIterator[LangfuseScores]:
    """The adapter, pointed at the store."""
    adapter = langfuse(server)
    yield adapter
    await adapter.close()


@pytest.fixture
def stored(server: StoreServer) -> Stored:
    """Reads back what the store shows, over its API."""

    async def read() -> list[StoredScore]:
        reader = langfuse(server)
        rows = await read_scores(reader.connection)
        await reader.close()
        return list(rows)

    return read


def langfuse(server: StoreServer, **options: Any) -> LangfuseScores:
    """Make an adapter with the store's own keys."""
    keys = {"public_key": server.store.public_key, "secret_key": server.store.secret_key}
    return LangfuseScores(server.url, **(keys | options))


async def test_langfuse_scores_is_a_scores_port() -> None:
    """The adapter has the port's shape (mypy checks it where this is assigned)."""
    port: Scores = LangfuseScores("http://localhost:1", "pk", "sk")
    await port.close()


class TestLangfuse(ScoresContract):
    """The adapter in dialect B against the local store."""

    async def test_a_replacement_after_the_event_files_expired_is_still_one_row(
        self, scores: Scores, stored: Stored, server: StoreServer
    ) -> None:
        """A score judged again keeps its first timestamp, so the server finds its row."""
        await scores.put([a_score()])
        server.store.rows.expire_files()
        await scores.put([a_score(value=0.0)])
        assert [row.value for row in await stored()] == [False]

    async def test_a_batch_is_cut_at_its_limits(self, server: StoreServer) -> None:
        """No request carries more events than asked."""
        adapter = langfuse(server, max_batch_events=10)
        receipts = await adapter.put([a_score(number=n) for n in range(35)])
        assert receipts == (Receipt.ACCEPTED,) * 35
        assert server.store.requests[f"POST {INGESTION}"] == 4
        await adapter.close()

    async def test_200_events_of_the_default_limits_fit_the_server(
        self, scores: Scores, store: Store
    ) -> None:
        """8 MB of scores go in three bodies, each below 4.5 MiB: no 413, no retry."""
        comment = _repeated(40_000)
        batch = [a_score(number=n, comment=comment) for n in range(200)]
        assert await scores.put(batch) == (Receipt.ACCEPTED,) * 200
        assert store.requests[f"POST {INGESTION}"] == 3


class TestTooLarge:
    """413: the server closes the connection it answered on."""

    @pytest.fixture
    def store(self) -> Store:
        """A store (or a gateway before it) with a lower limit than we know of."""
        return Store(FakeClock(), ingestion_limit=5_000)

    async def test_a_body_too_large_is_split(
        self, scores: Scores, stored: Stored, store: Store
    ) -> None:
        """Ten scores of 1.3 kB against 5 kB: 10, 5, (2, 3), 5, (2, 3) on new connections."""
        assert await scores.put([big(n) for n in range(10)]) == (Receipt.ACCEPTED,) * 10
        assert len(await stored()) == 10
        assert store.requests[f"POST {INGESTION}"] == 7

    async def test_one_score_too_large_for_the_server_is_refused(self, scores: Scores) -> None:
        """It is the only one lost."""
        giant = a_score(number=9, comment=_repeated(9_000))
        receipts = await scores.put([a_score(), giant, a_score(number=1)])
        assert receipts == (Receipt.ACCEPTED, Receipt.REFUSED, Receipt.ACCEPTED)

    async def test_the_next_request_does_not_meet_the_closed_connection(
        self, scores: Scores
    ) -> None:
        """50 refusals in a row, and never a broken connection after one."""
        for _ in range(50):
            assert await scores.put([big(n) for n in range(4)]) == (Receipt.ACCEPTED,) * 4


class TestFaults:
    """What the store's failures mean to the publisher."""

    async def put_meets(self, scores: Scores) -> SidecarError:
        """Put one score and return what was raised."""
        with pytest.raises(SidecarError) as raised:
            await scores.put([a_score()])
        assert raised.value.__cause__ is None
        assert raised.value.__suppress_context__ or raised.value.__context__ is None
        return raised.value

    async def test_429_is_throttled_with_the_servers_wish(
        self, scores: Scores, store: Store
    ) -> None:
        """The wait asked for travels with the error."""
        store.faults.add(Kind.THROTTLE, retry_after=7)
        error = await self.put_meets(scores)
        assert isinstance(error, Throttled)
        assert error.retry_after == 7.0

    @pytest.mark.parametrize("kind", [Kind.FAIL, Kind.CUT])
    async def test_an_absent_server_is_unavailable(
        self, scores: Scores, store: Store, stored: Stored, kind: Kind
    ) -> None:
        """5xx and a cut connection: nothing was stored, the same again is stored."""
        store.faults.add(kind)
        assert isinstance(await self.put_meets(scores), Unavailable)
        assert await stored() == []
        assert await scores.put([a_score()]) == (Receipt.ACCEPTED,)

    async def test_nobody_listening_is_unavailable(self, store: Store) -> None:
        """A refused connection is transient; the text names no key."""
        async with StoreServer(store) as server:
            adapter = langfuse(server)
        error = await self.put_meets(adapter)
        assert isinstance(error, Unavailable)
        await adapter.close()

    async def test_a_timeout_says_nothing(
        self, server: StoreServer, store: Store, stored: Stored
    ) -> None:
        """The score may be stored though no answer came; sent again it is still one row."""
        adapter = langfuse(server, timeout=Impatient)
        store.faults.add(Kind.SWALLOW)
        assert isinstance(await self.put_meets(adapter), Transient)
        assert len(await stored()) == 1
        assert await adapter.put([a_score()]) == (Receipt.ACCEPTED,)
        assert len(await stored()) == 1
        await adapter.close()

    async def test_a_hung_server_is_left_in_time(self, server: StoreServer, store: Store) -> None:
        """Timeouts are ours and explicit."""
        adapter = langfuse(server, timeout=Impatient)
        store.faults.add(Kind.HANG)
        assert isinstance(await self.put_meets(adapter), Unavailable)
        await adapter.close()

    @pytest.mark.parametrize("keys", [{"public_key": "pk-lf-wrong"}, {"secret_key": "sk-lf-wrong"}])
    async def test_wrong_keys_are_unauthorised_and_not_told(
        self, server: StoreServer, keys: dict[str, str]
    ) -> None:
        """Neither key stands in the error."""
        adapter = langfuse(server, **keys)
        error = await self.put_meets(adapter)
        assert isinstance(error, Unauthorised)
        assert "lf-" not in f"{error!r} {error}"
        with pytest.raises(Unauthorised):
            await adapter.check()
        assert not await adapter.ready()
        await adapter.close()


class TestCheck:
    """Readiness: the server is up and takes our keys."""

    async def test_a_good_server_says_version_and_project(self, scores: LangfuseScores) -> None:
        """Both are worth a log line at start."""
        standing = await scores.check()
        assert (standing.version, standing.project_id) == ("4.16.0", "lf-project")
        assert await scores.ready()

    async def test_another_website_is_refused(self, server: StoreServer) -> None:
        """A wrong base URL is told apart from an absent server."""
        adapter = LangfuseScores(server.url + "/elsewhere", "pk", "sk")
        with pytest.raises(Refused):
            await adapter.check()
        with pytest.raises(Refused):
            await adapter.put([a_score()])
        await adapter.close()


class TestReading:
    """`read_scores` over v3."""

    async def test_pages_are_read_to_the_end_once_each(
        self, scores: LangfuseScores, server: StoreServer
    ) -> None:
        """250 scores come in three pages, newest first, each once."""
        await scores.put([a_score(number=n) for n in range(250)])
        rows = await read_scores(scores.connection)
        assert [row.id for row in rows] == [f"score-answered_intent-{n}" for n in range(250)][::-1]
        assert server.store.requests["GET /api/public/v3/scores"] == 3

    async def test_most_bounds_the_reading(self, scores: LangfuseScores) -> None:
        """A reader never gets more than it asked for."""
        await scores.put([a_score(number=n) for n in range(150)])
        assert len(await read_scores(scores.connection, most=120)) == 120

    async def test_filters_narrow(self, scores: LangfuseScores) -> None:
        """By id (in hundreds), name, trace and time."""
        await scores.put([a_score(number=n) for n in range(130)] + [a_score("other", 500)])
        connection = scores.connection
        many = [f"score-answered_intent-{n}" for n in range(120)]
        assert len(await read_scores(connection, ids=many)) == 120
        assert [row.name for row in await read_scores(connection, names=["other"])] == ["other"]
        trace = await read_scores(connection, trace_ids=[f"{7:032x}"])
        assert [row.id for row in trace] == ["score-answered_intent-7"]
        window = await read_scores(
            connection, since_ns=NOON + 10 * 10**9, until_ns=NOON + 13 * 10**9
        )
        assert [row.id for row in window] == [f"score-answered_intent-{n}" for n in (12, 11, 10)]
        assert await read_scores(connection, environments=["staging"], sources=["API"]) == ()


class TestAgainstTheOpenApiFile:
    """The server's own description of its API, where it stands beside the checkout."""

    @pytest.fixture
    def schema(self, shared_data: Path) -> Callable[[str], Draft202012Validator]:
        """Return validators of the file's components."""
        path = shared_data / "contracts" / "langfuse-openapi.yml"
        document = yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)
        components = json_schema(document["components"])

        def validator(name: str) -> Draft202012Validator:
            return Draft202012Validator(
                {"$ref": f"#/components/schemas/{name}", "components": components}
            )

        return validator

    async def test_what_we_send_and_what_the_store_answers_fit_the_description(
        self, server: StoreServer, schema: Callable[[str], Draft202012Validator]
    ) -> None:
        """Every request body and every answer, refusals in a 207 included."""
        sent: list[bytes] = []
        got: list[bytes] = []

        async def note_request(request: httpx.Request) -> None:
            sent.append(request.content)

        async def note_response(response: httpx.Response) -> None:
            got.append(await response.aread())

        hooks: dict[str, list[Callable[..., Any]]] = {
            "request": [note_request],
            "response": [note_response],
        }
        async with httpx.AsyncClient(event_hooks=hooks) as http:
            adapter = langfuse(server, http=http)
            undecided = a_score("c.undecided", type=ScoreType.CATEGORICAL, value="unknown")
            await adapter.put([a_score(), undecided, a_score("", 1)])
            await read_scores(adapter.connection)
            await adapter.check()
        (batch,) = [orjson.loads(body)["batch"] for body in sent if body]
        assert len(batch) == 3
        for event in batch:
            schema("IngestionEvent").validate(event)
            # The description leaves these open; the server does not.
            assert event["timestamp"].endswith("Z")
            assert not isinstance(event["body"]["value"], bool)
            assert "configId" not in event["body"]
        ingested, listed, health, projects = (orjson.loads(body) for body in got)
        assert len(ingested["errors"]) == 1
        schema("IngestionResponse").validate(ingested)
        schema("GetScoresV3Response").validate(listed)
        schema("HealthResponse").validate(health)
        schema("Projects").validate(projects)


def json_schema(value: Any) -> Any:
    """Turn OpenAPI 3.0's `nullable` into JSON Schema's null."""
    if isinstance(value, list):
        return [json_schema(item) for item in value]
    if not isinstance(value, dict):
        return value
    plain = {key: json_schema(item) for key, item in value.items() if key != "nullable"}
    return {"anyOf": [plain, {"type": "null"}]} if value.get("nullable") is True else plain
