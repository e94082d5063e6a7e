"""`explain`: what was made of a trace, from a file or from the ledger; redacted text only."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import anyio
import orjson
import typer
from rich.console import Console
from rich.text import Text
from rich.tree import Tree

from redaction.text import Withheld
from sidecar.adapters.clock import SystemClock
from sidecar.adapters.ledger import SqliteLedger
from sidecar.adapters.telemetry import LogEvents, configure
from sidecar.app.compose import House, Wishes, build_sampler, open_house
from sidecar.app.replay import FileSource
from sidecar.app.report import line
from sidecar.app.serve import loop_options
from sidecar.app.settings import Settings
from sidecar.domain.errors import BadConfiguration
from sidecar.domain.observations import Observation
from sidecar.domain.outcomes import Disposition
from sidecar.domain.units import Sampling
from sidecar.domain.verdicts import UnitRecord
from sidecar.intake.sample import SPACE, stands_for
from sidecar.pipeline import Settled

_TRACE_ID = re.compile(r"[0-9a-fA-F]{32}")


def explain(settings: Settings, what: str, more: Sequence[Path], *, as_json: bool) -> int:
    """Explain a trace file (with further files, say its logs), or a trace id of the ledger.

    Returns 0; 1 when the trace is not known or nothing in the file could be read.
    """
    configure(level="error")
    options = loop_options()
    if Path(what).exists() or not _TRACE_ID.fullmatch(what):
        files = [Path(what), *more]
        return anyio.run(_from_files, settings, files, as_json, backend_options=options)
    return anyio.run(_from_ledger, settings, what.lower(), as_json, backend_options=options)


async def _from_files(settings: Settings, files: Sequence[Path], as_json: bool) -> int:
    settled: list[Settled] = []
    wishes = Wishes(
        judge=False, publish=False, sample_all=True, report=settled.append, ledger_in_memory=True
    )
    clock = SystemClock()
    source = FileSource(files, clock)
    async with open_house(
        settings, [source], LogEvents(clock), clock=clock, wishes=wishes
    ) as house:
        await house.pipeline.run()
        units = [await _unit(house, settings, one) for one in settled]
    if as_json:
        typer.echo(
            orjson.dumps({"units": units, "refused": source.refused}, option=orjson.OPT_INDENT_2)
        )
    else:
        console = Console(highlight=False)
        for unit in units:
            console.print(tree(unit))
        for problem in source.refused:
            console.print(f"not read: {problem}", style="red", markup=False)
    return 0 if units and not source.refused else 1


async def _unit(house: House, settings: Settings, settled: Settled) -> dict[str, Any]:
    notes = {note.span_id: note for note in settled.selection.notes} if settled.selection else {}
    observations = settled.unit.observations if settled.unit else ()
    texts = [text for one in observations for text in (one.name, spoken(one))]
    try:
        cleared = [one.text.value for one in await house.redactor.redact(texts)] if texts else []
    except Withheld as withheld:
        cleared = [f"(withheld: {withheld.reason.value})"] * len(texts)
    spans = []
    for index, one in enumerate(observations):
        note = notes.get(one.span_id)
        spans.append(
            {
                "span_id": one.span_id,
                "parent_id": one.parent_id,
                "name": cleared[2 * index],
                "kind": one.kind.value,
                "convention": one.convention,
                "model": one.answered_model or one.asked_model,
                "accepted": note.accepted if note else False,
                "why": note.why if note else "not_looked_at",
                "text": cleared[2 * index + 1],
            }
        )
    sampling = _sampling(settings, settled) if settled.decision else None
    return {**line(settled), "spans": spans, "sampling": sampling}


def spoken(observation: Observation) -> str:
    """What an observation gave back: its output messages, else its tool's result."""
    said = [message.text for message in observation.output if message.text]
    calls = [
        f"{call.name}({call.arguments})"
        for message in observation.output
        for call in message.tool_calls
    ]
    tool = observation.tool
    result = [tool.result] if tool is not None and tool.result else []
    return "\n".join(said or calls or result)


