"""What a code grader checks: one model a kind, told apart by `kind`."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import re2
from jsonschema import Draft202012Validator
from jsonschema.exceptions import SchemaError
from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from sidecar.policy.canonical import canonical
from sidecar.policy.match import Frozen


def _pattern(value: str) -> str:
    try:
        re2.compile(value)
    except re2.error as error:
        reason = error.args[0] if error.args else "syntax"
        if isinstance(reason, bytes):
            reason = reason.decode(errors="replace")
        raise ValueError(f"RE2 does not take this pattern ({reason})") from None
    return value


def _schema(value: object) -> object:
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except ValueError:
            raise ValueError("expected a JSON Schema, as a mapping or as JSON text") from None
    if not isinstance(value, dict):
        raise ValueError("expected a JSON Schema, as a mapping or as JSON text")  # noqa: TRY004
    try:
        Draft202012Validator.check_schema(value)
    except SchemaError as error:
        raise ValueError(f"not a JSON Schema of draft 2020-12 ({error.json_path})") from None
    text = canonical(value)
    if '"patternProperties"' in text:
        # jsonschema runs it through `re`, whose worst case is exponential in agents' text.
        raise ValueError("patternProperties is not supported; name the properties")
    return text


def _pairs(value: object) -> object:
    """A mapping of JSON values as sorted pairs of name and canonical JSON: hashable."""
    if not isinstance(value, dict):
        return value
    return tuple(sorted((str(key), canonical(item)) for key, item in value.items()))


Pattern = Annotated[str, Field(min_length=1, max_length=1000), AfterValidator(_pattern)]
"""A regular expression of RE2: linear in the text, whatever the text."""

Globs = Annotated[tuple[str, ...], Field(min_length=1)]


class NotEmpty(Frozen):
    """The answer holds a letter or a digit."""

    kind: Literal["not_empty"]
    accept_tool_calls: bool = False
    """An answer without text that calls a tool is not empty."""


class MinLength(Frozen):
    """The trimmed answer has at least `characters`."""

    kind: Literal["min_length"]
    characters: int = Field(ge=1)


class MaxLength(Frozen):
    """The trimmed answer has at most `characters`."""

    kind: Literal["max_length"]
    characters: int = Field(ge=1)


class Regex(Frozen):
    """The answer holds a match of `pattern`, or must not."""

    kind: Literal["regex"]
    pattern: Pattern
    must: Literal["match", "not_match"] = "match"
    ignore_case: bool = False


class UrlPresent(Frozen):
    """The answer holds a link (to one of `hosts`, globs), or a citation such as `[2]`."""

    kind: Literal["url_present"]
    hosts: tuple[str, ...] = ()
    accept_citation: bool = False


class JsonSchema(Frozen):
    """The answer is JSON (a code fence around it is removed) that fits the schema."""

    kind: Literal["json_schema"]
    schema_text: Annotated[
        str, BeforeValidator(_schema, json_schema_input_type=dict[str, Any] | str)
    ] = Field(alias="schema")


class ToolCalled(Frozen):
    """A tool among `tools` (globs) was called.

    With `when`, only for answers that match it: «an answer that promises a refund must come
    with a call of issue_refund»; any other answer ends as not applicable.
    """

    kind: Literal["tool_called"]
    tools: Globs
    when: Pattern | None = None
    ignore_case: bool = True


class ToolNotCalled(Frozen):
    """No tool among `tools` (globs) was called; `when` as for tool_called."""

    kind: Literal["tool_not_called"]
    tools: Globs
    when: Pattern | None = None
    ignore_case: bool = True


class ToolArguments(Frozen):
    """The last call of `tool` had these top-level arguments, equal as JSON values."""

    kind: Literal["tool_arguments"]
    tool: str = Field(min_length=1)
    equal: Annotated[
        tuple[tuple[str, str], ...],
        BeforeValidator(_pairs, json_schema_input_type=dict[str, Any]),
        Field(min_length=1),
    ]


class NoPii(Frozen):
    """The redactor masked nothing in the answer, or nothing of `entities` (globs)."""

    kind: Literal["no_pii"]
    entities: tuple[str, ...] = ("*",)
    min_score: float = Field(0.0, ge=0, le=1)


class Similarity(Frozen):
    """Dice's share of common words (as multisets, without case) lies in [minimum, maximum].

    Against `text`, or against the user's question (`to: question`): an answer that repeats
    the question has a high share.
    """

    kind: Literal["similarity"]
    to: Literal["text", "question"] = "text"
    text: str | None = Field(None, min_length=1)
    minimum: float = Field(0.0, ge=0, le=1)
    maximum: float = Field(1.0, ge=0, le=1)

    @model_validator(mode="after")
    def _whole(self) -> Similarity:
        if (self.to == "text") != (self.text is not None):
            raise ValueError("give `text` for `to: text`, and only then")
        if (self.minimum, self.maximum) == (0.0, 1.0) or self.minimum > self.maximum:
            raise ValueError("give `minimum`, `maximum` or both, minimum <= maximum")
        return self


Check = Annotated[
    NotEmpty
    | MinLength
    | MaxLength
    | Regex
    | UrlPresent
    | JsonSchema
    | ToolCalled
    | ToolNotCalled
    | ToolArguments
    | NoPii
    | Similarity,
    Field(discriminator="kind"),
]


def dumped(check: Any) -> dict[str, Any]:
    """Return a check as plain values, by the names a policy file uses."""
    dump: dict[str, Any] = check.model_dump(mode="json", by_alias=True)
    return dump
