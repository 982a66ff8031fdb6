"""The collections: flat fees for each wager and for the bank, taken before the first card."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.core.cites import Cites, where
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
    """Take all fees of the hand before the deal; doubles and splits cost nothing."""

    needs: ClassVar[tuple[str, ...]] = ("wagers",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "fee.wager",
        "fee.bank",
        where(lambda step, game: game.banking.collection.behind > 0, "fee.behind"),
    )

    def needed(self, hand: BankedHand) -> bool:
        return bool(hand.layout.wagers)

    def open(self, hand: BankedHand) -> Events:
        paid = hand.layout.collected.copy()
        for fee in _owed(hand):
            # A player left short by a ruling that took or found chips pays all they have.
            amount = min(fee.amount, hand.chips[fee.seat])
            # After a misdeal nobody pays a second time.
            if amount and (fee.spot, fee.seat) not in paid:
                yield replace(fee, amount=amount)


def _owed(hand: BankedHand) -> Iterator[CollectionTaken]:
    """The fees owed for this hand by the bank, the cover behind it, and every wager."""
    lay, fees = hand.layout, hand.game.banking.collection
    bank, *behind = lay.covers
    yield CollectionTaken(seat=bank.player, amount=fees.bank, cite="fee.bank")
    # The cover behind owes a fee only if the bank's money falls short.
    if behind and sum(wager.amount for wager in lay.wagers) > bank.posted:
        yield CollectionTaken(seat=behind[0].player, amount=fees.behind, cite="fee.behind")
    for wager in lay.wagers:
        amount = fees.due(wager.amount)
        yield CollectionTaken(seat=wager.player, amount=amount, spot=wager.hand)
