"""JSON Schemas of the policy files, for editors; made from the models that validate them.

`python -m sidecar.policy.schema DIRECTORY` writes them anew. An editor with a YAML language
server finds its schema by the first line of a file:
`# yaml-language-server: $schema=../schema/criterion.schema.json`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel

from sidecar.policy.criterion import Criterion
from sidecar.policy.judge import JudgePolicy
from sidecar.policy.traffic import ReviewPolicy, SamplingPolicy

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"

_MODELS: Final[tuple[tuple[str, type[BaseModel], frozenset[str]], ...]] = (
    ("criterion", Criterion, frozenset()),
    ("judge", JudgePolicy, frozenset({"name", "pin"})),
    ("sampling", SamplingPolicy, frozenset()),
    ("review", ReviewPolicy, frozenset()),
)
"""Name, model, and the fields that do not stand in the file: `load` adds them."""


def schemas() -> Iterator[tuple[str, str]]:
    """Yield (file name, JSON text) of each schema; the same text on every machine."""
    for name, model, added in _MODELS:
        schema = model.model_json_schema(mode="validation")
        properties: dict[str, Any] = schema["properties"]
        for field in added:
            del properties[field]
        schema["required"] = [key for key in schema.get("required", ()) if key not in added]
        _prune(schema)
        text = json.dumps({"$schema": DRAFT, **schema}, indent=2, sort_keys=True)
        yield f"{name}.schema.json", text + "\n"


def _prune(schema: dict[str, Any]) -> None:
    """Drop definitions that nothing names any more."""
    definitions: dict[str, Any] = schema.get("$defs", {})
    while True:
        text = json.dumps(schema)
        unused = [name for name in definitions if f'"#/$defs/{name}"' not in text]
        if not unused:
            return
        for name in unused:
            del definitions[name]


def write(directory: Path) -> None:
    """Write all schemas into a folder, which is made. Raises OSError."""
    directory.mkdir(parents=True, exist_ok=True)
    for name, text in schemas():
        (directory / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("policies/schema"))
