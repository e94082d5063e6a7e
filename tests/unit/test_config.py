"""Configuration is refused whole, by key, at start."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from pydantic import BaseModel

import sidecar
from sidecar.app.settings import pointed
from sidecar.config import Config, load
from sidecar.config.load import section_in
from sidecar.domain.errors import BadConfiguration
from sidecar.policy import load as load_policies
from tests.process import ROOT


def _problems(text: str, tmp_path: Path, environ: dict[str, str] | None = None) -> tuple[str, ...]:
    file = tmp_path / "sidecar.yaml"
    file.write_text(text)
    with pytest.raises(BadConfiguration) as caught:
        load(file, environ or {})
    return caught.value.problems


def test_nothing_at_all_is_a_runnable_configuration() -> None:
    """Defaults: OTLP on localhost, no Kafka, no Langfuse."""
    config = load(None, {})
    assert config.otlp.http.host == "127.0.0.1"
    assert config.kafka.bootstrap is None


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    """JUDGE_SIDECAR__A__B beats the ecosystem's name, which beats the file."""
    file = tmp_path / "sidecar.yaml"
    file.write_text("kafka: {bootstrap: file:9092}\nassembly: {quiet: 2s}\n")
    assert load(file, {}).kafka.bootstrap == "file:9092"
    assert load(file, {}).assembly.quiet == 2.0
    env = {"KAFKA_BOOTSTRAP_SERVERS": "alias:9092"}
    assert load(file, env).kafka.bootstrap == "alias:9092"
    env["JUDGE_SIDECAR__KAFKA__BOOTSTRAP"] = "own:9092"
    assert load(file, env).kafka.bootstrap == "own:9092"
    topics = {"JUDGE_SIDECAR__KAFKA__TOPICS": "[{name: a, encoding: otlp_json}]"}
    assert load(file, topics).kafka.topics[0].encoding == "otlp_json"


def test_langfuse_base_url_wins_over_its_older_name() -> None:
    """Both names are in the field; the newer one counts."""
    env = {
        "LANGFUSE_HOST": "http://old",
        "LANGFUSE_BASE_URL": "http://new",
        "LANGFUSE_PUBLIC_KEY": "pk",
        "LANGFUSE_SECRET_KEY": "sk",
    }
    assert load(None, env).langfuse.base_url == "http://new"


def test_paths_are_relative_to_the_file(tmp_path: Path) -> None:
    """A file means the same from whichever folder it is read."""
    file = tmp_path / "sidecar.yaml"
    (tmp_path / "data").mkdir()
    file.write_text("ledger: {path: data/ledger.db}\n")
    config = load(file, {})
    assert config.ledger.path == tmp_path / "data/ledger.db"
    assert config.judging.policies == tmp_path / "policies"


def test_secrets_may_come_from_files(tmp_path: Path) -> None:
    """`KEY_file` is how orchestrators hand over secrets."""
    (tmp_path / "token").write_text("s3cret\n")
    file = tmp_path / "sidecar.yaml"
    file.write_text("admin: {token_file: token}\n")
    token = load(file, {}).admin.token
    assert token is not None
    assert token.get_secret_value() == "s3cret"
    (problem,) = _problems("admin: {token_file: absent}\n", tmp_path)
    assert "admin.token_file" in problem


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    """One run, every fault."""
    problems = _problems(
        "kafka: {bootsrap: x}\notlp: {http: {port: 70000}}\nassembly: {quiet: soon}\n", tmp_path
    )
    text = "\n".join(problems)
    assert len(problems) == 3
    assert "kafka.bootsrap: unknown key; did you mean bootstrap?" in text
    assert "otlp.http.port: got 70000" in text
    assert "assembly.quiet: got 'soon': expected a duration such as 10s" in text


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("kafka: []\n", "kafka"),
        ("kafka: {topics: [{nam: x}]}\n", "kafka.topics.0.nam"),
        ("kafka: {topics: [{name: x, encoding: avro}]}\n", "kafka.topics.0.encoding"),
        ("langfuse: {base_url: ftp://x, public_key: a, secret_key: b}\n", "langfuse.base_url"),
        ("langfuse: {base_url: http://x}\n", "langfuse"),
        ("otlp: {http: {enabled: false}, grpc: {enabled: false}}\n", "no source"),
        ("otlp: {http: {max_body: lots}}\n", "otlp.http.max_body"),
        ("judging: {sample: {answered_intent: 0}}\n", "judging.sample.answered_intent"),
        ("assembly: {quiet: 2m, idle: 1m}\n", "assembly"),
        ("sampling: {rate: 1.5}\n", "sampling.rate"),
        ("nonsense: 1\n", "nonsense"),
        ("\n\nadmin: {prot: 1}\n", ":3: admin.prot: unknown key; did you mean port?"),
        ("admin: {port: 1}\nadmin: {port: 2}\n", "admin stands twice"),
        ("kafka: {topics: []}\n", "kafka.topics"),
        ("kafka: {topics: [{name: a}, {name: a}]}\n", "'a' stands twice"),
        ("kafka: {security_protocol: SASL_SSL}\n", "sasl_username"),
        ("kafka: {ssl_ca_file: nowhere.pem}\n", "kafka.ssl_ca_file"),
        ("assembly: {deadline: .inf}\n", "assembly.deadline"),
        ("ledger: {path: nowhere/l.db}\n", "ledger.path"),
        ("dead_letters: {path: .}\n", "dead_letters.path"),
        ("- a\n", "mapping"),
        ("a: [\n", "sidecar.yaml:2"),
        ("a: \x00\n", "sidecar.yaml"),
    ],
)
def test_each_bad_file_names_its_key(text: str, key: str, tmp_path: Path) -> None:
    """A file per fault."""
    assert any(key in problem for problem in _problems(text, tmp_path))


