"""Saved OTLP becomes the deliveries it once was, or an error that names the file."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from sidecar.adapters import files
from sidecar.adapters.files import read_deliveries
from sidecar.domain.errors import BadConfiguration, Undecodable
from sidecar.domain.spans import Delivery, Encoding, Signal
from tests.fakes import FakeClock

SPANS = b'{"resourceSpans":[]}'
LOGS = b'{"resourceLogs":[]}'


def read(path: Path, body: bytes) -> list[Delivery]:
    """Write a file and read it back."""
    path.write_bytes(gzip.compress(body) if path.suffix == ".gz" else body)
    return list(read_deliveries([path], FakeClock()))


@pytest.mark.parametrize("name", ["a.json", "a.json.gz", "a.JSON"])
def test_one_request_a_json_file(tmp_path: Path, name: str) -> None:
    """However it is indented."""
    (delivery,) = read(tmp_path / name, b'{\n "resourceSpans": [\n]}\n')
    assert (delivery.signal, delivery.encoding) == (Signal.TRACES, Encoding.JSON)
    assert delivery.coordinates == str(tmp_path / name)
    assert delivery.recorded_at == FakeClock().now()


@pytest.mark.parametrize("name", ["a.jsonl", "a.jsonl.gz", "a.json", "a.json.gz"])
def test_a_request_a_line(tmp_path: Path, name: str) -> None:
    """Spans and log records mixed, as a collector writes them; empty lines are nothing."""
    deliveries = read(tmp_path / name, SPANS + b"\n\n" + LOGS + b"\n")
    assert [each.signal for each in deliveries] == [Signal.TRACES, Signal.LOGS]
    assert [each.coordinates for each in deliveries] == [
        f"{tmp_path / name}:1",
        f"{tmp_path / name}:3",
    ]


def test_a_word_in_a_text_is_not_the_signal(tmp_path: Path) -> None:
    """An agent may talk about `resourceLogs`."""
    (delivery,) = read(tmp_path / "a.json", b'{"resourceSpans":[{"x":"\\"resourceLogs\\""}]}')
    assert delivery.signal is Signal.TRACES


@pytest.mark.parametrize(
    ("name", "signal"),
    [
        ("a.pb", Signal.TRACES),
        ("a.bin.gz", Signal.TRACES),
        ("a.logs.pb", Signal.LOGS),
        ("logs.pb", Signal.TRACES),
    ],
)
def test_protobuf_says_its_signal_by_name(tmp_path: Path, name: str, signal: Signal) -> None:
    """Spans and log records share their field numbers: the bytes do not tell."""
    (delivery,) = read(tmp_path / name, b"\n\x00")
    assert (delivery.signal, delivery.encoding, delivery.body) == (
        signal,
        Encoding.PROTO,
        b"\n\x00",
    )


def test_garbage_is_handed_on_and_its_neighbours_too(tmp_path: Path) -> None:
    """The door refuses the one line, by its coordinates."""
    deliveries = read(tmp_path / "a.jsonl", b"garbage\n" + SPANS)
    assert [each.body.strip() for each in deliveries] == [b"garbage", SPANS]


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    """As bad configuration: nobody can replay it."""
    with pytest.raises(BadConfiguration, match=r"gone\.json: No such file"):
        list(read_deliveries([tmp_path / "gone.json"], FakeClock()))


@pytest.mark.parametrize("name", ["trace", "trace.txt", "trace.gz"])
def test_an_unknown_kind_is_named(tmp_path: Path, name: str) -> None:
    """With the kinds that are known."""
    with pytest.raises(BadConfiguration, match=rf"{name}: not a kind .*\.jsonl"):
        list(read_deliveries([tmp_path / name], FakeClock()))


@pytest.mark.parametrize(
    ("body", "reason"), [(b"no gzip", "bad_gzip"), (gzip.compress(SPANS)[:-4], "gzip_truncated")]
)
def test_bad_gzip_is_named(tmp_path: Path, body: bytes, reason: str) -> None:
    """File and reason."""
    path = tmp_path / "a.json.gz"
    path.write_bytes(body)
    with pytest.raises(Undecodable, match=r"a\.json\.gz") as raised:
        list(read_deliveries([path], FakeClock()))
    assert raised.value.reason == reason


@pytest.mark.parametrize("name", ["a.json", "a.jsonl", "a.json.gz", "a.jsonl.gz"])
def test_files_are_bounded(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file, or a line of a streamed one, after decompression."""
    monkeypatch.setattr(files, "MAX_FILE", 1_000)
    monkeypatch.setattr(files, "MAX_LINE", 1_000)
    with pytest.raises(Undecodable, match=name) as raised:
        read(tmp_path / name, b"x" * 1_001)
    assert raised.value.reason == "too_large"


def test_a_streamed_file_may_be_larger_than_its_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A day of traces fits where its largest request does."""
    monkeypatch.setattr(files, "MAX_LINE", 30)
    assert len(read(tmp_path / "a.jsonl", (SPANS + b"\n") * 500)) == 500
