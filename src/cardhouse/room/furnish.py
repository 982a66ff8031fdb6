"""Furnishing a room: one table for each game, with bots in the seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count

from cardhouse.bots.called import CALLED, is_called
from cardhouse.bots.names import DEFAULT
from cardhouse.bots.seating import roles
from cardhouse.room.room import Room
from cardhouse.room.spreading import to_spread
from cardhouse.rulebook import AnyPosted
from cardhouse.table.commands import Leave

# Bots at each table; the other seats are left for people.
BOTS = 5


def table_name(posted: AnyPosted) -> str:
    """The name of a table in a room that spreads the games of several houses."""
    return f"{posted.house}-{posted.name}"


async def furnish(room: Room, games: Iterable[AnyPosted], *, bots: int = BOTS) -> None:
    """Open a table for each game, with bots in a room for play money.

    A table that exists keeps its players and its terms.
    """
    bots = bots if room.management.state.money == "play-money" else 0
    for posted in games:
        name = table_name(posted)
        known = name in room.tables
        for each in (name, *_more(room, posted, name)):
            in_force = room.posts.post(posted, room.management.state)
            opened = to_spread(room.management.state, {}, each, in_force)
            await room.spread(each, posted, opened.rules, opened.seats)
        if known:
            await relieve(room, name)
        else:
            await fill(room, name, bots)


def _more(room: Room, posted: AnyPosted, usual: str) -> list[str]:
    """Tables of a game that staff have opened beside the usual one."""
    return [
        name
        for name, keeper in room.tables.items()
        if name != usual
        and (keeper.posted.house, keeper.posted.name) == (posted.house, posted.name)
    ]


async def fill(room: Room, table: str, bots: int = BOTS, *, kind: str = DEFAULT) -> None:
    """Seat bots in the first free seats and in those of the standing banks, or none at all."""
    if not bots:
        return
    state = room.tables[table].state
    kept = state.rotation.seats
    seats = [s for s in range(1, state.seating.most + 1) if s not in (*state.players, *kept)]
    # Bots leave the first seat to a person; a small table keeps one free all the same.
    free = seats[1 : min(bots, len(seats) - 1) + 1]
    banks = roles(state.rotation, free)
    for seat in sorted({*free, *banks} - set(state.players)):
        role = banks.get(seat, "player")
        await room.seat_bot(table, seat, fresh_name(room), kind, role=role)


async def relieve(room: Room, table: str) -> None:
    """Seat other bots for those from before that are called as people are.

    A hand in play keeps its players; its bots are relieved when the room is next opened.
    """
    keeper = room.tables[table]
    if keeper.state.running():
        return
    for seat, player in sorted(keeper.state.players.items()):
        if player.bot and not is_called(player.name):
            await keeper.order(Leave(seat=seat), f"relieved/{keeper.count}")
            await room.seat_bot(table, seat, fresh_name(room), player.bot, role=player.role)


def fresh_name(room: Room, names: Sequence[str] = CALLED) -> str:
    """A bot's name unlike any other in the room, numbered once all are taken."""
    called = {p.name for keeper in room.tables.values() for p in keeper.state.players.values()}
    taken = {room.alike(name) for name in called | room.reserved}
    for number in count(1):
        for name in names:
            fresh = name if number == 1 else f"{name} {number}"
            if room.alike(fresh) not in taken:
                return fresh
    raise AssertionError("count never ends")
