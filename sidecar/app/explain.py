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
from sidecar.adapters.telemetry import LogEvents, configure
from sidecar.app.compose import House, Wishes, open_house
from sidecar.app.replay import FileSource
from sidecar.app.report import line
from sidecar.app.serve import loop_options
from sidecar.app.settings import Settings
from sidecar.intake.sample import SPACE, Decision
from sidecar.pipeline import Settled

_TRACE_ID = re.compile(r"[0-9a-fA-F]{32}")


def explain(settings: Settings, what: str, more: Sequence[Path], *, as_json: bool) -> int:
    """Explain a trace file (with further files, say its logs), or a trace id of the ledger.

    Returns 0; 1 when the trace is not known or nothing in the file could be read.
    """
    configure(level="error")
    if Path(what).exists() or not _TRACE_ID.fullmatch(what):
        run = _from_files, settings, [Path(what), *more], as_json
    else:
        run = _from_ledger, settings, what.lower(), as_json
    return anyio.run(*run, backend_options=loop_options())


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
            console.print(_tree(unit))
        for problem in source.refused:
            console.print(f"not read: {problem}", style="red", markup=False)
    return 0 if units and not source.refused else 1


async def _unit(house: House, settings: Settings, settled: Settled) -> dict[str, Any]:
    notes = settled.selection.notes if settled.selection else ()
    texts = [text for note in notes for text in (note.name, note.text)]
    try:
        cleared = [one.text.value for one in await house.redactor.redact(texts)] if texts else []
    except Withheld as withheld:
        cleared = [f"(withheld: {withheld.reason.value})"] * len(texts)
    spans = [
        {
            "span_id": note.span_id,
            "parent_id": note.parent_id,
            "name": cleared[2 * index],
            "kind": note.kind.value,
            "convention": note.convention,
            "accepted": note.accepted,
            "why": note.why,
            "text": cleared[2 * index + 1],
        }
        for index, note in enumerate(notes)
    ]
    decision = settled.decision
    return {
        **line(settled),
        "spans": spans,
        "sampling": _sampling(house, settings, settled, decision) if decision else None,
    }


def _sampling(
    house: House, settings: Settings, settled: Settled, decision: Decision
) -> dict[str, Any]:
    """What `run` would have decided, with the figures it would have decided on."""
    rate = settings.config.sampling.rate or settings.policies.sampling.rate
    return {
        "draw": decision.draw.value / SPACE,
        "upstream_threshold": decision.draw.floor / SPACE if decision.draw.declared else None,
        "upstream_weight": decision.draw.upstream_weight,
        "default_rate": rate,
        "kept_at_default_rate": decision.draw.keeps(rate),
        "stratum": decision.sampling.stratum,
    }
