"""Cards and decks: the vocabulary of every other package."""

from cardhouse.cards.card import HIDDEN, JOKER, PACK, RANK, RANKS, SUIT, SUITS, Card, CardError
from cardhouse.cards.deck import PACKS_MAX, Deck, stacked
from cardhouse.cards.text import (
    RANK_WORDS,
    SUIT_SIGNS,
    SUIT_WORDS,
    card_words,
    distinct,
    parse_card,
    parse_cards,
    show_cards,
)

__all__ = [
    "HIDDEN",
    "JOKER",
    "PACK",
    "PACKS_MAX",
    "RANK",
    "RANKS",
    "RANK_WORDS",
    "SUIT",
    "SUITS",
    "SUIT_SIGNS",
    "SUIT_WORDS",
    "Card",
    "CardError",
    "Deck",
    "card_words",
    "distinct",
    "parse_card",
    "parse_cards",
    "show_cards",
    "stacked",
]
