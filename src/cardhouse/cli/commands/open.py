"""`cardhouse open`: the card room itself."""

from __future__ import annotations

import argparse
import asyncio
import errno
import ipaddress
import logging
import signal
import socket
import uuid
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from cardhouse.cli.outlets import reason
from cardhouse.cli.parser import Commands, Mistake, Parser, command
from cardhouse.cli.settings import check_names, file_of
from cardhouse.cli.stores import add_where

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardhouse.management import Money
    from cardhouse.room.room import Room
    from cardhouse.rulebook import AnyPosted
    from cardhouse.server.office import Office
    from cardhouse.store.base import Store

PORT = 8000
HOST = "127.0.0.1"
# For this long a dead process keeps its tables from others that share its database.
LEASE_SECONDS = 15.0
# The ways in which the money can work.
MONEY = ("play-money", "club", "cage")
# Levels of the log, from the most to the least.
LEVELS = ("debug", "info", "warning", "error")
# Seconds between two decisions of bots, for people to follow.
PACE = 0.8


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "open",
        "open the card room, with its web pages",
        "cardhouse open --data ~/my-room tommys/holdem lo-ball-room",
    )
    add_options(parser)


def add_options(parser: Parser) -> None:
    """Add everything that can be settled about a room."""
    parser.add_argument(
        "games",
        nargs="*",
        metavar="HOUSE[/GAME]",
        help="games to spread, of a house or a folder with a rule book (default: all)",
    )
    parser.add_argument("--port", type=port, default=PORT, metavar="N", help=f"(default {PORT})")
    add_where(parser, "for several processes")
    _add_network(parser)
    _add_people(parser)
    parser.add_argument("--log", action="store_true", help="the same as --log-level info")
    parser.add_argument(
        "--log-level",
        choices=LEVELS,
        default="warning",
        help="what to log to stderr, one JSON per line (default: warning)",
    )
    parser.add_argument(
        "--pace",
        type=seconds,
        default=PACE,
        metavar="S",
        help=f"seconds between bots' actions (default {PACE})",
    )
    parser.add_argument("--headless", action="store_true", help="no pages: let only bots play")


def _add_people(parser: Parser) -> None:
    """Add the first manager, the money and the bots."""
    parser.add_argument(
        "--manager", metavar="NAME", help="make this person the manager; a newcomer gets a link"
    )
    parser.add_argument(
        "--money",
        choices=MONEY,
        help="how the money works, chosen when a room is first opened (default: play-money)",
    )
    parser.add_argument(
        "--bots",
        type=bots,
        metavar="N",
        help="bots at each new table of a room for play money (default: 5)",
    )


def _add_network(parser: Parser) -> None:
    """Register the options about names and addresses."""
    parser.add_argument(
        "--host",
        type=address,
        default=HOST,
        metavar="ADDRESS",
        help=f"address to listen on (default {HOST})",
    )
    parser.add_argument(
        "--name",
        type=public_name,
        action="append",
        default=[],
        help="a host name of the room (may be repeated)",
    )
    parser.add_argument(
        "--proxy",
        type=network,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a trusted proxy, or a network of them (may be repeated)",
    )


def bots(text: str) -> int:
    """A number of bots on the command line."""
    if not text.isdecimal() or len(text) > 2:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of bots from 0 to 99")
    return int(text)


def seconds(text: str) -> float:
    """A number of seconds on the command line."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds") from None
    if not 0 <= value <= 60:
        raise argparse.ArgumentTypeError(f"{text} is not from 0 to 60 seconds")
    return value


def public_name(text: str) -> str:
    """A name of the room on the command line."""
    from cardhouse.server.front.hosts import is_name

    if not is_name(text):
        words = "a name as in an address bar, without http://, port or path"
        raise argparse.ArgumentTypeError(f"{text!r} is not {words}")
    return text


def network(text: str) -> str:
    """An address or a network on the command line."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        words = "an address such as 10.0.0.2, or a network such as 10.0.0.0/24"
        raise argparse.ArgumentTypeError(f"{text!r} is not {words}") from None


def port(text: str) -> int:
    """A port number on the command line."""
    if not text.isdecimal() or len(text) > 5 or not 1 <= int(text) <= 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 1 to 65535")
    return int(text)


