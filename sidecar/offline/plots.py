"""Plots as SVG text: a few shapes need no plotting library, and stay sharp in any report."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from sidecar.offline.calibrate import Stratum
from sidecar.stats.agreement import Table
from sidecar.stats.proportions import clopper_pearson

_FONT: Final = 'font-family="system-ui, sans-serif" font-size="13"'
_GOOD, _BAD, _MISS = "31, 119, 80", "178, 34, 34", "184, 134, 11"
_CELL: Final = 110
_LEFT: Final = 230
_PLOT: Final = 360
_ROW: Final = 26


def confusion(table: Table) -> str:
    """Draw the table judge x human: depth of colour is a cell's share of all cases."""
    most = max(table.n, 1)
    cells = (
        (0, 0, table.a, _GOOD, "both pass"),
        (1, 0, table.b, _BAD, "FALSE PASS"),
        (0, 1, table.c, _MISS, "false fail"),
        (1, 1, table.d, _GOOD, "both fail"),
    )
    parts = []
    for column, row, count, colour, name in cells:
        x, y = 110 + column * _CELL, 40 + row * _CELL
        depth = 0.12 + 0.55 * count / most
        parts.append(
            f'<rect x="{x}" y="{y}" width="{_CELL - 4}" height="{_CELL - 4}" rx="4" '
            f'fill="rgba({colour}, {depth:.2f})"/>'
            f'<text x="{x + 53}" y="{y + 55}" text-anchor="middle" font-size="24">{count}</text>'
            f'<text x="{x + 53}" y="{y + 80}" text-anchor="middle">{name}</text>'
        )
    heads = "".join(
        f'<text x="{163 + at * _CELL}" y="28" text-anchor="middle">human {name}</text>'
        f'<text x="100" y="{98 + at * _CELL}" text-anchor="end">judge {name}</text>'
        for at, name in enumerate(("pass", "fail"))
    )
    title = f"Judge against human: {table.a}, {table.b}, {table.c}, {table.d}"
    return _svg(340, 270, title, heads + "".join(parts))


def strata(found: Sequence[Stratum], limit: float) -> str:
    """Draw each stratum's false-pass share with its 95% interval, and the limit as a line."""
    height = 60 + _ROW * len(found)
    x = _LEFT + _PLOT * limit
    parts = [
        f'<line x1="{x:.1f}" y1="20" x2="{x:.1f}" y2="{height - 30}" stroke="rgb({_BAD})" '
        f'stroke-dasharray="4 3"/><text x="{x:.1f}" y="14" text-anchor="middle">'
        f"limit {limit:.0%}</text>"
    ]
    for at, stratum in enumerate(found):
        y = 36 + _ROW * at
        table = stratum.measured.table
        share = clopper_pearson(table.b, table.judge_passes)
        colour = _BAD if stratum.restricted else "60, 60, 60"
        low, high = (_LEFT + _PLOT * bound for bound in (share.lower, share.upper))
        name = stratum.name if len(stratum.name) <= 32 else f"{stratum.name[:31]}…"
        parts.append(
            f'<text x="{_LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(name)}</text>'
            f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" stroke="rgb({colour})" '
            'stroke-width="2"/>'
            f'<text x="{_LEFT + _PLOT + 10}" y="{y + 4}">{table.b}/{table.judge_passes}</text>'
        )
        if share.value is not None:
            dot = _LEFT + _PLOT * share.value
            parts.append(f'<circle cx="{dot:.1f}" cy="{y}" r="4" fill="rgb({colour})"/>')
    ticks = "".join(
        f'<text x="{_LEFT + _PLOT * tick:.1f}" y="{height - 10}" text-anchor="middle">'
        f"{tick:.0%}</text>"
        for tick in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    width = _LEFT + _PLOT + 90
    return _svg(width, height, "False-pass share by stratum", "".join(parts) + ticks)


def _svg(width: int, height: int, title: str, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" {_FONT} fill="currentColor">'
        f"<title>{escape(title)}</title>{body}</svg>"
    )
