"""What rulings do to the hands, wagers and turns of a banked table."""

from cardhouse.engine.banked.blackjack.turn_events import Turn
from cardhouse.engine.banked.layout import Wager, layout
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.ledger import CAGE, LEFT, POT, Transfer


def cage(player: int) -> str:
    """Where money is held for a player who has walked away."""
    return f"{CAGE}{player}"


class HandVoided(Event, frozen=True, kw_only=True, tag="hand-voided"):
    """A hand has no action any more and is not dealt to; its cards are gone already."""

    hand: int

    def change(self, hand: Hand) -> None:
        layout(hand).void.append(self.hand)
        at = hand.at
        if not isinstance(at, Turn):
            return
        for waiting in (at.order, at.late):
            if self.hand in waiting:
                waiting.remove(self.hand)
        if at.drawing == self.hand:
            # Nobody adds to a bet on it, and it gets no card.
            at.drawing, at.following = 0, []


class WagerReturned(Event, frozen=True, kw_only=True, tag="wager-returned"):
    """A wager went back to its owner, insurance and all: it has no action."""

    seat: int
    hand: int
    amount: int

    def transfers(self) -> tuple[Transfer, ...]:
        # Nothing may be left of a wager that was settled before the hand was opened again.
        if not self.amount:
            return ()
        return (Transfer(POT, self.seat, self.amount, self.cite),)

    def change(self, hand: Hand) -> None:
        lay = layout(hand)
        lay.wagers[:] = [w for w in lay.wagers if (w.player, w.hand) != (self.seat, self.hand)]


class WagerCounted(Event, frozen=True, kw_only=True, tag="wager-counted"):
    """What lies in a circle is more or less than was known, or plays only in part."""

    seat: int
    hand: int
    # How much more or less it is, and what of it has no action.
    change_by: int = 0
    excess: int = 0

    def transfers(self) -> tuple[Transfer, ...]:
        if not self.change_by:
            return ()
        more = self.change_by > 0
        source, target = (self.seat, POT) if more else (POT, self.seat)
        return (Transfer(source, target, abs(self.change_by), self.cite),)

    def change(self, hand: Hand) -> None:
        lay = layout(hand)
        wager = lay.wager(self.seat, self.hand)
        if wager is None:
            # Nobody knew of it: it lies there behind the player of the spot.
            wager = Wager(self.seat, self.hand, 0, behind=True)
            lay.wagers.append(wager)
        wager.amount += self.change_by
        wager.idle = self.excess


class WagerShort(Event, frozen=True, kw_only=True, tag="wager-short"):
    """A part of a wager that was settled is not at the table any more, and so cannot go back."""

    seat: int
    hand: int
    amount: int
    insurance: bool = False

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(POT, LEFT, self.amount, self.cite),)

    def change(self, hand: Hand) -> None:
        wager = layout(hand).wager(self.seat, self.hand)
        assert wager is not None
        if self.insurance:
            wager.insurance -= self.amount
            return
        wager.amount -= self.amount
        wager.added = min(wager.added, wager.amount)
        wager.idle = min(wager.idle, wager.amount)


class CoverCounted(Event, frozen=True, kw_only=True, tag="cover-counted"):
    """The money that covers is more or less than was put up."""

    seat: int
    change_by: int

    def change(self, hand: Hand) -> None:
        cover = next(c for c in layout(hand).covers if c.player == self.seat)
        cover.posted += self.change_by
        cover.pays += self.change_by
        cover.takes = max(0, cover.takes + self.change_by)


class HandAbandoned(Event, frozen=True, kw_only=True, tag="hand-abandoned"):
    """A player walked away from his hands: the dealer plays them for him."""

    seat: int

    def change(self, hand: Hand) -> None:
        layout(hand).abandoned.append(self.seat)
        hand.chips.setdefault(cage(self.seat), 0)


class HeldInCage(Event, frozen=True, kw_only=True, tag="held-in-cage"):
    """What came out of an abandoned hand was put in the cage for its player."""

    seat: int
    amount: int
    cite: str = "mistake.abandoned.cage"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(self.seat, cage(self.seat), self.amount, self.cite),)


class HitCancelled(Event, frozen=True, kw_only=True, tag="hit-cancelled"):
    """A card that had not left the shoe was waved off."""

    hand: int

    def change(self, hand: Hand) -> None:
        hand.at.drawing = 0


class TurnReopened(Event, frozen=True, kw_only=True, tag="turn-reopened"):
    """A hand that was played comes to its turn again, before those that are still to come."""

    hand: int

    def change(self, hand: Hand) -> None:
        at = hand.at
        if self.hand in at.late:
            at.late.remove(self.hand)
        at.order.insert(0, self.hand)
