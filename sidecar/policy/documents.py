"""YAML with line numbers, so that a problem names the line it stands on."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

Key = tuple[str | int, ...]

MAX_BYTES = 256 * 1024
"""A policy is read by people; anything longer is another file by mistake."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing a person must mend in a policy file."""

    file: str
    line: int
    message: str
    mend: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}; {self.mend}"


@dataclass(frozen=True, slots=True)
class Document:
    """A read file: its values, and the line of each key."""

    file: str
    data: dict[str, Any]
    lines: dict[Key, int] = field(default_factory=dict)

    def line(self, key: Key) -> int:
        """Return the line of `key`, or of its nearest ancestor that stands in the file.

        Parts that are no key of the file (pydantic names a union's branch) are left out.
        """
        found: Key = ()
        for part in key:
            if (*found, part) in self.lines:
                found = (*found, part)
        return self.lines.get(found, 1)


def read(path: Path, file: str) -> tuple[Document | None, list[Problem]]:
    """Read one YAML mapping; `file` names it in problems."""

    def refuse(message: str, mend: str, line: int = 1) -> tuple[None, list[Problem]]:
        return None, [Problem(file, line, message, mend)]

    try:
        raw = path.read_bytes()
    except OSError as error:
        return refuse(f"cannot be read ({error.strerror})", "see that it is there, and readable")
    if len(raw) > MAX_BYTES:
        return refuse(f"longer than {MAX_BYTES} bytes", "split or shorten it")
    try:
        node, data = _parsed(raw)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        return refuse(f"not YAML ({error.problem})", "mend it", mark.line + 1 if mark else 1)
    except (yaml.YAMLError, ValueError, RecursionError):
        return refuse("not plain YAML", "write UTF-8, no aliases (*name), little nesting")
    if not isinstance(data, dict) or not isinstance(node, yaml.MappingNode):
        return refuse("not a mapping", "write `key: value` lines")
    document = Document(file, data)
    return document, _index(node, (), document)


class _Plain(yaml.SafeLoader):
    """SafeLoader without aliases: one can unfold without bound, and hides a value's line."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            raise yaml.YAMLError("alias")
        return super().compose_node(parent, index)


def _parsed(raw: bytes) -> tuple[yaml.Node | None, Any]:
    loader = _Plain(raw)
    try:
        node = loader.get_single_node()
        return node, None if node is None else loader.construct_document(node)
    finally:
        loader.dispose()


def _index(node: yaml.Node, at: Key, document: Document) -> list[Problem]:
    """Note the line of every key under `node`; return the keys that stand twice."""
    problems: list[Problem] = []
    if isinstance(node, yaml.MappingNode):
        for key_node, value_node in node.value:
            key = (*at, str(key_node.value))
            line = key_node.start_mark.line + 1
            if key in document.lines:
                problems.append(
                    Problem(document.file, line, f"{_dotted(key)} stands twice", "keep one")
                )
            document.lines[key] = line
            problems += _index(value_node, key, document)
    elif isinstance(node, yaml.SequenceNode):
        for number, item in enumerate(node.value):
            key = (*at, number)
            document.lines[key] = item.start_mark.line + 1
            problems += _index(item, key, document)
    return problems


def _dotted(key: Key) -> str:
    return ".".join(str(part) for part in key)
