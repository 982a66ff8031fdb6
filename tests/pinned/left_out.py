"""The default of each field that may be left out of a stored event, a command, a view, a book."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

import cardhouse

TEXT = Path(__file__).with_name("left_out.txt")
PACKAGE = Path(cardhouse.__file__).parent
LAYERS = ("engine", "floor", "table", "bonus", "cage", "ranking")

# Records with their fields, by module: `PotAwarded.pot = 0`.
Meanings = dict[str, list[str]]


def meanings() -> Meanings:
    """All fields of the core that may be left out, with their defaults."""
    files = sorted(file for layer in LAYERS for file in (PACKAGE / layer).rglob("*.py"))
    found = {file.relative_to(PACKAGE).as_posix(): list(_fields(file)) for file in files}
    return {module: fields for module, fields in found.items() if fields}


def _fields(file: Path) -> Iterator[str]:
    """The fields with plain defaults; those made new for each record start empty, unlisted."""
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    module = importlib.import_module(".".join(parts))
    for name, kind in inspect.getmembers(module, inspect.isclass):
        if not (issubclass(kind, Struct) and kind.__module__ == module.__name__):
            continue
        defaults = kind.__struct_defaults__
        fields = kind.__struct_fields__[len(kind.__struct_fields__) - len(defaults) :]
        for field, value in zip(fields, defaults, strict=True):
            if field in kind.__annotations__ and isinstance(value, int | str | None):
                yield f"{name}.{field} = {value!r}"


def read() -> Meanings:
    """The file: a module, and below it the fields of its records."""
    found: Meanings = {}
    module = ""
    for line in TEXT.read_text().splitlines():
        if line.startswith(" "):
            found[module].append(line.strip())
        else:
            module, found[line] = line, []
    return found


def written() -> str:
    """The file as it should be."""
    parts = ["\n  ".join([module, *fields]) for module, fields in meanings().items()]
    return "\n".join(parts) + "\n"
