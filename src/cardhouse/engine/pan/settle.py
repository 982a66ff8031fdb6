"""The end of a hand: the winner is paid, gets the tops, and the used cards go to the back."""

from typing import ClassVar

from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.events import FeeDropped
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pan.events import DeckRenewed, LastLeft, TopReturned, TopsWon
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.pay import collect
from cardhouse.engine.pan.rules import WIN
from cardhouse.engine.pan.spreads import to_the_right, worth
from cardhouse.ledger import POT


class SettlePan(Step[PanHand], frozen=True, tag="pan-settle"):
    """Payments first, the tops last; the fee comes out of them before they are given away."""

    needs: ClassVar[tuple[str, ...]] = ("pan-play",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "out",
        "chips.short",
        "tops.won",
        "tops.alone",
        "fee.tops",
        "deck.back",
    )
    ruled: ClassVar[frozenset[str]] = frozenset({"hand.dead", "discard.ruling"})

    def open(self, hand: PanHand) -> Events:
        lay = hand.spreads
        if lay.winner:
            chips = WIN + worth(hand, lay.winner)
            cite = "discard.ruling" if lay.offender else "out"
            yield from collect(hand, lay.winner, chips, cite, winning=True, payer=lay.offender)
        elif hand.live:
            (last,) = hand.live
            yield LastLeft(seat=last)
        if amount := min(hand.fee_due, hand.chips[POT]):
            yield FeeDropped(
                seat=0, amount=amount, from_pot=True, fund=hand.game.fund, cite="fee.tops"
            )
        if lay.winner and (amount := hand.chips[POT]):
            yield TopsWon(seat=lay.winner, amount=amount)
        yield from self._nobody_won(hand)
        yield renewed(hand)

    def _nobody_won(self, hand: PanHand) -> Events:
        """Share out the middle as it was put in, if every hand was dead or fouled."""
        while left := hand.chips[POT]:
            seats = [seat for seat in to_the_right(hand) if hand.paid[seat]]
            share = -(-left // len(seats))
            for seat in seats:
                if amount := min(share, hand.chips[POT], hand.paid[seat]):
                    yield TopReturned(seat=seat, amount=amount)


def renewed(hand: PanHand) -> DeckRenewed:
    """Put the used cards at the back of the deck, shuffled with a portion of it."""
    used = len(hand.deck) - len(hand.stock)
    portion = hand.game.pan.portion
    portion = min(used if portion is None else portion, len(hand.stock))
    return DeckRenewed(used=used, portion=portion)
