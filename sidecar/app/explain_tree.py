"""`explain` for a person: one unit as a tree, readable in eighty columns and in forty."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group
from rich.text import Text
from rich.tree import Tree

from sidecar.app.explain_words import in_words

_FATES = {"judge": "cyan", "pass": "green", "fail": "red", "gated": "yellow", "unknown": "yellow"}
_KINDS = {"generation": "magenta", "agent": "blue", "tool": "yellow", "guardrail": "red"}
_LONGEST = 400
"""Characters of a text that are shown, wherever the terminal cuts it."""


def plain(text: str) -> str:
    """Return text on one line, without what a terminal would obey: traces are strangers'."""
    spaced = " ".join(text.split())
    return "".join(one if one.isprintable() else "\ufffd" for one in spaced)[:_LONGEST]


def tree(unit: Mapping[str, Any], sampling: str = "") -> Tree:
    """Draw one unit: what became of it and why, its criteria, its spans as they nest."""
    top = Tree(Text.assemble((f"trace {unit['trace_id']}", "bold"), f"  unit {unit['unit']}"))
    if unit["reason"] == "not_judged":
        top.add(Text(in_words("not_judged"), "cyan"))
    else:
        fate = Text.assemble("disposition ", (unit["disposition"], "bold cyan"))
        if unit["reason"]:
            fate.append(f": {in_words(unit['reason'])}", "cyan")
        top.add(fate)
    if chosen := unit["selected"]:
        facts = f"by {chosen['rule']}, confidence {chosen['confidence']:.2f}"
        model = f", {plain(chosen['model'])}" if chosen["model"] else ""
        top.add(Text.assemble("selected ", (chosen["span_id"], "bold green"), f" {facts}{model}"))
    if sampling:
        top.add(Text(sampling))
    if unit["redactions"]:
        top.add(Text("redacted: " + ", ".join(f"{n} {e}" for e, n in unit["redactions"].items())))
    if unit["criteria"]:
        _criteria(top.add(Text("criteria", "bold")), unit["criteria"])
    for sent in unit.get("deliveries", ()):
        top.add(Text(f"delivered: {sent['name']} = {sent['value']} ({sent['score_id']})"))
    if unit["spans_note"]:
        top.add(Text(unit["spans_note"], "italic dim"))
    else:
        _nest(top.add(Text(f"spans ({len(unit['spans'])})", "bold")), unit["spans"])
    return top


def _criteria(branch: Tree, rows: list[Mapping[str, Any]]) -> None:
    for row in rows:
        said = {"judge": "would be judged", "not_judged": "not judged"}.get(row["fate"])
        label = Text.assemble(
            (row["criterion"], "bold"),
            f" ({row['grader']}) ",
            (said or row["fate"], _FATES.get(row["fate"], "dim")),
        )
        if row["why"]:
            label.append(f": {row['why']}", "dim")
        elif row["judge"]:
            label.append(f" by {plain(row['judge'])}", "dim")
        branch.add(label)


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
            branches[span["span_id"]] = branches.get(parent, top).add(_span(span))
        if len(rest) == len(waiting):  # a cycle of parents: show it flat rather than for ever
            known.clear()
        waiting = rest


def _span(span: Mapping[str, Any]) -> Group:
    """Two or three lines: what it is, the rule that took or left it, what it said."""
    accepted = span["accepted"]
    head = Text.assemble(
        ("✔ ", "bold green") if accepted else ("· ", "dim"),
        (plain(span["name"]), "bold green" if accepted else "bold"),
        (f"  {span['kind']}", _KINDS.get(span["kind"], "dim")),
    )
    if span["error"]:
        head.append("  failed", "bold red")
    if span["model"]:
        head.append(f"  {plain(span['model'])}", "dim")
    lines = [head]
    if span["rule"]:
        told = f"  rule {span['rule']}: {span['because']}"
        lines.append(Text(told, "green" if accepted else "dim"))
    else:
        head.append(f"  ({span['because']})", "dim")
    if text := plain(span["text"]):
        lines.append(Text(f"  “{text}”", "italic", no_wrap=True, overflow="ellipsis"))
    return Group(*lines)
