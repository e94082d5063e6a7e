"""`calibrate --against`: a shadow criterion and the live one, over what the ledger remembers."""

from __future__ import annotations

from pathlib import Path

import anyio
import orjson
import typer

from sidecar.adapters.clock import SystemClock
from sidecar.adapters.ledger import SqliteLedger
from sidecar.app.calibrations import settings_beside, version_of
from sidecar.app.serve import loop_options
from sidecar.domain.errors import BadConfiguration
from sidecar.offline.shadow import Pair, beside


def against(config: Path | None, file: Path, live: str, *, as_json: bool) -> int:
    """Print how a criterion agrees with a live one on the traffic both judged; returns 0."""
    settings = settings_beside(config, file)
    known = {criterion.id: criterion for criterion in settings.policies.criteria}
    absent = [name for name in (file.stem, live) if name not in known]
    if absent:
        raise BadConfiguration(tuple(f"no criterion {name!r} in the policies" for name in absent))
    path = settings.config.ledger.path
    if path is None or not path.is_file():
        problem = "ledger.path: names no ledger; the shadow's verdicts stand in that of its `run`"
        raise BadConfiguration((problem,))
    versions = [(name, version_of(settings, known[name])) for name in (live, file.stem)]
    rows = anyio.run(_rows, path, versions, backend_options=loop_options())
    found = beside([Pair(*row) for row in rows])
    if as_json:
        who = {
            role: {"criterion": name, "judge_version": version}
            for role, (name, version) in zip(("live", "shadow"), versions, strict=True)
        }
        shown = orjson.dumps(who | found.as_json(), option=orjson.OPT_INDENT_2)
        typer.echo(shown.decode())
        return 0
    typer.echo(f"{file.stem} beside {live}, judge versions {versions[1][1]} and {versions[0][1]}")
    for line in found.lines():
        typer.echo(line)
    for pair in found.differ[:10]:
        typer.echo(f"  {pair.trace_id}: live {pair.live}, shadow {pair.shadow}")
    return 0


async def _rows(
    path: Path, versions: list[tuple[str, str]]
) -> tuple[tuple[str, str, str, str], ...]:
    ledger = await SqliteLedger.open(path, clock=SystemClock())
    try:
        return await ledger.side_by_side(versions[0], versions[1])
    finally:
        await ledger.close()
