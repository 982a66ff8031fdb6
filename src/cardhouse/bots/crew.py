"""What happens at a table without any person: chance, the bots' decisions, the dealer going on."""

import random
from collections.abc import Mapping

from cardhouse.bots.bot import Bot
from cardhouse.bots.buying import buys, least
from cardhouse.bots.families import habits_of
from cardhouse.chance import Chance
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE, DEALER, Command
from cardhouse.engine.families import look
from cardhouse.table import Table, offered, ways_in
from cardhouse.table.commands import BuyChips, ComeIn, NextHand, TableCommand


class Crew:
    """Chance and the bots by seat; a seat without a bot is a person's.

    It only says which command comes next: whoever keeps the table carries it out.
    """

    def __init__(self, chance: Chance, bots: Mapping[int, Bot], *, seed: int | str = 0) -> None:
        self.chance = chance
        self.bots = dict(bots)
        # What bots toss when they are offered something.
        self._coin = random.Random(f"{seed}/bank")
        # What people may do and have let pass.
        self._waived: list[Ask] = []

    def awaited(self, table: Table) -> list[Ask]:
        """The Asks to people: those that hold play up, and what they may still do."""
        return [
            ask
            for ask in _asks(table)
            if isinstance(ask.actor, int)
            and ask.actor not in self.bots
            and ask not in self._waived
            and ask.holds
        ]

    @property
    def waived(self) -> tuple[Ask, ...]:
        """What people have let pass."""
        return tuple(self._waived)

    def waive(self, ask: Ask) -> None:
        """A person lets pass what he may do but need not."""
        self._waived.append(ask)

    def next(self, table: Table) -> Command | None:
        """One decision of chance, of a bot or of the dealer; none while a person is awaited."""
        asks = _asks(table)
        people = self.awaited(table)
        if len(asks) > 1 and people and not people[0].must:
            return None
        for ask in asks:
            if ask.actor == CHANCE:
                return self.chance.answer(ask)
            if isinstance(ask.actor, int) and ask.actor in self.bots and ask.must:
                hand = table.hand
                assert hand is not None
                return self.bots[ask.actor].decide(look(hand, ask.actor), ask)
        return self._dealer_goes_on(asks)

    def between(self, table: Table) -> TableCommand | None:
        """What comes before the next hand, and then that hand; none where a person is asked."""
        if (order := self.draw(table) or self._back_in(table)) is not None:
            return order
        if (order := habits_of(table.game).offered(table, self.bots, self._coin)) is not None:
            return order
        return None if offered(table) else NextHand()

    def _dealer_goes_on(self, asks: tuple[Ask, ...]) -> Command | None:
        """The dealer waits no longer, once nobody is awaited who must decide."""
        for ask in asks:
            if ask.actor == DEALER and ask.default is not None:
                self._waived.clear()
                return ask.default
        return None

    def draw(self, table: Table) -> TableCommand | None:
        """What chance decides before the first hand."""
        return habits_of(table.game).draw(table, self.chance)

    def _back_in(self, table: Table) -> TableCommand | None:
        """Bots that are broke buy in again, and come back as soon as the blinds allow."""
        for seat, player in table.players.items():
            if seat not in self.bots or player.leaving:
                continue
            if player.chips < least(table):
                return BuyChips(seat=seat, chips=buys(table, player.role))
            if player.standing in ("owing", "out") and (how := ways_in(table, seat)):
                return ComeIn(seat=seat, how=how[0])
        return None


def _asks(table: Table) -> tuple[Ask, ...]:
    hand = table.hand
    return () if hand is None or hand.over else hand.asked
