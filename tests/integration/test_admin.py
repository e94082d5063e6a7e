"""The admin server over a real socket: metrics, health, readiness, the page, pause."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from html.parser import HTMLParser

import anyio
import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from sidecar.adapters.prometheus import PrometheusEvents
from sidecar.adapters.web import AdminServer, Status
from sidecar.adapters.web.guard import Guard, is_loopback
from sidecar.domain.errors import BadConfiguration
from sidecar.domain.events import SpansReceived
from sidecar.domain.outcomes import Disposition
from sidecar.domain.verdicts import Grader, JudgeIdentity
from sidecar.runtime.account import Balance
from sidecar.runtime.health import Heartbeat
from tests.fakes import FakeClock

pytestmark = pytest.mark.anyio

HTML = {"accept": "text/html"}


@dataclass
class Process:
    """Stands for the composed process: what the pages show can be set by a test."""

    clock: FakeClock = field(default_factory=FakeClock)
    state: str = "ready"
    paused: bool = False
    balance: Balance = field(
        default_factory=lambda: Balance(
            10, {Disposition.SCORED: 4, Disposition.SAMPLED_OUT: 5}, in_flight=1
        )
    )
    criterion: str = "answered_intent"
    probes: dict[str, Callable[[], Awaitable[bool]]] = field(default_factory=dict)
    server: AdminServer | None = None
    client: httpx.AsyncClient | None = None

    def status(self) -> Status:
        """One reading."""
        return Status(
            version="1.2.3",
            state=self.state,
            paused=self.paused,
            balance=self.balance,
            verdicts={self.criterion: {"pass": 3, "fail": 1, "unknown": 2}},
            judges={self.criterion: JudgeIdentity(Grader.LLM, "v-abc", "r1", "asked-model")},
        )

    def pause(self, paused: bool) -> None:
        """Pause or resume."""
        self.paused = paused

    async def get(self, path: str, **headers: str) -> httpx.Response:
        """GET a page."""
        assert self.client is not None
        return await self.client.get(path, headers=headers)

    async def post(
        self, path: str, headers: dict[str, str] | None = None, content: bytes = b""
    ) -> httpx.Response:
        """POST to a page."""
        assert self.client is not None
        return await self.client.post(path, headers=headers or {}, content=content)


@asynccontextmanager
async def serving(
    process: Process | None = None, *, token: str | None = None, host: str = "127.0.0.1"
) -> AsyncIterator[Process]:
    """An admin server on an ephemeral port until the block ends."""
    process = process or Process()
    exporter = PrometheusEvents(process.clock, version="1.2.3")
    exporter.emit(SpansReceived("kafka", 5, 5))
    server = AdminServer(
        host,
        0,
        clock=process.clock,
        metrics=exporter.render,
        status=process.status,
        probes=process.probes,
        heartbeat=Heartbeat(process.clock),
        pause=process.pause,
        token=token,
    )
    process.server = server
    started = anyio.Event()
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(server.run, started.set)
        await started.wait()
        url = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=10) as client:
            process.client = client
            try:
                yield process
            finally:
                server.stop()


async def test_metrics_are_text_and_openmetrics_when_asked() -> None:
    """The plain text parses; the first scrape is remembered."""
    async with serving() as process:
        assert process.server is not None
        before = process.server.scraped
        plain = await process.get("/metrics")
        modern = await process.get("/metrics", accept="application/openmetrics-text;version=1.0.0")
        assert (before, process.server.scraped) == (False, True)
    families = {family.name for family in text_string_to_metric_families(plain.text)}
    assert {"sidecar_spans_received", "judge_build_info"} <= families
    assert plain.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert modern.headers["content-type"].startswith("application/openmetrics-text; version=1.0.0")
    assert modern.text.endswith("# EOF\n")


async def test_health_follows_the_heartbeat_only() -> None:
    """A peer that is away, or a process still starting, is no reason for a restart."""

    async def away() -> bool:
        return False

    async with serving(Process(state="starting", probes={"langfuse": away})) as process:
        alive = await process.get("/healthz")
        await process.clock.advance(31)
        dead = await process.get("/healthz")
    assert (alive.status_code, alive.json()["alive"]) == (200, True)
    assert (dead.status_code, dead.json()["alive"]) == (503, False)


async def test_readiness_names_each_probe() -> None:
    """Yes, no, a failure and a hang are told apart; one that is not yes makes 503."""
    up = True

    async def good() -> bool:
        return up

    async def bad() -> bool:
        return False

    async def broken() -> bool:
        raise ConnectionError("secret")

    process = Process(probes={"kafka": good})
    async with serving(process):
        ready = await process.get("/readyz")
        up = False
        kept = await process.get("/readyz")
        await process.clock.advance(1)
        gone = await process.get("/readyz")
        process.probes.update(judge=bad, langfuse=broken)
        await process.clock.advance(1)
        worse = await process.get("/readyz")
    assert ready.status_code == 200
    assert ready.json() == {"ready": True, "state": "ready", "probes": {"kafka": "ok"}}
    assert kept.status_code == 200  # an answer is kept for a second of the clock
    assert (gone.status_code, gone.json()["probes"]) == (503, {"kafka": "not_ready"})
    assert worse.json()["probes"] == {
        "kafka": "not_ready",
        "judge": "not_ready",
        "langfuse": "ConnectionError",
    }


async def test_a_probe_that_hangs_is_a_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are answered for all the same."""
    monkeypatch.setattr("sidecar.adapters.web.server._PROBE_TIMEOUT", 0.05)

    async def good() -> bool:
        return True

    async def hangs() -> bool:
        await anyio.sleep_forever()
        return True

    async with serving(Process(probes={"kafka": good, "judge": hangs})) as process:
        answer = await process.get("/readyz")
    assert answer.status_code == 503
    assert answer.json()["probes"] == {"kafka": "ok", "judge": "timeout"}


