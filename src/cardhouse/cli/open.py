"""`cardhouse open`: the card room itself."""

from __future__ import annotations

import argparse
import asyncio
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
# How long a process that has died keeps its tables from another one that shares its database.
LEASE_SECONDS = 15.0


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
    parser.add_argument("--headless", action="store_true", help="no pages: only the bots play")


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
        house = await opened(store, games, shared=args.database is not None)
        stop_on_signals(house)
        where = "its database" if args.database else args.data or usual()
        print(f"The room is open: {len(house.tables)} tables, kept in {where}. Ctrl-C closes it.")
        await house.run()
        hands = sum(keeper.state.hands for keeper in house.tables.values())
        print(f"The room is closed after {hands:,} hands; nothing is lost.")
    return 0


async def opened(store: Store, games: Sequence[Posted], *, shared: bool) -> House:
    """A house with everything that the store has, and a table for each of the games."""
    from cardhouse.house.furnish import furnish
    from cardhouse.house.house import House

    # Who shares a database must not be taken for somebody else.
    owner = uuid.uuid4().hex if shared else "room"
    house = House(store, owner=owner, lease=LEASE_SECONDS)
    await house.open()
    await furnish(house, games)
    return house


def stop_on_signals(house: House) -> None:
    """Close the room in good order when somebody asks for it."""
    loop = asyncio.get_running_loop()
    for which in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(which, house.stop)
