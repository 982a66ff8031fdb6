"""A sample of every act, made from the types of its fields alone."""

from __future__ import annotations

from typing import Any

from msgspec import inspect

from cardhouse.server.staff.acts import ACTS, REPORTS

# Values that mean something in a room with one table.
MEANT = {"seq": 0, "name": "Pat", "reason": "a reason", "text": "No phones.", "drawer": "1"}


def sample(do: str, table: str) -> dict[str, Any]:
    """An act that can be read, at a table."""
    made: dict[str, Any] = _struct(inspect.type_info(ACTS[do]), MEANT | {"table": table})
    return made


def report(name: str) -> dict[str, Any]:
    """A report or an order of the floor that can be read."""
    made: dict[str, Any] = _struct(inspect.type_info(REPORTS[name][1]), MEANT)
    return made


def sent_sample(info: inspect.Type) -> dict[str, Any]:
    """A command of a seat that can be read."""
    made: dict[str, Any] = _struct(info, {})
    return made


def _struct(info: inspect.Type, meant: dict[str, Any]) -> Any:
    assert isinstance(info, inspect.StructType) and info.tag_field
    said = {
        field.encode_name: meant[field.encode_name]
        if field.encode_name in meant
        else _value(field.type)
        for field in info.fields
        if field.required or field.encode_name in meant
    }
    return {info.tag_field: info.tag, **said}


def _value(info: inspect.Type) -> Any:
    """The simplest value of a type."""
    match info:
        case inspect.Metadata(type=inner):
            return _value(inner)
        case inspect.UnionType(types=(first, *_)):
            return _value(first)
        case inspect.StructType():
            return _struct(info, MEANT)
        case inspect.LiteralType(values=(first, *_)):
            return first
        case inspect.IntType():
            return 1
        case inspect.BoolType():
            return False
        case inspect.StrType():
            return "As"
        case inspect.VarTupleType(item_type=item):
            return [_value(item)]
    raise AssertionError(f"no sample of {info}")
