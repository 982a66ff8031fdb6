"""What happens at a table without any person: chance, the bots' decisions, the dealer going on."""

import random
from collections.abc import Mapping

from cardhouse.bots.bot import Bot
from cardhouse.bots.buying import buys, least
from cardhouse.chance import Chance
from cardhouse.engine.banked.commands import TakeBack
from cardhouse.engine.core.asks import Arrangement, Ask
from cardhouse.engine.core.commands import CHANCE, DEALER, Arrange, Command
from cardhouse.engine.families import look
from cardhouse.table import Office, Table, broken, offered, table_ask, ways_in
from cardhouse.table.commands import (
    BuyChips,
    ComeIn,
    DrawButton,
    NextHand,
    PassBank,
    TableCommand,
    TakeBank,
)
from cardhouse.table.terms import Drawing

# How often a bot takes the bank that it is offered.
TAKES_BANK = 0.5


class Crew:
    """Chance and the bots by seat; a seat without a bot is a person's.

    It only says which command comes next: whoever keeps the table carries it out.
    """

    def __init__(self, chance: Chance, bots: Mapping[int, Bot], *, seed: int | str = 0) -> None:
        self.chance = chance
        self.bots = dict(bots)
        # What bots toss when they are offered the bank.
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
            # A bet that may still be changed until the cup is open holds nobody up.
            and (ask.must or TakeBack not in ask.offers)
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
        if (order := self._bank(table)) is not None:
            return order
        return None if offered(table) else NextHand()

    def _dealer_goes_on(self, asks: tuple[Ask, ...]) -> Command | None:
        """The dealer waits no longer, once nobody is awaited who must decide."""
        for ask in asks:
            if ask.actor == DEALER and ask.default is not None:
                self._waived.clear()
                return ask.default
        return None

    def draw(self, table: Table) -> DrawButton | None:
        """One card to each player for the first button, and again to those whose are equal."""
        terms = table_ask(table, Office.CHANCE).offers.get(DrawButton)
        if not isinstance(terms, Drawing):
            return None
        cards = Arrangement(cards=terms.cards, least=terms.count)
        answer = self.chance.answer(Ask(CHANCE, {Arrange: cards}))
        assert isinstance(answer, Arrange)
        return DrawButton(cards=answer.cards[: terms.count])

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

    def _bank(self, table: Table) -> TableCommand | None:
        """Bots toss a coin for the bank; when nobody wants it the first who may takes it."""
        if (seat := offered(table)) in self.bots:
            takes = self._coin.random() < TAKES_BANK
            return TakeBank(seat=seat) if takes else PassBank(seat=seat)
        if broken(table):
            for seat in sorted(self.bots):
                if TakeBank in table_ask(table, seat).offers:
                    return TakeBank(seat=seat)
        return None


def _asks(table: Table) -> tuple[Ask, ...]:
    hand = table.hand
    return () if hand is None or hand.over else hand.asked
