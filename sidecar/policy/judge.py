"""A judge's policy: which model, pinned how, asked how, at what price."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from sidecar.domain.addresses import http_url
from sidecar.policy.canonical import canonical
from sidecar.policy.match import Frozen

_UNITS = {"ms": 0.001, "s": 1.0, "m": 60.0, "h": 3600.0}

Scalar = str | int | float | bool


def _seconds(value: object) -> object:
    if isinstance(value, str):
        match = re.fullmatch(r"(\d+(?:\.\d+)?)\s*(ms|s|m|h)", value.strip())
        if match is None:
            raise ValueError("expected a duration such as 30s, 2m or 250ms")
        return float(match[1]) * _UNITS[match[2]]
    return value


def _extra(value: object) -> object:
    return tuple(sorted(value.items())) if isinstance(value, dict) else value


Seconds = Annotated[
    float, BeforeValidator(_seconds, json_schema_input_type=float | str), Field(gt=0)
]
Url = Annotated[str, AfterValidator(http_url)]


class Decoding(Frozen):
    """What is sent with each question; null leaves a parameter out.

    Reasoning models answer 400 to temperature, and some to top_p: nothing is left out by
    itself, since another decoding is another judge version.
    """

    temperature: float | None = Field(0.0, ge=0, le=2)
    top_p: float | None = Field(1.0, gt=0, le=1)
    seed: int | None = 7
    max_tokens: int = Field(700, ge=16, le=65_536)
    tokens_field: Literal["max_tokens", "max_completion_tokens"] = "max_tokens"
    structured_output: Literal["json_schema", "json_object", "tool", "none"] = "json_schema"
    """`json_object` of OpenAI's protocol alone, `tool` (a forced one) of Anthropic's alone."""
    grammar: bool = False
    """The server decodes by grammar (llama.cpp): send the schema in which only coherent
    verdicts can be written. Providers that parse the schema themselves may refuse it."""
    extra: Annotated[
        tuple[tuple[str, Scalar], ...],
        BeforeValidator(_extra, json_schema_input_type=dict[str, Scalar]),
    ] = ()
    """Further body parameters (`cache_prompt: false`), sent as they are."""


class Prices(Frozen):
    """Dollars for a million tokens."""

    input: float = Field(0.0, ge=0)
    output: float = Field(0.0, ge=0)

    def dollars(self, input_tokens: int, output_tokens: int) -> float:
        """Return what a call cost."""
        return (input_tokens * self.input + output_tokens * self.output) / 1_000_000


class JudgeLimits(Frozen):
    """How hard a judge is asked; seconds unless said otherwise."""

    timeout: Seconds = 30.0
    """One call, from the connection to the last byte of the answer."""
    attempts: int = Field(4, ge=1, le=10)
    concurrency: int = Field(8, ge=1, le=256)
    rpm: int | None = Field(None, ge=1)
    """Calls a minute, evenly spaced; None for no limit of ours."""
    deadline: Seconds = 120.0
    """No retry starts later than this after a question's first try."""
    breaker_failures: int = Field(5, ge=1)
    breaker_cool_down: Seconds = 15.0
    max_outage: Seconds = 300.0
    """Questions wait this long for a judge that is away; then `judge_unavailable`."""


class Pin(Frozen):
    """What a provider was seen to take: one file NAME.pin.json, which `judge pin` writes.

    The first five fields are what was asked; a pin holds for no other question.
    """

    provider: str
    model: str
    revision: str
    answers_as: str
    wanted: Decoding
    decoding: Decoding
    """What is sent: `wanted` without what was refused."""
    refused: tuple[str, ...] = ()
    model_answered: str
    fingerprint: str | None = None
    """What the provider says of its configuration, where it says anything; it may change."""
    constrained: bool
    """The answer was bare JSON of the schema: decoding is constrained, or the model obeys."""
    pinned_at: str
    """UTC, ISO 8601."""


