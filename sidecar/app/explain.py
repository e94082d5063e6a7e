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

from redaction.text import Withheld
from sidecar.adapters.clock import SystemClock
from sidecar.adapters.ledger import SqliteLedger
from sidecar.adapters.telemetry import LogEvents, configure
from sidecar.app.compose import House, Wishes, build_sampler, open_house
from sidecar.app.explain_criteria import criteria_of, recorded_criteria
from sidecar.app.explain_tree import tree
from sidecar.app.explain_words import rule_of
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
        house.switch.paused = False  # a pause stops judging, not the explaining of it
        await house.pipeline.run()
        units = [await _unit(house, settings, one) for one in settled]
    if as_json:
        typer.echo(_json({"units": units, "refused": source.refused}))
    else:
        console = Console(highlight=False)
        _show(console, units)
        for problem in source.refused:
            console.print(f"not read: {problem}", style="red", markup=False)
    return 0 if units and not source.refused else 1


async def _unit(house: House, settings: Settings, settled: Settled) -> dict[str, Any]:
    return {
        **line(settled),
        "spans": await _spans(house, settled),
        "spans_note": "",
        "sampling": _sampling(settings, settled) if settled.decision else None,
        "criteria": criteria_of(settings, settled),
    }


async def _spans(house: House, settled: Settled) -> list[dict[str, Any]]:
    notes = {note.span_id: note for note in settled.selection.notes} if settled.selection else {}
    observations = settled.unit.observations if settled.unit else ()
    told = [(one.name, spoken(one), one.answered_model or one.asked_model) for one in observations]
    texts = [text or "" for one in told for text in one]
    try:
        cleared = [one.text.value for one in await house.redactor.redact(texts)] if texts else []
    except Withheld as withheld:
        cleared = [f"(withheld: {withheld.reason.value})"] * len(texts)
    spans = []
    for at, one in enumerate(observations):
        note = notes.get(one.span_id)
        why = note.why if note else "not_looked_at"
        rule, because = rule_of(why)
        name, text, model = cleared[3 * at : 3 * at + 3]
        spans.append(
            {
                "span_id": one.span_id,
                "parent_id": one.parent_id,
                "name": name,
                "kind": one.kind.value,
                "convention": one.convention,
                "model": model or None,
                "error": one.error,
                "accepted": note.accepted if note else False,
                "why": why,
                "rule": rule,
                "because": because,
                "text": text,
            }
        )
    return spans


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
        _show(Console(highlight=False), units)
    else:
        typer.echo(f"{trace_id}: not in the ledger: not received, sampled out, or expired")
    return 0 if units else 1


def _recorded(record: UnitRecord) -> dict[str, Any]:
    sampling = record.sampling
    return {
        **line(Settled(record, Disposition(record.disposition))),
        "spans": [],
        "spans_note": f"the ledger keeps no spans ({record.spans} were read): "
        "give explain the trace's file to see them",
        "criteria": recorded_criteria(record),
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


def _show(console: Console, units: Sequence[dict[str, Any]]) -> None:
    for unit in units:
        drawn = _drawn(unit["sampling"]) if unit["sampling"] else ""
        console.print(tree(unit, drawn))


def _json(value: dict[str, Any]) -> str:
    return orjson.dumps(value, option=orjson.OPT_INDENT_2).decode()


def _drawn(sampling: dict[str, Any]) -> str:
    if "words" in sampling:
        return f"sampling: {sampling['words']}"
    kept = Sampling(sampling["probability"], sampling["stratum"], sampling["upstream_weight"])
    return f"sampled {stands_for(kept)}; stratum {kept.stratum}"
