"""Bringing chips to a table: missing chips are bought at the cage in the same commit."""

from __future__ import annotations

from typing import Final

from cardhouse.cage.commands import SellChips
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Said, say
from cardhouse.management import Money
from cardhouse.room.keeper import Done, Part, together
from cardhouse.room.surroundings import Surroundings
from cardhouse.room.tables import TableKeeper
from cardhouse.table import AnyEvent
from cardhouse.table.accounts import purse
from cardhouse.table.commands import BuyChips, Sit

# Only play money is sold with the seat: elsewhere chips come first.
NOT_SOLD: Final[dict[Money, Said]] = {
    "club": say("chips-by-host"),
    "cage": say("chips-at-cage"),
}


async def bring_chips(
    room: Surroundings, keeper: TableKeeper, order: Sit | BuyChips, name: str, command: str
) -> Done[AnyEvent]:
    """Take a seat or buy chips, once for each command; a refusal sells nothing."""
    bot = order.bot if isinstance(order, Sit) else keeper.state.players[order.seat].bot

    async def bringing() -> Sit | BuyChips:
        return order

    async def missing() -> SellChips | None:
        """The sale that the order needs; nothing can lower the purse in the meantime."""
        if isinstance(order, BuyChips) and keeper.state.players[order.seat].name != name:
            raise Illegal(Reason.NO_SUCH_SEAT, detail=say("sits-there-no-more", name=name))
        have = (await room.patient.balances()).get(purse(name), 0)
        if have >= order.chips:
            return None
        if not bot and (words := NOT_SOLD.get(room.management.state.money)):
            raise Illegal(Reason.NOT_ENOUGH_CHIPS, detail=words)
        return SellChips(at=room.clock.now(), name=name, amount=order.chips - have)

    # Two tables may give their orders the same name.
    sale = Part(room.cage, f"{keeper.stream}/{command}", missing)
    _, done = await together(sale, Part(keeper, command, bringing))
    return done
