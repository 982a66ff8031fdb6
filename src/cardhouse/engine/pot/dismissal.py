"""A hand that is out through no fault of its player: his chips go back."""

from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.events import HandKilled, Refunded
from cardhouse.engine.pot.hand import PotHand
from cardhouse.ledger import POT


class Dismiss(Step[PotHand], frozen=True, tag="dismiss"):
    """Take a hand out of play and give its player back what he put in; only rulings say so."""

    seat: int
    cite: str

    def needed(self, hand: PotHand) -> bool:
        return self.seat in hand.live and len(hand.live) > 1

    def open(self, hand: PotHand) -> Events:
        yield from dismissed(hand, self.seat, self.cite)


def dismissed(hand: PotHand, seat: int, cite: str) -> Events:
    """His cards go to the muck, his chips back to him."""
    yield HandKilled(seat=seat, cite=cite)
    if amount := min(hand.paid[seat] + hand.dead[seat], hand.chips[POT]):
        yield Refunded(seat=seat, amount=amount, cite=cite)
