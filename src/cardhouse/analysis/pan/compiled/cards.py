"""Pan's cards as numbers: four times the rank, ace lowest, and the suit."""

from collections.abc import Iterable
from typing import Final

from cardhouse.analysis.kernel.jit import merged
from cardhouse.cards import SUITS, Card
from cardhouse.ranking.melds import FREE, HIGH, INDEX, LOW, ORDER, VALLE

RANKS: Final = len(ORDER)
KINDS: Final = RANKS * len(SUITS)
NO_CARD: Final = -1
SPADES: Final = SUITS.index("s")

CARDS: Final = tuple(Card(rank + suit) for rank in ORDER for suit in SUITS)
NUMBER: Final = {card: number for number, card in enumerate(CARDS)}


def _bits(ranks: Iterable[str]) -> int:
    return sum(1 << INDEX[rank] - 1 for rank in ranks)


# Ranks as bits, the ace first.
LOW_BITS: Final = _bits(LOW)
HIGH_BITS: Final = _bits(HIGH)
VALLE_BITS: Final = _bits(VALLE)
FREE_BITS: Final = _bits(FREE)

# Each rank's place among the letters of a card, by which the engine sorts a hand.
PLACE: Final = tuple(sorted(ORDER).index(rank) for rank in ORDER)


@merged
def by_letters(card: int) -> int:
    """A card's place in a hand sorted by its letters."""
    return PLACE[card >> 2] << 2 | card & 3
