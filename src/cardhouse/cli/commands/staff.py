"""`cardhouse staff`: the people who run a room."""

from __future__ import annotations

import argparse
import asyncio
import io
import uuid
from typing import Final

from cardhouse.cli.acting import add_acts, run_acts
from cardhouse.cli.parser import Commands, Mistake, Parser
from cardhouse.cli.remote import RemoteRoom, add_room, room_of
from cardhouse.cli.stores import FAILED, add_where, room_file
from cardhouse.server.people.roles import ROLES, PersonRole

LINK: Final = "http://localhost:8000"
ADD: Final = "add"
# Pages of the room that the command shows.
PAGES: Final = {
    "people": "/api/people",
    "journal": "/api/journal",
    "requests": "/api/requests",
}


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    add_acts(
        subparsers,
        "staff",
        "appoint the people who run a room, in a running one or in its data",
        "cardhouse staff add Flo --role floor --data ~/my-room\n"
        "  cardhouse staff add Flo --role floor --room https://room.example\n"
        "  cardhouse staff confirm 3 --room https://room.example",
    )


def run(args: argparse.Namespace) -> int:
    """Appoint a person, or do another act of the office in a running room."""
    if args.what == ADD:
        return _add(args)
    from cardhouse.server.staff.rights import OFFICE

    return run_acts(args, "staff", [*OFFICE], PAGES)


def _add(args: argparse.Namespace) -> int:
    """Appoint a person, and print the invitation of a newcomer."""
    from cardhouse.cli.books import print_json
    from cardhouse.server.staff.appointing import JOIN

    _parser().parse_args(args.rest, namespace=args)
    roles = tuple(role for role in ROLES if role in args.role)
    remote = args.data is None and args.database is None and (args.room or args.token)
    room = room_of(args) if remote else None
    word = _appointed(args, roles) if room is None else _invited(room, args.name, roles)
    url = args.link or (LINK if room is None else room.url)
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


def _parser() -> Parser:
    parser = Parser(prog=f"cardhouse staff {ADD}", allow_abbrev=False)
    add_room(parser, default=argparse.SUPPRESS)
    parser.add_argument("name", metavar="NAME", help="the person's name in the room")
    parser.add_argument(
        "--role",
        choices=ROLES,
        action="append",
        required=True,
        help="a role in the room (again for another one)",
    )
    add_where(parser, "a room's database")
    parser.add_argument("--link", metavar="URL", help=f"where people reach the room: {LINK}")
    return parser


def _invited(room: RemoteRoom, name: str, roles: tuple[PersonRole, ...]) -> str:
    """Appoint somebody in a running room; the word of the invitation, or none for an account."""
    people = room.get("/api/people")["people"]
    key = name.strip().casefold()
    known = next((each for each in people if each["name"].casefold() == key), None)
    if known is None or known["guest"]:
        sent = {"do": "invite", "name": name, "roles": roles}
        return str(room.act(sent).get("word", ""))
    both = [role for role in ROLES if role in (*known["roles"], *roles)]
    if set(both) != set(known["roles"]):
        room.act({"do": "give-roles", "name": known["name"], "roles": both})
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
