"""Reads Python reprs that some writers export in place of JSON.

`ChatMessage(role=<MessageRole.USER: 'user'>, content='...')` becomes
`{"role": "user", "content": "..."}`: parsed, never evaluated.
"""

from __future__ import annotations

import ast
import re
import warnings

from sidecar.domain.spans import AttrValue

_MAX_CHARS = 200_000
_ENUM = re.compile(r"<[\w.]+: ('[^'\n]*'|\"[^\"\n]*\"|\d+)>")
_OPAQUE = re.compile(r"<[\w.]+(?: [\w.]+)*(?: at 0x[0-9a-f]+)?>")


def parse_repr(text: str) -> AttrValue:
    """Return the value a Python repr describes, None when it is none or too long.

    A call becomes a mapping of its keyword arguments (positional ones under `args`),
    an enum its value, an object without a readable repr None.
    """
    if len(text) > _MAX_CHARS:
        return None
    readable = _OPAQUE.sub("None", _ENUM.sub(r"\1", text.strip()))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(readable, mode="eval")
        return _value(tree.body)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _value(node: ast.expr) -> AttrValue:
    match node:
        case ast.Constant(value=str() | bool() | int() | float() | None as constant):
            return constant
        case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts):
            return [_value(part) for part in parts]
        case ast.Dict(keys=keys, values=values):
            return {
                str(_value(key)): _value(value)
                for key, value in zip(keys, values, strict=True)
                if key is not None
            }
        case ast.Call(args=args, keywords=keywords):
            fields = {word.arg: _value(word.value) for word in keywords if word.arg}
            return {"args": [_value(arg) for arg in args], **fields} if args else fields
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() | float() as amount)):
            return -amount
        case ast.Name(id=name):
            return None if name in {"None", "Ellipsis"} else name
        case _:
            return None
