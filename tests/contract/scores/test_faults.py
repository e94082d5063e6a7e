"""What the store's refusals and failures mean to the publisher."""

from __future__ import annotations

import httpx
import pytest

from sidecar.adapters.langfuse import LangfuseScores
from sidecar.demo.store import Kind, Store, StoreServer
from sidecar.domain.errors import (
    Refused,
    SidecarError,
    Throttled,
    Transient,
    Unauthorised,
    Unavailable,
)
from sidecar.domain.verdicts import Receipt, Score
from sidecar.ports import Scores
from tests.contract.scores.adapter import INGESTION, Stored, a_score, langfuse, repeated
from tests.fakes import FakeClock

pytestmark = pytest.mark.anyio
Impatient = httpx.Timeout(5.0, read=0.3)


def big(number: int) -> Score:
    """Make a score whose event is about 1.3 kB."""
    return a_score(number=number, comment=repeated(1000))


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
        giant = a_score(number=9, comment=repeated(9_000))
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
