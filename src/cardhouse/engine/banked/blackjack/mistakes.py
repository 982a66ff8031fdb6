"""Effects of rulings on the turns of blackjack."""

from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.turn_events import Turn
from cardhouse.engine.core.events import Event


class HitCancelled(Event[BlackjackHand], frozen=True, kw_only=True, tag="hit-cancelled"):
    """A card that had not left the shoe was waved off."""

    hand: int

    def change(self, hand: BlackjackHand) -> None:
        Turn.of(hand).drawing = 0


class TurnReopened(Event[BlackjackHand], frozen=True, kw_only=True, tag="turn-reopened"):
    """A played hand gets its turn again, before the hands still to come."""

    hand: int

    def change(self, hand: BlackjackHand) -> None:
        at = Turn.of(hand)
        if self.hand in at.late:
            at.late.remove(self.hand)
        at.order.insert(0, self.hand)
