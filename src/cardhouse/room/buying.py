"""Bringing chips to a table: in a room for play money, missing ones are lent in the same commit."""

from __future__ import annotations

from typing import Final

from cardhouse.cage.commands import LendChips
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Said, say
from cardhouse.management import Money
from cardhouse.room.keeper import Done, Part, together
from cardhouse.room.surroundings import Surroundings
from cardhouse.room.tables import TableKeeper
from cardhouse.table import AnyEvent
from cardhouse.table.accounts import bot_purse, purse, purse_of
from cardhouse.table.commands import BuyChips, Sit

# Only play money comes with the seat: elsewhere chips come first.
NOT_LENT: Final[dict[Money, Said]] = {
    "club": say("chips-by-host"),
    "cage": say("chips-at-cage"),
}


async def bring_chips(
    room: Surroundings, keeper: TableKeeper, order: Sit | BuyChips, name: str, command: str
) -> Done[AnyEvent]:
    """Take a seat or buy chips, once for each command; a refusal lends nothing."""

    async def bringing() -> Sit | BuyChips:
        return order

    async def missing() -> LendChips | None:
        """The loan that the order needs; nothing can lower the purse in the meantime."""
        money = room.management.state.money
        if isinstance(order, Sit) and order.bot and money != "play-money":
            raise Illegal(Reason.NOT_OFFERED, detail=say("bots-for-play-money"))
        if isinstance(order, BuyChips) and keeper.state.players[order.seat].name != name:
            raise Illegal(Reason.NO_SUCH_SEAT, detail=say("sits-there-no-more", name=name))
        account = _account(keeper, order, name)
        have = (await room.patient.balances()).get(account, 0)
        if have >= order.chips:
            return None
        if words := NOT_LENT.get(money):
            raise Illegal(Reason.NOT_ENOUGH_CHIPS, detail=words)
        short, bot = order.chips - have, account == bot_purse(name)
        return LendChips(at=room.clock.now(), name=name, amount=short, bot=bot)

    # Two tables may give their orders the same name.
    loan = Part(room.cage, f"{keeper.stream}/{command}", missing)
    _, done = await together(loan, Part(keeper, command, bringing))
    return done


def _account(keeper: TableKeeper, order: Sit | BuyChips, name: str) -> str:
    """The account that the chips come from."""
    if isinstance(order, BuyChips):
        return purse_of(keeper.state.players[order.seat])
    return bot_purse(name) if order.bot else purse(name)
