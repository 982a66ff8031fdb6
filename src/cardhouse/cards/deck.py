"""Decks as data: one pack, a shoe of several, with jokers, or with cards taken out."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

import msgspec

from cardhouse.cards.card import JOKER, PACK, RANKS, SUITS, Card, CardError
from cardhouse.cards.text import card_words

PACKS_MAX: Final = 8


class Deck(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The deck of a game: 52 cards, 53 with a joker, a shoe, or pan's 320."""

    packs: int = 1
    """The number of packs."""
    jokers: int = 0
    """Jokers in each pack."""
    without: str = ""
    """Ranks left out of each pack: "89T" for pan."""
    without_suits: str = ""
    """Suits left out of each pack: "cd" leaves hearts and spades, for a game cut down to study."""
    spade_sets_removed: int = 0
    """Packs stripped of all their spades, which makes pan slower to pay (TOM-PAN-03)."""

    def __post_init__(self) -> None:
        """Refuse a deck that no house can put on a table."""
        if not 1 <= self.packs <= PACKS_MAX:
            raise ValueError(f"packs must be 1 to {PACKS_MAX}, not {self.packs}")
        if not 0 <= self.jokers <= 1:
            raise ValueError(f"jokers must be 0 or 1 to a pack, not {self.jokers}")
        if not set(self.without) < set(RANKS) or len(set(self.without)) != len(self.without):
            raise ValueError(f"without must be some of {RANKS}, each once, not {self.without!r}")
        out = self.without_suits
        if not set(out) < set(SUITS) or len(set(out)) != len(out):
            raise ValueError(f"without_suits must be some of {SUITS}, each once, not {out!r}")
        if not 0 <= self.spade_sets_removed <= self.packs:
            raise ValueError(
                f"spade_sets_removed must be 0 to {self.packs} (the packs), "
                f"not {self.spade_sets_removed}"
            )

    def cards(self) -> tuple[Card, ...]:
        """Every card, pack by pack, in the order of a new pack: clubs to spades, two to ace."""
        return _cards(self)


@cache
def _cards(deck: Deck) -> tuple[Card, ...]:
    out = (*deck.without, *deck.without_suits)
    pack = [card for card in PACK if card[0] not in out and card[1] not in out]
    spadeless = [card for card in pack if card[1] != "s"]
    jokers = [JOKER] * deck.jokers
    whole = deck.packs - deck.spade_sets_removed
    return (*(pack + jokers) * whole, *(spadeless + jokers) * deck.spade_sets_removed)


def stacked(deck_cards: Sequence[Card], top: Iterable[Card]) -> tuple[Card, ...]:
    """Put the named cards on top, the first named first, and leave the rest in order."""
    top = tuple(top)
    have = Counter(deck_cards)
    wanted = Counter(top)
    for card, times in wanted.items():
        if times > have[card]:
            raise CardError(
                f"{card} ({card_words(card)}) is wanted {times} times, "
                f"and the deck has it {have[card]} times"
            )
    below = []
    for card in deck_cards:
        if wanted[card]:
            wanted[card] -= 1
        else:
            below.append(card)
    return (*top, *below)