def address(text: str) -> str:
    """An address to listen on; an empty one does not mean all."""
    try:
        if text and text.encode("idna"):
            return text
    except UnicodeError:
        pass
    raise argparse.ArgumentTypeError(f"{text!r} is no address of this computer")


def run(args: argparse.Namespace) -> int:
    """Open the room, and run it until it is closed."""
    from cardhouse.store.records import StoreError

    if args.manager is not None and args.headless:
        raise Mistake("--manager is for a room with pages, not for --headless")
    if not args.headless:
        # Missing packages are noticed before a folder is made.
        for needed in ("cardhouse.server.serve", "websockets"):
            import_module(needed)
    if (file := file_of(args.config)) is not None:
        check_names(file, args.settings)
    games = chosen(args.games)
    try:
        return asyncio.run(_run(args, games))
    except StoreError as error:
        raise Mistake(str(error), code=1) from None


def chosen(names: Sequence[str]) -> list[AnyPosted]:
    """The named games, or all games of the named houses; without names, every game there is."""
    from cardhouse.rulebook import load
    from cardhouse.rulebook.files import houses
    from cardhouse.table.accounts import RESERVED

    found: dict[tuple[str, str], AnyPosted] = {}
    for name in names:
        for each in _named(name):
            if each.house in RESERVED:
                raise Mistake(f"a house cannot be called {each.house!r}: accounts of the room are")
            if found.setdefault((each.house, each.name), each).hash != each.hash:
                raise Mistake(f"two houses are called {each.house!r}; rename a folder")
    if names:
        return list(found.values())
    return [post for house in houses() for post in load(house).posts().values()]


def _named(name: str) -> list[AnyPosted]:
    """The games of a house or a folder, or the single one after the last slash."""
    from cardhouse.cli.books import house, opened_by
    from cardhouse.rulebook.files import is_house

    name = name.rstrip("/") or name
    where, _, game = name.rpartition("/")
    if _is_folder(name) or not is_house(where):
        return list(house(name).posts().values())
    return [opened_by(where, game.removesuffix(".toml"))]


def _is_folder(name: str) -> bool:
    try:
        return Path(name).is_dir()
    except OSError as error:
        raise Mistake(f"{name}: {reason(error)}") from None


async def _run(args: argparse.Namespace, games: Sequence[AnyPosted]) -> int:
    from cardhouse.room.furnish import BOTS, furnish
    from cardhouse.room.premises import premises, usual

    async with premises(args.data, args.database) as store:
        if not args.headless:
            await _check(store, args)
        where = "its database" if args.database else args.data or usual()
        shared, pace = args.database is not None, None if args.headless else args.pace
        room = await opened(store, shared=shared, pace=pace, money=args.money, bots=args.bots)
        office, word = (None, "") if args.headless else await _staffed(room, args)
        await furnish(room, games, bots=BOTS if args.bots is None else args.bots)
        if office is None:
            stop_on_signals(room)
            tables = f"{_tables(room)}, kept in {where}"
            print(f"The room is open: {tables}. Ctrl-C closes it.", flush=True)
            await room.run()
        else:
            await _serve(office, args, word, f"kept in {where}")
        hands = sum(keeper.state.hands for keeper in room.tables.values())
        print(f"The room is closed after {hands:,} hands; nothing is lost.")
    return 0


async def _check(store: Store, args: argparse.Namespace) -> None:
    """Refuse impossible options before anything is made in the room."""
    from cardhouse.server.people import names
    from cardhouse.words.speech import plain

    if args.manager is not None and (fault := names.fault(names.tidy(args.manager))):
        raise Mistake(f"--manager {args.manager}: {plain(fault)}")
    try:
        family = socket.AF_INET6 if ":" in args.host else socket.AF_INET
        socket.create_server((args.host, args.port), family=family).close()
    except OSError as error:
        raise _closed_door(args, error) from None


