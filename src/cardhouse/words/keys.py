"""Every key that a page of a rule book may contain, from the types that read it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec import inspect as types

from cardhouse.engine.core.step import Step
from cardhouse.rulebook.book import GamePage
from cardhouse.table.rules import TableRules
from cardhouse.words.meanings import meanings

LAST: Final = (SCRIPT := "script", "table")


class Key(Struct, frozen=True, kw_only=True):
    """A key of a table: its type, default and meaning."""

    name: str
    type: str
    default: str
    meaning: str


class Table(Struct, frozen=True, kw_only=True):
    """A table of a page, or a step of its script, and where it stands."""

    kind: type
    # The keys on the way to it, such as `table.stakes`; none for the page itself.
    path: str
    # The name of a step; none of other tables.
    tag: str
    keys: tuple[Key, ...]


def tables(kind: type[Struct], also: type | None = None) -> Iterator[Table]:
    """A page and all tables that lie in it, each once; `also` explains options of its games."""
    seen: set[type] = set()
    left: list[tuple[types.Type, str]] = [(types.type_info(kind), "")]
    while left:
        found, path = left.pop(0)
        if not isinstance(found, types.StructType):
            left = [*((each, path) for each in _inside(found)), *left]
        elif found.cls not in seen:
            seen.add(found.cls)
            said = meanings(found.cls)
            if also is not None and issubclass(found.cls, GamePage | TableRules):
                said = meanings(also) | said
            # A field that only rulings set in a step is no key of a page.
            hidden = found.cls.unwritten if issubclass(found.cls, Step) else ()
            keys = [
                _key(field, said.get(field.name, ""))
                for field in found.fields
                if field.name not in hidden
            ]
            tag = found.tag if isinstance(found.tag, str) else ""
            yield Table(kind=found.cls, path=path, tag=tag, keys=tuple(keys))
            inner = [(each.type, f"{path}.{each.name}".strip(".")) for each in found.fields]
            # The page's own options come before those that its tables and steps share with it.
            left = [*sorted(inner, key=lambda each: each[1] in LAST), *left]


def used(kind: types.Type, value: Any) -> Iterator[tuple[type, str]]:
    """Every key that a page really has, by the type that reads it."""
    for struct in _structs(kind):
        if isinstance(value, dict) and _fits(struct, value):
            for field in struct.fields:
                if field.encode_name in value:
                    yield struct.cls, field.name
                    yield from used(field.type, value[field.encode_name])
    for item in _items(kind):
        for each in value if isinstance(value, list) else ():
            yield from used(item, each)


def _key(field: types.Field, meaning: str) -> Key:
    return Key(
        name=field.encode_name,
        type=type_words(field.type),
        default=_default(field),
        meaning=meaning,
    )


def _default(field: types.Field) -> str:
    if field.required:
        return "required"
    made: Any = field.default
    if made is NODEFAULT:
        assert field.default_factory is not NODEFAULT
        made = field.default_factory()
    if made is None:
        return "none"
    if isinstance(made, Struct):
        return "its own defaults"
    return f"`{msgspec.json.encode(made).decode()}`"


def type_words(kind: types.Type) -> str:
    """A type as a person who writes TOML reads it."""
    match kind:
        case types.Metadata(type=inner, extra_json_schema=extra):
            said = (extra or {}).get("description", "")
            return str(said) or type_words(inner)
        case types.StructType(cls=cls):
            return "a step" if issubclass(cls, Step) else "a table"
        case types.UnionType(types=several):
            some = [each for each in several if not isinstance(each, types.NoneType)]
            return " or ".join(dict.fromkeys(map(type_words, some)))
        case types.DictType(key_type=key, value_type=value):
            return f"a table of {_plural(value)} by {type_words(key)}"
        case types.TupleType(item_types=items):
            return f"list of {len(items)}: {', '.join(map(type_words, items))}"
        case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
            return f"list of {_plural(item)}"
    return _simple(kind)


def _simple(kind: types.Type) -> str:
    match kind:
        case types.BoolType():
            return "true or false"
        case types.StrType(min_length=least):
            return "text" if least is None else "text, not empty"
        case types.IntType():
            return f"number{_limits(kind)}"
        case types.LiteralType(values=values):
            return " or ".join(f"`{msgspec.json.encode(value).decode()}`" for value in values)
    return "anything"


def _plural(item: types.Type) -> str:
    words = type_words(item)
    plural = {"a step": "steps", "a table": "tables", "text": "texts", "text, not empty": "texts"}
    return plural.get(words, words.replace("number", "numbers", 1))


def _limits(kind: types.IntType) -> str:
    least = kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + 1
    most = kind.le if kind.le is not None else None if kind.lt is None else kind.lt - 1
    if least is not None and most is not None:
        return f" from {least} to {most}"
    if least is not None:
        return f", {least} or more"
    return "" if most is None else f", {most} or less"


def _inside(kind: types.Type) -> list[types.Type]:
    """The types right inside one that is no table."""
    match kind:
        case types.Metadata(type=inner):
            return [inner]
        case types.UnionType(types=several):
            return [*several]
        case types.DictType(value_type=value):
            return [value]
        case types.TupleType(item_types=items):
            return [*items]
    return [*_items(kind)]


def _items(kind: types.Type) -> Iterator[types.Type]:
    match kind:
        case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
            yield item
        case types.Metadata(type=inner):
            yield from _items(inner)
        case types.UnionType(types=several):
            for each in several:
                yield from _items(each)


def _structs(kind: types.Type) -> Iterator[types.StructType]:
    """The tables that a value of a type may be."""
    match kind:
        case types.StructType():
            yield kind
        case types.Metadata(type=inner):
            yield from _structs(inner)
        case types.UnionType(types=several):
            for each in several:
                yield from _structs(each)


def _fits(struct: types.StructType, value: dict[str, Any]) -> bool:
    return struct.tag_field is None or value.get(struct.tag_field) == struct.tag
