"""A sample of every act and every order, made from the types of its fields alone."""

from __future__ import annotations

from typing import Any

from msgspec import inspect

from cardhouse.server.commands import SENT
from cardhouse.server.staff.acts import ACTS, REPORTS

# Values that mean something in a room with one table.
MEANT = {"seq": 0, "name": "Pat", "reason": "a reason", "text": "No phones.", "drawer": "1"}


def sample(do: str, table: str, number: int = 1) -> dict[str, Any]:
    """An act that can be read, at a table; its numbers are all the same."""
    made: dict[str, Any] = _struct(inspect.type_info(ACTS[do]), MEANT | {"table": table}, number)
    return made


def report(name: str) -> dict[str, Any]:
    """A report or an order of the floor that can be read."""
    made: dict[str, Any] = _struct(inspect.type_info(REPORTS[name][1]), MEANT, 1)
    return made


def sent_sample(info: inspect.Type) -> dict[str, Any]:
    """A command of a seat that can be read."""
    made: dict[str, Any] = _struct(info, {}, 1)
    return made


def order(do: str, number: int = 1) -> dict[str, Any]:
    """A command of a player that can be read; its numbers are all the same."""
    made: dict[str, Any] = _struct(inspect.type_info(SENT[do]), {}, number)
    return made


def _struct(info: inspect.Type, meant: dict[str, Any], number: int) -> Any:
    assert isinstance(info, inspect.StructType)
    said = {
        field.encode_name: meant[field.encode_name]
        if field.encode_name in meant
        else _value(field.type, number)
        for field in info.fields
        if field.required or field.encode_name in meant
    }
    return {info.tag_field: info.tag, **said} if info.tag_field else said


def _value(info: inspect.Type, number: int) -> Any:
    """The simplest value of a type."""
    match info:
        case inspect.Metadata(type=inner):
            return _value(inner, number)
        case inspect.UnionType(types=(first, *_)):
            return _value(first, number)
        case inspect.StructType():
            return _struct(info, MEANT, number)
        case inspect.LiteralType(values=(first, *_)):
            return first
        case inspect.IntType():
            return number
        case inspect.BoolType():
            return False
        case inspect.StrType():
            return "As"
        case inspect.VarTupleType(item_type=item):
            return [_value(item, number)]
        case inspect.TupleType(item_types=items):
            return [_value(item, number) for item in items]
    raise AssertionError(f"no sample of {info}")


def body(kind: Any) -> Any:
    """The body of a request that can be read."""
    return _value(inspect.type_info(kind), 1)
