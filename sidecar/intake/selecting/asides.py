"""Side calls: titles, summaries, tags, guardrails and checks that no user reads.

Told by kind first; else by a name (its own, its prompt's, its agent's, of a node above that
not all calls share); last by the form of the prompt, which is weak evidence.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum

from sidecar.domain.observations import Observation
from sidecar.intake.selecting.texts import (
    answer_text,
    is_side_json,
    is_verdict,
    normal,
    routes_to,
    words,
)
from sidecar.intake.selecting.tree import Tree


class Aside(StrEnum):
    """How a side call was told."""

    NAME = "aside_name"
    PROMPT = "aside_prompt"


_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_SPLIT = re.compile(r"[^A-Za-zÀ-ÿ]+")

_CERTAIN = re.compile(
    r"\b(?:titles?|titler|titling|retitle|headlines?|t[ií]tulos?|titular|follow ?ups?|followups?"
    r"|tags? (?:generation|generator)|(?:generate|auto|make|create) tags?|tagger"
    r"|guard ?rails?|guard|moderat(?:e|ion|or)|content (?:filter|policy)|tripwire|jailbreak"
    r"|safety (?:check|filter)|(?:check|checks) polic(?:y|ies)|policy (?:check|classifier)"
    r"|(?:name|rename) (?:conversation|chat|thread|session)|(?:conversation|chat|thread) name"
    r"|suggest(?:ed)? (?:questions?|repl(?:y|ies)|follow ?ups?)"
    r"|(?:query|question|search) (?:rewrit\w+|generation)"
    r"|(?:rewrite|rephrase|condense|contextualize) (?:the )?(?:query|question)"
    r"|(?:emoji|image prompt|autocomplete) generation|scorer|judge call"
    r"|llm (?:as a )?judge)\b"
)
_LIKELY = re.compile(
    r"\b(?:summar\w+|resum\w+|recap|judge|check(?:er|s|ing)?|verif\w+|review\w*|critic|critique"
    r"|grad(?:e|er|ing)|classif\w+|screen(?:er|ing)?|validat\w+|evaluat\w+|scor(?:e|es|ing)"
    r"|policy|safety|tone|intent|router|routing|reflect\w*|memory|language)\b"
)
_TITLE = re.compile(
    r"\b(?:titles?|headline|subject line|t[ií]tulo|titular|titre|titel|titolo)\b"
    r"|\b(?:name|label) (?:for )?(?:this|the) (?:conversation|chat|thread)\b",
    re.IGNORECASE,
)
_SUMMARY = re.compile(r"\b(?:summar[iy]\w*|res[uú]m\w+|tl;?dr|recap)\b", re.IGNORECASE)
_CHAT = re.compile(r"\b(?:conversation|chat|dialog(?:ue)?|conversaci[oó]n)\b", re.IGNORECASE)
_CHECK = re.compile(
    r"\b(?:classif\w+|moderat\w+|guardrail\w*|polic(?:y|ies)|unsafe|judges?|grad(?:e|er)"
    r"|evaluat\w+|scor(?:e|es|er)|rate|checks?|checker|verif\w+|screen\w*|valida\w+|comprueba"
    r"|clasifica\w*|eval[uú]a\w*)\b",
    re.IGNORECASE,
)
_LISTS = re.compile(
    r"\b(?:tags?|follow[- ]?ups?|suggest\w*|keywords?|queries|etiquetas)\b", re.IGNORECASE
)
_TASK = re.compile(
    r"^\s*#{1,4} ?task\b.{0,40}(?:generate|create|write|suggest|analy[sz]e)",
    re.IGNORECASE | re.DOTALL,
)
_SHORT = 12
"""Words up to which an output may be a title or a label."""
_RECENT = 32
"""Calls whose answers are looked for inside prompts: the cost stays linear."""
_QUOTE = 16
"""Characters from which an earlier answer inside a prompt is a quotation, not a chance."""


class Asides:
    """Tells side calls among a unit's model calls."""

    __slots__ = ("_agents", "_answers", "_shared", "_tree")

    def __init__(self, tree: Tree, calls: Sequence[Observation]) -> None:
        self._tree = tree
        self._shared = _shared(tree, calls)
        self._agents = frozenset(one.agent.casefold() for one in tree.observations if one.agent)
        self._answers = [
            (call.span_id, answer)
            for call in calls[-_RECENT:]
            if len(answer := normal(answer_text(call))) >= _QUOTE
        ]

    def tell(self, one: Observation) -> Aside | None:
        """Tell how `one` is a side call; None if it is none."""
        text = answer_text(one)
        small = words(text) <= _SHORT or is_verdict(text) or is_side_json(text)
        for name in self._names(one):
            if _CERTAIN.search(name) or (_LIKELY.search(name) and text and small):
                return Aside.NAME
        if small and self.routes(one):
            return Aside.NAME
        return Aside.PROMPT if text and self._by_prompt(one, text, small=small) else None

    def routes(self, one: Observation) -> bool:
        """Tell a call that only picked which agent speaks next."""
        return routes_to(answer_text(one), self._agents)

    def _names(self, one: Observation) -> Iterable[str]:
        for named in (one, *self._tree.ancestors(one)):
            if named.span_id in self._shared:
                return  # what is above all calls tells none from another
            yield from map(spoken, filter(None, (named.name, named.prompt_name, named.agent)))

    def _by_prompt(self, one: Observation, text: str, *, small: bool) -> bool:
        if any(_TASK.search(m.text) for m in one.input if m.role == "user"):
            return True
        prompt = "\n".join(m.text for m in one.input if m.role in {"user", "system"})
        if not small and not (_SUMMARY.search(prompt) and _CHAT.search(prompt)):
            return False  # the common case, before anything is compared
        quoted, asked = self._unquoted(one, prompt)
        if is_verdict(text):
            return quoted or bool(_CHECK.search(asked))
        if is_side_json(text):
            return quoted or bool(_LISTS.search(asked) or _TITLE.search(asked))
        if quoted and _SUMMARY.search(asked) and _CHAT.search(asked):
            return True
        if small and quoted:
            return any(form.search(asked) for form in (_TITLE, _SUMMARY, _CHECK, _LISTS))
        system = "\n".join(m.text for m in one.input if m.role == "system")
        return small and bool(_TITLE.search(system))

    def _unquoted(self, one: Observation, prompt: str) -> tuple[bool, str]:
        """Return whether a prompt quotes another call's answer, and the prompt without it."""
        plain = normal(prompt)
        quoted = False
        for span_id, answer in self._answers:
            if span_id != one.span_id and answer in plain:
                quoted = True
                plain = plain.replace(answer, " ")
        return quoted, plain


def _shared(tree: Tree, calls: Sequence[Observation]) -> frozenset[str]:
    above = Counter(one.span_id for call in calls for one in tree.ancestors(call))
    return frozenset(span_id for span_id, times in above.items() if times == len(calls))


def spoken(name: str) -> str:
    """Return a name's words in lower case: `TitleMaker`, `title-maker` -> `title maker`."""
    return " ".join(filter(None, _SPLIT.split(_CAMEL.sub(" ", name)))).lower()