def _sampling(settings: Settings, settled: Settled) -> dict[str, Any] | None:
    """What `run` would have decided, with the figures it would have decided on."""
    if settled.decision is None or settled.unit is None:
        return None
    draw = settled.decision.draw
    decision = build_sampler(settings).place(settled.unit, draw)
    rate = settings.config.sampling.rate or settings.policies.sampling.rate
    budget = "; before what the budget takes off" if settings.budget else ""
    return {
        "draw": draw.value / SPACE,
        "draw_from": draw.source.value,
        "upstream_threshold": draw.floor / SPACE if draw.declared else None,
        "upstream_weight": draw.upstream_weight,
        "default_rate": rate,
        "kept_at_default_rate": draw.keeps(rate),
        "rule": decision.rule,
        "rate": decision.rate,
        "kept": decision.kept,
        "probability": decision.sampling.probability,
        "stratum": decision.sampling.stratum,
        "words": decision.in_words() + budget,
    }


async def _from_ledger(settings: Settings, trace_id: str, as_json: bool) -> int:
    path = settings.config.ledger.path
    if path is None or not path.is_file():
        raise BadConfiguration(
            (f"ledger.path: no ledger to look {trace_id} up in (got {path or 'nothing'})",)
        )
    ledger = await SqliteLedger.open(path, clock=SystemClock())
    try:
        records = await ledger.find(trace_id)
    finally:
        await ledger.close()
    units = [_recorded(record) for record in records]
    if as_json:
        typer.echo(_json({"units": units}))
    elif units:
        console = Console(highlight=False)
        for unit in units:
            console.print(tree(unit))
    else:
        typer.echo(f"{trace_id}: not in the ledger: not received, sampled out, or expired")
    return 0 if units else 1


def _recorded(record: UnitRecord) -> dict[str, Any]:
    sampling = record.sampling
    return {
        **line(Settled(record, Disposition(record.disposition))),
        "spans": [],
        "sampling": {
            "probability": sampling.probability,
            "stratum": sampling.stratum,
            "upstream_weight": sampling.upstream_weight,
        }
        if sampling
        else None,
        "deliveries": [
            {"score_id": score.id, "name": score.name, "value": score.value}
            for score in record.scores
        ],
    }


def _json(value: dict[str, Any]) -> str:
    return orjson.dumps(value, option=orjson.OPT_INDENT_2).decode()


def tree(unit: dict[str, Any]) -> Tree:
    """Draw one unit for a person: its spans as they nest, the chosen one marked."""
    reason = f" ({unit['reason']})" if unit["reason"] else ""
    top = Tree(Text.assemble((f"trace {unit['trace_id']}", "bold"), f"  unit {unit['unit']}"))
    top.add(Text.assemble("disposition ", (f"{unit['disposition']}{reason}", "cyan")))
    chosen = unit["selected"]
    if chosen:
        facts = f"{chosen['rule']}, confidence {chosen['confidence']:.2f}, {chosen['model']}"
        top.add(Text.assemble("selected ", (chosen["span_id"], "green"), f" by {facts}"))
    if unit["sampling"]:
        top.add(Text(_drawn(unit["sampling"])))
    if unit["redactions"]:
        top.add(Text("redacted: " + ", ".join(f"{n} {e}" for e, n in unit["redactions"].items())))
    for verdict in unit["outcomes"]:
        why = f" ({verdict['reason']})" if verdict["reason"] else ""
        top.add(Text(f"{verdict['criterion']}: {verdict['outcome']}{why}"))
    _nest(top, unit["spans"])
    return top


def _drawn(sampling: dict[str, Any]) -> str:
    if "words" in sampling:
        return f"sampling: {sampling['words']}"
    kept = Sampling(sampling["probability"], sampling["stratum"], sampling["upstream_weight"])
    return f"sampled {stands_for(kept)}; stratum {kept.stratum}"


def _nest(top: Tree, spans: list[dict[str, Any]]) -> None:
    branches: dict[str, Tree] = {}
    known = {span["span_id"] for span in spans}
    waiting = list(spans)
    while waiting:
        rest = []
        for span in waiting:
            parent = span["parent_id"]
            if parent in known and parent not in branches and parent != span["span_id"]:
                rest.append(span)
                continue
            mark = ("✔ ", "bold green") if span["accepted"] else ("  ", "")
            text = " ".join(span["text"].split())
            label = Text.assemble(
                mark,
                (span["name"], "bold" if span["accepted"] else ""),
                f"  {span['kind']}",
                (f"  {span['why']}", "dim"),
                f"  {text[:120]}" if text else "",
            )
            branches[span["span_id"]] = branches.get(parent, top).add(label)
        if len(rest) == len(waiting):  # a cycle of parents: show it flat rather than for ever
            known.clear()
        waiting = rest
