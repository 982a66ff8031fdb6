"""Steps that only rulings put into a script: repairs made once the betting is complete."""

from cardhouse.cards import Card
from cardhouse.engine.core.asks import Ask, Cards
from cardhouse.engine.core.commands import CHANCE, Arrange, Pick
from cardhouse.engine.core.events import Arranged, CardsMoved, Shuffled
from cardhouse.engine.core.piles import down
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.deal import laid_to_burn, to_arrange
from cardhouse.engine.pot.hand import PotHand


class Restock(Step[PotHand], frozen=True, tag="restock"):
    """Shuffle cards that were laid aside back into the stock; burns and discards stay out."""

    cards: tuple[Card, ...]
    cite: str

    def needed(self, hand: PotHand) -> bool:
        return len(hand.live) > 1

    def open(self, hand: PotHand) -> Events:
        yield CardsMoved(
            cards=self.cards, source="aside", target="stock", public=True, cite=self.cite
        )
        yield Shuffled(cite=self.cite)


class TakeOut(Step[PotHand], frozen=True, tag="take-out"):
    """Eliminate a card for each player who was not served early: a whole street is out of play."""

    # Seats that got a card too early.
    seats: tuple[int, ...]
    cite: str

    def needed(self, hand: PotHand) -> bool:
        return len(hand.live) > 1

    def asks(self, hand: PotHand) -> tuple[Ask, ...]:
        return to_arrange(hand, self._count(hand))

    def answer(self, hand: PotHand, command: Arrange) -> Events:
        yield Arranged(cards=command.cards)

    def close(self, hand: PotHand) -> Events:
        if cards := tuple(hand.stock[: self._count(hand)]):
            yield CardsMoved(cards=cards, source="stock", target="eliminated", cite=self.cite)

    def _count(self, hand: PotHand) -> int:
        without = sum(seat not in self.seats for seat in hand.live)
        return min(without, len(hand.stock))


class TakeBack(Step[PotHand], frozen=True, tag="take-back"):
    """Take one of a seat's cards at random, unseen, and lay it on the stock as the next burn."""

    seat: int
    cards: int
    cite: str = "count.over"

    def asks(self, hand: PotHand) -> tuple[Ask, ...]:
        held = tuple(hand.down[self.seat])
        if len(held) <= self.cards:
            return ()
        return (Ask(CHANCE, {Pick: Cards(cards=held, least=1, most=1)}),)

    def answer(self, hand: PotHand, command: Pick) -> Events:
        place = down(self.seat)
        yield CardsMoved(
            cards=command.cards, source=place, target="stock", on_top=True, cite=self.cite
        )
        yield from laid_to_burn(hand, self.cite)
