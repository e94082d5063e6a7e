"""Reading the tree: environment over file over defaults, refused whole when it is wrong.

Order, strongest first: `JUDGE_SIDECAR__SECTION__KEY`, the ecosystem's own names
(`LANGFUSE_*`, `KAFKA_BOOTSTRAP_SERVERS`, `OPENAI_API_KEY`, `ANTHROPIC_API_KEY`, `JUDGE_*`), the
file, defaults.
Secrets may also come from files: `KEY_file: path`. All problems are reported at once, each
with its key, value and mend; secrets' values are never shown.
"""

from __future__ import annotations

import copy
import difflib
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

import yaml
from pydantic import BaseModel, ValidationError

from sidecar.config.outside import Problem, outside
from sidecar.config.tree import Config, Section
from sidecar.domain.addresses import shown
from sidecar.domain.errors import BadConfiguration
from sidecar.policy.documents import Document, read

PREFIX = "JUDGE_SIDECAR__"

ALIASES: tuple[tuple[str, tuple[str, str]], ...] = (
    ("LANGFUSE_HOST", ("langfuse", "base_url")),
    ("LANGFUSE_BASE_URL", ("langfuse", "base_url")),
    ("LANGFUSE_PUBLIC_KEY", ("langfuse", "public_key")),
    ("LANGFUSE_SECRET_KEY", ("langfuse", "secret_key")),
    ("KAFKA_BOOTSTRAP_SERVERS", ("kafka", "bootstrap")),
    ("OPENAI_API_KEY", ("judging", "api_key")),
    ("JUDGE_API_KEY", ("judging", "api_key")),
    ("ANTHROPIC_API_KEY", ("judging", "anthropic_api_key")),
    ("JUDGE_API_KEY", ("judging", "anthropic_api_key")),
    ("JUDGE_BASE_URL", ("judging", "base_url")),
    ("JUDGE_MODEL", ("judging", "model")),
)
"""The ecosystem's names; a later line wins over an earlier one for the same key."""

Tree = dict[str, Any]


def load(path: Path | None, environ: Mapping[str, str] | None = None) -> Config:
    """Read `path` (None: no file), overlay the environment, validate whole.

    Relative paths in the file are relative to the file. Raises BadConfiguration with one
    line a problem, `FILE:LINE: key: what; mend` where the file holds the key.
    """
    environ = os.environ if environ is None else environ
    base = path.parent if path else Path()
    document = _read(path) if path else Document("", {})
    tree = copy.deepcopy(document.data)
    problems: list[Problem] = []
    _resolve(tree, Config, base, (), problems)
    tree.setdefault("judging", {})
    if isinstance(tree["judging"], dict):
        tree["judging"].setdefault("policies", str(base / "policies"))
    for name, (section, key) in ALIASES:
        if environ.get(name):
            _put(tree, (section, key), environ[name])
    for name, value in sorted(environ.items()):
        if name.startswith(PREFIX):
            keys = tuple(part.lower() for part in name.removeprefix(PREFIX).split("__"))
            _put(tree, keys, _from_environment(name, keys, value, problems))
    _resolve(tree, Config, Path(), (), problems)
    config: Config | None = None
    try:
        config = Config.model_validate(tree)
    except ValidationError as error:
        problems += [_sentence(dict(item)) for item in error.errors(include_url=False)]
    if config is not None:
        problems += outside(config)
    if problems or config is None:
        raise BadConfiguration(tuple(_placed(problem, path, document) for problem in problems))
    return config


def _placed(problem: Problem, path: Path | None, document: Document) -> str:
    where, sentence = problem
    key = ".".join(where)
    text = f"{key}: {sentence}" if key else sentence
    if path is None:
        return f"the environment: {text}"
    at = tuple(int(part) if part.isdecimal() else part for part in where)
    return f"{path}:{document.line(at)}: {text}" if at[:1] else f"{path}: {text}"


def _read(path: Path) -> Document:
    document, problems = read(path, str(path))
    if document is None and path.is_file() and not path.read_bytes().strip(b" \t\r\n-"):
        return Document(str(path), {})  # an empty file asks for the defaults
    if document is None or problems:
        raise BadConfiguration(tuple(map(str, problems)))
    return document


