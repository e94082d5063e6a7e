"""The Langfuse adapter's pure parts: error translation, batches, the split of a 207."""

from __future__ import annotations

import inspect
import itertools
from dataclasses import replace
from typing import Any

import httpx
import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from redaction.text import restored, trusted_literal
from sidecar.adapters.langfuse import LangfuseScores, dialect_b
from sidecar.adapters.langfuse.dialect_b import Event
from sidecar.adapters.langfuse.errors import FOREIGN, RAISED, failure, retry_after, translate
from sidecar.domain.errors import Refused, SidecarError, Throttled, Unauthorised, Unavailable
from sidecar.domain.verdicts import Receipt, Score, ScoreType

SCORE = Score(
    id="s",
    event_id="e",
    name="c",
    trace_id="t",
    observation_id="o",
    type=ScoreType.BOOLEAN,
    value=1.0,
    timestamp_ns=1_760_000_000_999_999_999,
    environment="production",
    comment=trusted_literal("Because."),
    metadata=trusted_literal('{"a":1}'),
)


def an_event(name: str, size: int = 100) -> Event:
    """Make an event of `size` bytes."""
    return Event(f"event-{name}", f"score-{name}", b"x" * size)


class TestErrors:
    """Foreign failures in the house's words."""

    def test_every_exception_class_of_httpx_is_mapped_by_name(self) -> None:
        """A class that a new httpx brings must be decided on, not inherited by chance.

        StreamError and its kind are left out: only a bug of ours raises them.
        """
        classes = {
            value
            for _, value in inspect.getmembers(httpx, inspect.isclass)
            if issubclass(value, Exception) and not issubclass(value, httpx.StreamError)
        }
        assert classes == set(FOREIGN)

    def test_every_mapped_class_is_caught(self) -> None:
        """No class in the table passes the adapter's except clause by."""
        assert all(issubclass(kind, RAISED) for kind in FOREIGN)

    @pytest.mark.parametrize("kind", FOREIGN, ids=lambda kind: kind.__name__)
    def test_translation_names_the_kind_and_no_more(self, kind: type[Exception]) -> None:
        """The foreign text may hold a URL with credentials: it stays out."""
        foreign = kind.__new__(kind)
        foreign.args = ("https://pk:sk-lf-secret@host/ said no",)
        error = translate(foreign, "push")
        assert type(error) is FOREIGN[kind]
        assert kind.__name__ in str(error)
        if kind is not httpx.ConnectError:
            assert "secret" not in str(error)

    def test_a_subclass_means_what_its_base_means(self) -> None:
        """A private subclass of httpx's is still translated."""

        class Stalled(httpx.ReadTimeout):
            pass

        assert isinstance(translate(Stalled("x"), "push"), Unavailable)

    @pytest.mark.parametrize(
        ("status", "kind"),
        [
            (200, Refused),
            (301, Refused),
            (308, Refused),
            (400, Refused),
            (401, Unauthorised),
            (403, Unauthorised),
            (404, Refused),
            (405, Refused),
            (408, Unavailable),
            (413, Refused),
            (422, Refused),
            (425, Unavailable),
            (429, Throttled),
            (500, Unavailable),
            (502, Unavailable),
            (503, Unavailable),
            (504, Unavailable),
        ],
    )
    def test_each_status_means_one_thing(self, status: int, kind: type[SidecarError]) -> None:
        """And no body, header or URL reaches the text."""
        response = httpx.Response(status, text="secret body", headers={"x": "secret"})
        error = failure(response, "push")
        assert type(error) is kind
        assert str(error) == f"langfuse, push: answered {status}"

    @pytest.mark.parametrize(
        ("headers", "seconds"),
        [
            ({"retry-after": "60"}, 60.0),
            ({"retry-after": "0"}, 0.0),
            ({"retry-after": "999999"}, 3600.0),
            ({"retry-after": "-5"}, None),
            ({"retry-after": "soon"}, None),
            ({"retry-after": "٣"}, None),
            ({}, None),
            (
                {
                    "retry-after": "Mon, 30 Nov 2026 19:24:22 GMT",
                    "date": "Mon, 30 Nov 2026 19:23:52 GMT",
                },
                30.0,
            ),
            (
                {
                    "retry-after": "Mon, 30 Nov 2026 19:24:22 GMT",
                    "date": "Mon, 30 Nov 2026 19:25:00 GMT",
                },
                0.0,
            ),
            ({"retry-after": "Mon, 30 Nov 2026 19:24:22 GMT"}, None),
        ],
    )
    def test_retry_after_is_seconds_or_a_date(
        self, headers: dict[str, str], seconds: float | None
    ) -> None:
        """A date counts from the server's own clock; nonsense is no wish."""
        raw = [(key, value.encode()) for key, value in headers.items()]
        assert retry_after(httpx.Headers([(k.encode(), v) for k, v in raw])) == seconds


