"""Bringing chips to a table: missing chips are bought at the cage in the same commit."""

from __future__ import annotations

from cardhouse.cage.commands import SellChips
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.room.keeper import Done
from cardhouse.room.surroundings import Surroundings
from cardhouse.room.tables import TableKeeper
from cardhouse.table import AnyEvent
from cardhouse.table.accounts import purse
from cardhouse.table.commands import BuyChips, Sit


async def bring_chips(
    room: Surroundings, keeper: TableKeeper, order: Sit | BuyChips, name: str, command: str
) -> Done[AnyEvent]:
    """Take a seat or buy chips, once for each command; a refusal sells nothing."""

    async def missing() -> SellChips | None:
        """The sale that the order needs; nothing can lower the purse in the meantime."""
        if isinstance(order, BuyChips) and keeper.state.players[order.seat].name != name:
            raise Illegal(Reason.NO_SUCH_SEAT, detail=say("sits-there-no-more", name=name))
        have = (await room.patient.balances()).get(purse(name), 0)
        if have >= order.chips:
            return None
        return SellChips(at=room.clock.now(), name=name, amount=order.chips - have)

    return await keeper.order_with(lambda: order, command, room.cage, missing)
