"""The frozen tree of settings: every key of sidecar.yaml, its type and its default."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    SecretStr,
    ValidationInfo,
    field_validator,
    model_validator,
)

from sidecar.domain import addresses

_UNITS = {"ms": 0.001, "s": 1.0, "m": 60.0, "h": 3600.0, "d": 86400.0}
_SIZES = {"": 1, "k": 1024, "m": 1024**2, "g": 1024**3}


def _seconds(value: object) -> object:
    if isinstance(value, str):
        match = re.fullmatch(r"(\d+(?:\.\d+)?)\s*(ms|s|m|h|d)", value.strip())
        if match is None:
            raise ValueError("expected a duration such as 10s, 5m or 250ms")
        return float(match[1]) * _UNITS[match[2]]
    return value


def _bytes(value: object) -> object:
    if isinstance(value, str):
        match = re.fullmatch(r"(\d+)\s*([kmg]?)i?b?", value.strip().lower())
        if match is None:
            raise ValueError("expected a size such as 16MiB or 1048576")
        return int(match[1]) * _SIZES[match[2]]
    return value


def _number(value: object) -> object:
    if isinstance(value, bool):
        raise ValueError("expected a number, not true or false")  # noqa: TRY004 - pydantic's word
    return value


def _text_secret(value: SecretStr) -> SecretStr:
    text = value.get_secret_value()
    if not text.strip():
        raise ValueError("is empty; set it, or leave the key out")
    if not text.isprintable():
        raise ValueError("holds a line end or a control character; set the secret alone")
    return value


def _header_secret(value: SecretStr) -> SecretStr:
    text = _text_secret(value).get_secret_value().strip()
    if not text.isascii():
        raise ValueError("holds characters beyond ASCII, which no HTTP header carries")
    return SecretStr(text)


Seconds = Annotated[float, BeforeValidator(_seconds), Field(gt=0)]
Size = Annotated[int, BeforeValidator(_bytes), Field(gt=0)]
Url = Annotated[str, AfterValidator(addresses.http_url)]
Host = Annotated[str, AfterValidator(addresses.host)]
Port = Annotated[int, Field(ge=0, le=65535)]
Share = Annotated[float, BeforeValidator(_number), Field(gt=0, le=1)]
TopicName = Annotated[str, AfterValidator(addresses.topic)]
Secret = Annotated[SecretStr, AfterValidator(_text_secret)]
"""Never empty: an empty secret would be no secret, silently."""
HeaderSecret = Annotated[SecretStr, AfterValidator(_header_secret)]
"""A secret that travels in an HTTP header; blanks around it are not part of it."""


class Section(BaseModel):
    """A part of the tree: unknown keys are errors, values never change."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, hide_input_in_errors=True, allow_inf_nan=False
    )

    @field_validator("*", mode="before")
    @classmethod
    def _no_truth_as_number(cls, value: object, info: ValidationInfo) -> object:
        """YAML's `yes` is True, and pydantic takes True for 1."""
        field = cls.model_fields.get(info.field_name or "")
        return value if field is None or field.annotation is bool else _number(value)


class Topic(Section):
    """A Kafka topic and what its messages are (no header tells the encoding)."""

    name: TopicName
    signal: Literal["traces", "logs"] = "traces"
    encoding: Literal["otlp_proto", "otlp_json"] = "otlp_proto"


