"""Effects of rulings at a table of pai gow poker."""

from typing import Literal

from cardhouse.cards import Card
from cardhouse.engine.banked.outcome import Result
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.core.events import Event


class CardSeen(Event[PaiGowHand], frozen=True, kw_only=True, tag="card-seen"):
    """A card of the stock lay face up, and everybody saw it."""

    card: Card
    cite: str = "faced.one"

    def change(self, hand: PaiGowHand) -> None:
        hand.exposed.append(self.card)


class HandFouled(Event[PaiGowHand], frozen=True, kw_only=True, tag="hand-fouled"):
    """A hand forfeits its wagers, at its turn and as far as the money covers."""

    spot: int
    cite: str = "foul"

    def change(self, hand: PaiGowHand) -> None:
        hand.layout.fouled.append(self.spot)


class WagerForfeited(Event[PaiGowHand], frozen=True, kw_only=True, tag="wager-forfeited"):
    """A bettor behind another player forfeits their own wager; the hand and the others play on."""

    seat: int
    spot: int
    cite: str = "wager.touched"

    def change(self, hand: PaiGowHand) -> None:
        wager = hand.layout.wager(self.seat, self.spot)
        assert wager is not None
        wager.forfeited = True


class ReadingMistaken(Event[PaiGowHand], frozen=True, kw_only=True, tag="reading-mistaken"):
    """The dealer reads a hand wrongly; an empty result puts it right."""

    spot: int
    result: Result | Literal[""] = ""
    cite: str = "settle.misread"

    def change(self, hand: PaiGowHand) -> None:
        misread = hand.layout.misread
        if self.result:
            misread[self.spot] = self.result
        else:
            del misread[self.spot]
