"""A table's play without people: chance, the bots' decisions, and the dealer."""

import random
from collections.abc import Mapping

from cardhouse.bots.bot import Bot
from cardhouse.bots.buying import buys, least
from cardhouse.bots.families import habits_of
from cardhouse.chance import Chance
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE, DEALER, Command
from cardhouse.engine.families import look
from cardhouse.table import Office, Table, offered, table_ask, to_name, ways_in
from cardhouse.table.commands import (
    BuyChips,
    ChangeGame,
    ComeIn,
    NameGame,
    NextHand,
    TableCommand,
)


class Crew:
    """Chance and the bots by seat; a seat without a bot is a person's.

    It only names the next command: the keeper of the table carries it out.
    """

    def __init__(self, chance: Chance, bots: Mapping[int, Bot], *, seed: int | str = 0) -> None:
        self.chance = chance
        self.bots = dict(bots)
        # Coin tosses for offers to bots.
        self._coin = random.Random(f"{seed}/bank")
        # Optional decisions that people have let pass.
        self._waived: list[Ask] = []

    def awaited(self, table: Table) -> list[Ask]:
        """Asks to people: those that hold up play, and optional ones still open."""
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
        """Optional decisions that people have let pass."""
        return tuple(self._waived)

    def waive(self, ask: Ask) -> None:
        """A person lets an optional decision pass."""
        self._waived.append(ask)

    def next(self, table: Table) -> Command | None:
        """A decision of chance, a bot or the dealer; None while a person is awaited."""
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
        """The next command before a hand, and then its start; None while a person is asked."""
        if (order := self.draw(table) or self._back_in(table)) is not None:
            return order
        if (order := self._name(table)) is not None or to_name(table):
            return order
        if (order := habits_of(table.game).offered(table, self.bots, self._coin)) is not None:
            return order
        return None if offered(table) else NextHand()

    def _name(self, table: Table) -> TableCommand | None:
        """Name the next hand's game if it changes: bots name any, and a rotation goes on."""
        seat = to_name(table)
        if seat in self.bots:
            terms = table_ask(table, seat).offers[NameGame]
            return NameGame(seat=seat, **terms.sample(self._coin.randrange))
        if table.mix is None or ChangeGame not in table_ask(table, Office.DEALER).offers:
            return None
        return ChangeGame()

    def _dealer_goes_on(self, asks: tuple[Ask, ...]) -> Command | None:
        """The dealer goes on once nobody is left who must decide."""
        for ask in asks:
            if ask.actor == DEALER and ask.default is not None:
                self._waived.clear()
                return ask.default
        return None

    def draw(self, table: Table) -> TableCommand | None:
        """Chance's decision before the first hand."""
        return habits_of(table.game).draw(table, self.chance)

    def _back_in(self, table: Table) -> TableCommand | None:
        """Broke bots buy in again, and come back as soon as the blinds allow."""
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
