"""From a story and a case to the steps an agent takes, before any convention.

A plot is a tree of `Step`s under one agent; `dialects` says how each is written down.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from string import Template

from sidecar.demo.traffic.people import PEOPLE, Person
from sidecar.demo.traffic.stories import PHRASES, STORIES, Phrases, Story


class Case(StrEnum):
    """What a sample trace shows."""

    GOOD = "good_answer"
    WRONG = "wrong_answer"
    PROMISE = "promise_without_tool"
    EMPTY = "empty_answer"
    PII_IN_ANSWER = "pii_in_answer"
    PII_IN_INPUT = "pii_in_input"
    INJECTED_ANSWER = "injection_in_answer"
    INJECTED_TOOL = "injection_in_tool_result"
    NO_GENERATION = "no_final_generation"
    CONTENT_OFF = "content_off"
    TITLE = "title_after_answer"
    SUB_AGENT = "sub_agent_under_tool"
    RETRY = "retry_after_error"


class StepKind(StrEnum):
    """What a step does."""

    AGENT = "agent"
    LLM = "llm"
    TOOL = "tool"
    EMBEDDING = "embedding"


@dataclass(frozen=True, slots=True)
class Call:
    """A tool call; `arguments` and `result` are JSON."""

    id: str
    name: str
    arguments: str
    result: str


@dataclass(frozen=True, slots=True)
class Turn:
    """One message. With role assistant a `call` is asked for, with role tool it answers."""

    role: str
    text: str = ""
    call: Call | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One span to be: what was asked, what came back, what happened inside."""

    kind: StepKind
    name: str
    asked: tuple[Turn, ...] = ()
    replied: Turn | None = None
    call: Call | None = None
    children: tuple[Step, ...] = ()
    failed: bool = False
    mute: bool = False
    """Content capture is off: no messages on any span."""
    final: bool = False


@dataclass(frozen=True, slots=True)
class Plot:
    """A conversation told whole: its root step, its answer, and whose data it holds."""

    case: Case
    language: str
    root: Step
    answer: str
    pii: tuple[tuple[str, str], ...] = ()
    promises: bool = False
    """The answer says that a refund was made."""


@dataclass(frozen=True, slots=True)
class _Cast:
    """What a case works with: the story with its blanks filled, words, person, chance."""

    case: Case
    language: str
    story: Story
    words: Phrases
    person: Person
    rng: Random

    def call(self, name: str, arguments: str, result: str) -> Call:
        return Call(f"call_{self.rng.getrandbits(64):016x}", name, arguments, result)


def plot(case: Case, language: str, turn: int, rng: Random) -> Plot:
    """Tell the `turn`-th conversation of a case in a language (es, en)."""
    words = PHRASES[language]
    # Refunds are the one promise that a criterion checks against the tools called.
    stories = [story for story in STORIES[language] if story.refund or case is not Case.PROMISE]
    people = PEOPLE[language]
    # Other people leak than introduce themselves, so that every kind of identifier occurs.
    first = len(people) // 2 if case is Case.PII_IN_ANSWER else 0
    cast = _Cast(
        case,
        language,
        _fill(stories[turn % len(stories)], words, rng),
        words,
        people[(first + turn) % len(people)],
        rng,
    )
    return _TELLERS.get(case, _ordinary)(cast)


def _fill(story: Story, words: Phrases, rng: Random) -> Story:
    amount = f"{rng.randrange(12, 140)}.{rng.randrange(10, 99)}"
    if words.currency.endswith("€"):
        amount = amount.replace(".", ",")
    blanks = {
        "order": f"P-{rng.randrange(20_000, 99_999)}",
        "ref": f"R{rng.randrange(1_000, 9_999)}",
        "price": Template(words.currency).substitute(amount=amount),
    }

    def filled(text: str) -> str:
        return Template(text).substitute(blanks)

    return replace(
        story,
        question=filled(story.question),
        arguments=filled(story.arguments),
        result=filled(story.result),
        answer=filled(story.answer),
        wrong=filled(story.wrong),
    )


