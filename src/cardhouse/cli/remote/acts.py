"""Acts of the staff at a shell: each act is a command, its fields are the arguments."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from functools import partial
from typing import Any

from cardhouse.cli.books import print_json
from cardhouse.cli.parser import Commands, Mistake, Parser
from cardhouse.cli.remote.fields import OWN_HELP, SEEN, add_fields, fields_of, said, whole
from cardhouse.cli.remote.options import add_room, room_of
from cardhouse.cli.remote.room import WAITS, RemoteRoom
from cardhouse.server.people.roles import Role
from cardhouse.server.staff.acts import ACTS
from cardhouse.server.staff.rights import FLOOR, RIGHTS
from cardhouse.words.said import say
from cardhouse.words.speech import plain

# Acts that `cardhouse tables` does, of those at the tables; `cardhouse floor` does the others.
OF_TABLES = ("-table", "-hours", "-link")
# The act whose command has reports of its own.
RULE = "rule"


def acts_of_tables() -> tuple[str, ...]:
    """Acts on whole tables."""
    return tuple(do for do in FLOOR if do.endswith(OF_TABLES))


def acts_of_floor() -> tuple[str, ...]:
    """All other acts at tables."""
    return tuple(do for do in FLOOR if not do.endswith(OF_TABLES))


def add_acts(subparsers: Commands[Parser], acts: Iterable[str]) -> None:
    """Add a command for each act."""
    for do in acts:
        if do != RULE:
            add_act(subparsers, do, partial(_fill, do))


def add_act(subparsers: Commands[Parser], do: str, fill: Any) -> Parser:
    """Add the command of an act, with the words of the table of rights."""
    words = plain(say(f"right-{do}"))
    return subparsers.add_parser(
        do,
        help=words[:1].lower() + words[1:],
        description=f"{words}. {may(do)}",
        allow_abbrev=False,
        fill=fill,
    )


def may(do: str) -> str:
    """The people who may do an act, in words."""
    right = RIGHTS[do]
    told = f"For: {_roles(right.roles)}."
    if right.second:
        told += f" A second person ({_roles(right.second)}) confirms it."
    return told


def _roles(roles: Iterable[Role]) -> str:
    return ", ".join(plain(say(f"role-{role}")) for role in roles)


def add_id(parser: Parser, *, seen: bool) -> None:
    """Add the options of every act: its id, and the state that it was decided on."""
    if seen:
        parser.add_argument(
            "--seq",
            type=whole,
            metavar="N",
            help="only if the table is still as it was then (default: as it is now)",
        )
    parser.add_argument("--id", default="", help="under one id an act is done once")
    add_room(parser)


def _fill(do: str, parser: Parser) -> None:
    fields = fields_of(ACTS[do])
    add_fields(parser, fields, OWN_HELP.get(do, {}))
    add_id(parser, seen=any(each.name == SEEN for each in fields))
    parser.set_defaults(do=partial(run_act, do))


def run_act(do: str, args: argparse.Namespace) -> int:
    """Do an act in a running room."""
    fields, room = fields_of(ACTS[do]), room_of(args)
    act = {"do": do, **said(args, fields)}
    if any(each.name == SEEN for each in fields):
        act[SEEN] = present(room, act["table"]) if args.seq is None else args.seq
    return tell(args, room, room.act(act, args.id))


def present(room: RemoteRoom, table: str) -> int:
    """The sequence of a table at this moment, for those who may look at the floor's list."""
    from cardhouse.server.floor.messages import FloorList

    try:
        told = room.get("/api/floor")
    except Mistake as mistake:
        raise Mistake(f"{mistake} (or give --seq)", code=mistake.code) from None
    cards = room.as_kind(told, FloorList).tables
    # The room itself says that there is no such table.
    return next((card.seq for card in cards if card.name == table), 0)


def tell(args: argparse.Namespace, room: RemoteRoom, done: dict[str, Any]) -> int:
    """Print the outcome of an act; another exit code while it waits for a second person."""
    from cardhouse.server.people.people import JOIN

    waits = bool(done.get("request"))
    if args.json:
        print_json(done)
    elif waits:
        print(f"Nothing is done yet: request {done['request']} waits for a second person.")
    else:
        at = f", and the table stands at {done['seq']}" if done.get("seq") else ""
        print(f"Done: line {done['entry']} of the journal{at}.")
        if word := done.get("word"):
            table = getattr(args, "field_table", "")
            private = f"Only people with this link see the table: {room.url}/enter/{table}#{word}"
            once = f"It opens once, within seven days: {room.url}{JOIN}{word}"
            print(private if table else once)
    return WAITS if waits else 0
