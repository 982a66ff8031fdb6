"""The cage's window: what is done there for people, with what the room's ledger knows."""

from __future__ import annotations

from cardhouse.bonus.free_commands import FetchFree
from cardhouse.cage.commands import FetchDrop, RedeemChips
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.ledger import BOX
from cardhouse.room.room import Room
from cardhouse.table.accounts import at
from cardhouse.table.cage import CITE
from cardhouse.table.commands import FetchHeld


async def redeem(room: Room, name: str, amount: int, command: str, drawer: str = "") -> None:
    """Somebody's chips for cash, once for each command; no more than he has."""
    order = RedeemChips(at=room.clock.now(), name=name, amount=amount, drawer=drawer)
    await room.cage.order(order, command)


async def fetch_held(room: Room, name: str, command: str) -> int:
    """Pay somebody what is held for him at any table; how much that was."""
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
        raise Illegal(Reason.NOT_OFFERED, CITE, f"The cage holds nothing for {name}.")
    return paid


async def in_box(room: Room, table: str) -> int:
    """What can be fetched from a table's box: the fee of a hand in play may still go back."""
    # The ledger first: what comes into the box in between is fetched the next time.
    booked = (await room.store.balances()).get(at(table, BOX), 0)
    if table not in room.tables:
        raise Illegal(Reason.NOT_OFFERED, detail=f"There is no table {table} here.")
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
    """Two people have counted the box of a table: it is the house's income now."""
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
