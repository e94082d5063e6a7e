"""`judge pin`: what a provider takes, asked once, written beside the policy.

The question is sent with everything the policy wants. Where that is refused, it is sent bare
and then with one parameter more at a time, so that each refusal has its name. Nothing is left
out that was not refused, and nothing of it is silent: the pin says what, and judge_version
hashes what is sent.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import anyio
import orjson
import typer
from rich.console import Console

from sidecar.adapters.clock import SystemClock
from sidecar.app.judges import open_judge
from sidecar.app.settings import DEFAULT_FILE
from sidecar.config import Config, load
from sidecar.domain.errors import BadConfiguration, JudgeChanged, Refused
from sidecar.judging.parse import Parsed, parse
from sidecar.judging.pin import CRITERION, question
from sidecar.policy import Decoding, JudgePolicy
from sidecar.policy import load as load_policies
from sidecar.policy.judge import Pin
from sidecar.policy.pinning import floats
from sidecar.policy.pins import write_pin
from sidecar.ports import Answer, Clock
from sidecar.runtime.retry import RetryLimits, retry

_BARE: Final[dict[str, Any]] = {
    "temperature": None,
    "top_p": None,
    "seed": None,
    "structured_output": "none",
    "grammar": False,
    "extra": (),
}
_TOKENS: Final = ("max_tokens", "max_completion_tokens")
_STRUCTURED: Final = {
    "openai_compatible": ("json_schema", "json_object", "none"),
    "anthropic": ("json_schema", "tool", "none"),
}
"""From the strongest constraint to none; a refused one falls to the next."""


@dataclass(slots=True)
class Negotiation:
    """Finds what one judge takes; `calls` counts what it was asked."""

    policy: JudgePolicy
    config: Config
    clock: Clock
    calls: int = 0
    refused: list[str] = field(default_factory=list)

    async def settle(self) -> tuple[Decoding, Answer]:
        """Return the decoding the provider takes, with its answer under it.

        Raises Refused where even the bare question is, and what else a judge raises.
        """
        wanted = self.policy.decoding
        if (answer := await self._try(wanted)) is not None:
            return wanted, answer
        decoding, answer = await self._bare(wanted)
        for name, choices in self._one_more(wanted):
            for choice in choices:
                tried = decoding.model_copy(update=choice)
                if tried == decoding:
                    break
                if (taken := await self._try(tried)) is not None:
                    decoding, answer = tried, taken
                    break
                self.refused.append(name if len(choices) == 1 else f"{name}: {_shown(choice)}")
        return decoding, answer

    async def _bare(self, wanted: Decoding) -> tuple[Decoding, Answer]:
        fields = sorted(_TOKENS, key=lambda name: name != wanted.tokens_field)
        if self.policy.provider == "anthropic":
            fields = ["max_tokens"]
        for name in fields:
            bare = wanted.model_copy(update=_BARE | {"tokens_field": name})
            if (answer := await self._try(bare)) is not None:
                return bare, answer
            self.refused.append(name)
        raise Refused(f"judge {self.policy.name}: refuses the question without any parameter")

    def _one_more(self, wanted: Decoding) -> Iterator[tuple[str, list[dict[str, Any]]]]:
        """Yield parameters in the order in which one is kept where two exclude each other."""
        order = _STRUCTURED[self.policy.provider]
        weaker = order[order.index(wanted.structured_output) :]
        choices = [{"structured_output": mode, "grammar": False} for mode in weaker]
        if wanted.grammar:
            choices.insert(0, {"structured_output": weaker[0], "grammar": True})
        yield "structured_output", choices
        for name in ("temperature", "top_p", "seed"):
            yield name, [{name: getattr(wanted, name)}]
        taken: tuple[tuple[str, Any], ...] = ()
        for pair in wanted.extra:
            before = len(self.refused)
            yield f"extra.{pair[0]}", [{"extra": (*taken, pair)}]
            if len(self.refused) == before:
                taken = (*taken, pair)

    async def _try(self, decoding: Decoding) -> Answer | None:
        """Ask once, but for tries that transport lost; None where it was refused."""
        policy = self.policy.model_copy(update={"decoding": decoding})
        limits = policy.limits
        judge = open_judge(policy, self.config.judging, self.clock)

        async def ask() -> Answer:
            self.calls += 1
            return await judge.ask(question(policy))

        try:
            return await retry(ask, RetryLimits(limits.attempts, limits.deadline), self.clock)
        except Refused:
            return None
        finally:
            await judge.close()


def _shown(choice: dict[str, Any]) -> str:
    return f"{choice['structured_output']}{' by grammar' if choice['grammar'] else ''}"


def pin_of(policy: JudgePolicy, decoding: Decoding, answer: Answer, found: Negotiation) -> Pin:
    """Return the pin of what was found. Raises JudgeChanged where another model answered."""
    if answer.answered_model != policy.expected_model:
        raise JudgeChanged(policy.expected_model, answer.answered_model or "(no name)")
    parsed = parse(answer.text, CRITERION)
    return Pin(
        provider=policy.provider,
        model=policy.model,
        revision=policy.revision,
        answers_as=policy.answers_as,
        wanted=policy.decoding,
        decoding=decoding,
        refused=tuple(found.refused),
        model_answered=answer.answered_model,
        fingerprint=answer.fingerprint,
        constrained=isinstance(parsed, Parsed) and answer.text.lstrip().startswith("{"),
        pinned_at=datetime.fromtimestamp(found.clock.now(), UTC).isoformat(timespec="seconds"),
    )


def pin(path: Path | None, name: str, *, as_json: bool) -> int:
    """Pin one judge. Returns 1 where another model answered: nothing is written then."""
    config, policy = _read(path, name)
    found = Negotiation(policy, config, SystemClock())
    decoding, answer = anyio.run(found.settle)
    return _written(found, decoding, answer, as_json=as_json)


def _read(path: Path | None, name: str) -> tuple[Config, JudgePolicy]:
    if path is None and DEFAULT_FILE.is_file():
        path = DEFAULT_FILE
    config = load(path, os.environ)
    policies = load_policies(config.judging.policies, pins=False)
    known = {judge.name: judge for judge in policies.judges}
    if name not in known:
        raise BadConfiguration((f"--judge {name}: no such judge; there is {', '.join(known)}",))
    policy = known[name]
    if config.judging.model not in {None, policy.model}:
        raise BadConfiguration(
            (
                f"judging.model: {config.judging.model!r} replaces the {policy.model!r} of "
                f"judges/{name}.yaml, and a pin holds for the file's; unset JUDGE_MODEL, "
                "or write that model into the file",
            )
        )
    return config, policy.with_endpoint(base_url=config.judging.base_url)


def _written(found: Negotiation, decoding: Decoding, answer: Answer, *, as_json: bool) -> int:
    policy = found.policy
    report: dict[str, Any] = {
        "judge": policy.name,
        "provider": policy.provider,
        "model": policy.model,
        "model_answered": answer.answered_model,
        "fingerprint": answer.fingerprint,
        "decoding": policy.model_copy(update={"decoding": decoding}).decoding_parameters(),
        "refused": found.refused,
        "calls": found.calls,
    }
    try:
        made = pin_of(policy, decoding, answer, found)
    except JudgeChanged as error:
        _say(report | {"file": None, "problem": str(error)}, policy, as_json=as_json)
        return 1
    try:
        where = write_pin(found.config.judging.policies, policy.name, made)
    except OSError as error:
        raise BadConfiguration((f"the pin cannot be written: {error.strerror}",)) from error
    report |= {"file": str(where), "constrained": made.constrained, "pinned_at": made.pinned_at}
    _say(report, policy, as_json=as_json)
    return 0


def _say(report: dict[str, Any], policy: JudgePolicy, *, as_json: bool) -> None:
    if as_json:
        typer.echo(orjson.dumps(report, option=orjson.OPT_INDENT_2).decode())
        return
    console = Console(highlight=False)
    console.print(
        f"judge {policy.name}: {report['model']} asked, {report['model_answered']} answered"
    )
    for name in report["refused"]:
        console.print(f"[yellow]refused[/] {name}: left out", highlight=False)
    if report["file"] is None:
        console.print(
            "[red]another model answered: nothing was written.[/] Write its name into `model:`, "
            "or into `answers_as:` where `model:` is a deployment's name."
        )
        return
    if mend := floats(policy):
        console.print(f"[yellow]the name {policy.model!r} floats[/]: {mend}", markup=True)
    if not report["constrained"]:
        console.print("[yellow]the answer was not bare JSON[/]: decoding is not constrained")
    if report["refused"]:
        console.print("[yellow]calibrate with at least 3 repeats[/]: decoding is not deterministic")
    console.print(f"written to {report['file']}; commit it with the policy")
