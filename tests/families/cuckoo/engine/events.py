"""The events of a cuckoo table."""

from typing import Self

from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.piles import draw, take
from cardhouse.ledger import POT, Transfer
from tests.families.cuckoo.engine.hand import CuckooHand, Going


class Anted(Event[CuckooHand], frozen=True, kw_only=True, tag="cuckoo-anted"):
    """A player put up an ante."""

    seat: int
    amount: int
    cite: str = "cuckoo.ante"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(self.seat, POT, self.amount, self.cite),)

    def change(self, hand: CuckooHand) -> None:
        hand.paid[self.seat] += self.amount


class RoundOpened(Event[CuckooHand], frozen=True, kw_only=True, tag="cuckoo-opened"):
    """Each player in this order keeps their card or exchanges it."""

    order: tuple[int, ...]
    cite: str = "cuckoo.round"

    def change(self, hand: CuckooHand) -> None:
        hand.at = Going(list(self.order))


class Kept(Event[CuckooHand], frozen=True, kw_only=True, tag="cuckoo-kept"):
    """A player keeps their card."""

    seat: int
    cite: str = "cuckoo.round"

    def change(self, hand: CuckooHand) -> None:
        Going.of(hand).leave(self.seat)


class Exchanged(Event[CuckooHand], frozen=True, kw_only=True, tag="cuckoo-exchanged"):
    """Two neighbours exchanged their cards; nobody else saw them."""

    seat: int
    other: int
    gave: Card
    got: Card
    cite: str = "cuckoo.exchange"

    def change(self, hand: CuckooHand) -> None:
        gave = take(hand.down[self.seat], (self.gave,))
        hand.down[self.seat] += take(hand.down[self.other], (self.got,))
        hand.down[self.other] += gave
        hand.exchanges += 1
        Going.of(hand).leave(self.seat)

    def seen(self, viewer: int) -> Self:
        if viewer in (self.seat, self.other):
            return self
        return replace(self, gave=HIDDEN, got=HIDDEN)


class DeckCut(Event[CuckooHand], frozen=True, kw_only=True, tag="cuckoo-cut"):
    """The dealer exchanged their card with the top of the deck."""

    seat: int
    gave: Card
    got: Card
    cite: str = "cuckoo.dealer"

    def change(self, hand: CuckooHand) -> None:
        hand.muck += take(hand.down[self.seat], (self.gave,))
        hand.down[self.seat] += draw(hand.stock, (self.got,))
        hand.exchanges += 1
        Going.of(hand).leave(self.seat)

    def seen(self, viewer: int) -> Self:
        return self if viewer == self.seat else replace(self, gave=HIDDEN, got=HIDDEN)


class CardSeen(Event[CuckooHand], frozen=True, kw_only=True, tag="cuckoo-seen"):
    """A card was turned up: it stays where it is."""

    seat: int
    card: Card
    cite: str = "cuckoo.king"

    def change(self, hand: CuckooHand) -> None:
        hand.up[self.seat] += take(hand.down[self.seat], (self.card,))
        Going.of(hand).leave(self.seat)


class TurnedUp(Event[CuckooHand], frozen=True, kw_only=True, tag="cuckoo-turned-up"):
    """All cards are turned up."""

    cards: dict[int, Card]
    cite: str = "cuckoo.highest"

    def change(self, hand: CuckooHand) -> None:
        for seat, card in self.cards.items():
            hand.up[seat] += take(hand.down[seat], (card,))


class AntesWon(Event[CuckooHand], frozen=True, kw_only=True, tag="cuckoo-won"):
    """A player with the highest card takes the antes, or a share of them."""

    seat: int
    amount: int
    cite: str = "cuckoo.highest"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(POT, self.seat, self.amount, self.cite),)