@pytest.mark.parametrize("state", ["starting", "draining", "stopped"])
async def test_only_the_ready_state_is_ready(state: str) -> None:
    """A draining process takes no new work, however well its peers are."""
    async with serving(Process(state=state)) as process:
        answer = await process.get("/readyz")
    assert (answer.status_code, answer.json()["state"]) == (503, state)


class Page(HTMLParser):
    """Collects a page's words, its tags and what it would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.tags: list[str] = []
        self.loads: list[str] = []
        self.actions: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.tags.append(tag)
        for name, value in attrs:
            if name == "src" or (tag == "link" and name == "href"):
                self.loads.append(value or "")
            if name == "action":
                self.actions.append(value or "")

    def handle_data(self, data: str) -> None:
        """Note words."""
        self.words += data.split()


async def test_the_page_shows_the_equation_verdicts_and_judge() -> None:
    """Without scripts and without anything from elsewhere."""
    async with serving() as process:
        answer = await process.get("/", accept="text/html")
        live = await process.get("/?live=1")
    page = Page(answer.text)
    text = " ".join(page.words)
    for words in (
        "judge-sidecar 1.2.3",
        "State: ready",
        "sampled_out 5",
        "scored 4",
        "in flight 1",
        "received 10",
        "It adds up",
        "Criterion pass fail unknown answered_intent 3 1 2",
        "answered_intent llm asked-model - v-abc none",
    ):
        assert words in text
    assert page.loads == []
    assert "script" not in page.tags
    assert page.actions == ["/pause"]
    policy = answer.headers["content-security-policy"]
    nonce = re.search(r'<style nonce="([^"]+)">', answer.text)
    assert nonce is not None
    assert f"'nonce-{nonce[1]}'" in policy
    assert "default-src 'none'" in policy
    assert answer.headers["cache-control"] == "no-store"
    assert ('http-equiv="refresh"' in live.text, 'http-equiv="refresh"' in answer.text) == (
        True,
        False,
    )


async def test_the_page_escapes_what_it_shows() -> None:
    """A criterion's name comes from a file somebody wrote."""
    async with serving(Process(criterion="<script>alert(1)</script>")) as process:
        answer = await process.get("/")
    assert "script" not in Page(answer.text).tags
    assert "&lt;script&gt;" in answer.text


async def test_an_account_that_does_not_add_up_says_so() -> None:
    """The page does not hide our own fault."""
    process = Process(balance=Balance(10, {Disposition.SCORED: 4}, 1))
    async with serving(process):
        page = await process.get("/")
        status = await process.get("/status.json")
    assert "does not add up" in page.text
    assert status.json()["adds_up"] is False


