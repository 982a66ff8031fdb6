"""The dealer at a free table: deals, asks the entrants, and has the cage hold their prizes."""

from __future__ import annotations

from cardhouse import bonus
from cardhouse.bonus.commands import ClaimPrize
from cardhouse.bonus.free_commands import DealFree, OpenFree, PayFree
from cardhouse.chance import Chance
from cardhouse.engine.core.commands import CHANCE
from cardhouse.room.free_tables import FreeFact, FreeKeeper, FreeOrder
from cardhouse.room.keeper import Done
from cardhouse.room.surroundings import Surroundings
from cardhouse.table import Table


class FreeDealer:
    """Deals without a clock: each act is followed by everything that needs nobody."""

    def __init__(self, room: Surroundings, keeper: FreeKeeper, chance: Chance) -> None:
        self.keeper = keeper
        self._room = room
        self._chance = chance

    async def provide(self, by: str, name: str) -> None:
        """Have a floor person open the table, as the room stands at this moment."""
        await self.order(self.opening(by), name)

    def opening(self, by: str) -> OpenFree:
        """The order to open the table, as the room stands at this moment."""
        return OpenFree(by=by, open=self._room.is_open, live=self._live())

    def dealing(self) -> DealFree:
        """The order for the next hand, as the room stands at this moment."""
        return DealFree(open=self._room.is_open, live=self._live())

    async def deal(self, name: str) -> None:
        """Deal the next hand, as the room stands at this moment."""
        await self.order(self.dealing(), name)

    async def order(self, order: FreeOrder, name: str) -> Done[FreeFact]:
        """Carry out an order, and then everything that follows by itself."""
        done = await self.keeper.order(order, name)
        await self.go_on()
        return done

    async def go_on(self) -> None:
        """Deal until an entrant is asked; pay the prize of a hand that is over."""
        keeper = self.keeper
        while (hand := keeper.state.hand) is not None and hand.asked:
            ask = hand.asked[0]
            if ask.actor != CHANCE:
                return
            await keeper.order(self._chance.answer(ask), f"dealer/{keeper.count}", keeper.count)
        await self._settle()

    async def _settle(self) -> None:
        """Claim the prize under the stream's name, which no other table can have."""
        table, stream = self.keeper.state, self.keeper.stream
        if table.claim is None:
            return
        hand, pools = table.hands, self._room.bonuses[table.game.house]
        claim = ClaimPrize(at=self._room.clock.now(), table=stream, hand=hand, claim=table.claim)
        await pools.order(claim, f"claim/{stream}/{hand}")
        shares = bonus.award(pools.state, stream, hand) or {}
        await self.keeper.order(PayFree(hand=hand, shares=shares), f"pay/{stream}/{hand}")

    def _live(self) -> tuple[str, ...]:
        """The games of this house in action."""
        own, found = self.keeper.state.game.house, set()
        for name, keeper in self._room.tables.items():
            table = keeper.state
            goes_on = table.running() or (ready(table) and self._room.wanted(name))
            if table.game.house == own and goes_on:
                found.add(table.game.name)
        return tuple(sorted(found))


def ready(table: Table) -> bool:
    """True if a game has begun and enough players wait for its next hand."""
    waiting = [p for p in table.players.values() if p.standing != "out" and p.chips]
    return table.hands > 0 and len(waiting) >= table.seating.least