class TestEvent:
    """One score as one event."""

    def test_every_field_is_always_sent(self) -> None:
        """A field left out would keep the value it had."""
        event = dialect_b.event_of(SCORE)
        assert event is not None
        assert orjson.loads(event.data) == {
            "id": "e",
            "timestamp": "2025-10-09T08:53:20.999Z",
            "type": "score-create",
            "body": {
                "id": "s",
                "traceId": "t",
                "observationId": "o",
                "name": "c",
                "value": 1,
                "dataType": "BOOLEAN",
                "comment": "Because.",
                "metadata": {"a": 1},
                "environment": "production",
            },
        }

    @pytest.mark.parametrize(("value", "written"), [(1.0, b'"value":1,'), (0.0, b'"value":0,')])
    def test_a_boolean_is_the_number(self, value: float, written: bytes) -> None:
        """A JSON boolean is refused by the server."""
        event = dialect_b.event_of(replace(SCORE, value=value))
        assert event is not None
        assert written in event.data

    @pytest.mark.parametrize(
        "fields",
        [
            {"metadata": restored("")},
            {"metadata": restored("{")},
            {"metadata": restored('["a"]')},
            {"comment": restored("\ud800")},
            {"timestamp_ns": 10**30},
        ],
    )
    def test_what_is_no_json_makes_no_event(self, fields: dict[str, Any]) -> None:
        """Such a score is refused; it must not cost its batch."""
        assert dialect_b.event_of(replace(SCORE, **fields)) is None


class TestBatches:
    """Bodies within the server's limits."""

    @given(st.lists(st.integers(1, 400), max_size=60), st.integers(1, 9))
    def test_batches_keep_order_and_limits(self, sizes: list[int], most: int) -> None:
        """Nothing is lost, doubled or moved; a body too large holds one event only."""
        events = [an_event(str(n), size) for n, size in enumerate(sizes)]
        batches = list(dialect_b.batches(events, max_bytes=500, max_events=most))
        assert list(itertools.chain.from_iterable(batches)) == events
        for batch in batches:
            assert 1 <= len(batch) <= most
            assert len(dialect_b.envelope(batch)) <= 500 or len(batch) == 1

    def test_batches_are_filled(self) -> None:
        """4 x 100 bytes + 3 commas + 12 of envelope = 415 <= 420; a fifth would make 516."""
        events = [an_event(str(n)) for n in range(8)]
        batches = dialect_b.batches(events, max_bytes=420, max_events=100)
        assert [len(batch) for batch in batches] == [4, 4]