async def test_the_page_as_json() -> None:
    """The same numbers for a program."""
    async with serving() as process:
        answer = (await process.get("/status.json")).json()
    assert answer["received"] == 10
    assert answer["dispositions"] == {"sampled_out": 5, "scored": 4}
    assert (answer["in_flight"], answer["adds_up"]) == (1, True)
    assert answer["verdicts"] == {"answered_intent": {"pass": 3, "fail": 1, "unknown": 2}}
    assert answer["judges"]["answered_intent"]["version"] == "v-abc"


async def test_on_loopback_anybody_here_may_pause() -> None:
    """A program gets JSON, the page's form a redirect to the page."""
    async with serving() as process:
        paused = await process.post("/pause")
        page = await process.get("/")
        resumed = await process.post("/resume", HTML)
        not_posted = await process.get("/pause")
    assert (paused.json(), process.paused) == ({"paused": True}, False)
    assert "judging is paused" in page.text
    assert Page(page.text).actions == ["/resume"]
    assert (resumed.status_code, resumed.headers["location"]) == (303, "/")
    assert not_posted.status_code == 405


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"host": "evil.example:9464"},
        {"host": "127.0.0.1.evil.example"},
        {"host": "evil.example", "origin": "http://evil.example"},
    ],
)
async def test_another_sites_page_may_not(headers: dict[str, str]) -> None:
    """Neither a form posted from elsewhere nor a name rebound to this address."""
    async with serving() as process:
        answer = await process.post("/pause", headers)
        assert not process.paused
    assert answer.status_code == 403


async def test_a_page_of_our_own_may() -> None:
    """What a browser sends with the form of this very page."""
    async with serving() as process:
        assert process.client is not None
        host = process.client.base_url.netloc.decode()
        own = {"origin": f"http://{host}", "sec-fetch-site": "same-origin"}
        assert (await process.post("/pause", own)).status_code == 200
        assert process.paused


@pytest.mark.parametrize(
    ("headers", "body", "status"),
    [
        ({}, b"", 403),
        ({"authorization": "Bearer wrong"}, b"", 403),
        ({"authorization": "Bearer t0ken"}, b"", 200),
        ({}, b"token=wrong", 403),
        ({}, b"token=t0ken", 200),
        ({}, b"token=" + b"x" * 10_000, 403),
        ({"authorization": "Bearer t0ken", "origin": "https://evil.example"}, b"", 403),
    ],
)
async def test_with_a_token_only_its_bearer_may(
    headers: dict[str, str], body: bytes, status: int
) -> None:
    """As a header, or in the field the page then has."""
    async with serving(token="t0ken") as process:
        assert 'name="token"' in (await process.get("/")).text
        answer = await process.post("/pause", headers, body)
        assert process.paused is (status == 200)
    assert answer.status_code == status
    assert "t0ken" not in answer.text


async def test_bound_to_the_network_without_a_token_nobody_may() -> None:
    """The page offers no form, and the request is refused with the mend."""
    async with serving(host="0.0.0.0") as process:  # noqa: S104 - it is what is tested
        assert Page((await process.get("/")).text).actions == []
        answer = await process.post("/pause")
        assert not process.paused
    assert answer.status_code == 403
    assert "admin.token" in answer.json()["error"]


async def test_a_port_in_use_names_its_key() -> None:
    """The operator reads which key to change."""
    async with serving() as process:
        assert process.server is not None
        second = AdminServer(
            "127.0.0.1",
            process.server.port,
            clock=process.clock,
            metrics=lambda _: (b"", "text/plain"),
            status=process.status,
            probes={},
            heartbeat=Heartbeat(process.clock),
        )
        with pytest.raises(BadConfiguration, match=r"admin\.port.*another port"):
            await second.run(lambda: pytest.fail("it must not start"))


@pytest.mark.parametrize(
    ("host", "loopback"),
    [
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("::1", True),
        ("[::1]", True),
        ("localhost", True),
        ("LOCALHOST.", True),
        ("0.0.0.0", False),  # noqa: S104
        ("::", False),
        ("localhost.evil.example", False),
        ("", False),
    ],
)
async def test_what_counts_as_this_machine(host: str, loopback: bool) -> None:
    """Names and addresses, in the forms a Host header or a configuration has."""
    assert is_loopback(host) is loopback
    assert Guard(host, None).open_at_all is loopback