def test_a_secret_is_never_shown(tmp_path: Path) -> None:
    """Not in a message about it, not in the tree's own repr."""
    text = "\n".join(_problems("admin: {token: [hunter2]}\n", tmp_path))
    assert "admin.token" in text
    assert "hunter2" not in text
    config = load(None, {"OPENAI_API_KEY": "sk-hunter2"})
    assert "hunter2" not in repr(config)
    assert "hunter2" not in config.model_dump_json()


def test_every_section_of_the_design_is_there() -> None:
    """The names users write are fixed."""
    designed = (
        "kafka otlp sampling assembly redaction judging langfuse ledger review metrics admin limits"
    )
    assert set(designed.split()) <= set(Config.model_fields)


@pytest.mark.parametrize("key", ["admin.token", "otlp.http.token", "otlp.grpc.token"])
@pytest.mark.parametrize("written", ["''", "'  '", "file", "environment"])
def test_an_empty_token_is_refused_and_never_means_no_token(
    key: str, written: str, tmp_path: Path
) -> None:
    """Whoever sets a token wants one asked for; a file of no bytes is a secret not yet there."""
    (tmp_path / "empty").write_bytes(b"")
    sections, _, name = key.rpartition(".")
    value = {"file": f"{name}_file: empty", "environment": ""}.get(written, f"{name}: {written}")
    text = "".join(f"{{{part}: " for part in sections.split("."))
    text = f"{text}{{{value}}}{'}' * len(sections.split('.'))}\n"
    environ = {}
    if written == "environment":
        environ = {"JUDGE_SIDECAR__" + key.upper().replace(".", "__"): ""}
    (problem,) = _problems(text, tmp_path, environ)
    assert key in problem
    assert "is empty" in problem


@pytest.mark.parametrize(
    ("section", "key"),
    [
        *(("judging", "api_key"), ("judging", "anthropic_api_key"), ("sampling", "salt")),
        *(("langfuse", "public_key"), ("langfuse", "secret_key"), ("kafka", "sasl_password")),
    ],
)
@pytest.mark.parametrize("value", ["", " ", "sk-hunter2\nx", "sk-hunter2\x07", "sk-hunter2ñ"])
def test_a_secret_that_cannot_be_sent_is_refused_by_its_key(
    section: str, key: str, value: str, tmp_path: Path
) -> None:
    """An HTTP header is one line of ASCII; a password or salt may hold any letter."""
    file = tmp_path / "sidecar.yaml"
    file.write_text(yaml.safe_dump({section: {key: value}}))
    if value.endswith("ñ") and key in {"salt", "sasl_password"}:
        load(file, {})
        return
    with pytest.raises(BadConfiguration, match=rf"{section}\.{key}") as caught:
        load(file, {})
    assert "hunter2" not in str(caught.value)


def test_a_secret_of_the_environment_is_taken_as_it_stands() -> None:
    """A password may begin like a list; only lists and mappings are read as YAML."""
    for value in ("[s3cret", "{s3: cret}", "[a, b]"):
        token = load(None, {"JUDGE_SIDECAR__ADMIN__TOKEN": value}).admin.token
        assert token is not None
        assert token.get_secret_value() == value


_NO_URLS = (
    *("http://h:abc", "http://[bad", "http://h:99999", "http://h .com/", "http://h:0"),
    *("http://h/ü?x=\x01y", "http://", "http:///v1", "h:8000", "http://user:sEcReT@h"),
    *("ftp://user:sEcReT@h", "user:sEcReT@h", "http://h/?key=sEcReT y", "http://a:sEcReT/x@h"),
    "http://h/v1#part",
)


