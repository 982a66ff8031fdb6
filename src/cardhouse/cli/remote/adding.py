"""`cardhouse staff add`: somebody who runs the room, in a running one or in a closed one's data."""

from __future__ import annotations

import argparse
import asyncio
import uuid

from cardhouse.cli.books import print_json
from cardhouse.cli.parser import Commands, Mistake, Parser
from cardhouse.cli.qr import qr_code
from cardhouse.cli.remote.fields import HELP
from cardhouse.cli.remote.options import ROOM, add_room, room_of
from cardhouse.cli.remote.room import RemoteRoom, hinted
from cardhouse.cli.stores import FAILED, add_where, room_file
from cardhouse.server.people.people import JOIN
from cardhouse.server.people.roles import ROLES, PersonRole
from cardhouse.server.staff.messages import PeopleList


def add_person(subparsers: Commands[Parser]) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "add",
        help="give somebody a role, with a link by which a newcomer comes in",
        description="Give somebody a role: in a running room with a manager's token, or with "
        "--data in the data of a room that is closed.",
        allow_abbrev=False,
    )
    parser.add_argument("name", metavar="NAME", help="the person's name in the room")
    parser.add_argument(
        "--role",
        choices=ROLES,
        action="append",
        required=True,
        help="a role in the room (again for another one)",
    )
    parser.add_argument("--again", action="store_true", help=HELP["again"])
    add_where(parser, "a closed room's database")
    parser.add_argument("--link", metavar="URL", help=f"where people reach the room: {ROOM}")
    add_room(parser)
    parser.set_defaults(do=_add)


def _add(args: argparse.Namespace) -> int:
    """Appoint a person, and print the invitation of a newcomer."""
    roles = tuple(role for role in ROLES if role in args.role)
    room = room_of(args) if args.data is None and args.database is None else None
    word = _appointed(args, roles) if room is None else _invited(room, args, roles)
    url = args.link or (ROOM if room is None else room.url)
    link = f"{url.rstrip('/')}{JOIN}{word}" if word else ""
    if args.json:
        print_json({"name": args.name, "roles": roles, "link": link})
    elif not word:
        print(f"{args.name} has an account: it has the roles now ({', '.join(roles)}).")
    else:
        print(f"{args.name} ({', '.join(roles)}) comes in here, once and within seven days:")
        print(link)
        print(qr_code(link), end="")
    return 0


def _invited(room: RemoteRoom, args: argparse.Namespace, roles: tuple[PersonRole, ...]) -> str:
    """Appoint somebody in a running room; the word of the invitation, or none for an account."""
    people = room.as_kind(room.get("/api/people"), PeopleList).people
    key = " ".join(args.name.split()).casefold()
    known = next((each for each in people if each.name.casefold() == key), None)
    if known is None or known.guest:
        sent = {"do": "invite", "name": args.name, "roles": roles, "again": args.again}
        return str(room.act(sent).get("word", ""))
    both = [role for role in ROLES if role in (*known.roles, *roles)]
    if set(both) != set(known.roles):
        room.act({"do": "give-roles", "name": known.name, "roles": both})
    return ""


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
        raise Mistake(hinted(plain(denied.said), {"id": denied.said.id})) from None
    except StoreError as error:
        raise Mistake(str(error), code=FAILED) from None


async def _appoint(args: argparse.Namespace, roles: tuple[PersonRole, ...]) -> str:
    from cardhouse.room.premises import premises
    from cardhouse.server.staff.appointing import appoint_in

    if args.database is None and not (file := room_file(args)).exists():
        raise Mistake(f"{file.parent}: there is no room in this folder; `cardhouse open` makes one")
    async with premises(args.data, args.database) as store:
        owner = "room" if args.database is None else uuid.uuid4().hex
        return await appoint_in(store, args.name, roles, owner, again=args.again)