class TestReceipts:
    """The 207, matched by event id."""

    events = (an_event("a"), an_event("b"), an_event("c"))

    def test_successes_come_in_any_order(self) -> None:
        """Observed: the server sorts them by timestamp."""
        answer = {
            "successes": [{"id": f"event-{n}", "status": 201} for n in "cab"],
            "errors": [],
        }
        assert dialect_b.receipts(self.events, answer) == {
            f"score-{n}": Receipt.ACCEPTED for n in "abc"
        }

    def test_an_error_wins_over_a_success(self) -> None:
        """When the answer contradicts itself, nothing is claimed to be stored."""
        answer = {
            "successes": [{"id": f"event-{n}", "status": 201} for n in "abc"],
            "errors": [{"id": "event-b", "status": 400, "message": "Invalid request data"}],
        }
        assert dialect_b.receipts(self.events, answer)["score-b"] is Receipt.REFUSED

    @pytest.mark.parametrize(
        ("error", "kind"),
        [
            ({"status": 500}, Unavailable),
            ({"status": "500"}, Unavailable),
            ({}, Unavailable),
            ({"status": 429}, Throttled),
            ({"status": 401}, Unauthorised),
            ({"status": 403}, Unauthorised),
            ({"status": 400, "message": "Event type not accepted"}, Refused),
        ],
    )
    def test_an_error_that_is_not_the_scores_keeps_the_batch(
        self, error: dict[str, Any], kind: type[SidecarError]
    ) -> None:
        """Only a refusal of this very score may cost it."""
        answer = {"successes": [], "errors": [{"id": "event-a"} | error]}
        with pytest.raises(kind):
            dialect_b.receipts(self.events[:1], answer)

    @pytest.mark.parametrize("answer", [{}, {"successes": None, "errors": [3]}])
    def test_an_event_the_answer_forgot_is_not_stored(self, answer: dict[str, Any]) -> None:
        """Silence is no receipt."""
        with pytest.raises(Unavailable):
            dialect_b.receipts(self.events, answer)


class TestWholeRefusals:
    """A gateway refuses a request: one score is at fault, or the address."""

    @staticmethod
    def adapter(answer: Any) -> LangfuseScores:
        """Make an adapter whose peer is `answer`, in memory."""
        http = httpx.AsyncClient(transport=httpx.MockTransport(answer))
        return LangfuseScores("http://langfuse.invalid", "pk", "sk", http=http)

    @pytest.mark.anyio
    @pytest.mark.parametrize("status", [400, 403, 406, 422])
    async def test_a_filter_that_dislikes_one_comment_costs_that_score_only(
        self, status: int
    ) -> None:
        """The batch is halved until the culprit stands alone."""

        def gateway(request: httpx.Request) -> httpx.Response:
            if b"<script>" in request.content:
                return httpx.Response(status)
            batch = orjson.loads(request.content)["batch"]
            done = [{"id": event["id"], "status": 201} for event in batch]
            return httpx.Response(207, json={"successes": done, "errors": []})

        scores = [replace(SCORE, id=f"s{n}", event_id=f"e{n}") for n in range(8)]
        scores[5] = replace(scores[5], comment=trusted_literal("<script>"))
        receipts = await self.adapter(gateway).put(scores)
        assert [receipt is Receipt.REFUSED for receipt in receipts] == [n == 5 for n in range(8)]

    @pytest.mark.anyio
    @pytest.mark.parametrize(
        ("status", "kind"), [(404, Refused), (302, Refused), (403, Unauthorised)]
    )
    async def test_an_address_that_refuses_everything_costs_nothing(
        self, status: int, kind: type[SidecarError]
    ) -> None:
        """The empty batch is refused too: the whole put is raised, after two requests."""
        seen: list[httpx.Request] = []

        def wrong(request: httpx.Request) -> httpx.Response:
            seen.append(request)
            return httpx.Response(status, headers={"location": "http://elsewhere.invalid/"})

        with pytest.raises(kind):
            await self.adapter(wrong).put([SCORE, replace(SCORE, id="s2", event_id="e2")])
        assert len(seen) == 2
        assert {request.url.host for request in seen} == {"langfuse.invalid"}

    @pytest.mark.anyio
    @pytest.mark.parametrize("body", [b"<html>", b"[]", b""])
    async def test_a_207_that_is_no_object_says_nothing(self, body: bytes) -> None:
        """It is sent again."""
        adapter = self.adapter(lambda _: httpx.Response(207, content=body))
        with pytest.raises(Unavailable):
            await adapter.put([SCORE])

    @pytest.mark.anyio
    @pytest.mark.parametrize(
        "url", ["localhost:1", "ftp://langfuse.invalid", "http://[::1", "http://a b", "https://:x@"]
    )
    async def test_an_impossible_url_is_refused_without_telling_it(self, url: str) -> None:
        """Whatever httpx thinks of it, it is one of our errors and names no URL."""
        adapter = LangfuseScores(url, "pk", "sk-lf-secret")
        with pytest.raises(SidecarError) as raised:
            await adapter.put([SCORE])
        assert url not in str(raised.value)
        assert "secret" not in str(raised.value)
        await adapter.close()
