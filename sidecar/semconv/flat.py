"""Indexed attributes (`llm.input_messages.0.message.role`) back into nested values."""

from __future__ import annotations

from sidecar.domain.spans import Attributes, AttrValue
from sidecar.semconv.values import MAX_DEPTH


class _Branch(dict[str, "AttrValue | _Branch"]):
    """A node of our own: a structured attribute value is a leaf, though it is a dict too."""

    __slots__ = ()


def unflatten(attributes: Attributes, prefix: str) -> AttrValue:
    """Return what lies under `prefix` (no trailing dot): lists for numbers, mappings for names.

    None when nothing does. Where a key is both a leaf and a branch, the branch wins. Gaps
    between indices close up, so a wild index costs nothing.
    """
    start = prefix + "."
    root = _Branch()
    for key, value in attributes.items():
        if key.startswith(start):
            _insert(root, key[len(start) :].split("."), value)
    return _close(root) if root else None


def _insert(node: _Branch, path: list[str], value: AttrValue) -> None:
    if len(path) > MAX_DEPTH:
        return
    for step in path[:-1]:
        inner = node.get(step)
        if not isinstance(inner, _Branch):
            inner = _Branch()
            node[step] = inner
        node = inner
    if not isinstance(node.get(path[-1]), _Branch):
        node[path[-1]] = value


def _close(node: AttrValue | _Branch) -> AttrValue:
    if not isinstance(node, _Branch):
        return node
    if all(key.isascii() and key.isdigit() for key in node):
        ordered = sorted(node, key=lambda key: (len(key.lstrip("0")), key.lstrip("0")))
        return [_close(node[key]) for key in ordered]
    return {key: _close(value) for key, value in node.items()}
