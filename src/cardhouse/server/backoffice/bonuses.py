"""The bonuses of the room as they stand, and the tables that play for them without a purchase."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get

from cardhouse.bonus.pools import Pool
from cardhouse.room.clock import stamp
from cardhouse.room.free_dealer import FreeDealer
from cardhouse.server.backoffice.messages import BonusCard, BonusesView, FreeRow
from cardhouse.server.people.guards import REFUSALS, office_of
from cardhouse.server.staff.check import viewer
from cardhouse.table.bonus_events import OWED

HELD: Final = "held/"


@get("/api/bonuses", responses=REFUSALS)
async def bonuses(request: Request[Any, Any, Any]) -> BonusesView:
    """Every bonus with its prize and its money, prizes not paid yet, and free tables."""
    await viewer(request, "see-bonuses")
    room = office_of(request).room
    balances, now = await room.store.balances(), room.clock.now()
    return BonusesView(
        bonuses=tuple(
            _card(house, pool, now)
            for house, keeper in room.bonuses.items()
            for pool in keeper.state.pools.values()
        ),
        owed=balances.get(OWED, 0),
        held={
            account.removeprefix(HELD): cents
            for account, cents in balances.items()
            if account.startswith(HELD) and cents
        },
        # One that a floor person could not open is none.
        free=tuple(
            _row(name, dealer) for name, dealer in room.free.items() if dealer.keeper.state.by
        ),
    )


def _card(house: str, pool: Pool, now: int) -> BonusCard:
    rules = pool.rules
    return BonusCard(
        house=house,
        game=rules.game,
        title=rules.title,
        prize=0 if pool.won else pool.prize,
        fund=pool.fund,
        collected=pool.collected,
        advanced=pool.advanced,
        paid=pool.paid,
        collects=pool.collects,
        grows=stamp(rules.due(now)),
    )


def _row(name: str, dealer: FreeDealer) -> FreeRow:
    table = dealer.keeper.state
    return FreeRow(
        table=name,
        title=dealer.keeper.posted.title,
        people=tuple(table.players.values()),
        running=table.running(),
    )