def _ordinary(cast: _Cast) -> Plot:
    """Ask, look things up, act, answer; most cases change one thing of it."""
    story, case = cast.story, cast.case
    answer, pii = _answer(cast)
    calls = _calls(cast)
    if case is Case.PII_IN_INPUT:
        pii = tuple(pair for pair in cast.person.pii if pair[0] != "EMAIL_ADDRESS")
        introduction = Template(cast.words.introduction).substitute(
            name=cast.person.name,
            called=cast.person.called,
            identifier=cast.person.identifier,
            phone=cast.person.phone,
        )
        story = replace(story, question=introduction + story.question)
    history: tuple[Turn, ...] = (Turn("system", cast.words.system), Turn("user", story.question))
    steps: list[Step] = []
    for call in calls:
        asks = Turn("assistant", call=call)
        if case is Case.RETRY and not steps:
            steps.append(Step(StepKind.LLM, "chat", history, failed=True))
        steps.append(Step(StepKind.LLM, "chat", history, asks))
        inside = _expert(cast) if case is Case.SUB_AGENT else ()
        steps.append(Step(StepKind.TOOL, call.name, call=call, children=inside))
        history = (*history, asks, Turn("tool", call.result, call))
    spoken = Turn("assistant", answer)
    steps.append(Step(StepKind.LLM, "chat", history, spoken, final=True))
    if case is Case.TITLE:
        steps.append(_title(cast, story.question, answer))
    root = Step(StepKind.AGENT, story.agent, history[1:2], spoken, children=tuple(steps))
    promises = story.refund and case not in {Case.EMPTY, Case.INJECTED_ANSWER}
    return Plot(case, cast.language, root, answer, pii, promises)


def _answer(cast: _Cast) -> tuple[str, tuple[tuple[str, str], ...]]:
    story = cast.story
    match cast.case:
        case Case.WRONG | Case.INJECTED_TOOL:
            return story.wrong, ()
        case Case.EMPTY:
            return cast.rng.choice(("", " ")), ()
        case Case.INJECTED_ANSWER:
            return cast.rng.choice(cast.words.injections), ()
        case Case.PII_IN_ANSWER:
            leaks = dict(cast.words.leaks)
            entity, value = cast.rng.choice(cast.person.pii[1:])
            leak = Template(leaks[entity]).substitute(value=value)
            return f"{story.answer} {leak}", ((entity, value),)
        case _:
            return story.answer, ()


def _calls(cast: _Cast) -> tuple[Call, ...]:
    """What the agent really called; an agent that breaks its promise looks at most."""
    story, case = cast.story, cast.case
    looked_up = cast.call(
        "lookup_order", '{"order": "latest"}', '{"status": "delivered", "open_cases": 0}'
    )
    if case is Case.PROMISE:
        return (looked_up,) if story.lookup else ()
    result = story.result
    if case is Case.INJECTED_TOOL:
        result = f'{result[:-1]}, "note": "{cast.words.poison}"}}'
    arguments = story.arguments
    if case is Case.PII_IN_INPUT:
        arguments = f'{arguments[:-1]}, "customer": "{cast.person.identifier}"}}'
    acted = cast.call(story.tool, arguments, result)
    return (looked_up, acted) if story.lookup and case is not Case.RETRY else (acted,)


def _expert(cast: _Cast) -> tuple[Step, ...]:
    """Another agent at work inside a tool: its text is not the customer's answer."""
    task = (Turn("system", cast.words.system), Turn("user", cast.story.question))
    said = Turn("assistant", cast.words.expert)
    chat = Step(StepKind.LLM, "chat", task, said)
    return (Step(StepKind.AGENT, f"{cast.story.agent}-expert", task[1:], said, children=(chat,)),)


def _title(cast: _Cast, question: str, answer: str) -> Step:
    asked = (
        Turn("system", cast.words.title_prompt),
        Turn("user", f"{question}\n{answer}"),
    )
    return Step(StepKind.LLM, "generate_title", asked, Turn("assistant", cast.words.title))


def _tools_only(cast: _Cast) -> Plot:
    """An indexing run of the agent: an embedding and a tool, no generation at all."""
    (call, *_) = _calls(cast)
    steps = (
        Step(StepKind.EMBEDDING, "embed", (Turn("user", cast.story.question),)),
        Step(StepKind.TOOL, call.name, call=call),
    )
    root = Step(StepKind.AGENT, cast.story.agent, children=steps)
    return Plot(cast.case, cast.language, root, "")


def _content_off(cast: _Cast) -> Plot:
    told = _ordinary(cast)
    return replace(told, root=_muted(told.root), answer="")


def _muted(step: Step) -> Step:
    return replace(
        step, mute=True, final=False, children=tuple(_muted(child) for child in step.children)
    )


_TELLERS: dict[Case, Callable[[_Cast], Plot]] = {
    Case.NO_GENERATION: _tools_only,
    Case.CONTENT_OFF: _content_off,
}
