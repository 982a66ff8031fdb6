"""The cage's window: business with players, checked against the room's ledger."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from cardhouse.bonus.free_commands import FetchFree
from cardhouse.cage.commands import FetchDrop, RedeemChips
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.ledger import BOX
from cardhouse.room.keeper import Keeper, Part, together
from cardhouse.room.room import Room
from cardhouse.table.accounts import at
from cardhouse.table.cage import CITE
from cardhouse.table.commands import FetchHeld

# A keeper that holds something for a player, the sum, and the order to pay it.
Held: TypeAlias = tuple[Keeper[Any, Any, Any], int, Callable[[], Awaitable[Any]]]


async def redeem(room: Room, name: str, amount: int, command: str, drawer: str = "") -> None:
    """Redeem a player's chips for cash, once for each command; never more than they have."""
    order = RedeemChips(at=room.clock.now(), name=name, amount=amount, drawer=drawer)
    await room.cage.order(order, command)


async def fetch_held(room: Room, name: str, command: str) -> int:
    """Pay a player everything held for them at any table, all or nothing; returns the sum."""
    fetched = holding(room, name)
    await together(*(Part(keeper, command, make) for keeper, _, make in fetched))
    return sum(held for _, held, _ in fetched)


def holding(room: Room, name: str) -> list[Held]:
    """Every place where something is held for a player; Illegal if there is none."""

    async def held() -> FetchHeld:
        return FetchHeld(name=name)

    async def free() -> FetchFree:
        return FetchFree(name=name)

    found: list[Held] = []
    for keeper in room.tables.values():
        if chips := keeper.state.cage.get(name):
            found.append((keeper, chips, held))
    for dealer in room.free.values():
        if chips := dealer.keeper.state.cage.get(name):
            found.append((dealer.keeper, chips, free))
    if not found:
        raise Illegal(Reason.NOT_OFFERED, CITE, say("nothing-held", name=name))
    return found


async def in_box(room: Room, table: str) -> int:
    """The chips that can be fetched from a table's box: a hand in play may still refund its fee."""
    # Read the ledger first: chips dropped in between are fetched next time.
    booked = (await room.store.balances()).get(at(table, BOX), 0)
    if table not in room.tables:
        raise Illegal(Reason.NOT_OFFERED, detail=say("no-table", table=table))
    state = room.tables[table].state
    hand = state.in_play()
    playing = 0 if hand is None else hand.chips.get(BOX, 0)
    return max(0, booked - playing)


async def fetch_drop(
    room: Room,
    table: str,
    command: str,
    *,
    by: str,
    witness: str,
    counted: int,
    reason: str = "",
) -> None:
    """Count the box of a table with a witness, making it the house's income."""
    booked = await in_box(room, table)
    order = FetchDrop(
        at=room.clock.now(),
        table=table,
        by=by,
        witness=witness,
        counted=counted,
        booked=booked,
        reason=reason,
    )
    await room.cage.order(order, command)