def _put(tree: Tree, keys: tuple[str, ...], value: object) -> None:
    for key in keys[:-1]:
        inner = tree.get(key)
        if not isinstance(inner, dict):
            inner = tree[key] = {}
        tree = inner
    tree[keys[-1]] = value


def _from_environment(
    name: str, keys: tuple[str, ...], value: str, problems: list[Problem]
) -> object:
    if _is_text(keys) or not value.lstrip().startswith(("[", "{")):
        return value
    try:
        return yaml.safe_load(value)
    except yaml.YAMLError:
        problems.append(((), f"{name}: a list or mapping must be YAML or JSON"))
        return value


def _resolve(
    tree: Tree, model: type[Section], base: Path, at: tuple[str, ...], problems: list[Problem]
) -> None:
    """Join relative paths to `base` and replace `KEY_file` of a secret KEY by its content."""
    for key, field in model.model_fields.items():
        value = tree.get(key)
        inner = field.annotation
        section = section_in(inner)
        if section is not None:
            if isinstance(value, dict):
                _resolve(value, section, base, (*at, key), problems)
        elif "Path" in str(inner):
            if isinstance(value, str):
                tree[key] = str(base / value)
        elif "SecretStr" in str(inner) and isinstance(tree.get(f"{key}_file"), str):
            file = base / tree.pop(f"{key}_file")
            try:
                tree[key] = _secret_of(file)
            except ValueError as error:
                tree.pop(key, None)
                problems.append(((*at, f"{key}_file"), f"{file} {error}"))


def _secret_of(file: Path) -> str:
    """Read a secret; raises ValueError, without the content, for what holds none."""
    try:
        text = file.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError:
        raise ValueError("cannot be read: not UTF-8 text") from None
    except OSError as error:
        raise ValueError(f"cannot be read: {error.strerror}") from error
    if not text:
        raise ValueError("is empty; write the secret into it, or leave the key out")
    return text


def _sentence(error: Mapping[str, Any]) -> Problem:
    location = tuple(str(part) for part in error["loc"])
    message = str(error["msg"]).removeprefix("Value error, ")
    if error["type"] == "extra_forbidden":
        return location, f"unknown key{_suggestion(location)}"
    if error["type"] == "missing":
        return location, "required, but not set"
    value = error.get("input")
    if not location or _is_secret(location) or isinstance(value, (dict, list, BaseModel)):
        return location, message
    if isinstance(value, str):
        value = shown(value)
    return location, f"got {value!r}: {message}"


def _section_of(location: tuple[str, ...]) -> type[Section] | None:
    """The section that holds a key; the items of a list are sections too."""
    model: type[Section] = Config
    for part in location[:-1]:
        if part.isdecimal():
            continue
        field = model.model_fields.get(part)
        inner = section_in(field.annotation) if field is not None else None
        if inner is None:
            return None
        model = inner
    return model


def section_in(annotation: Any) -> type[Section] | None:
    """The section in a field's type: itself, an optional one, or a list's item."""
    if isinstance(annotation, type) and issubclass(annotation, Section):
        return annotation
    found = (section_in(inner) for inner in get_args(annotation))
    return next((section for section in found if section is not None), None)


def _suggestion(location: tuple[str, ...]) -> str:
    section = _section_of(location)
    if section is None:
        return ""
    names = list(section.model_fields)
    close = difflib.get_close_matches(location[-1], names, n=1)
    return f"; did you mean {close[0]}?" if close else f"; known: {', '.join(names)}"


def _is_secret(location: tuple[str, ...]) -> bool:
    return "SecretStr" in _annotation(location)


def _is_text(location: tuple[str, ...]) -> bool:
    """Whether a value is taken as it stands, also where it looks like a list or mapping."""
    wanted = _annotation(location)
    section = _section_of((*location, "")) is not None
    return bool(wanted) and not section and not re.search(r"tuple\[|dict\[", wanted)


def _annotation(location: tuple[str, ...]) -> str:
    section = _section_of(location)
    field = section.model_fields.get(location[-1]) if section and location else None
    return "" if field is None else str(field.annotation)
