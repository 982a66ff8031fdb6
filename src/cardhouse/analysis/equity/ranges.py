"""Ranges of hold'em hands as players write them: QQ+, AKs, T9o, A5s-A2s, AsKs, random."""

import re
from collections.abc import Iterator
from itertools import combinations, product
from typing import Final

from cardhouse.cards import PACK, RANKS, SUITS, Card, CardError, parse_cards

Two = tuple[Card, Card]

_KIND: Final = re.compile(r"([2-9TJQKA])([2-9TJQKA])([so]?)", re.IGNORECASE)
_EXPECTED: Final = "a range is like QQ+, 99-77, AKs, KTo+, A5s-A2s or AsKs, with commas between"


def is_range(text: str) -> bool:
    """True if a hand is written as a range and not as cards."""
    return any(_kind(part.strip().rstrip("+").partition("-")[0]) for part in text.split(","))


def parse_range(text: str) -> tuple[Two, ...]:
    """All hands of a range, each once."""
    hands: dict[frozenset[Card], Two] = {}
    for part in text.split(","):
        for hand in _part(part.strip()):
            hands.setdefault(frozenset(hand), hand)
    return tuple(hands.values())


def _part(text: str) -> Iterator[Two]:
    low, dash, high = text.partition("-")
    if dash:
        yield from _between(text, low, high)
    elif text.endswith("+"):
        yield from _upward(text)
    elif kind := _kind(text):
        yield from _hands(*kind)
    else:
        yield _cards(text)


def _cards(text: str) -> Two:
    try:
        cards = parse_cards(text)
    except CardError:
        cards = ()
    if len(set(cards)) != 2 or not set(cards) <= set(PACK):
        raise CardError(f"{text!r} is no part of a range: {_EXPECTED}")
    return cards[0], cards[1]


def _kind(text: str) -> tuple[int, int, str] | None:
    """Two ranks, the higher first, and suited (s), offsuit (o), or both."""
    found = _KIND.fullmatch(text)
    if found is None:
        return None
    first, second = sorted((RANKS.index(rank.upper()) for rank in found.groups()[:2]), reverse=True)
    suits = found[3].lower()
    return None if first == second and suits else (first, second, suits)


def _upward(text: str) -> Iterator[Two]:
    """QQ+ is queens and every higher pair, KTs+ is KTs, KJs and KQs."""
    kind = _kind(text[:-1])
    if kind is None:
        raise CardError(f"{text!r} is no part of a range: {_EXPECTED}")
    high, low, suits = kind
    if high == low:
        for rank in range(low, len(RANKS)):
            yield from _hands(rank, rank, suits)
    else:
        for rank in range(low, high):
            yield from _hands(high, rank, suits)


def _between(text: str, one: str, other: str) -> Iterator[Two]:
    """99-77 is three pairs, A5s-A2s four hands with the same first card."""
    first, last = _kind(one.strip()), _kind(other.strip())
    if first is None or last is None or first[2] != last[2]:
        raise CardError(f"{text!r} is no part of a range: {_EXPECTED}")
    pairs = first[0] == first[1] and last[0] == last[1]
    if not pairs and (first[0] != last[0] or first[0] == first[1] or last[0] == last[1]):
        raise CardError(f"{text!r} is no part of a range: its ends must share the higher card")
    low, high = sorted((first[1], last[1]))
    for rank in range(low, high + 1):
        yield from _hands(rank if pairs else first[0], rank, first[2])


def _hands(high: int, low: int, suits: str) -> Iterator[Two]:
    if high == low:
        for one, other in combinations(reversed(SUITS), 2):
            yield _card(high, one), _card(low, other)
        return
    for one, other in product(reversed(SUITS), repeat=2):
        if suits != ("o" if one == other else "s"):
            yield _card(high, one), _card(low, other)


def _card(rank: int, suit: str) -> Card:
    return Card(RANKS[rank] + suit)
