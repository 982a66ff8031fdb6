"""The fields of an act as arguments of a command, made from their types alone."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct, inspect

from cardhouse.cli.parser import Parser
from cardhouse.ledger.money import cents
from cardhouse.management.hours import Span

# Fields that are typed in dollars and sent in cents.
MONEY: Final = frozenset(("amount", "brings", "cash", "counted", "motions", "to"))
# Fields that an act is about: they stand in their place, all others are options.
PLACED: Final = ("table", "request", "call", "day")
# The highest number of a seat.
SEATS_MOST: Final = 200
# Filled in by the shell, which looks at the table.
SEEN: Final = "seq"

# The help of fields that mean the same in every act.
HELP: Final = {
    "after_hand": "let the hand in play end first",
    "again": "replace an invitation that the person has already",
    "amount": "dollars, such as 100 or 12.50",
    "bots": "how many bots come (default: none)",
    "brings": "dollars of it to bring to the table at once",
    "chat": "whether people may talk at the tables",
    "call": "the number of the call, as `cardhouse floor list` shows it",
    "card": "a card such as As, or where a hidden one lies, such as down:3/1 (see floor table)",
    "cards": "cards such as As, or where hidden ones lie, such as down:3/1; or their number",
    "cash": "dollars in cash, such as 500",
    "collected": "the number of chips collected from each player",
    "command": 'a decision such as discard, or JSON: {"do": "discard", "cards": ["down:1/2"]}',
    "count": "how many",
    "counted": "the cash that was counted, in dollars",
    "day": "the day, such as 2026-11-16",
    "drawer": "the name of a drawer",
    "game": "a game of the house, such as holdem",
    "hand": "the number of the hand",
    "hours": "from opening to closing, such as 18:00-02:00 (none: staff open and close it)",
    "house": "a house whose games are spread here, such as tommys",
    "line": "the number of the line, as the table shows it",
    "minutes": "for how many minutes, at most a week",
    "money": "how the money works in this room",
    "motions": "dollars of each motion, one after the other",
    "name": "a person's name in the room",
    "overrides": "the rule that the order overrides",
    "page": "the number of the message",
    "private": "only people with its link see the table",
    "reason": "why: it is written down",
    "request": "the number of the request, as `cardhouse staff requests` shows it",
    "roles": "all roles that the person has from now on",
    "rules": "one of the posted limits (default: the first)",
    "seat": "the number of a seat",
    "seats": "how many seats (default: as the book says)",
    "source": "a seat, or pot",
    "supersedes": "the number of the earlier ruling that this one replaces",
    "table": "a table, as `cardhouse tables list` shows it",
    "target": "a seat, or pot",
    "text": "the words to post",
    "to": "the amount in dollars",
    "to_table": "another table of the game (default: this one)",
}
# The help of fields that mean something else in one act.
OWN_HELP: Final[dict[str, dict[str, str]]] = {
    "bots": {"count": "how many bots there are at the table from now on"},
    "edit-book": {
        "limits": "JSON, in cents: all that differs from the print, such as "
        '{"2-4": {"blinds": [100, 300]}} (none: the printed book again)',
        "rules": 'JSON: new words of rules, such as {"TOM-HE-07": "..."}',
    },
    "move": {"to": "the number of the seat to move to"},
}
# Opening hours as people write them.
_HOURS: Final = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)-([01]?\d|2[0-3]):([0-5]\d)", re.ASCII)


def fields_of(kind: type[Struct]) -> tuple[inspect.Field, ...]:
    """The fields of an act or a report as they are sent."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