class Kafka(Section):
    """Kafka in. Without `bootstrap` nothing is consumed."""

    bootstrap: Annotated[str, AfterValidator(addresses.bootstrap)] | None = None
    group: str = Field("judge-sidecar", min_length=1)
    topics: tuple[Topic, ...] = Field((Topic(name="otlp_spans"),), min_length=1)
    security_protocol: Literal["PLAINTEXT", "SSL", "SASL_PLAINTEXT", "SASL_SSL"] = "PLAINTEXT"
    sasl_mechanism: Literal["PLAIN", "SCRAM-SHA-256", "SCRAM-SHA-512"] | None = None
    sasl_username: str | None = Field(None, min_length=1)
    sasl_password: Secret | None = None
    ssl_ca_file: Path | None = None
    commit_interval: Seconds = 2.0
    session: Annotated[Seconds, Field(ge=1)] = 30.0
    """Silence after which the group gives our partitions to others."""
    max_gap: int = Field(100_000, ge=1)
    """Finished offsets held back by an unfinished one before its partition pauses."""

    @model_validator(mode="after")
    def _consistent(self) -> Kafka:
        names = [topic.name for topic in self.topics]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise ValueError(f"topics: {twice!r} stands twice; a topic has one encoding")
        sasl = self.security_protocol.startswith("SASL_")
        if sasl and not (
            self.sasl_mechanism and self.sasl_username and self.sasl_password is not None
        ):
            raise ValueError(
                f"security_protocol {self.security_protocol} needs sasl_mechanism, "
                "sasl_username and sasl_password"
            )
        return self


class Certificates(Section):
    """TLS for a receiver: PEM files, read again when they change. Plain text without `cert`."""

    cert: Path | None = None
    key: Path | None = None
    client_ca: Path | None = None
    """Whose certificates senders must show; any sender may come without it."""

    @model_validator(mode="after")
    def _whole(self) -> Certificates:
        if (self.cert is None) != (self.key is None):
            raise ValueError("cert and key belong together; set both")
        if self.client_ca is not None and self.cert is None:
            raise ValueError("client_ca needs cert and key")
        return self


class OtlpHttp(Section):
    """OTLP over HTTP; localhost unless told otherwise."""

    enabled: bool = True
    host: Host = "127.0.0.1"
    port: Port = 4318
    max_body: Size = 16 * 1024**2
    """Counted after decompression."""
    token: HeaderSecret | None = None
    tls: Certificates = Certificates()


class OtlpGrpc(Section):
    """OTLP over gRPC; localhost unless told otherwise."""

    enabled: bool = True
    host: Host = "127.0.0.1"
    port: Port = 4317
    max_body: Size = 16 * 1024**2
    """Counted after decompression."""
    token: HeaderSecret | None = None
    tls: Certificates = Certificates()


class Otlp(Section):
    """OTLP in."""

    http: OtlpHttp = OtlpHttp()
    grpc: OtlpGrpc = OtlpGrpc()


class Relay(Section):
    """The `relay` verb: OTLP and unkeyed topics in, topics keyed by trace id out.

    It speaks to the cluster of `kafka`; `otlp` says what else it receives.
    """

    inputs: tuple[Topic, ...] = ()
    """Topics whose messages may mix traces; none for OTLP alone."""
    group: str = Field("judge-sidecar-relay", min_length=1)
    traces_topic: TopicName | None = None
    logs_topic: TopicName | None = None
    """Without it log records are refused."""
    max_message: Size = 1_000_000
    """Bytes before compression; below the topics' max.message.bytes, which counts more."""
    compression: Literal["none", "gzip", "lz4", "zstd"] = "lz4"
    buffer: Size = 32 * 1024**2
    """Bytes received and not yet acknowledged by the brokers."""
    timeout: Seconds = 5.0
    """What an OTLP sender waits for the brokers at most; exporters give up after 10 s."""


class BudgetSettings(Section):
    """Limits of this deployment's process, each in place of the policy's own."""

    judged_per_minute: float | None = Field(None, gt=0, allow_inf_nan=False)
    dollars_per_day: float | None = Field(None, gt=0, allow_inf_nan=False)


class SamplingSettings(Section):
    """Overrides of policies/sampling.yaml for this deployment."""

    rate: Share | None = None
    """Replaces the policy's default rate."""
    salt: Secret | None = None
    """The same in all replicas; spans without a W3C threshold are drawn on its hash."""
    budget: BudgetSettings = BudgetSettings()


class Assembly(Section):
    """When a trace is complete, and how much may be open."""

    quiet: Seconds = 10.0
    idle: Seconds = 60.0
    deadline: Seconds = 600.0
    late_window: Seconds = 600.0
    max_traces: int = Field(50_000, ge=1)
    max_bytes: Size = 512 * 1024**2
    unit: Literal["auto", "trace", "turn"] = "auto"
    final: Final | None = None

    @model_validator(mode="after")
    def _in_order(self) -> Assembly:
        if not self.quiet <= self.idle <= self.deadline:
            raise ValueError("expected quiet <= idle <= deadline")
        return self


