"""A hand that is out through no fault of its player: the chips go back."""

from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.events import HandKilled, Refunded
from cardhouse.engine.pot.hand import PotHand
from cardhouse.ledger import POT


class Dismiss(Step[PotHand], frozen=True, tag="dismiss"):
    """Take a hand out of play and return its player's chips; only rulings do this."""

    seat: int
    cite: str

    def needed(self, hand: PotHand) -> bool:
        return self.seat in hand.live and len(hand.live) > 1

    def open(self, hand: PotHand) -> Events:
        yield from dismissed(hand, self.seat, self.cite)


def dismissed(hand: PotHand, seat: int, cite: str) -> Events:
    """Send the hand to the muck, and return the player's chips."""
    yield HandKilled(seat=seat, cite=cite)
    if amount := min(hand.paid[seat] + hand.dead[seat], hand.chips[POT]):
        yield Refunded(seat=seat, amount=amount, cite=cite)
