"""What rulings change at a table of pai gow poker."""

from typing import Literal

from cardhouse.cards import Card
from cardhouse.engine.banked.blackjack.outcome import Result
from cardhouse.engine.banked.layout import layout
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand


class CardSeen(Event, frozen=True, kw_only=True, tag="card-seen"):
    """A card of the stock lay face up, and everybody saw it."""

    card: Card
    cite: str = "faced.one"

    def change(self, hand: Hand) -> None:
        hand.exposed.append(self.card)


class HandFouled(Event, frozen=True, kw_only=True, tag="hand-fouled"):
    """A hand forfeits its wagers, at its turn and as far as the money covers."""

    spot: int
    cite: str = "foul"

    def change(self, hand: Hand) -> None:
        layout(hand).fouled.append(self.spot)


class WagerForfeited(Event, frozen=True, kw_only=True, tag="wager-forfeited"):
    """Who bets behind another player forfeits his own wager; the hand and the others play on."""

    seat: int
    spot: int
    cite: str = "wager.touched"

    def change(self, hand: Hand) -> None:
        wager = layout(hand).wager(self.seat, self.spot)
        assert wager is not None
        wager.forfeited = True


class ReadingMistaken(Event, frozen=True, kw_only=True, tag="reading-mistaken"):
    """The dealer reads a hand wrongly; put right with no result."""

    spot: int
    result: Result | Literal[""] = ""
    cite: str = "settle.misread"

    def change(self, hand: Hand) -> None:
        misread = layout(hand).misread
        if self.result:
            misread[self.spot] = self.result
        else:
            del misread[self.spot]
