"""Faults in the books: an option with another value the rule book would still accept."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from tests.mutants.fault import Fault
from tests.mutants.tree import PACKAGE, pages

# A number, a word of a fixed choice, or a switch; a comment may hide a lookalike.
VALUE = re.compile(rb'#[^\n]*|"(?:[^"\\\n]|\\.)*"|\b(?:true|false)\b|(?<![\w.-])-?\d+(?![\w.])')
# A house's rules in words are no options; they stand at the end of a page.
RULES = re.compile(rb"^\[\[rule\]\]", re.MULTILINE)
SILENT = "silent"
# An amount of whole dollars is wrong by a dollar.
DOLLAR = 100
MARK = "a value that is looked for"

Steps = tuple[str | int, ...]


def book_faults() -> list[Fault]:
    """Every fault of the right type that can be put into a page."""
    from cardhouse.rulebook.book import BonusPage, RoomPage
    from cardhouse.rulebook.files import extended, read
    from cardhouse.rulebook.pages import type_of

    kinds: dict[str, type[msgspec.Struct]] = {"room.toml": RoomPage, "bonuses.toml": BonusPage}
    found: list[Fault] = []
    for file in pages():
        kind = kinds.get(file.name)
        if kind is None:
            kind = type_of(extended(read(file, file.name), file.name, file.parent)[0])
        found += faults_of(file, inspect.type_info(kind))
    return found


def faults_of(file: Path, kind: inspect.Type) -> Iterator[Fault]:
    """Every fault that can be put into one page."""
    source = RULES.split(file.read_bytes())[0]
    page = tomllib.loads(source.decode())
    name = file.relative_to(PACKAGE).as_posix()
    for found in VALUE.finditer(source):
        word = found[0].decode()
        path = () if word.startswith("#") else _path(source, found.span())
        if not path or path[0] == SILENT:
            continue
        line = source.count(b"\n", 0, found.start()) + 1
        where = ".".join(str(part) for part in path if isinstance(part, str))
        for other in _others(word, _type_at(kind, page, path)):
            yield Fault(name, *found.span(), other, "option", where, line, line)
        if isinstance(path[-1], int):
            span = _item(source, found.span())
            yield Fault(name, *span, "", "option", where, line, line)


def _path(source: bytes, span: tuple[int, int]) -> Steps:
    """The keys and indexes that lead to a value, or nothing if it is not a value."""
    marked = source[: span[0]] + f'"{MARK}"'.encode() + source[span[1] :]
    try:
        return next(_found(tomllib.loads(marked.decode())), ())
    except tomllib.TOMLDecodeError:
        return ()


def _found(value: Any, path: Steps = ()) -> Iterator[Steps]:
    if value == MARK:
        yield path
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _found(inner, (*path, key))


def _type_at(kind: inspect.Type, page: Any, path: Steps) -> inspect.Type | None:
    """The type of the value at a path of a page."""
    here, types = page, [kind]
    for part in path:
        types = [inner for each in types for inner in _within(each, here, part)]
        here = here[part]
    leaves = [leaf for each in types for leaf in _plain(each)]
    return next((leaf for leaf in leaves if not isinstance(leaf, inspect.NoneType)), None)


def _plain(kind: Any) -> list[Any]:
    """A type without its wrappers; for a union, each of its members."""
    match kind:
        case inspect.Metadata(type=inner):
            return _plain(inner)
        case inspect.UnionType(types=several):
            return [inner for each in several for inner in _plain(each)]
    return [kind]


def _within(kind: inspect.Type, value: Any, part: str | int) -> list[inspect.Type]:
    """The types that a key or an index of a value may lead to."""
    found: list[inspect.Type] = []
    for plain in _plain(kind):
        match plain:
            case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
                if tag_field is None or value.get(tag_field) == tag:
                    found += [field.type for field in fields if field.encode_name == part]
            case inspect.VarTupleType(item_type=item):
                found.append(item)
            case inspect.TupleType(item_types=items) if isinstance(part, int):
                found.append(items[part])
            case inspect.DictType(value_type=inner):
                found.append(inner)
    return found


def _others(word: str, kind: inspect.Type | None) -> list[str]:
    """Other values of the same type."""
    match kind:
        case inspect.BoolType():
            return ["false" if word == "true" else "true"]
        case inspect.LiteralType(values=values):
            own = tomllib.loads(f"v = {word}")["v"]
            return [msgspec.json.encode(v).decode() for v in values if v != own]
        case inspect.IntType():
            step = DOLLAR if int(word) and int(word) % DOLLAR == 0 else 1
            return [str(int(word) + step), str(int(word) - step)]
    return []


def _item(source: bytes, span: tuple[int, int]) -> tuple[int, int]:
    """An item of a list, with its comma."""
    start, stop = span
    if after := re.match(rb"\s*,\s*", source[stop:]):
        return start, stop + after.end()
    if before := re.search(rb"\s*,\s*$", source[:start]):
        return before.start(), stop
    return span
