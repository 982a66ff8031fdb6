"""The shoe: it outlives the hand, and its discards fill it again when it runs out."""

from typing import ClassVar

from cardhouse.cards import HIDDEN
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.chance import to_arrange
from cardhouse.engine.core.commands import Arrange
from cardhouse.engine.core.events import Arranged, Burned, Event
from cardhouse.engine.core.step import Events, Step


class ShoeRenewed(Event[BlackjackHand], frozen=True, kw_only=True, tag="shoe-renewed"):
    """The shoe ran out: the discards were shuffled; what lies on the table stays there."""

    cite: str = "shoe.out"

    def change(self, hand: BlackjackHand) -> None:
        hand.stock += [HIDDEN] * (len(hand.muck) + len(hand.burns))
        hand.muck.clear()
        hand.burns.clear()


class BurnFirst(Step[BlackjackHand], frozen=True, tag="burn-first"):
    """After the shuffle the first card of the shoe is burned."""

    keys: ClassVar[frozenset[str]] = frozenset({"shoe.burn"})

    # How many are burned: not one where the dealer erred.
    cards: int = 1

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
    """Make sure that there is a card in the shoe."""
    if not hand.stock:
        yield ShoeRenewed()