class JudgePolicy(Frozen):
    """One file of policies/judges; its name is the file's."""

    name: str = Field(pattern=r"^[a-z][a-z0-9_-]{0,39}$")
    provider: Literal["openai_compatible", "anthropic"] = "openai_compatible"
    model: str = Field(min_length=1, max_length=200)
    revision: str = Field("", max_length=200)
    """What the name stands for: a digest, a commit, a dated name; the model's name if empty."""
    answers_as: str = Field("", max_length=200)
    """The name the endpoint answers with, where that is not `model` (Azure deployments)."""
    base_url: Url
    decoding: Decoding = Decoding()
    evidence_cap: int = Field(24_000, ge=200, le=1_000_000)
    """Characters of evidence shown in one question."""
    prices: Prices = Prices()
    limits: JudgeLimits = JudgeLimits()
    pin: Pin | None = None
    """Not written in the file: `load` puts it here, and the pin's decoding into `decoding`."""

    @model_validator(mode="before")
    @classmethod
    def _anthropic_defaults(cls, data: Any) -> Any:
        """There is no seed there, and since generation 4.5 no top_p beside a temperature."""
        if not isinstance(data, dict) or data.get("provider") != "anthropic":
            return data
        decoding = data.get("decoding", {})
        if not isinstance(decoding, dict):
            return data
        return {**data, "decoding": {"seed": None, "top_p": None, **decoding}}

    @model_validator(mode="after")
    def _fits_its_provider(self) -> JudgePolicy:
        decoding = self.decoding
        if self.provider == "anthropic":
            if decoding.seed is not None:
                raise ValueError("decoding.seed: Anthropic takes none; leave it out")
            if decoding.tokens_field != "max_tokens" or decoding.grammar:
                raise ValueError("decoding: tokens_field and grammar are not Anthropic's")
            if decoding.structured_output == "json_object":
                raise ValueError("decoding.structured_output: json_schema, tool or none")
        elif decoding.structured_output == "tool":
            raise ValueError("decoding.structured_output: json_schema, json_object or none")
        return self

    @property
    def wanted(self) -> Decoding:
        """The decoding as the file says it, before the pin."""
        return self.pin.wanted if self.pin else self.decoding

    def unlike(self, pin: Pin) -> tuple[str, ...]:
        """Return the fields in which a pin was made for another judge; empty when it holds."""
        asked = {name: getattr(self, name) for name in ("provider", "model", "revision")}
        asked |= {"answers_as": self.answers_as, "decoding": self.wanted}
        made = {name: getattr(pin, name) for name in ("provider", "model", "revision")}
        made |= {"answers_as": pin.answers_as, "decoding": pin.wanted}
        return tuple(name for name, value in asked.items() if made[name] != value)

    def pinned(self, pin: Pin) -> JudgePolicy:
        """Return this policy with the decoding that the provider was seen to take."""
        return self.model_copy(update={"decoding": pin.decoding, "pin": pin})

    @property
    def expected_model(self) -> str:
        """The model name an answer must carry."""
        return self.answers_as or self.model

    @property
    def pinned_revision(self) -> str:
        """What judge_version hashes as the model's revision."""
        return self.revision or self.model

    @property
    def decoding_json(self) -> str:
        """The decoding as canonical JSON, for the record on each score."""
        return canonical(self.decoding_parameters())

    def decoding_parameters(self) -> dict[str, Any]:
        """Return what is sent, without the parameters that are left out."""
        parameters: dict[str, Any] = self.decoding.model_dump(mode="json", exclude_none=True)
        parameters["extra"] = dict(self.decoding.extra)
        return parameters

    def with_endpoint(
        self,
        *,
        base_url: str | None = None,
        model: str | None = None,
        revision: str | None = None,
    ) -> JudgePolicy:
        """Return this policy for another endpoint, or another model there.

        Another model is another judge: the revision and the expected answer of the old one
        do not hold for it, so they are dropped unless a new revision is given; and so is what
        the old one was seen to take.
        """
        change: dict[str, Any] = {}
        if base_url is not None:
            change["base_url"] = base_url
        if model is not None and model != self.model:
            change |= {"model": model, "revision": "", "answers_as": ""}
        if revision is not None:
            change["revision"] = revision
        if change.keys() & {"model", "revision"}:
            change |= {"pin": None, "decoding": self.wanted.model_dump()}
        return JudgePolicy.model_validate(self.model_dump() | change)
