"""Settlement between a table and its house's bonuses: each step once, however often it is tried."""

from __future__ import annotations

from cardhouse import bonus
from cardhouse.bonus.commands import ClaimPrize, CollectDollars
from cardhouse.ledger import BONUS
from cardhouse.room.keeper import Part, together
from cardhouse.room.surroundings import BonusKeeper, Surroundings
from cardhouse.room.tables import TableKeeper
from cardhouse.table.commands import PayBonus


async def settle(room: Surroundings, keeper: TableKeeper) -> None:
    """Pay the last hand's bonus dollars into the pools, and its prize to the players."""
    table = keeper.state
    hand, claim, played = table.hands, table.claim, table.dealt
    paid = 0 if table.hand is None else table.hand.chips.get(BONUS, 0)
    if not played.bonuses or not (paid or claim):
        return
    pools = room.bonuses[played.game.house]
    now, name, game = room.clock.now(), keeper.name, played.game.name
    if paid:
        dollars = CollectDollars(at=now, table=name, game=game, hand=hand, amount=paid)
        await pools.order(dollars, f"collect/{name}/{hand}")
    if claim is not None:
        await _pay(keeper, pools, ClaimPrize(at=now, table=name, hand=hand, claim=claim))


async def _pay(keeper: TableKeeper, pools: BonusKeeper, order: ClaimPrize) -> None:
    """Award a prize and pay it in one commit: no ruling comes between."""
    table, hand = order.table, order.hand

    async def paying() -> PayBonus:
        shares = bonus.awarded(pools.state, order)
        return PayBonus(bonus=order.claim.bonus, hand=hand, shares=shares)

    async def claiming() -> ClaimPrize | None:
        return order if bonus.award(pools.state, table, hand) is None else None

    name = f"pay/{table}/{hand}"
    claim = Part(pools, f"{keeper.stream}/{name}", claiming)
    await together(claim, Part(keeper, name, paying))
