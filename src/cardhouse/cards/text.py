"""Cards as people write them: generous reading, one way of writing."""

import re
from collections.abc import Iterable
from sys import intern
from typing import Final

from cardhouse.cards.card import HIDDEN, JOKER, PACK, Card, CardError

_NEXT: Final = re.compile(r"\s*(?:(10|[2-9TJQKA])([CDHS])|(JO)|(\?\?))", re.IGNORECASE)
_EXPECTED: Final = (
    "a card is a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s), like As or Td; "
    "Jo is the joker, ?? a hidden card"
)
_QUOTED_CHARACTERS_MAX: Final = 12

RANK_WORDS: Final = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "jack", "queen", "king", "ace",
)  # fmt: skip
SUIT_WORDS: Final = ("clubs", "diamonds", "hearts", "spades")
SUIT_SIGNS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_WORDS: Final[dict[Card, str]] = {
    **{card: f"{RANK_WORDS[i % 13]} of {SUIT_WORDS[i // 13]}" for i, card in enumerate(PACK)},
    JOKER: "joker",
    HIDDEN: "hidden card",
}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards written with or without gaps: "As Kd Jo", "AsKdJo", "as, 10h"."""
    cards: list[Card] = []
    left = text.replace(",", " ").rstrip()
    at = 0
    while at < len(left):
        found = _NEXT.match(left, at)
        if found is None:
            bad = left[at:].split(maxsplit=1)[0]
            raise CardError(f"{_shortened(bad)!r} is not a card: {_EXPECTED}")
        cards.append(_card(found))
        at = found.end()
    return tuple(cards)


def parse_card(text: str) -> Card:
    """Read exactly one card."""
    cards = parse_cards(text)
    if len(cards) != 1:
        quoted = _shortened(text.strip())
        raise CardError(f"{quoted!r} is {len(cards)} cards, one is expected: {_EXPECTED}")
    return cards[0]


def show_cards(cards: Iterable[Card]) -> str:
    """Write cards with a gap between them: "As Kd"."""
    return " ".join(cards)


def card_words(card: Card) -> str:
    """Say a card as people do: "ace of spades"."""
    return _WORDS[card]


def distinct(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards, or refuse a face that appears twice; hidden cards may repeat."""
    seen: set[Card] = set()
    kept = tuple(cards)
    for card in kept:
        if card in seen:
            raise CardError(f"{card} ({card_words(card)}) is there twice; one pack has it once")
        if card != HIDDEN:
            seen.add(card)
    return kept


def _card(found: re.Match[str]) -> Card:
    rank, suit, joker, _ = found.groups()
    if rank is None:
        return HIDDEN if joker is None else JOKER
    return Card(intern(("T" if rank == "10" else rank.upper()) + suit.lower()))


def _shortened(text: str) -> str:
    if len(text) <= _QUOTED_CHARACTERS_MAX:
        return text
    return text[:_QUOTED_CHARACTERS_MAX] + "…"
