"""Between a table and the bonuses of its house: each step once, however often it is tried."""

from __future__ import annotations

from cardhouse import bonus
from cardhouse.bonus.commands import ClaimPrize, CollectDollars
from cardhouse.ledger import BONUS
from cardhouse.room.surroundings import Surroundings
from cardhouse.room.tables import TableKeeper
from cardhouse.table.commands import PayBonus


async def settle(room: Surroundings, keeper: TableKeeper) -> None:
    """What the last hand paid for the bonuses goes to them, and what it won is paid."""
    table = keeper.state
    hand, claim = table.hands, table.claim
    paid = 0 if table.hand is None else table.hand.chips.get(BONUS, 0)
    if not table.bonuses or not (paid or claim):
        return
    pools = room.bonuses[table.game.house]
    now, name, game = room.clock.now(), keeper.name, table.game.name
    if paid:
        dollars = CollectDollars(at=now, table=name, game=game, hand=hand, amount=paid)
        await pools.order(dollars, f"collect/{name}/{hand}")
    if claim is not None:
        await pools.order(
            ClaimPrize(at=now, table=name, hand=hand, claim=claim), f"claim/{name}/{hand}"
        )
        shares = bonus.award(pools.state, name, hand) or {}
        pay = PayBonus(bonus=claim.bonus, hand=hand, shares=shares)
        await keeper.order(pay, f"pay/{name}/{hand}")
