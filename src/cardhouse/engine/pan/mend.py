"""Hands with a wrong number of cards, and wrong spreads: their repair, and fouled hands."""

from typing import Any, Final, Self

from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.asks import Arrangement, Ask, Cards
from cardhouse.engine.core.commands import CHANCE, Arrange, Pick
from cardhouse.engine.core.events import Arranged, Event
from cardhouse.engine.core.piles import draw, take
from cardhouse.engine.core.step import Events
from cardhouse.engine.core.stock import unseen
from cardhouse.engine.pan.events import leave
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.layout import Owed
from cardhouse.engine.pan.spreads import Turn
from cardhouse.ledger import Transfer
from cardhouse.ranking.melds import Meld

# Cite keys for cards served or withdrawn by chance, in any step.
MENDED: Final = frozenset({"deck", "hand.short", "hand.short.two", "hand.over", "hand.over.two"})


class HandToMend(Event[PanHand], frozen=True, kw_only=True, tag="hand-to-mend"):
    """A hand gets this many cards from the deck or, below zero, gives them up."""

    seat: int
    cards: int
    cite: str

    def change(self, hand: PanHand) -> None:
        hand.spreads.owed.append(Owed(self.seat, self.cards, self.cite))


class CardsServed(Event[PanHand], frozen=True, kw_only=True, tag="cards-served"):
    """The dealer served a short hand from the top of the deck."""

    seat: int
    cards: tuple[Card, ...]
    cite: str

    def change(self, hand: PanHand) -> None:
        hand.down[self.seat] += draw(hand.stock, self.cards)
        hand.spreads.owed.pop(0)

    def seen(self, viewer: int) -> Self:
        return self if viewer == self.seat else replace(self, cards=(HIDDEN,) * len(self.cards))


class CardsWithdrawn(Event[PanHand], frozen=True, kw_only=True, tag="cards-withdrawn"):
    """The dealer took cards unseen out of a hand and laid them with those of retired players."""

    seat: int
    cards: tuple[Card, ...]
    cite: str

    def change(self, hand: PanHand) -> None:
        hand.eliminated += take(hand.down[self.seat], self.cards)
        hand.spreads.owed.pop(0)

    def seen(self, viewer: int) -> Self:
        return self if viewer == self.seat else replace(self, cards=(HIDDEN,) * len(self.cards))


class HandDead(Event[PanHand], frozen=True, kw_only=True, tag="hand-dead"):
    """A hand is out without paying or collecting; its cards are laid aside."""

    seat: int
    cite: str = "hand.dead"

    def change(self, hand: PanHand) -> None:
        if isinstance(hand.at, Turn) and self.seat in hand.at.window:
            hand.at.window.remove(self.seat)
        leave(hand, self.seat)


class PlayerFouled(Event[PanHand], frozen=True, kw_only=True, tag="player-fouled"):
    """A hand and its spreads are laid aside; its player goes on paying the others."""

    seat: int
    cite: str

    def change(self, hand: PanHand) -> None:
        lay, at = hand.spreads, hand.at
        if isinstance(at, Turn):
            if at.seat == self.seat:
                hand.eliminated += hand.drawn
                hand.drawn.clear()
                # Nobody takes the discard of the player before.
                lay.fresh = 0
            elif self.seat in at.window:
                at.window.remove(self.seat)
        leave(hand, self.seat)
        lay.fouled.append(self.seat)
        lay.collected.pop(self.seat, None)
        lay.wrong.pop(self.seat, None)
        if lay.demanded is not None and lay.demanded[0] == self.seat:
            lay.demanded = None


class GivenBack(Event[PanHand], frozen=True, kw_only=True, tag="given-back"):
    """Collected chips went back to their payers, as far as the chips went."""

    seat: int
    shares: dict[int, int]
    cite: str

    def transfers(self) -> tuple[Transfer, ...]:
        return tuple(
            Transfer(self.seat, payer, amount, self.cite) for payer, amount in self.shares.items()
        )

    def change(self, hand: PanHand) -> None:
        book = hand.spreads.collected.get(self.seat, {})
        for payer, amount in self.shares.items():
            book[payer] -= amount


class SpreadDemanded(Event[PanHand], frozen=True, kw_only=True, tag="spread-demanded"):
    """A player demands that a wrong spread be made valid, and its owner can do it."""

    seat: int
    meld: int
    cite: str = "spread.demand"

    def change(self, hand: PanHand) -> None:
        hand.spreads.demanded = (self.seat, self.meld)


class SpreadTakenBack(Event[PanHand], frozen=True, kw_only=True, tag="spread-taken-back"):
    """A wrong spread went back into the hand; the card of this turn lies in the middle again."""

    seat: int
    meld: int
    melds: tuple[Meld, ...]
    cards: tuple[Card, ...]
    # The card of this turn, if it was among them.
    drawn: tuple[Card, ...] = ()
    cite: str = "spread.back"

    def change(self, hand: PanHand) -> None:
        lay = hand.spreads
        lay.melds[self.seat] = list(self.melds)
        lay.wrong.pop(self.seat, None)
        hand.up[self.seat] = [card for meld in self.melds for card in meld.cards]
        hand.down[self.seat] += self.cards
        hand.drawn += self.drawn
        at = Turn.of(hand)
        at.went = 0
        at.laid = [n - (n > self.meld) for n in at.laid if n != self.meld]


def to_mend(hand: PanHand) -> tuple[Ask, ...]:
    """The decision chance has to make before play goes on."""
    owed = hand.spreads.owed[0]
    if owed.cards < 0:
        held = tuple(hand.down[owed.seat])
        return (Ask(CHANCE, {Pick: Cards(cards=held, least=-owed.cards, most=-owed.cards)}),)
    least = min(owed.cards, hand.stock.count(HIDDEN))
    return (Ask(CHANCE, {Arrange: Arrangement(cards=unseen(hand), least=least)}),)


def mended(hand: PanHand, command: Any) -> Events:
    """Serve or withdraw the cards decided by chance."""
    owed = hand.spreads.owed[0]
    if isinstance(command, Pick):
        yield CardsWithdrawn(seat=owed.seat, cards=command.cards, cite=owed.cite)
        return
    if command.cards:
        yield Arranged(cards=command.cards)
    cards = tuple(hand.stock[: owed.cards])
    yield CardsServed(seat=owed.seat, cards=cards, cite=owed.cite)
