"""Moves between tables of one game: chips and debts go along, in one commit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cardhouse.engine.core.illegal import Illegal
from cardhouse.room.keeper import Part, together
from cardhouse.room.surroundings import Surroundings
from cardhouse.room.tables import AnyOrder, TableKeeper
from cardhouse.table import Table
from cardhouse.table.commands import JoinList, Leave, LeaveList, ListFirst, MoveIn, MoveOut
from cardhouse.table.moving import moved_in, open_seats

Make = Callable[[], Awaitable[AnyOrder | None]]


def others(room: Surroundings, keeper: TableKeeper) -> list[TableKeeper]:
    """The other open tables of a table's game, at any limit."""
    game = keeper.posted.house, keeper.posted.name
    return [
        each
        for each in room.tables.values()
        if each is not keeper
        and (each.posted.house, each.posted.name) == game
        and not room.closed(each.name)
        and each.name not in room.faults
        # Nobody is sent to a table that they were not invited to.
        and each.name not in room.management.state.private
    ]


def move_orders(
    source: TableKeeper, seat: int, target: TableKeeper, to: int, by: str
) -> tuple[tuple[TableKeeper, Make], tuple[TableKeeper, Make]]:
    """The two orders of a move, which are made once nothing else can change either table."""

    async def out() -> MoveOut:
        return MoveOut(seat=seat, to=target.name, by=by)

    async def into() -> MoveIn | None:
        # Somebody who is not there any more is refused at the table that they left.
        return moved_in(source.state, seat, to, by) if seat in source.state.players else None

    return (source, out), (target, into)


async def break_up(room: Surroundings, keeper: TableKeeper) -> bool:
    """Let the next player of a broken table move on; False if nobody is left to find a place for.

    Players move in the order in which they would be dealt to, to the table with the fewest players
    and there to the lowest free seat. Those without a seat come first on a wait list.
    """
    by = room.management.state.broken[keeper.name]
    same = [each for each in others(room, keeper) if _limit(each) == _limit(keeper)]
    if waiting := keeper.state.waiting:
        return await _wait_elsewhere(keeper, waiting[0], same)
    seats = _in_order(keeper.state)
    for seat in seats:
        if await _seated(keeper, seat, same, by):
            return True
    # From the last to the first, each before the others: so the first comes first.
    for seat in reversed(seats):
        if await _listed(keeper, seat, same, by):
            return True
    return False


def _limit(keeper: TableKeeper) -> str:
    opened = keeper.craft.opened
    return "" if opened is None else opened.rules


def _in_order(table: Table) -> list[int]:
    """People who still play, from the button's left; bots and standing banks just go."""
    return [
        seat
        for seat in table.clockwise(table.button)
        if not (table.players[seat].bot or table.players[seat].leaving)
        and table.players[seat].role != "bank"
        and table.players[seat].chips
    ]


async def _seated(keeper: TableKeeper, seat: int, same: list[TableKeeper], by: str) -> bool:
    free = [each for each in same if open_seats(each.state)]
    for target in sorted(free, key=lambda each: (len(each.state.players), each.name)):
        out, into = move_orders(keeper, seat, target, open_seats(target.state)[0], by)
        if await _both(out, into):
            return True
    return False


async def _listed(keeper: TableKeeper, seat: int, same: list[TableKeeper], by: str) -> bool:
    """Give a player their chips and the first place on the shortest list."""
    name = keeper.state.name_at(seat)

    async def leave() -> Leave:
        return Leave(seat=seat)

    async def wait() -> ListFirst:
        return ListFirst(name=name, by=by)

    for target in _shortest(same):
        if await _both((keeper, leave), (target, wait)):
            return True
    return False


async def _wait_elsewhere(keeper: TableKeeper, name: str, same: list[TableKeeper]) -> bool:
    async def stop() -> LeaveList:
        return LeaveList(name=name)

    async def wait() -> JoinList:
        return JoinList(name=name)

    for target in _shortest(same):
        if await _both((keeper, stop), (target, wait)):
            return True
    await keeper.order(LeaveList(name=name), f"break/{keeper.count}")
    return True


def _shortest(same: list[TableKeeper]) -> list[TableKeeper]:
    return sorted(same, key=lambda each: (len(each.state.waiting), each.name))


async def _both(first: tuple[TableKeeper, Make], second: tuple[TableKeeper, Make]) -> bool:
    """Carry out two orders in one commit; False if one of them is refused."""
    (source, out), (target, into) = first, second
    mark = f"break/{source.count}"
    try:
        await together(Part(source, mark, out), Part(target, f"{source.stream}/{mark}", into))
    except Illegal:
        return False
    return True
