"""Events in the deal of a game for a pot."""

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.piles import draw, take, unexpose
from cardhouse.engine.pot.hand import PotHand


class Scrambled(Event[PotHand], frozen=True, tag="scrambled"):
    """The rest of the stock, the burns and the cards out of play were mixed and cut."""

    cite: str = "last.scramble"

    def change(self, hand: PotHand) -> None:
        pool = (*hand.stock, *hand.burns, *hand.eliminated)
        unexpose(hand, pool)
        hand.stock[:] = [HIDDEN] * len(pool)
        hand.burns.clear()
        hand.eliminated.clear()


class BoardDealt(Event[PotHand], frozen=True, kw_only=True, tag="board-dealt"):
    """Board cards turned face up together."""

    cards: tuple[Card, ...]
    cite: str = "deal.board"

    def change(self, hand: PotHand) -> None:
        hand.board += draw(hand.stock, self.cards)


class ScrapFound(Event[PotHand], frozen=True, kw_only=True, tag="scrap-found"):
    """A card that counts for nothing came off the stock and was laid aside."""

    card: Card
    seat: int = 0
    cite: str = "scrap"

    def change(self, hand: PotHand) -> None:
        hand.aside += take(hand.stock, (self.card,))
        if self.card in hand.scraps:
            hand.scraps.remove(self.card)


class ScrapMarked(Event[PotHand], frozen=True, kw_only=True, tag="scrap-marked"):
    """A card in the stock is known to be a scrap of paper: it counts for nothing."""

    card: Card
    cite: str = "scrap"

    def change(self, hand: PotHand) -> None:
        hand.scraps.append(self.card)


class Misdealt(Event[PotHand], frozen=True, tag="misdealt"):
    """Misdeal: all cards came back into the deck, which was shuffled and cut."""

    cite: str = "misdeal"

    def change(self, hand: PotHand) -> None:
        hand.gather()
        hand.live[:] = [seat for seat in hand.seats if seat not in hand.left_out]
