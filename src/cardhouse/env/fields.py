"""The layout of an observation: named fields of numbers, one after another."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from cardhouse.cards import JOKER, PACK, PACKS_MAX, RANK, RANKS, SUIT, Card

Numbers = NDArray[np.float32]

# Every card's place in a field of cards: a pack in its order, then the joker. Backs have none.
CARD: Final[Mapping[Card, int]] = {card: place for place, card in enumerate((*PACK, JOKER))}
CARDS: Final = len(CARD)
# The same in a field of ranks, for games in which suits mean nothing.
RANK_OF: Final[Mapping[Card, int]] = {**RANK, JOKER: len(RANKS)}
RANKED: Final = len(RANKS) + 1


# The most bets that are told, the most packs in a shoe, and the most cards in one place.
MONEY: Final = 1_000_000
PACKS: Final = PACKS_MAX
PILE: Final = 52


class Field(Struct, frozen=True):
    """A run of numbers with one meaning."""

    name: str
    size: int
    meaning: str
    # None of the numbers is below 0 or above this; more is told as this.
    most: int = 1


class Sight(Protocol):
    """Writes the part of a view that it knows into its own part of an observation."""

    fields: tuple[Field, ...]

    def write(self, view: Any, into: Numbers, bet: int) -> None:
        """Fill the fields from a view; `into` begins at the first of them and is all zeros."""
        ...


class Places:
    """The seats and spots of a table as one seat counts them: its own first, then clockwise."""

    def __init__(self, taken: Iterable[int], spots: int) -> None:
        self.taken = tuple(sorted(taken))
        self.seats = len(self.taken)
        # The spots of a banked table are numbered like its seats, taken or not.
        self.spots = spots
        self._around = {
            viewer: {seat: (place - mine) % self.seats for place, seat in enumerate(self.taken)}
            for mine, viewer in enumerate(self.taken)
        }

    def around(self, viewer: int) -> Mapping[int, int]:
        """Each seat's place as seen from one of them."""
        return self._around[viewer]

    def spot(self, viewer: int, spot: int) -> int:
        """A spot's place as seen from a seat."""
        return (spot - viewer) % self.spots


def starts(fields: Iterable[Field]) -> dict[str, int]:
    """The number at which each field begins."""
    found, at = {}, 0
    for field in fields:
        found[field.name] = at
        at += field.size
    return found


def size(fields: Iterable[Field]) -> int:
    """The count of all numbers."""
    return sum(field.size for field in fields)


def mosts(fields: Iterable[Field]) -> Numbers:
    """The most that each number may be."""
    return np.concatenate([np.full(each.size, each.most, dtype=np.float32) for each in fields])


def write_cards(into: Numbers, at: int, cards: Iterable[Card]) -> None:
    """Count cards into a field; backs count nothing."""
    for card in cards:
        place = CARD.get(card)
        if place is not None:
            into[at + place] += 1


def write_places(into: Numbers, at: int, cards: Iterable[Card]) -> None:
    """Write cards one after another, a field of cards for each."""
    for place, card in enumerate(cards):
        into[at + place * CARDS + CARD[card]] = 1


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Known cards from the lowest to the highest, a joker last: the places that actions name."""
    known = [card for card in cards if card in CARD]
    return tuple(sorted(known, key=_order))


def _order(card: Card) -> tuple[int, int]:
    return (len(RANKS), 0) if card == JOKER else (RANK[card], SUIT[card])
