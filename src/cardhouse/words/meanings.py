"""The meanings of a type's fields, from the comment above or the text below each."""

import ast
import inspect
from functools import cache
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin


@cache
def meanings(kind: type) -> dict[str, str]:
    """Every field of a class and of its bases that is explained, in the words of its source."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        module = inspect.getmodule(base)
        if module is not None and module.__name__.startswith("cardhouse."):
            found |= _in_module(module).get(base.__qualname__, {})
    return found


@cache
def _in_module(module: ModuleType) -> dict[str, dict[str, str]]:
    text = inspect.getsource(module)
    lines = text.splitlines()
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    return {node.name: _fields(node, lines) for node in classes}


def _fields(node: ast.ClassDef, lines: list[str]) -> dict[str, str]:
    said: dict[str, str] = {}
    for place, part in enumerate(node.body):
        if not isinstance(part, ast.AnnAssign) or not isinstance(part.target, ast.Name):
            continue
        said[part.target.id] = _below(node.body, place) or _above(lines, part.lineno)
    return {name: words for name, words in said.items() if words}


def _above(lines: list[str], number: int) -> str:
    """The comment in the lines before a field, as one text."""
    words: list[str] = []
    for line in reversed(lines[: number - 1]):
        if not line.strip().startswith("#"):
            break
        words.insert(0, line.strip().removeprefix("#").strip())
    return " ".join(words)


def _below(body: list[ast.stmt], place: int) -> str:
    """The text after a field."""
    match body[place + 1 : place + 2]:
        case [ast.Expr(value=ast.Constant(value=str(words)))]:
            return " ".join(words.split())
    return ""


def python_type(kind: object) -> str:
    """A type as Python writes it, without the limits that it sets."""
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return python_type(inside[0])
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(map(python_type, inside)))
    if origin is Literal:
        return " | ".join(map(repr, inside))
    if origin is not None and inside:
        parts = ("..." if part is Ellipsis else python_type(part) for part in inside)
        return f"{getattr(origin, '__name__', origin)}[{', '.join(parts)}]"
    return "None" if kind is NoneType or kind is None else str(getattr(kind, "__name__", kind))
