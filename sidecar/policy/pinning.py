"""Which model names stay what they are: a table by vendor, since no date rule tells.

`gpt-4-0613` is pinned without a year, `claude-opus-4-6` without a date, `gemini-2.5-flash`
and every Ollama tag are not, `mistral-small-2506` counts months, `command-a-03-2025` turns
them round, and a Hugging Face name floats with its branch.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sidecar.policy.judge import JudgePolicy

_DATE: Final = r"20\d\d-?[01]\d-?[0-3]\d"
_MONTH: Final = r"2[3-9](?:0[1-9]|1[0-2])"
"""Year and month in two digits each: 2411, 2506."""
_DIGEST: Final = re.compile(r"(sha256:)?[0-9a-f]{64}|(git:)?[0-9a-f]{40}|(md5:)?[0-9a-f]{32}")
_DATED: Final = re.compile(rf".*[-@_]{_DATE}([-:].*)?")


@dataclass(frozen=True, slots=True)
class Family:
    """Names that begin alike: when they are pinned, and how to pin one."""

    name: str
    names: re.Pattern[str]
    pinned: re.Pattern[str]
    mend: str


_NEVER: Final = re.compile(r"(?!)")

_VENDORS: Final = (
    Family(
        "open_weights",
        re.compile(r"(gpt-oss|gemma|llama|phi|smollm|olmo|granite)[-.\d].*"),
        _NEVER,
        "put the digest of the served weights or their repository's commit into revision",
    ),
    Family(
        "gpt",
        re.compile(r"(gpt-|chatgpt-|o\d).*"),
        re.compile(rf".*-{_DATE}|gpt-(4|3\.5-turbo)(-\w+)*-\d{{4}}"),
        "name the dated snapshot, such as gpt-4.1-mini-2025-04-14",
    ),
    Family(
        "claude",
        re.compile(r"claude-.*"),
        # Dateless names from generation 4.6 on name one model; older ones are moved.
        re.compile(
            rf".*[-@]{_DATE}"
            r"|claude-[a-z]+-(4-[6-9]|4-[1-9]\d|[5-9](-\d{1,2})?|\d\d(-\d{1,2})?)"
        ),
        "name the dated model, such as claude-haiku-4-5-20251001",
    ),
    Family(
        "gemini",
        re.compile(r"gemini-.*"),
        re.compile(r".*-(\d{3}|preview-\d\d-\d\d(-20\d\d)?|preview-\d\d-20\d\d)"),
        "name the numbered version, such as gemini-2.0-flash-001",
    ),
    Family(
        "mistral",
        re.compile(r"(open-)?(mistral|mixtral|ministral|magistral|codestral|devstral|pixtral).*"),
        re.compile(rf".*-{_MONTH}"),
        "name the version by its month, such as mistral-small-2506",
    ),
    Family(
        "grok",
        re.compile(r"grok-.*"),
        re.compile(r".*-[01]\d[0-3]\d"),
        "name the dated version, such as grok-4-0709",
    ),
    Family(
        "command",
        re.compile(r"(command|c4ai)-.*"),
        re.compile(r".*-[01]\d-20\d\d"),
        "name the version by its month, such as command-a-03-2025",
    ),
    Family(
        "deepseek",
        re.compile(r"deepseek-.*"),
        re.compile(r".*-[01]\d[0-3]\d"),
        "deepseek-chat and deepseek-reasoner move: take a host that names the version (-0324)",
    ),
    Family(
        "qwen",
        re.compile(r"(qwen|qwq|qvq).*-(max|plus|turbo|flash|long)(-.*)?"),
        re.compile(rf".*-{_DATE}|.*-[01]\d[0-3]\d"),
        "name the dated snapshot, such as qwen-plus-2025-07-28",
    ),
)
"""By the bare name, as a vendor's own endpoint or a gateway has it."""

_HOSTS: Final = (
    Family(
        "llama_cpp",
        re.compile(r".*\.gguf"),
        _NEVER,
        "put the SHA-256 of the GGUF file into revision: sha256:...",
    ),
    Family(
        "ollama",
        re.compile(r"[a-z0-9._/-]+:[a-z0-9._-]+"),
        _NEVER,
        "put the digest of `/api/tags` into revision: sha256:...",
    ),
    Family(
        "hugging_face",
        re.compile(r"[\w.-]+/[\w.-]+"),
        _NEVER,
        "put the repository's commit (40 hex digits) into revision",
    ),
)
"""By the whole name, as a server of open weights has it."""

_BEDROCK: Final = re.compile(
    r"(?:[a-z]{2,6}\.)?(?:ai21|amazon|anthropic|cohere|deepseek|meta|mistral|openai|qwen|writer)\."
    r"(?P<name>[^:]+?)(?P<version>-v\d+(?::\d+)?)?(?::\d+k)?"
)
"""`eu.anthropic.claude-haiku-4-5-20251001-v1:0`: an id with a version never moves."""

_FLOATING: Final = re.compile(r"(.*[-:@])?(latest|default|main|stable|current|auto)")
_AZURE: Final = re.compile(r"https?://[^/]*\.azure\.com(:\d+)?(/.*)?", re.IGNORECASE)

_LINEAGES: Final = (
    ("gpt", r"gpt|chatgpt|\bo[134]\b|davinci"),
    ("claude", r"claude|anthropic"),
    ("gemini", r"gemini|gemma|palm"),
    ("llama", r"llama"),
    ("mistral", r"mistral|mixtral|ministral|codestral"),
    ("qwen", r"qwen|qwq"),
    ("deepseek", r"deepseek"),
    ("phi", r"\bphi"),
    ("command", r"command-"),
    ("grok", r"grok"),
    ("nova", r"nova-"),
)


def floats(judge: JudgePolicy) -> str | None:
    """Return how to pin a judge whose name may come to mean another model, else None.

    A digest as `revision` pins any name; so does a dated name it must answer with.
    """
    model, revision = judge.model.lower(), judge.revision.lower()
    if _DIGEST.fullmatch(revision) or _answers_dated(judge):
        return None
    if _AZURE.fullmatch(judge.base_url) and not _DATED.fullmatch(model):
        return (
            "a deployment's name says nothing: write the dated model it answers with into "
            "answers_as, and set versionUpgradeOption: NoAutoUpgrade on it"
        )
    if _FLOATING.fullmatch(model):
        return "name one version; an alias moves when its vendor moves it"
    if hosted := _BEDROCK.fullmatch(model):
        return None if hosted["version"] else "name the id with its version, such as ...-v1:0"
    return _moved(model)


def _moved(model: str) -> str | None:
    # Gateways put the vendor first: openai/gpt-..., models/gemini-...
    bare = model.rsplit("/", 1)[-1]
    for family in _VENDORS:
        if family.names.fullmatch(bare) and ":" not in bare and not bare.endswith(".gguf"):
            pinned = family.pinned.fullmatch(bare) or _DATED.fullmatch(bare)
            return None if pinned else family.mend
    for family in _HOSTS:
        if family.names.fullmatch(model):
            return None if _DATED.fullmatch(bare) else family.mend
    if _DATED.fullmatch(model):
        return None
    return "put a digest of the model's file or its commit into revision: sha256:..."


def _answers_dated(judge: JudgePolicy) -> bool:
    """A deployment's name (Azure) says nothing; the dated name it must answer with does."""
    return bool(judge.answers_as) and _DATED.fullmatch(judge.answers_as.lower()) is not None


def lineage(model: str) -> str | None:
    """Return the family a model name belongs to, None where it cannot be told."""
    name = model.lower()
    return next((family for family, pattern in _LINEAGES if re.search(pattern, name)), None)
