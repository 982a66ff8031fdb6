"""`cardhouse open`: the card room itself."""

from __future__ import annotations

import argparse
import asyncio
import ipaddress
import logging
import os
import signal
import uuid
from pathlib import Path
from typing import TYPE_CHECKING

from cardhouse.cli.parser import Commands, Mistake, Parser, command, count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardhouse.house.house import House
    from cardhouse.rulebook import Posted
    from cardhouse.store.base import Store

PORT = 8000
HOST = "127.0.0.1"
# How long a process that has died keeps its tables from another one that shares its database.
LEASE_SECONDS = 15.0
# Seconds between two decisions of bots, so that people can follow.
PACE = 0.8


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "open",
        "open the card room",
        "cardhouse open --data ~/my-room tommys/holdem lo-ball-room",
    )
    parser.add_argument(
        "games", nargs="*", metavar="HOUSE[/GAME]", help="what is spread (default: every game)"
    )
    parser.add_argument("--port", type=count, default=PORT, metavar="N", help=f"default {PORT}")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", type=Path, metavar="DIR", help="the folder with the room's data")
    where.add_argument("--database", metavar="URL", help="postgresql://...: for several processes")
    parser.add_argument("--host", default=HOST, metavar="ADDRESS", help=f"default {HOST}")
    parser.add_argument(
        "--name",
        type=public_name,
        action="append",
        default=[],
        help="a name under which people reach the room (again for another one)",
    )
    parser.add_argument(
        "--proxy",
        type=network,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy, or a network of them, that is believed for whom it speaks (again for more)",
    )
    parser.add_argument("--manager", metavar="NAME", help="give this account the manager's role")
    parser.add_argument("--log", action="store_true", help="write a log to stderr, JSON a line")
    parser.add_argument(
        "--pace", type=seconds, default=PACE, metavar="S", help=f"between bots' acts: {PACE} s"
    )
    parser.add_argument("--headless", action="store_true", help="no pages: only the bots play")


def seconds(text: str) -> float:
    """A number of seconds on the command line."""
    value = float(text)
    if not 0 <= value <= 60:
        raise argparse.ArgumentTypeError(f"{text} is not from 0 to 60 seconds")
    return value


def public_name(text: str) -> str:
    """A name of the room on the command line."""
    from cardhouse.server.hosts import is_name

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


def run(args: argparse.Namespace) -> int:
    """Open the room, and run it until it is closed."""
    from cardhouse.store.records import StoreError

    games = chosen(args.games)
    try:
        return asyncio.run(_run(args, games))
    except StoreError as error:
        raise Mistake(str(error), code=1) from None


def chosen(names: Sequence[str]) -> list[Posted]:
    """The games that are named: of a house, or one of its games; without any, all of all."""
    from cardhouse.cli.books import house, posted
    from cardhouse.rulebook import all_games

    found: list[Posted] = []
    for name in names:
        where, _, game = name.rpartition("/")
        found += [posted(where, game)] if where else house(name).games.values()
    return found if names else all_games()


async def _run(args: argparse.Namespace, games: Sequence[Posted]) -> int:
    from cardhouse.house.premises import premises, usual

    async with premises(args.data, args.database) as store:
        where = "its database" if args.database else args.data or usual()
        shared, pace = args.database is not None, None if args.headless else args.pace
        house = await opened(store, games, shared=shared, pace=pace)
        if args.headless:
            stop_on_signals(house)
            tables = f"{len(house.tables)} tables, kept in {where}"
            print(f"The room is open: {tables}. Ctrl-C closes it.", flush=True)
            await house.run()
        else:
            await _serve(house, args, f"kept in {where}")
        hands = sum(keeper.state.hands for keeper in house.tables.values())
        print(f"The room is closed after {hands:,} hands; nothing is lost.")
    return 0


async def _serve(house: House, args: argparse.Namespace, where: str) -> None:
    """The room with its pages."""
    from cardhouse.server.logs import log_to
    from cardhouse.server.serve import open_office, promote, serve

    def ready(port: int) -> None:
        url = f"http://{'localhost' if args.host == HOST else args.host}:{port}"
        tables = f"{len(house.tables)} tables, {where}"
        print(f"The room is open at {url} ({tables}). Ctrl-C closes it.", flush=True)

    # Without a log, what goes wrong is still said.
    log_to(level=logging.INFO if args.log else logging.WARNING)
    office = await open_office(house)
    if args.manager:
        try:
            await promote(office, args.manager)
        except LookupError as error:
            raise Mistake(str(error)) from None
    try:
        place = {"host": args.host, "port": args.port}
        await serve(office, **place, names=args.name, proxies=args.proxy, ready=ready)
    except OSError as error:
        words = os.strerror(error.errno or 0).lower()
        raise Mistake(f"port {args.port}: {words}; give another --port", code=1) from None


async def opened(
    store: Store, games: Sequence[Posted], *, shared: bool, pace: float | None = None
) -> House:
    """A house with everything that the store has, and a table for each of the games.

    Where people look on, bots keep a pace, and tables that nobody looks at rest.
    """
    from cardhouse.house.furnish import furnish
    from cardhouse.house.house import House
    from cardhouse.house.patience import Patience, at_pace

    # Who shares a database must not be taken for somebody else.
    owner = uuid.uuid4().hex if shared else "room"
    web = pace is not None
    patience = Patience() if pace is None else at_pace(pace)
    house = House(store, owner=owner, lease=LEASE_SECONDS, patience=patience, rests=web)
    await house.open()
    await furnish(house, games)
    return house


def stop_on_signals(house: House) -> None:
    """Close the room in good order when somebody asks for it."""
    loop = asyncio.get_running_loop()
    for which in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(which, house.stop)
