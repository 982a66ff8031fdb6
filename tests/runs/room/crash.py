"""A room of bots that prints everything it has acknowledged, until it is killed."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

from cardhouse.cage.commands import SellChips
from cardhouse.formats.log import encode_event
from cardhouse.room.furnish import furnish
from cardhouse.room.keeper import Done
from cardhouse.room.premises import premises
from cardhouse.room.room import Room
from cardhouse.room.tables import TableKeeper
from cardhouse.rulebook import posted
from cardhouse.table import AnyEvent, Table

GAMES = (
    ("tommys", "holdem"),
    ("lo-ball-room", "lowball"),
    ("new-esquire", "no-bust-blackjack"),
    ("tommys", "pan"),
)
# A player who buys a dollar in chips again and again.
BUYER, PRICE = "Zoe", 100


def said(*words: object) -> None:
    """Print one line, flushed before anything else happens."""
    sys.stdout.write(" ".join(str(word) for word in words) + "\n")
    sys.stdout.flush()


def mark(event: AnyEvent) -> int:
    """A short checksum of an event."""
    return crc32(encode_event(event))


def cards(table: Table) -> int:
    """A short checksum of the hand in play: its cards and its step."""
    hand = table.hand
    if hand is None or hand.over:
        return 0
    lie = (hand.cursor, hand.places(), hand.down, hand.up)
    return crc32(repr(lie).encode())


async def main(data: Path | None, database: str | None, first: int, lease: float) -> None:
    async with premises(data, database) as store:
        room = Room(store, owner=str(first), lease=lease)
        await room.open()
        for keeper in room.tables.values():
            said("resumed", keeper.stream, keeper.count, cards(keeper.state))
        await furnish(room, [posted(*game) for game in GAMES])
        for keeper in room.tables.values():
            keeper.follow(_teller(keeper))
        said("open")
        await asyncio.gather(room.run(), _buy(room, first))


def _teller(keeper: TableKeeper) -> Callable[[Done[AnyEvent]], None]:
    return lambda done: said("stored", keeper.stream, done.count, mark(done.events[-1]))


async def _buy(room: Room, first: int) -> None:
    """Buy chips, reusing an order's id if nobody knows whether it was stored."""
    number = first
    while True:
        order = SellChips(at=room.clock.now(), name=BUYER, amount=PRICE)
        await room.cage.order(order, f"zoe/{number}")
        said("bought", number)
        number += 1
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path)
    parser.add_argument("--database")
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--lease", type=float, default=15.0)
    found = parser.parse_args()
    asyncio.run(main(found.data, found.database, found.first, found.lease))