class Final(Section):
    """Which span is the final generation, where the agents' owners know: globs, all must hold."""

    name: str | None = None
    agent: str | None = None
    prompt_name: str | None = None


class RedactionSettings(Section):
    """Redaction workers; what is masked, and in what time, stands in policies/redaction.yaml."""

    workers: int = Field(2, ge=1, le=64)


class Judging(Section):
    """Which criteria are judged here, and by what endpoint."""

    policies: Path = Path("policies")
    criteria: tuple[str, ...] | None = None
    """Ids to use; all that the policies hold when left out."""
    sample: dict[str, Share] = {}
    """Share of the sampled units a criterion judges, nested in the trace's own draw."""
    base_url: Url | None = None
    model: str | None = Field(None, min_length=1, max_length=200)
    revision: str | None = Field(None, max_length=200)
    """What the model's name stands for (a digest, a commit); part of judge_version."""
    api_key: HeaderSecret | None = None
    """Sent to judges of `provider: openai_compatible`, and to no other."""
    anthropic_api_key: HeaderSecret | None = None
    """Sent to judges of `provider: anthropic`, and to no other."""
    concurrency: int = Field(16, ge=1, le=1024)
    """Units in work at once."""
    paused: bool = False


class Langfuse(Section):
    """Where scores go. Without `base_url` they stay in the ledger."""

    base_url: Url | None = None
    public_key: HeaderSecret | None = None
    secret_key: HeaderSecret | None = None
    timeout: Seconds = 20.0

    @model_validator(mode="after")
    def _whole(self) -> Langfuse:
        if self.base_url and (self.public_key is None or self.secret_key is None):
            raise ValueError(
                "base_url is set, so public_key and secret_key are needed "
                "(LANGFUSE_PUBLIC_KEY, LANGFUSE_SECRET_KEY)"
            )
        return self


class LedgerSettings(Section):
    """The SQLite file; in memory when no path is given (scores are then not durable)."""

    path: Path | None = None
    retention: Seconds = 30 * 86400.0


class DeadLetterSettings(Section):
    """Coordinates and hashes of unreadable bytes."""

    path: Path | None = None


class Admin(Section):
    """Metrics, health and the status page."""

    host: Host = "127.0.0.1"
    port: Port = 9464
    token: HeaderSecret | None = None


class Limits(Section):
    """Bounds of the whole process."""

    drain: Seconds = 20.0
    queue: int = Field(256, ge=1, le=100_000)
    """Complete traces that wait for a worker."""


class Log(Section):
    """How the process speaks of itself."""

    level: Literal["debug", "info", "warning", "error"] = "info"
    format: Literal["auto", "json", "console"] = "auto"


class Metrics(Section):
    """What /metrics says."""

    log: Log = Log()


class Review(Section):
    """The review loop (one replica only); nothing to set yet."""


class Config(Section):
    """The whole tree."""

    kafka: Kafka = Kafka()
    otlp: Otlp = Otlp()
    relay: Relay = Relay()
    sampling: SamplingSettings = SamplingSettings()
    assembly: Assembly = Assembly()
    redaction: RedactionSettings = RedactionSettings()
    judging: Judging = Judging()
    langfuse: Langfuse = Langfuse()
    ledger: LedgerSettings = LedgerSettings()
    dead_letters: DeadLetterSettings = DeadLetterSettings()
    review: Review = Review()
    metrics: Metrics = Metrics()
    admin: Admin = Admin()
    limits: Limits = Limits()

    @model_validator(mode="after")
    def _some_source(self) -> Config:
        otlp = self.otlp.http.enabled or self.otlp.grpc.enabled
        if self.kafka.bootstrap is None and not otlp:
            raise ValueError(
                "no source: set kafka.bootstrap, otlp.http.enabled: true or otlp.grpc.enabled: true"
            )
        return self
