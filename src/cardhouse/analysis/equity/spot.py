"""A spot: the players' hands and the cards still to come, as the kernels deal it.

The unknown part is a list of *slots*. A slot takes one of its *items* (a card of the stub, or one
of the hands of a range) for a player or for the board. The odds are worked out by going through all
items of all slots, or by picking them at random; both read the same lists.
"""

from collections.abc import Iterator, Sequence
from math import comb, prod
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.evaluate.tables import Tables

Hand = tuple[int, ...]

PLAYERS_MAX: Final = 10


class Holding(NamedTuple):
    """A player's known cards: one hand, or one of several; and the number of cards due."""

    hands: tuple[Hand, ...]
    due: int = 0


class Spot(NamedTuple):
    """The players, the board, its cards still to come, and the stub they come from."""

    holdings: tuple[Holding, ...]
    board: Hand
    board_due: int
    stub: Hand
    """All cards outside the fixed hands, the board and the dead cards."""

    def deals(self) -> int:
        """The number of ways the rest can come, ignoring collisions between ranges."""
        left = len(self.stub) - sum(len(h.hands[0]) for h in self.holdings if len(h.hands) > 1)
        ways = prod(len(holding.hands) for holding in self.holdings)
        for due in (*(holding.due for holding in self.holdings), self.board_due):
            ways *= comb(left, due)
            left -= due
        return ways


def hands_together(
    holdings: Sequence[Holding], taken: frozenset[int] = frozenset()
) -> Iterator[tuple[Hand, ...]]:
    """Every way for all players to have one of their hands at once."""
    if not holdings:
        yield ()
        return
    for hand in holdings[0].hands:
        if taken.isdisjoint(hand):
            for others in hands_together(holdings[1:], taken.union(hand)):
                yield (hand, *others)


def every_spot(spot: Spot) -> Iterator[Spot]:
    """The spots behind one with ranges, each with fixed hands."""
    for hands in hands_together(spot.holdings):
        held = {card for hand in hands for card in hand}
        certain = zip(spot.holdings, hands, strict=True)
        yield spot._replace(
            holdings=tuple(holding._replace(hands=(hand,)) for holding, hand in certain),
            stub=tuple(card for card in spot.stub if card not in held),
        )


class Slots(NamedTuple):
    """The slots of a spot, hands of ranges first, and all their items in one list."""

    first: NDArray[np.int64]
    last: NDArray[np.int64]
    """The start and end of a slot's items."""
    owner: NDArray[np.int64]
    """The player's number from 0 up; the number of players for the board."""
    climbs: NDArray[np.bool_]
    """True if it goes on from the position of the slot before it: cards that come together."""
    whole: NDArray[np.bool_]
    """True if its items are whole hands: a collision with another voids the deal."""
    cards: NDArray[np.uint64]
    """The cards of an item, a bit each."""
    code: NDArray[np.uint64]
    suited: NDArray[np.uint64]
    """An item's addition to the sums of its owner."""


class Start(NamedTuple):
    """The sums before the first slot is filled: for each player, then the board."""

    code: NDArray[np.uint64]
    suited: NDArray[np.uint64]


def start(spot: Spot, tables: Tables) -> Start:
    """The sums over the known cards."""
    known = [h.hands[0] if len(h.hands) == 1 else () for h in spot.holdings]
    sums = [_sums(cards, tables) for cards in (*known, spot.board)]
    code, suited = zip(*sums, strict=True)
    return Start(np.array(code, dtype=np.uint64), np.array(suited, dtype=np.uint64))


def slots(spot: Spot, tables: Tables) -> Slots:
    """The open slots of a spot."""
    items: list[Hand] = []
    lines: list[tuple[int, int, int, bool, bool]] = []
    for player, holding in enumerate(spot.holdings):
        if len(holding.hands) > 1:
            items += holding.hands
            lines.append((len(items) - len(holding.hands), len(items), player, False, True))
    at = len(items)
    items += [(card,) for card in spot.stub]
    for owner, due in enumerate((*(holding.due for holding in spot.holdings), spot.board_due)):
        lines += [(at, len(items), owner, number > 0, False) for number in range(due)]
    first, last, owners, climbs, whole = zip(*lines, strict=True) if lines else ((),) * 5
    sums = [_sums(cards, tables) for cards in items]
    return Slots(
        np.array(first, dtype=np.int64),
        np.array(last, dtype=np.int64),
        np.array(owners, dtype=np.int64),
        np.array(climbs, dtype=np.bool_),
        np.array(whole, dtype=np.bool_),
        np.array([sum(1 << card for card in cards) for cards in items], dtype=np.uint64),
        np.array([code for code, _ in sums], dtype=np.uint64),
        np.array([suited for _, suited in sums], dtype=np.uint64),
    )


def _sums(cards: Hand, tables: Tables) -> tuple[int, int]:
    code = sum(int(tables.code[card]) for card in cards)
    suited = sum(int(tables.suited[card]) for card in cards)
    return code & (1 << 64) - 1, suited & (1 << 64) - 1
