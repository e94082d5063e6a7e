"""Configuration is refused whole, by key, at start."""

from __future__ import annotations

from pathlib import Path

import pytest

from sidecar.config import Config, load
from sidecar.domain.errors import BadConfiguration


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
