"""A card is its text: rank then suit ("As"), "Jo" for a joker, "??" for a card nobody may see."""

from sys import intern
from typing import Final, NewType

Card = NewType("Card", str)

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"

JOKER: Final = Card(intern("Jo"))
HIDDEN: Final = Card(intern("??"))

# A pack without its joker, suit by suit, lowest rank first. The strings are interned, so that
# comparing two cards is mostly comparing two addresses.
PACK: Final = tuple(Card(intern(rank + suit)) for suit in SUITS for rank in RANKS)

# Rank 0 (two) to 12 (ace) and suit 0 (clubs) to 3 (spades). A joker and a hidden card have neither.
RANK: Final[dict[Card, int]] = {card: RANKS.index(card[0]) for card in PACK}
SUIT: Final[dict[Card, int]] = {card: SUITS.index(card[1]) for card in PACK}


class CardError(ValueError):
    """Impossible cards: text that names none, a card named twice, a card not in the deck."""
