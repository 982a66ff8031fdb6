"""The cage's window: business with players, checked against the room's ledger."""

from __future__ import annotations

from cardhouse.bonus.free_commands import FetchFree
from cardhouse.cage.commands import FetchDrop, RedeemChips
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.ledger import BOX
from cardhouse.room.room import Room
from cardhouse.table.accounts import at
from cardhouse.table.cage import CITE
from cardhouse.table.commands import FetchHeld


async def redeem(room: Room, name: str, amount: int, command: str, drawer: str = "") -> None:
    """Redeem a player's chips for cash, once for each command; never more than they have."""
    order = RedeemChips(at=room.clock.now(), name=name, amount=amount, drawer=drawer)
    await room.cage.order(order, command)


async def fetch_held(room: Room, name: str, command: str) -> int:
    """Pay a player everything held for them at any table; returns the sum."""
    paid = 0
    for table, keeper in room.tables.items():
        if held := keeper.state.cage.get(name):
            await keeper.order(FetchHeld(name=name), f"{command}/{table}")
            paid += held
    for dealer in room.free.values():
        if held := dealer.keeper.state.cage.get(name):
            await dealer.order(FetchFree(name=name), f"{command}/{dealer.keeper.stream}")
            paid += held
    if not paid:
        raise Illegal(Reason.NOT_OFFERED, CITE, say("nothing-held", name=name))
    return paid


async def in_box(room: Room, table: str) -> int:
    """The chips that can be fetched from a table's box: a hand in play may still refund its fee."""
    # Read the ledger first: chips dropped in between are fetched next time.
    booked = (await room.store.balances()).get(at(table, BOX), 0)
    if table not in room.tables:
        raise Illegal(Reason.NOT_OFFERED, detail=say("no-table", table=table))
    state = room.tables[table].state
    playing = state.hand.chips.get(BOX, 0) if state.hand is not None and state.running() else 0
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
