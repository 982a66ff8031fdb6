"""The collections: flat fees for each wager and for the bank, taken before the first card."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.step import Events, Step
from cardhouse.ledger import BOX, Transfer


class CollectionTaken(Event[BankedHand], frozen=True, kw_only=True, tag="collection-taken"):
    """A fee went into the box: for the wager on a spot, or with spot 0 for the bank."""

    seat: int
    amount: int
    spot: int = 0
    cite: str = "fee.wager"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(self.seat, BOX, self.amount, self.cite),)

    def change(self, hand: BankedHand) -> None:
        hand.layout.collected[self.spot, self.seat] = self.amount


class CollectionReturned(Event[BankedHand], frozen=True, kw_only=True, tag="collection-returned"):
    """A fee went back to its payer, by a ruling."""

    seat: int
    amount: int
    spot: int = 0
    cite: str = "fee.returned"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(BOX, self.seat, self.amount, self.cite),)

    def change(self, hand: BankedHand) -> None:
        del hand.layout.collected[self.spot, self.seat]


class TakeCollections(Step[BankedHand], frozen=True, tag="collections"):
    """Take all fees of the hand: nothing is dealt before, and doubles and splits cost nothing."""

    keys: ClassVar[frozenset[str]] = frozenset({"fee.wager", "fee.bank"})

    def needed(self, hand: BankedHand) -> bool:
        return bool(hand.layout.wagers)

    def open(self, hand: BankedHand) -> Events:
        paid = hand.layout.collected.copy()
        for fee in _owed(hand):
            # Who has less, because a ruling took or found chips, pays what they have.
            amount = min(fee.amount, hand.chips[fee.seat])
            # After a misdeal nobody pays a second time.
            if amount and (fee.spot, fee.seat) not in paid:
                yield replace(fee, amount=amount)


def _owed(hand: BankedHand) -> Iterator[CollectionTaken]:
    """What the bank, who covers behind it, and every wager owe for this hand."""
    lay, fees = hand.layout, hand.game.banking.collection
    bank, *behind = lay.covers
    yield CollectionTaken(seat=bank.player, amount=fees.bank, cite="fee.bank")
    # Who covers behind owes a fee only where the bank's money does not reach.
    if behind and sum(wager.amount for wager in lay.wagers) > bank.posted:
        yield CollectionTaken(seat=behind[0].player, amount=fees.behind, cite="fee.behind")
    for wager in lay.wagers:
        amount = fees.due(wager.amount)
        yield CollectionTaken(seat=wager.player, amount=amount, spot=wager.hand)
