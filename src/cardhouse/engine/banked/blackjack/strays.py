"""Cards nobody asked for: laid aside for the bank, or burned if it does not need them."""

from typing import ClassVar

from cardhouse.cards import Card
from cardhouse.engine.banked.blackjack.bank_hand import DrawBank, turned
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.shoe import next_card
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.chance import to_arrange
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Arrange
from cardhouse.engine.core.events import Arranged, Burned, CardsMoved, StepsReplaced
from cardhouse.engine.core.piles import up
from cardhouse.engine.core.step import Events, Step

ASIDE = "aside"


class TakeStray(Step[BlackjackHand], frozen=True, kw_only=True, tag="take-stray"):
    """Burn cards nobody asked for and the bank did not need, and one more."""

    # The hand they lie on; 0 if they were laid aside.
    hand: int = 0
    cards: tuple[Card, ...]
    cite: str
    more: str

    def open(self, hand: BlackjackHand) -> Events:
        place = up(self.hand) if self.hand else ASIDE
        yield CardsMoved(cards=self.cards, source=place, target="burns", cite=self.cite)
        yield from next_card(hand)

    def asks(self, hand: BlackjackHand) -> tuple[Ask, ...]:
        return to_arrange(hand, 1)

    def answer(self, hand: BlackjackHand, command: Arrange) -> Events:
        yield Arranged(cards=command.cards)

    def close(self, hand: BlackjackHand) -> Events:
        yield Burned(card=hand.stock[0], cite=self.more)


class UseStray(Step[BlackjackHand], frozen=True, tag="use-stray"):
    """Give the bank cards nobody asked for, as long as it draws; the others are burned."""

    keys: ClassVar[Cites] = ("bank-hand.hole",)

    cards: tuple[Card, ...]
    # The rule for giving them to the bank, and the rules for burning the rest.
    cite: str
    needless: str
    more: str

    def open(self, hand: BlackjackHand) -> Events:
        ahead = hand.script[hand.cursor + 1 :]
        bank = next(step for step in ahead if isinstance(step, DrawBank))
        left = list(self.cards)
        if bank.needed(hand):
            # The bank's need is unknown before the closed card is turned.
            yield from turned(hand)
            while left and bank.draws(hand):
                card = (left.pop(0),)
                yield CardsMoved(cards=card, source=ASIDE, target=up(BANK), cite=self.cite)
        if left:
            burn = TakeStray(cards=tuple(left), cite=self.needless, more=self.more)
            yield StepsReplaced(start=hand.cursor + 1, steps=(burn, *ahead))
