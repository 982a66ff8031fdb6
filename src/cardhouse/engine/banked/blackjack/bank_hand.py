"""The bank's hand: completed by fixed rules once all players have played; nobody decides it."""

from typing import ClassVar

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.hands import bank_draws, count, play_rules
from cardhouse.engine.banked.blackjack.shoe import next_card
from cardhouse.engine.banked.blackjack.turn_events import CardTaken
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.chance import to_arrange
from cardhouse.engine.core.cites import Cites, where
from cardhouse.engine.core.commands import Arrange
from cardhouse.engine.core.events import Arranged, Event
from cardhouse.engine.core.step import Events, Step


class HoleTurned(Event[BlackjackHand], frozen=True, kw_only=True, tag="hole-turned"):
    """The bank's closed card was turned over."""

    card: Card
    cite: str = "bank-hand.hole"

    def change(self, hand: BlackjackHand) -> None:
        hand.down[BANK].clear()
        hand.up[BANK].append(self.card)


class DrawBank(Step[BlackjackHand], frozen=True, tag="bank-hand"):
    """The bank draws by the house's rule, even if all players are over but may still be saved."""

    needs: ClassVar[tuple[str, ...]] = ("round",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "bank-hand.draw",
        "deck",
        "shoe.out",
        where(lambda step, game: step.hole, "bank-hand.hole"),
        where(lambda step, game: not step.hole, "bank-hand.second"),
    )
    # True if the bank's second card lies face down from the deal on.
    hole: bool = False

    def needed(self, hand: BlackjackHand) -> bool:
        return bool(hand.layout.in_play()) or any(w.insurance for w in hand.layout.wagers)

    def open(self, hand: BlackjackHand) -> Events:
        yield from turned(hand)
        yield from self._draw(hand)

    def asks(self, hand: BlackjackHand) -> tuple[Ask, ...]:
        return to_arrange(hand, 1) if self.draws(hand) else ()

    def answer(self, hand: BlackjackHand, command: Arrange) -> Events:
        yield Arranged(cards=command.cards)
        yield from self._draw(hand)

    def _draw(self, hand: BlackjackHand) -> Events:
        while self.draws(hand):
            yield from next_card(hand)
            if hand.stock[0] == HIDDEN:
                return
            cite = "bank-hand.second" if len(hand.up[BANK]) == 1 else "bank-hand.draw"
            yield CardTaken(hand=BANK, card=hand.stock[0], cite=cite)

    def draws(self, hand: BlackjackHand) -> bool:
        """True if the bank needs another card."""
        if _all_lost(hand):
            return False
        # With its two cards known, naturals win or push whatever else is drawn.
        complete = self.hole and len(hand.up[BANK]) > 1
        if complete and all(count(hand, key).natural for key in hand.layout.in_play()):
            return False
        return bank_draws(hand)


def _all_lost(hand: BlackjackHand) -> bool:
    """True if no card the bank draws can change the result."""
    lay = hand.layout
    if play_rules(hand)[0].bust != "loses" or any(wager.insurance for wager in lay.wagers):
        return False
    return all(count(hand, key).over for key in lay.in_play())


def turned(hand: BlackjackHand) -> Events:
    """Turn over the bank's closed card, if it has one."""
    yield from [HoleTurned(card=card) for card in hand.down[BANK]]
