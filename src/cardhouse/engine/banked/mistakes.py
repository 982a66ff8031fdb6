"""Effects of rulings on the hands, wagers and turns of a banked table."""

from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import Wager
from cardhouse.engine.core.events import Event
from cardhouse.ledger import CAGE, LEFT, POT, Transfer


def cage(player: int) -> str:
    """The account of money held for a player who has walked away."""
    return f"{CAGE}{player}"


class HandVoided(Event[BankedHand], frozen=True, kw_only=True, tag="hand-voided"):
    """A hand has no action any more and is not dealt to; its cards are gone already."""

    hand: int

    def change(self, hand: BankedHand) -> None:
        hand.layout.void.append(self.hand)
        if hand.at is not None:
            hand.at.leave(self.hand)


class WagerReturned(Event[BankedHand], frozen=True, kw_only=True, tag="wager-returned"):
    """A wager went back to its owner, insurance and all: it has no action."""

    seat: int
    hand: int
    amount: int

    def transfers(self) -> tuple[Transfer, ...]:
        # A wager settled before the hand was reopened may have nothing left.
        if not self.amount:
            return ()
        return (Transfer(POT, self.seat, self.amount, self.cite),)

    def change(self, hand: BankedHand) -> None:
        lay = hand.layout
        lay.wagers[:] = [w for w in lay.wagers if (w.player, w.hand) != (self.seat, self.hand)]


class WagerCounted(Event[BankedHand], frozen=True, kw_only=True, tag="wager-counted"):
    """The chips in a circle are more or less than was known, or play only in part."""

    seat: int
    hand: int
    # The difference, and the part without action.
    change_by: int = 0
    excess: int = 0

    def transfers(self) -> tuple[Transfer, ...]:
        if not self.change_by:
            return ()
        more = self.change_by > 0
        source, target = (self.seat, POT) if more else (POT, self.seat)
        return (Transfer(source, target, abs(self.change_by), self.cite),)

    def change(self, hand: BankedHand) -> None:
        lay = hand.layout
        wager = lay.wager(self.seat, self.hand)
        if wager is None:
            # Nobody knew of it: it lies behind the player of the spot.
            wager = Wager(self.seat, self.hand, 0, behind=True)
            lay.wagers.append(wager)
        wager.amount += self.change_by
        wager.added = min(wager.added, wager.amount)
        wager.idle = self.excess


class WagerShort(Event[BankedHand], frozen=True, kw_only=True, tag="wager-short"):
    """A part of a settled wager has left the table, and so cannot go back."""

    seat: int
    hand: int
    amount: int
    insurance: bool = False

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(POT, LEFT, self.amount, self.cite),)

    def change(self, hand: BankedHand) -> None:
        wager = hand.layout.wager(self.seat, self.hand)
        assert wager is not None
        if self.insurance:
            wager.insurance -= self.amount
            return
        wager.amount -= self.amount
        wager.added = min(wager.added, wager.amount)
        wager.idle = min(wager.idle, wager.amount)


class CoverCounted(Event[BankedHand], frozen=True, kw_only=True, tag="cover-counted"):
    """The covering money is more or less than was put up."""

    seat: int
    change_by: int

    def change(self, hand: BankedHand) -> None:
        cover = next(c for c in hand.layout.covers if c.player == self.seat)
        cover.posted += self.change_by
        cover.pays += self.change_by
        cover.takes = max(0, cover.takes + self.change_by)


class HandAbandoned(Event[BankedHand], frozen=True, kw_only=True, tag="hand-abandoned"):
    """A player walked away from their hands: the dealer plays them."""

    seat: int

    def change(self, hand: BankedHand) -> None:
        hand.layout.abandoned.append(self.seat)
        hand.chips.setdefault(cage(self.seat), 0)


class HeldInCage(Event[BankedHand], frozen=True, kw_only=True, tag="held-in-cage"):
    """The chips from an abandoned hand were put in the cage for its player."""

    seat: int
    amount: int
    cite: str = "mistake.abandoned.cage"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(self.seat, cage(self.seat), self.amount, self.cite),)
