"""Acts of the staff at a shell: each act is a command, its fields are the arguments."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec
from msgspec import inspect

from cardhouse.cli.parser import Commands, Mistake, Parser, command
from cardhouse.cli.remote import RemoteRoom, add_room, room_of

# Fields that are typed in dollars and sent in cents.
MONEY: Final = ("amount", "cash", "counted")


def add_acts(subparsers: Commands[Parser], name: str, about: str, example: str) -> Parser:
    """Register a command whose first word names an act, or something to look at."""
    parser = command(subparsers, name, about, example)
    add_room(parser)
    parser.add_argument("what", nargs="?", metavar="ACT", help="without one, all acts are listed")
    parser.add_argument(
        "rest", nargs=argparse.REMAINDER, metavar="...", help="ACT --help lists what it needs"
    )
    return parser


def run_acts(
    args: argparse.Namespace, command: str, acts: Collection[str], pages: Mapping[str, str]
) -> int:
    """Do an act in a running room, or look at one of its pages."""
    if args.what is None:
        _list(acts, pages)
        return 0
    if args.what in pages:
        page_parser = _parser(f"cardhouse {command} {args.what}")
        page_parser.parse_args(args.rest, namespace=args)
        _show(args, room_of(args).get(pages[args.what]))
        return 0
    if args.what not in acts:
        known = ", ".join((*pages, *acts))
        raise Mistake(f"no act {args.what!r}; there are: {known} (see cardhouse {command} --help)")
    act = read_act(args, f"cardhouse {command} {args.what}")
    room = room_of(args)
    tell(args, room, room.act(act, args.id))
    return 0


def read_act(args: argparse.Namespace, prog: str) -> dict[str, Any]:
    """The act that the rest of a command line says."""
    from cardhouse.server.staff.acts import ACTS

    info = inspect.type_info(ACTS[args.what])
    assert isinstance(info, inspect.StructType)
    parser = _parser(prog)
    parser.add_argument("--id", default="", help="under one id an act is done once")
    for field in info.fields:
        _argument(parser, field)
    parser.parse_args(args.rest, namespace=args)
    values = {each.encode_name: getattr(args, _dest(each), None) for each in info.fields}
    return {"do": args.what} | {name: value for name, value in values.items() if value is not None}


def _parser(prog: str) -> Parser:
    parser = Parser(prog=prog, allow_abbrev=False)
    # An option before the act holds, unless it is said again after it.
    add_room(parser, default=argparse.SUPPRESS)
    return parser


def _dest(field: inspect.Field) -> str:
    """The place of a field's value, apart from those of the command's own options."""
    return f"field_{field.name}"


def _argument(parser: Parser, field: inspect.Field) -> None:
    """A field as an argument in its place, or as an option if it may be left out."""
    kind, more = _kind(field.encode_name, field.type)
    if field.required:
        if "action" in more:
            more = {"choices": ("yes", "no"), "type": str}
        metavar = field.encode_name.upper()
        parser.add_argument(_dest(field), metavar=metavar, help=kind, **more)
    else:
        option = f"--{field.encode_name.replace('_', '-')}"
        if "action" not in more:
            more["metavar"] = field.encode_name.upper()
        parser.add_argument(option, dest=_dest(field), default=None, help=kind, **more)


def _kind(name: str, info: inspect.Type) -> tuple[str, dict[str, Any]]:
    """The kind of a field in words, and how argparse reads it."""
    match info:
        case inspect.Metadata(type=inner):
            return _kind(name, inner)
        case inspect.LiteralType(values=values):
            return ", ".join(map(str, values)), {"choices": values}
        case inspect.BoolType():
            return "", {"action": "store_true"}
        case inspect.IntType() if name in MONEY:
            return "dollars, such as 100 or 12.50", {"type": cents}
        case inspect.IntType():
            return "a whole number", {"type": _whole}
        case inspect.StrType():
            return "", {}
        case inspect.VarTupleType(item_type=item):
            words, more = _kind(name, item)
            return words, {**more, "nargs": "+"}
    return "JSON", {"type": _json}


def cents(text: str) -> int:
    """An amount of dollars on the command line."""
    whole, dot, rest = text.removeprefix("$").replace(",", "").partition(".")
    if not (whole.isdecimal() and len(whole) < 12) or (dot and not rest.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no amount such as 100 or 12.50")
    if len(rest) > 2:
        raise argparse.ArgumentTypeError(f"{text!r} has parts of a cent")
    return int(whole) * 100 + int(rest.ljust(2, "0") or 0)


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def _json(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not JSON: {error}") from None


def tell(args: argparse.Namespace, room: RemoteRoom, done: dict[str, Any]) -> None:
    """Say what came of an act."""
    from cardhouse.cli.books import print_json

    if args.json:
        print_json(done)
    elif done.get("request"):
        print(f"It waits for a second person: request {done['request']}.")
    else:
        print(f"Done: line {done['entry']} of the journal.")
        if word := done.get("word"):
            from cardhouse.server.staff.appointing import JOIN

            print(f"It opens once, within seven days: {room.url}{JOIN}{word}")


def _list(acts: Collection[str], pages: Mapping[str, str]) -> None:
    """Everything that the command can do, with the words of the table of rights."""
    from cardhouse.words.said import say
    from cardhouse.words.speech import plain

    width = max(map(len, (*acts, *pages)))
    for name in pages:
        print(f"  {name:{width}}  (to read)")
    for name in acts:
        print(f"  {name:{width}}  {plain(say(f'right-{name}'))}")


def _show(args: argparse.Namespace, told: Any) -> None:
    """Print a page: as JSON, or each of its lists in columns."""
    from cardhouse.cli.books import print_json

    if args.json:
        print_json(told)
        return
    lists = told.items() if isinstance(told, dict) else [("", told)]
    for title, rows in lists:
        if title:
            print(f"{title.capitalize()}:")
        for line in columns(rows if isinstance(rows, list) else [rows]):
            print(line)


def columns(rows: list[dict[str, Any]]) -> list[str]:
    """Rows as lines of aligned columns, without those that are empty in all of them."""
    names = [name for name in (rows[0] if rows else ()) if any(_text(row[name]) for row in rows)]
    cells = [[_text(row.get(name)) for name in names] for row in rows]
    widths = [max(map(len, column)) for column in zip(names, *cells, strict=True)]
    lines = [names, *cells] if rows else []
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    ]


def _text(value: Any) -> str:
    match value:
        case None | False | "" | [] | {}:
            return ""
        case True:
            return "yes"
        case list():
            return ", ".join(_text(each) for each in value)
        case dict():
            return ", ".join(f"{name}={_text(each)}" for name, each in value.items())
    return str(value)