@pytest.mark.parametrize("url", _NO_URLS)
@pytest.mark.parametrize("section", ["judging", "langfuse"])
def test_what_is_no_endpoint_is_refused_at_load_and_no_password_shown(
    section: str, url: str, tmp_path: Path
) -> None:
    """One rule for every URL; the client would only find out with the first request."""
    keys = {"public_key": "a", "secret_key": "b"} if section == "langfuse" else {}
    text = yaml.safe_dump({section: {"base_url": url, **keys}})
    (problem,) = _problems(text, tmp_path)
    assert f"{section}.base_url: got " in problem
    assert "sEcReT" not in problem


def test_a_good_endpoint_keeps_its_path_and_query() -> None:
    """Azure's endpoints carry a version in the query."""
    for url in ("https://h/openai/deployments/x?api-version=1", "http://[::1]:8000/v1"):
        assert load(None, {"JUDGE_BASE_URL": url}).judging.base_url == url
    assert load(None, {"JUDGE_BASE_URL": "http://h/v1/"}).judging.base_url == "http://h/v1"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        *(
            (f"kafka: {{bootstrap: '{b}'}}\n", "kafka.bootstrap")
            for b in (
                *("", "h", "h:", ":9092", "h:0", "h:70000", "h:x", "a:1,", "a:1,b", "a b:1"),
                *("http://h:9092", "::1:9092", "[::1]", "[bad]:1"),
            )
        ),
        ("kafka: {topics: [{name: 'a b'}]}\n", "kafka.topics.0.name"),
        (f"kafka: {{topics: [{{name: {'a' * 250}}}]}}\n", "kafka.topics.0.name"),
        ("kafka: {topics: [{name: '..'}]}\n", "kafka.topics.0.name"),
        ("relay: {traces_topic: 'a/b'}\n", "relay.traces_topic"),
        ("kafka: {session: 999ms}\n", "kafka.session"),
        ("otlp: {http: {port: 5000}, grpc: {port: 5000}}\n", "otlp.grpc.port: got 5000"),
        ("admin: {port: 4318}\n", ":1: admin.port: got 4318: otlp.http.port"),
        ("admin: {host: ''}\n", "admin.host"),
        ("otlp: {http: {host: 'a b'}}\n", "otlp.http.host"),
        ("admin: {port: true}\n", "admin.port: got True"),
        ("kafka: {max_gap: yes}\n", "kafka.max_gap"),
        ("sampling: {rate: true}\n", "sampling.rate"),
        ("judging: {sample: {a: true}}\n", "judging.sample.a"),
        ("judging: {model: ''}\n", "judging.model"),
        ("judging: {concurrency: 1025}\n", "judging.concurrency"),
        ("limits: {queue: 100001}\n", "limits.queue"),
        ("redaction: {workers: 65}\n", "redaction.workers"),
        ("ledger: {path: /dev/null}\n", "ledger.path"),
        ("dead_letters: {path: /dev/null}\n", "dead_letters.path"),
        ("kafka: {ssl_ca_file: sidecar.yaml}\n", "holds no PEM certificate"),
    ],
)
def test_what_could_not_run_is_refused_at_load(text: str, key: str, tmp_path: Path) -> None:
    """Told by its key, before a client, a server or a disk tells it in other words."""
    problems = _problems(text, tmp_path)
    assert any(key in problem for problem in problems), problems


@pytest.mark.parametrize("good", ["a:1", "a.b-c:9092,10.0.0.1:9093", "[::1]:9092"])
def test_a_list_of_brokers_is_taken(good: str, tmp_path: Path) -> None:
    """Names, addresses, and IPv6 in brackets."""
    file = tmp_path / "sidecar.yaml"
    file.write_text(f"kafka: {{bootstrap: '{good}'}}\n")
    assert load(file, {}).kafka.bootstrap == good


def test_a_revision_alone_is_part_of_the_judge_too() -> None:
    """A new digest under the old name is another judge version."""
    config = load(None, {"JUDGE_SIDECAR__JUDGING__REVISION": "sha256:1"})
    policies = pointed(config, load_policies(ROOT / "policies"))
    assert {judge.revision for judge in policies.judges} == {"sha256:1"}


def _leaves(model: type[BaseModel], at: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for name, field in model.model_fields.items():
        inner = section_in(field.annotation)
        yield from _leaves(inner, (*at, name)) if inner else [(*at, name)]


def test_every_setting_is_read_somewhere() -> None:
    """A key that is accepted and then ignored promises what does not happen."""
    root = Path(sidecar.__file__).parent
    read = {
        name
        for part in ("app", "cli")
        for file in (root / part).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
        for name in [node.attr]
    }
    ignored = [".".join(leaf) for leaf in _leaves(Config) if leaf[-1] not in read]
    assert ignored == []