def _closed_door(args: argparse.Namespace, error: OSError) -> Mistake:
    """The mistake for an address or port that a room cannot open on."""
    words = reason(error).partition(" (")[0]
    # Negative numbers mean that a name was not found.
    if (error.errno or 0) < 0 or error.errno == errno.EADDRNOTAVAIL:
        return Mistake(f"--host {args.host}: {words}", code=1)
    return Mistake(f"port {args.port}: {words}; give another --port", code=1)


async def _staffed(room: Room, args: argparse.Namespace) -> tuple[Office, str]:
    """The office of the room, and the word of its manager's invitation: before any table is made.

    Whoever opens the room again gets a new link, as long as nobody has used the one before.
    """
    from cardhouse.server.logs import log_to
    from cardhouse.server.serve import open_office

    # Faults are reported even without a log.
    level = getattr(logging, args.log_level.upper())
    log_to(level=min(level, logging.INFO) if args.log else level)
    office = await open_office(room)
    return office, await _appointed(office, args.manager) if args.manager else ""


async def _serve(office: Office, args: argparse.Namespace, word: str, where: str) -> None:
    """Run the room with its pages."""
    from cardhouse.cli.qr import qr_code
    from cardhouse.server.people.people import JOIN
    from cardhouse.server.serve import serve

    def ready(port: int) -> None:
        url = f"http://{'localhost' if args.host == HOST else args.host}:{port}"
        tables = f"{_tables(office.room)}, {where}"
        print(f"The room is open at {url} ({tables}). Ctrl-C closes it.", flush=True)
        if word:
            link = f"{_public(args) or url}{JOIN}{word}"
            print(f"{args.manager} becomes its manager, once: {link}")
            print(qr_code(link), end="", flush=True)

    try:
        place = {"host": args.host, "port": args.port}
        await serve(office, **place, names=args.name, proxies=args.proxy, ready=ready)
    except OSError as error:
        raise _closed_door(args, error) from None


def _public(args: argparse.Namespace) -> str:
    """The address for people elsewhere, if the room stands behind a proxy; empty if not."""
    return f"https://{args.name[0]}" if args.name and args.proxy else ""


async def _appointed(office: Office, name: str) -> str:
    """The word of a manager's invitation; empty if they have an account, and so the role now."""
    from cardhouse.engine.core.illegal import Illegal
    from cardhouse.server.front.problems import Denied
    from cardhouse.server.staff.appointing import appoint
    from cardhouse.words.refusals import refused
    from cardhouse.words.speech import plain

    try:
        return await appoint(office, name, ("manager",), again=True)
    except Illegal as illegal:
        raise Mistake(plain(illegal.detail or refused(illegal))) from None
    except Denied as denied:
        raise Mistake(plain(denied.said)) from None


def _tables(room: Room) -> str:
    count = len(room.tables)
    return "1 table" if count == 1 else f"{count} tables"


async def opened(
    store: Store,
    *,
    shared: bool,
    pace: float | None = None,
    money: Money | None = None,
    bots: int | None = None,
) -> Room:
    """A room with everything in the store.

    With pages, bots keep a pace, and tables that nobody watches rest.
    """
    from cardhouse.room.patience import Patience, at_pace
    from cardhouse.room.room import Room

    # Processes that share a database need names of their own.
    owner = uuid.uuid4().hex if shared else "room"
    web = pace is not None
    patience = Patience() if pace is None else at_pace(pace)
    room = Room(store, owner=owner, lease=LEASE_SECONDS, patience=patience, rests=web)
    await room.open()
    await _choose(room, money, bots)
    return room


async def _choose(room: Room, money: Money | None, bots: int | None) -> None:
    """Choose how the money works, if the room is new; bots belong to play money."""
    from cardhouse.engine.core.illegal import Illegal
    from cardhouse.management import OWNER

    now = room.management.state.money
    if bots and (money or now) != "play-money":
        raise Mistake(f"--bots {bots}: bots play for play money only, and this is another room")
    if money is None:
        return
    try:
        await room.choose_money(money, OWNER)
    except Illegal:
        words = f"this room was opened for {now}, and there are chips in it"
        raise Mistake(f"--money {money}: {words}; give a new room another --data") from None


def stop_on_signals(room: Room) -> None:
    """Close the room in good order on a signal."""
    loop = asyncio.get_running_loop()
    for which in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(which, room.stop)