def add_fields(
    parser: Parser, fields: Iterable[inspect.Field], own: Mapping[str, str] = {}
) -> None:
    """Add an argument for each field, first those that stand in their place; some with own help."""
    for field in sorted(fields, key=lambda each: each.encode_name not in PLACED):
        name, more = field.encode_name, _reading(field.encode_name, field.type)
        words = more.pop("words", "")
        # In a help text a percent sign alone would be a format.
        help = (own.get(name) or HELP.get(name) or words).replace("%", "%%")
        if name == SEEN:
            continue
        if name in PLACED and field.required:
            parser.add_argument(_dest(field), metavar=name.upper(), help=help, **more)
            continue
        if "action" in more and field.required:
            more = {"choices": ("yes", "no"), "type": str}
        if "action" not in more:
            more["metavar"] = _metavar(name, more)
        if "nargs" in more:
            # Given once with several values, or several times.
            more["action"] = "extend"
        option = f"--{name.replace('_', '-')}"
        parser.add_argument(
            option, dest=_dest(field), required=field.required, default=None, help=help, **more
        )


def said(args: argparse.Namespace, fields: Iterable[inspect.Field]) -> dict[str, Any]:
    """The fields as a command line says them; those left out are left to the room."""
    found: dict[str, Any] = {}
    for field in fields:
        value = getattr(args, _dest(field), None)
        if isinstance(field.type, inspect.BoolType) and isinstance(value, str):
            value = value == "yes"
        if value is not None:
            found[field.encode_name] = value
    return found


def _dest(field: inspect.Field) -> str:
    """The place of a field's value, apart from those of the command's own options."""
    return f"field_{field.name}"


def _metavar(name: str, more: dict[str, Any]) -> str:
    return "|".join(map(str, more["choices"])) if "choices" in more else name.upper()


def _reading(name: str, info: inspect.Type) -> dict[str, Any]:
    """How argparse reads a field, with some words on it."""
    match info:
        case inspect.Metadata(type=inner):
            return _reading(name, inner)
        case inspect.LiteralType(values=values):
            kept = tuple(each for each in values if each != "")
            kind = int if all(isinstance(each, int) for each in kept) else str
            return {"choices": kept, "type": kind}
        case inspect.BoolType():
            return {"action": "store_true"}
        # The seat of a move is called like the sum of a bet; only seats have a low bound.
        case inspect.IntType(le=most) if name in MONEY and not (most and most <= SEATS_MOST):
            return {"type": dollars_typed, "words": HELP["amount"]}
        case inspect.IntType():
            return {"type": whole, "words": "a whole number"}
        case inspect.StrType():
            return {"type": str}
        case inspect.VarTupleType(item_type=item):
            return {**_reading(name, item), "nargs": "*"}
        case inspect.UnionType(types=types) if any(isinstance(t, inspect.IntType) for t in types):
            return {"type": whole_or_word}
    return {"type": _data_typed(info)}


def _data_typed(info: inspect.Type) -> Callable[[str], Any]:
    """How data with parts of their own are typed."""
    if isinstance(info, inspect.StructType) and info.cls is Span:
        return hours_typed
    return json_typed if isinstance(info, inspect.DictType) else command_typed


def dollars_typed(text: str) -> int:
    """An amount of dollars on the command line, in cents."""
    try:
        amount = cents(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    if amount < 0:
        raise argparse.ArgumentTypeError(
            f"{text!r} is less than nothing: write it like $4, 2.50 or 1,000"
        )
    return amount


def whole(text: str) -> int:
    """A whole number on the command line."""
    if not (text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 17):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def whole_or_word(text: str) -> int | str:
    """The number of a seat, or the word for another place."""
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 5 else text


def command_typed(text: str) -> Any:
    """A decision in a hand: its word, or the whole of it as JSON."""
    return json_typed(text) if text.startswith("{") else {"do": text}


def hours_typed(text: str) -> Any:
    """Opening hours such as 18:00-02:00, in minutes after midnight; or JSON."""
    if text.startswith("{"):
        return json_typed(text)
    if (found := _HOURS.fullmatch(text)) is None:
        raise argparse.ArgumentTypeError(f"{text!r} are no hours: write them like 18:00-02:00")
    hour, minute, last_hour, last_minute = map(int, found.groups())
    return {"opens": 60 * hour + minute, "closes": 60 * last_hour + last_minute}


def json_typed(text: str) -> Any:
    """Data that only JSON can say."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not JSON: {error}") from None
