"""`cardhouse staff`: the people who run a room."""

from __future__ import annotations

import argparse
import asyncio
import io
import uuid

from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command
from cardhouse.cli.stores import FAILED, add_where, room_file
from cardhouse.server.people.roles import ROLES, PersonRole

LINK = "http://localhost:8000"


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "staff",
        "appoint the people who run a room",
        "cardhouse staff add Flo --role floor --data ~/my-room",
    )
    parser.add_argument("what", choices=("add",), help="add: appoint a person")
    parser.add_argument("name", metavar="NAME", help="the person's name in the room")
    parser.add_argument(
        "--role",
        choices=ROLES,
        action="append",
        required=True,
        help="a role in the room (again for another one)",
    )
    add_where(parser, "a room's database")
    parser.add_argument(
        "--link", default=LINK, metavar="URL", help=f"where people reach the room: {LINK}"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Appoint a person in a room that is not open, and print the invitation of a newcomer."""
    from cardhouse.cli.books import print_json
    from cardhouse.server.staff.appointing import JOIN

    roles = tuple(role for role in ROLES if role in args.role)
    word = _appointed(args, roles)
    link = f"{args.link.rstrip('/')}{JOIN}{word}" if word else ""
    if args.json:
        print_json({"name": args.name, "roles": roles, "link": link})
    elif not word:
        print(f"{args.name} has an account: it has the roles now ({', '.join(roles)}).")
    else:
        print(f"{args.name} ({', '.join(roles)}) comes in here, once and within seven days:")
        print(link)
        print(qr_code(link), end="")
    return 0


def _appointed(args: argparse.Namespace, roles: tuple[PersonRole, ...]) -> str:
    """The word of the invitation; empty for a person with an account."""
    from cardhouse.engine.core.illegal import Illegal
    from cardhouse.server.front.problems import Denied
    from cardhouse.store.records import StoreError
    from cardhouse.words.refusals import refused
    from cardhouse.words.speech import plain

    try:
        return asyncio.run(_appoint(args, roles))
    except Illegal as illegal:
        raise Mistake(plain(illegal.detail or refused(illegal))) from None
    except Denied as denied:
        raise Mistake(plain(denied.said)) from None
    except StoreError as error:
        raise Mistake(str(error), code=FAILED) from None


async def _appoint(args: argparse.Namespace, roles: tuple[PersonRole, ...]) -> str:
    from cardhouse.room.premises import premises
    from cardhouse.server.staff.appointing import appoint_in

    if args.database is None and not (file := room_file(args)).exists():
        raise Mistake(f"{file.parent}: there is no room in this folder; `cardhouse open` makes one")
    async with premises(args.data, args.database) as store:
        owner = "room" if args.database is None else uuid.uuid4().hex
        return await appoint_in(store, args.name, roles, owner)


def qr_code(text: str) -> str:
    """A text as a square of dark and light, for a telephone held before the screen."""
    import segno

    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(out=drawn, compact=True, border=2)
    return drawn.getvalue()
