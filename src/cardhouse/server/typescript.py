"""The messages as TypeScript types, so that server and pages cannot drift apart.

`python -m cardhouse.server.typescript` writes web/src/wire/messages.ts anew.
"""

from __future__ import annotations

import json
import sys
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Union, get_origin

from msgspec import Struct, inspect

# Messages that a client sends: what the server does not need may be left out.
SENT = ("ToServer", "NewAct", "PreviewOf")
# Strings that name a command.
CLOSER = {
    ("OfferView", "do"): 'HandCommand["do"]',
    ("RoomOffer", "do"): 'AnyCommand["do"] | "sit"',
}

HEADER = """\
// Written by `python -m cardhouse.server.typescript` from the messages of the server:
// change them there, not here.
"""


def typescript(*modules: types.ModuleType) -> str:
    """Every struct and union of some modules of messages, with all their parts."""
    named = {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if not name.startswith("_") and (_own_struct(value, module) or _is_union(value))
    }
    infos = inspect.multi_type_info(named.values())
    structs = {each.cls: each for info in infos for each in _structs(info)}
    sent = [info for name, info in zip(named, infos, strict=True) if name in SENT]
    taken = {each.cls for info in sent for each in _structs(info)}
    parts = [_interface(structs[cls], cls in taken) for cls in sorted(structs, key=_name)]
    for (name, value), info in zip(named.items(), infos, strict=True):
        if _is_union(value):
            parts.append(f"export type {name} = {_type(info)};")
    return "\n".join([HEADER, *parts, ""])


def _own_struct(value: Any, module: types.ModuleType) -> bool:
    """True for a struct of the module that is not only a base of others."""
    if not (isinstance(value, type) and issubclass(value, Struct)):
        return False
    return value.__module__ == module.__name__ and not value.__subclasses__()


def _is_union(value: Any) -> bool:
    return isinstance(value, types.UnionType) or get_origin(value) is Union


def _structs(info: inspect.Type, seen: set[type] | None = None) -> Iterator[inspect.StructType]:
    """The structs that a type is made of, each once."""
    seen = set() if seen is None else seen
    if isinstance(info, inspect.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        yield info
    for part in _parts(info):
        yield from _structs(part, seen)


def _parts(info: inspect.Type) -> Iterable[inspect.Type]:
    match info:
        case inspect.StructType(fields=fields):
            return [field.type for field in fields]
        case inspect.UnionType(types=parts) | inspect.TupleType(item_types=parts):
            return parts
        case inspect.DictType(key_type=key, value_type=value):
            return [key, value]
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return [item]
        case inspect.Metadata(type=inner):
            return [inner]
    return []


def _interface(info: inspect.StructType, taken: bool) -> str:
    """A struct as an interface; fields that the server omits or does not need are optional."""
    optional = taken or info.cls.__struct_config__.omit_defaults
    doc = " ".join((info.cls.__doc__ or "").split())
    lines = [f"/** {doc} */", f"export interface {_name(info.cls)} {{"]
    if info.tag_field:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    for field in info.fields:
        mark = "?" if optional and not field.required else ""
        kind = CLOSER.get((_name(info.cls), field.name)) or _type(field.type)
        lines.append(f"  {field.encode_name}{mark}: {kind};")
    return "\n".join([*lines, "}"])


def _name(cls: type) -> str:
    # Commands are named for what they do, and so are some messages and acts.
    config, name = cls.__struct_config__, cls.__name__  # type: ignore[attr-defined]
    if config.tag_field != "do" or name.endswith("Act"):
        return name
    return f"{name}Command"


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.StructType(cls=cls):
            return _name(cls)
        case inspect.UnionType(types=parts):
            return " | ".join(dict.fromkeys(_type(part) for part in parts))
        case inspect.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case inspect.DictType(key_type=key, value_type=value):
            kind = "number" if _type(key) == "number" else "string"
            return f"Record<{kind}, {_type(value)}>"
        case inspect.TupleType(item_types=parts):
            return f"[{', '.join(_type(part) for part in parts)}]"
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.Metadata(type=inner_type):
            return _type(inner_type)
    return _PLAIN[type(info)]


_PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
    inspect.StrType: "string",
}


def modules() -> tuple[types.ModuleType, ...]:
    """The modules of messages between server and pages."""
    from cardhouse.server import messages, seats
    from cardhouse.server.backoffice import invitations
    from cardhouse.server.backoffice import messages as backoffice
    from cardhouse.server.floor import messages as floor
    from cardhouse.server.me import messages as me
    from cardhouse.server.people import messages as people
    from cardhouse.server.practice import messages as practice
    from cardhouse.server.staff import cage_messages as cage
    from cardhouse.server.staff import messages as staff

    return messages, seats, people, me, staff, floor, cage, backoffice, invitations, practice


def main() -> None:
    """Write the types for the pages."""
    root = Path(__file__).parents[3]
    target = Path(sys.argv[1]) if sys.argv[1:] else root / "web" / "src" / "wire" / "messages.ts"
    target.write_text(typescript(*modules()), encoding="utf-8")


if __name__ == "__main__":
    main()
