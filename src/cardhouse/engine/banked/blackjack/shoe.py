"""The shoe: it outlives the hand, and its discards refill it when it runs out."""

from typing import ClassVar

from cardhouse.cards import HIDDEN
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.chance import to_arrange
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Arrange
from cardhouse.engine.core.events import Arranged, Burned, Event
from cardhouse.engine.core.portion import Portion
from cardhouse.engine.core.step import Events, Step


class ShoeRenewed(Event[BlackjackHand], frozen=True, kw_only=True, tag="shoe-renewed"):
    """The shoe ran out: the discards were shuffled; cards on the table stay there."""

    cite: str = "shoe.out"

    def change(self, hand: BlackjackHand) -> None:
        hand.stock += [HIDDEN] * (len(hand.muck) + len(hand.burns))
        hand.muck.clear()
        hand.burns.clear()


class BurnFirst(Step[BlackjackHand], frozen=True, tag="burn-first"):
    """After the shuffle the first card of the shoe is burned."""

    needs: ClassVar[tuple[str, ...]] = ("wagers",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = ("shoe.burn", "deck")

    unwritten: ClassVar[frozenset[str]] = frozenset({"cards"})

    # The number of cards burned: other than one only by the dealer's mistake.
    cards: int = 1

    def portion(self) -> Portion:
        return Portion(burn=self.cards)

    def needed(self, hand: BlackjackHand) -> bool:
        return bool(hand.layout.wagers) and len(hand.stock) == len(hand.deck)

    def asks(self, hand: BlackjackHand) -> tuple[Ask, ...]:
        return to_arrange(hand, self.cards)

    def answer(self, hand: BlackjackHand, command: Arrange) -> Events:
        yield Arranged(cards=command.cards)

    def close(self, hand: BlackjackHand) -> Events:
        for _ in range(self.cards):
            yield Burned(card=hand.stock[0], cite="shoe.burn")


def next_card(hand: BlackjackHand) -> Events:
    """Make sure there is a card in the shoe."""
    if not hand.stock:
        yield ShoeRenewed()
